import CSidle

/// Values of a log's fields, read as what they mean.
extension LogLine {
  /// The field, which is then used up.
  mutating func take(_ name: String) -> Value? {
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return nil }
    return fields.remove(at: index).value
  }

  mutating func require<T>(
    _ name: String, _ read: (Value, String) throws(Problem) -> T
  ) throws(Problem) -> T {
    guard let value = take(name) else { throw expected("\(name)= after \(keyword)") }
    return try read(value, name)
  }

  /// Complains about words beyond a count, and about fields that nobody took.
  func expectNothingMore(words count: Int) throws(Problem) {
    if words.count > count { throw expected("nothing after \(keyword), not '\(words[count])'") }
    if let field = fields.first { throw unknown(field) }
  }

  /// Gives each field to `set`, which is false for one that it does not know. What is wrong with a
  /// field leaves its default; the first such thing is the answer.
  func fill(_ set: (Field, LogLine) throws(Problem) -> Bool) -> Problem? {
    var problem: Problem?
    for field in fields {
      do throws(Problem) {
        if try !set(field, self) { problem = problem ?? unknown(field) }
      } catch {
        problem = problem ?? error
      }
    }
    return problem
  }

  func unknown(_ field: Field) -> Problem {
    expected("a field of \(keyword), not '\(field.name)'")
  }

  func number(_ value: Value, _ name: String) throws(Problem) -> Double {
    if case .plain(let text) = value, let number = Self.number(text) { return number }
    throw expected("a number for \(name)")
  }

  /// Decimal notation alone: no hexadecimal, no infinity, no NaN.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A number that may be endless, written `inf`.
  func endlessNumber(_ value: Value, _ name: String) throws(Problem) -> Double {
    value == .plain("inf") ? .infinity : try number(value, name)
  }

  func integer<T: FixedWidthInteger>(_ value: Value, _ name: String) throws(Problem) -> T {
    if case .plain(let text) = value, let number = T(text) { return number }
    throw expected("a whole number for \(name)")
  }

  func color(_ value: Value, _ name: String) throws(Problem) -> UInt32 {
    if case .plain(let text) = value, text.hasPrefix("0x"),
      let color = UInt32(text.dropFirst(2), radix: 16)
    {
      return color
    }
    throw expected("a colour such as 0xffcc00ff for \(name)")
  }

  func text(_ value: Value, _ name: String) throws(Problem) -> [UInt8] {
    if case .quoted(let bytes) = value { return bytes }
    throw expected("a text in quotes for \(name)")
  }

  /// Numbers with commas between them.
  func numbers(_ value: Value, _ name: String, count: Int) throws(Problem) -> [Double] {
    if case .plain(let text) = value {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Self.number(String($0)) }
      if numbers.count == count, text.count(where: { $0 == "," }) == count - 1 { return numbers }
    }
    throw expected("\(count) numbers with commas between them for \(name)")
  }

  /// Any number of them.
  func numbers(_ value: Value, _ name: String) throws(Problem) -> [Double] {
    guard case .plain(let text) = value else { throw expected("numbers for \(name)") }
    return try numbers(value, name, count: text.count(where: { $0 == "," }) + 1)
  }

  func rect(_ value: Value, _ name: String) throws(Problem) -> sidle_rect {
    let parts = try numbers(value, name, count: 4)
    return sidle_rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  func size(_ value: Value, _ name: String) throws(Problem) -> sidle_size {
    let parts = try numbers(value, name, count: 2)
    return sidle_size(width: parts[0], height: parts[1])
  }

  func choice(_ value: Value, _ name: String, of choices: [Choice]) throws(Problem) -> Int32 {
    guard case .plain(let word) = value else { throw expected("a word without quotes for \(name)") }
    if let choice = choices.first(where: { $0.word == word }) { return choice.value }
    let list = choices.map { "'\($0.word)'" }.joined(separator: " or ")
    throw expected("\(list) for \(name), not '\(word)'")
  }

  func object(_ word: String?, kind: LogObject.Kind) throws(Problem) -> LogObject {
    if let word, let object = LogObject(word), object.kind == kind { return object }
    throw expected("a \(kind) such as \(kind.rawValue)1.1 after \(keyword)")
  }

  func object(_ value: Value, _ name: String, kind: LogObject.Kind) throws(Problem) -> LogObject {
    if case .plain(let text) = value, let object = LogObject(text), object.kind == kind {
      return object
    }
    throw expected("a \(kind) such as \(kind.rawValue)1.1 for \(name)")
  }
}

/// A word of a log and the constant of the header that it stands for.
struct Choice: Equatable {
  var word: String
  var value: Int32

  init<T: BinaryInteger>(_ word: String, _ value: T) {
    self.word = word
    self.value = Int32(value)
  }
}

/// An object as a log names it: its kind's letter, the place in its table from 1, and how often
/// that place was used.
struct LogObject: Hashable, CustomStringConvertible {
  enum Kind: String, CustomStringConvertible {
    case list = "l"
    case row = "r"
    case button = "b"
    case animation = "a"
    case layer = "y"
    case menu = "m"

    var description: String {
      switch self {
      case .list: "list"
      case .row: "row"
      case .button: "button"
      case .animation: "animation"
      case .layer: "layer"
      case .menu: "menu"
      }
    }
  }

  var kind: Kind
  var place: UInt32
  var generation: UInt32

  init?(_ text: String) {
    guard let letter = text.first, let kind = Kind(rawValue: String(letter)) else { return nil }
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let place = UInt32(parts[0]), let generation = UInt32(parts[1]),
      place > 0
    else { return nil }
    self.kind = kind
    self.place = place
    self.generation = generation
  }

  /// From an id of the library; its layout is part of the log's format.
  init?(id: UInt64) {
    switch Int(id >> 44 & 15) {
    case Int(SIDLE_KIND_LIST): kind = .list
    case Int(SIDLE_KIND_ROW): kind = .row
    case Int(SIDLE_KIND_BUTTON): kind = .button
    case Int(SIDLE_KIND_ANIMATION): kind = .animation
    case Int(SIDLE_KIND_LAYER): kind = .layer
    case Int(SIDLE_KIND_MENU): kind = .menu
    default: return nil
    }
    place = UInt32(id & 0x3F_FFFF)
    generation = UInt32(id >> 22 & 0x3F_FFFF)
  }

  var description: String { "\(kind.rawValue)\(place).\(generation)" }
}
