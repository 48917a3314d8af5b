import SidleUnits

/// How fast keyframes move.
extension Keyframes {
  /// The change of the value per whole progress; 0 before the first time, from the last one on, and
  /// where values only jump. At a border between pieces it is the later one's. Always finite. Cost:
  /// linear in the number of values.
  public func slope(at progress: Double) -> Double {
    let x = progress == progress ? progress : 0
    let last = values.count &- 1
    guard last > 0 else { return 0 }
    switch mode {
    case .discrete: return 0
    case .paced: return pacedSlope(x)
    case .linear, .cubic:
      guard x >= time(of: 0), x < time(of: last) else { return 0 }
      let (index, part, span) = piece(at: x)
      guard span > 0 else { return 0 }
      let eased = curves.map { $0[index].value(at: part) } ?? part
      let pace = curves.map { $0[index].boundedSlope(at: part) } ?? 1
      let way =
        mode == .linear ? values[index &+ 1] - values[index] : hermiteSlope(index, eased)
      return Elementary.finite(way * pace / span)
    }
  }

  private func pacedSlope(_ x: Double) -> Double {
    guard x >= 0, x < 1 else { return 0 }
    var left = x * length
    for index in 0..<(values.count &- 1) {
      let way = values[index &+ 1] - values[index]
      if left < way.magnitude { return way < 0 ? -length : length }
      left -= way.magnitude
    }
    return 0
  }

  /// The derivative of `hermite`.
  private func hermiteSlope(_ index: Int, _ t: Double) -> Double {
    let rest = 1 - t
    let blend = (values[index &+ 1] - values[index]) * 6 * t * rest
    let first = tangent(index, index) * rest * (1 - 3 * t)
    let second = tangent(index &+ 1, index) * t * (2 - 3 * t)
    return blend + first - second
  }
}
