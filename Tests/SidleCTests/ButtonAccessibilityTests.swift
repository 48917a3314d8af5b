import CSidle
import SidleC
import Testing

/// What a button tells someone who does not see it.
@Suite struct ButtonAccessibilityTests {
  private func told(_ stage: ButtonStage, _ name: String = "B") -> sidle_button_accessibility {
    var out = sidle_button_accessibility()
    out.struct_size = UInt32(MemoryLayout<sidle_button_accessibility>.size)
    #expect(sidle_button_get_accessibility(stage.stage, stage[name], &out) == 0)
    return out
  }

  private func setMenu(_ stage: ButtonStage) {
    var spec = sidle_menu_spec()
    sidle_menu_spec_init_sized(&spec, MemoryLayout<sidle_menu_spec>.size)
    var root = sidle_menu()
    #expect(sidle_menu_create(stage.stage, sidle_menu(), &spec, &root) == 0)
    spec.kind = Int32(SIDLE_ELEMENT_ACTION)
    for title in ["One", "Two"] {
      var leaf = sidle_menu()
      withText(title) {
        spec.title = $0
        #expect(sidle_menu_create(stage.stage, root, &spec, &leaf) == 0)
      }
    }
    #expect(sidle_button_set_menu(stage.stage, stage["B"], root) == 0)
  }

  @Test("the role goes by the menu and by what a press changes")
  func roles() {
    // Role, checked, expanded without and with a menu.
    let table: [(shows: Int32, changes: Int32, hasMenu: Bool, Int, Int, Int)] = [
      (0, 0, false, SIDLE_CONTROL_BUTTON, SIDLE_CHECKED_NONE, SIDLE_EXPANDED_NONE),
      (1, 0, false, SIDLE_CONTROL_BUTTON, SIDLE_CHECKED_NONE, SIDLE_EXPANDED_NONE),
      (0, 1, false, SIDLE_CONTROL_TOGGLE, SIDLE_CHECKED_FALSE, SIDLE_EXPANDED_NONE),
      (0, 0, true, SIDLE_CONTROL_BUTTON, SIDLE_CHECKED_NONE, SIDLE_EXPANDED_COLLAPSED),
      (0, 1, true, SIDLE_CONTROL_TOGGLE, SIDLE_CHECKED_FALSE, SIDLE_EXPANDED_COLLAPSED),
      (1, 0, true, SIDLE_CONTROL_MENU_BUTTON, SIDLE_CHECKED_NONE, SIDLE_EXPANDED_COLLAPSED),
      (1, 1, true, SIDLE_CONTROL_POP_UP, SIDLE_CHECKED_NONE, SIDLE_EXPANDED_COLLAPSED),
    ]
    for (shows, changes, hasMenu, role, checked, expanded) in table {
      let stage = ButtonStage {
        $0.shows_menu = shows
        $0.changes_selection = changes
      }
      if hasMenu { setMenu(stage) }
      let told = told(stage)
      #expect(Int(told.role) == role && Int(told.checked) == checked)
      #expect(Int(told.expanded) == expanded)
      let all = SIDLE_CAN_PRESS | SIDLE_CAN_FOCUS
      #expect(told.actions == UInt32(hasMenu ? all | SIDLE_CAN_OPEN_MENU : all))
    }
  }

  @Test("a pop-up's value is what is chosen in it; while its menu is open it is expanded")
  func popUp() {
    let stage = ButtonStage {
      $0.shows_menu = 1
      $0.changes_selection = 1
    }
    #expect(withText("Number") { sidle_button_set_title(stage.stage, stage["B"], $0) } == 0)
    setMenu(stage)
    #expect(told(stage).name.string == "Number" && told(stage).value.string == "One")
    stage.perform("B")
    #expect(told(stage).expanded == SIDLE_EXPANDED_EXPANDED)
    #expect(told(stage).actions & UInt32(SIDLE_CAN_OPEN_MENU) == 0)
  }

  @Test("a disabled button says why, in the host's words, and nothing can be done with it")
  func disabled() {
    let stage = ButtonStage { $0.changes_selection = 1 }
    stage.select("B", true)
    stage.focus("B")
    #expect(told(stage).checked == SIDLE_CHECKED_TRUE && told(stage).focused == 1)
    stage.enable("B", false)
    #expect(told(stage).disabled_reason.string == "")
    let status = withText("The cart is empty") {
      sidle_button_set_disabled_reason(stage.stage, stage["B"], $0)
    }
    #expect(status == 0)
    let told = told(stage)
    #expect(told.enabled == 0 && told.actions == 0 && told.focused == 1)
    #expect(told.disabled_reason.string == "The cart is empty")
    #expect(told.frame.width == 100 && told.frame.height == 40)
    let bad = withText([0xff]) {
      sidle_button_set_disabled_reason(stage.stage, stage["B"], $0)
    }
    #expect(bad == SIDLE_ERROR_NOT_UTF8)
    #expect(self.told(stage).disabled_reason.string == "The cart is empty")
  }

  @Test("a plain button in a row is a button, without any of that")
  func inARow() {
    let scene = Scene()
    var out = sidle_button_accessibility()
    out.struct_size = UInt32(MemoryLayout<sidle_button_accessibility>.size)
    #expect(sidle_button_get_accessibility(scene.stage, scene.button("r1.more"), &out) == 0)
    #expect(out.role == SIDLE_CONTROL_BUTTON && out.actions == UInt32(SIDLE_CAN_PRESS))
    #expect(out.checked == 0 && out.expanded == 0 && out.enabled == 1 && out.busy == 0)
  }
}
