/// The natural logarithm, and powers by way of it.
extension Elementary {
  /// The natural logarithm. Error below 0.51 units in the last place for every positive `x`.
  ///
  /// Minus infinity at 0, infinity at infinity, NaN below 0.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    return logPair(x).value
  }

  /// The natural logarithm of 1 + `x`, without the loss near 0. Error below 0.6 units in the last
  /// place. Minus infinity at -1, NaN below, infinity at infinity.
  public static func log1p(_ x: Double) -> Double {
    guard x > -1 else { return x == -1 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    if x.magnitude < 0x1p-54 { return x }
    let sum = ElementaryPair(sum: 1, x)
    let logarithm = logPair(sum.high)
    // log(h + l) = log h + l/h - ..., and l/h is below 2^-53.
    return logarithm.high + (logarithm.low + sum.low / sum.high)
  }

  /// `base` to the power `exponent`, for bases of 0 and more (decay rates, resistance laws).
  /// Error below 0.75 units in the last place where the result is normal.
  ///
  /// Anything to the power 0 is 1, as is 1 to any power. 0 to a positive power is 0, to a negative
  /// one infinite. A negative base gives NaN, even where a whole exponent would have a meaning.
  /// Overflow gives infinity, underflow 0; infinite arguments give the limits.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard base >= 0, exponent == exponent else { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    guard base.isFinite else { return exponent > 0 ? .infinity : 0 }
    let logarithm = logPair(base)
    let estimate = exponent * logarithm.high
    if estimate > 710 { return .infinity }
    if estimate < -746 { return 0 }
    if estimate.magnitude < 0x1p-54 { return 1 }
    let product = ElementaryPair(product: exponent, logarithm.high)
    let power = expReduced(product.high, product.low + exponent * logarithm.low)
    return scaled(power.pair.value, by: power.exponent)
  }

  /// The natural logarithm of a positive finite number, to about 65 bits.
  ///
  /// x = 2^k m with m in √½..<√2, s = (m - 1)/(m + 1), and
  /// log m = 2 (s + s³/3 + s⁵/5 + ...), with |s| <= 0.1716.
  static func logPair(_ x: Double) -> ElementaryPair {
    var bits = x.bitPattern
    var k = 0
    if bits < 0x0010_0000_0000_0000 {
      bits = (x * 0x1p54).bitPattern
      k = -54
    }
    k &+= Int(truncatingIfNeeded: bits &>> 52) &- 1023
    var m = Double(bitPattern: (bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000)
    if m > 0x1.6a09e667f3bcdp+0 {
      m *= 0.5
      k &+= 1
    }
    let numerator = m - 1
    let denominator = ElementaryPair(sum: 2, numerator)
    let quotient = numerator / denominator.high
    let product = ElementaryPair(product: quotient, denominator.high)
    let left = ((numerator - product.high) - product.low) - quotient * denominator.low
    let s = ElementaryPair(ordered: quotient, left / denominator.high)

    let square = s.times(s)
    let third = ElementaryPair(high: 0x1.5555555555555p-2, low: 0x1.5555555555555p-56)
    let w = square.high
    let series = square.times(third).plus(w * w * logSeries5(w))
    let part = s.plus(s.times(series))
    let doubled = ElementaryPair(high: 2 * part.high, low: 2 * part.low)
    if k == 0 { return doubled }
    // k times the first part of ln 2 (32 bits) is exact.
    let power = Double(k)
    return ElementaryPair(ordered: power * 0x1.62e42feep-1, power * 0x1.a39ef35793c76p-33)
      .plus(doubled)
  }

  /// 1/5 + w/7 + w²/9 + ... for w <= 0.0295.
  private static func logSeries5(_ w: Double) -> Double {
    var sum = 1.0 / 27
    sum = sum * w + 1.0 / 25
    sum = sum * w + 1.0 / 23
    sum = sum * w + 1.0 / 21
    sum = sum * w + 1.0 / 19
    sum = sum * w + 1.0 / 17
    sum = sum * w + 1.0 / 15
    sum = sum * w + 1.0 / 13
    sum = sum * w + 1.0 / 11
    sum = sum * w + 1.0 / 9
    sum = sum * w + 1.0 / 7
    return sum * w + 1.0 / 5
  }
}
