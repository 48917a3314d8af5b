import CSidle

/// The rules about buttons that pulls and taps carry out: what is begun has one end.
struct FlowWatch {
  private var problems: [String] = []
  /// The button that a lift would carry out, by row.
  private var marked: [UInt64: UInt64] = [:]
  /// Rows that wait for an answer, or collapse.
  private var waiting: Set<UInt64> = []
  private var collapsing: Set<UInt64> = []
  /// Rows of which the collapse was undone, until they are restored.
  private var comingBack: Set<UInt64> = []
  private var removed: Set<UInt64> = []
  /// Buttons that have to be confirmed.
  private var asked: Set<UInt64> = []

  mutating func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  func isComingBack(_ row: UInt64) -> Bool { comingBack.contains(row) }

  /// Whether the event ends what a row waited for.
  mutating func hear(_ event: sidle_event) -> Bool {
    func fail(_ what: String) { problems.append("\(what) at \(event.time_ns)") }
    let row = event.object
    switch Int(event.type) {
    case SIDLE_EVENT_ROW_ARMED, SIDLE_EVENT_ROW_LEVEL_ENTERED:
      if marked.updateValue(event.other, forKey: row) != nil { fail("armed twice") }
    case SIDLE_EVENT_ROW_DISARMED, SIDLE_EVENT_ROW_LEVEL_LEFT:
      if marked.removeValue(forKey: row) != event.other { fail("disarmed of another button") }
    case SIDLE_EVENT_ROW_COMMITTED:
      if let button = marked.removeValue(forKey: row), button != event.other {
        fail("committed another button")
      }
      if event.detail == 1, !waiting.insert(row).inserted { fail("committed twice") }
    case SIDLE_EVENT_ROW_WILL_OPEN, SIDLE_EVENT_ROW_WILL_CLOSE:
      if collapsing.contains(row) { fail("a row that collapses heads for a rest") }
      return waiting.remove(row) != nil
    case SIDLE_EVENT_ROW_COLLAPSE_BEGAN:
      if !waiting.contains(row) || !collapsing.insert(row).inserted {
        fail("a lone collapse")
      }
    case SIDLE_EVENT_ROW_REMOVED:
      if waiting.remove(row) == nil { fail("removed without having waited") }
      if event.reason == SIDLE_REASON_ACTION, collapsing.remove(row) == nil {
        fail("removed without a collapse")
      }
      collapsing.remove(row)
      removed.insert(row)
      return true
    case SIDLE_EVENT_ROW_INTERRUPTED:
      if collapsing.remove(row) != nil, event.reason == SIDLE_REASON_CODE {
        comingBack.insert(row)
      }
      return waiting.remove(row) != nil
    case SIDLE_EVENT_ROW_RESTORED:
      if removed.remove(row) == nil, comingBack.remove(row) == nil { fail("restored nothing") }
      comingBack.remove(row)
    case SIDLE_EVENT_BUTTON_CONFIRM_NEEDED:
      if !asked.insert(event.object).inserted { fail("asked twice") }
    case SIDLE_EVENT_BUTTON_CONFIRM_WITHDRAWN:
      if asked.remove(event.object) == nil { fail("withdrawn without having asked") }
    case SIDLE_EVENT_BUTTON_TRIGGERED: asked.remove(event.object)
    case SIDLE_EVENT_ROW_DRAG_ENDED:
      if event.detail == 1, marked[row] != nil { fail("a drag was cancelled while armed") }
    default: break
    }
    return false
  }

  /// All objects are destroyed.
  mutating func finish() {
    if !marked.isEmpty { problems.append("armed without end") }
    if !waiting.isEmpty { problems.append("committed without end") }
    if !asked.isEmpty { problems.append("asked for without end") }
  }
}
