import SidleUnits

/// Names of timing curves in one text, separated by spaces: a view of bytes the caller keeps, read
/// from the front.
public struct CurveNames: BitwiseCopyable {
  private var rest: UnsafeBufferPointer<UInt8>

  public init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes }

  /// The bytes of the next name; nil when there is none left.
  public mutating func next() -> UnsafeBufferPointer<UInt8>? {
    var first = 0
    while first < rest.count && rest[first] == CurveNames.space { first &+= 1 }
    var end = first
    while end < rest.count && rest[end] != CurveNames.space { end &+= 1 }
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
