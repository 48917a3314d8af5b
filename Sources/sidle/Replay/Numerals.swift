/// Numbers as the library's event lines write them.
enum Numerals {
  /// Seconds with nine digits, from nanoseconds.
  static func seconds(_ nanoseconds: Int64) -> String {
    let magnitude = nanoseconds.magnitude
    let sign = nanoseconds < 0 ? "-" : ""
    return sign + String(magnitude / 1_000_000_000) + "."
      + padded(magnitude % 1_000_000_000, to: 9)
  }

  /// A number with some digits after the point, half away from zero, never "-0.000". Over
  /// 15 digits in front of or behind the point: in full.
  static func fixed(_ value: Double, places: Int = 3) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 9e15, scale < 9e15 else { return "\(value)" }
    let whole = UInt64(scaled)
    let unit = UInt64(scale)
    let sign = value < 0 && whole > 0 ? "-" : ""
    let fraction = places > 0 ? "." + padded(whole % unit, to: places) : ""
    return sign + String(whole / unit) + fraction
  }

  /// As `fixed`, without zeros at the end.
  static func short(_ value: Double, places: Int) -> String {
    var text = fixed(value, places: places)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  static func hexadecimal(_ value: UInt64) -> String {
    padded(value, to: 16, radix: 16)
  }

  private static func padded(_ value: UInt64, to width: Int, radix: Int = 10) -> String {
    let text = String(value, radix: radix)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
