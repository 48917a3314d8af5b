import CSidle
import SidleC
import Testing

/// A stage with one list, on which the tests play.
///
/// Unless changed: 320 wide, rows `r1`, `r2`, `r3` of height 60 from the top, each with the leading
/// button `read` and the trailing buttons `more` and `delete`, 80 wide, `delete` outermost. So the
/// extents are 80 and 160, and the rows' middles lie at 30, 90 and 150.
final class Scene {
  let stage: OpaquePointer
  let list: sidle_list
  private(set) var rows: [sidle_row] = []
  /// What was announced and not yet taken.
  var heard: [Heard] = []
  /// Where each pointer was last, for lifts that say no place.
  var places: [Int32: (x: Double, y: Double)] = [:]

  init(
    rows count: Int = 3, leading: [String] = ["read"], trailing: [String] = ["more", "delete"],
    stage: sidle_stage_spec = Scene.stageSpec(), list: sidle_list_spec = Scene.listSpec(),
    row: sidle_row_spec = Scene.rowSpec()
  ) {
    let created = Scene.create(stage)
    self.stage = created
    self.list = Scene.createList("list", list, on: created)
    for index in 0..<count {
      addRow("r\(index + 1)", leading: leading, trailing: trailing, spec: row)
    }
  }

  deinit { sidle_stage_destroy(stage) }

  static func create(_ spec: sidle_stage_spec) -> OpaquePointer {
    var spec = spec
    var made: OpaquePointer?
    #expect(sidle_stage_create_abi(&spec, &made, sidle_abi()) == 0)
    return made!
  }

  static func createList(_ name: String, _ spec: sidle_list_spec, on stage: OpaquePointer)
    -> sidle_list
  {
    var spec = spec
    var list = sidle_list()
    let status = withText(name) {
      spec.name = $0
      return sidle_list_create(stage, &spec, &list)
    }
    #expect(status == 0)
    return list
  }

  // MARK: Specs

  static func stageSpec() -> sidle_stage_spec {
    var spec = sidle_stage_spec()
    sidle_stage_spec_init_sized(&spec, MemoryLayout<sidle_stage_spec>.size)
    return spec
  }

  static func listSpec() -> sidle_list_spec {
    var spec = sidle_list_spec()
    sidle_list_spec_init_sized(&spec, MemoryLayout<sidle_list_spec>.size)
    return spec
  }

  static func buttonSpec() -> sidle_button_spec {
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    return spec
  }

  static func rowSpec() -> sidle_row_spec {
    var spec = sidle_row_spec()
    sidle_row_spec_init_sized(&spec, MemoryLayout<sidle_row_spec>.size)
    spec.height = 60
    spec.width_policy = Int32(SIDLE_WIDTH_FIXED)
    spec.width = 80
    spec.width_min = 0
    return spec
  }

  // MARK: Objects

  @discardableResult
  func addRow(
    _ name: String, leading: [String] = [], trailing: [String] = [],
    spec: sidle_row_spec = Scene.rowSpec(), inList: Bool = true
  ) -> sidle_row {
    var spec = spec
    var row = sidle_row()
    let list = inList ? self.list : sidle_list()
    withText(name) {
      spec.name = $0
      #expect(sidle_row_create(stage, list, &spec, &row) == 0)
    }
    rows.append(row)
    for button in leading { addButton(row, SIDLE_EDGE_LEADING, "\(name).\(button)") }
    for button in trailing { addButton(row, SIDLE_EDGE_TRAILING, "\(name).\(button)") }
    return row
  }

  @discardableResult
  func addButton(
    _ row: sidle_row, _ edge: Int, _ name: String,
    _ change: (inout sidle_button_spec) -> Void = { _ in }
  ) -> sidle_button {
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    change(&spec)
    var button = sidle_button()
    withText(name) {
      spec.name = $0
      #expect(sidle_row_add_button(stage, row, Int32(edge), &spec, &button) == 0)
    }
    return button
  }

  /// The row with a name, by the library's own look-up.
  func row(_ name: String) -> sidle_row { sidle_row(value: find(SIDLE_KIND_ROW, name)) }
  func button(_ name: String) -> sidle_button { sidle_button(value: find(SIDLE_KIND_BUTTON, name)) }

  private func find(_ kind: Int, _ name: String) -> UInt64 {
    var id: UInt64 = 0
    #expect(withText(name) { sidle_find(stage, Int32(kind), $0, &id) } == 0, "\(name)")
    return id
  }

  // MARK: Looking

  var now: Int64 { sidle_stage_now(stage) }
  var milliseconds: Double { Double(now) / 1e6 }
  var fingerprint: UInt64 { sidle_stage_fingerprint(stage) }
  var isIdle: Bool { sidle_stage_is_idle(stage) == 1 }
  var lastError: String { String(cString: sidle_stage_last_error(stage)) }

  func state(_ name: String) -> sidle_row_state { state(row(name)) }

  func state(_ row: sidle_row) -> sidle_row_state {
    var state = sidle_row_state()
    state.struct_size = UInt32(MemoryLayout<sidle_row_state>.size)
    #expect(sidle_row_get_state(stage, row, &state) == 0)
    return state
  }

  func state(button: sidle_button) -> sidle_button_state {
    var state = sidle_button_state()
    state.struct_size = UInt32(MemoryLayout<sidle_button_state>.size)
    #expect(sidle_button_get_state(stage, button, &state) == 0)
    return state
  }

  func offset(_ name: String) -> Double { state(name).offset }
  func phase(_ name: String) -> String { String(cString: sidle_row_phase_name(state(name).phase)) }

  func whatIf(_ name: String) -> sidle_what_if {
    var answer = sidle_what_if()
    answer.struct_size = UInt32(MemoryLayout<sidle_what_if>.size)
    #expect(sidle_row_what_if_released_now(stage, row(name), &answer) == 0)
    return answer
  }

  var counters: sidle_counters {
    var counters = sidle_counters()
    counters.struct_size = UInt32(MemoryLayout<sidle_counters>.size)
    #expect(sidle_stage_get_counters(stage, &counters) == 0)
    return counters
  }

  func hit(_ x: Double, _ y: Double) -> sidle_hit {
    var hit = sidle_hit()
    hit.struct_size = UInt32(MemoryLayout<sidle_hit>.size)
    #expect(sidle_stage_hit(stage, x, y, &hit) == 0)
    return hit
  }

  /// The commands of the scene and the serial.
  func draw() -> (commands: [sidle_draw_command], serial: UInt64) {
    var drawn = sidle_draw_list()
    #expect(sidle_stage_draw(stage, &drawn) == 0)
    return (
      (0..<drawn.count).map { sidle_draw_list_at(&drawn, $0)!.pointee }, drawn.serial
    )
  }

  // MARK: Calls

  func open(_ name: String, _ edge: Int = SIDLE_EDGE_TRAILING, animated: Bool = true) {
    #expect(sidle_row_open(stage, row(name), Int32(edge), animated ? 0 : 1) == 0)
  }

  func close(_ name: String, animated: Bool = true) {
    #expect(sidle_row_close(stage, row(name), animated ? 0 : 1) == 0)
  }

  /// Opens without animation and forgets what that announced.
  func setOpen(_ name: String, _ edge: Int = SIDLE_EDGE_TRAILING) {
    open(name, edge, animated: false)
    step(0)
    heard = []
  }

  // MARK: Time

  /// Moves on and keeps what was announced.
  func step(_ milliseconds: Double) { step(to: now + Int64(milliseconds * 1e6)) }

  func step(to time: Int64) {
    var status = sidle_stage_step_to(stage, time)
    listen()
    while status == SIDLE_MORE {
      status = sidle_stage_step_to(stage, time)
      listen()
    }
    #expect(status == 0)
  }

  func listen() { heard += Heard.batch(of: stage).map { Heard($0, on: stage) } }

  /// Steps from deadline to deadline until nothing moves.
  func idle() {
    for _ in 0..<1000 {
      let next = sidle_stage_next_deadline(stage)
      if next == Int64.max { break }
      step(to: next)
    }
    step(0)
    #expect(isIdle)
  }

  /// What was announced since the last look, in short.
  func take() -> [String] {
    defer { heard = [] }
    return heard.map(\.description)
  }
}
