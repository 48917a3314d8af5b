/// Pointer events of an rrweb session: `{"type": 3, "timestamp": ms, "data": {"source": …}}`,
/// wherever in the text they stand.
///
/// `source` 1 (mouse) and 6 (touch) hold `positions` with a `timeOffset`, zero or below, to add to
/// the batch's time; so a batch stands behind presses that lie between its positions. `source` 2
/// is a press or lift of its own: `type` 1 and 7 down, 0 and 9 up, 10 cancel; the others, such as
/// clicks, follow from these. Pixels of the page; one pointer.
struct WebObject {
  struct Position {
    var x: Double
    var y: Double
    /// Milliseconds.
    var offset: Double
  }

  /// What an object has that may be an event's data, or an event: which it is shows when it ends.
  struct Fields {
    /// A batch is half a second of a pointer; no more positions of it are kept.
    static let mostPositions = 1 << 14

    var type: Double?
    var timestamp: Double?
    var source: Double?
    var x: Double?
    var y: Double?
    var positions: [Position] = []
    /// What is wrong with positions, and how many there were too many.
    var problems: [Problem] = []
    var excess = 0
    /// The first member that is no number, where an event has one.
    var wrong: Problem?
  }

  var fields = Fields()
  var data: Fields?
}

extension JSONReader {
  /// Events lie in no more values than this; what is deeper, such as a page's content, is passed over.
  private static let deepest = 16

  /// Looks for events in a value of any kind.
  mutating func search(_ cursor: inout JSONCursor, depth: Int) throws(Problem) {
    guard depth < Self.deepest, kind == nil || kind == .web else { return try cursor.skipValue() }
    switch cursor.peek() {
    case UInt8(ascii: "{"): _ = try readObject(&cursor, depth: depth)
    case UInt8(ascii: "["):
      try cursor.enter("[", "")
      try readItems(&cursor) { (reader, cursor) throws(Problem) in
        try reader.search(&cursor, depth: depth + 1)
      }
    default: try cursor.skipValue()
    }
  }

  private mutating func readObject(
    _ cursor: inout JSONCursor, depth: Int
  ) throws(Problem) -> WebObject.Fields {
    let line = cursor.line
    var object = WebObject()
    try cursor.enter("{", "at the beginning of an object")
    while let name = try cursor.nextName() {
      try readMember(name, of: &object, &cursor, depth: depth)
    }
    try take(object, line: line)
    return object.fields
  }

  /// Reads one member of an object that may be an event.
  mutating func readMember(
    _ name: String, of object: inout WebObject, _ cursor: inout JSONCursor, depth: Int
  ) throws(Problem) {
    switch (name, cursor.peek()) {
    case _ where kind == .session || kind == .mousePath: try cursor.skipValue()
    case ("type", _): object.fields.type = try number(name, &object, &cursor, depth)
    case ("timestamp", _): object.fields.timestamp = try number(name, &object, &cursor, depth)
    case ("source", _): object.fields.source = try number(name, &object, &cursor, depth)
    case ("x", _): object.fields.x = try number(name, &object, &cursor, depth)
    case ("y", _): object.fields.y = try number(name, &object, &cursor, depth)
    case ("positions", UInt8(ascii: "[")): try Self.readPositions(&cursor, &object.fields)
    case ("data", UInt8(ascii: "{")) where depth + 1 < Self.deepest:
      object.data = try readObject(&cursor, depth: depth + 1)
    default: try search(&cursor, depth: depth + 1)
    }
  }

  /// Nil for what is no number: names may mean other things elsewhere.
  private mutating func number(
    _ name: String, _ object: inout WebObject, _ cursor: inout JSONCursor, _ depth: Int
  ) throws(Problem) -> Double? {
    switch cursor.peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "{"), UInt8(ascii: "["):
      if object.fields.wrong == nil {
        object.fields.wrong = cursor.expected("a number for \"\(name)\"")
      }
      try search(&cursor, depth: depth + 1)
      return nil
    default: return try cursor.number("for \"\(name)\"")
    }
  }

  private static func readPositions(
    _ cursor: inout JSONCursor, _ fields: inout WebObject.Fields
  ) throws(Problem) {
    try cursor.enter("[", "at the beginning of \"positions\"")
    let depth = cursor.depth
    while true {
      let isFull =
        fields.positions.count + fields.problems.count >= WebObject.Fields.mostPositions
      do throws(Problem) {
        guard try cursor.nextItem() else { return }
        let position = try position(&cursor)
        if isFull { fields.excess += 1 } else { fields.positions.append(position) }
      } catch {
        guard cursor.recover(to: depth) else { throw error }
        if isFull { fields.excess += 1 } else { fields.problems.append(error) }
      }
    }
  }

  private static func position(
    _ cursor: inout JSONCursor
  ) throws(Problem) -> WebObject.Position {
    var (x, y): (Double?, Double?)
    var offset = 0.0
    _ = cursor.peek()
    let line = cursor.line
    try cursor.enter("{", "at the beginning of an object")
    while let name = try cursor.nextName() {
      switch name {
      case "x": x = try cursor.number("for \"x\"")
      case "y": y = try cursor.number("for \"y\"")
      case "timeOffset": offset = try cursor.number("for \"timeOffset\"")
      default: try cursor.skipValue()
      }
    }
    guard let x, let y else { throw .expected("\"x\" and \"y\" of a position", line: line) }
    return WebObject.Position(x: x, y: y, offset: offset)
  }

  // MARK: Events

  /// Adds what an object says, if it is an event.
  mutating func take(_ object: WebObject, line: Int) throws(Problem) {
    guard let data = object.data else { return }
    let isPointer = object.fields.type == 3 && [1, 2, 6].contains(data.source)
    guard let timestamp = object.fields.timestamp else {
      guard isPointer else { return }
      throw object.fields.wrong ?? .expected("a number for \"timestamp\"", line: line)
    }
    guard isPointer, let source = data.source else {
      otherInput += 1
      return
    }
    chooseWeb()
    if source == 2 {
      try addPress(data, timestamp, line)
    } else {
      addPositions(data, source == 1 ? .mouse : .touch, timestamp, line)
    }
  }

  private mutating func addPress(
    _ data: WebObject.Fields, _ timestamp: Double, _ line: Int
  ) throws(Problem) {
    if let wrong = data.wrong { throw wrong }
    let phase: Sample.Phase
    switch data.type {
    case 1, 7: phase = .down
    case 0, 9: phase = .up
    case 10: phase = .cancel
    default:
      otherInput += 1
      return
    }
    let isTouch = (data.type ?? 0) >= 7
    samples.append(
      Sample(
        time: try Self.time(timestamp, 0, line: line), phase: phase,
        kind: isTouch ? .touch : .mouse, x: data.x ?? .nan, y: data.y ?? .nan))
  }

  private mutating func addPositions(
    _ data: WebObject.Fields, _ kind: Sample.Kind, _ timestamp: Double, _ line: Int
  ) {
    for problem in data.problems { report.add(problem) }
    for position in data.positions {
      do throws(Problem) {
        samples.append(
          Sample(
            time: try Self.time(timestamp, position.offset, line: line), phase: .move, kind: kind,
            x: position.x, y: position.y))
      } catch {
        report.add(error)
      }
    }
    for _ in 0..<data.excess {
      report.add(
        .expected("at most \(WebObject.Fields.mostPositions) positions in a batch", line: line))
    }
  }

  /// Milliseconds as whole nanoseconds. A time of a wall clock has 13 digits before the point, so
  /// those are taken apart from those behind it.
  private static func time(
    _ timestamp: Double, _ offset: Double, line: Int
  ) throws(Problem) -> Int64 {
    guard abs(timestamp) + abs(offset) <= Double(Problem.latestSecond) * 1000 else {
      throw .expected("milliseconds within +-4e12", line: line)
    }
    func nanoseconds(_ milliseconds: Double) -> Int64 {
      let whole = milliseconds.rounded(.down)
      return Int64(whole) * 1_000_000 + Int64(((milliseconds - whole) * 1e6).rounded())
    }
    return nanoseconds(timestamp) + nanoseconds(offset)
  }
}
