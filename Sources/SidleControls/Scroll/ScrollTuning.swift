/// The numbers of a scrolling list that hosts do not set. Beside these the pull back from beyond an end
/// is `Spring.scrollReturn`.
public enum ScrollTuning {
  /// The slowest lift that flings, points per second: 50, as Android and Flutter have it. Lower lets a
  /// finger that only stops the list move it on.
  public static let slowestFling = 50.0
  /// Nearer than this to where it comes to rest, points, and ...
  public static let restDistance = 0.5
  /// ... slower than this, points per second, it rests: as rows do. Smaller takes longer and is not seen.
  public static let restSpeed = 5.0
  /// Of the frame's height, how much past an end a list can be caught at without remainder: a fling can
  /// carry it farther than a pull ever does, and the inverse of the band has no end there.
  public static let mostCaught = 0.9
}
