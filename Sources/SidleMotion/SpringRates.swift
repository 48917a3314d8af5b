import SidleUnits

/// A spring made ready for reading: its rates, worked out once.
public struct SpringRates: BitwiseCopyable {
  /// Natural frequency ω0, radians per second.
  public let frequency: Double
  /// λ, at which a swing dies away, per second.
  let decay: Double
  /// ω0², per second squared.
  let stiffness: Double
  /// d = ω0² - λ², positive when the spring swings.
  let discriminant: Double
  /// √|d|, and 1 over it, infinite at critical damping.
  let root: Double
  let inverseRoot: Double
  /// Below this time, in seconds, the plain formulas serve; 0 where they never do.
  let plainLimit: Double

  public init(_ spring: Spring) {
    frequency = spring.frequency
    decay = spring.decay
    stiffness = frequency * frequency
    discriminant = (frequency - decay) * (frequency + decay)
    root = discriminant.magnitude.squareRoot()
    inverseRoot = 1 / root
    // Nearer to critical than this, √d says less than d does, and the power series serve.
    let swings = discriminant > 1e-6 * stiffness
    guard swings || discriminant == 0 else {
      plainLimit = 0
      return
    }
    let fading = Elementary.plainFadingLimit / decay
    let turning = Elementary.plainAngleLimit / frequency
    plainLimit = fading < turning ? fading : turning
  }

  /// Of what is no spring.
  static var none: SpringRates { SpringRates(.settle) }

  var swings: Bool { discriminant > 0 }

  /// The state `t` seconds after it was (`y0`, `v0`); see `Spring.state`.
  func state(offset y0: Double, velocity v0: Double, at t: Double) -> SpringState {
    guard t > 0 else { return SpringState(offset: y0, velocity: v0) }
    if t < plainLimit {
      let state =
        swings
        ? SpringRates.swinging(y0, v0, t, decay, root, inverseRoot, stiffness)
        : SpringRates.critical(y0, v0, t, decay, stiffness)
      return SpringState(
        offset: Elementary.finite(state.offset), velocity: Elementary.finite(state.velocity))
    }
    let weights = weights(at: t)
    return SpringState(
      offset: Elementary.finite(y0 * weights.even + (v0 + decay * y0) * weights.odd),
      velocity: Elementary.finite(
        v0 * weights.even - (decay * v0 + stiffness * y0) * weights.odd))
  }

  /// e^-λt C and e^-λt S for t > 0, in every regime.
  private func weights(at t: Double) -> (even: Double, odd: Double) {
    let z = discriminant * t * t
    if z.magnitude < 0.01 {
      let fading = Elementary.exp(-decay * t)
      let even = 1 - z / 2 * (1 - z / 12 * (1 - z / 30 * (1 - z / 56 * (1 - z / 90))))
      let odd = 1 - z / 6 * (1 - z / 20 * (1 - z / 42 * (1 - z / 72 * (1 - z / 110))))
      // Far out e^-λt is 0 and t may be infinite.
      return fading == 0 ? (0, 0) : (fading * even, fading * odd * t)
    }
    if swings {
      let fading = Elementary.exp(-decay * t)
      if fading == 0 { return (0, 0) }
      let turn = Elementary.sincos(root * t)
      return (fading * turn.cos, fading * turn.sin / root)
    }
    let fast = decay + root
    // The slow root is λ - σ, written so that nothing cancels.
    let slow = frequency * (frequency / fast)
    let slowly = Elementary.exp(-slow * t)
    let gap = Elementary.expm1(-2 * root * t)
    return (slowly * (1 + 0.5 * gap), slowly * (-0.5 * gap) / root)
  }
}

/// The plain formulas: one straight line of arithmetic, for loops over many springs.
extension SpringRates {
  /// Below critical damping, at times above 0 and below `plainLimit`.
  @inline(__always)
  static func swinging(
    _ y0: Double, _ v0: Double, _ t: Double, _ decay: Double, _ root: Double,
    _ inverseRoot: Double, _ stiffness: Double
  ) -> (offset: Double, velocity: Double) {
    let fading = Elementary.plainFading(-decay * t)
    let turn = Elementary.plainTurn(root * t)
    let even = fading * turn.cos
    let odd = fading * (turn.sin * inverseRoot)
    return (
      y0 * even + (v0 + decay * y0) * odd, v0 * even - (decay * v0 + stiffness * y0) * odd
    )
  }

  /// At critical damping, likewise.
  @inline(__always)
  static func critical(
    _ y0: Double, _ v0: Double, _ t: Double, _ decay: Double, _ stiffness: Double
  ) -> (offset: Double, velocity: Double) {
    let even = Elementary.plainFading(-decay * t)
    let odd = even * t
    return (
      y0 * even + (v0 + decay * y0) * odd, v0 * even - (decay * v0 + stiffness * y0) * odd
    )
  }
}
