/// The published velocities that we do not follow, each with the reason, in one place.
enum Exceptions {
  /// Strategies of other systems that are none of ours.
  static let strategies: [String: String] = [
    "weighted_0.6_0.35_0.05": "a mean of the last three steps",
    "swiftui_sampler": "a mean of the last three steps, as SwiftUI has it",
    "lsq2_restricted": "a parabola that must not contradict the last step",
    "int1": "an integrator of first order",
    "int2": "an integrator of second order",
  ]

  /// Traces by case and strategy.
  static let traces: [String: String] = [
    "compose1d-two-points impulse": burst,
    "compose1d-two-diffs impulse": burst,
    "aosp-AxisScrollVelocity_SimilarDifferentialValues impulse": burst,
    "chromium-delayed-up-100ms lsq2":
      "the lift comes 100 ms after the last move; a phone reports each lift 41 ms late and its "
      + "flings are flings, so that only a later one is at rest",
  ]

  private static let burst =
    "samples that span less than 2 ms say nothing about speed: a panel that hands over a whole touch "
    + "in one burst puts positions 26 microseconds apart"
}
