import SidleUnits

/// How a value moves, apart from where and when: a curve, a spring, a friction or keyframes, with all
/// that can be worked out beforehand. Thousands of values share one.
public struct Manner: Internable {
  public enum Law: Equatable, BitwiseCopyable {
    case curve(TimingCurve)
    case spring(Spring)
    case decay(Decay)
    /// In memory that lives as long as the manner.
    case keyframes(Keyframes)
  }

  /// Values of one lane are read by one loop.
  public enum Lane: UInt8, BitwiseCopyable {
    case swingingSpring, criticalSpring, polynomial, bezier
    /// One by one.
    case single

    public static var count: Int { 5 }
  }

  /// First, as lanes read it where the manner lies. Of a spring alone.
  public let spring: SpringRates
  public let law: Law
  public let lane: Lane
  let polynomial: PolynomialEasing
  /// Where the search on a cubic curve begins; lives as long as the manner, whoever keeps it.
  let bezier: UnsafePointer<BezierTable>?

  /// `table` is memory for a cubic curve's table: for the manners that `needsTable` says. It is
  /// filled here.
  public init(_ law: Law, table: UnsafeMutablePointer<BezierTable>? = nil) {
    self.law = law
    var spring = SpringRates.none
    var polynomial = PolynomialEasing.linear
    var bezier: UnsafePointer<BezierTable>?
    switch law {
    case .spring(let of):
      spring = SpringRates(of)
      lane =
        spring.plainLimit == 0 ? .single : spring.swings ? .swingingSpring : .criticalSpring
    case .curve(let curve):
      if let of = PolynomialEasing(curve) {
        polynomial = of
        lane = .polynomial
      } else if case .cubic(let cubic) = curve, let table {
        table.initialize(to: BezierTable(cubic))
        bezier = UnsafePointer(table)
        lane = .bezier
      } else {
        lane = .single
      }
    case .decay, .keyframes: lane = .single
    }
    self.spring = spring
    self.polynomial = polynomial
    self.bezier = bezier
  }

  /// Whether a manner of this law wants memory for a table.
  public static func needsTable(_ law: Law) -> Bool {
    if case .curve(.cubic(let cubic)) = law { return !cubic.isLinear }
    return false
  }

  /// Whether a value may be elsewhere at its first instant than before it.
  var jumpsAtFirst: Bool {
    switch law {
    case .curve(.steps), .curve(.stops), .keyframes: return true
    case .curve(.cubic), .curve(.penner), .spring, .decay: return false
    }
  }

  var isStepped: Bool {
    if case .curve(.steps) = law { return true }
    return false
  }

  /// The memory to give back with the manner.
  public var table: UnsafeMutablePointer<BezierTable>? {
    UnsafeMutablePointer(mutating: bezier)
  }

  /// The keyframes whose memory is to give back with the manner.
  public var keyframes: Keyframes? {
    if case .keyframes(let frames) = law { return frames }
    return nil
  }

  public static func == (first: Manner, second: Manner) -> Bool { first.law == second.law }

  public func hash(into hash: inout Hash64) {
    switch law {
    case .curve(let curve):
      hash.add(Int32(0))
      curve.hash(into: &hash)
    case .spring(let spring):
      hash.add(Int32(1))
      spring.hash(into: &hash)
    case .decay(let decay):
      hash.add(Int32(2))
      hash.add(decay.rate)
    case .keyframes(let frames):
      hash.add(Int32(3))
      frames.hash(into: &hash)
    }
  }
}

extension Spring {
  /// Adds everything that equality looks at.
  public func hash(into hash: inout Hash64) {
    hash.add(mass)
    hash.add(stiffness)
    hash.add(damping)
  }
}

extension TimingCurve {
  /// Adds everything that equality looks at.
  public func hash(into hash: inout Hash64) {
    switch self {
    case .cubic(let curve):
      hash.add(Int32(0))
      hash.add(curve.x1)
      hash.add(curve.y1)
      hash.add(curve.x2)
      hash.add(curve.y2)
    case .steps(let steps):
      hash.add(Int32(1))
      hash.add(steps.count)
      hash.add(Int32(steps.position.rawValue))
    case .penner(let curve):
      hash.add(Int32(2))
      hash.add(Int32(curve.family.rawValue) << 8 | Int32(curve.direction.rawValue))
    case .stops(let stops):
      hash.add(Int32(3))
      for stop in stops.stops {
        hash.add(stop.output)
        hash.add(stop.input)
      }
    }
  }
}
