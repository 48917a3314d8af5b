import SidleUnits

/// One corner of a piecewise linear curve.
public struct LinearStop: Equatable, BitwiseCopyable {
  public var output: Double
  public var input: Double

  public init(output: Double, input: Double) {
    self.output = output
    self.input = input
  }
}

/// A piecewise linear timing curve, as CSS `linear()`: a view of stops in memory the caller keeps.
///
/// Source: CSS Easing Functions Level 2, "Linear easing functions". Two stops at one input make a
/// jump that takes the later value (csswg-drafts issue 8933).
public struct LinearStops: BitwiseCopyable {
  public let stops: UnsafeBufferPointer<LinearStop>

  /// Nil without a stop, when anything is not finite, or when an input is below the one before it.
  /// The list must stay as it is while the view is in use. Cost: one pass.
  public init?(_ stops: UnsafeBufferPointer<LinearStop>) {
    guard stops.count > 0 else { return nil }
    var last = -Double.greatestFiniteMagnitude
    for stop in stops {
      guard stop.output.isFinite, stop.input.isFinite, stop.input >= last else { return nil }
      last = stop.input
    }
    self.stops = stops
  }

  /// The output at `x`; outside the stops the outer pieces go on. A single stop is a constant
  /// (csswg-drafts issue 10580). Always finite, NaN counts as the first input. Cost: logarithmic.
  public func value(at x: Double) -> Double {
    guard stops.count > 1 else { return stops[0].output }
    let index = piece(at: x)
    let a = stops[index]
    let b = stops[index &+ 1]
    if a.input == b.input || x == b.input { return b.output }
    let x = x == x ? Elementary.finite(x) : stops[0].input
    let part = (x - a.input) / (b.input - a.input)
    let rise = b.output - a.output
    return rise == 0 ? a.output : Elementary.finite(a.output + rise * part)
  }

  /// The slope of the piece at `x`, 0 in a jump.
  public func slope(at x: Double) -> Double {
    guard stops.count > 1 else { return 0 }
    let index = piece(at: x)
    let a = stops[index]
    let b = stops[index &+ 1]
    if a.input == b.input { return 0 }
    return Elementary.finite((b.output - a.output) / (b.input - a.input))
  }

  /// The last stop whose input is not above `x`, held so that one follows it; the first, if none is.
  private func piece(at x: Double) -> Int {
    var low = 0
    var high = stops.count &- 1
    // Invariant: every stop from `high` on lies beyond x, or `high` is the last.
    while high &- low > 1 {
      let middle = low &+ (high &- low) / 2
      if stops[middle].input <= x { low = middle } else { high = middle }
    }
    return low
  }
}

extension LinearStops: Equatable {
  /// Equal when the stops are, wherever they lie.
  public static func == (a: LinearStops, b: LinearStops) -> Bool {
    guard a.stops.count == b.stops.count else { return false }
    for index in 0..<a.stops.count where a.stops[index] != b.stops[index] { return false }
    return true
  }
}
