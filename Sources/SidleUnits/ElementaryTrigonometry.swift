/// Sine and cosine.
extension Elementary {
  /// The largest argument whose sine and cosine are computed: 2^45 radians.
  ///
  /// Neighbouring doubles there are 0.008 radians apart, so that an argument says little about the
  /// phase. Beyond it, and for infinities, the angle is taken as 0.
  public static var angleLimit: Double { 0x1p45 }

  /// The sine of an angle in radians. Error below 0.8 units in the last place up to `angleLimit`;
  /// 0 beyond.
  public static func sin(_ x: Double) -> Double { sincos(x).sin }

  /// The cosine of an angle in radians. Error below 0.8 units in the last place up to
  /// `angleLimit`; 1 beyond.
  public static func cos(_ x: Double) -> Double { sincos(x).cos }

  /// Sine and cosine of one angle, for little more than the cost of either.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x == x else { return (x, x) }
    guard x.magnitude <= angleLimit else { return (0, 1) }
    let (quadrant, angle) = reduced(x)
    let sine = sineNearZero(angle)
    let cosine = cosineNearZero(angle)
    switch quadrant & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// `x` less the nearest multiple of π/2, and which multiple that was.
  ///
  /// π/2 is held in three doubles (161 bits). The multiple is a whole number below 2^46, so that
  /// its products with the first two are exact pairs; what remains has an error below 2^-110.
  private static func reduced(_ x: Double) -> (quadrant: Int64, angle: ElementaryPair) {
    if x.magnitude <= 0x1.921fb54442d18p-1 { return (0, ElementaryPair(high: x, low: 0)) }
    let k = nearest(x * 0x1.45f306dc9c883p-1)
    let first = ElementaryPair(product: k, 0x1.921fb54442d18p+0)
    let second = ElementaryPair(product: k, 0x1.1a62633145c07p-54)
    let third = k * -0x1.f1976b7ed8fbcp-110
    let coarse = x - first.high
    let middle = ElementaryPair(sum: coarse, -first.low)
    let fine = ElementaryPair(sum: middle.high, -second.high)
    let rest = ((fine.low + middle.low) - second.low) - third
    return (Int64(k), ElementaryPair(ordered: fine.high, rest))
  }

  /// The Taylor series of the sine up to r¹⁹, for |r| <= 0.8.
  private static func sineNearZero(_ angle: ElementaryPair) -> Double {
    let r = angle.high
    let z = r * r
    var sum = -1.0 / 121_645_100_408_832_000
    sum = sum * z + 1.0 / 355_687_428_096_000
    sum = sum * z - 1.0 / 1_307_674_368_000
    sum = sum * z + 1.0 / 6_227_020_800
    sum = sum * z - 1.0 / 39_916_800
    sum = sum * z + 1.0 / 362_880
    sum = sum * z - 1.0 / 5_040
    sum = sum * z + 1.0 / 120
    sum = sum * z - 1.0 / 6
    return r + (r * z * sum + angle.low * (1 - 0.5 * z))
  }

  /// The Taylor series of the cosine up to r¹⁸, for |r| <= 0.8.
  private static func cosineNearZero(_ angle: ElementaryPair) -> Double {
    let r = angle.high
    let z = r * r
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * z + 1.0 / 20_922_789_888_000
    sum = sum * z - 1.0 / 87_178_291_200
    sum = sum * z + 1.0 / 479_001_600
    sum = sum * z - 1.0 / 3_628_800
    sum = sum * z + 1.0 / 40_320
    sum = sum * z - 1.0 / 720
    sum = sum * z + 1.0 / 24
    // 1 - z/2 first, then what that rounding lost together with the rest.
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (z * z * sum - r * angle.low))
  }
}
