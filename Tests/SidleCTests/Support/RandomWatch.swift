import CSidle
import SidleC

/// The rules that hold for every script, about the events and about the places of rows.
struct ScriptWatch {
  private(set) var problems: [String] = []
  private var lastTime = Int64.min
  /// Drags and announced motions of each row that have not ended, begins of each animation.
  private var drags: [UInt64: Int] = [:]
  private var scrolls: [UInt64: Int] = [:]
  private var heading: [UInt64: (isOpening: Bool, edge: Int32)] = [:]
  private var begun: [UInt64: Int] = [:]
  /// Transitions that have begun and not ended.
  private var transitions: [UInt64: Int] = [:]
  private(set) var counts: [Int32: Int] = [:]
  private var flow = FlowWatch()

  private var specs: [UInt64: sidle_row_spec] = [:]
  /// Rows of which the last drag began at a rest, with buttons as they are now.
  private var calm: Set<UInt64> = []
  /// When each row's last drag ended.
  private var released: [UInt64: Int64] = [:]
  private var heardOf: Set<UInt64> = []
  private var restedLast: Set<UInt64> = []

  mutating func made(row: UInt64, _ spec: sidle_row_spec) {
    specs[row] = spec
    restedLast.insert(row)
  }

  /// Rows that were told to peek, and lists that had their hint.
  private var peeked: Set<UInt64> = []
  private var hinted: Set<UInt64> = []

  mutating func peeked(row: UInt64) {
    peeked.insert(row)
    calm.remove(row)
  }

  mutating func hinted(list: UInt64) -> Bool { hinted.insert(list).inserted }

  /// Rows that were on their way when something changed what they measure, or that left to wait outside:
  /// until they rest, they may be beyond a limit.
  private var beyond: Set<UInt64> = []

  mutating func geometryChanged() {
    calm = []
    beyond = Set(specs.keys).subtracting(restedLast)
  }

  mutating func begin(animation: UInt64) { begun[animation, default: 0] += 1 }

  // MARK: Events

  mutating func beginBatch() { heardOf = [] }

  mutating func hear(_ event: sidle_event, at now: Int64) {
    if event.time_ns < lastTime { problems.append("an event at \(event.time_ns) came late") }
    if event.time_ns > now { problems.append("an event at \(event.time_ns) came early") }
    lastTime = event.time_ns
    if !event.offset.isFinite || !event.velocity.isFinite {
      problems.append("an event at \(event.time_ns) is not finite")
    }
    counts[event.type, default: 0] += 1
    if let problem = EventReasons.problem(event) { problems.append(problem) }
    let row = event.object
    let endsWait = flow.hear(event)
    problems += flow.takeProblems()
    switch Int(event.type) {
    case SIDLE_EVENT_ROW_COMMITTED:
      calm.remove(row)
      beyond.insert(row)
    case SIDLE_EVENT_ROW_INTERRUPTED where endsWait: break
    case SIDLE_EVENT_ROW_CLOSED where flow.isComingBack(row) && heading[row] == nil: break
    case SIDLE_EVENT_ROW_DRAG_BEGAN:
      drags[row, default: 0] += 1
      if drags[row] != 1 { problems.append("a second drag_began at \(event.time_ns)") }
      if heardOf.contains(row) || !restedLast.contains(row) {
        calm.remove(row)
      } else {
        calm.insert(row)
      }
    case SIDLE_EVENT_ROW_DRAG_ENDED:
      drags[row, default: 0] -= 1
      if drags[row] != 0 { problems.append("drag_ended of no drag at \(event.time_ns)") }
      released[row] = event.time_ns
    case SIDLE_EVENT_ROW_WILL_OPEN, SIDLE_EVENT_ROW_WILL_CLOSE:
      if heading[row] != nil { problems.append("announced twice at \(event.time_ns)") }
      heading[row] = (event.type == SIDLE_EVENT_ROW_WILL_OPEN, event.edge)
      // It was on its way back already, which nothing tells: its curve takes a speed along.
      if released[row] != event.time_ns { calm.remove(row) }
    case SIDLE_EVENT_ROW_OPENED: end(event, isOpening: true)
    case SIDLE_EVENT_ROW_CLOSED:
      if event.reason == SIDLE_REASON_REMOVED, heading[row] == nil { break }
      end(event, isOpening: false)
    case SIDLE_EVENT_ROW_INTERRUPTED:
      end(event, isOpening: nil)
      // A curve that takes over a speed may swing a little past the extent.
      calm.remove(row)
    case SIDLE_EVENT_LIST_SCROLL_BEGAN:
      scrolls[row, default: 0] += 1
      if scrolls[row] != 1 { problems.append("a second scroll_began at \(event.time_ns)") }
    case SIDLE_EVENT_LIST_SCROLL_ENDED:
      scrolls[row, default: 0] -= 1
      if scrolls[row] != 0 { problems.append("scroll_ended of no scroll at \(event.time_ns)") }
    case SIDLE_EVENT_ANIMATION_ENDED: end(animation: row, at: event.time_ns)
    case SIDLE_EVENT_LAYER_TRANSITION_BEGAN:
      transitions[event.other, default: 0] += 1
      if transitions[event.other] != 1 { problems.append("begun twice at \(event.time_ns)") }
    case SIDLE_EVENT_LAYER_TRANSITION_ENDED:
      transitions[event.other] = nil
      end(animation: event.other, at: event.time_ns)
    default: break
    }
    heardOf.insert(row)
  }

  private mutating func end(animation: UInt64, at time: Int64) {
    begun[animation, default: 0] -= 1
    if begun[animation]! < 0 { problems.append("an end too many at \(time)") }
  }

  private mutating func end(_ event: sidle_event, isOpening: Bool?) {
    guard let announced = heading.removeValue(forKey: event.object) else {
      return problems.append("an end of nothing announced at \(event.time_ns)")
    }
    if announced.edge != event.edge || (isOpening ?? announced.isOpening) != announced.isOpening {
      problems.append("an end of something else than announced at \(event.time_ns)")
    }
  }

  /// All objects are destroyed: nothing is left without its end.
  mutating func finish() {
    if drags.values.contains(where: { $0 != 0 }) { problems.append("a drag without end") }
    if scrolls.values.contains(where: { $0 != 0 }) { problems.append("a scroll without end") }
    if !heading.isEmpty { problems.append("an announced motion without end") }
    if begun.values.contains(where: { $0 != 0 }) { problems.append("an animation without end") }
    if !transitions.isEmpty { problems.append("a transition without end") }
    flow.finish()
    problems += flow.takeProblems()
  }

  // MARK: Places

  /// `isStill`: while motion is reduced.
  mutating func see(
    _ state: sidle_row_state, _ row: UInt64, at now: Int64, isStill: Bool,
    hasButtons: (Int) -> Bool
  ) {
    guard let spec = specs[row] else { return }
    var lowest = -Double.greatestFiniteMagnitude
    var highest = Double.greatestFiniteMagnitude
    let isDragged = state.phase == SIDLE_ROW_DRAGGING || state.phase == SIDLE_ROW_ARMED
    switch Int(state.phase) {
    case SIDLE_ROW_CLOSED, SIDLE_ROW_REMOVED, SIDLE_ROW_RESTORING: (lowest, highest) = (0, 0)
    case SIDLE_ROW_COMMITTING, SIDLE_ROW_COLLAPSING:
      if isStill { problems.append("at \(now) a row goes while motion is reduced") }
    case SIDLE_ROW_PENDING:
      highest = max(state.frame.width, state.leading_extent)
      lowest = -max(state.frame.width, state.trailing_extent)
    case SIDLE_ROW_OPEN:
      let place =
        state.edge == SIDLE_EDGE_LEADING ? state.leading_extent : -state.trailing_extent
      (lowest, highest) = (place, place)
    case SIDLE_ROW_SETTLING where isStill:
      problems.append("at \(now) a row is on its way while motion is reduced")
    case SIDLE_ROW_SETTLING where spec.settle == SIDLE_SETTLE_IMMEDIATE && peeked.contains(row):
      (lowest, highest) = (-state.trailing_extent, state.leading_extent)
    case SIDLE_ROW_SETTLING where spec.settle == SIDLE_SETTLE_IMMEDIATE:
      problems.append("at \(now) a row that settles at once is on its way")
    case SIDLE_ROW_SETTLING where spec.settle == SIDLE_SETTLE_SPRING: break
    case SIDLE_ROW_DRAGGING where !calm.contains(row), SIDLE_ROW_SETTLING where !calm.contains(row),
      SIDLE_ROW_ARMED where !calm.contains(row):
      break
    default:
      let past = state.phase == SIDLE_ROW_SETTLING ? spec.bounce : 0
      lowest =
        -past
        - reach(spec, state.trailing_extent, state.leading_extent, hasButtons(SIDLE_EDGE_TRAILING))
      highest =
        past
        + reach(spec, state.leading_extent, state.trailing_extent, hasButtons(SIDLE_EDGE_LEADING))
    }
    // Limits hold whatever moves the content.
    if isDragged || state.phase == SIDLE_ROW_SETTLING, !beyond.contains(row) {
      let unit = spec.limit_unit == SIDLE_LIMIT_WIDTH ? state.frame.width : 1
      lowest = max(lowest, -spec.trailing_limit * unit)
      highest = min(highest, spec.leading_limit * unit)
    }
    // The negation is for what is not a number.
    if !(state.offset >= lowest && state.offset <= highest && state.velocity.isFinite) {
      problems.append(
        "at \(now) a row in phase \(state.phase) is at \(state.offset), not in \(lowest)...\(highest)"
      )
    }
    if isDragged != (state.pointer != 0) {
      problems.append("at \(now) pointer \(state.pointer) drags a row in phase \(state.phase)")
    }
    if state.phase == SIDLE_ROW_CLOSED || state.phase == SIDLE_ROW_OPEN {
      restedLast.insert(row)
      beyond.remove(row)
    } else {
      restedLast.remove(row)
    }
  }

  /// How far overscroll lets a drag of the script's pointers get, past an edge that is `extent` wide:
  /// they stay within -50 to 370.
  private func reach(
    _ spec: sidle_row_spec, _ extent: Double, _ other: Double, _ hasButtons: Bool
  ) -> Double {
    if !hasButtons, spec.empty_side == SIDLE_EMPTY_SIDE_YIELDS { return 0 }
    let pull =
      spec.tracking == SIDLE_TRACKING_DIRECT ? max(extent, other) + 420 + spec.slop : 1e9
    switch Int(spec.overscroll) {
    case SIDLE_OVERSCROLL_CLAMP: return extent
    case SIDLE_OVERSCROLL_ELASTIC:
      return extent + spec.overscroll_coefficient * max(pull - extent, 0)
    case SIDLE_OVERSCROLL_POWER:
      // Of less than a point past the extent a power shows more than there is, but never a point.
      return max(pull, extent) + 1
    default: return max(pull, extent)
    }
  }
}

extension ScriptPlayer {
  /// Looks at the rows and, now and then, at everything there is to see, which changes nothing.
  func look() {
    let isThorough = noise.chance(15)
    let before = isThorough ? fingerprint : 0
    var active: [UInt64: Int] = [:]
    var groups: [Int32: Int] = [:]
    for row in made[2]! {
      var state = sidle_row_state()
      state.struct_size = UInt32(MemoryLayout<sidle_row_state>.size)
      guard sidle_row_get_state(stage, sidle_row(value: row), &state) == 0 else { continue }
      watch.see(
        state, row, at: now, isStill: sidle_stage_reduces_motion(stage) == 1,
        hasButtons: { hasButtons(sidle_row(value: row), Int32($0)) })
      let isActive =
        state.phase == SIDLE_ROW_DRAGGING || state.phase == SIDLE_ROW_ARMED
        || ((state.phase == SIDLE_ROW_OPEN || state.phase == SIDLE_ROW_SETTLING)
          && state.edge != SIDLE_EDGE_NONE)
      if isActive {
        active[state.list.value, default: 0] += 1
        if state.group != 0 { groups[state.group, default: 0] += 1 }
      }
    }
    for (list, count) in active where count > 1 && opensOne(list) {
      problems.append("at \(now) \(count) rows of a list that opens one are open")
    }
    for (group, count) in groups where count > 1 {
      problems.append("at \(now) \(count) rows of group \(group) are open")
    }
    lookAtLists()
    lookAtHands()
    lookAtLayers()
    guard isThorough else { return }
    lookAtTheRest()
    if fingerprint != before { problems.append("looking changed the stage at \(now)") }
  }

  /// Whether an edge has a button that is not hidden.
  private func hasButtons(_ row: sidle_row, _ edge: Int32) -> Bool {
    var count: Int32 = 0
    _ = sidle_row_count_buttons(stage, row, edge, &count)
    return (0..<count).contains { index in
      var button = sidle_button()
      var state = sidle_button_state()
      state.struct_size = UInt32(MemoryLayout<sidle_button_state>.size)
      _ = sidle_row_get_button(stage, row, edge, index, &button)
      _ = sidle_button_get_state(stage, button, &state)
      return state.hidden == 0
    }
  }

  private func opensOne(_ list: UInt64) -> Bool {
    guard let place = made[1]!.firstIndex(of: list) else { return false }
    return onePolicies[place]
  }

  private func lookAtTheRest() {
    var hit = sidle_hit()
    hit.struct_size = UInt32(MemoryLayout<sidle_hit>.size)
    var values = sidle_animation_values()
    var counters = sidle_counters()
    counters.struct_size = UInt32(MemoryLayout<sidle_counters>.size)
    var text = sidle_text()
    var found: UInt64 = 0
    let (x, y) = (noise.number(0...320), noise.number(0...300))
    let statuses = [
      sidle_stage_hit(stage, x, y, &hit),
      sidle_stage_animation_values(stage, &values), sidle_stage_get_counters(stage, &counters),
    ]
    if statuses.contains(where: { $0 != 0 }) { problems.append("looking failed at \(now)") }
    problems += staleDrawing(stage).map { "\($0) at \(now)" }
    _ = withText("one") { sidle_find(stage, Int32(1 + noise.below(4)), $0, &found) }
    _ = sidle_get_name(stage, id(2, 0), &text)
    _ = sidle_get_title(stage, id(3, 0), &text)
    for index in 0..<values.count {
      let value = values.first!.advanced(by: Int(index) * Int(values.stride))
        .load(as: sidle_animation_value.self)
      if !value.value.isFinite || !value.velocity.isFinite {
        problems.append("a value is not finite at \(now)")
      }
    }
  }
}
