import SidleUnits

/// How wide the buttons of an edge are. All buttons of one edge are equally wide.
public struct ButtonWidth: Equatable, BitwiseCopyable {
  public enum Policy: UInt8, BitwiseCopyable {
    /// As wide as the widest content.
    case content
    /// `value` points.
    case fixed
    /// `value` times the width of the row.
    case fraction
  }

  public var policy: Policy
  public var value: Double
  public var minimum: Double
  /// Wins over `minimum`.
  public var maximum: Double

  public init(policy: Policy, value: Double, minimum: Double, maximum: Double) {
    self.policy = policy
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Width of one button whose edge's widest title measures `widestTitle` in a row `rowWidth` wide.
  public func resolve(widestTitle: Double, rowWidth: Double) -> Double {
    let wanted: Double
    switch policy {
    case .content: wanted = widestTitle + 2 * ControlTuning.buttonPadding
    case .fixed: wanted = value
    case .fraction: wanted = value * rowWidth
    }
    let atLeast = wanted < minimum ? minimum : wanted
    return atLeast > maximum ? maximum : atLeast
  }
}
