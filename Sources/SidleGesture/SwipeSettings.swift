import SidleUnits

/// When a contact becomes a drag, a long press, and when it still is a tap.
public struct SwipeSettings: Equatable, BitwiseCopyable {
  /// Points of horizontal travel that claim.
  public var slop: Double
  /// A contact that went farther than this in any direction is no tap and no long press.
  public var tapSlop: Double
  /// Horizontal means abs(dx) > lockRatio * abs(dy).
  public var lockRatio: Double
  /// Whether a travel of exactly `slop` claims.
  public var comparison: Comparison
  /// How long a contact stays on the content to be a long press, ns; 0: there is none.
  public var longPress: Int64
  /// How soon after a tap the next one begins to be counted with it, ns; 0: each tap is the first.
  public var tapWindow: Int64

  public init(
    slop: Double, tapSlop: Double, lockRatio: Double, comparison: Comparison, longPress: Int64 = 0,
    tapWindow: Int64 = 0
  ) {
    self.slop = slop
    self.tapSlop = tapSlop
    self.lockRatio = lockRatio
    self.comparison = comparison
    self.longPress = longPress
    self.tapWindow = tapWindow
  }

  /// What the other numbers do not say. Rows that use neither hash as if there were none.
  public func hashTimes(into hash: inout Hash64) {
    guard longPress != 0 || tapWindow != 0 else { return }
    hash.add(longPress)
    hash.add(tapWindow)
  }
}
