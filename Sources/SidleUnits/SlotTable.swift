/// Records by slot, with a generation that tells a new record from an old one in the same place.
///
/// A slot whose generation has run out is never used again. Slots are reused last in, first out, so
/// a repeated script gets the same ids.
public struct SlotTable<Record: BitwiseCopyable>: ~Copyable {
  public enum Life: UInt8, BitwiseCopyable { case free, live, retired }

  @usableFromInline struct Entry: BitwiseCopyable {
    @usableFromInline var generation: UInt32
    @usableFromInline var life: Life
    @usableFromInline var nextFree: Int32
    @usableFromInline var record: Record

    @usableFromInline init(record: Record) {
      generation = 1
      life = .live
      nextFree = -1
      self.record = record
    }
  }

  @usableFromInline var entries: Buffer<Entry>
  @usableFromInline var firstFree: Int32 = -1
  /// Live records.
  public private(set) var count = 0

  public init(_ allocator: Allocator) { entries = Buffer(allocator) }

  /// One past the highest slot ever used: the bound of a walk over all slots.
  @inlinable public var slotCount: Int { entries.count }

  /// Makes sure that `insert` succeeds once. False when memory or slots have run out.
  public mutating func reserveOneMore() -> Bool {
    if firstFree >= 0 { return true }
    return entries.count < ObjectID.slotLimit && entries.reserveOneMore()
  }

  /// Slot and generation that the next `insert` will use.
  public var next: (slot: Int, generation: UInt32) {
    if firstFree >= 0 {
      let slot = Int(firstFree)
      return (slot, entries[slot].generation)
    }
    return (entries.count, 1)
  }

  /// Puts a record into the slot `next`. The caller has reserved.
  public mutating func insert(_ record: Record) -> Int {
    count &+= 1
    if firstFree >= 0 {
      let slot = Int(firstFree)
      firstFree = entries[slot].nextFree
      entries[slot].life = .live
      entries[slot].nextFree = -1
      entries[slot].record = record
      return slot
    }
    entries.append(Entry(record: record))
    return entries.count &- 1
  }

  /// Takes a live record out; its ids are stale from now on. What it owned is the caller's to free.
  public mutating func remove(_ slot: Int) {
    count &-= 1
    if entries[slot].generation >= ObjectID.generationLimit {
      entries[slot].life = .retired
      return
    }
    entries[slot].generation &+= 1
    entries[slot].life = .free
    entries[slot].nextFree = firstFree
    firstFree = Int32(truncatingIfNeeded: slot)
  }

  @inlinable public func life(_ slot: Int) -> Life {
    slot >= 0 && slot < entries.count ? entries[slot].life : .free
  }

  @inlinable public func generation(_ slot: Int) -> UInt32 { entries[slot].generation }

  /// What decides the ids to come.
  public func hash(into hash: inout Hash64) {
    hash.add(firstFree)
    for slot in 0..<slotCount {
      hash.add(UInt64(entries[slot].generation) << 8 | UInt64(entries[slot].life.rawValue))
      hash.add(entries[slot].nextFree)
    }
  }

  /// The record of a live slot.
  @inlinable public subscript(slot: Int) -> Record {
    unsafeAddress {
      precondition(slot >= 0 && slot < entries.count)
      return pointer(slot)
    }
    unsafeMutableAddress {
      precondition(slot >= 0 && slot < entries.count)
      return UnsafeMutablePointer(mutating: pointer(slot))
    }
  }

  @usableFromInline func pointer(_ slot: Int) -> UnsafePointer<Record> {
    let entry = UnsafeRawPointer(entries.pointer.unsafelyUnwrapped + slot)
    return (entry + MemoryLayout<Entry>.offset(of: \.record).unsafelyUnwrapped)
      .assumingMemoryBound(to: Record.self)
  }
}
