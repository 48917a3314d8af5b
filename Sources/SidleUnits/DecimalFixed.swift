/// Numbers with a fixed count of digits after the point, as event lines print them.
///
/// Integer arithmetic only, no locale: the bytes are the same on every machine.
extension ByteWriter {
  /// `value` with three digits after the point, rounded half away from zero.
  ///
  /// It is the exact binary value that is rounded: 0.0005 prints `0.001` because its double lies
  /// above one half of a thousandth, 1.0005 prints `1.000` because its double lies below. Never
  /// `-0.000`. Exact for every finite value: from 2^53 on a double is whole, and prints all its
  /// digits and `.000`. Not finite: `nan`, `inf`, `-inf`.
  public mutating func append(fixed3 value: Double) {
    guard value.isFinite else { return append(notFinite: value) }
    let bits = value.bitPattern & 0x7fff_ffff_ffff_ffff
    let biased = Int(truncatingIfNeeded: bits &>> 52)
    let fraction = bits & 0x000f_ffff_ffff_ffff
    let significand = biased == 0 ? fraction : fraction | 0x0010_0000_0000_0000
    // |value| = significand x 2^exponent.
    let exponent = max(biased, 1) &- 1075
    if exponent > 10 {
      append(sign: value)
      var whole = DecimalInteger(significand)
      whole.shiftLeft(exponent)
      append(digits: whole)
      return append(thousandths: 0)
    }
    var whole: UInt64 = 0
    var thousandths: UInt64 = 0
    if exponent >= 0 {
      whole = significand &<< UInt64(truncatingIfNeeded: exponent)
    } else if exponent > -64 {
      let shift = UInt64(truncatingIfNeeded: 0 &- exponent)
      whole = significand &>> shift
      let scaled = (significand & ((1 &<< shift) &- 1)) &* 1000
      thousandths = (scaled &>> shift) &+ ((scaled &>> (shift &- 1)) & 1)
      if thousandths == 1000 {
        whole &+= 1
        thousandths = 0
      }
    }
    if whole != 0 || thousandths != 0 { append(sign: value) }
    append(whole)
    append(thousandths: thousandths)
  }

  /// A time in seconds from its whole nanoseconds, with nine digits after the point:
  /// `11.086372070`.
  public mutating func append(seconds nanoseconds: Int64) {
    if nanoseconds < 0 { append(UInt8(ascii: "-")) }
    let magnitude = nanoseconds.magnitude
    append(magnitude / 1_000_000_000)
    append(UInt8(ascii: "."))
    append(digits: magnitude % 1_000_000_000, count: 9)
  }

  mutating func append(sign value: Double) {
    if value.sign == .minus { append(UInt8(ascii: "-")) }
  }

  mutating func append(notFinite value: Double) {
    if value.isNaN { return append("nan") }
    append(value > 0 ? "inf" : "-inf")
  }

  /// The lowest `count` decimal digits of `value`, with leading zeros; `count` in 1...19.
  mutating func append(digits value: UInt64, count: Int) {
    var divisor: UInt64 = 1
    var left = count
    while left > 1 {
      divisor &*= 10
      left &-= 1
    }
    while divisor > 0 {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value / divisor % 10))
      divisor /= 10
    }
  }

  private mutating func append(thousandths: UInt64) {
    append(UInt8(ascii: "."))
    append(digits: thousandths, count: 3)
  }

  /// All digits of a whole number that is not 0.
  private mutating func append(digits value: DecimalInteger) {
    var rest = value
    // 2^1024 has 309 digits, 35 groups of nine.
    var groups = InlineArray<36, UInt32>(repeating: 0)
    var count = 0
    while !rest.isZero && count < 36 {
      groups[count] = rest.divide(by: 1_000_000_000)
      count &+= 1
    }
    var index = count &- 1
    if index >= 0 { append(UInt64(groups[index])) }
    while index > 0 {
      index &-= 1
      append(digits: UInt64(groups[index]), count: 9)
    }
  }
}
