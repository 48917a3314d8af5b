/// The numbers of this layer that hosts do not set. Times in nanoseconds.
public enum GestureTuning {
  /// How far back the velocity looks, 100 ms: Android's and Flutter's horizon. Longer is steadier
  /// and slower to notice a change of direction.
  public static let window: Int64 = 100_000_000

  /// A pause between two samples after which the history begins afresh, 40 ms, as Android,
  /// Flutter and Compose have it. Some devices hold the first position for 44 to 112 ms and then
  /// jump: with a longer pause that jump would count as speed.
  public static let pause: Int64 = 40_000_000

  /// The longest time between the last move and the lift for which the contact was still moving,
  /// 100 ms. One phone reports every lift 41 ms late and its flings are flings; mice rest 150 ms
  /// and more before the button comes up.
  public static let restBeforeLift: Int64 = 100_000_000

  /// Samples that span less than this say nothing about speed, 2 ms. A panel that hands over a
  /// whole touch in one burst puts positions 26 microseconds apart.
  public static let shortestSpan: Int64 = 2_000_000

  /// The shortest step between two samples that the impulse strategy takes for a push of its own,
  /// 0.05 ms. A shorter one, as in a burst (above), counts with the step after it. A phone whose
  /// recorded flicks others have judged reads pairs of samples 0.056 ms apart: those are pushes.
  public static let shortestStep: Int64 = 50_000

  /// Taps farther apart than this are not counted together, 100 points, as Android and Flutter have
  /// it. Rows are lower than that; the object under both must be the same in any case.
  public static let tapsApart = 100.0

  /// How far beyond a button's frame a finger that went down on it is still on it, 70 points, as it is
  /// with UIKit's controls. For a mouse it is 0. Larger forgives more and is harder to back out of.
  public static let pressSlop = 70.0

  /// How soon after a tap on a button the next down is counted with it, 300 ms: the double click time of
  /// Dear ImGui, within what desktops use (GTK 400, Windows 500). Longer takes two quick presses for a
  /// double one more often.
  public static let tapWindow: Int64 = 300_000_000

  /// How long after its last sample a wheel that tells no end has stopped, 150 ms: longer than the
  /// pause between two notches of a wheel that is being turned, and than `restBeforeLift`, so that
  /// a wheel never flings. Longer leaves rows hanging half open for longer.
  public static let wheelRest: Int64 = 150_000_000

  /// Contacts that can be down at once; more are refused whatever the stage allows.
  public static let contacts = 32
}
