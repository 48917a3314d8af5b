import SidleUnits

/// Ordinary memory.
var memory: Allocator {
  Allocator(
    context: nil,
    allocate: { _, size, alignment in
      UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    },
    release: { _, block, _, _ in block?.deallocate() })
}
