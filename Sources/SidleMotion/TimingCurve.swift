import SidleUnits

/// Any timing curve: how far a motion has come, as a fraction, after a fraction of its time.
public enum TimingCurve: Equatable, BitwiseCopyable {
  case cubic(CubicBezier)
  case steps(StepTiming)
  case penner(PennerCurve)
  /// Memory the stops lie in must outlive the curve.
  case stops(LinearStops)

  public static var linear: TimingCurve { .cubic(.linear) }
  public static var ease: TimingCurve { .cubic(.ease) }
  public static var easeIn: TimingCurve { .cubic(.easeIn) }
  public static var easeOut: TimingCurve { .cubic(.easeOut) }
  public static var easeInOut: TimingCurve { .cubic(.easeInOut) }

  /// The output at `x`, always finite; what happens outside 0...1 is said at each curve.
  ///
  /// `before` is the before flag of CSS: true in the phase before the first iteration, or after the
  /// last one when running backwards. Only steps look at it.
  public func value(at x: Double, before: Bool = false) -> Double {
    switch self {
    case .cubic(let curve): return curve.value(at: x)
    case .steps(let steps): return steps.value(at: x, before: before)
    case .penner(let curve): return curve.value(at: x)
    case .stops(let stops): return stops.value(at: x)
    }
  }

  /// The slope at `x`, always finite. Steps have none: 0 everywhere.
  public func slope(at x: Double) -> Double {
    switch self {
    case .cubic(let curve): return curve.slope(at: x)
    case .steps: return 0
    case .penner(let curve): return curve.slope(at: x)
    case .stops(let stops): return stops.slope(at: x)
    }
  }

  /// The slope that velocities go by: at most `MotionTuning.curveSlopeLimit` up or down.
  func boundedSlope(at x: Double) -> Double { TimingCurve.bounded(slope(at: x)) }

  @inline(__always)
  static func bounded(_ slope: Double) -> Double {
    let limit = MotionTuning.curveSlopeLimit
    let below = slope > limit ? limit : slope
    return below < -limit ? -limit : below
  }
}
