/// The functions that moving values need thousands of times a step, for the arguments that motions
/// have, a little less exact than `Elementary.exp` and `Elementary.sincos`.
///
/// No branches and no calls: inlined into a loop over columns, the compiler makes vector instructions of
/// them, with the same bits. Plain argument reduction by constants in two parts (Cody and Waite,
/// "Software Manual for the Elementary Functions", 1980) and Taylor's series.
extension Elementary {
  /// e to the power of `x`, for -`plainFadingLimit`...0. Error below 1.5 units in the last place.
  @inlinable @inline(__always)
  public static func plainFading(_ x: Double) -> Double {
    let shifted = x * 0x1.71547652b82fep+0 + 0x1.8p52
    let k = shifted - 0x1.8p52
    let r = x - k * 0x1.62e42feep-1 - k * 0x1.a39ef35793c76p-33
    // The terms from r² on, in pairs and pairs of pairs, so that few wait for each other.
    let r2 = r * r
    let r4 = r2 * r2
    let low = (0.5 + r * (1.0 / 6)) + r2 * (1.0 / 24 + r * (1.0 / 120))
    let middle = (1.0 / 720 + r * (1.0 / 5_040)) + r2 * (1.0 / 40_320 + r * (1.0 / 362_880))
    let high =
      (1.0 / 3_628_800 + r * (1.0 / 39_916_800)) + r2 * (1.0 / 479_001_600)
    // The largest terms last.
    let sum = 1 + (r + r2 * (low + r4 * (middle + r4 * high)))
    // The low bits of the shifted number are k; the rest is pushed out.
    return sum * Double(bitPattern: (shifted.bitPattern &+ 1023) &<< 52)
  }

  /// Sine and cosine of an angle, for magnitudes up to `plainAngleLimit` radians. Error below 1.5 units
  /// in the last place of 1.
  @inlinable @inline(__always)
  public static func plainTurn(_ x: Double) -> (sin: Double, cos: Double) {
    let shifted = x * 0x1.45f306dc9c883p-1 + 0x1.8p52
    let k = shifted - 0x1.8p52
    // The first part of π/2 has 33 bits, so that k times it is exact.
    let r = x - k * 0x1.921fb544p+0 - k * 0x1.0b4611a626331p-34
    let z = r * r
    let z2 = z * z
    let z4 = z2 * z2
    let odd =
      ((-1.0 / 6 + z * (1.0 / 120)) + z2 * (-1.0 / 5_040 + z * (1.0 / 362_880)))
      + z4 * ((-1.0 / 39_916_800 + z * (1.0 / 6_227_020_800)) + z2 * (-1.0 / 1_307_674_368_000))
    let sine = r + r * z * odd
    let even =
      ((1.0 / 24 + z * (-1.0 / 720)) + z2 * (1.0 / 40_320 + z * (-1.0 / 3_628_800)))
      + z4
      * ((1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200)) + z2 * (1.0 / 20_922_789_888_000))
    let cosine = 1 - (0.5 * z - z2 * even)
    // Odd quadrants exchange the two; the signs go by quadrant.
    let quadrant = shifted.bitPattern
    let exchange = 0 &- (quadrant & 1)
    let difference = (sine.bitPattern ^ cosine.bitPattern) & exchange
    let sineSign = (quadrant & 2) &<< 62
    let cosineSign = ((quadrant &+ 1) & 2) &<< 62
    return (
      Double(bitPattern: sine.bitPattern ^ difference ^ sineSign),
      Double(bitPattern: cosine.bitPattern ^ difference ^ cosineSign)
    )
  }

  /// The natural logarithm of a normal number above 0. Error below 2 units in the last place, also near 1.
  public static func plainLog(_ x: Double) -> Double {
    // x = 2^k m with m in √½...√2: adding what √½ lacks of 1 carries into the exponent.
    let shifted = x.bitPattern &+ (0x3FF0_0000_0000_0000 &- 0x3FE6_A09E_667F_3BCD)
    let k = Double(Int64(truncatingIfNeeded: shifted >> 52) &- 1023)
    let m = Double(bitPattern: (shifted & 0xF_FFFF_FFFF_FFFF) &+ 0x3FE6_A09E_667F_3BCD)
    // ln m = 2 artanh s, s = (m - 1)/(m + 1), |s| <= 0.172.
    let f = m - 1
    let s = f / (m + 1)
    let z = s * s
    let z2 = z * z
    let z4 = z2 * z2
    let low = (1.0 / 3 + z * (1.0 / 5)) + z2 * (1.0 / 7 + z * (1.0 / 9))
    let middle = (1.0 / 11 + z * (1.0 / 13)) + z2 * (1.0 / 15 + z * (1.0 / 17))
    let sum = low + z4 * (middle + z4 * (1.0 / 19 + z * (1.0 / 21)))
    // 2s = f - s f, so that the largest term is f itself, which is exact.
    let rest = s * (f - 2 * z * sum)
    return k * 0x1.62e42feep-1 + (f - rest + k * 0x1.a39ef35793c76p-33)
  }

  /// The largest angle that `plainTurn` takes, in radians.
  public static var plainAngleLimit: Double { 100_000 }
  /// The largest exponent, without its sign, that `plainFading` takes.
  public static var plainFadingLimit: Double { 700 }
}
