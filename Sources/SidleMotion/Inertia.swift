import SidleUnits

/// Motion's inertia: the target is chosen first, from the velocity, and then approached
/// exponentially: target = x0 + power · v0, x = target - (target - x0) e^(-t/τ).
///
/// It keeps the velocity only when `power` equals `timeConstant`; then it is `Decay`.
public struct Inertia: Equatable, BitwiseCopyable {
  /// Seconds of travel at the initial velocity. Motion's default is 0.8.
  public let power: Double
  /// Seconds in which what is left falls to 1/e. Motion's default is 0.35.
  public let timeConstant: Double

  /// Nil when the time constant is not above 0 or anything is not finite.
  public init?(power: Double = 0.8, timeConstant: Double = 0.35) {
    guard power.isFinite, timeConstant > 0, timeConstant.isFinite else { return nil }
    self.power = power
    self.timeConstant = timeConstant
  }

  /// The target by itself; snap it to a page or a detent before going on.
  public func target(from x0: Double, velocity: Double) -> Double {
    Elementary.finite(x0 + power * velocity)
  }

  /// The state `t` seconds after `x0`, on the way to `target`. Always finite.
  public func state(from x0: Double, to target: Double, at t: Double) -> MotionState {
    let t = t > 0 ? t : 0
    let x0 = Elementary.finite(x0)
    let target = Elementary.finite(target)
    let left = Elementary.finite(target - x0) * Elementary.exp(-t / timeConstant)
    return MotionState(
      value: t == 0 ? x0 : Elementary.finite(target - left),
      velocity: Elementary.finite(left / timeConstant))
  }

  /// The time in seconds from which it stays within `distance` of its target; Motion takes 0.5 and
  /// then sets the value to the target.
  public func time(from x0: Double, to target: Double, within distance: Double) -> Double {
    let way = Elementary.finite((target - x0).magnitude)
    guard way > distance else { return 0 }
    guard distance > 0 else { return .infinity }
    return timeConstant * Elementary.log(way / distance)
  }
}
