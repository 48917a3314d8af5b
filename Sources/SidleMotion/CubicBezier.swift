import SidleUnits

/// A cubic timing curve from (0, 0) to (1, 1) with two free control points, as in CSS and Core
/// Animation: X(t) = 3 x1 t(1-t)² + 3 x2 t²(1-t) + t³, Y likewise, and y(x) = Y(t) where X(t) = x.
///
/// Input and output are fractions. Between them the curve is exact to a few units in the last
/// place; at 0 and 1 it is exact. Outside 0...1 it goes on along the end tangent, so that curves
/// can be fed with the output of others (CSS Easing, and csswg-drafts issue 4046).
public struct CubicBezier: Equatable, BitwiseCopyable {
  public let x1, y1, x2, y2: Double

  /// Nil when `x1` or `x2` lies outside 0...1 (the curve would not be a function of x) or when
  /// anything is not finite. `y1` and `y2` are free.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1, y1.isFinite, y2.isFinite else { return nil }
    self.init(valid: x1, y1, x2, y2)
  }

  /// Control points known to be valid.
  init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static var linear: CubicBezier { CubicBezier(valid: 0, 0, 1, 1) }
  /// CSS `ease`, Core Animation's `default`.
  public static var ease: CubicBezier { CubicBezier(valid: 0.25, 0.1, 0.25, 1) }
  public static var easeIn: CubicBezier { CubicBezier(valid: 0.42, 0, 1, 1) }
  public static var easeOut: CubicBezier { CubicBezier(valid: 0, 0, 0.58, 1) }
  /// CSS `ease-in-out`, Core Animation's `easeInEaseOut`.
  public static var easeInOut: CubicBezier { CubicBezier(valid: 0.42, 0, 0.58, 1) }

  /// True when the curve is the identity, whatever control points say so.
  var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The output at `x`. Always finite: what would overflow is the largest finite number, and NaN
  /// counts as 0. About 8 steps of a bracketed Newton iteration.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return x < 0 ? extended(from: 0, by: x, slope: startSlope) : 0 }
    guard x < 1 else { return x > 1 ? extended(from: 1, by: x - 1, slope: endSlope) : 1 }
    if isLinear { return x }
    let (t, s) = parameter(at: x)
    // The weights add up to less than 1, so that no product or sum overflows.
    return y1 * (3 * t * s * s) + y2 * (3 * t * t * s) + t * t * t
  }

  /// dy/dx at `x`; outside 0...1 the slope of the end tangent (Chromium's rule). Where the tangent
  /// is vertical: 0 at an end, as the curve is extended flat there, and the largest finite number
  /// inside.
  public func slope(at x: Double) -> Double {
    guard x > 0 else { return startSlope }
    guard x < 1 else { return endSlope }
    if isLinear { return 1 }
    let (t, s) = parameter(at: x)
    let run = x1 * (s * (s - 2 * t)) + x2 * (t * (2 * s - t)) + t * t
    let rise = y1 * (s * (s - 2 * t)) + y2 * (t * (2 * s - t)) + t * t
    if run > 0 { return Elementary.finite(rise / run) }
    return rise == 0 ? 0 : Elementary.finite(rise * .infinity)
  }

  /// The slope at 0, towards the first control point that differs from the start; a vertical
  /// tangent counts as flat, three coinciding points as linear.
  public var startSlope: Double {
    if x1 > 0 { return Elementary.finite(y1 / x1) }
    if y1 == 0 && x2 > 0 { return Elementary.finite(y2 / x2) }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The slope at 1, by the same rule from the other end.
  public var endSlope: Double {
    if x2 < 1 { return Elementary.finite((y2 - 1) / (x2 - 1)) }
    if y2 == 1 && x1 < 1 { return Elementary.finite((y1 - 1) / (x1 - 1)) }
    return y1 == 1 && y2 == 1 ? 1 : 0
  }

  private func extended(from value: Double, by distance: Double, slope: Double) -> Double {
    slope == 0 ? value : Elementary.finite(value + slope * distance)
  }
}
