/// Records by slot, with a generation that tells a new record from an old one in the same place.
///
/// A slot whose generation has run out is never used again. Slots are reused last in, first out, so
/// a repeated script gets the same ids.
public struct SlotTable<Record: BitwiseCopyable>: ~Copyable {
  public enum Life: UInt8, BitwiseCopyable { case free, live, retired }

  /// The record comes first, so that it lies where its entry does.
  @usableFromInline struct Entry: BitwiseCopyable {
    @usableFromInline var record: Record
    var generation: UInt32 = 1
    /// Of a free slot the next free one, -1 at the end of them; else what the slot is.
    private var link = Entry.live

    private static var live: Int32 { -2 }
    private static var retired: Int32 { -3 }

    init(record: Record) { self.record = record }

    var life: Life {
      if link == Entry.live { return .live }
      return link == Entry.retired ? .retired : .free
    }

    var nextFree: Int32 { link < 0 ? -1 : link }

    mutating func revive() { link = Entry.live }
    mutating func retire() { link = Entry.retired }
    mutating func free(before next: Int32) { link = next }
  }

  private let anchor = Anchor()
  @usableFromInline var entries: Buffer<Entry>
  private var firstFree: Int32 = -1
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
    return (slotCount, 1)
  }

  /// Puts a record into the slot `next`. The caller has reserved.
  public mutating func insert(_ record: Record) -> Int {
    count &+= 1
    if firstFree >= 0 {
      let slot = Int(firstFree)
      firstFree = entries[slot].nextFree
      entries[slot].revive()
      entries[slot].record = record
      return slot
    }
    entries.append(Entry(record: record))
    return slotCount &- 1
  }

  /// Takes a live record out; its ids are stale from now on. What it owned is the caller's to free.
  public mutating func remove(_ slot: Int) {
    count &-= 1
    if entries[slot].generation >= ObjectID.generationLimit {
      entries[slot].retire()
      return
    }
    entries[slot].generation &+= 1
    entries[slot].free(before: firstFree)
    firstFree = Int32(truncatingIfNeeded: slot)
  }

  public func life(_ slot: Int) -> Life {
    slot >= 0 && slot < slotCount ? entries[slot].life : .free
  }

  /// Whether the record that was given a slot and generation still lives.
  public func isLive(_ slot: Int, _ generation: UInt32) -> Bool {
    life(slot) == .live && entries[slot].generation == generation
  }

  /// Whether any record was ever given a used slot with this generation. That of a free slot is
  /// still to be given, that of a retired one was the last.
  public func hasGiven(_ slot: Int, _ generation: UInt32) -> Bool {
    entries[slot].life == .free
      ? generation < entries[slot].generation : generation <= entries[slot].generation
  }

  public func generation(_ slot: Int) -> UInt32 { entries[slot].generation }

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
    unsafeAddress { UnsafePointer(address(slot)) }
    unsafeMutableAddress { address(slot) }
  }

  /// Where the records lie, one every `stride` bytes from slot 0 on; valid until the next
  /// `reserveOneMore`.
  public var base: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(entries.pointer) }
  public static var stride: Int { MemoryLayout<Entry>.stride }

  @inlinable func address(_ slot: Int) -> UnsafeMutablePointer<Record> {
    precondition(slot >= 0 && slot < entries.count)
    return UnsafeMutableRawPointer(entries.pointer.unsafelyUnwrapped + slot)
      .assumingMemoryBound(to: Record.self)
  }
}
