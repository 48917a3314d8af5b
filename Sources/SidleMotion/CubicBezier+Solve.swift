import SidleUnits

/// Finding the place on the curve that belongs to an input.
extension CubicBezier {
  /// t with X(t) = x, and 1 - t, each to full relative precision. `x` inside 0..<1.
  ///
  /// In the upper half the mirrored curve is solved, so that a tangent that is vertical at 1 costs
  /// no more digits than one that is vertical at 0.
  func parameter(at x: Double) -> (t: Double, s: Double) {
    if x <= 0.5 {
      let t = CubicBezier.solve(x1, x2, x)
      return (t, 1 - t)
    }
    let s = CubicBezier.solve(1 - x2, 1 - x1, 1 - x)
    return (1 - s, s)
  }

  /// p in 0...1 with 3a p(1-p)² + 3b p²(1-p) + p³ = x.
  ///
  /// Newton's method inside a bracket that only shrinks, by halving whenever a Newton step leaves
  /// the bracket or fails to halve the step before it. Unbracketed Newton leaves the curve
  /// (arian/cubic-bezier issue 1), a fixed tolerance in x makes the output coarse and not monotone
  /// near vertical tangents (gre/bezier-easing issue 57): this ends only when the bracket cannot
  /// shrink any more.
  private static func solve(_ a: Double, _ b: Double, _ x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var p = x
    var lastStep = 1.0
    for _ in 0..<120 {
      let q = 1 - p
      let miss = a * (3 * p * q * q) + b * (3 * p * p * q) + p * p * p - x
      if miss == 0 { return p }
      if miss < 0 { low = p } else { high = p }
      let rate = 3 * (a * (q * (q - 2 * p)) + b * (p * (2 * q - p)) + p * p)
      let step = miss / rate
      var next = p - step
      if !(next > low && next < high) || step.magnitude > 0.5 * lastStep {
        next = low + 0.5 * (high - low)
        lastStep = high - low
      } else {
        lastStep = step.magnitude
      }
      if next == p || next == low || next == high { return p }
      p = next
    }
    return p
  }
}
