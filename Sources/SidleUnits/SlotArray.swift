/// A growing list of slots that a record owns: the rows of a list, the buttons of an edge. A value
/// without an allocator of its own, so that it fits into a record; whoever stores it frees it.
///
/// Up to two slots lie in the value itself, so that the usual row asks for no memory.
public struct SlotArray: BitwiseCopyable {
  /// The slots themselves, the first in the lower half, or the address of more of them.
  private var storage: UInt64 = 0
  public private(set) var count: Int32 = 0
  private var capacity = SlotArray.inlineCapacity

  public static var inlineCapacity: Int32 { 2 }

  public init() {}

  public subscript(index: Int) -> Int {
    precondition(index >= 0 && index < Int(count))
    if let base { return Int(base[index]) }
    return Int(Int32(truncatingIfNeeded: storage >> (UInt64(index) &* 32)))
  }

  public mutating func reserveOneMore(_ allocator: Allocator) -> Bool {
    if count < capacity { return true }
    let wanted = Int(capacity) &* 2
    guard let block = allocator.allocate(byteCount: wanted &* 4) else { return false }
    let fresh = block.bindMemory(to: Int32.self, capacity: wanted)
    for index in 0..<Int(count) { fresh[index] = Int32(truncatingIfNeeded: self[index]) }
    free(allocator)
    storage = UInt64(UInt(bitPattern: fresh))
    capacity = Int32(truncatingIfNeeded: wanted)
    return true
  }

  /// Appends within the capacity. The caller has reserved.
  public mutating func append(_ slot: Int) {
    precondition(count < capacity)
    count &+= 1
    put(slot, at: Int(count) &- 1)
  }

  /// Removes the entry at `index`, keeping the order. Cost: O(count - index).
  public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < Int(count))
    var place = index
    while place &+ 1 < Int(count) {
      put(self[place &+ 1], at: place)
      place &+= 1
    }
    count &-= 1
  }

  /// Removes the first entry that is `slot`; nothing when none is. Cost: O(count).
  public mutating func removeFirst(_ slot: Int) {
    for index in 0..<Int(count) where self[index] == slot {
      remove(at: index)
      return
    }
  }

  /// Puts a slot at `index`, before the one that is there, within the capacity. The caller has reserved.
  /// Cost: O(count - index).
  public mutating func insert(_ slot: Int, at index: Int) {
    precondition(index >= 0 && index <= Int(count))
    append(slot)
    move(from: Int(count) &- 1, to: index)
  }

  /// Takes the entry at one index to another; those in between move up or down by one. Cost: O(way).
  public mutating func move(from: Int, to: Int) {
    precondition(from >= 0 && from < Int(count) && to >= 0 && to < Int(count))
    let slot = self[from]
    var place = from
    while place != to {
      let next = place < to ? place &+ 1 : place &- 1
      put(self[next], at: place)
      place = next
    }
    put(slot, at: to)
  }

  public func free(_ allocator: Allocator) {
    allocator.release(base, byteCount: Int(capacity) &* 4)
  }

  /// Where the slots lie that have no place in the value.
  private var base: UnsafeMutablePointer<Int32>? {
    guard capacity > SlotArray.inlineCapacity else { return nil }
    return UnsafeMutablePointer(bitPattern: UInt(truncatingIfNeeded: storage))
  }

  private mutating func put(_ slot: Int, at index: Int) {
    let slot = Int32(truncatingIfNeeded: slot)
    if let base {
      base[index] = slot
      return
    }
    let shift = UInt64(index) &* 32
    storage &= ~(0xFFFF_FFFF << shift)
    storage |= UInt64(UInt32(bitPattern: slot)) << shift
  }
}
