import SidleUnits

/// The buttons of one edge as far as motion cares: how many, and how wide each is at rest.
public struct ButtonStrip: Equatable, BitwiseCopyable {
  public var count: Int
  /// Of each button without insets; of buttons with widths of their own, their mean. The unit of
  /// thresholds in buttons.
  public var buttonWidth: Double
  /// All buttons side by side, with what lies between them.
  public var length: Double

  /// The farthest that the content goes toward the edge's side, points.
  public var limit: Double

  public init(count: Int, buttonWidth: Double, length: Double, limit: Double) {
    self.count = count
    self.buttonWidth = buttonWidth
    self.length = length
    self.limit = limit
  }

  /// Buttons of one width, side by side.
  public init(count: Int, buttonWidth: Double, limit: Double = Limits.length) {
    self.init(
      count: count, buttonWidth: buttonWidth, length: Double(count) * buttonWidth, limit: limit)
  }

  public static var none: ButtonStrip { none(limit: Limits.length) }

  public static func none(limit: Double) -> ButtonStrip {
    ButtonStrip(count: 0, buttonWidth: 0, limit: limit)
  }

  /// Where the edge rests when open: all buttons side by side, or as much of them as the limit shows.
  public var extent: Double { length < limit ? length : limit }
  public var isEmpty: Bool { count == 0 }
}

/// What a row measures. Changes only when the row, its list or its buttons do.
public struct RowGeometry: Equatable, BitwiseCopyable {
  public var width: Double
  public var leading: ButtonStrip
  public var trailing: ButtonStrip

  public init(width: Double, leading: ButtonStrip, trailing: ButtonStrip) {
    self.width = width
    self.leading = leading
    self.trailing = trailing
  }

  /// Whether a limit is set at all.
  var isLimited: Bool { leading.limit < Limits.length || trailing.limit < Limits.length }

  public func strip(_ edge: Edge) -> ButtonStrip { edge == .leading ? leading : trailing }

  public func offset(of rest: Rest) -> Double {
    switch rest {
    case .closed: return 0
    case .open(let edge): return edge.sign * strip(edge).extent
    }
  }
}

/// Where a row can be at rest.
public enum Rest: Equatable, BitwiseCopyable {
  case closed
  case open(Edge)

  public var edge: Edge? {
    switch self {
    case .closed: return nil
    case .open(let edge): return edge
    }
  }

  public func hash(into hash: inout Hash64) {
    switch self {
    case .closed: hash.add(Int32(0))
    case .open(let edge): hash.add(Int32(1) &+ Int32(edge.rawValue))
    }
  }
}
