import SidleUnits

/// How far a distance reaches: of what it is told.
public enum Span: UInt8, BitwiseCopyable {
  /// A fraction of the row's width.
  case width
  /// A fraction of the edge's extent.
  case extent
  case points

  /// A distance in points.
  public func points(_ value: Double, edge: Edge, geometry: RowGeometry) -> Double {
    switch self {
    case .width: return value * geometry.width
    case .extent: return value * geometry.strip(edge).extent
    case .points: return value
    }
  }
}

/// How a long pull carries out the outermost button of an edge by itself.
///
/// What counts is how far the pointer has pulled the row, before overscroll: so it is the row's own
/// travel, and the same whether what lies past the extent is elastic, clamped or free.
public struct FullSwipe: Equatable, BitwiseCopyable {
  public enum Kind: UInt8, BitwiseCopyable {
    case off
    /// The row returns.
    case keeps
    /// The row leaves and waits for an answer.
    case removes
    /// As the role of the button says.
    case byRole
  }

  public enum Edges: UInt8, BitwiseCopyable {
    case both, leading, trailing

    func contains(_ edge: Edge) -> Bool {
      switch self {
      case .both: return true
      case .leading: return edge == .leading
      case .trailing: return edge == .trailing
      }
    }
  }

  public var kind: Kind
  public var edges: Edges
  public var span: Span
  /// The pull that arms, in `span`. As a fraction of the width, 1 and more is never.
  public var distance: Double
  /// Points before that at which it disarms again.
  public var hysteresis: Double
  /// The speed toward the edge's opening at which a lift carries the button out wherever the row is,
  /// points per second; 0: never.
  public var velocity: Double

  public init(
    kind: Kind, edges: Edges, span: Span, distance: Double, hysteresis: Double, velocity: Double
  ) {
    self.kind = kind
    self.edges = edges
    self.span = span
    self.distance = distance
    self.hysteresis = hysteresis
    self.velocity = velocity
  }

  /// The defaults of a row.
  public static var off: FullSwipe {
    FullSwipe(
      kind: .off, edges: .both, span: .width, distance: 0.6, hysteresis: 16, velocity: 0)
  }

  /// Whether a pull toward an edge may carry out its button at all.
  public func covers(_ edge: Edge) -> Bool {
    guard kind != .off, edges.contains(edge) else { return false }
    return span != .width || distance < 1
  }

  /// Whether a pull of so many points toward an edge arms, or stays armed.
  public func isReached(pull: Double, edge: Edge, geometry: RowGeometry, isArmed: Bool) -> Bool {
    let distance = span.points(distance, edge: edge, geometry: geometry)
    return pull > 0 && pull >= (isArmed ? distance - hysteresis : distance)
  }

  /// Whether a lift at a speed toward the edge's opening commits without being armed.
  public func commits(speed: Double) -> Bool { velocity > 0 && speed >= velocity }

  public func hash(into hash: inout Hash64) {
    hash.add(
      UInt64(kind.rawValue) << 16 | UInt64(edges.rawValue) << 8 | UInt64(span.rawValue))
    hash.add(distance)
    hash.add(hysteresis)
    hash.add(velocity)
  }
}

/// How a row is removed that one of its buttons takes with it.
public struct Removal: Equatable, BitwiseCopyable {
  public enum Rejected: UInt8, BitwiseCopyable { case closes, opens }

  /// How long the height takes to nothing, ns.
  public var collapse: Int64
  /// How long the row waits for an answer, ns; 0: for ever.
  public var timeout: Int64
  /// Where the row goes when the answer is no.
  public var rejected: Rejected

  public init(collapse: Int64, timeout: Int64, rejected: Rejected) {
    self.collapse = collapse
    self.timeout = timeout
    self.rejected = rejected
  }

  /// The defaults of a row.
  public static var standard: Removal {
    Removal(collapse: 300_000_000, timeout: 0, rejected: .closes)
  }

  public func hash(into hash: inout Hash64) {
    hash.add(collapse)
    hash.add(timeout)
    hash.add(UInt64(rejected.rawValue))
  }
}
