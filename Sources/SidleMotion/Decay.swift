import SidleUnits

/// A value and how fast it changes, per second.
public struct MotionState: Equatable, BitwiseCopyable {
  public let value: Double
  public let velocity: Double

  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }

  /// 0, and at rest.
  public static var rest: MotionState { MotionState(value: 0, velocity: 0) }
}

/// Motion that loses the same share of its speed in every moment: v = v0 e^-κt,
/// x = x0 + v0 (1 - e^-κt)/κ.
///
/// The same law is written with a factor per millisecond (UIKit's deceleration rate), a factor per
/// second (Flutter's drag), or a time constant; all give one κ.
public struct Decay: Equatable, BitwiseCopyable {
  /// κ, per second. 0 keeps its speed for ever.
  public let rate: Double

  /// Nil when the rate is negative or not finite.
  public init?(rate: Double) {
    guard rate >= 0, rate.isFinite else { return nil }
    self.rate = rate == 0 ? 0 : rate
  }

  /// By the factor that is left of the speed after a millisecond, above 0 and at most 1.
  public init?(perMillisecond factor: Double) {
    guard factor > 0, factor <= 1 else { return nil }
    self.init(rate: -1000 * Elementary.log(factor))
  }

  /// By the factor that is left of the speed after a second, above 0 and at most 1.
  public init?(perSecond factor: Double) {
    guard factor > 0, factor <= 1 else { return nil }
    self.init(rate: -Elementary.log(factor))
  }

  /// By the time in seconds in which the speed falls to 1/e, above 0.
  public init?(timeConstant: Double) {
    guard timeConstant > 0 else { return nil }
    self.init(rate: 1 / timeConstant)
  }

  /// The decay that goes through two positions with two velocities: κ = (v0 - v1)/(x1 - x0). Nil when
  /// no decay does.
  public init?(from x0: Double, velocity v0: Double, to x1: Double, velocity v1: Double) {
    self.init(rate: (v0 - v1) / (x1 - x0))
  }

  /// `UIScrollView.DecelerationRate.normal`: 0.998 per millisecond.
  public static var normal: Decay { Decay(valid: -1000 * Elementary.log(0.998)) }
  /// `UIScrollView.DecelerationRate.fast`: 0.99 per millisecond.
  public static var fast: Decay { Decay(valid: -1000 * Elementary.log(0.99)) }

  private init(valid rate: Double) { self.rate = rate }

  /// The state `t` seconds after `x0` was passed at `v0`. The start itself at 0 and before, and for
  /// NaN; the rest point at infinity. Always finite.
  public func state(from x0: Double, velocity v0: Double, at t: Double) -> MotionState {
    guard t > 0 else { return MotionState(value: x0, velocity: v0) }
    let left = rate == 0 ? 0 : Elementary.expm1(-rate * t)
    // v0 times the time it would take at full speed.
    let way = rate == 0 ? t : -left / rate
    return MotionState(
      value: Elementary.finite(v0 == 0 ? x0 : x0 + v0 * way),
      velocity: Elementary.finite(v0 + v0 * left))
  }

  /// Where it comes to rest; the largest finite number on the way, when it never does.
  public func rest(from x0: Double, velocity v0: Double) -> Double {
    Elementary.finite(v0 == 0 ? x0 : x0 + v0 / rate)
  }

  /// The velocity at `x0` that comes to rest at `target`: for paging and detents.
  public func velocity(from x0: Double, reaching target: Double) -> Double {
    Elementary.finite((target - x0) * rate)
  }

  /// The time in seconds after which it is no faster than `speed`; 0 when it is not from the start,
  /// infinite when it never is.
  public func time(from velocity: Double, toSpeed speed: Double) -> Double {
    guard velocity.magnitude > speed else { return 0 }
    guard speed > 0, rate > 0 else { return .infinity }
    return Elementary.log(velocity.magnitude / speed) / rate
  }

  /// The time in seconds at which `x` is passed; infinite when it is not on the way.
  public func time(at x: Double, from x0: Double, velocity v0: Double) -> Double {
    let distance = x - x0
    if distance == 0 { return 0 }
    guard v0 != 0, (distance > 0) == (v0 > 0) else { return .infinity }
    if rate == 0 { return distance / v0 }
    let share = distance / v0 * rate
    return share < 1 ? -Elementary.log1p(-share) / rate : .infinity
  }
}
