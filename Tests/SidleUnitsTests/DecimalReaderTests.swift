import Testing

@testable import SidleUnits

/// What the reader makes of a text, and how much of it is left.
private func read(_ text: String) -> (value: Double?, rest: String) {
  var text = text
  return text.withUTF8 { bytes in
    var place = 0
    let value = DecimalReader.number(bytes, &place)
    return (value, String(decoding: bytes[place...], as: UTF8.self))
  }
}

@Suite struct DecimalReaderTests {
  @Test(
    "numbers as people write them",
    arguments: [
      ("0", 0.0, ""), ("-0", -0.0, ""), ("+7", 7, ""), ("0.1", 0.1, ""), (".5", 0.5, ""),
      ("-12.5e1", -125, ""), ("1e-3x", 0.001, "x"), ("1E2", 100, ""), ("007.00", 7, ""),
      ("5.", 5, "."), ("5e", 5, "e"), ("5e+", 5, "e+"), ("5ease", 5, "ease"), ("1.5.2", 1.5, ".2"),
      ("0.30000000000000004", 0.30000000000000004, ""), ("1e19", 1e19, ""), ("1e-19", 1e-19, ""),
      ("18446744073709551610", 0x1p64, ""), ("0e999", 0, ""),
      ("0.00000000000000000000000", 0, ""), ("10000000000000000000", 1e19, ""),
      ("0.5000000000000000000000000000000", 0.5, ""),
    ])
  func numbers(text: String, value: Double, rest: String) {
    let seen = read(text)
    #expect(seen.value == value && seen.value?.sign == value.sign)
    #expect(seen.rest == rest)
  }

  @Test(
    "what is no number, or more than there is room for, is none",
    arguments: [
      "", "-", "+", ".", "-.", "e5", "x", "nan", "inf", "1e20", "1e-20", "1e1000", "1e99999999999",
      "12345678901234567890123", "0.12345678901234567891", "99999999999999999999",
    ])
  func none(text: String) {
    #expect(read(text).value == nil)
  }

  @Test("any number of up to 17 digits is the double that Swift itself reads")
  func rounding() {
    var random = Seeded(4711)
    for _ in 0..<200_000 {
      let digits = random.next() % 100_000_000_000_000_000
      let places = Int(random.next() % 20)
      let text = "\(digits)e-\(places)"
      let plain = String(digits)
      let dotted =
        places < plain.count
        ? plain.dropLast(places) + "." + plain.suffix(places)
        : "0." + String(repeating: "0", count: places - plain.count) + plain
      #expect(read(text).value == Double(text), "\(text)")
      if places > 0 { #expect(read(String(dotted)).value == Double(text), "\(dotted)") }
    }
  }

  @Test("halfway cases go to the even double, and a digit beyond them upwards")
  func ties() {
    // 2^53 + 1 lies between two doubles; so does a half of that.
    let texts = [
      "9007199254740993", "4503599627370496.5", "9007199254740993.001", "4503599627370497.5",
    ]
    for text in texts {
      #expect(read(text).value == Double(text), "\(text)")
    }
  }

  @Test("whole numbers stop at their limit")
  func whole() {
    let good: [(String, Int32)] = [("12x", 12), ("0", 0), ("2147483647", 2_147_483_647)]
    for (text, value) in good {
      var text = text
      let seen = text.withUTF8 { bytes in
        var place = 0
        return DecimalReader.whole(bytes, &place, most: Int32.max)
      }
      #expect(seen == value)
    }
    for text in ["", "-1", "2147483648", "99999999999999999999"] {
      var text = text
      let seen = text.withUTF8 { bytes in
        var place = 0
        return DecimalReader.whole(bytes, &place, most: Int32.max)
      }
      #expect(seen == nil)
    }
  }
}
