/// The lines of `libinput record`, which is YAML: only those that list events and axes are looked
/// at, all numbers in decimal. Of several devices the events stand one device after the other.
struct LibinputLines {
  private enum Section {
    case head
    case axes
    case events
    /// An item of events of another kind, such as `- hid:` and `- libinput:`.
    case otherEvents
  }

  private var section = Section.head
  /// In a list that began in a line above, such as a HID descriptor's bytes.
  private var isInList = false
  /// How many devices the file says it has; 1 until it says so.
  private(set) var deviceCount = 1

  mutating func read(_ bytes: [UInt8], line: Int) throws(Problem) -> EvdevLine {
    let text = Array(bytes.prefix { $0 != UInt8(ascii: "#") })
    var scanner = TextScanner(text, line: line)
    guard !scanner.isAtEnd else { return .nothing }
    let wasInList = isInList
    isInList = Self.isOpen(text, wasInList)
    if scanner.take(text: "version:"), section == .head, bytes[0] == UInt8(ascii: "v") {
      let version: Int = try scanner.integer("a version")
      guard version == 1 else { throw .expected("version 1, not \(version)", line: line) }
      return .nothing
    }
    if scanner.take(text: "ndevices:") {
      deviceCount = try scanner.integer("how many devices there are")
      return .nothing
    }
    if scanner.take(text: "- node:") {
      section = .head
      return .device(String(decoding: scanner.word(), as: UTF8.self))
    }
    if scanner.take(text: "absinfo:") {
      section = .axes
      return .nothing
    }
    if scanner.take(text: "events:") {
      section = .events
      return .nothing
    }
    switch section {
    case .head:
      guard !wasInList else { return .nothing }
      guard text.contains(UInt8(ascii: ":")) || scanner.take("-") else {
        throw scanner.expected("a line of 'libinput record'")
      }
      return .nothing
    case .axes: return try axis(&scanner)
    case .events, .otherEvents: return try event(&scanner)
    }
  }

  /// Whether a list goes on in the next line.
  private static func isOpen(_ line: [UInt8], _ wasOpen: Bool) -> Bool {
    line.reduce(wasOpen) { isOpen, byte in
      byte == UInt8(ascii: "[") || isOpen && byte != UInt8(ascii: "]")
    }
  }

  /// Of `53: [0, 1599, 0, 0, 11]`; the first line of another kind ends the list.
  private mutating func axis(_ scanner: inout TextScanner) throws(Problem) -> EvdevLine {
    guard let first = scanner.next, first >= 0x30, first <= 0x39 else {
      section = .head
      return .nothing
    }
    let code: UInt16 = try scanner.integer("the code of an axis")
    try scanner.expect(":", "after the code")
    try scanner.expect("[", "before the range")
    let low: Int32 = try scanner.integer("the least value of the axis")
    try scanner.expect(",", "after the least value")
    let high: Int32 = try scanner.integer("the greatest value of the axis")
    guard let range = AxisRange(low: Double(low), high: Double(high)) else { return .nothing }
    return .axis(code: code, range)
  }

  /// Of `- [sec, usec, type, code, value]`. Items of other kinds stand between, of several lines each.
  private mutating func event(_ scanner: inout TextScanner) throws(Problem) -> EvdevLine {
    var inner = scanner
    guard inner.take("-"), inner.take("[") else {
      if scanner.take("-") {
        section = scanner.take(text: "evdev:") ? .events : .otherEvents
      } else if section == .events {
        throw scanner.expected("'- [sec, usec, type, code, value]'")
      }
      return .nothing
    }
    let seconds: Int64 = try inner.integer("seconds after '['")
    guard seconds.magnitude <= Problem.latestSecond else {
      throw inner.expected("seconds within +-4e9")
    }
    try inner.expect(",", "after the seconds")
    let microseconds: Int64 = try inner.integer("microseconds after the seconds")
    guard (0..<1_000_000).contains(microseconds) else {
      throw inner.expected("microseconds below a million")
    }
    try inner.expect(",", "after the microseconds")
    let type: UInt16 = try inner.integer("the type of the event")
    try inner.expect(",", "after the type")
    let code: UInt16 = try inner.integer("the code of the event")
    try inner.expect(",", "after the code")
    let value: Int32 = try inner.integer("the value of the event")
    try inner.expect("]", "after the value")
    return .event(
      EvdevEvent(
        time: seconds * 1_000_000_000 + microseconds * 1000, type: type, code: code,
        value: value), device: nil)
  }
}
