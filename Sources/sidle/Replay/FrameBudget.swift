/// How many frames of one step are worth showing: a step may be as long as a stage lives, while
/// something moves in it without end.
struct FrameBudget {
  /// Of what a spinner alone moves: ten seconds, by default, show how.
  private static let mostTurning = 600
  /// Of anything; ten minutes by default.
  private static let most = 36_000

  private var frames = 0
  private var turning = 0

  /// The rest of the way goes in one step.
  var isSpent: Bool { frames >= Self.most || turning >= Self.mostTurning }

  /// A frame was shown. What was on its way then had an end ahead, or nothing but spinners turned.
  mutating func take(hasEnd: Bool) {
    frames += 1
    turning = hasEnd ? 0 : turning + 1
  }
}
