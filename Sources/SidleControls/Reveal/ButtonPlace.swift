/// Where a button lies at rest: within the strip of its edge, whose leading end is 0.
public struct ButtonPlace: Equatable, BitwiseCopyable {
  public var start: Double
  public var width: Double

  public init(start: Double, width: Double) {
    self.start = start
    self.width = width
  }

  public var end: Double { start + width }
}

/// Adds up what the buttons of an edge measure at rest, one after the other.
public struct StripMeasure {
  private let rule: ButtonWidth
  private let rowWidth: Double
  private var count = 0
  private var widest = 0.0
  private var sum = 0.0

  public init(_ rule: ButtonWidth, rowWidth: Double) {
    self.rule = rule
    self.rowWidth = rowWidth
  }

  public mutating func add(title: Double) {
    count &+= 1
    if title > widest { widest = title }
    if rule.policy == .natural { sum += rule.resolve(title: title, rowWidth: rowWidth) }
  }

  /// The strip, with `inset` points more for its outermost button.
  public func strip(inset: Double, limit: Double) -> ButtonStrip {
    guard count > 0 else { return .none(limit: limit) }
    let spaces = Double(count &- 1) * rule.spacing
    switch rule.policy {
    case .natural:
      return ButtonStrip(
        count: count, buttonWidth: sum / Double(count), length: sum + spaces + inset, limit: limit)
    case .content, .fixed, .fraction:
      let width = rule.resolve(title: widest, rowWidth: rowWidth)
      return ButtonStrip(
        count: count, buttonWidth: width, length: Double(count) * width + spaces + inset,
        limit: limit)
    }
  }
}
