/// Writes bytes into memory the caller owns, and keeps counting when that memory is full.
///
/// The engine has no `String`: names, titles, event lines, error sentences and log records are
/// bytes. A writer never writes past `capacity`; `count` says how long the whole text would be, so
/// that a caller can find out how much room it needs.
public struct ByteWriter {
  /// Bytes written or, beyond `capacity`, that would have been written.
  public private(set) var count = 0
  public let capacity: Int
  private let base: UnsafeMutablePointer<UInt8>?

  /// Nothing is kept when `base` is nil; the writer then only counts.
  public init(_ base: UnsafeMutablePointer<UInt8>?, capacity: Int) {
    self.base = base
    self.capacity = base == nil ? 0 : capacity
  }

  /// True while everything written so far was kept.
  public var fits: Bool { count <= capacity }

  public mutating func append(_ byte: UInt8) {
    if count < capacity, let base { base[count] = byte }
    count &+= 1
  }

  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// A whole number in decimal.
  public mutating func append(_ value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(value.magnitude)
  }

  public mutating func append(_ value: UInt64) {
    var divisor: UInt64 = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / divisor % 10))
      divisor /= 10
    }
  }

  /// `digits` hexadecimal digits, the lowest ones of `value`.
  public mutating func append(hexadecimal value: UInt64, digits: Int) {
    var shift = UInt64(4 &* digits)
    while shift > 0 {
      shift &-= 4
      let digit = UInt8(truncatingIfNeeded: (value >> shift) & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10))
    }
  }
}
