/// Where the engine's memory comes from: two C functions and what they are called with.
///
/// `allocate` returns nil when there is no memory; everything above turns that into a status.
public struct Allocator: BitwiseCopyable {
  public typealias Allocate =
    @convention(c) (UnsafeMutableRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
  public typealias Release =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int, Int) -> Void

  let context: UnsafeMutableRawPointer?
  let allocateBlock: Allocate
  let releaseBlock: Release

  public init(
    context: UnsafeMutableRawPointer?, allocate: @escaping Allocate, release: @escaping Release
  ) {
    self.context = context
    allocateBlock = allocate
    releaseBlock = release
  }

  /// Every block is asked for with this alignment, enough for any type of the engine.
  public static var alignment: Int { 16 }

  @inline(never)
  public func allocate(byteCount: Int) -> UnsafeMutableRawPointer? {
    allocateBlock(context, byteCount, Allocator.alignment)
  }

  /// Moves the first `used` bytes of a block of `byteCount` to a new one for `count` elements of `stride` bytes,
  /// and releases the old one, which may be nil. Nil, with the old block as it was, when there is no memory.
  /// For elements that are plain bytes; once for all of them.
  @inline(never)
  func move(
    _ block: UnsafeMutableRawPointer?, used: Int, of byteCount: Int, to count: Int, stride: Int
  ) -> UnsafeMutableRawPointer? {
    let (wanted, overflow) = count.multipliedReportingOverflow(by: stride)
    guard !overflow, let fresh = allocate(byteCount: wanted) else { return nil }
    if let block { fresh.copyMemory(from: block, byteCount: used) }
    release(block, byteCount: byteCount)
    return fresh
  }

  /// Releases a block of `byteCount` bytes that `allocate` gave. Nil is allowed.
  @inline(never)
  public func release(_ block: UnsafeMutableRawPointer?, byteCount: Int) {
    if let block { releaseBlock(context, block, byteCount, Allocator.alignment) }
  }
}
