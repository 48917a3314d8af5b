/// A whole number of up to 1280 bits, enough for every step of writing a double exactly.
///
/// The largest one needed is 5 x 10^324 times a 54-bit significand, under 1140 bits. Fixed storage,
/// no allocation. What would not fit is cut off, which no double reaches.
struct DecimalInteger {
  /// Limbs of 32 bits.
  static var capacity: Int { 40 }

  /// The lowest limb first; those from `count` on are 0.
  private var limbs: InlineArray<40, UInt32>
  /// Limbs in use; the highest of them is not 0.
  private var count: Int

  init(_ value: UInt64) {
    limbs = InlineArray(repeating: 0)
    limbs[0] = UInt32(truncatingIfNeeded: value)
    limbs[1] = UInt32(truncatingIfNeeded: value &>> 32)
    count = limbs[1] != 0 ? 2 : (limbs[0] != 0 ? 1 : 0)
  }

  var isZero: Bool { count == 0 }

  /// Multiplies by a number below 2^32.
  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in 0..<count {
      let product = UInt64(limbs[index]) &* UInt64(factor) &+ carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product &>> 32
    }
    if carry != 0 && count < DecimalInteger.capacity {
      limbs[count] = UInt32(truncatingIfNeeded: carry)
      count &+= 1
    }
  }

  /// Multiplies by 10 to the power `exponent`, which is 0 or more.
  mutating func multiply(byPowerOfTen exponent: Int) {
    var left = exponent
    while left >= 9 {
      multiply(by: 1_000_000_000)
      left &-= 9
    }
    while left > 0 {
      multiply(by: 10)
      left &-= 1
    }
  }

  /// Multiplies by 2 to the power `bits`, which is 0 or more.
  mutating func shiftLeft(_ bits: Int) {
    if count == 0 { return }
    multiply(by: UInt32(1) &<< UInt32(truncatingIfNeeded: bits & 31))
    let whole = bits &>> 5
    if whole == 0 { return }
    var index = count
    while index > 0 {
      index &-= 1
      if index &+ whole < DecimalInteger.capacity { limbs[index &+ whole] = limbs[index] }
    }
    for index in 0..<min(whole, DecimalInteger.capacity) { limbs[index] = 0 }
    count = min(count &+ whole, DecimalInteger.capacity)
  }

  /// Divides by a number below 2^32 that is not 0, and returns the remainder.
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    var index = count
    while index > 0 {
      index &-= 1
      let part = (remainder &<< 32) | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: part / UInt64(divisor))
      remainder = part % UInt64(divisor)
    }
    while count > 0 && limbs[count &- 1] == 0 { count &-= 1 }
    return UInt32(truncatingIfNeeded: remainder)
  }

  mutating func add(_ other: DecimalInteger) {
    var carry: UInt64 = 0
    let length = max(count, other.count)
    for index in 0..<length {
      let sum = UInt64(limbs[index]) &+ UInt64(other.limbs[index]) &+ carry
      limbs[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum &>> 32
    }
    count = length
    if carry != 0 && count < DecimalInteger.capacity {
      limbs[count] = 1
      count &+= 1
    }
  }

  /// Takes away a number that is not larger.
  mutating func subtract(_ other: DecimalInteger) {
    var borrow: UInt64 = 0
    for index in 0..<count {
      let difference = UInt64(limbs[index]) &- UInt64(other.limbs[index]) &- borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference &>> 63
    }
    while count > 0 && limbs[count &- 1] == 0 { count &-= 1 }
  }

  /// -1, 0 or 1 as this number is below, equal to or above the other.
  func compare(_ other: DecimalInteger) -> Int {
    if count != other.count { return count < other.count ? -1 : 1 }
    var index = count
    while index > 0 {
      index &-= 1
      if limbs[index] != other.limbs[index] { return limbs[index] < other.limbs[index] ? -1 : 1 }
    }
    return 0
  }
}
