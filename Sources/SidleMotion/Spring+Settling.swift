import SidleUnits

/// When a spring counts as finished, by the rules that others publish.
///
/// Ours is `Spring.lastCrossing`: exact, and what segments use. The others are here to reproduce
/// what a platform reports, with its faults: `coreAnimation` blows up as the ratio comes near 1 from
/// below and drops at 1; `swiftUI` is too short just below critical; `unitEnvelope` ignores the
/// velocity. None of them is used by the engine itself.
public enum SettlingRule: Equatable, BitwiseCopyable {
  /// `CASpringAnimation.settlingDuration`. Below critical ln(1000 (1 + |λ - v|/ωd))/λ with v in
  /// distances per second; from critical on, damping is lowered to critical and time walked in tenths
  /// of a second, added up in binary, to the first within a thousandth. Measured on macOS.
  case coreAnimation
  /// SwiftUI `Spring.settlingDuration(target:initialVelocity:epsilon:)`. Below critical
  /// ln((|λ d - v| + |d|)/ε)/λ for a distance d; from critical on, the first tenth of a second within
  /// ε that is followed by ten more, 0 if there is none in 1024. Sampled.
  case swiftUI(epsilon: Double)
  /// ln(1/ε)/λ, times `criticalFactor` from critical damping on. Wave: 0.0001 and 1.25.
  case unitEnvelope(epsilon: Double, criticalFactor: Double)
  /// Android's estimate: below critical the time at which the envelope √(y0² + B²) e^-λt falls
  /// to `distance`, from critical on the last crossing; cut to whole milliseconds.
  case displacementBelow(distance: Double)
}

/// The rule that steppers apply to every frame: at rest when near and slow at once.
public struct RestTest: Equatable, BitwiseCopyable {
  /// Points.
  public var distance: Double
  /// Points per second.
  public var speed: Double

  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  public static var flutter: RestTest { RestTest(distance: 1e-3, speed: 1e-3) }
  public static var wobble: RestTest { RestTest(distance: 1e-3, speed: 1e-3) }
  public static var reactMotion: RestTest { RestTest(distance: 0.01, speed: 0.01) }
  public static var motion: RestTest { RestTest(distance: 0.5, speed: 2) }
  /// Motion's test for ranges of a few units.
  public static var motionFine: RestTest { RestTest(distance: 0.005, speed: 0.01) }
  /// Android's: the speed follows from the distance at 62.5 per second.
  public static func android(distance: Double) -> RestTest {
    RestTest(distance: distance, speed: 62.5 * distance)
  }

  public func isAtRest(_ state: SpringState) -> Bool {
    state.offset.magnitude < distance && state.velocity.magnitude < speed
  }
}

extension Spring {
  /// The settling time in seconds by a published rule, over a signed distance from start to target
  /// in points and a velocity in points per second. 0 or more; infinite, or the largest finite `Float`
  /// by Core Animation's rule, for a spring without damping.
  public func settlingTime(
    _ rule: SettlingRule, distance: Double, velocity: Double
  ) -> Double {
    let time = time(rule, Elementary.finite(distance), Elementary.finite(velocity))
    // Where the numbers of a rule make none of it, NaN included.
    return time >= 0 ? time : 0
  }

  private func time(_ rule: SettlingRule, _ distance: Double, _ velocity: Double) -> Double {
    switch rule {
    case .coreAnimation:
      let relative = InitialVelocity.pointsPerSecond(velocity).distancesPerSecond(over: distance)
      return atMostCritical.coreAnimationTime(relative ?? 0)
    case .swiftUI(let epsilon):
      return swiftUITime(distance, velocity, epsilon)
    case .unitEnvelope(let epsilon, let factor):
      guard epsilon > 0 else { return .infinity }
      let time = max(0, -Elementary.log(epsilon) / decay)
      return dampingRatio < 1 ? time : time * Elementary.finite(factor)
    case .displacementBelow(let level):
      return androidTime(distance, velocity, level)
    }
  }

  private func coreAnimationTime(_ velocity: Double) -> Double {
    if damping == 0 { return 3.4028234663852886e38 }
    let d = discriminant
    if dampingRatio < 1 && d > 0 {
      let swing = 1 + (decay - velocity).magnitude / d.squareRoot()
      return Elementary.finite(Elementary.log(1000 * swing) / decay)
    }
    var time = 0.0
    for _ in 0..<Spring.walkLimit {
      if state(offset: -1, velocity: velocity, at: time).offset.magnitude < 0.001 { return time }
      time += 0.1
    }
    return lastCrossing(offset: -1, velocity: velocity, distance: 0.001, speed: .infinity)
  }

  private func swiftUITime(_ distance: Double, _ velocity: Double, _ epsilon: Double) -> Double {
    guard epsilon >= 0 else { return 0 }
    if epsilon == 0 || damping == 0 { return .infinity }
    if dampingRatio < 1 {
      let reach = (decay * distance - velocity).magnitude + distance.magnitude
      return max(0, Elementary.log(reach / epsilon) / decay)
    }
    var time = 0.0
    var first = 0.0
    var inside = 0
    for _ in 0..<1024 {
      let offset = state(offset: -distance, velocity: velocity, at: time).offset
      if offset.magnitude < epsilon {
        if inside == 0 { first = time }
        if inside == 10 { return first }
        inside += 1
      } else {
        inside = 0
      }
      time += 0.1
    }
    return 0
  }

  private func androidTime(_ distance: Double, _ velocity: Double, _ level: Double) -> Double {
    guard level > 0, damping > 0 else { return .infinity }
    var time: Double
    if dampingRatio < 1 && discriminant > 0 {
      let b = (velocity - decay * distance) / discriminant.squareRoot()
      time = Elementary.log((distance * distance + b * b).squareRoot() / level) / decay
    } else {
      time = lastCrossing(offset: -distance, velocity: velocity, distance: level, speed: .infinity)
    }
    return Elementary.floor(max(0, time) * 1000) / 1000
  }

  /// How many tenths of a second Core Animation's rule is walked before the exact answer is given
  /// instead: 1000 s.
  private static var walkLimit: Int { 10_000 }
}
