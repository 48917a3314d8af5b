import SidleUnits

/// Scrolling between two bounds: a decay inside, a spring beyond, as iOS and Flutter scroll.
///
/// The change of law happens at the exact time at which the bound is crossed, whenever that is asked
/// about, and hands over the exact velocity. (Flutter limits that velocity, on one side only by a slip
/// of sign; this does not.)
public struct BoundedDecay: Equatable, BitwiseCopyable {
  public let decay: Decay
  public let spring: Spring
  public let lower: Double
  public let upper: Double

  /// Nil when the bounds are not finite or in the wrong order. They may be equal.
  public init?(decay: Decay, spring: Spring, lower: Double, upper: Double) {
    guard lower.isFinite, upper.isFinite, lower <= upper else { return nil }
    self.decay = decay
    self.spring = spring
    self.lower = lower
    self.upper = upper
  }

  /// When and how the spring takes over.
  public struct Crossing: Equatable, BitwiseCopyable {
    /// Seconds after the start, 0 when it begins beyond a bound.
    public let time: Double
    /// The bound that it is pulled back to.
    public let bound: Double
    /// Where it is then: at the bound, or at the start beyond it.
    public let state: MotionState
  }

  /// The crossing of a motion from `x0` at `v0`; nil when it comes to rest inside.
  public func crossing(from x0: Double, velocity v0: Double) -> Crossing? {
    let start = MotionState(value: Elementary.finite(x0), velocity: Elementary.finite(v0))
    if start.value < lower { return Crossing(time: 0, bound: lower, state: start) }
    if start.value > upper { return Crossing(time: 0, bound: upper, state: start) }
    let bound = start.velocity < 0 ? lower : upper
    let time = decay.time(at: bound, from: start.value, velocity: start.velocity)
    // At the bound already: it leaves, when it moves outward.
    guard time < .infinity, start.velocity != 0 else { return nil }
    let velocity = decay.state(from: start.value, velocity: start.velocity, at: time).velocity
    return Crossing(
      time: time, bound: bound, state: MotionState(value: bound, velocity: velocity))
  }

  /// The state `t` seconds after the start. Always finite.
  public func state(from x0: Double, velocity v0: Double, at t: Double) -> MotionState {
    guard let crossing = crossing(from: x0, velocity: v0), t >= crossing.time else {
      return decay.state(from: Elementary.finite(x0), velocity: Elementary.finite(v0), at: t)
    }
    let sprung = spring.state(
      offset: Elementary.finite(crossing.state.value - crossing.bound),
      velocity: crossing.state.velocity, at: t - crossing.time)
    return MotionState(
      value: Elementary.finite(crossing.bound + sprung.offset), velocity: sprung.velocity)
  }

  /// Where it comes to rest.
  public func rest(from x0: Double, velocity v0: Double) -> Double {
    crossing(from: x0, velocity: v0)?.bound ?? decay.rest(from: x0, velocity: v0)
  }

  /// The time in seconds from which it stays within `distance` of its rest and below `speed`.
  public func settlingTime(
    from x0: Double, velocity v0: Double, distance: Double, speed: Double
  ) -> Double {
    guard let crossing = crossing(from: x0, velocity: v0) else {
      // What is left to travel is v/κ.
      return decay.time(from: v0, toSpeed: min(speed, distance * decay.rate))
    }
    return crossing.time
      + spring.lastCrossing(
        offset: Elementary.finite(crossing.state.value - crossing.bound),
        velocity: crossing.state.velocity, distance: distance, speed: speed)
  }
}
