import CSidle

/// The printed story of a replay: the library's own event lines, and comments about the contacts
/// that caused them, in order of time.
struct Timeline {
  var contacts = Contacts()
  private let isQuiet: Bool
  private var counts: [Int32: Int] = [:]
  private var endings: [Int: Int] = [:]
  /// Rows that had an event, in order of their first.
  private var rows: [UInt64] = []
  private var seenRows: Set<UInt64> = []
  /// The event told last, for pictures.
  private var lastEvent: String?

  private enum Kind: Int, CaseIterable {
    case tap, drag, cancelled, other
  }

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  var eventCount: Int { counts.values.reduce(0, +) }

  /// Tells the events of the stage's last step, and the contacts up to its time.
  mutating func tellEvents(of stage: OpaquePointer) {
    var batch = sidle_events()
    guard sidle_stage_events(stage, &batch) == SIDLE_OK else { return }
    contacts.reach(sidle_stage_now(stage)) { Self.isDown($0, on: stage) }
    for index in 0..<batch.count {
      guard let event = sidle_events_at(&batch, index)?.pointee else { break }
      if event.type == SIDLE_EVENT_ROW_DRAG_BEGAN {
        contacts.dragBegan(row: event.object, at: event.time_ns)
      }
    }
    for index in 0..<batch.count {
      guard let event = sidle_events_at(&batch, index) else { break }
      while let note = contacts.takeNote(until: event.pointee.time_ns) {
        tell(note, batch: &batch, from: index)
      }
      tell(event, of: stage)
    }
    let now = sidle_stage_now(stage)
    while let note = contacts.takeNote(until: now) { tell(note, batch: &batch, from: batch.count) }
  }

  private static func isDown(_ pointer: Int32, on stage: OpaquePointer) -> Bool {
    var verdict = sidle_verdict()
    verdict.struct_size = UInt32(MemoryLayout<sidle_verdict>.size)
    return sidle_stage_get_verdict(stage, pointer, &verdict) == SIDLE_OK
      && verdict.verdict != SIDLE_VERDICT_NONE
  }

  private mutating func tell(_ event: UnsafePointer<sidle_event>, of stage: OpaquePointer) {
    let row =
      event.pointee.type == SIDLE_EVENT_BUTTON_TRIGGERED
      ? event.pointee.other : event.pointee.object
    if LogObject(id: row)?.kind == .row, seenRows.insert(row).inserted { rows.append(row) }
    counts[event.pointee.type, default: 0] += 1
    let text = EventText.bytes(of: event, on: stage)
    lastEvent = String(decoding: text, as: UTF8.self)
    if !isQuiet { Output.write(bytes: text + [UInt8(ascii: "\n")]) }
  }

  private mutating func tell(_ note: Contacts.Note, batch: inout sidle_events, from index: Int32) {
    switch note {
    case .down(let contact): say(contact.downText)
    case .up(let contact):
      let tapped = showsTap(at: note.time, in: &batch, from: index)
      say(contact.upText(tapped: tapped))
      let kind: Kind =
        contact.ending != .lifted
        ? .cancelled
        : contact.dragged ? .drag : tapped ? .tap : .other
      endings[kind.rawValue, default: 0] += 1
    }
  }

  /// Whether the events from an index on show, at a time, what only a tap does.
  private func showsTap(at time: Int64, in batch: inout sidle_events, from index: Int32) -> Bool {
    var index = index
    while let event = sidle_events_at(&batch, index)?.pointee, event.time_ns <= time {
      let isTap =
        event.type == SIDLE_EVENT_ROW_TAPPED || event.type == SIDLE_EVENT_BUTTON_TRIGGERED
        || event.reason == SIDLE_REASON_TAP || event.reason == SIDLE_REASON_TAP_OUTSIDE
      if isTap, event.time_ns == time { return true }
      index += 1
    }
    return false
  }

  /// The line of the event told last, if there is a new one.
  mutating func takeLastEvent() -> String? {
    defer { lastEvent = nil }
    return lastEvent
  }

  func say(_ text: String) {
    if !isQuiet { Output.write(text + "\n") }
  }

  // MARK: The end

  /// Tells what it all came to. `skipped` counts what could not be read.
  func summarize(_ stage: OpaquePointer, skipped: Int, otherInput: Int) {
    say("# contacts \(contacts.count): \(contactSummary)")
    say("# events \(eventCount)\(eventSummary)")
    say("# open at the end: \(openRows(of: stage))")
    if otherInput > 0 { say("# other input, not used: \(otherInput)") }
    say("# skipped \(skipped)")
  }

  func tellFingerprint(of stage: OpaquePointer) {
    Output.write("# fingerprint \(Numerals.hexadecimal(sidle_stage_fingerprint(stage)))\n")
  }

  /// Those of a log that breaks off while they are down are counted apart.
  private var contactSummary: String {
    let left = contacts.count - endings.values.reduce(0, +)
    return Kind.allCases.map { kind in
      let count = endings[kind.rawValue] ?? 0
      return switch kind {
      case .tap: "\(count) tapped"
      case .drag: "\(count) dragged"
      case .cancelled: "\(count) cancelled"
      case .other: "\(count) without a gesture"
      }
    }.joined(separator: ", ") + (left > 0 ? ", \(left) still down" : "")
  }

  private var eventSummary: String {
    guard !counts.isEmpty else { return "" }
    return ": "
      + counts.keys.sorted()
      .map { "\(String(cString: sidle_event_name($0))) \(counts[$0] ?? 0)" }
      .joined(separator: ", ")
  }

  private func openRows(of stage: OpaquePointer) -> String {
    let texts = rows.compactMap { id -> String? in
      var state = sidle_row_state()
      state.struct_size = UInt32(MemoryLayout<sidle_row_state>.size)
      guard sidle_row_get_state(stage, sidle_row(value: id), &state) == SIDLE_OK,
        state.phase == SIDLE_ROW_OPEN
      else { return nil }
      let edge = String(cString: sidle_edge_name(state.edge))
      return "\(ObjectText.name(of: id, on: stage)) \(edge) \(Numerals.fixed(state.offset))"
    }
    return texts.isEmpty ? "none" : texts.joined(separator: ", ")
  }
}
