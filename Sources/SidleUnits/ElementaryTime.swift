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

  /// The whole number of nanoseconds nearest to `seconds`, halves away from zero. Held at the ends of the
  /// range of Int64 (292 years); NaN gives 0.
  ///
  /// What `seconds(_:)` has made goes back to where it came from, up to 2^23 s (97 days); beyond, where
  /// several nanoseconds are the same seconds, to one that gives these. So a time that is told in seconds
  /// and read again, as in a log, stays what it was.
  public static func nanoseconds(nearest seconds: Double) -> Int64 {
    let scaled = seconds * nanosecondsPerSecond
    let down = floor(scaled)
    let part = scaled - down
    let nearest = whole(part > 0.5 || (part == 0.5 && scaled > 0) ? down + 1 : down)
    // From 2^51 ns on (26 days) the product may be rounded past the middle between two.
    if self.seconds(nearest) == seconds { return nearest }
    if self.seconds(nearest &- 1) == seconds { return nearest &- 1 }
    if self.seconds(nearest &+ 1) == seconds { return nearest &+ 1 }
    return nearest
  }

  /// The nearest whole number of nanoseconds, as above, when it is not less than `seconds`; otherwise one
  /// more. What is less by the rounding of `seconds` alone, a part in 2^52, does not count: neither 0.067
  /// nor 0.1 + 0.2 becomes one more than 67 and 300 milliseconds. Times told in seconds stay what they
  /// were here too.
  public static func nanoseconds(roundingUp seconds: Double) -> Int64 {
    let nearest = nanoseconds(nearest: seconds)
    let missing = seconds - self.seconds(nearest)
    return missing > seconds.magnitude * 0x1p-52 && nearest < Int64.max ? nearest &+ 1 : nearest
  }

  /// A whole double as Int64, held at the ends of its range; NaN gives 0.
  public static func whole(_ value: Double) -> Int64 {
    if value >= 0x1p63 { return Int64.max }
    if value <= -0x1p63 { return Int64.min }
    return value == value ? Int64(value) : 0
  }
}
