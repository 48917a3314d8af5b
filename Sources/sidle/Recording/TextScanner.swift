/// Goes over the bytes of one line of a recording: words and numbers with blanks between them.
struct TextScanner {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private let line: Int

  init(_ bytes: [UInt8], line: Int) {
    self.bytes = bytes[...]
    self.line = line
    position = bytes.startIndex
    skipBlanks()
  }

  var isAtEnd: Bool { position >= bytes.endIndex }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  func expected(_ what: String) -> Problem {
    let seen = bytes[position...].prefix { $0 > 0x20 && $0 < 0x7F }.prefix(24)
    let end = isAtEnd ? ", but the line ends here" : ""
    return .expected(
      seen.isEmpty ? what + end : "\(what), not '\(String(decoding: seen, as: UTF8.self))'",
      line: line)
  }

  /// Control characters count as blanks.
  mutating func skipBlanks() {
    while position < bytes.endIndex, bytes[position] <= 0x20 { position += 1 }
  }

  /// Takes the byte if it comes next, and the blanks behind it.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    skipBlanks()
    return true
  }

  mutating func expect(_ byte: Unicode.Scalar, _ purpose: String) throws(Problem) {
    if !take(byte) { throw expected("'\(byte)' \(purpose)") }
  }

  /// Takes the text if it comes next, and the blanks behind it.
  mutating func take(text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard matches else { return false }
    position += text.utf8CodeUnitCount
    skipBlanks()
    return true
  }

  /// The bytes up to a blank or one of `ends`, and the blanks behind them.
  mutating func word(until ends: StaticString = "") -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, byte > 0x20, !ends.withUTF8Buffer({ $0.contains(byte) }) {
      position += 1
    }
    defer { skipBlanks() }
    return bytes[start..<position]
  }

  /// A whole number, `radix` 10 or 16; zeros before it are padding, never octal.
  mutating func integer<T: FixedWidthInteger>(
    _ purpose: String, radix: T = 10
  ) throws(Problem) -> T {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value: T = 0
    var digits = 0
    while let byte = next, let digit = Self.digit(byte), digit < Int(radix) {
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      let (sum, overflowsToo) =
        isNegative
        ? product.subtractingReportingOverflow(T(digit)) : product.addingReportingOverflow(T(digit))
      if overflows || overflowsToo {
        digits = 0
        break
      }
      value = sum
      digits += 1
      position += 1
    }
    guard digits > 0, next.map({ !Self.isLetterOrDigit($0) }) ?? true else {
      position = start
      throw expected(purpose)
    }
    skipBlanks()
    return value
  }

  /// Seconds with a fraction, as whole nanoseconds: digits beyond the ninth are dropped, missing
  /// ones are zeros at the right.
  mutating func nanoseconds(_ purpose: String) throws(Problem) -> Int64 {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    let seconds: Int64 = try integer(purpose)
    // `integer` passes over blanks, and a fraction follows at once.
    guard seconds.magnitude <= Problem.latestSecond, bytes[position - 1] > 0x20 || next != 0x2E
    else {
      position = start
      throw expected(purpose)
    }
    var fraction: Int64 = 0
    if next == UInt8(ascii: ".") {
      position += 1
      var unit: Int64 = 100_000_000
      while let byte = next, byte >= 0x30, byte <= 0x39 {
        fraction += Int64(byte - 0x30) * unit
        unit /= 10
        position += 1
      }
      skipBlanks()
    }
    return seconds * 1_000_000_000 + (isNegative ? -fraction : fraction)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte - 0x30)
    case 0x41...0x46: Int(byte - 0x41) + 10
    case 0x61...0x66: Int(byte - 0x61) + 10
    default: nil
    }
  }
}
