/// Which slots have something to do, and when: a binary heap by time, then age.
///
/// Setting, moving and removing an entry costs O(log count), the first one is at hand, and slots
/// with nothing to do are not in it at all. The order of entries with equal time and age never
/// shows: ages are unique. An age is the place in the order of creation, counted modulo 2^32: of two, the
/// one that is less than half a round behind is the older.
public struct Agenda: ~Copyable {
  public struct Entry: BitwiseCopyable {
    public var time: Int64
    public var age: UInt32
    private var storedSlot: Int32

    public init(time: Int64, age: UInt32, slot: Int) {
      self.time = time
      self.age = age
      storedSlot = Int32(truncatingIfNeeded: slot)
    }

    public var slot: Int { Int(storedSlot) }

    public func comesBefore(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : Int32(bitPattern: age &- other.age) < 0
    }
  }

  private var heap: Buffer<Entry>
  /// Place in the heap by slot, -1 when the slot is not in it.
  private var places: Buffer<Int32>
  /// The time of what comes first; the end of time when there is nothing. Kept, because every step asks.
  public private(set) var firstTime = Int64.max

  public init(_ allocator: Allocator) {
    heap = Buffer(allocator)
    places = Buffer(allocator)
  }

  /// Makes room for all slots below `slotCount`; false without memory.
  public mutating func reserve(slotCount: Int) -> Bool {
    guard heap.grow(toHold: slotCount), places.grow(toHold: slotCount) else { return false }
    while places.count < slotCount { places.append(-1) }
    return true
  }

  public var count: Int { heap.count }

  /// What comes first.
  public var first: Entry? { heap.count > 0 ? heap[0] : nil }

  /// The slot of any entry, by a place from 0 to `count` - 1, in no order to rely on.
  public func slot(at place: Int) -> Int { heap[place].slot }

  public func contains(_ slot: Int) -> Bool { slot < places.count && places[slot] >= 0 }

  /// Enters a slot, or moves its entry. The caller has reserved.
  public mutating func set(_ slot: Int, time: Int64, age: UInt32) {
    let entry = Entry(time: time, age: age, slot: slot)
    let place = Int(places[slot])
    if place < 0 {
      heap.append(entry)
      rise(entry, from: heap.count &- 1)
    } else if entry.comesBefore(heap[place]) {
      rise(entry, from: place)
    } else {
      sink(entry, from: place)
    }
    firstTime = entries[0].time
  }

  /// Takes a slot out, if it is in. What fills its place comes from the bottom and mostly belongs
  /// there, so the gap goes down all the way first, at one comparison a level instead of two.
  public mutating func remove(_ slot: Int) {
    guard contains(slot) else { return }
    var gap = Int(places[slot])
    places[slot] = -1
    let end = heap.count &- 1
    let last = heap[end]
    heap.truncate(to: end)
    defer { firstTime = end > 0 ? entries[0].time : Int64.max }
    guard last.slot != slot else { return }
    while let child = firstChild(of: gap) {
      move(child, to: gap)
      gap = child
    }
    rise(last, from: gap)
  }

  // MARK: Steps

  // Places come from the heap itself and slots were reserved, so that nothing is checked here.
  private var entries: UnsafeMutablePointer<Entry> { heap.pointer.unsafelyUnwrapped }

  private mutating func put(_ entry: Entry, at place: Int) {
    entries[place] = entry
    places.pointer.unsafelyUnwrapped[entry.slot] = Int32(truncatingIfNeeded: place)
  }

  private mutating func move(_ from: Int, to place: Int) {
    entries[place] = entries[from]
    places.pointer.unsafelyUnwrapped[entries[from].slot] = Int32(truncatingIfNeeded: place)
  }

  /// The child of a place that comes first; nil at the bottom.
  private func firstChild(of place: Int) -> Int? {
    let child = 2 &* place &+ 1
    let other = child &+ 1
    guard other < heap.count else { return child < heap.count ? child : nil }
    return entries[other].comesBefore(entries[child]) ? other : child
  }

  private mutating func rise(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place &- 1) >> 1
      guard entry.comesBefore(entries[parent]) else { break }
      move(parent, to: place)
      place = parent
    }
    put(entry, at: place)
  }

  private mutating func sink(_ entry: Entry, from start: Int) {
    var place = start
    while let child = firstChild(of: place), entries[child].comesBefore(entry) {
      move(child, to: place)
      place = child
    }
    put(entry, at: place)
  }
}
