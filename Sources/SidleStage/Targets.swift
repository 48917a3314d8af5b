import SidleUnits

/// A part of a row's content that a tap tells apart, laid out as `sidle_target`: a rectangle and a number
/// of the host's.
public struct Target: Equatable, BitwiseCopyable {
  /// In the content, x counted from its leading side in the direction of reading.
  public var frame: Rect
  /// 1 or more.
  public var number: Int32
  private var reserved: Int32 = 0

  public init(frame: Rect, number: Int32) {
    self.frame = frame
    self.number = number
  }

  /// The same without a -0, which would tell equal states apart.
  fileprivate var plain: Target {
    Target(
      frame: Rect(
        x: frame.x + 0, y: frame.y + 0, width: frame.width + 0, height: frame.height + 0),
      number: number)
  }
}

/// The targets of a row. A value without an allocator of its own; whoever stores it frees it.
struct TargetArray: BitwiseCopyable {
  private var address: UInt = 0
  private(set) var count: Int32 = 0

  /// A copy of targets; nil when there is no memory.
  static func copy(_ targets: UnsafeBufferPointer<Target>, _ allocator: Allocator) -> TargetArray? {
    var array = TargetArray()
    guard targets.count > 0 else { return array }
    guard let block = allocator.allocate(byteCount: TargetArray.size(targets.count)) else {
      return nil
    }
    let base = block.bindMemory(to: Target.self, capacity: targets.count)
    for index in 0..<targets.count { base[index] = targets[index].plain }
    array.address = UInt(bitPattern: base)
    array.count = Int32(truncatingIfNeeded: targets.count)
    return array
  }

  subscript(index: Int) -> Target {
    precondition(index >= 0 && index < Int(count))
    return base.unsafelyUnwrapped[index]
  }

  func free(_ allocator: Allocator) {
    allocator.release(base, byteCount: TargetArray.size(Int(count)))
  }

  func hash(into hash: inout Hash64) {
    guard count > 0 else { return }
    hash.add(Int64(count))
    for index in 0..<Int(count) {
      hash.add(self[index].frame)
      hash.add(self[index].number)
    }
  }

  private var base: UnsafeMutablePointer<Target>? { UnsafeMutablePointer(bitPattern: address) }
  private static func size(_ count: Int) -> Int { count &* MemoryLayout<Target>.stride }
}
