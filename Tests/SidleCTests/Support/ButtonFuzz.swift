import CSidle
import SidleC

/// One stage with buttons of their own and in rows, played at random, and the rules that hold for them:
///
/// * each down is followed by exactly one of up inside, up outside and cancelled, before the next down;
/// * a button is highlighted only while it is pressed;
/// * no event of a button comes after the batch in which it was destroyed;
/// * what is announced as turned on or off is so, and the focus is where it was announced;
/// * nothing that is read is not a number, no call traps or gives a status that its header does not name.
final class ButtonFuzz {
  private(set) var problems: [String] = []
  private(set) var eventCount = 0
  private var noise: ScriptNoise
  private let stage: OpaquePointer
  private let list: sidle_list
  private var rows: [sidle_row] = []
  private var living: [sidle_button] = []
  /// Destroyed since the last step, and before it.
  private var dying: Set<UInt64> = []
  private var dead: Set<UInt64> = []
  private var pressed: Set<UInt64> = []
  private var focused: UInt64 = 0
  private var time: Int64 = 0
  private let log: Bool
  private var logged = ""

  init(seed: UInt64, log: Bool) {
    noise = ScriptNoise(state: seed)
    self.log = log
    var spec = Scene.stageSpec()
    spec.max_contacts = Int32(1 + noise.below(4))
    spec.event_capacity = noise.pick([64, 256, 1024])
    spec.log_capacity = log ? 1 << 20 : 0
    stage = Scene.create(spec)
    var listSpec = Scene.listSpec()
    listSpec.frame = sidle_rect(x: 0, y: 240, width: 320, height: 240)
    var made = sidle_list()
    _ = sidle_list_create(stage, &listSpec, &made)
    list = made
    for _ in 0..<3 {
      var row = sidle_row()
      var spec = Scene.rowSpec()
      _ = sidle_row_create(stage, list, &spec, &row)
      rows.append(row)
    }
    for _ in 0..<(4 + noise.below(8)) { make() }
  }

  deinit { sidle_stage_destroy(stage) }

  // MARK: Playing

  /// Feeds about so many events of input, ends everything, and gives how many there were.
  func play(_ inputs: Int) -> Int {
    var count = 0
    while count < inputs && problems.isEmpty {
      switch noise.below(100) {
      case 0..<78: count += push(pointer())
      case 78..<88: count += push(key())
      default: call()
      }
      if noise.chance(30) { step() }
    }
    step()
    for button in living { expect(sidle_button_destroy(stage, button), "destroy") }
    for button in living { dying.insert(button.value) }
    living = []
    step()
    step()
    if !pressed.isEmpty { problems.append("\(pressed.count) downs without end") }
    return count
  }

  /// What a replay of the log comes to differs from this stage.
  func replayDiffers() -> Bool {
    let replay = LogReplay(logged)
    return !replay.problems.isEmpty || replay.fingerprint != sidle_stage_fingerprint(stage)
  }

  private func make() {
    var spec = Scene.buttonSpec()
    for field in RandomFields.button { field.draw(&spec, &noise) }
    spec.wants_updates = noise.pick([0, 1])
    spec.enabled = noise.pick([0, 1, 1, 1, 1, 1])
    if noise.chance(70) { spec.reports = Int32(SIDLE_REPORTS_TRACKING) }
    var button = sidle_button()
    if noise.chance(30) {
      let edge = noise.edge()
      expect(sidle_row_add_button(stage, noise.pick(rows), edge, &spec, &button), "add", also: [-4])
    } else {
      spec.keeps_open = 0
      spec.needs_confirm = 0
      spec.level_at = 0
      spec.frame = frame()
      expect(sidle_button_create(stage, &spec, &button), "create")
    }
    if button.value != 0 { living.append(button) }
  }

  private func frame() -> sidle_rect {
    sidle_rect(
      x: noise.number(-20...260), y: noise.number(-20...260), width: noise.pick([0, 60, 100]),
      height: noise.pick([40, 44, 0.5]))
  }

  private func pointer() -> sidle_sample {
    if noise.chance(60) { time += Int64(noise.below(30_000_000)) }
    // Anywhere, or where a button is.
    var (x, y) = (noise.number(-20...340), noise.number(-20...500))
    if noise.chance(60), let button = living.randomElement(using: &noise) {
      var state = sidle_button_state()
      state.struct_size = UInt32(MemoryLayout<sidle_button_state>.size)
      _ = sidle_button_get_state(stage, button, &state)
      (x, y) = (state.frame.x + state.frame.width / 2, state.frame.y + state.frame.height / 2)
    }
    return sidle_sample(
      time_ns: time, pointer: Int32(noise.below(noise.chance(10) ? 5 : 2)),
      phase: noise.pick([1, 1, 2, 2, 2, 3, 3, 4, 5].map { Int32($0) }),
      kind: noise.pick([1, 1, 1, 2, 2, 3, 4, 5].map { Int32($0) }),
      buttons: noise.pick([0, 1, 1, 1]),
      x: x, y: y, pressure: 0)
  }

  private func key() -> sidle_sample {
    sidle_sample(
      time_ns: time, pointer: -1, phase: noise.pick([1, 1, 3, 3, 4].map { Int32($0) }),
      kind: Int32(SIDLE_POINTER_KEY),
      buttons: noise.pick(
        [
          SIDLE_KEY_ENTER, SIDLE_KEY_SPACE, SIDLE_KEY_TAB, SIDLE_KEY_BACK_TAB, SIDLE_KEY_ACTIVATE,
          SIDLE_KEY_DOWN, SIDLE_KEY_ESCAPE, 0x61,
        ].map { Int32($0) }), x: 0, y: 0, pressure: 0)
  }

  private func push(_ sample: sidle_sample) -> Int {
    var sample = sample
    var taken: Int32 = 0
    if sidle_stage_push(stage, &sample, 1, &taken) == SIDLE_ERROR_FULL {
      step()
      return 0
    }
    if taken != 1 { problems.append("a sample was refused") }
    return Int(taken)
  }

  private func call() {
    guard !living.isEmpty else { return make() }
    let index = noise.below(living.count)
    let button = living[index]
    let flag = Int32(noise.below(2))
    switch noise.below(16) {
    case 0..<3:
      expect(sidle_button_set_enabled(stage, button, noise.chance(75) ? 1 : 0), "enable")
    case 3, 4: expect(sidle_button_set_hidden(stage, button, noise.chance(80) ? 0 : 1), "hide")
    case 5: expect(sidle_button_set_selected(stage, button, flag), "select")
    case 6: expect(sidle_button_perform(stage, button), "perform")
    case 7: expect(sidle_button_set_frame(stage, button, frame()), "frame", also: [-60])
    case 8: expect(sidle_button_set_needs_update(stage, button), "mark")
    case 9:
      var waited: Int32 = 0
      expect(sidle_button_take_update(stage, button, &waited), "take")
    case 10, 11:
      expect(
        sidle_stage_set_focus(stage, noise.chance(80) ? button : sidle_button()), "focus",
        also: [-60])
    case 12:
      if sidle_button_destroy(stage, button) == 0 {
        dying.insert(button.value)
        living.remove(at: index)
      }
      make()
    case 13: if noise.chance(30) { expect(sidle_stage_cancel_all(stage), "cancel") }
    case 14:
      expect(
        sidle_row_open(stage, noise.pick(rows), noise.edge(), UInt32(flag)), "open", also: [-60])
    default: expect(sidle_row_set_enabled(stage, noise.pick(rows), flag), "enable row")
    }
  }

  /// A full queue is no fault: the step that follows empties it.
  private func expect(_ status: sidle_status, _ what: String, also: [sidle_status] = []) {
    if status == 0 || status == -21 || also.contains(status) { return }
    problems.append("\(what): \(String(cString: sidle_stage_last_error(stage)))")
  }

  // MARK: Watching

  private func step() {
    if noise.chance(50) { time += Int64(noise.below(20_000_000)) }
    time = max(time, sidle_stage_now(stage))
    var status = sidle_stage_step_to(stage, time)
    hear()
    while status == SIDLE_MORE {
      status = sidle_stage_step_to(stage, time)
      hear()
    }
    if status != 0 { problems.append("step: \(status)") }
    if log {
      var text = sidle_text()
      _ = sidle_stage_read_log(stage, &text)
      logged += text.string
    }
    look()
  }

  private func hear() {
    var events = sidle_events()
    _ = sidle_stage_events(stage, &events)
    for index in 0..<events.count {
      let event = sidle_events_at(&events, index)!.pointee
      if let problem = EventReasons.problem(event) { problems.append(problem) }
      guard event.type >= SIDLE_EVENT_BUTTON_DOWN || event.type == SIDLE_EVENT_BUTTON_TRIGGERED
      else { continue }
      eventCount += 1
      hear(event)
    }
    dead.formUnion(dying)
    dying = []
  }

  private func hear(_ event: sidle_event) {
    let id = event.object
    if dead.contains(id) { problems.append("\(event.type) of a button that is gone") }
    if !(event.x.isFinite && event.y.isFinite) { problems.append("a place is not finite") }
    switch Int(event.type) {
    case SIDLE_EVENT_BUTTON_DOWN:
      if !pressed.insert(id).inserted { problems.append("down of a pressed button") }
    case SIDLE_EVENT_BUTTON_UP_INSIDE, SIDLE_EVENT_BUTTON_UP_OUTSIDE, SIDLE_EVENT_BUTTON_CANCELLED:
      if pressed.remove(id) == nil { problems.append("\(event.type) without down") }
    case SIDLE_EVENT_BUTTON_DRAG_ENTER, SIDLE_EVENT_BUTTON_DRAG_EXIT,
      SIDLE_EVENT_BUTTON_DRAG_INSIDE, SIDLE_EVENT_BUTTON_DRAG_OUTSIDE,
      SIDLE_EVENT_BUTTON_DOWN_REPEAT:
      if !pressed.contains(id) { problems.append("\(event.type) of a button nobody presses") }
    case SIDLE_EVENT_BUTTON_UPDATE_LOOP: problems.append("update_loop, and nobody asked so often")
    default: break
    }
  }

  private func look() {
    guard noise.chance(10), let button = living.randomElement(using: &noise) else { return }
    var state = sidle_button_state()
    state.struct_size = UInt32(MemoryLayout<sidle_button_state>.size)
    guard sidle_button_get_state(stage, button, &state) == 0 else {
      return problems.append("a living button has no state")
    }
    if state.states & UInt32(SIDLE_STATE_DISABLED) != 0,
      state.states & UInt32(SIDLE_STATE_HIGHLIGHTED | SIDLE_STATE_HOVERED) != 0
    {
      problems.append("a disabled button is highlighted or hovered")
    }
    if state.needs_update != 0 { problems.append("a step left an update behind") }
    problems += staleDrawing(stage)
  }
}
