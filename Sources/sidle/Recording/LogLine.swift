/// One line of a log, taken apart: a keyword, bare words, then `name=value` fields.
struct LogLine: Equatable {
  enum Value: Equatable {
    /// As written, without quotes.
    case plain(String)
    /// What stood between quotes; any bytes.
    case quoted([UInt8])
  }

  struct Field: Equatable {
    var name: String
    var value: Value
  }

  var number: Int
  var keyword: String
  var words: [String] = []
  var fields: [Field] = []

  init(_ bytes: [UInt8], number: Int) throws(Problem) {
    self.number = number
    var scanner = LogScanner(bytes: bytes, line: number)
    keyword = scanner.word()
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      let word = scanner.word()
      guard scanner.take(UInt8(ascii: "=")) else {
        guard !word.isEmpty else {
          throw .expected("a word or name=value after \(keyword)", line: number)
        }
        words.append(word)
        scanner.skipBlanks()
        continue
      }
      guard !word.isEmpty else { throw .expected("a name before '='", line: number) }
      guard !fields.contains(where: { $0.name == word }) else {
        throw .expected("\(word)= only once", line: number)
      }
      fields.append(Field(name: word, value: try scanner.value(of: word)))
    }
  }

  func expected(_ what: String) -> Problem { .expected(what, line: number) }
}

/// Goes over the bytes of one line.
private struct LogScanner {
  let bytes: [UInt8]
  let line: Int
  var position = 0

  init(bytes: [UInt8], line: Int) {
    self.bytes = bytes
    self.line = line
    skipBlanks()
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Control characters count as blanks.
  mutating func skipBlanks() {
    while position < bytes.count, bytes[position] <= 0x20 {
      position += 1
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Up to a blank or '='.
  mutating func word() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "="), bytes[position] > 0x20 {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func value(of name: String) throws(Problem) -> LogLine.Value {
    guard take(UInt8(ascii: "\"")) else {
      let start = position
      while position < bytes.count, bytes[position] > 0x20 { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      skipBlanks()
      return .plain(text)
    }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard isAtEnd || bytes[position] <= 0x20 else {
          throw .expected("a blank after the text of \(name)", line: line)
        }
        skipBlanks()
        return .quoted(text)
      case UInt8(ascii: "\\"): text.append(try escape(in: name))
      default: text.append(byte)
      }
    }
    throw .expected("'\"' at the end of the text of \(name)", line: line)
  }

  private mutating func escape(in name: String) throws(Problem) -> UInt8 {
    let byte = isAtEnd ? 0 : bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return byte
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "r"): return UInt8(ascii: "\r")
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case UInt8(ascii: "x") where position + 2 <= bytes.count:
      let digits = String(decoding: bytes[position..<position + 2], as: UTF8.self)
      position += 2
      if let value = UInt8(digits, radix: 16), digits.allSatisfy(\.isHexDigit) { return value }
    default: break
    }
    throw .expected("\\\", \\\\, \\n, \\r, \\t or \\xNN in the text of \(name)", line: line)
  }
}
