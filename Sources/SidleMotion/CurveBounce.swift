import SidleUnits

/// Chromium's curve-driven bounce at a scrolling edge: out along one timing curve, back along another.
///
/// Source: Chromium, the constants and rules of its elastic overscroll with cubic curves. Chromium
/// rounds every result to whole pixels; this does not.
public struct CurveBounce: Equatable, BitwiseCopyable {
  /// The extent of what scrolls, in points. At most a tenth of it is ever shown.
  public let extent: Double

  /// Nil when the extent is not above 0 or not finite.
  public init?(extent: Double) {
    guard extent > 0, extent.isFinite else { return nil }
    self.extent = extent
  }

  private var most: Double { 0.1 * extent }

  /// What is shown of a pull: a tenth of the extent times tanh of twice the pull by the extent.
  public func stretch(ofPull pull: Double) -> Double {
    let share = Elementary.finite(4 * (pull / extent).magnitude)
    // tanh(u/2) = (e^u - 1)/(e^u + 1)
    let grown = Elementary.expm1(min(share, 100))
    let result = most * (grown / (grown + 2))
    return pull < 0 ? -result : result
  }

  /// The stretch `t` seconds after a release at `stretch` with `velocity`, in points per second.
  ///
  /// Speeds of 200 and less do not push further out. Above, it goes out by 35 √(velocity in points
  /// per millisecond), at most to the most that is shown, in 2.5 ms per point and at most 150 ms, when
  /// the velocity has the direction of the stretch (otherwise it only comes back); then back in 15 ms per point, at most 300 ms. The
  /// first control point of both curves is moved so that they begin as fast as the velocity.
  public func stretch(from stretch: Double, velocity: Double, at t: Double) -> Double {
    let stretch = Elementary.finite(stretch)
    let isOutward = stretch == 0 || (velocity < 0) == (stretch < 0)
    let isFast = isOutward && velocity.magnitude > 200
    let residual = isFast ? Elementary.finite(velocity) / 1000 : 0
    let push = 35 * residual.magnitude.squareRoot()
    let size = min(most, stretch.magnitude + push)
    let isNegative = stretch == 0 ? residual < 0 : stretch < 0
    let farthest = isNegative ? -size : size
    let outward = min(0.15, 0.0025 * push)
    let inward = min(0.3, 0.015 * size)
    let time = t > 0 ? t : 0
    if time < outward {
      let part = CurveBounce.curve(residual, 0.25, 1, 0.99, 1).value(at: time / outward)
      return stretch * (1 - part) + farthest * part
    }
    guard time - outward < inward else { return 0 }
    let part = CurveBounce.curve(residual, 0.05, 0.7, 0.25, 1).value(at: (time - outward) / inward)
    return farthest * (1 - part)
  }

  private static func curve(
    _ velocity: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> CubicBezier {
    let speed = velocity.magnitude
    let isSlow = x1 * speed < y1
    return CubicBezier(valid: isSlow ? x1 : y1 / speed, isSlow ? x1 * speed : y1, x2, y2)
  }
}
