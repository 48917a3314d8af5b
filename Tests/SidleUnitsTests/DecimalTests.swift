import Testing

@testable import SidleUnits

/// What a writer with room for `capacity` bytes leaves behind.
func written(capacity: Int = 400, _ body: (inout ByteWriter) -> Void) -> String {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
    var writer = ByteWriter(memory.baseAddress, capacity: capacity)
    body(&writer)
    return String(decoding: memory[..<min(writer.count, capacity)], as: UTF8.self)
  }
}

@Suite struct DecimalTests {
  @Test("three decimals round the exact value half away from zero")
  func fixedTable() throws {
    let table = try Table("elementary/decimal.csv")
    for row in table.rows {
      let value = Double(bitPattern: UInt64(table.text(row, "bits"), radix: 16)!)
      #expect(written { $0.append(fixed3: value) } == table.text(row, "fixed3"))
    }
    #expect(table.rows.count > 2000)
  }

  @Test("the shortest form has the digits of an independent implementation and reads back")
  func shortestTable() throws {
    let table = try Table("elementary/decimal.csv")
    for row in table.rows {
      let value = Double(bitPattern: UInt64(table.text(row, "bits"), radix: 16)!)
      let decimal = ShortestDecimal(value.magnitude)
      let digits = (0..<decimal.count).map { String(decimal.digits[$0]) }.joined()
      #expect((value < 0 ? "-" : "") + digits == table.text(row, "digits"))
      #expect(decimal.point == Int(table.text(row, "point")))
      #expect(Double(written { $0.append(shortest: value) }) == value)
    }
  }

  @Test(
    "the shortest form is plain where people write it so",
    arguments: [
      (0.1, "0.1"), (250, "250"), (1e-9, "1e-9"), (1.5e300, "1.5e+300"), (0, "0"), (-0.0, "-0"),
      (-12.75, "-12.75"), (1e14, "100000000000000"), (1e15, "1e+15"), (0.000001, "0.000001"),
      (0.00000123, "0.00000123"), (9.99e-7, "9.99e-7"),
      (123_456_789_012_345.6, "123456789012345.6"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (.leastNonzeroMagnitude, "5e-324"),
      (10, "10"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
      (0.30000000000000004, "0.30000000000000004"),
    ])
  func shortest(value: Double, text: String) {
    #expect(written { $0.append(shortest: value) } == text)
  }

  @Test(
    "three decimals never show a negative zero",
    arguments: [
      (-0.0, "0.000"), (-0.0004, "0.000"), (-0.0006, "-0.001"), (0.0625, "0.063"),
      (-0.0625, "-0.063"), (0.0005, "0.001"), (1.0005, "1.000"), (999.9996, "1000.000"),
      (-30.8, "-30.800"), (0x1p63, "9223372036854775808.000"), (.nan, "nan"), (-.infinity, "-inf"),
    ])
  func fixed(value: Double, text: String) {
    #expect(written { $0.append(fixed3: value) } == text)
  }

  @Test(
    "seconds have nine digits after the point",
    arguments: [
      (11_086_372_070, "11.086372070"), (0, "0.000000000"), (-1, "-0.000000001"),
      (1_000_000_000, "1.000000000"), (Int64.max, "9223372036.854775807"),
      (Int64.min, "-9223372036.854775808"),
    ] as [(Int64, String)])
  func seconds(value: Int64, text: String) {
    #expect(written { $0.append(seconds: value) } == text)
  }

  @Test("a full writer keeps counting")
  func full() {
    var writer = ByteWriter(nil, capacity: 0)
    writer.append(fixed3: -Double.greatestFiniteMagnitude)
    #expect(writer.count == 1 + 309 + 4)
    #expect(written(capacity: 3) { $0.append(shortest: 1234.5) } == "123")
  }

  @Test("every double reads back from its shortest form, no longer than the library's own")
  func anyBits() {
    var generator = Seeded(2)
    for _ in 0..<5_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = written { $0.append(shortest: value) }
      #expect(Double(text) == value)
      let decimal = ShortestDecimal(value.magnitude)
      let theirs = "\(value.magnitude)".split(separator: "e")[0].filter(\.isNumber)
      let significant = theirs.drop { $0 == "0" }.reversed().drop { $0 == "0" }.count
      #expect(value == 0 || decimal.count == significant)
    }
  }
}
