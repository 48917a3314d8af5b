import SidleUnits

/// From, to and by: the values of a basic animation, each of which may be left out.
public struct MediaValues: Equatable, BitwiseCopyable {
  public var from: Double?
  public var to: Double?
  public var by: Double?
  /// The result is added to the value beneath, so that animations of one value add up in the order in
  /// which they were added.
  public var isAdditive: Bool
  /// Every finished cycle adds its last value: 0 to 10, three times, runs to 30.
  public var isCumulative: Bool

  public init(
    from: Double? = nil, to: Double? = nil, by: Double? = nil, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.from = from
    self.to = to
    self.by = by
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// The first and the last value over a value beneath: what is left out is taken from there. An
  /// additive animation adds to it later and takes 0 here. Always finite.
  public func resolved(over beneath: Double) -> (first: Double, last: Double) {
    let base = isAdditive ? 0 : Elementary.finite(beneath)
    let from = from.map(Elementary.finite)
    let to = to.map(Elementary.finite)
    if let from {
      return (from, to ?? (by.map { Elementary.finite(from + $0) } ?? base))
    }
    if let to { return (by.map { Elementary.finite(to - $0) } ?? base, to) }
    return (base, by.map { Elementary.finite(base + $0) } ?? base)
  }

  /// The value at a progress (after any curve), over the value beneath. Nil progress is the value
  /// beneath. `autoreverses` says that a cycle ends where it began. Always finite for finite numbers.
  public func value(
    at progress: Double?, cycles: Double = 0, autoreverses: Bool = false, over beneath: Double
  ) -> Double {
    guard let progress else { return beneath }
    let ends = resolved(over: beneath)
    var value = ends.first + (ends.last - ends.first) * progress
    if isCumulative && cycles > 0 { value += cycles * (autoreverses ? ends.first : ends.last) }
    if isAdditive { value += beneath }
    return Elementary.finite(value)
  }
}
