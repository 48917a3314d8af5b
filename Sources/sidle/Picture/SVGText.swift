/// Pieces of an SVG document.
enum SVGText {
  /// For text and attributes; what XML does not allow becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func number(_ value: Double) -> String { Numerals.short(value, places: 2) }

  /// Of a colour 0xRRGGBBAA.
  static func fill(_ color: UInt32) -> String { paint("fill", color) }

  static func stroke(_ color: UInt32) -> String { paint("stroke", color) }

  private static func paint(_ name: String, _ color: UInt32) -> String {
    let digits = String(UInt64(1) << 32 | UInt64(color), radix: 16).dropFirst()
    let alpha = color & 0xFF
    let opacity =
      alpha == 0xFF ? "" : " \(name)-opacity=\"\(number(Double(alpha) / 255))\""
    return "\(name)=\"#\(digits.prefix(6))\"\(opacity)"
  }
}

/// Writes tracks as animations that all run for the length of the picture, again and again.
struct SVGAnimation {
  /// How far a straight line may be off, in points.
  static let tolerance = 0.06

  let clock: PictureClock

  /// Nothing when the track does not change. `offset` applies to its values, then `least`.
  func lines(
    _ attribute: String, _ track: Track, offset: Double = 0, least: Double = -.infinity,
    tolerance: Double = Self.tolerance
  ) -> String {
    guard track.changes else { return "" }
    let keys = track.simplified(within: tolerance)
    return animate(
      attribute, mode: "", times: keys.map { part($0.time) },
      values: keys.map { SVGText.number(max(least, $0.value + offset)) })
  }

  /// Turns about the origin; nothing when the track does not change.
  func turns(_ track: Track) -> String {
    guard track.changes else { return "" }
    let keys = track.simplified(within: 0.002)
    return "<animateTransform attributeName=\"transform\" type=\"rotate\" "
      + timing(
        times: keys.map { part($0.time) }, values: keys.map { SVGText.number($0.value * 360) })
      + "/>"
  }

  /// Steps from value to value.
  func steps(_ attribute: String, _ track: Track) -> String {
    guard track.changes else { return "" }
    return steps(
      attribute, times: track.keys.map { part($0.time) },
      values: track.keys.map { SVGText.number($0.value) })
  }

  func steps(_ attribute: String, times: [Double], values: [String]) -> String {
    animate(attribute, mode: " calcMode=\"discrete\"", times: times, values: values)
  }

  /// Steps of a translation along y.
  func stepsDown(times: [Double], values: [String]) -> String {
    "<animateTransform attributeName=\"transform\" type=\"translate\" calcMode=\"discrete\" "
      + timing(times: times, values: values.map { "0 \($0)" }) + "/>"
  }

  /// The part of the picture that is over at a time of the stage, 0 to 1.
  func part(_ time: Int64) -> Double { clock.picture(at: time) / clock.duration }

  private func animate(
    _ attribute: String, mode: String, times: [Double], values: [String]
  ) -> String {
    "<animate attributeName=\"\(attribute)\"\(mode) \(timing(times: times, values: values))/>"
  }

  private func timing(times: [Double], values: [String]) -> String {
    var times = times.map { Numerals.short($0, places: 5) }
    var values = values
    if times.last != "1", let last = values.last {
      times.append("1")
      values.append(last)
    }
    return "dur=\"\(SVGText.number(clock.duration))s\" repeatCount=\"indefinite\" "
      + "keyTimes=\"\(times.joined(separator: ";"))\" values=\"\(values.joined(separator: ";"))\""
  }
}
