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

  /// The attribute without which a reader would leave out blanks at the ends, and of several all but
  /// one; nothing where there are none. Readers do not all take it from the elements around.
  static func keepingBlanks(_ words: String) -> String {
    let collapses = words.hasPrefix(" ") || words.hasSuffix(" ") || words.contains("  ")
    return collapses ? " xml:space=\"preserve\"" : ""
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

  /// Nothing when the track does not change. `factor` applies to its values, then `offset`, then
  /// `least`; `tolerance` to the values as they are.
  func lines(
    _ attribute: String, _ track: Track, factor: Double = 1, offset: Double = 0,
    least: Double = -.infinity, tolerance: Double = Self.tolerance
  ) -> String {
    guard track.changes else { return "" }
    let keys = track.simplified(within: tolerance)
    return animate(
      attribute, mode: "", times: keys.map { part($0.time) },
      values: keys.map { SVGText.number(max(least, $0.value * factor + offset)) })
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

  /// Parts of the picture as texts. Their last digit is 5 microseconds or less, in which nothing goes
  /// far however long the picture is. None is too late, also for a browser that keeps them as
  /// floats: at the very moment of a change it has happened.
  private func written(_ parts: [Double]) -> [String] {
    var (places, unit) = (5, 1e-5)
    while unit * clock.duration > 5e-6, places < 12 { (places, unit) = (places + 1, unit / 10) }
    return parts.map {
      Numerals.short(max(0, $0 - Self.floatError - unit / 2), places: places)
    }
  }

  private static let floatError = 1e-7

  private func timing(times: [Double], values: [String]) -> String {
    var times = written(times)
    var values = values
    if times.last != "1", let last = values.last {
      times.append("1")
      values.append(last)
    }
    return "dur=\"\(Numerals.short(clock.duration, places: 6))s\" repeatCount=\"indefinite\" "
      + "keyTimes=\"\(times.joined(separator: ";"))\" values=\"\(values.joined(separator: ";"))\""
  }
}
