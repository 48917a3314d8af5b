import CSidle
import SidleC
import Testing

/// A stage with buttons that have menus, driven at random or by hand, whose promises are looked after.
final class MenuStage {
  let stage: OpaquePointer
  private(set) var buttons: [sidle_button] = []
  /// Every menu and element that was made, also those that are gone.
  private(set) var menus: [sidle_menu] = []
  /// Menus that were opened and not closed.
  private var opened: [UInt64] = []
  private(set) var opens = 0
  private(set) var asked: [(element: sidle_menu, token: Int32)] = []

  init(logCapacity: Int32 = 0) {
    var spec = Scene.stageSpec()
    spec.width = 500
    spec.height = 400
    spec.log_capacity = logCapacity
    stage = Scene.create(spec)
  }

  deinit { sidle_stage_destroy(stage) }

  static func spec() -> sidle_menu_spec {
    var spec = sidle_menu_spec()
    sidle_menu_spec_init_sized(&spec, MemoryLayout<sidle_menu_spec>.size)
    return spec
  }

  @discardableResult
  func addButton(
    x: Double = 20, showsMenu: Bool, changesSelection: Bool
  ) -> sidle_button {
    var spec = Scene.buttonSpec()
    spec.frame = sidle_rect(x: x, y: 40, width: 100, height: 40)
    spec.shows_menu = showsMenu ? 1 : 0
    spec.changes_selection = changesSelection ? 1 : 0
    var button = sidle_button()
    #expect(sidle_button_create(stage, &spec, &button) == 0)
    buttons.append(button)
    return button
  }

  @discardableResult
  func add(
    to parent: sidle_menu = sidle_menu(), _ title: String = "",
    _ change: (inout sidle_menu_spec) -> Void = { _ in }
  ) -> sidle_menu? {
    var spec = MenuStage.spec()
    if parent.value != 0 { spec.kind = 1 }
    change(&spec)
    var made = sidle_menu()
    let status = withText(title) {
      spec.title = $0
      return sidle_menu_create(stage, parent, &spec, &made)
    }
    guard status == 0 else { return nil }
    menus.append(made)
    return made
  }

  // MARK: Looking

  func state(_ menu: sidle_menu) -> sidle_menu_state? {
    var state = sidle_menu_state()
    state.struct_size = UInt32(MemoryLayout<sidle_menu_state>.size)
    return sidle_menu_get_state(stage, menu, &state) == 0 ? state : nil
  }

  var open: sidle_open_menu {
    var open = sidle_open_menu()
    open.struct_size = UInt32(MemoryLayout<sidle_open_menu>.size)
    #expect(sidle_stage_get_menu(stage, &open) == 0)
    return open
  }

  func row(_ index: Int32) -> sidle_menu_row {
    var row = sidle_menu_row()
    row.struct_size = UInt32(MemoryLayout<sidle_menu_row>.size)
    #expect(sidle_stage_get_menu_row(stage, index, &row) == 0)
    return row
  }

  // MARK: Input

  /// Milliseconds after now.
  func push(
    _ phase: Int, _ kind: Int, _ x: Double, _ y: Double, buttons: Int32 = 1, after: Double = 0,
    pointer: Int32 = 1
  ) {
    var sample = sidle_sample(
      time_ns: sidle_stage_now(stage) + Int64(after * 1e6), pointer: pointer, phase: Int32(phase),
      kind: Int32(kind), buttons: buttons, x: x, y: y, pressure: 0)
    #expect(sidle_stage_push(stage, &sample, 1, nil) == 0)
  }

  func key(_ code: Int) {
    for phase in [SIDLE_PHASE_DOWN, SIDLE_PHASE_UP] {
      push(phase, SIDLE_POINTER_KEY, 0, 0, buttons: Int32(code), pointer: -1)
    }
  }

  func step(_ milliseconds: Double) {
    let time = sidle_stage_now(stage) + Int64(milliseconds * 1e6)
    while true {
      let status = sidle_stage_step_to(stage, time)
      for event in Heard.batch(of: stage) { hear(event) }
      guard status == SIDLE_MORE else { return #expect(status == 0) }
    }
  }

  /// One menu at most is open, and each is closed once.
  private func hear(_ event: sidle_event) {
    _ = Heard.line(event, on: stage)
    #expect(EventReasons.allow(event), "\(EventReasons.problem(event) ?? "")")
    switch Int(event.type) {
    case SIDLE_EVENT_MENU_OPENED:
      #expect(opened.isEmpty)
      opened.append(event.object)
      opens += 1
    case SIDLE_EVENT_MENU_CLOSED:
      #expect(opened == [event.object])
      opened = []
    case SIDLE_EVENT_MENU_CONTENT_NEEDED:
      asked.append((sidle_menu(value: event.object), event.detail))
    default: break
    }
  }

  // MARK: Promises

  /// No group has two elements that are not off, a pop-up that can have one on has one, the open menu's
  /// rows are of living elements, and the scene can be drawn.
  func check() {
    var counts: [UInt64: Int] = [:]
    var reachable: Set<UInt64> = []
    var on: Set<UInt64> = []
    var living: Set<UInt64> = []
    for menu in menus {
      guard let state = state(menu) else { continue }
      living.insert(menu.value)
      guard state.kind == SIDLE_ELEMENT_ACTION, state.group.value != 0 else { continue }
      if state.state != SIDLE_ITEM_OFF { counts[state.group.value, default: 0] += 1 }
      if state.state == SIDLE_ITEM_ON { on.insert(state.group.value) }
      if isReachable(menu) { reachable.insert(state.group.value) }
    }
    #expect(counts.values.allSatisfy { $0 <= 1 })
    for button in buttons {
      var root = sidle_menu()
      guard sidle_button_get_menu(stage, button, &root) == 0, root.value != 0 else { continue }
      guard let state = state(root), state.allows_empty == 0, isPopUp(button) else { continue }
      if reachable.contains(root.value) { #expect(on.contains(root.value)) }
    }
    let open = self.open
    for index in 0..<open.row_count {
      let row = self.row(index)
      #expect(row.element.value == 0 || living.contains(row.element.value))
      #expect(row.frame.width > 0 && row.frame.height > 0)
    }
    #expect(staleDrawing(stage) == [])
  }

  private func isPopUp(_ button: sidle_button) -> Bool { button.value == buttons.first?.value }

  private func isReachable(_ menu: sidle_menu) -> Bool {
    var menu = menu
    while let state = state(menu) {
      if state.disabled == 1 || state.hidden == 1 { return false }
      if state.parent.value == 0 { return true }
      menu = state.parent
    }
    return false
  }
}
