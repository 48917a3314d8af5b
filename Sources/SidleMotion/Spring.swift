import SidleUnits

/// A damped spring that pulls an offset to 0: mass · y'' + damping · y' + stiffness · y = 0.
///
/// Positions are offsets from the rest position in any unit of length, velocities that unit per
/// second: absolute, never relative to a distance.
public struct Spring: Equatable, BitwiseCopyable {
  /// Any unit of mass; only the ratios to it count.
  public let mass: Double
  /// Mass per second squared.
  public let stiffness: Double
  /// Mass per second. 0 swings for ever.
  public let damping: Double

  /// The slowest and the fastest natural frequency, in radians per second, that a spring may have;
  /// its damping rate may be no faster either. Far beyond anything visible; keeps every
  /// intermediate result of the formulas in range.
  public static var rateLimits: (slowest: Double, fastest: Double) { (1e-9, 1e9) }

  /// Nil when anything is not finite, when mass or stiffness is not above 0, when damping is
  /// negative, or when the rates lie outside `rateLimits`.
  public init?(mass: Double = 1, stiffness: Double, damping: Double) {
    guard mass.isFinite, stiffness.isFinite, damping.isFinite else { return nil }
    guard mass > 0, stiffness > 0, damping >= 0 else { return nil }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    let limits = Spring.rateLimits
    guard frequency >= limits.slowest, frequency <= limits.fastest, decay <= limits.fastest
    else { return nil }
  }

  /// A spring by its damping ratio: below 1 it swings, at 1 it is critical, above 1 it creeps.
  /// Nil as above.
  public static func make(
    stiffness: Double, dampingRatio: Double, mass: Double = 1
  ) -> Spring? {
    let critical = 2 * (stiffness * mass).squareRoot()
    return Spring(mass: mass, stiffness: stiffness, damping: dampingRatio * critical)
  }

  /// The spring of a settle for which nothing else was asked.
  public static var settle: Spring {
    let stiffness = MotionTuning.settleStiffness
    let critical = 2 * stiffness.squareRoot()
    return Spring(
      valid: 1, stiffness: stiffness, damping: MotionTuning.settleDampingRatio * critical)
  }

  /// Parameters known to be valid.
  init(valid mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Natural frequency without damping, ω0 = √(k/m), in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// The rate λ = c/2m at which a swing dies away, per second.
  public var decay: Double { 0.5 * (damping / mass) }

  /// λ/ω0: below 1 the spring swings, at 1 it is critical, above 1 it creeps.
  public var dampingRatio: Double { decay / frequency }

  /// ω0² - λ², positive when the spring swings; by its factors, so that it is right near 0.
  var discriminant: Double { (frequency - decay) * (frequency + decay) }
}

/// Where a spring is and how fast it moves.
public struct SpringState: Equatable {
  /// Distance from the rest position.
  public let offset: Double
  /// Per second.
  public let velocity: Double

  public init(offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
  }
}
