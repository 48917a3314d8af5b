import SidleMotion
import SidleUnits

/// Where a released row goes: one pure decision from offset, velocity and the rest it began at.
public enum RestingTarget {
  /// - Parameters:
  ///   - offset: shown at the release, points.
  ///   - velocity: of the pointer at the release, points per second.
  ///   - base: the rest that distances are counted from.
  public static func decide(
    offset: Double, velocity: Double, base: Rest, geometry: RowGeometry, settings: RowSettings
  ) -> Rest {
    guard offset != 0 else { return .closed }
    let side: Edge = offset > 0 ? .leading : .trailing
    let strip = geometry.strip(side)
    guard !strip.isEmpty else { return .closed }
    var distance = offset.magnitude
    switch settings.velocity {
    case .decides:
      if velocity.magnitude > settings.velocityMinimum {
        return velocity * side.sign > 0 ? .open(side) : .closed
      }
    case .ignored: break
    case .projects(let rate): distance += side.sign * travel(velocity, rate)
    }
    if base == .open(side) {
      let threshold = closeDistance(strip, settings)
      let comparison = settings.closeThresholdComparison ?? settings.thresholdComparison
      return comparison.reaches(strip.extent - distance, threshold) ? .closed : base
    }
    let threshold = openDistance(strip, settings)
    return settings.thresholdComparison.reaches(distance, threshold) ? .open(side) : .closed
  }

  /// How far from closed an edge's buttons decide to open, points.
  public static func openDistance(_ strip: ButtonStrip, _ settings: RowSettings) -> Double {
    points(settings.openThreshold, settings.thresholdUnit, strip)
  }

  /// How far from open they decide to close, points.
  public static func closeDistance(_ strip: ButtonStrip, _ settings: RowSettings) -> Double {
    points(settings.closeThreshold, settings.closeThresholdUnit ?? settings.thresholdUnit, strip)
  }

  private static func points(
    _ threshold: Double, _ unit: RowSettings.Unit, _ strip: ButtonStrip
  ) -> Double {
    switch unit {
    case .points: return threshold
    case .extent: return threshold * strip.extent
    case .button: return threshold * strip.buttonWidth
    }
  }

  /// How far something goes that begins at a velocity and keeps `rate` of it each millisecond. A
  /// rate of 1 or more, which no spec has, goes nowhere.
  private static func travel(_ velocity: Double, _ rate: Double) -> Double {
    guard let decay = Decay(perMillisecond: rate), decay.rate > 0 else { return 0 }
    return decay.rest(from: 0, velocity: velocity)
  }
}
