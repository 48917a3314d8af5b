/// A width and a height, points.
public struct Size: Equatable, BitwiseCopyable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, y growing downward. Left and top edges belong to it, right and bottom
/// ones do not, so that rectangles that touch share no point.
public struct Rect: Equatable, BitwiseCopyable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var right: Double { x + width }
  public var bottom: Double { y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  public func contains(x px: Double, y py: Double) -> Bool {
    px >= x && px < right && py >= y && py < bottom
  }

  public func overlaps(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
      && !isEmpty && !other.isEmpty
  }

  /// What both cover; nil when they do not overlap.
  public func common(with other: Rect) -> Rect? {
    guard overlaps(other) else { return nil }
    let left = x > other.x ? x : other.x
    let top = y > other.y ? y : other.y
    let end = right < other.right ? right : other.right
    let lower = bottom < other.bottom ? bottom : other.bottom
    return Rect(x: left, y: top, width: end - left, height: lower - top)
  }
}

/// A side of a row in the direction of reading.
public enum Edge: UInt8, BitwiseCopyable {
  case leading, trailing

  public static var both: InlineArray<2, Edge> { [.leading, .trailing] }

  /// Sign of the offset that shows the edge's buttons.
  public var sign: Double { self == .leading ? 1 : -1 }
}

public enum LayoutDirection: UInt8, BitwiseCopyable {
  case leftToRight, rightToLeft

  /// Turns a physical distance to the right into one from leading toward trailing.
  public var sign: Double { self == .leftToRight ? 1 : -1 }
}

/// How a distance is held against a threshold.
public enum Comparison: UInt8, BitwiseCopyable {
  case at, past

  public func reaches(_ distance: Double, _ threshold: Double) -> Bool {
    switch self {
    case .at: return distance >= threshold
    case .past: return distance > threshold
    }
  }
}
