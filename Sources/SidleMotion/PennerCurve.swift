import SidleUnits

/// Robert Penner's easing curves: ten families, each easing in, out, or in and out.
///
/// Outside 0...1 they hold 0 and 1, and both ends are exact. Formulas as published by Penner
/// ("Programming Macromedia Flash MX", 2002) with the constants in common use: overshoot 1.70158
/// (times 1.525 in both directions), elastic period 0.3 (0.45 in both), bounce in parts of 1/2.75.
public struct PennerCurve: Equatable, BitwiseCopyable {
  public enum Family: UInt8, BitwiseCopyable {
    case sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce
  }
  public enum Direction: UInt8, BitwiseCopyable {
    /// Slow at the start.
    case easeIn
    /// Slow at the end: the first, turned about its middle.
    case easeOut
    /// Half of each.
    case easeInOut
  }

  public let family: Family
  public let direction: Direction

  public init(_ family: Family, _ direction: Direction) {
    self.family = family
    self.direction = direction
  }

  /// The output at `x`; NaN counts as 0. Back and elastic leave 0...1 on the way.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    switch direction {
    case .easeIn: return eased(x)
    // As 1 - √(1 - (1 - x)²) turned, but 1 - x would lose what matters where it is steep.
    case .easeOut where family == .circ: return (x * (2 - x)).squareRoot()
    case .easeOut: return 1 - eased(1 - x)
    case .easeInOut: return x < 0.5 ? 0.5 * eased(2 * x) : 1 - 0.5 * eased(2 - 2 * x)
    }
  }

  /// The slope at `x`, from inside at the ends, 0 outside. Where the tangent is vertical (`circ` at one
  /// end), 0, as for cubic curves.
  public func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    switch direction {
    case .easeIn: return easedSlope(x)
    case .easeOut where family == .circ:
      let output = (x * (2 - x)).squareRoot()
      return output > 0 ? (1 - x) / output : 0
    case .easeOut: return easedSlope(1 - x)
    case .easeInOut: return x < 0.5 ? easedSlope(2 * x) : easedSlope(2 - 2 * x)
    }
  }

  private var both: Bool { direction == .easeInOut }
  var overshoot: Double { both ? 1.70158 * 1.525 : 1.70158 }
  /// Phase and angular frequency of the elastic family, in tenths of the time.
  private var elastic: (phase: Double, rate: Double) {
    both ? (11.125, Elementary.twoPi / 4.5) : (10.75, Elementary.twoPi / 3)
  }

  /// The curve that eases in, for x in 0...1.
  private func eased(_ x: Double) -> Double {
    switch family {
    case .sine:
      // 1 - cos(πx/2) = 2 sin²(πx/4), without the loss near 0.
      let half = Elementary.sin(0.5 * Elementary.halfPi * x)
      return 2 * half * half
    case .quad: return x * x
    case .cubic: return x * x * x
    case .quart: return x * x * (x * x)
    case .quint: return x * x * (x * x) * x
    case .expo: return Elementary.exp(10 * Elementary.ln2 * (x - 1))
    case .circ: return x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
    case .back: return x * x * ((overshoot + 1) * x - overshoot)
    case .elastic:
      let swing = Elementary.sin((10 * x - elastic.phase) * elastic.rate)
      return -Elementary.exp(10 * Elementary.ln2 * (x - 1)) * swing
    case .bounce:
      let piece = PennerCurve.bouncePiece(1 - x)
      return 1 - (7.5625 * piece.offset * piece.offset + piece.floor)
    }
  }

  private func easedSlope(_ x: Double) -> Double {
    switch family {
    case .sine: return Elementary.halfPi * Elementary.sin(Elementary.halfPi * x)
    case .quad: return 2 * x
    case .cubic: return 3 * x * x
    case .quart: return 4 * x * x * x
    case .quint: return 5 * (x * x) * (x * x)
    case .expo: return 10 * Elementary.ln2 * eased(x)
    case .circ:
      let rest = ((1 - x) * (1 + x)).squareRoot()
      return rest > 0 ? x / rest : 0
    case .back: return x * (3 * (overshoot + 1) * x - 2 * overshoot)
    case .elastic:
      let angle = Elementary.sincos((10 * x - elastic.phase) * elastic.rate)
      let growth = Elementary.exp(10 * Elementary.ln2 * (x - 1))
      return -growth * 10 * (Elementary.ln2 * angle.sin + elastic.rate * angle.cos)
    case .bounce: return 15.125 * PennerCurve.bouncePiece(1 - x).offset
    }
  }

  /// The parabola a falling ball is on: time from its lowest or highest point, and its height.
  private static func bouncePiece(_ x: Double) -> (offset: Double, floor: Double) {
    if x < 1 / 2.75 { return (x, 0) }
    if x < 2 / 2.75 { return (x - 1.5 / 2.75, 0.75) }
    if x < 2.5 / 2.75 { return (x - 2.25 / 2.75, 0.9375) }
    return (x - 2.625 / 2.75, 0.984375)
  }
}
