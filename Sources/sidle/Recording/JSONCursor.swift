/// A place in a JSON text, which it reads forward from, a piece of a file at a time.
///
/// The standard library's own decoders read a whole text or nothing of it, and cannot say in which
/// line a value stood that has the wrong meaning. A recording that breaks off must still give what
/// came before, so this reader goes value by value and knows its line.
struct JSONCursor: ~Copyable {
  /// An object or list that was entered and not left.
  struct Level {
    var closer: UInt8
    var hasItems = false
  }

  /// No value lies in more others; each takes two bytes.
  private static let deepest = 1 << 20
  /// What is kept of a text, bytes: no name or number that means something is longer.
  private static let longestText = 1 << 12

  var bytes: ByteReader
  /// The line the place is in, from 1.
  private(set) var line: Int
  var levels: [Level] = []
  /// What stood between two items was wrong, rather than an item.
  var isBetween = false
  /// The text read last.
  private var text: [UInt8] = []

  /// `line` is the line that the bytes begin in.
  init(_ bytes: consuming ByteReader, line: Int = 1) {
    self.bytes = bytes
    self.line = line
  }

  init(_ bytes: [UInt8], line: Int = 1) { self.init(ByteReader(bytes), line: line) }

  /// How many bytes are read.
  var offset: Int64 { bytes.offset }
  /// Why the text ends, when that is not its end; as `errno` says it.
  var failure: Int32 { bytes.failure }
  /// How many objects and lists were entered and not left.
  var depth: Int { levels.count }

  /// The next byte that is no blank; it is not taken.
  mutating func peek() -> UInt8? {
    while let byte = bytes.peek() {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return byte
      }
      bytes.advance()
    }
    return nil
  }

  /// Takes the byte if it comes next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: byte) else { return false }
    bytes.advance()
    return true
  }

  mutating func expect(_ byte: Unicode.Scalar, _ purpose: String) throws(Problem) {
    if !take(byte) { throw expected("'\(byte)' \(purpose)") }
  }

  mutating func expected(_ what: String) -> Problem {
    switch peek() {
    case nil: .expected("\(what), but the file ends here", line: line)
    case let byte? where byte >= 0x20 && byte < 0x7F:
      .expected("\(what), not '\(Character(Unicode.Scalar(byte)))'", line: line)
    default: .expected(what, line: line)
    }
  }

  // MARK: Objects and lists

  /// Goes into the object or list that begins here.
  mutating func enter(_ opener: Unicode.Scalar, _ purpose: String) throws(Problem) {
    try expect(opener, purpose)
    guard levels.count < Self.deepest else {
      throw .expected("values nested \(Self.deepest) deep at most", line: line)
    }
    levels.append(Level(closer: opener == "{" ? UInt8(ascii: "}") : UInt8(ascii: "]")))
  }

  /// Goes on to the next item of the object or list entered last; false when there is none, and it
  /// is left.
  mutating func nextItem() throws(Problem) -> Bool {
    let level = levels[levels.count - 1]
    let isSeparate = !level.hasItems || take(",")
    if peek() == level.closer {
      bytes.advance()
      levels.removeLast()
      return false
    }
    guard isSeparate else {
      isBetween = true
      throw expected(
        level.closer == UInt8(ascii: "}") ? "'}' or ',' in an object" : "']' or ',' in a list")
    }
    levels[levels.count - 1].hasItems = true
    return true
  }

  /// Goes on to the value of the next member of the object entered last, and gives its name; nil
  /// when there is none, and the object is left.
  mutating func nextName() throws(Problem) -> String? {
    guard try nextItem() else { return nil }
    let name = try string("at the beginning of a name")
    try expect(":", "after \"\(name)\"")
    return name
  }

  /// Passes over a value of any kind, however deep it is.
  mutating func skipValue() throws(Problem) {
    let depth = levels.count
    repeat {
      switch peek() {
      case UInt8(ascii: "{"): try enter("{", "")
      case UInt8(ascii: "["): try enter("[", "")
      case UInt8(ascii: "\""): try passString("")
      case UInt8(ascii: "t"): try pass("true")
      case UInt8(ascii: "f"): try pass("false")
      case UInt8(ascii: "n"): try pass("null")
      default: try passNumber("or another value")
      }
    } while try hasValue(above: depth)
  }

  private mutating func hasValue(above depth: Int) throws(Problem) -> Bool {
    while levels.count > depth {
      guard try nextItem() else { continue }
      if levels[levels.count - 1].closer == UInt8(ascii: "}") {
        try passString("at the beginning of a name")
        try expect(":", "after a name")
      }
      return true
    }
    return false
  }

  // MARK: Values

  /// A string's text; escapes are read, wrong ones stand for themselves.
  mutating func string(_ purpose: String) throws(Problem) -> String {
    try passString(purpose)
    return String(decoding: text, as: UTF8.self)
  }

  /// Passes over a string; what it says is held until the next one.
  mutating func passString(_ purpose: String) throws(Problem) {
    try expect("\"", purpose)
    text.removeAll(keepingCapacity: true)
    while let byte = bytes.peek() {
      if byte == UInt8(ascii: "\n") { break }
      bytes.advance()
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") {
        passEscape()
      } else if text.count < Self.longestText {
        text.append(byte)
      }
    }
    throw bytes.peek() == nil
      ? expected("'\"' at the end of a string")
      : .expected("'\"' at the end of a string", line: line)
  }

  private mutating func passEscape() {
    guard let byte = bytes.peek(), byte != UInt8(ascii: "\n") else { return }
    bytes.advance()
    guard text.count < Self.longestText else { return }
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      var code: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = bytes.peek().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
        else { break }
        code = code << 4 | UInt32(digit)
        bytes.advance()
      }
      text.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  mutating func number(_ purpose: String) throws(Problem) -> Double {
    let text = try numeral(purpose)
    guard let value = Double(text), value.isFinite else {
      throw .expected("a number \(purpose), not \(text.prefix(24))", line: line)
    }
    return value
  }

  /// Seconds as whole nanoseconds, from the digits themselves: no floating point holds the
  /// microseconds of a wall clock for sure.
  mutating func nanoseconds(_ purpose: String) throws(Problem) -> Int64 {
    let text = try numeral(purpose)
    var scanner = TextScanner(Array(text.utf8), line: line)
    let time = try scanner.nanoseconds("seconds \(purpose)")
    guard scanner.isAtEnd else {
      throw .expected("seconds \(purpose), not \(text.prefix(24))", line: line)
    }
    return time
  }

  private mutating func numeral(_ purpose: String) throws(Problem) -> String {
    try passNumber(purpose)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func passNumber(_ purpose: String) throws(Problem) {
    guard let first = peek(), first == UInt8(ascii: "-") || isDigit(first) else {
      throw expected("a number \(purpose)")
    }
    text.removeAll(keepingCapacity: true)
    while let byte = bytes.peek(), isNumberByte(byte) {
      bytes.advance()
      if text.count < Self.longestText { text.append(byte) }
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }

  private mutating func pass(_ word: StaticString) throws(Problem) {
    for index in 0..<word.utf8CodeUnitCount {
      guard bytes.peek() == word.utf8Start[index] else { throw expected("\(word)") }
      bytes.advance()
    }
  }
}
