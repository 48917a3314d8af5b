/// A growing list of slots that a record owns: the rows of a list, the buttons of an edge. A value
/// without an allocator of its own, so that it fits into a record; whoever stores it frees it.
public struct SlotArray: BitwiseCopyable {
  private var base: UnsafeMutablePointer<Int32>?
  public private(set) var count: Int32 = 0
  private var capacity: Int32 = 0

  public init() { base = nil }

  public subscript(index: Int) -> Int {
    precondition(index >= 0 && index < Int(count))
    return Int(base.unsafelyUnwrapped[index])
  }

  public mutating func reserveOneMore(_ allocator: Allocator) -> Bool {
    if count < capacity { return true }
    let wanted = capacity < 2 ? 2 : Int(capacity) &* 2
    guard let block = allocator.allocate(byteCount: wanted &* 4) else { return false }
    let fresh = block.bindMemory(to: Int32.self, capacity: wanted)
    if let base { fresh.update(from: base, count: Int(count)) }
    free(allocator)
    base = fresh
    capacity = Int32(truncatingIfNeeded: wanted)
    return true
  }

  /// Appends within the capacity. The caller has reserved.
  public mutating func append(_ slot: Int) {
    precondition(count < capacity)
    base.unsafelyUnwrapped[Int(count)] = Int32(truncatingIfNeeded: slot)
    count &+= 1
  }

  /// Removes the entry at `index`, keeping the order. Cost: O(count - index).
  public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < Int(count))
    let elements = base.unsafelyUnwrapped
    var place = index
    while place &+ 1 < Int(count) {
      elements[place] = elements[place &+ 1]
      place &+= 1
    }
    count &-= 1
  }

  public func free(_ allocator: Allocator) {
    allocator.release(base, byteCount: Int(capacity) &* 4)
  }
}
