/// A number held as an unevaluated sum of two doubles, about 106 bits.
///
/// The elementary functions compute in pairs wherever one double would lose the last place.
/// Sources: Dekker, "A floating-point technique for extending the available precision" (1971);
/// Knuth, TAOCP volume 2, 4.2.2 (the sum that needs no ordering).
struct ElementaryPair {
  /// The double nearest to the number.
  var high: Double
  /// What `high` leaves over; at most half a unit in the last place of `high`.
  var low: Double

  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// `a + b`, exactly.
  init(sum a: Double, _ b: Double) {
    let total = a + b
    let part = total - a
    high = total
    low = (a - (total - part)) + (b - part)
  }

  /// `a + b`, exactly, when `a` is the larger in magnitude or 0.
  init(ordered a: Double, _ b: Double) {
    let total = a + b
    high = total
    low = b - (total - a)
  }

  /// `a * b`, exactly, for magnitudes between about 2^-480 and 2^990.
  init(product a: Double, _ b: Double) {
    let total = a * b
    let (aHigh, aLow) = ElementaryPair.split(a)
    let (bHigh, bLow) = ElementaryPair.split(b)
    high = total
    low = ((aHigh * bHigh - total) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// The double nearest to the number.
  var value: Double { high + low }

  /// `self * factor`, to about 100 bits.
  func times(_ factor: ElementaryPair) -> ElementaryPair {
    let product = ElementaryPair(product: high, factor.high)
    let cross = high * factor.low + low * factor.high
    return ElementaryPair(ordered: product.high, product.low + cross)
  }

  /// `self + term`, to about 100 bits unless the two nearly cancel.
  func plus(_ term: ElementaryPair) -> ElementaryPair {
    let sum = ElementaryPair(sum: high, term.high)
    return ElementaryPair(ordered: sum.high, sum.low + (low + term.low))
  }

  func plus(_ term: Double) -> ElementaryPair {
    let sum = ElementaryPair(sum: high, term)
    return ElementaryPair(ordered: sum.high, sum.low + low)
  }

  /// Two halves of 26 bits each, whose products are exact.
  private static func split(_ value: Double) -> (Double, Double) {
    let spread = value * 0x1.0000002p27
    let high = spread - (spread - value)
    return (high, value - high)
  }
}
