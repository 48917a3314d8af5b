/// Elementary functions of the engine's own: the same bits on every machine, and no `libm`.
///
/// Every function is a fixed sequence of IEEE 754 additions, subtractions, multiplications,
/// divisions and square roots without fused multiply-add, so a result depends on nothing but the
/// argument. Errors are measured against 300-bit arithmetic in the tests (`Tests/data/elementary`);
/// each function states its own. None traps, none allocates, all run in constant time.
///
/// NaN in gives NaN out. What infinities and arguments outside the useful range give is said at
/// each function.
public enum Elementary {
  /// Half of π, rounded.
  public static var halfPi: Double { 0x1.921fb54442d18p+0 }
  /// π, rounded.
  public static var pi: Double { 0x1.921fb54442d18p+1 }
  /// 2π, rounded.
  public static var twoPi: Double { 0x1.921fb54442d18p+2 }
  /// The natural logarithm of 2, rounded.
  public static var ln2: Double { 0x1.62e42fefa39efp-1 }

  /// The largest whole number that is not above `value`.
  ///
  /// Exact. Values of magnitude 2^52 and more are whole already and come back as they are, as do
  /// infinities and NaN. The zero in 0..<1 is positive, whatever the sign of `value`.
  public static func floor(_ value: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }

  /// The smallest whole number that is not below `value`. Exact; limits as for `floor`.
  public static func ceiling(_ value: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return value }
    let truncated = Double(Int64(value))
    return truncated < value ? truncated + 1 : truncated
  }

  /// `value` held inside `lower...upper`; NaN becomes `lower`.
  public static func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    if value > upper { return upper }
    return value > lower ? value : lower
  }

  /// `value` when it is finite; the largest finite number of the same sign for an infinity; 0 for
  /// NaN. What makes a formula safe whose parts may overflow before they cancel.
  public static func finite(_ value: Double) -> Double {
    if value.isFinite { return value }
    if value.isNaN { return 0 }
    return value > 0 ? Double.greatestFiniteMagnitude : -Double.greatestFiniteMagnitude
  }

  /// `value` times 2 to the power `exponent`, rounded once.
  ///
  /// `value` is meant to lie near 1 and `exponent` in -1100...1100, as the argument reductions
  /// leave them; outside of that the result is still finite, zero or infinite, never a trap.
  static func scaled(_ value: Double, by exponent: Int) -> Double {
    if exponent > 1023 {
      return value * 0x1p1023 * powerOfTwo(exponent < 2046 ? exponent &- 1023 : 1023)
    }
    if exponent < -1022 {
      // Stay normal in the first product, so that the second rounds alone.
      return value * powerOfTwo(exponent > -1082 ? exponent &+ 60 : -1022) * 0x1p-60
    }
    return value * powerOfTwo(exponent)
  }

  /// 2 to the power `exponent`, for exponents in -1022...1023.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }

  /// The whole number nearest to `value`, for magnitudes below 2^51. Halves go to the even one.
  static func nearest(_ value: Double) -> Double {
    (value + 0x1.8p52) - 0x1.8p52
  }
}
