import SidleUnits

/// The Web Animations timing model: the other way of saying when an animation is where.
///
/// All times are in one unit of the caller's choice. Whole milliseconds or nanoseconds keep the
/// boundaries exact: 1 ms + 300 ms is 301 ms, which in seconds it is not. Source: Web Animations
/// Level 1, "Timing model"; checked against `Tests/data/conformance/timing_model.csv`.
public struct WebTiming: Equatable, BitwiseCopyable {
  public enum Direction: UInt8, BitwiseCopyable {
    case normal
    case reverse
    /// Odd iterations run backwards.
    case alternate
    /// Even iterations run backwards.
    case alternateReverse
  }

  /// Of one iteration; may be infinite.
  public var duration: Double
  public var delay: Double
  public var endDelay: Double
  /// Fractions included; may be infinite.
  public var iterations: Double
  /// Where the first iteration begins, in iterations.
  public var iterationStart: Double
  public var direction: Direction
  public var fill: MediaTiming.Fill
  public var easing: TimingCurve

  /// Nil when a duration, an iteration count or a start is negative or NaN, when the start is infinite,
  /// or when a delay is not finite.
  public init?(
    duration: Double, delay: Double = 0, endDelay: Double = 0, iterations: Double = 1,
    iterationStart: Double = 0, direction: Direction = .normal,
    fill: MediaTiming.Fill = .removed, easing: TimingCurve = .linear
  ) {
    guard duration >= 0, iterations >= 0, iterationStart >= 0, iterationStart.isFinite,
      delay.isFinite, endDelay.isFinite
    else { return nil }
    self.duration = duration
    self.delay = delay
    self.endDelay = endDelay
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.direction = direction
    self.fill = fill
    self.easing = easing
  }

  /// The length of all iterations.
  public var activeDuration: Double {
    duration == 0 || iterations == 0 ? 0 : duration * iterations
  }

  /// When the effect ends, delays included; never before 0. This, not the active duration, decides
  /// when an animation is finished.
  public var end: Double { max(0, delay + activeDuration + endDelay) }
}
