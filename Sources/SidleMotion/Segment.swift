import SidleUnits

/// One piece of one-dimensional motion as a function of time: from a value, to a value, in a manner.
///
/// Times are nanoseconds of the stage's clock, values points, velocities points per second. A
/// segment never changes: evaluate it at any time, in any order, as often as wanted; a new target
/// makes a new segment. The end is solved when the segment is made, so that it does not depend on
/// how time is stepped.
public struct Segment: Equatable, BitwiseCopyable {
  /// The manner of a motion.
  public enum Motion: Equatable, BitwiseCopyable {
    /// Rests at its value.
    case hold
    /// Follows a timing curve for a duration in nanoseconds.
    case timing(TimingCurve, duration: Int64)
    /// Is pulled to its target by a spring.
    case spring(Spring)
    /// Glides to where friction stops it.
    case decay(Decay)

    /// Follows a cubic curve for a duration in nanoseconds.
    public static func curve(_ curve: CubicBezier, duration: Int64) -> Motion {
      .timing(.cubic(curve), duration: duration)
    }
  }

  public let motion: Motion
  /// At this time and before it, the value is exactly `from`, unless the segment has ended.
  public let start: Int64
  /// At this time and after it, the value is exactly `to` and the velocity exactly 0.
  public let end: Int64
  public let from: Double
  public let to: Double
  /// The velocity at `start`.
  public let startVelocity: Double
  /// How near its target a settling value counts as there, in points; it must be slower than
  /// `MotionTuning.settleSpeedRatio` times that per second as well.
  public let tolerance: Double

  /// Rest at `value`, at every time.
  public static func hold(at value: Double) -> Segment {
    let value = Elementary.finite(value)
    return Segment(
      motion: .hold, start: Int64.min, end: Int64.min, from: value, to: value, startVelocity: 0,
      tolerance: MotionTuning.settleDistance)
  }

  /// Rest at `value` that ends after `duration` nanoseconds.
  public static func hold(at value: Double, start: Int64, duration: Int64) -> Segment {
    let value = Elementary.finite(value)
    return Segment(
      motion: .hold, start: start, end: Elementary.instant(start, after: max(duration, 0)),
      from: value, to: value, startVelocity: 0, tolerance: MotionTuning.settleDistance)
  }

  /// A timing curve from one value to another. `duration` is in nanoseconds; 0 and less end at once.
  ///
  /// `velocity` is what the value brings along; nil takes the curve's own. What it differs from the
  /// curve's own is added as a pulse that starts with that slope and fades to nothing at the end, so
  /// that a retargeted curve neither jumps nor kinks, and still ends on time.
  public static func timing(
    from: Double, to: Double, velocity: Double? = nil, start: Int64, duration: Int64,
    curve: TimingCurve
  ) -> Segment {
    let from = Elementary.finite(from)
    let to = Elementary.finite(to)
    let length = max(duration, 0)
    let own = Segment.ownVelocity(of: curve, from: from, to: to, duration: length)
    let rests = from == to && (velocity ?? 0) == 0
    return Segment(
      motion: .timing(curve, duration: length), start: start,
      end: rests ? start : Elementary.instant(start, after: length),
      from: from, to: to, startVelocity: velocity.map(Elementary.finite) ?? own,
      tolerance: MotionTuning.settleDistance)
  }

  /// A cubic timing curve from one value to another; as `timing`.
  public static func curve(
    from: Double, to: Double, velocity: Double? = nil, start: Int64, duration: Int64,
    curve: CubicBezier
  ) -> Segment {
    .timing(
      from: from, to: to, velocity: velocity, start: start, duration: duration,
      curve: .cubic(curve))
  }

  /// A spring from one value to another. It ends at the later of the last times at which the value
  /// is `tolerance` or more from its target or faster than that allows, rounded up to a nanosecond;
  /// never, without damping. The tolerance is meant for points: give a smaller one for values that run
  /// over a small range. Not above 0 counts as the default.
  public static func spring(
    from: Double, to: Double, velocity: Double, start: Int64, spring: Spring,
    tolerance: Double = MotionTuning.settleDistance
  ) -> Segment {
    let tolerance = tolerance > 0 ? tolerance : MotionTuning.settleDistance
    let from = Elementary.finite(from)
    let to = Elementary.finite(to)
    let velocity = Elementary.finite(velocity)
    let length = Segment.length(
      from: from, to: to, velocity: velocity, SpringRates(spring), tolerance: tolerance)
    return Segment(
      motion: .spring(spring), start: start, end: Elementary.instant(start, after: length),
      from: from, to: to, startVelocity: velocity, tolerance: tolerance)
  }

  /// How long a spring takes, ns: `Int64.max` for ever. All numbers are finite, the tolerance above 0.
  static func length(
    from: Double, to: Double, velocity: Double, _ spring: SpringRates, tolerance: Double
  ) -> Int64 {
    Elementary.nanoseconds(
      roundingUp: spring.lastCrossing(
        offset: Elementary.finite(from - to), velocity: velocity, distance: tolerance,
        speed: MotionTuning.settleSpeedRatio * tolerance))
  }

  /// A glide from a value at a velocity to where it comes to rest. It ends as a spring does, rounded up to a
  /// nanosecond; never, without friction.
  public static func decay(
    from: Double, velocity: Double, start: Int64, decay: Decay,
    tolerance: Double = MotionTuning.settleDistance
  ) -> Segment {
    let tolerance = tolerance > 0 ? tolerance : MotionTuning.settleDistance
    let from = Elementary.finite(from)
    let velocity = Elementary.finite(velocity)
    // What is left of the way is v/κ.
    let speed = tolerance * min(MotionTuning.settleSpeedRatio, decay.rate)
    let length = Elementary.nanoseconds(roundingUp: decay.time(from: velocity, toSpeed: speed))
    return Segment(
      motion: .decay(decay), start: start, end: Elementary.instant(start, after: length),
      from: from, to: decay.rest(from: from, velocity: velocity), startVelocity: velocity,
      tolerance: tolerance)
  }

  /// A segment that leaves from where this one is at `time`, as fast as it is there, to a new
  /// target, in `manner` or else in the same manner: the same spring, or the same curve for its
  /// whole duration. What rests or glides is moved by `Spring.settle`. The same target at an unfinished segment
  /// gives the segment itself.
  public func retargeted(to target: Double, at time: Int64, manner: Motion? = nil) -> Segment {
    if target == to && manner == nil && time < end { return self }
    let value = value(at: time)
    let velocity = velocity(at: time)
    switch manner ?? motion {
    case .hold, .decay:
      return .spring(
        from: value, to: target, velocity: velocity, start: time, spring: .settle,
        tolerance: tolerance)
    case .timing(let curve, let duration):
      return .timing(
        from: value, to: target, velocity: velocity, start: time, duration: duration, curve: curve)
    case .spring(let spring):
      return .spring(
        from: value, to: target, velocity: velocity, start: time, spring: spring,
        tolerance: tolerance)
    }
  }
}
