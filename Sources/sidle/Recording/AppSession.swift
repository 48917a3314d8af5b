/// An app session in JSON: `{"input": [{"x", "y", "act", "t", "ts"}, …]}`.
///
/// `act` 0 down, 1 up, 2 move; `t` 0 touch, 1 key; `ts` seconds since the session began. One
/// pointer, without a number. Other members are passed over.
struct AppSession: WholeRecording {
  private(set) var samples: [Sample] = []
  private(set) var problems: [Problem] = []
  /// Entries that are no touches, such as keys.
  private(set) var otherInput = 0
  /// The file ended inside the list, which has been said.
  private var brokeOff = false

  /// Reads what can be read; `problems` holds the rest.
  init(_ bytes: [UInt8]) {
    var cursor = JSONCursor(bytes)
    var found = false
    do {
      try cursor.members { (cursor, name) throws(Problem) in
        guard name == "input", !found else { return try cursor.skipValue() }
        found = true
        try readList(&cursor)
      }
      if !found { problems.append(.expected("a list \"input\"", line: cursor.line)) }
    } catch {
      if !brokeOff { problems.append(error) }
    }
    samples.sortByTime()
  }

  private mutating func readList(_ cursor: inout JSONCursor) throws(Problem) {
    try cursor.expect("[", "at the beginning of \"input\"")
    while !cursor.take("]") {
      let start = cursor
      do throws(Problem) {
        try readEntry(&cursor)
        if cursor.take(",") || cursor.peek() == UInt8(ascii: "]") { continue }
        throw cursor.expected("',' or ']' after an entry of \"input\"")
      } catch {
        problems.append(error)
        // Go on at the next entry, wherever it begins.
        if cursor.position == start.position { cursor.restart(after: start) }
        let wasAtEnd = cursor.peek() == nil
        guard cursor.skip(to: "{", or: "]") else {
          if !wasAtEnd { problems.append(cursor.expected("']' at the end of \"input\"")) }
          brokeOff = true
          return
        }
      }
    }
  }

  private mutating func readEntry(_ cursor: inout JSONCursor) throws(Problem) {
    var numbers: [String: Double] = [:]
    _ = cursor.peek()
    let line = cursor.line
    try cursor.members { (cursor, name) throws(Problem) in
      switch name {
      case "x", "y", "act", "t", "ts": numbers[name] = try cursor.number("for \"\(name)\"")
      default: try cursor.skipValue()
      }
    }
    if let kind = numbers["t"], kind != 0 {
      otherInput += 1
      return
    }
    func value(_ name: String) throws(Problem) -> Double {
      guard let value = numbers[name] else {
        throw .expected("a number for \"\(name)\"", line: line)
      }
      return value
    }
    let phase: Sample.Phase
    switch try value("act") {
    case 0: phase = .down
    case 1: phase = .up
    case 2: phase = .move
    default: throw .expected("0, 1 or 2 for \"act\"", line: line)
    }
    let seconds = try value("ts")
    guard abs(seconds) <= 4e9 else {
      throw .expected("seconds within +-4e9 for \"ts\"", line: line)
    }
    let isDown = phase != .up
    samples.append(
      Sample(
        time: Int64((seconds * 1e9).rounded()), phase: phase, buttons: isDown ? 1 : 0,
        x: try value("x"), y: try value("y"), pressure: isDown ? 1 : 0))
  }
}
