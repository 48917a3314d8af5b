import SidleMotion
import SidleUnits

/// One value that moves: where from and where to, and in what manner.
public struct AnimatedValue: BitwiseCopyable {
  public let moving: MovingValue
  public let law: Manner.Law

  /// A curve from one value to another; `velocity` nil is the curve's own.
  public static func curve(
    from: Double, to: Double, velocity: Double? = nil, duration: Int64, _ curve: TimingCurve
  ) -> AnimatedValue {
    AnimatedValue(
      moving: .curve(from: from, to: to, velocity: velocity, duration: duration, curve),
      law: .curve(curve))
  }

  /// A spring, until it counts as at rest. A `rest` of 0 is a thousandth of the way, or of how far
  /// the velocity reaches; the speed of rest is ten times that in a second.
  public static func spring(
    from: Double, to: Double, velocity: Double, _ spring: Spring, rest: Double
  ) -> AnimatedValue {
    AnimatedValue(
      moving: moving(
        from: from, to: to, velocity: velocity, SpringRates(spring), rest: rest),
      law: .spring(spring))
  }

  private static func moving(
    from: Double, to: Double, velocity: Double, _ spring: SpringRates, rest: Double
  ) -> MovingValue {
    let reach = velocity.magnitude / spring.frequency
    let way = (to - from).magnitude
    return .spring(
      from: from, to: to, velocity: velocity, spring,
      tolerance: tolerance(rest, scale: way > reach ? way : reach))
  }

  /// A value that slows down by itself, until it counts as at rest where it would come to rest.
  public static func decay(from: Double, velocity: Double, _ decay: Decay, rest: Double)
    -> AnimatedValue
  {
    let way = decay.rest(from: from, velocity: velocity) - from
    return AnimatedValue(
      moving: .decay(
        from: from, velocity: velocity, decay, tolerance: tolerance(rest, scale: way.magnitude)),
      law: .decay(decay))
  }

  /// A value that goes along keyframes for `duration` ns, from the first value to the last.
  public static func keyframes(_ frames: Keyframes, duration: Int64) -> AnimatedValue {
    AnimatedValue(moving: .keyframes(frames, duration: duration), law: .keyframes(frames))
  }

  private static func tolerance(_ rest: Double, scale: Double) -> Double {
    rest > 0 ? rest : scale * 1e-3
  }

  /// A value in `manner` that leaves `state` for another target, as fast as it is: on a curve for a
  /// whole duration of `length` ns again, or by the same spring. What has no target of its own, a
  /// decay or keyframes, is moved by the spring of settles: see `retargetedLaw`.
  public static func retargeted(
    _ manner: UnsafePointer<Manner>, length: Int64, to target: Double, from state: MotionState,
    rest: Double
  ) -> MovingValue {
    switch manner.pointee.law {
    case .curve(let curve):
      return .curve(
        from: state.value, to: target, velocity: state.velocity, duration: length, curve)
    case .spring:
      return moving(
        from: state.value, to: target, velocity: state.velocity, manner.pointee.spring, rest: rest)
    case .decay, .keyframes:
      return moving(
        from: state.value, to: target, velocity: state.velocity, SpringRates(.settle), rest: rest)
    }
  }

  /// The law by which `retargeted` moves a value when it is not that of its manner; else nil.
  public static func retargetedLaw(_ manner: UnsafePointer<Manner>) -> Manner.Law? {
    switch manner.pointee.law {
    case .curve, .spring: return nil
    case .decay, .keyframes: return .spring(.settle)
    }
  }
}
