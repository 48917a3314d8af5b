import SidleUnits

/// How far a curve's output reaches.
extension CubicBezier {
  /// The smallest and the largest output over the inputs `lower...upper`, extensions beyond 0...1
  /// included. Exact to rounding: the ends, and the turning points in between, which are the roots of
  /// a quadratic. Bounds in the wrong order are swapped.
  public func range(from lower: Double, to upper: Double) -> (smallest: Double, largest: Double) {
    let low = min(Elementary.finite(lower), Elementary.finite(upper))
    let high = max(Elementary.finite(lower), Elementary.finite(upper))
    var smallest = min(value(at: low), value(at: high))
    var largest = max(value(at: low), value(at: high))
    func take(_ x: Double, _ y: Double) {
      if x >= low && x <= high {
        smallest = min(smallest, y)
        largest = max(largest, y)
      }
    }
    // Where the curve bends into its extensions.
    take(0, 0)
    take(1, 1)
    // Y'/3 = y1 + 2 (y2 - 2 y1) t + (3 y1 - 3 y2 + 1) t², scaled so that nothing overflows.
    let scale = max(max(y1.magnitude, y2.magnitude), 1)
    let c = y1 / scale
    let b = y2 / scale - 2 * c
    let a = 3 * (c - y2 / scale) + 1 / scale
    let inside = b * b - a * c
    if inside >= 0 {
      // The larger root first, so that nothing cancels.
      let q = -(b + (b < 0 ? -inside.squareRoot() : inside.squareRoot()))
      let first = q / a
      let second = c / q
      if first > 0 && first < 1 { take(point(x1, x2, first), point(y1, y2, first)) }
      if second > 0 && second < 1 { take(point(x1, x2, second), point(y1, y2, second)) }
    }
    return (smallest, largest)
  }

  private func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return a * (3 * t * s * s) + b * (3 * t * t * s) + t * t * t
  }
}
