import SidleUnits

/// How wide the buttons of an edge are, and how far apart they lie. Apart from `natural`, all buttons of one
/// edge are equally wide.
public struct ButtonWidth: Equatable, BitwiseCopyable {
  public enum Policy: UInt8, BitwiseCopyable {
    /// As wide as the widest content.
    case content
    /// `value` points.
    case fixed
    /// `value` times the width of the row.
    case fraction
    /// Each as wide as its own content.
    case natural
  }

  public var policy: Policy
  public var value: Double
  public var minimum: Double
  /// Wins over `minimum`.
  public var maximum: Double
  /// Free space on each side of a title, when content decides the width.
  public var padding = ControlTuning.buttonPadding
  /// Free space between neighbours.
  public var spacing = 0.0

  public init(policy: Policy, value: Double, minimum: Double, maximum: Double) {
    self.policy = policy
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Width of one button in a row `rowWidth` wide. `title` is its own title's width with `natural`, else
  /// that of the widest title of its edge.
  public func resolve(title: Double, rowWidth: Double) -> Double {
    let wanted: Double
    switch policy {
    case .content, .natural: wanted = title + 2 * padding
    case .fixed: wanted = value
    case .fraction: wanted = value * rowWidth
    }
    let atLeast = wanted < minimum ? minimum : wanted
    return atLeast > maximum ? maximum : atLeast
  }
}
