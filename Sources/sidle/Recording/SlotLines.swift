/// One JSON list a line, `[seconds, {"slot": {"id": 3618, "x": 1173, "y": 982, "pressure": 74}}]`,
/// with the slots that changed; an id of -1 is the lift. Such files come from reMarkable tablets.
/// How strong a pressure can be is not told, so it is not used.
struct SlotLines {
  private var slots = SlotTable()
  private var contacts = LiveContacts()
  private var lastTime: Int64 = 0
  /// The contact of each slot that left last, and when: it is listed once more with that time.
  private var left: [Int32: (id: Int32, time: Int64)] = [:]
  private var ids: [Int32: Int32] = [:]

  init(projection: Projection) { contacts.projection = projection }

  private struct Change {
    var slot: Int32
    var id: Int32?
    var x: Double?
    var y: Double?
  }

  mutating func read(_ bytes: [UInt8], line: Int, to queue: inout SampleQueue) throws(Problem) {
    var cursor = JSONCursor(bytes, line: line)
    guard cursor.peek() != nil else { return }
    try cursor.enter("[", "at the beginning of a line")
    let time = try cursor.nanoseconds("at the beginning of a list")
    try cursor.expect(",", "after the seconds")
    try cursor.enter("{", "at the beginning of an object")
    lastTime = time
    // What is wrong with one slot does not touch the others.
    var problem: Problem?
    do throws(Problem) {
      while cursor.depth == 2 {
        do throws(Problem) {
          if let change = try Self.nextChange(&cursor) { apply(change, at: time) }
        } catch {
          problem = problem ?? error
          guard cursor.recover(to: 2) else { throw error }
        }
      }
      try cursor.expect("]", "at the end of a line")
      if cursor.peek() != nil { throw cursor.expected("the end of the line") }
    } catch {
      problem = problem ?? error
    }
    slots.endFrame(at: time, &contacts, to: &queue)
    if let problem { throw problem }
  }

  /// Nil at the end of the list of slots.
  private static func nextChange(_ cursor: inout JSONCursor) throws(Problem) -> Change? {
    guard let name = try cursor.nextName() else { return nil }
    guard let slot = Int32(name), (0..<SlotTable.slots).contains(slot) else {
      throw .expected(
        "the number of a slot, 0 to \(SlotTable.slots - 1), not \"\(name)\"", line: cursor.line)
    }
    return try change(of: slot, &cursor)
  }

  private static func change(of slot: Int32, _ cursor: inout JSONCursor) throws(Problem) -> Change {
    var change = Change(slot: slot)
    let line = cursor.line
    try cursor.enter("{", "at the beginning of an object")
    while let name = try cursor.nextName() {
      switch name {
      case "id":
        let number = try cursor.number("for \"id\"")
        guard let id = Int32(exactly: number) else {
          throw .expected("a whole number for \"id\"", line: line)
        }
        change.id = id
      case "x": change.x = try cursor.number("for \"x\"")
      case "y": change.y = try cursor.number("for \"y\"")
      default: try cursor.skipValue()
      }
    }
    return change
  }

  private mutating func apply(_ change: Change, at time: Int64) {
    if let last = left[change.slot], let id = change.id, id == last.id, time == last.time { return }
    slots.select(change.slot, &contacts)
    if let id = change.id {
      if let old = ids[change.slot], old >= 0, id != old { left[change.slot] = (old, time) }
      ids[change.slot] = id
      slots.setID(id)
    }
    if let x = change.x { slots.setX(x) }
    if let y = change.y { slots.setY(y) }
  }

  /// The recording ends: contacts that are still down are cancelled.
  mutating func finish(to queue: inout SampleQueue) { contacts.cancelAll(at: lastTime, to: &queue) }
}
