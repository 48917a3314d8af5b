/// The ranges that every number from outside is held to, so that no sum or product of them inside
/// the engine overflows or stops being finite.
public enum Limits {
  /// Largest magnitude of a coordinate, length or offset, points.
  public static let length = 1e9
  /// Largest magnitude of a point in time, ns: 2^62, about 146 years either way.
  public static let time: Int64 = 1 << 62
  /// Longest single step, seconds.
  public static let step = 1e9
  /// Most bytes of a name and of a title.
  public static let name = 255
  public static let title = 4096
  /// Most buttons of one edge of a row.
  public static let buttons = 32
  /// Most targets of a row's content.
  public static let targets = 64
  /// Most values of keyframes.
  public static let keyframes = 1024
}
