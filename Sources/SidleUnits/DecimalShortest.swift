/// The shortest decimal that names a double.
extension ByteWriter {
  /// The shortest decimal number that reads back to the same double, and of those the closest to
  /// it; of two equally close, the one whose last digit is even.
  ///
  /// Plain digits from 1e-6 up to below 1e15, with a point only where a fraction follows: `0.1`,
  /// `250`, `0.000001`, `-12.75`. An exponent outside that range: `1e-9`, `1.5e+300`. Zero is `0` or
  /// `-0`; not finite is `nan`, `inf`, `-inf`. C's `strtod` and Lua's `tonumber` read the finite
  /// ones back. Exact arithmetic throughout; a few microseconds.
  public mutating func append(shortest value: Double) {
    guard value.isFinite else { return append(notFinite: value) }
    append(sign: value)
    if value == 0 { return append(UInt8(ascii: "0")) }
    let decimal = ShortestDecimal(value.magnitude)
    if decimal.point > -6 && decimal.point <= 15 {
      append(plain: decimal)
    } else {
      append(scientific: decimal)
    }
  }

  private mutating func append(plain decimal: ShortestDecimal) {
    if decimal.point <= 0 {
      append("0.")
      for _ in decimal.point..<0 { append(UInt8(ascii: "0")) }
    }
    for index in 0..<decimal.count {
      if index == decimal.point && index > 0 { append(UInt8(ascii: ".")) }
      append(UInt8(ascii: "0") &+ decimal.digits[index])
    }
    if decimal.point > decimal.count {
      for _ in decimal.count..<decimal.point { append(UInt8(ascii: "0")) }
    }
  }

  private mutating func append(scientific decimal: ShortestDecimal) {
    for index in 0..<decimal.count {
      if index == 1 { append(UInt8(ascii: ".")) }
      append(UInt8(ascii: "0") &+ decimal.digits[index])
    }
    let exponent = decimal.point &- 1
    append(exponent < 0 ? "e-" : "e+")
    append(UInt64(exponent.magnitude))
  }
}

/// The digits of a positive finite double: 0.d1 d2 d3 ... x 10^point.
///
/// Free-format generation of Steele and White, "How to print floating-point numbers accurately"
/// (1990), in the form of Burger and Dybvig, "Printing floating-point numbers quickly and
/// accurately" (1996): the value is `numerator / denominator`, and half the distances to its
/// neighbours over the same denominator say when enough digits are out. A neighbour's boundary
/// itself reads back to the value when the significand is even, as readers round halves to even.
struct ShortestDecimal {
  /// No double needs more than 17.
  private(set) var digits = InlineArray<18, UInt8>(repeating: 0)
  private(set) var count = 0
  private(set) var point = 0

  init(_ value: Double) {
    let bits = value.bitPattern
    let biased = Int(truncatingIfNeeded: bits &>> 52)
    let fraction = bits & 0x000f_ffff_ffff_ffff
    let significand = biased == 0 ? fraction : fraction | 0x0010_0000_0000_0000
    let exponent = max(biased, 1) &- 1075
    let isEven = significand & 1 == 0
    // At a power of two the neighbour below is only half as far away as the one above.
    let isUneven = fraction == 0 && biased > 1
    let doubling = isUneven ? 2 : 1

    var numerator = DecimalInteger(significand)
    var denominator = DecimalInteger(1)
    var above = DecimalInteger(isUneven ? 2 : 1)
    var below = DecimalInteger(1)
    numerator.shiftLeft(max(exponent, 0) &+ doubling)
    above.shiftLeft(max(exponent, 0))
    below.shiftLeft(max(exponent, 0))
    denominator.shiftLeft(max(0 &- exponent, 0) &+ doubling)

    // 10^(point - 1) <= value < 10^point, or one less; put right below.
    let length = 64 &- significand.leadingZeroBitCount
    let estimate = Double(exponent &+ length &- 1) * 0x1.34413509f79ffp-2 - 1e-10
    point = Int(Elementary.ceiling(estimate))
    if point > 0 {
      denominator.multiply(byPowerOfTen: point)
    } else {
      numerator.multiply(byPowerOfTen: 0 &- point)
      above.multiply(byPowerOfTen: 0 &- point)
      below.multiply(byPowerOfTen: 0 &- point)
    }
    var reach = numerator
    reach.add(above)
    let order = reach.compare(denominator)
    if order > 0 || (order == 0 && isEven) {
      point &+= 1
    } else {
      numerator.multiply(by: 10)
      above.multiply(by: 10)
      below.multiply(by: 10)
    }
    generate(&numerator, denominator, &above, &below, isEven)
  }

  private mutating func generate(
    _ numerator: inout DecimalInteger, _ denominator: DecimalInteger,
    _ above: inout DecimalInteger, _ below: inout DecimalInteger, _ isEven: Bool
  ) {
    while count < 17 {
      var digit: UInt8 = 0
      while digit < 9 && numerator.compare(denominator) >= 0 {
        numerator.subtract(denominator)
        digit &+= 1
      }
      let toBelow = numerator.compare(below)
      var reach = numerator
      reach.add(above)
      let toAbove = reach.compare(denominator)
      let endsLow = toBelow < 0 || (toBelow == 0 && isEven)
      let endsHigh = toAbove > 0 || (toAbove == 0 && isEven)
      if endsLow || endsHigh {
        if endsLow && endsHigh {
          var twice = numerator
          twice.multiply(by: 2)
          let half = twice.compare(denominator)
          if half > 0 || (half == 0 && digit & 1 == 1) { digit &+= 1 }
        } else if endsHigh {
          digit &+= 1
        }
        digits[count] = digit
        count &+= 1
        return
      }
      digits[count] = digit
      count &+= 1
      numerator.multiply(by: 10)
      above.multiply(by: 10)
      below.multiply(by: 10)
    }
  }
}
