import SidleUnits

/// A timing curve that jumps: equal flat pieces, as CSS `steps()`.
///
/// Source: CSS Easing Functions Level 2, "Step easing functions".
public struct StepTiming: Equatable, BitwiseCopyable {
  /// Where the jumps are.
  public enum Position: UInt8, BitwiseCopyable {
    /// The first jump is at 0. CSS also calls it `start`.
    case jumpStart
    /// The last jump is at 1. CSS also calls it `end`; its default.
    case jumpEnd
    /// No jump at either end: one step fewer than pieces.
    case jumpNone
    /// A jump at both ends: one step more than pieces.
    case jumpBoth
  }

  /// How many flat pieces.
  public let count: Int32
  public let position: Position

  /// Nil when `count` is below 1, or below 2 without jumps at the ends, where there would be none at
  /// all (LadybirdBrowser/ladybird issue 2419).
  public init?(count: Int32, position: Position = .jumpEnd) {
    guard count >= (position == .jumpNone ? 2 : 1) else { return nil }
    self.count = count
    self.position = position
  }

  /// Parameters known to be valid.
  init(valid count: Int32, _ position: Position) {
    self.count = count
    self.position = position
  }

  /// How many jumps lie between 0 and 1.
  public var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: return Double(count)
    case .jumpNone: return Double(count) - 1
    case .jumpBoth: return Double(count) + 1
    }
  }

  /// The output at `x`. Outside 0...1 the steps go on. `before` takes the value before the jump when
  /// `x` lies exactly on one. Exact up to the rounding of one division; NaN counts as 0.
  public func value(at x: Double, before: Bool = false) -> Double {
    let x = Elementary.finite(x)
    let place = Elementary.finite(Double(count) * x)
    var step = Elementary.floor(place)
    if before && step == place { step -= 1 }
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if x >= 0 && step < 0 { step = 0 }
    if x <= 1 && step > jumps { step = jumps }
    return step / jumps
  }
}
