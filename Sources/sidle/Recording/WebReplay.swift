/// Pointer events of an rrweb session: `{"type": 3, "timestamp": ms, "data": {"source": …}}`,
/// wherever in the text they stand.
///
/// `source` 1 (mouse) and 6 (touch) hold `positions` with a `timeOffset`, zero or below, to add to
/// the batch's time; so a batch stands behind presses that lie between its positions. `source` 2
/// is a press or lift of its own: `type` 1 and 7 down, 0 and 9 up, 10 cancel; the others, such as
/// clicks, follow from these. Pixels of the page; one pointer.
struct WebReplay: WholeRecording {
  private struct Entry {
    enum Action {
      case down
      case up
      case cancel
      case position
    }

    var time: Int64
    var action: Action
    var kind: Sample.Kind
    var x: Double?
    var y: Double?
  }

  private(set) var samples: [Sample] = []
  private(set) var problems: [Problem] = []
  private(set) var otherInput = 0
  private var entries: [Entry] = []

  /// Whether a text has what such events have.
  static func isLike(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1 << 16), as: UTF8.self).contains("\"timestamp\"")
  }

  init(_ bytes: [UInt8]) {
    var cursor = JSONCursor(bytes)
    do throws(Problem) {
      try search(&cursor, depth: 0)
    } catch {
      problems.append(error)
    }
    entries = entries.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    play()
  }

  // MARK: Reading

  private mutating func search(_ cursor: inout JSONCursor, depth: Int) throws(Problem) {
    guard depth < 16 else { return try cursor.skipValue() }
    switch cursor.peek() {
    case UInt8(ascii: "{"):
      try cursor.members { (cursor, _) throws(Problem) in try search(&cursor, depth: depth + 1) }
    case UInt8(ascii: "["): try list(&cursor, depth: depth)
    default: try cursor.skipValue()
    }
  }

  /// A list of events, or of other things. What is wrong with one event does not touch the next.
  private mutating func list(_ cursor: inout JSONCursor, depth: Int) throws(Problem) {
    try cursor.expect("[", "at the beginning of a list")
    if cursor.take("]") { return }
    repeat {
      guard cursor.peek() == UInt8(ascii: "{") else {
        try search(&cursor, depth: depth + 1)
        continue
      }
      var copy = cursor
      do throws(Problem) {
        if try event(&copy) { cursor = copy } else { try search(&cursor, depth: depth + 1) }
      } catch {
        guard cursor.skipBalanced() else { throw error }
        problems.append(error)
      }
    } while cursor.take(",")
    try cursor.expect("]", "or ',' in a list")
  }

  private struct Event {
    var type: Double?
    var timestamp: Double?
    var data = Data()
    var hasData = false
  }

  private struct Data {
    var source: Double?
    var type: Double?
    var x: Double?
    var y: Double?
    var positions: [(x: Double, y: Double, offset: Double)] = []
  }

  /// False for an object that is none.
  private mutating func event(_ cursor: inout JSONCursor) throws(Problem) -> Bool {
    let line = cursor.line
    var event = Event()
    try cursor.members { (cursor, name) throws(Problem) in
      switch name {
      case "type": event.type = try Self.number(&cursor, name)
      case "timestamp": event.timestamp = try Self.number(&cursor, name)
      case "data" where cursor.peek() == UInt8(ascii: "{"):
        event.data = try Self.data(&cursor)
        event.hasData = true
      default: try cursor.skipValue()
      }
    }
    guard event.hasData, let timestamp = event.timestamp else { return false }
    guard event.type == 3, let source = event.data.source else {
      otherInput += 1
      return true
    }
    try add(event.data, source: source, timestamp: timestamp, line: line)
    return true
  }

  /// Nil for what is no number: names may mean other things elsewhere.
  private static func number(_ cursor: inout JSONCursor, _ name: String) throws(Problem) -> Double?
  {
    switch cursor.peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
      try cursor.skipValue()
      return nil
    default: return try cursor.number("for \"\(name)\"")
    }
  }

  private static func data(_ cursor: inout JSONCursor) throws(Problem) -> Data {
    var data = Data()
    try cursor.members { (cursor, name) throws(Problem) in
      switch name {
      case "source": data.source = try number(&cursor, name)
      case "type": data.type = try number(&cursor, name)
      case "x": data.x = try number(&cursor, name)
      case "y": data.y = try number(&cursor, name)
      case "positions" where cursor.peek() == UInt8(ascii: "["):
        try cursor.expect("[", "at the beginning of \"positions\"")
        if cursor.take("]") { return }
        repeat { data.positions.append(try position(&cursor)) } while cursor.take(",")
        try cursor.expect("]", "or ',' in \"positions\"")
      default: try cursor.skipValue()
      }
    }
    return data
  }

  private static func position(
    _ cursor: inout JSONCursor
  ) throws(Problem) -> (x: Double, y: Double, offset: Double) {
    var (x, y): (Double?, Double?)
    var offset = 0.0
    let line = cursor.line
    try cursor.members { (cursor, name) throws(Problem) in
      switch name {
      case "x": x = try cursor.number("for \"x\"")
      case "y": y = try cursor.number("for \"y\"")
      case "timeOffset": offset = try cursor.number("for \"timeOffset\"")
      default: try cursor.skipValue()
      }
    }
    guard let x, let y else { throw .expected("\"x\" and \"y\" of a position", line: line) }
    return (x, y, offset)
  }

  private mutating func add(
    _ data: Data, source: Double, timestamp: Double, line: Int
  ) throws(Problem) {
    switch source {
    case 1, 6:
      for position in data.positions {
        entries.append(
          Entry(
            time: try Self.time(timestamp, position.offset, line: line), action: .position,
            kind: source == 1 ? .mouse : .touch, x: position.x, y: position.y))
      }
    case 2:
      let action: Entry.Action
      switch data.type {
      case 1, 7: action = .down
      case 0, 9: action = .up
      case 10: action = .cancel
      default:
        otherInput += 1
        return
      }
      let isTouch = (data.type ?? 0) >= 7
      entries.append(
        Entry(
          time: try Self.time(timestamp, 0, line: line), action: action,
          kind: isTouch ? .touch : .mouse, x: data.x, y: data.y))
    default: otherInput += 1
    }
  }

  /// Milliseconds as whole nanoseconds. A time of a wall clock has 13 digits before the point, so
  /// those are taken apart from those behind it.
  private static func time(_ timestamp: Double, _ offset: Double, line: Int) throws(Problem)
    -> Int64
  {
    guard abs(timestamp) + abs(offset) <= Double(Problem.latestSecond) * 1000 else {
      throw .expected("milliseconds within +-4e12", line: line)
    }
    func nanoseconds(_ milliseconds: Double) -> Int64 {
      let whole = milliseconds.rounded(.down)
      return Int64(whole) * 1_000_000 + Int64(((milliseconds - whole) * 1e6).rounded())
    }
    return nanoseconds(timestamp) + nanoseconds(offset)
  }

  // MARK: Playing

  private mutating func play() {
    var isDown = false
    var (x, y) = (0.0, 0.0)
    for entry in entries {
      // A lift may stand without a place: it is where the pointer was.
      x = entry.x ?? x
      y = entry.y ?? y
      let phase: Sample.Phase
      switch entry.action {
      case .down:
        phase = .down
        isDown = true
      case .up where isDown, .cancel where isDown:
        phase = entry.action == .up ? .up : .cancel
        isDown = false
      case .up, .cancel: continue
      case .position: phase = isDown ? .move : .hover
      }
      if phase == .hover, entry.kind == .touch { continue }
      samples.append(
        Sample(
          time: entry.time, phase: phase, kind: entry.kind, buttons: isDown ? 1 : 0, x: x, y: y,
          pressure: isDown ? 1 : 0))
    }
  }
}
