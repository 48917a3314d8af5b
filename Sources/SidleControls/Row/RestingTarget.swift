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
    if settings.velocity == .decides, velocity.magnitude > settings.velocityMinimum {
      return velocity * side.sign > 0 ? .open(side) : .closed
    }
    if base == .open(side) {
      let moved = strip.extent - offset.magnitude
      return reached(moved, settings.closeThreshold, strip, settings) ? .closed : base
    }
    return reached(offset.magnitude, settings.openThreshold, strip, settings)
      ? .open(side) : .closed
  }

  private static func reached(
    _ distance: Double, _ threshold: Double, _ strip: ButtonStrip, _ settings: RowSettings
  ) -> Bool {
    let points: Double
    switch settings.thresholdUnit {
    case .points: points = threshold
    case .extent: points = threshold * strip.extent
    case .button: points = threshold * strip.buttonWidth
    }
    return settings.thresholdComparison.reaches(distance, points)
  }
}
