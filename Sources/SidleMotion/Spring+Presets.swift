import SidleUnits

/// Springs that others publish, by name.
extension Spring {
  /// SwiftUI `.smooth`: duration 0.5, no bounce.
  public static var smooth: Spring { described(response: 0.5, ratio: 1) }
  /// SwiftUI `.snappy`: duration 0.5, bounce 0.15.
  public static var snappy: Spring { described(response: 0.5, ratio: 0.85) }
  /// SwiftUI `.bouncy`: duration 0.5, bounce 0.3.
  public static var bouncy: Spring { described(response: 0.5, ratio: 0.7) }
  /// SwiftUI `.spring()` as it was before 2023: response 0.5, ratio 0.825.
  public static var classic: Spring { described(response: 0.5, ratio: 0.825) }
  /// SwiftUI `.interactiveSpring()`: response 0.15, ratio 0.86.
  public static var interactive: Spring { described(response: 0.15, ratio: 0.86) }

  /// A preset with more bounce, which may be negative; nil where the sum makes no spring.
  public func bouncing(more extra: Double) -> Spring? {
    Spring.make(duration: duration, bounce: bounce + extra, mass: mass)
  }

  /// `CASpringAnimation`'s own values, and Motion's: ratio 0.5.
  public static var coreAnimation: Spring { Spring(valid: 1, stiffness: 100, damping: 10) }
  /// `UISpringTimingParameters()` without arguments: ratio 4.56.
  public static var springTimingParameters: Spring {
    Spring(valid: 3, stiffness: 1000, damping: 500)
  }
  /// react-spring's `default`.
  public static var reactSpring: Spring { Spring(valid: 1, stiffness: 170, damping: 26) }
  /// Flutter's scroll spring: mass 0.5, stiffness 100, ratio 1.1.
  public static var flutterScroll: Spring {
    Spring(valid: 0.5, stiffness: 100, damping: 1.1 * 2 * (50.0).squareRoot())
  }
  /// How a scroll view comes back from beyond its edge, as reconstructed: response 0.575, critical.
  public static var scrollReturn: Spring { described(response: 0.575, ratio: 1) }
  /// Android's `SpringForce` as it is without settings: medium stiffness, medium bouncy.
  public static var android: Spring {
    Spring(valid: 1, stiffness: 1500, damping: 2 * 0.5 * (1500.0).squareRoot())
  }
  /// Android's stretch at a scrolling edge: 24.657 rad/s, ratio 0.98.
  public static var androidEdge: Spring {
    Spring(valid: 1, stiffness: 24.657 * 24.657, damping: 2 * 0.98 * 24.657)
  }

  private static func described(response: Double, ratio: Double) -> Spring {
    let frequency = Elementary.twoPi / response
    return Spring(valid: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}
