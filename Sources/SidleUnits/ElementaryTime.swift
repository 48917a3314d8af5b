/// The one place where integer nanoseconds become seconds and back.
///
/// Every module converts here, so that two of them never disagree about the same instant.
extension Elementary {
  /// Nanoseconds in a second.
  public static var nanosecondsPerSecond: Double { 1e9 }

  /// A length of time in seconds, rounded correctly up to 2^53 ns (104 days) and to one unit in the
  /// last place beyond.
  public static func seconds(_ nanoseconds: Int64) -> Double {
    Double(nanoseconds) / nanosecondsPerSecond
  }

  /// The seconds from one instant to another, negative when `end` is the earlier. A difference that
  /// does not fit in 64 bits counts as the largest that does.
  public static func seconds(from start: Int64, to end: Int64) -> Double {
    seconds(difference(from: start, to: end))
  }

  /// `end - start`, held at the ends of the range of Int64.
  public static func difference(from start: Int64, to end: Int64) -> Int64 {
    let (difference, overflow) = end.subtractingReportingOverflow(start)
    if !overflow { return difference }
    return end > start ? Int64.max : Int64.min
  }

  /// `time + length`, held at the ends of the range of Int64.
  public static func instant(_ time: Int64, after length: Int64) -> Int64 {
    let (sum, overflow) = time.addingReportingOverflow(length)
    if !overflow { return sum }
    return length > 0 ? Int64.max : Int64.min
  }

  /// The smallest whole number of nanoseconds that is not less than `seconds`. Held at the ends of
  /// the range of Int64 (292 years); NaN gives 0.
  public static func nanoseconds(roundingUp seconds: Double) -> Int64 {
    whole(ceiling(seconds * nanosecondsPerSecond))
  }

  /// The whole number of nanoseconds nearest to `seconds`, halves away from zero. Limits as above.
  public static func nanoseconds(nearest seconds: Double) -> Int64 {
    let scaled = seconds * nanosecondsPerSecond
    let down = floor(scaled)
    let part = scaled - down
    return whole(part > 0.5 || (part == 0.5 && scaled > 0) ? down + 1 : down)
  }

  /// A whole double as Int64, held at the ends of its range; NaN gives 0.
  public static func whole(_ value: Double) -> Int64 {
    if value >= 0x1p63 { return Int64.max }
    if value <= -0x1p63 { return Int64.min }
    return value == value ? Int64(value) : 0
  }
}
