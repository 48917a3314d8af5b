import SidleUnits
import Testing

@Suite struct UTF8CheckTests {
  private func count(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { UTF8Check.countCharacters($0) }
  }

  private func length(_ bytes: [UInt8], at index: Int = 0) -> Int {
    bytes.withUnsafeBufferPointer { UTF8Check.length($0, at: index) }
  }

  /// The first and the last character of each row of table 3-7 of the Unicode Standard.
  static let characters: [[UInt8]] = [
    [0x00], [0x41], [0x7F],
    [0xC2, 0x80], [0xDF, 0xBF],
    [0xE0, 0xA0, 0x80], [0xE0, 0xBF, 0xBF],
    [0xE1, 0x80, 0x80], [0xEC, 0xBF, 0xBF],
    [0xED, 0x80, 0x80], [0xED, 0x9F, 0xBF],
    [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF],
    [0xF0, 0x90, 0x80, 0x80], [0xF0, 0xBF, 0xBF, 0xBF],
    [0xF1, 0x80, 0x80, 0x80], [0xF3, 0xBF, 0xBF, 0xBF],
    [0xF4, 0x80, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
  ]

  /// One step beyond each of those ranges, and other ways to be wrong.
  static let mistakes: [[UInt8]] = [
    [0x80], [0xBF],  // continuations without a beginning
    [0xC0, 0x80], [0xC1, 0xBF],  // overlong forms of one byte
    [0xC2, 0x7F], [0xC2, 0xC0],
    [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],  // overlong forms of two bytes
    [0xE1, 0x7F, 0x80], [0xE1, 0xC0, 0x80], [0xE1, 0x80, 0x7F], [0xE1, 0x80, 0xC0],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],  // surrogates
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],  // overlong forms of three bytes
    [0xF1, 0x7F, 0x80, 0x80], [0xF1, 0x80, 0xC0, 0x80], [0xF1, 0x80, 0x80, 0x41],
    [0xF4, 0x90, 0x80, 0x80],  // above U+10FFFF
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]

  @Test("the first and last character of every range is one character", arguments: characters)
  func good(bytes: [UInt8]) {
    #expect(count(bytes) == 1)
    #expect(length(bytes) == bytes.count)
    #expect(bytes.withUnsafeBufferPointer { UTF8Check.isValid($0) })
  }

  @Test("what lies just outside every range is no character", arguments: mistakes)
  func bad(bytes: [UInt8]) {
    #expect(count(bytes) == nil)
    #expect(length(bytes) == 0)
    #expect(count([0x41] + bytes) == nil)
    #expect(length([0x41] + bytes, at: 1) == 0)
    #expect(!bytes.withUnsafeBufferPointer { UTF8Check.isValid($0) })
  }

  @Test("a character that is cut short is none", arguments: characters)
  func cutShort(bytes: [UInt8]) {
    for kept in 1..<max(bytes.count, 2) where kept < bytes.count {
      #expect(count(Array(bytes[..<kept])) == nil)
      #expect(count([0x20] + bytes[..<kept] + [0x20]) == nil)
    }
  }

  @Test("characters are counted, not bytes")
  func counting() {
    #expect(count([]) == 0)
    #expect(count(Array("Löschen…".utf8)) == 8)
    #expect(count(Array("日本語".utf8)) == 3)
    #expect(count(Array("🙂é".utf8)) == 2)
    #expect(count(UTF8CheckTests.characters.flatMap { $0 }) == UTF8CheckTests.characters.count)
  }

  @Test("bytes at random are valid exactly when the standard library finds them so")
  func likeTheStandardLibrary() {
    var random = Seeded(3)
    let alphabet: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var valid = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        alphabet.randomElement(using: &random)!
      }
      let expected = String(validating: bytes, as: UTF8.self)?.unicodeScalars.count
      if expected != nil { valid += 1 }
      if count(bytes) != expected { Issue.record("\(bytes)") }
    }
    #expect(valid > 500)
  }
}
