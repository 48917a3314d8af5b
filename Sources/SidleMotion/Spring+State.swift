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
    SpringRates(self).state(offset: y0, velocity: v0, at: t)
  }
}
