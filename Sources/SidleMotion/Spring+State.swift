import SidleUnits

/// Evaluating a spring in closed form.
extension Spring {
  /// The state `t` seconds after it was (`y0`, `v0`).
  ///
  /// With λ, ω0 and d = ω0² - λ²:
  ///
  ///     y = e^-λt (y0 C + (v0 + λ y0) S)        C = cos √d t,  S = sin √d t / √d
  ///     v = e^-λt (v0 C - (λ v0 + ω0² y0) S)    (hyperbolic for d < 0; 1 and t for d = 0)
  ///
  /// Near critical damping C and S are summed as power series in d t², so that there is no seam; far
  /// above it the exponents are combined before exponentiating, so that nothing overflows. Error
  /// below 1e-12 of the motion's own scale, about 1e-15 in common cases. At `t` of 0 and less, and
  /// for NaN, the state is (`y0`, `v0`). Always finite. Cost: one exponential and one sine pair, or
  /// two exponentials.
  public func state(offset y0: Double, velocity v0: Double, at t: Double) -> SpringState {
    guard t > 0 else { return SpringState(offset: y0, velocity: v0) }
    let weights = weights(at: t)
    let lambda = decay
    let stiffness = frequency * frequency
    return SpringState(
      offset: Elementary.finite(y0 * weights.even + (v0 + lambda * y0) * weights.odd),
      velocity: Elementary.finite(v0 * weights.even - (lambda * v0 + stiffness * y0) * weights.odd))
  }

  /// e^-λt C and e^-λt S for t > 0.
  private func weights(at t: Double) -> (even: Double, odd: Double) {
    let lambda = decay
    let d = discriminant
    let z = d * t * t
    if z.magnitude < 0.01 {
      let fading = Elementary.exp(-lambda * t)
      let even = 1 - z / 2 * (1 - z / 12 * (1 - z / 30 * (1 - z / 56 * (1 - z / 90))))
      let odd = 1 - z / 6 * (1 - z / 20 * (1 - z / 42 * (1 - z / 72 * (1 - z / 110))))
      // Far out e^-λt is 0 and t may be infinite.
      return fading == 0 ? (0, 0) : (fading * even, fading * odd * t)
    }
    if d > 0 {
      let fading = Elementary.exp(-lambda * t)
      if fading == 0 { return (0, 0) }
      let omega = d.squareRoot()
      let turn = Elementary.sincos(omega * t)
      return (fading * turn.cos, fading * turn.sin / omega)
    }
    let sigma = (-d).squareRoot()
    let fast = lambda + sigma
    // The slow root is λ - σ, written so that nothing cancels.
    let slow = frequency * (frequency / fast)
    let slowly = Elementary.exp(-slow * t)
    let gap = Elementary.expm1(-2 * sigma * t)
    return (slowly * (1 + 0.5 * gap), slowly * (-0.5 * gap) / sigma)
  }
}
