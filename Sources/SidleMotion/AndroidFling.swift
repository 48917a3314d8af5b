import SidleUnits

/// An Android fling in its ballistic form, as Flutter's `ClampingScrollSimulation`:
/// x = x0 + distance (1 - (1-τ)^D), v = v0 (1-τ)^(D-1), with τ the time as a fraction of the
/// duration and D = ln 0.78 / ln 0.9.
///
/// Unlike the table of Android's own scroller it never speeds up, ends with velocity 0, and goes on
/// along the same path when restarted from any state on it (flutter/flutter 113424, 120338).
/// Constants: AOSP `OverScroller.java`.
public struct AndroidFling: Equatable, BitwiseCopyable {
  /// Android's `ViewConfiguration.getScrollFriction`, 0.015 by default.
  public let friction: Double
  /// Dots per inch the velocities are measured in: 160 for density-independent ones.
  public let density: Double

  /// Nil when anything is not above 0 or not finite.
  public init?(friction: Double = 0.015, density: Double = 160) {
    guard friction > 0, friction.isFinite, density > 0, density.isFinite else { return nil }
    self.friction = friction
    self.density = density
    guard reference > 0, reference.isFinite else { return nil }
  }

  /// ln 0.78 / ln 0.9.
  static var exponent: Double { 2.3582018154259443 }
  /// Where the acceleration of Android's curve changes its sign.
  static var inflexion: Double { 0.35 }

  /// The speed at which the fling lasts `exponent · inflexion` seconds: friction times gravity in
  /// inches per second squared times density, with Android's 0.84 for look and feel.
  var reference: Double { friction * (9.80665 * 39.37 * density * 0.84) / AndroidFling.inflexion }

  /// How long it takes to stop, in seconds.
  public func duration(from velocity: Double) -> Double {
    let ratio = Elementary.finite(velocity).magnitude / reference
    let power = Elementary.pow(ratio, 1 / (AndroidFling.exponent - 1))
    return Elementary.finite(AndroidFling.exponent * AndroidFling.inflexion * power)
  }

  /// The signed distance it travels.
  public func travel(from velocity: Double) -> Double {
    let travelled = Elementary.finite(velocity) * (duration(from: velocity) / AndroidFling.exponent)
    return Elementary.finite(travelled)
  }

  /// The state `t` seconds after `x0` was passed at `v0`; at rest from its duration on. Exact at 0.
  public func state(from x0: Double, velocity v0: Double, at t: Double) -> MotionState {
    let x0 = Elementary.finite(x0)
    let v0 = Elementary.finite(v0)
    guard t > 0 else { return MotionState(value: x0, velocity: v0) }
    let duration = duration(from: v0)
    let whole = travel(from: v0)
    guard t < duration else {
      return MotionState(value: Elementary.finite(x0 + whole), velocity: 0)
    }
    let left = 1 - t / duration
    let slowed = Elementary.pow(left, AndroidFling.exponent - 1)
    return MotionState(
      value: Elementary.finite(x0 + whole * (1 - slowed * left)),
      velocity: v0 * slowed)
  }

  /// How long Android takes to bring content back from beyond an edge, in seconds: √(2|Δ|/2000).
  public static func edgeReturnDuration(over distance: Double) -> Double {
    (Elementary.finite(distance.magnitude) * 2 / 2000).squareRoot()
  }
}
