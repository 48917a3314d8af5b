import SidleControls
import SidleUnits

/// The settings of rows, each kept once however many rows have them.
///
/// Most rows of a stage are made alike. A row holds the address of its settings, which stays the
/// same as long as any row uses them. What is equal is shared bit for bit, so that no row can tell.
struct SettingsTable: ~Copyable {
  struct Shared: BitwiseCopyable {
    /// First, so that the address of the settings is that of the whole.
    var settings: RowSettings
    let hash: UInt64
    let slot: Int
    var users = 1
  }

  private let allocator: Allocator
  private var blocks: SlotTable<UnsafeMutablePointer<Shared>>
  /// Finds blocks by the hash of their settings.
  private var index: NameIndex

  init(_ allocator: Allocator) {
    self.allocator = allocator
    blocks = SlotTable(allocator)
    index = NameIndex(allocator)
  }

  /// Different settings that are in use.
  var count: Int { blocks.count }

  /// Settings for one more row; to be given back with `release`. Nil without memory.
  mutating func share(_ settings: RowSettings) -> UnsafePointer<RowSettings>? {
    var hash = Hash64()
    settings.hash(into: &hash)
    var probe = index.probe(hash.value)
    while let slot = index.next(&probe) {
      let block = blocks[slot]
      if block.pointee.settings == settings {
        block.pointee.users &+= 1
        return address(block)
      }
    }
    guard blocks.reserveOneMore(), index.reserveOneMore(),
      let memory = allocator.allocate(byteCount: MemoryLayout<Shared>.size)
    else { return nil }
    let block = memory.bindMemory(to: Shared.self, capacity: 1)
    block.initialize(to: Shared(settings: settings, hash: hash.value, slot: blocks.next.slot))
    index.insert(hash.value, slot: blocks.insert(block))
    return address(block)
  }

  /// One row fewer has them; those of nobody go.
  mutating func release(_ settings: UnsafePointer<RowSettings>) {
    let block = UnsafeMutableRawPointer(mutating: settings).assumingMemoryBound(to: Shared.self)
    block.pointee.users &-= 1
    guard block.pointee.users == 0 else { return }
    index.remove(block.pointee.hash, slot: block.pointee.slot)
    blocks.remove(block.pointee.slot)
    allocator.release(block, byteCount: MemoryLayout<Shared>.size)
  }

  private func address(_ block: UnsafeMutablePointer<Shared>) -> UnsafePointer<RowSettings> {
    UnsafePointer(UnsafeMutableRawPointer(block).assumingMemoryBound(to: RowSettings.self))
  }
}
