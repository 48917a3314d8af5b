/// Hyperbolic sine and cosine.
extension Elementary {
  /// (e^x - e^-x)/2. Error below 0.8 units in the last place; infinite beyond ±710.4758600739439.
  public static func sinh(_ x: Double) -> Double {
    guard x == x else { return x }
    let magnitude = x.magnitude
    if magnitude < 0x1p-28 { return x }
    if magnitude > 710.4758600739439 { return x > 0 ? .infinity : -.infinity }
    if magnitude < 1 { return sinhNearZero(x) }
    let result = halfExponentials(magnitude, sign: -1)
    return x < 0 ? -result : result
  }

  /// (e^x + e^-x)/2. Error below 0.55 units in the last place; infinite beyond ±710.4758600739439.
  public static func cosh(_ x: Double) -> Double {
    guard x == x else { return x }
    let magnitude = x.magnitude
    if magnitude > 710.4758600739439 { return .infinity }
    return halfExponentials(magnitude, sign: 1)
  }

  /// (e^x + sign e^-x)/2 for x in 0...711, summed in pairs.
  private static func halfExponentials(_ x: Double, sign: Double) -> Double {
    let rising = expReduced(x, 0)
    // e^-40 is far below the last place of e^40, and its power of two is needed for nothing else.
    if x > 40 { return scaled(rising.pair.value, by: rising.exponent &- 1) }
    let falling = expReduced(-x, 0)
    let up = powerOfTwo(rising.exponent &- 1)
    let down = sign * powerOfTwo(falling.exponent &- 1)
    let head = ElementaryPair(sum: up * rising.pair.high, down * falling.pair.high)
    return head.high + (head.low + (up * rising.pair.low + down * falling.pair.low))
  }

  /// x + x³/3! + x⁵/5! + ... up to x²¹, for |x| <= 1.
  private static func sinhNearZero(_ x: Double) -> Double {
    let z = x * x
    var sum = 1.0 / 51_090_942_171_709_440_000
    sum = sum * z + 1.0 / 121_645_100_408_832_000
    sum = sum * z + 1.0 / 355_687_428_096_000
    sum = sum * z + 1.0 / 1_307_674_368_000
    sum = sum * z + 1.0 / 6_227_020_800
    sum = sum * z + 1.0 / 39_916_800
    sum = sum * z + 1.0 / 362_880
    sum = sum * z + 1.0 / 5_040
    sum = sum * z + 1.0 / 120
    sum = sum * z + 1.0 / 6
    return x + x * z * sum
  }
}
