import CSidle
import SidleC
import Testing

/// A stage with buttons of their own, and what was announced.
///
/// `B` lies at 0, 0 and is 100 wide and 40 high; `C`, made on demand, as large at 0, 300. Times of samples
/// are milliseconds.
final class ButtonStage {
  let stage: OpaquePointer
  private(set) var buttons: [String: sidle_button] = [:]
  private var heard: [Heard] = []

  init(
    logCapacity: Int32 = 0, _ change: (inout sidle_button_spec) -> Void = { _ in }
  ) {
    var spec = Scene.stageSpec()
    spec.log_capacity = logCapacity
    stage = Scene.create(spec)
    add("B", change)
  }

  deinit { sidle_stage_destroy(stage) }

  @discardableResult
  func add(
    _ name: String, x: Double = 0, y: Double = 0,
    _ change: (inout sidle_button_spec) -> Void = { _ in }
  ) -> sidle_button {
    var spec = Scene.buttonSpec()
    spec.frame = sidle_rect(x: x, y: y, width: 100, height: 40)
    change(&spec)
    var button = sidle_button()
    withText(name) {
      spec.name = $0
      #expect(sidle_button_create(stage, &spec, &button) == 0)
    }
    buttons[name] = button
    return button
  }

  subscript(name: String) -> sidle_button { buttons[name]! }

  // MARK: Input

  private func push(
    _ phase: Int, _ kind: Int, _ pointer: Int32, _ x: Double, _ y: Double, _ at: Double
  ) {
    var sample = sidle_sample(
      time_ns: Int64((at * 1e6).rounded()), pointer: pointer, phase: Int32(phase),
      kind: Int32(kind), buttons: 1, x: x, y: y, pressure: 0)
    #expect(sidle_stage_push(stage, &sample, 1, nil) == 0)
    step(to: at)
  }

  func down(
    _ x: Double, _ y: Double, at: Double? = nil, pointer: Int32 = 1,
    kind: Int = SIDLE_POINTER_TOUCH
  ) {
    push(SIDLE_PHASE_DOWN, kind, pointer, x, y, at ?? milliseconds)
  }
  func move(
    _ x: Double, _ y: Double, at: Double? = nil, pointer: Int32 = 1,
    kind: Int = SIDLE_POINTER_TOUCH
  ) {
    push(SIDLE_PHASE_MOVE, kind, pointer, x, y, at ?? milliseconds)
  }
  func up(
    _ x: Double, _ y: Double, at: Double? = nil, pointer: Int32 = 1,
    kind: Int = SIDLE_POINTER_TOUCH
  ) {
    push(SIDLE_PHASE_UP, kind, pointer, x, y, at ?? milliseconds)
  }
  func cancel(_ x: Double, _ y: Double, at: Double? = nil, pointer: Int32 = 1) {
    push(SIDLE_PHASE_CANCEL, SIDLE_POINTER_TOUCH, pointer, x, y, at ?? milliseconds)
  }
  func hover(_ x: Double, _ y: Double) {
    push(SIDLE_PHASE_HOVER, SIDLE_POINTER_MOUSE, 1, x, y, milliseconds)
  }

  func tap(_ x: Double, _ y: Double, at: Double? = nil) {
    let start = at ?? milliseconds
    down(x, y, at: start)
    up(x, y, at: start)
  }

  func key(_ code: Int, isDown: Bool) {
    var sample = sidle_sample(
      time_ns: sidle_stage_now(stage), pointer: -1,
      phase: Int32(isDown ? SIDLE_PHASE_DOWN : SIDLE_PHASE_UP), kind: Int32(SIDLE_POINTER_KEY),
      buttons: Int32(code), x: 0, y: 0, pressure: 0)
    #expect(sidle_stage_push(stage, &sample, 1, nil) == 0)
    step(to: milliseconds)
  }

  func focus(_ name: String?) {
    #expect(sidle_stage_set_focus(stage, name.map { self[$0] } ?? sidle_button()) == 0)
  }

  func enable(_ name: String, _ isEnabled: Bool) {
    #expect(sidle_button_set_enabled(stage, self[name], isEnabled ? 1 : 0) == 0)
  }

  func hide(_ name: String, _ isHidden: Bool) {
    #expect(sidle_button_set_hidden(stage, self[name], isHidden ? 1 : 0) == 0)
  }

  func select(_ name: String, _ isSelected: Bool) {
    #expect(sidle_button_set_selected(stage, self[name], isSelected ? 1 : 0) == 0)
  }

  func perform(_ name: String) { #expect(sidle_button_perform(stage, self[name]) == 0) }
  func destroy(_ name: String) { #expect(sidle_button_destroy(stage, self[name]) == 0) }

  // MARK: Time

  var milliseconds: Double { Double(sidle_stage_now(stage)) / 1e6 }

  /// Moves on, if that is later than now, and keeps what was announced.
  func step(to milliseconds: Double) {
    let time = max(Int64((milliseconds * 1e6).rounded()), sidle_stage_now(stage))
    while true {
      let status = sidle_stage_step_to(stage, time)
      heard += Heard.batch(of: stage).map { Heard($0, on: stage) }
      guard status == SIDLE_MORE else { return #expect(status == 0) }
    }
  }

  // MARK: Looking

  func state(_ name: String = "B") -> sidle_button_state {
    var state = sidle_button_state()
    state.struct_size = UInt32(MemoryLayout<sidle_button_state>.size)
    #expect(sidle_button_get_state(stage, self[name], &state) == 0)
    return state
  }

  func isIn(_ state: Int, _ name: String = "B") -> Bool {
    self.state(name).states & UInt32(state) != 0
  }

  /// What was announced since the last look: `B down touch`, and for `changed` whether it is on.
  func take() -> [String] {
    step(to: milliseconds)
    defer { heard = [] }
    return heard.map {
      let detail = $0.name == "changed" ? ($0.detail == 1 ? " on" : " off") : ""
      return "\($0.object) \($0.name) \($0.reason)\(detail)"
    }
  }

  /// The same, without the object, of one button.
  func names() -> [String] { take().map { String($0.split(separator: " ")[1]) } }

  /// The library's own lines.
  func texts() -> [String] {
    defer { heard = [] }
    return heard.map(\.text)
  }
}
