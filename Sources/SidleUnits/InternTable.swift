/// What an `InternTable` can hold.
public protocol Internable: BitwiseCopyable, Equatable {
  /// Adds everything that equality looks at.
  func hash(into hash: inout Hash64)
}

/// Equal values kept once, with a count of who uses each: what thousands of objects share.
///
/// A value keeps its address and its slot for as long as anyone uses it. Both depend on the order of
/// calls, so they are no part of a fingerprint: hash the values. What is equal by `==` but not in its hash, as 0
/// and -0 may be, is kept apart.
public struct InternTable<Value: Internable>: ~Copyable {
  @usableFromInline struct Shared: BitwiseCopyable {
    /// First, so that the address of the value is that of the whole.
    var value: Value
    let hash: UInt64
    let slot: Int
    var users = 1
  }

  private let allocator: Allocator
  private var blocks: SlotTable<UnsafeMutablePointer<Shared>>
  private var index: NameIndex
  /// Memory for the next new value.
  private var spare: UnsafeMutablePointer<Shared>?

  public init(_ allocator: Allocator) {
    self.allocator = allocator
    blocks = SlotTable(allocator)
    index = NameIndex(allocator)
  }

  /// The values must have been released before.
  deinit { allocator.release(spare, byteCount: MemoryLayout<Shared>.size) }

  /// Different values that are in use.
  public var count: Int { blocks.count }

  /// Makes sure that `share` succeeds once; false without memory.
  public mutating func reserve() -> Bool {
    guard blocks.reserveOneMore(), index.reserveOneMore() else { return false }
    if spare != nil { return true }
    guard let memory = allocator.allocate(byteCount: MemoryLayout<Shared>.size) else {
      return false
    }
    spare = memory.bindMemory(to: Shared.self, capacity: 1)
    return true
  }

  /// Where an equal value is kept; nil when none is. Cost: one hash.
  public func find(_ value: Value) -> UnsafePointer<Value>? {
    let hash = InternTable.hash(value)
    guard let block = block(of: value, hash) else { return nil }
    return InternTable.address(block)
  }

  /// The address of a value for one more user, to be given back with `release`. Nil without memory, unless
  /// reserved.
  public mutating func share(_ value: Value) -> UnsafePointer<Value>? {
    let hash = InternTable.hash(value)
    if let block = block(of: value, hash) {
      block.pointee.users &+= 1
      return InternTable.address(block)
    }
    guard reserve(), let block = spare else { return nil }
    spare = nil
    block.initialize(to: Shared(value: value, hash: hash, slot: blocks.next.slot))
    index.insert(hash, slot: blocks.insert(block))
    return InternTable.address(block)
  }

  /// One more user of a value in use.
  public func retain(_ value: UnsafePointer<Value>) {
    InternTable.block(value).pointee.users &+= 1
  }

  /// One user less. The last one takes the value out and gets it, to give back what that owns.
  @discardableResult public mutating func release(_ value: UnsafePointer<Value>) -> Value? {
    let block = InternTable.block(value)
    block.pointee.users &-= 1
    guard block.pointee.users == 0 else { return nil }
    let last = block.pointee
    index.remove(last.hash, slot: last.slot)
    blocks.remove(last.slot)
    allocator.release(block, byteCount: MemoryLayout<Shared>.size)
    return last.value
  }

  /// The slot of a value in use.
  public static func slot(of value: UnsafePointer<Value>) -> Int { block(value).pointee.slot }

  /// The value in a slot in use.
  public subscript(slot: Int) -> UnsafePointer<Value> { InternTable.address(blocks[slot]) }

  /// Where the addresses of the values lie, that of slot 0 first, one every `stride` bytes; valid until a
  /// value is added.
  public var base: UnsafeRawPointer? { UnsafeRawPointer(blocks.base) }
  public static var stride: Int { SlotTable<UnsafeMutablePointer<Shared>>.stride }

  private func block(of value: Value, _ hash: UInt64) -> UnsafeMutablePointer<Shared>? {
    var probe = index.probe(hash)
    while let slot = index.next(&probe) {
      if blocks[slot].pointee.value == value { return blocks[slot] }
    }
    return nil
  }

  private static func block(_ value: UnsafePointer<Value>) -> UnsafeMutablePointer<Shared> {
    UnsafeMutableRawPointer(mutating: value).assumingMemoryBound(to: Shared.self)
  }

  private static func address(_ block: UnsafeMutablePointer<Shared>) -> UnsafePointer<Value> {
    UnsafePointer(UnsafeMutableRawPointer(block).assumingMemoryBound(to: Value.self))
  }

  private static func hash(_ value: Value) -> UInt64 {
    var hash = Hash64()
    value.hash(into: &hash)
    return hash.value
  }
}
