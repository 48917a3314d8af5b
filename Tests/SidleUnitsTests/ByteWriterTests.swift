import SidleUnits
import Testing

@Suite struct ByteWriterTests {
  /// What a body writes into `capacity` bytes, and what it says about it. The bytes behind must
  /// stay as they were.
  private func write(capacity: Int, _ body: (inout ByteWriter) -> Void)
    -> (text: String, count: Int, fits: Bool)
  {
    var memory = [UInt8](repeating: 0xEE, count: capacity + 16)
    var count = 0
    var fits = false
    memory.withUnsafeMutableBufferPointer {
      var writer = ByteWriter($0.baseAddress, capacity: capacity)
      body(&writer)
      count = writer.count
      fits = writer.fits
    }
    #expect(memory[capacity...].allSatisfy { $0 == 0xEE })
    let kept = min(count, capacity)
    #expect(memory[kept..<capacity].allSatisfy { $0 == 0xEE })
    return (String(decoding: memory[..<kept], as: UTF8.self), count, fits)
  }

  @Test(
    "what does not fit is counted and not written",
    arguments: [
      (0, "", false), (1, "a", false), (5, "abc-1", false), (9, "abc-12345", false),
      (10, "abc-123456", true), (11, "abc-123456", true),
    ] as [(Int, String, Bool)])
  func capacity(capacity: Int, text: String, fits: Bool) {
    let result = write(capacity: capacity) {
      $0.append("abc" as StaticString)
      $0.append(Int64(-123456))
    }
    #expect(result.text == text)
    #expect(result.count == 10)
    #expect(result.fits == fits)
  }

  @Test("without memory it only counts, whatever capacity is claimed")
  func withoutMemory() {
    var writer = ByteWriter(nil, capacity: 100)
    #expect(writer.capacity == 0)
    #expect(writer.fits)
    writer.append("abc" as StaticString)
    writer.append(UInt8(0))
    #expect(writer.count == 4)
    #expect(!writer.fits)
  }

  @Test(
    "whole numbers are written in decimal",
    arguments: [
      (0, "0"), (7, "7"), (9, "9"), (10, "10"), (99, "99"), (100, "100"), (-1, "-1"), (-10, "-10"),
      (Int64.max, "9223372036854775807"), (Int64.min, "-9223372036854775808"),
    ] as [(Int64, String)])
  func signed(number: Int64, text: String) {
    #expect(write(capacity: 40) { $0.append(number) }.text == text)
  }

  @Test(
    "unsigned whole numbers go to the end of 64 bits",
    arguments: [
      (0, "0"), (UInt64(Int64.max) + 1, "9223372036854775808"),
      (10_000_000_000_000_000_000, "10000000000000000000"),
      (9_999_999_999_999_999_999, "9999999999999999999"), (UInt64.max, "18446744073709551615"),
    ] as [(UInt64, String)])
  func unsigned(number: UInt64, text: String) {
    #expect(write(capacity: 40) { $0.append(number) }.text == text)
  }

  @Test(
    "hexadecimal digits are the lowest ones, small letters, with leading zeros",
    arguments: [
      (0xABCDEF, 6, "abcdef"), (0xABCDEF, 8, "00abcdef"), (0xABCDEF, 2, "ef"), (5, 1, "5"),
      (5, 0, ""),
      (UInt64.max, 16, "ffffffffffffffff"), (0x0123_4567_89AB_CDEF, 16, "0123456789abcdef"),
    ] as [(UInt64, Int, String)])
  func hexadecimal(number: UInt64, digits: Int, text: String) {
    #expect(write(capacity: 40) { $0.append(hexadecimal: number, digits: digits) }.text == text)
  }

  @Test("bytes are taken as they are")
  func bytes() {
    let bytes = Array("ä\0z".utf8)
    let result = write(capacity: 40) { writer in
      bytes.withUnsafeBufferPointer { writer.append($0) }
      writer.append(UInt8(ascii: "!"))
    }
    #expect(result.text == "ä\0z!")
    #expect(result.count == 5)
    let none = write(capacity: 40) { $0.append(UnsafeBufferPointer(start: nil, count: 0)) }
    #expect(none.count == 0)
    #expect(none.fits)
  }
}
