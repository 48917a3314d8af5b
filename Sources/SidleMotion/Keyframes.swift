import SidleUnits

/// Values at times, and how to get from one to the next: a view of memory the caller keeps.
///
/// Core Animation's calculation modes, as measured (`Tests/data/conformance/ca_keyframes.csv`).
public struct Keyframes: BitwiseCopyable {
  public enum Mode: UInt8, BitwiseCopyable {
    /// Straight from value to value.
    case linear
    /// Each value until the next one's time. Without times all last equally long; with times the last
    /// one appears only at its own.
    case discrete
    /// Constant speed along all values; times and curves are not used.
    case paced
    /// A smooth curve through all values: Hermite, tension, continuity and bias 0.
    case cubic
  }

  public let values: UnsafeBufferPointer<Double>
  /// As many as values, never falling, within 0...1; none for equal distances.
  public let times: UnsafeBufferPointer<Double>?
  /// One less than values, for the way from each to the next; none for straight.
  public let curves: UnsafeBufferPointer<TimingCurve>?
  public let mode: Mode
  /// The way along all values, for `paced`.
  let length: Double

  /// Nil without a value, when a count does not fit, when a value is not finite, or when times fall or
  /// leave 0...1. Cost: one pass; memory must stay as it is while the view is in use.
  public init?(
    _ values: UnsafeBufferPointer<Double>, times: UnsafeBufferPointer<Double>? = nil,
    curves: UnsafeBufferPointer<TimingCurve>? = nil, mode: Mode = .linear
  ) {
    guard values.count > 0 else { return nil }
    var length = 0.0
    for index in 0..<values.count {
      guard values[index].isFinite else { return nil }
      if index > 0 {
        length = Elementary.finite(length + (values[index] - values[index &- 1]).magnitude)
      }
    }
    if let times {
      guard times.count == values.count else { return nil }
      var last = 0.0
      for time in times {
        guard time >= last, time <= 1 else { return nil }
        last = time
      }
    }
    if let curves { guard curves.count == values.count &- 1 else { return nil } }
    self.values = values
    self.times = times
    self.curves = curves
    self.mode = mode
    self.length = length
  }

  /// The value at a progress. Before the first time it is the first value, after the last the last; NaN
  /// counts as 0. Always finite. Cost: linear in the number of values.
  public func value(at progress: Double) -> Double {
    let x = progress == progress ? progress : 0
    let last = values.count &- 1
    guard last > 0 else { return values[0] }
    switch mode {
    case .discrete: return values[slot(at: x)]
    case .paced: return paced(x)
    case .linear, .cubic:
      if x < time(of: 0) { return values[0] }
      if x >= time(of: last) { return values[last] }
      let (index, part, _) = piece(at: x)
      let eased = curves.map { $0[index].value(at: part) } ?? part
      let a = values[index]
      if mode == .linear { return Elementary.finite(a + (values[index &+ 1] - a) * eased) }
      return hermite(index, eased)
    }
  }

  /// The piece that a progress falls into, by the value it begins with, how much of the piece has
  /// passed, and how long it is. There are at least two values.
  func piece(at x: Double) -> (index: Int, part: Double, span: Double) {
    var index = 0
    while index < values.count &- 2 && time(of: index &+ 1) <= x { index &+= 1 }
    let span = time(of: index &+ 1) - time(of: index)
    return (index, span > 0 ? (x - time(of: index)) / span : 1, span)
  }

  func time(of index: Int) -> Double {
    times.map { $0[index] } ?? Double(index) / Double(values.count &- 1)
  }

  private func slot(at x: Double) -> Int {
    var index = 0
    let last = values.count &- 1
    if times == nil {
      let place = Elementary.floor(Elementary.clamp(x, 0, 1) * Double(values.count))
      return min(Int(place), last)
    }
    while index < last && time(of: index &+ 1) <= x { index &+= 1 }
    return index
  }

  private func paced(_ x: Double) -> Double {
    var left = Elementary.clamp(x, 0, 1) * length
    for index in 0..<(values.count &- 1) {
      let way = values[index &+ 1] - values[index]
      if left < way.magnitude { return values[index] + (way < 0 ? -left : left) }
      left -= way.magnitude
    }
    return values[values.count &- 1]
  }

  /// The cubic through values `index` and `index + 1`, at `t` between them.
  private func hermite(_ index: Int, _ t: Double) -> Double {
    let a = values[index]
    let b = values[index &+ 1]
    let rest = 1 - t
    let blend = a * (1 + 2 * t) * rest * rest + b * t * t * (3 - 2 * t)
    let bend = tangent(index, index) * t * rest * rest - tangent(index &+ 1, index) * t * t * rest
    return Elementary.finite(blend + bend)
  }

  /// The tangent at a key, for the piece that begins at key `piece`: half the difference of the
  /// neighbours, scaled to the piece; at either end the one-sided difference.
  func tangent(_ key: Int, _ piece: Int) -> Double {
    if key == 0 { return values[1] - values[0] }
    let last = values.count &- 1
    if key == last { return values[last] - values[last &- 1] }
    let before = time(of: key) - time(of: key &- 1)
    let after = time(of: key &+ 1) - time(of: key)
    let own = piece == key ? after : before
    let both = before + after
    return both > 0 ? (values[key &+ 1] - values[key &- 1]) * (own / both) : 0
  }
}
