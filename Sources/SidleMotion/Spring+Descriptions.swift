import SidleUnits

/// The other ways in which people describe a spring, and back.
///
/// All of them fix the natural frequency ω0 and the damping ratio ζ; at mass m, stiffness is m ω0² and
/// damping 2 ζ m ω0. Sources: Apple's documentation of SwiftUI `Spring` and `CASpringAnimation`, and
/// values sampled from both (`Tests/data/conformance/springs_convert.csv`).
extension Spring {
  /// By response, the period of the undamped swing in seconds, and damping ratio. Nil when the
  /// response is not above 0, the ratio is negative, or the spring is outside `rateLimits`.
  public static func make(
    response: Double, dampingRatio: Double, mass: Double = 1
  ) -> Spring? {
    guard response > 0, dampingRatio >= 0 else { return nil }
    let frequency = Elementary.twoPi / response
    return Spring(
      mass: mass, stiffness: mass * (frequency * frequency),
      damping: 2 * dampingRatio * mass * frequency)
  }

  /// By perceptual duration in seconds, the response by another name, and bounce.
  ///
  /// Bounce 0 is critical; towards 1 the spring swings more, ζ = 1 - bounce, and above 1 counts as 1,
  /// which never stops; towards -1 it creeps more, ζ = 1/(1 + bounce). Nil at -1 and below, where
  /// damping would be infinite (SwiftUI answers with infinities and NaN), and as above.
  public static func make(duration: Double, bounce: Double, mass: Double = 1) -> Spring? {
    guard bounce > -1 else { return nil }
    return make(response: duration, dampingRatio: dampingRatio(bounce: bounce), mass: mass)
  }

  /// The damping ratio of a bounce above -1.
  public static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + bounce)
  }

  /// The bounce of a damping ratio: 1 for none, 0 at critical, towards -1 above.
  public static func bounce(dampingRatio ratio: Double) -> Double {
    ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// By the time in which it settles to about a thousandth, in seconds, and damping ratio, as
  /// `UIView.animate(withDuration:usingSpringWithDamping:)` and SwiftUI's `settlingDuration` do.
  ///
  /// The ratio is held in 0...1 and the time in 0.01...10, as Apple does. Below critical,
  /// ω0 = ln(ζ / (0.001 √(1-ζ²))) / (ζ D); at 1, (1 + ω0 D) e^(-ω0 D) = 0.001. The first form has no
  /// answer for ζ of 0.001 and less: nil. Source: ktiays/Respring, checked against SwiftUI.
  public static func make(
    settlingDuration: Double, dampingRatio: Double, mass: Double = 1
  ) -> Spring? {
    guard settlingDuration == settlingDuration, dampingRatio == dampingRatio else { return nil }
    let duration = Elementary.clamp(settlingDuration, 0.01, 10)
    let ratio = Elementary.clamp(dampingRatio, 0, 1)
    let frequency: Double
    if ratio < 1 {
      let rest = ((1 - ratio) * (1 + ratio)).squareRoot()
      frequency = Elementary.log(ratio / (0.001 * rest)) / (ratio * duration)
    } else {
      frequency = criticalThousandth / duration
    }
    guard frequency > 0 else { return nil }
    return make(response: Elementary.twoPi / frequency, dampingRatio: ratio, mass: mass)
  }

  /// The x with (1 + x) e^-x = 0.001.
  static var criticalThousandth: Double { 9.233413476451586 }

  /// By mass, stiffness and damping, with damping above critical lowered to critical unless
  /// over-damping is allowed, as `CASpringAnimation` and SwiftUI do.
  public static func make(
    mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool
  ) -> Spring? {
    guard let spring = Spring(mass: mass, stiffness: stiffness, damping: damping) else {
      return nil
    }
    return allowsOverdamping ? spring : spring.atMostCritical
  }

  /// The same spring with damping above critical lowered to critical.
  public var atMostCritical: Spring {
    let critical = 2 * (stiffness * mass).squareRoot()
    return damping > critical ? Spring(valid: mass, stiffness: stiffness, damping: critical) : self
  }

  /// The period of the undamped swing, 2π/ω0, in seconds.
  public var response: Double { Elementary.twoPi / frequency }

  /// The perceptual duration; the same number as the response.
  public var duration: Double { response }

  /// 1 - ζ up to critical damping, 1/ζ - 1 above: 1 for none, 0 at critical, towards -1.
  public var bounce: Double { Spring.bounce(dampingRatio: dampingRatio) }
}
