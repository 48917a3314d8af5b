/// Reads numbers as people write them: `-0.5`, `.25`, `1e-3`.
public enum DecimalReader {
  /// The number that begins at `place`, which then lies behind it, rounded to the nearest double (ties to
  /// even). Nil, with `place` anywhere, when there is none, or when it needs more than 19 digits, more
  /// than 19 of them behind the point, or is 2^64 or more; zeros at either end do not count.
  public static func number(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Double? {
    var isNegative = false
    if place < text.count, text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+") {
      isNegative = text[place] == UInt8(ascii: "-")
      place &+= 1
    }
    var digits = Digits()
    var count = 0
    while let digit = digit(text, place) {
      guard digits.append(digit) else { return nil }
      place &+= 1
      count &+= 1
    }
    if place < text.count, text[place] == UInt8(ascii: "."), digit(text, place &+ 1) != nil {
      place &+= 1
      while let digit = digit(text, place) {
        guard digits.append(digit) else { return nil }
        digits.exponent &-= 1
        place &+= 1
        count &+= 1
      }
    }
    guard count > 0, let exponent = exponent(text, &place) else { return nil }
    digits.exponent &+= exponent
    return digits.value.map { isNegative ? -$0 : $0 }
  }

  /// A whole number without a sign that begins at `place`, which then lies behind it. Nil when there is
  /// none or it is over `most`.
  public static func whole(
    _ text: UnsafeBufferPointer<UInt8>, _ place: inout Int, most: Int32
  ) -> Int32? {
    var value: Int64 = 0
    let start = place
    while let digit = digit(text, place) {
      value = value &* 10 &+ Int64(digit)
      guard value <= Int64(most) else { return nil }
      place &+= 1
    }
    return place > start ? Int32(truncatingIfNeeded: value) : nil
  }

  private static func digit(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt8? {
    guard place < text.count, text[place] >= 0x30, text[place] <= 0x39 else { return nil }
    return text[place] &- 0x30
  }

  /// What follows an `e`, 0 without one; nil when it is beyond any use. An `e` without a number behind it
  /// is no part of the number.
  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Int? {
    guard place < text.count, text[place] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var next = place &+ 1
    var sign = 1
    if next < text.count, text[next] == UInt8(ascii: "-") || text[next] == UInt8(ascii: "+") {
      sign = text[next] == UInt8(ascii: "-") ? -1 : 1
      next &+= 1
    }
    guard digit(text, next) != nil else { return 0 }
    guard let size = whole(text, &next, most: 999) else { return nil }
    place = next
    return sign &* Int(size)
  }
}

/// Digits without the zeros at their end, times a power of ten.
private struct Digits {
  private var significand: UInt64 = 0
  /// Zeros that count only if another digit follows them.
  private var zeros = 0
  var exponent = 0

  /// False when there are too many.
  mutating func append(_ digit: UInt8) -> Bool {
    if digit == 0 {
      if significand > 0 { zeros &+= 1 }
      return true
    }
    while zeros > 0 {
      guard push(0) else { return false }
      zeros &-= 1
    }
    return push(digit)
  }

  private mutating func push(_ digit: UInt8) -> Bool {
    // Nineteen digits fit, whichever they are.
    guard significand < 1_000_000_000_000_000_000 else { return false }
    significand = significand &* 10 &+ UInt64(digit)
    return true
  }

  var value: Double? {
    if significand == 0 { return 0 }
    let exponent = exponent &+ zeros
    guard exponent >= -19, exponent <= 19 else { return nil }
    let power = Digits.power(exponent.magnitude)
    if exponent >= 0 {
      guard significand <= UInt64.max / power else { return nil }
      return Double(significand &* power)
    }
    return Digits.quotient(significand, power)
  }

  private static func power(_ exponent: UInt) -> UInt64 {
    var result: UInt64 = 1
    for _ in 0..<exponent { result = result &* 10 }
    return result
  }

  /// Divided by hand to 64 bits, of which the last says whether anything was left: rounded once, to 53,
  /// when it becomes a double.
  private static func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
    let up = dividend.leadingZeroBitCount
    let down = divisor.leadingZeroBitCount
    let divisor = divisor << UInt64(down)
    var rest = dividend << UInt64(up)
    var bits: UInt64 = 0
    // The first bit is that of the whole; 63 follow.
    if rest >= divisor {
      rest &-= divisor
      bits = 1
    }
    for _ in 0..<63 {
      let carries = rest >> 63 != 0
      rest = rest << 1
      bits = bits << 1
      if carries || rest >= divisor {
        rest = rest &- divisor
        bits |= 1
      }
    }
    if rest != 0 { bits |= 1 }
    let exponent = 1023 &+ down &- up &- 63
    return Double(bits) * Double(bitPattern: UInt64(truncatingIfNeeded: exponent) << 52)
  }
}
