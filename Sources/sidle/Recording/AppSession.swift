/// An app session in JSON: `{"input": [{"x", "y", "act", "t", "ts"}, …]}`.
///
/// `act` 0 down, 1 up, 2 move; `t` 0 touch, 1 key; `ts` seconds since the session began. One
/// pointer, without a number. Other members are passed over.
extension JSONReader {
  private struct Entry {
    var x: Double?
    var y: Double?
    var act: Double?
    var kind: Double?
    var seconds: Double?
  }

  mutating func readInput(_ cursor: inout JSONCursor) throws(Problem) {
    try cursor.enter("[", "at the beginning of \"input\"")
    try readItems(&cursor) { (reader, cursor) throws(Problem) in try reader.readEntry(&cursor) }
  }

  private mutating func readEntry(_ cursor: inout JSONCursor) throws(Problem) {
    var entry = Entry()
    _ = cursor.peek()
    let line = cursor.line
    try cursor.enter("{", "at the beginning of an object")
    while let name = try cursor.nextName() {
      switch name {
      case "x": entry.x = try cursor.number("for \"x\"")
      case "y": entry.y = try cursor.number("for \"y\"")
      case "act": entry.act = try cursor.number("for \"act\"")
      case "t": entry.kind = try cursor.number("for \"t\"")
      case "ts": entry.seconds = try cursor.number("for \"ts\"")
      default: try cursor.skipValue()
      }
    }
    if let kind = entry.kind, kind != 0 {
      otherInput += 1
    } else {
      samples.append(try Self.sample(entry, line))
    }
  }

  private static func sample(_ entry: Entry, _ line: Int) throws(Problem) -> Sample {
    func need(_ value: Double?, _ name: String) throws(Problem) -> Double {
      guard let value else { throw .expected("a number for \"\(name)\"", line: line) }
      return value
    }
    let phase: Sample.Phase
    switch try need(entry.act, "act") {
    case 0: phase = .down
    case 1: phase = .up
    case 2: phase = .move
    default: throw .expected("0, 1 or 2 for \"act\"", line: line)
    }
    let seconds = try need(entry.seconds, "ts")
    guard abs(seconds) <= Double(Problem.latestSecond) else {
      throw .expected("seconds within +-4e9 for \"ts\"", line: line)
    }
    let isDown = phase != .up
    return Sample(
      time: Int64((seconds * 1e9).rounded()), phase: phase, buttons: isDown ? 1 : 0,
      x: try need(entry.x, "x"), y: try need(entry.y, "y"), pressure: isDown ? 1 : 0)
  }
}
