/// The exponential function and its relatives.
extension Elementary {
  /// e to the power `x`. Error below 0.55 units in the last place where the result is normal.
  ///
  /// Above 709.782712893384 the result is infinite, below -745.1332191019412 it is 0; between
  /// -745.13 and -708.4 it is subnormal and correct to one of its own, larger units.
  public static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    if x.magnitude < 0x1p-54 { return 1 }
    let power = expReduced(x, 0)
    return scaled(power.pair.value, by: power.exponent)
  }

  /// `exp(x) - 1` without the loss near 0. Error below 0.65 units in the last place.
  ///
  /// Infinite above 709.782712893384; -1 below -37.5.
  public static func expm1(_ x: Double) -> Double {
    guard x == x else { return x }
    if x.magnitude < 0x1p-54 { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -37.5 { return -1 }
    if x.magnitude < 0.25 {
      let square = ElementaryPair(product: x, x)
      // x + x²/2 to full length, then the rest of the series, which is at most x²/12.
      let head = ElementaryPair(sum: x, 0.5 * square.high)
      return head.high + (head.low + (0.5 * square.low + x * square.high * expSeries3(x)))
    }
    let power = expReduced(x, 0)
    if power.exponent > 64 { return scaled(power.pair.value, by: power.exponent) }
    let scale = powerOfTwo(power.exponent)
    let head = ElementaryPair(sum: scale * power.pair.high, -1)
    return head.high + (head.low + scale * power.pair.low)
  }

  /// e to the power `x + low`, as a pair near 1 and a power of two; correct to about 60 bits.
  ///
  /// `x` in -800...800, `low` far below it.
  static func expReduced(_ x: Double, _ low: Double) -> (pair: ElementaryPair, exponent: Int) {
    // x = k ln 2 + r with |r| <= 0.35. The first part of ln 2 has 32 bits, so that k times it is
    // exact, as is the difference; the second part brings ln 2 to 85 bits.
    let k = nearest(x * 0x1.71547652b82fep+0)
    let head = x - k * 0x1.62e42feep-1
    let tail = low - k * 0x1.a39ef35793c76p-33
    let r = ElementaryPair(sum: head, tail)
    let square = ElementaryPair(product: r.high, r.high)
    // 1 + r + r²/2 in pairs, the rest of the series in one double.
    let rest =
      r.low + r.high * r.low + 0.5 * square.low + r.high * square.high * expSeries3(r.high)
    let linear = ElementaryPair(ordered: 1, r.high)
    let quadratic = ElementaryPair(sum: linear.high, 0.5 * square.high)
    let pair = ElementaryPair(ordered: quadratic.high, quadratic.low + (linear.low + rest))
    return (pair, Int(k))
  }

  /// (e^r - 1 - r - r²/2) / r³ for |r| <= 0.35: the Taylor series 1/3! + r/4! + r²/5! + ...
  private static func expSeries3(_ r: Double) -> Double {
    var sum = 1.0 / 1_307_674_368_000
    sum = sum * r + 1.0 / 87_178_291_200
    sum = sum * r + 1.0 / 6_227_020_800
    sum = sum * r + 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    return sum * r + 1.0 / 6
  }
}
