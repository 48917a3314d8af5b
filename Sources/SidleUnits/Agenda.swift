/// Which slots have something to do, and when: a binary heap by time, then age.
///
/// Setting, moving and removing an entry costs O(log count), the first one is at hand, and slots
/// with nothing to do are not in it at all. The order of entries with equal time and age never
/// shows: ages are unique.
public struct Agenda: ~Copyable {
  public struct Entry: BitwiseCopyable {
    public var time: Int64
    public var age: UInt64
    public var slot: Int

    public func comesBefore(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : age < other.age
    }
  }

  private var heap: Buffer<Entry>
  /// Place in the heap by slot, -1 when the slot is not in it.
  private var places: Buffer<Int32>

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

  public func contains(_ slot: Int) -> Bool { slot < places.count && places[slot] >= 0 }

  /// Enters a slot, or moves its entry. The caller has reserved.
  public mutating func set(_ slot: Int, time: Int64, age: UInt64) {
    let entry = Entry(time: time, age: age, slot: slot)
    var place = Int(places[slot])
    if place < 0 {
      place = heap.count
      heap.append(entry)
    }
    rise(entry, from: place)
    sink(entry, from: Int(places[slot]))
  }

  public mutating func remove(_ slot: Int) {
    guard contains(slot) else { return }
    let place = Int(places[slot])
    places[slot] = -1
    let last = heap[heap.count &- 1]
    heap.truncate(to: heap.count &- 1)
    guard last.slot != slot else { return }
    rise(last, from: place)
    sink(last, from: Int(places[last.slot]))
  }

  private mutating func put(_ entry: Entry, at place: Int) {
    heap[place] = entry
    places[entry.slot] = Int32(truncatingIfNeeded: place)
  }

  private mutating func rise(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place &- 1) / 2
      guard entry.comesBefore(heap[parent]) else { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(entry, at: place)
  }

  private mutating func sink(_ entry: Entry, from start: Int) {
    var place = start
    while true {
      var child = 2 &* place &+ 1
      guard child < heap.count else { break }
      if child &+ 1 < heap.count, heap[child &+ 1].comesBefore(heap[child]) { child &+= 1 }
      guard heap[child].comesBefore(entry) else { break }
      put(heap[child], at: place)
      place = child
    }
    put(entry, at: place)
  }
}
