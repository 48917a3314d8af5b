/// What an `InternTable` can hold.
public protocol Internable: BitwiseCopyable, Equatable {
  /// Adds everything that equality looks at.
  func hash(into hash: inout Hash64)
}

/// Equal values kept once, with a count of who uses each: settings that thousands of objects share.
///
/// A slot stays the same for as long as its value is used. Slots depend on the order of calls, so
/// they are no part of a fingerprint: hash the values.
public struct InternTable<Value: Internable>: ~Copyable {
  /// The value comes first, so that it lies where its entry does.
  @usableFromInline struct Entry: BitwiseCopyable {
    @usableFromInline var value: Value
    /// Users; 0 when the slot is free.
    var users: Int32
    var nextFree: Int32
  }

  @usableFromInline var entries: Buffer<Entry>
  private var index: NameIndex
  private var firstFree: Int32 = -1

  public init(_ allocator: Allocator) {
    entries = Buffer(allocator)
    index = NameIndex(allocator)
  }

  /// Makes sure that `take` succeeds once; false without memory.
  public mutating func reserveOneMore() -> Bool {
    guard index.reserveOneMore() else { return false }
    return firstFree >= 0 || entries.reserveOneMore()
  }

  /// Where an equal value is kept; nil when none is. Cost: one hash.
  public func slot(of value: Value) -> Int? {
    var probe = index.probe(InternTable.hash(value))
    while let slot = index.next(&probe) {
      if entries[slot].value == value { return slot }
    }
    return nil
  }

  /// Counts one more user of a value and tells its slot. The caller has reserved.
  public mutating func take(_ value: Value) -> Int {
    if let slot = slot(of: value) {
      entries[slot].users &+= 1
      return slot
    }
    let entry = Entry(value: value, users: 1, nextFree: -1)
    var slot = Int(firstFree)
    if slot >= 0 {
      firstFree = entries[slot].nextFree
      entries[slot] = entry
    } else {
      slot = entries.count
      entries.append(entry)
    }
    index.insert(InternTable.hash(value), slot: slot)
    return slot
  }

  /// Counts one more user of a slot in use.
  public mutating func retain(_ slot: Int) { entries[slot].users &+= 1 }

  /// One user less. The last one frees the slot and gets its value, to give back what that owns.
  @discardableResult public mutating func release(_ slot: Int) -> Value? {
    entries[slot].users &-= 1
    guard entries[slot].users == 0 else { return nil }
    index.remove(InternTable.hash(entries[slot].value), slot: slot)
    entries[slot].nextFree = firstFree
    firstFree = Int32(truncatingIfNeeded: slot)
    return entries[slot].value
  }

  /// Where the values lie, one every `stride` bytes from slot 0 on; valid until the next `reserveOneMore`.
  public var base: UnsafeRawPointer? { UnsafeRawPointer(entries.pointer) }
  public static var stride: Int { MemoryLayout<Entry>.stride }

  /// The value of a slot in use.
  @inlinable public subscript(slot: Int) -> Value {
    unsafeAddress { address(slot) }
  }

  /// Where the value of a slot in use lies; valid until the next `reserveOneMore`.
  @inlinable public func address(_ slot: Int) -> UnsafePointer<Value> {
    precondition(slot >= 0 && slot < entries.count)
    return UnsafePointer(
      UnsafeMutableRawPointer(entries.pointer.unsafelyUnwrapped + slot)
        .assumingMemoryBound(to: Value.self))
  }

  private static func hash(_ value: Value) -> UInt64 {
    var hash = Hash64()
    value.hash(into: &hash)
    return hash.value
  }
}
