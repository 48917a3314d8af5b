/// A line of evemu: `E: sec.usec type code value`, type and code in hex, the value decimal and
/// padded; `A: code min max fuzz flat [resolution]`. Newer ones end in a comment. The format is
/// described in evemu's own README; Android's `uinput` takes it too.
enum EvemuLine {
  /// Versions 1.0 to 1.3 are known, and any other 1.x is read as they are.
  private static let major = 1

  static func read(_ bytes: [UInt8], line: Int) throws(Problem) -> EvdevLine {
    if let version = try version(bytes, line: line), version != major {
      throw .expected("an evemu format 1.x, not \(version).x", line: line)
    }
    let text = Array(bytes.prefix { $0 != UInt8(ascii: "#") })
    var scanner = TextScanner(text, line: line)
    guard let letter = scanner.next else { return .nothing }
    switch letter {
    case UInt8(ascii: "E"): return try event(&scanner)
    case UInt8(ascii: "A"): return try axis(&scanner)
    case UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"),
      UInt8(ascii: "L"), UInt8(ascii: "S"):
      // Name, identity, properties, capabilities, lights, switches.
      return .nothing
    default: throw scanner.expected("an evemu line such as 'E: 0.000000 0003 0035 0361'")
    }
  }

  private static func event(_ scanner: inout TextScanner) throws(Problem) -> EvdevLine {
    guard scanner.take(text: "E:") else { throw scanner.expected("'E:'") }
    let event = EvdevEvent(
      time: try scanner.nanoseconds("seconds after 'E:'"),
      type: try scanner.integer("the type of the event in hex", radix: 16),
      code: try scanner.integer("the code of the event in hex", radix: 16),
      value: try scanner.integer("the value of the event"))
    guard scanner.isAtEnd else { throw scanner.expected("nothing or a comment after the value") }
    return .event(event, device: nil)
  }

  private static func axis(_ scanner: inout TextScanner) throws(Problem) -> EvdevLine {
    guard scanner.take(text: "A:") else { throw scanner.expected("'A:'") }
    let code: UInt16 = try scanner.integer("the code of the axis in hex", radix: 16)
    let low: Int32 = try scanner.integer("the least value of the axis")
    let high: Int32 = try scanner.integer("the greatest value of the axis")
    guard let range = AxisRange(low: Double(low), high: Double(high)) else { return .nothing }
    return .axis(code: code, range)
  }

  /// The major number in a line `# EVEMU 1.3`.
  private static func version(_ bytes: [UInt8], line: Int) throws(Problem) -> Int? {
    var scanner = TextScanner(bytes, line: line)
    guard scanner.take("#"), scanner.take(text: "EVEMU") else { return nil }
    let major = scanner.word(until: ".")
    guard let number = Int(String(decoding: major, as: UTF8.self)) else {
      throw .expected("a version such as 1.3 after EVEMU", line: line)
    }
    return number
  }
}
