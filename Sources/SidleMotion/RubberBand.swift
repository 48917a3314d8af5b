import SidleUnits

/// How much of a pull beyond a bound is shown.
///
/// All three keep the sign, are monotone and can be inverted, so that grabbing what is shown again
/// does not make it jump. Compute what is shown from the whole pull, never by banding again what is
/// shown already: that would depend on how often samples come.
public enum RubberBand: Equatable, BitwiseCopyable {
  /// (1 - 1/(|o| c/d + 1)) d: the scroll view's. Slope c at 0, never reaches `dimension`. UIKit's
  /// coefficient is 0.55, with the extent of the view as dimension.
  case rational(coefficient: Double, dimension: Double)
  /// |o|^e. For exponents between 0 and 1; use-gesture uses five times its coefficient.
  case power(exponent: Double)
  /// c |o|. 1 follows the finger, 0 does not move.
  case linear(coefficient: Double)

  /// What is shown of a pull of `overshoot` points. Always finite; no dimension shows nothing, an
  /// infinite one makes the first form linear.
  public func shown(_ overshoot: Double) -> Double {
    let pull = Elementary.finite(overshoot)
    let size = pull.magnitude
    if size == 0 { return 0 }
    let result: Double
    switch self {
    case .rational(let coefficient, let dimension):
      guard dimension > 0 else { return 0 }
      guard dimension < .infinity else {
        result = coefficient * size
        break
      }
      let share = Elementary.finite(size * coefficient / dimension)
      result = share / (1 + share) * dimension
    case .power(let exponent): result = Elementary.pow(size, exponent)
    case .linear(let coefficient): result = coefficient * size
    }
    return Elementary.finite(pull < 0 ? -result : result)
  }

  /// The pull of which `shown` points are shown. Always finite: beyond what the first form can show,
  /// and where nothing is ever shown, the answer is the largest number there is.
  public func pull(_ shown: Double) -> Double {
    let target = Elementary.finite(shown)
    let size = target.magnitude
    if size == 0 { return 0 }
    let result: Double
    switch self {
    case .rational(let coefficient, let dimension):
      guard dimension > size else {
        result = .infinity
        break
      }
      let stretch = dimension < .infinity ? dimension / (dimension - size) : 1
      result = size / coefficient * stretch
    case .power(let exponent): result = Elementary.pow(size, 1 / exponent)
    case .linear(let coefficient): result = size / coefficient
    }
    return Elementary.finite(target < 0 ? -result : result)
  }

  /// How fast what is shown moves for a finger that moves at 1, where `shown` points are shown. For the
  /// first form c (1 - s/d)², which is Flutter's resistance (with c of 0.52, 0.26 on fast platforms).
  public func slope(atShown shown: Double) -> Double {
    let size = Elementary.finite(shown).magnitude
    switch self {
    case .rational(let coefficient, let dimension):
      guard dimension > size else { return 0 }
      let left = dimension < .infinity ? 1 - size / dimension : 1
      return Elementary.finite(coefficient * left * left)
    case .power(let exponent):
      return Elementary.finite(exponent * Elementary.pow(size, 1 - 1 / exponent))
    case .linear(let coefficient): return Elementary.finite(coefficient)
    }
  }
}
