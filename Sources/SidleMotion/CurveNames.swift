import SidleUnits

/// Timing curves in one text, as `CurveText` has each, separated by spaces: a view of bytes the caller
/// keeps, read from the front. Spaces between brackets separate nothing.
public struct CurveNames: BitwiseCopyable {
  private var rest: UnsafeBufferPointer<UInt8>

  public init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes }

  /// The bytes of the next one; nil when there is none left.
  public mutating func next() -> UnsafeBufferPointer<UInt8>? {
    var first = 0
    while first < rest.count && rest[first] == CurveNames.space { first &+= 1 }
    var end = first
    var isInside = false
    while end < rest.count && (isInside || rest[end] != CurveNames.space) {
      if rest[end] == UInt8(ascii: "(") { isInside = true }
      if rest[end] == UInt8(ascii: ")") { isInside = false }
      end &+= 1
    }
    let name = UnsafeBufferPointer(rebasing: rest[first..<end])
    rest = UnsafeBufferPointer(rebasing: rest[end...])
    return name.count > 0 ? name : nil
  }

  /// How many are left. Cost: one pass.
  public var count: Int {
    var names = self
    var count = 0
    while names.next() != nil { count &+= 1 }
    return count
  }

  private static var space: UInt8 { 0x20 }
}
