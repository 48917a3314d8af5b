/// A place in a JSON text, which it reads forward from.
///
/// The standard library's own decoders read a whole text or nothing of it, and cannot say in which
/// line a value stood that has the wrong meaning. A recording that breaks off must still give what
/// came before, so this reader goes value by value and knows its line.
struct JSONCursor {
  private static let deepest = 64

  private let bytes: [UInt8]
  private(set) var position = 0
  /// The line `position` is in, from 1.
  private(set) var line: Int

  /// `line` is the line that the bytes begin in.
  init(_ bytes: [UInt8], line: Int = 1) {
    self.bytes = bytes
    self.line = line
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte that is no blank; it is not taken.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
      case let byte: return byte
      }
    }
    return nil
  }

  /// Takes the byte if it comes next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: byte) else { return false }
    position += 1
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

  /// Goes on to the next byte of either kind, wherever it stands; true when one was found.
  mutating func skip(to first: Unicode.Scalar, or second: Unicode.Scalar) -> Bool {
    while let byte = peek() {
      if byte == UInt8(ascii: first) || byte == UInt8(ascii: second) { return true }
      position += 1
    }
    return false
  }

  /// Passes over the object or list that begins here, whatever is wrong inside it; false when the
  /// text ends before it does.
  mutating func skipBalanced() -> Bool {
    var depth = 0
    var isInString = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        isInString = false
      case UInt8(ascii: "\\") where isInString: position += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
        if depth <= 0 { return true }
      default: break
      }
    }
    position = min(position, bytes.count)
    return false
  }

  /// Back to a place where this cursor was before, and on by one byte.
  mutating func restart(after other: JSONCursor) {
    self = other
    position += 1
  }

  // MARK: Values

  /// A string's text; escapes are read, wrong ones stand for themselves.
  mutating func string(_ purpose: String) throws(Problem) -> String {
    try expect("\"", purpose)
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\n"):
        position -= 1
        throw .expected("'\"' at the end of a string", line: line)
      case UInt8(ascii: "\\"): appendEscape(to: &text)
      default: text.append(byte)
      }
    }
    throw expected("'\"' at the end of a string")
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      let digits = bytes[position..<min(position + 4, bytes.count)]
      position += digits.count
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
      text.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  mutating func number(_ purpose: String) throws(Problem) -> Double {
    let start = self
    let text = try numeral(purpose)
    guard let value = Double(text), value.isFinite else {
      let line = line
      self = start
      throw .expected("a number \(purpose), not \(text)", line: line)
    }
    return value
  }

  /// Seconds as whole nanoseconds, from the digits themselves: no floating point holds the
  /// microseconds of a wall clock for sure.
  mutating func nanoseconds(_ purpose: String) throws(Problem) -> Int64 {
    let text = try numeral(purpose)
    var scanner = TextScanner(Array(text.utf8), line: line)
    let time = try scanner.nanoseconds("seconds \(purpose)")
    guard scanner.isAtEnd else { throw .expected("seconds \(purpose), not \(text)", line: line) }
    return time
  }

  private mutating func numeral(_ purpose: String) throws(Problem) -> String {
    guard let first = peek(), first == UInt8(ascii: "-") || isDigit(first) else {
      throw expected("a number \(purpose)")
    }
    let from = position
    while position < bytes.count, isNumberByte(bytes[position]) { position += 1 }
    return String(decoding: bytes[from..<position], as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }

  /// Passes over a value of any kind.
  mutating func skipValue(depth: Int = 0) throws(Problem) {
    guard depth < Self.deepest else {
      throw .expected("values nested \(Self.deepest) deep at most", line: line)
    }
    switch peek() {
    case UInt8(ascii: "{"):
      try members { (cursor, _) throws(Problem) in try cursor.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["): try skipList(depth: depth)
    case UInt8(ascii: "\""): _ = try string("")
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: _ = try number("or another value")
    }
  }

  private mutating func skipList(depth: Int) throws(Problem) {
    try expect("[", "at the beginning of a list")
    if take("]") { return }
    repeat { try skipValue(depth: depth + 1) } while take(",")
    try expect("]", "or ',' in a list")
  }

  private mutating func word(_ word: String) throws(Problem) {
    guard bytes[position...].starts(with: word.utf8) else { throw expected(word) }
    position += word.utf8.count
  }

  /// Reads an object; `body` is called at each value and must pass over it.
  mutating func members(
    _ body: (inout JSONCursor, String) throws(Problem) -> Void
  ) throws(Problem) {
    try expect("{", "at the beginning of an object")
    if take("}") { return }
    repeat {
      let name = try string("at the beginning of a name")
      try expect(":", "after \"\(name)\"")
      try body(&self, name)
    } while take(",")
    try expect("}", "or ',' in an object")
  }
}
