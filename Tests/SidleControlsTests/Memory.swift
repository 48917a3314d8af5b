import SidleControls
import SidleUnits

extension Allocator {
  /// Memory of the process.
  static var testing: Allocator {
    Allocator(
      context: nil,
      allocate: { _, size, alignment in
        UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
      },
      release: { _, block, _, _ in block?.deallocate() })
  }
}

extension ButtonLookSource {
  func look(_ configuration: ButtonConfiguration, _ values: StateValues, _ theme: Theme)
    -> ButtonLook
  {
    withUnsafePointer(to: theme) { look(configuration, values, $0) }
  }
}
