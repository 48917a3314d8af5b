import SidleUnits

/// A decay that is braked by a constant deceleration as well, so that it stops in finite time, as
/// Flutter's `FrictionSimulation` with `constantDeceleration`: x = x0 + v0 (1 - e^-κt)/κ ∓ a t²/2,
/// v = v0 e^-κt ∓ a t, until v is 0.
public struct BrakedDecay: Equatable, BitwiseCopyable {
  public let decay: Decay
  /// Points per second squared, against the motion whichever way it goes.
  public let deceleration: Double

  /// Nil when the deceleration is not above 0 or not finite.
  public init?(decay: Decay, deceleration: Double) {
    guard deceleration > 0, deceleration.isFinite else { return nil }
    self.decay = decay
    self.deceleration = deceleration
  }

  /// The time in seconds at which it stops: |v0| e^-κt = a t.
  ///
  /// Newton's method from 0: the left side less the right is convex and falls, so that it approaches
  /// from below and ends when it no longer moves.
  public func stopTime(from velocity: Double) -> Double {
    let speed = Elementary.finite(velocity.magnitude)
    // Without the decay it would stop then, which is never earlier.
    let latest = Elementary.finite(speed / deceleration)
    var time = 0.0
    for _ in 0..<100 {
      let left = speed * Elementary.exp(-decay.rate * time)
      let next = time + (left - deceleration * time) / (decay.rate * left + deceleration)
      if !(next > time) { break }
      time = min(next, latest)
    }
    return time
  }

  /// The state `t` seconds after `x0` was passed at `v0`; at rest from the stop on. Always finite.
  public func state(from x0: Double, velocity v0: Double, at t: Double) -> MotionState {
    guard t > 0 else { return MotionState(value: x0, velocity: v0) }
    let stop = stopTime(from: v0)
    let time = min(t, stop)
    let brake = v0 < 0 ? -deceleration : deceleration
    let free = decay.state(from: x0, velocity: v0, at: time)
    return MotionState(
      value: Elementary.finite(free.value - 0.5 * brake * time * time),
      velocity: t >= stop ? 0 : Elementary.finite(free.velocity - brake * time))
  }
}
