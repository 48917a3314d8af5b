import SidleMotion
import SidleUnits

/// One value that moves: a segment that begins at time 0 of its animation, and how long it counts.
public struct AnimatedValue: Equatable, BitwiseCopyable {
  public let segment: Segment

  public init(_ segment: Segment) { self.segment = segment }

  /// A spring, until it counts as at rest. A `rest` of 0 is a thousandth of the way, or of how far
  /// the velocity reaches; the speed of rest is ten times that in a second.
  public static func spring(
    from: Double, to: Double, velocity: Double, _ spring: Spring, rest: Double
  ) -> AnimatedValue {
    let reach = velocity.magnitude / spring.frequency
    let way = (to - from).magnitude
    return AnimatedValue(
      .spring(
        from: from, to: to, velocity: velocity, start: 0, spring: spring,
        tolerance: tolerance(rest, scale: way > reach ? way : reach)))
  }

  /// A value that slows down by itself, until it counts as at rest where it would come to rest.
  public static func decay(from: Double, velocity: Double, _ decay: Decay, rest: Double)
    -> AnimatedValue
  {
    let way = decay.rest(from: from, velocity: velocity) - from
    return AnimatedValue(
      .decay(
        from: from, velocity: velocity, start: 0, decay: decay,
        tolerance: tolerance(rest, scale: way.magnitude)))
  }

  private static func tolerance(_ rest: Double, scale: Double) -> Double {
    rest > 0 ? rest : scale * 1e-3
  }

  /// How long it takes, ns. A curve takes its duration also when it leads nowhere.
  public var duration: Int64 {
    switch segment.motion {
    case .timing(_, let duration): return duration
    case .hold: return 0
    case .spring, .decay: return segment.end
    }
  }

  /// Value and velocity at a time since the beginning, ns.
  public func state(at time: Int64) -> MotionState {
    MotionState(value: segment.value(at: time), velocity: segment.velocity(at: time))
  }

  /// A value that leaves `state` for another target, as fast as it is: by the same curve, for its
  /// whole duration, or the same spring; a decay, which has no target, by the spring of settles.
  public func retargeted(to target: Double, from state: MotionState, rest: Double)
    -> AnimatedValue
  {
    switch segment.motion {
    case .timing(let curve, let duration):
      return AnimatedValue(
        .timing(
          from: state.value, to: target, velocity: state.velocity, start: 0, duration: duration,
          curve: curve))
    case .spring(let spring):
      return .spring(
        from: state.value, to: target, velocity: state.velocity, spring, rest: rest)
    case .hold, .decay:
      return .spring(
        from: state.value, to: target, velocity: state.velocity, .settle, rest: rest)
    }
  }
}
