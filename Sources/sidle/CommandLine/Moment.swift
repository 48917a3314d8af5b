/// A time of a stage on the command line: seconds, of which a decimal number is taken to the
/// nanosecond however large it is.
enum Moment {
  /// No stage takes a time farther from its zero, ns.
  static let farthest: UInt64 = 1 << 62

  /// Nil for what is no number, and for a time that no stage takes.
  static func nanoseconds(_ text: String) -> Int64? {
    guard
      let time = decimal(text) ?? Double(text).flatMap({ Int64(exactly: ($0 * 1e9).rounded()) }),
      time.magnitude <= farthest
    else { return nil }
    return time
  }

  /// Digits with a point among them or not, after a sign or not, and nothing else. What comes after
  /// the ninth digit behind the point rounds it, halves away from zero.
  private static func decimal(_ text: String) -> Int64? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard digits.count + 1 >= text.utf8.count else { return nil }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, digits.contains(where: isDigit),
      parts.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return nil }
    let fraction = (parts.count > 1 ? Array(parts[1]) : []) + Array(repeating: zero, count: 10)
    var magnitude: Int64 = 0
    for digit in Array(whole) + fraction.prefix(9) {
      let (shifted, isLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = shifted.addingReportingOverflow(Int64(digit - zero))
      if isLarge || isTooLarge { return nil }
      magnitude = sum
    }
    if fraction[9] >= UInt8(ascii: "5"), magnitude < Int64.max { magnitude += 1 }
    return text.hasPrefix("-") ? -magnitude : magnitude
  }

  private static let zero = UInt8(ascii: "0")

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte < zero + 10 }
}
