import CSidle
import SidleC
import Testing

/// What assistive technology and keys find of a row, and what they can do with it.
@Suite struct AccessibilityTests {
  // MARK: Looking

  /// `row "Title" collapsed`, `button "More" trailing off`, `target 3`.
  private func elements(_ scene: Scene, _ name: String) -> [String] {
    var count: Int32 = -1
    #expect(sidle_row_count_elements(scene.stage, scene.row(name), &count) == 0)
    return (0..<count).map { index in
      let element = scene.element(name, index)
      var words = [String(cString: sidle_role_name(element.role))]
      if element.role == SIDLE_ROLE_TARGET {
        words.append("\(element.object)")
      } else {
        words.append("\"\(element.name.string)\"")
      }
      if element.expanded != 0 {
        words.append(["collapsed", "expanded"][Int(element.expanded) - 1])
      }
      if element.edge != 0 { words.append(String(cString: sidle_edge_name(element.edge))) }
      if element.enabled == 0 { words.append("off") }
      return words.joined(separator: " ")
    }
  }

  /// `press "More" trailing off`, `close`.
  private func actions(_ scene: Scene, _ name: String) -> [String] {
    var count: Int32 = -1
    #expect(sidle_row_count_actions(scene.stage, scene.row(name), &count) == 0)
    return (0..<count).map { index in
      let action = scene.action(name, index)
      var words = [String(cString: sidle_action_name(action.action))]
      if action.action == SIDLE_ACTION_PRESS { words.append("\"\(action.name.string)\"") }
      if action.action == SIDLE_ACTION_TARGET { words.append("\(action.object)") }
      if action.edge != 0 { words.append(String(cString: sidle_edge_name(action.edge))) }
      if action.enabled == 0 { words.append("off") }
      return words.joined(separator: " ")
    }
  }

  private func titled(_ list: sidle_list_spec = Scene.listSpec()) -> Scene {
    let scene = Scene(list: list)
    withText("Mail") { #expect(sidle_row_set_title(scene.stage, scene.row("r1"), $0) == 0) }
    for (button, title) in [("read", "Read"), ("more", "More"), ("delete", "Delete")] {
      withText(title) {
        #expect(sidle_button_set_title(scene.stage, scene.button("r1.\(button)"), $0) == 0)
      }
    }
    return scene
  }

  @Test(
    "software-mansion/react-native-gesture-handler#1238: a closed row tells no button, only actions"
  )
  func hiddenButtons() {
    let scene = titled()
    #expect(elements(scene, "r1") == ["row \"Mail\" collapsed"])
    let presses = [
      "activate", "press \"Read\" leading", "press \"More\" trailing", "press \"Delete\" trailing",
    ]
    #expect(actions(scene, "r1") == presses + ["open_leading leading", "open_trailing trailing"])
    scene.setOpen("r1")
    #expect(
      elements(scene, "r1") == [
        "row \"Mail\" expanded trailing", "button \"More\" trailing", "button \"Delete\" trailing",
      ])
    #expect(actions(scene, "r1") == presses + ["open_leading leading", "close"])
    scene.close("r1")
    scene.step(10)
    #expect(elements(scene, "r1") == ["row \"Mail\" collapsed"])
    scene.idle()
    scene.open("r1", SIDLE_EDGE_LEADING)
    #expect(
      elements(scene, "r1") == ["row \"Mail\" expanded leading", "button \"Read\" leading"])
    #expect(actions(scene, "r1") == presses + ["open_trailing trailing", "close"])
  }

  @Test("SwipeCellKit puts first what is outermost; here the order is the declared one, both ways")
  func order() {
    var list = Scene.listSpec()
    list.direction = Int32(SIDLE_DIRECTION_RIGHT_TO_LEFT)
    for scene in [titled(), titled(list)] {
      scene.setOpen("r1")
      let found = elements(scene, "r1")
      #expect(found.dropFirst() == ["button \"More\" trailing", "button \"Delete\" trailing"])
      #expect(
        actions(scene, "r1")[1...3].map { $0.split(separator: " ")[1] } == [
          "\"Read\"", "\"More\"", "\"Delete\"",
        ])
    }
  }

  @Test(
    "hidden buttons are told nowhere, disabled ones as disabled; places are those of the drawing")
  func hiddenAndDisabled() {
    let scene = titled()
    #expect(sidle_button_set_hidden(scene.stage, scene.button("r1.more"), 1) == 0)
    #expect(sidle_button_set_enabled(scene.stage, scene.button("r1.delete"), 0) == 0)
    scene.setOpen("r1")
    #expect(
      elements(scene, "r1") == [
        "row \"Mail\" expanded trailing", "button \"Delete\" trailing off",
      ])
    let element = scene.element("r1", 1)
    #expect(element.object == scene.button("r1.delete").value)
    let frame = scene.state(button: scene.button("r1.delete")).frame
    #expect(element.frame.x == frame.x && element.frame.width == 80 && frame.x == 240)
    #expect(scene.element("r1", 0).frame.x == -80)
    #expect(
      actions(scene, "r1") == [
        "activate", "press \"Read\" leading", "press \"Delete\" trailing off",
        "open_leading leading", "close",
      ])
    #expect(sidle_button_set_hidden(scene.stage, scene.button("r1.read"), 1) == 0)
    #expect(!actions(scene, "r1").contains { $0.contains("leading") })
  }

  @Test("a row without buttons neither expands nor opens, a disabled one can nothing")
  func bareAndDisabled() {
    let scene = titled()
    scene.addRow("bare")
    #expect(elements(scene, "bare") == ["row \"\""] && actions(scene, "bare") == ["activate"])
    #expect(sidle_row_set_enabled(scene.stage, scene.row("r1"), 0) == 0)
    #expect(elements(scene, "r1") == ["row \"Mail\" collapsed off"])
    #expect(actions(scene, "r1").allSatisfy { $0.hasSuffix(" off") })
    let print = scene.fingerprint
    #expect(scene.perform("r1", SIDLE_ACTION_OPEN_TRAILING) == SIDLE_ERROR_STATE)
    #expect(scene.perform("r1", SIDLE_ACTION_ACTIVATE) == SIDLE_ERROR_STATE)
    #expect(scene.fingerprint == print)
  }

  @Test("a peek shows buttons for a moment and tells none")
  func peek() {
    let scene = titled()
    #expect(sidle_row_peek(scene.stage, scene.row("r1"), 2, 40, 1) == 0)
    scene.step(700)
    #expect(scene.offset("r1") == -40 && elements(scene, "r1") == ["row \"Mail\" collapsed"])
  }

  // MARK: Doing

  @Test("a button of a closed row is pressed once, and the row stays closed")
  func pressClosed() {
    let scene = titled()
    #expect(scene.perform("r1", SIDLE_ACTION_PRESS, scene.button("r1.delete").value) == 0)
    #expect(scene.offset("r1") == 0)
    scene.step(0)
    #expect(scene.take() == ["r1.delete button_triggered trailing accessibility"])
    #expect(scene.isIdle)
  }

  @Test("a button of an open row closes it as a tap on it does, and hand-over is as ever")
  func pressOpen() {
    let scene = titled()
    #expect(scene.perform("r1", SIDLE_ACTION_OPEN_TRAILING) == 0)
    scene.idle()
    #expect(scene.offset("r1") == -160)
    #expect(scene.perform("r2", SIDLE_ACTION_OPEN_LEADING) == 0)
    scene.idle()
    #expect(scene.offset("r1") == 0 && scene.offset("r2") == 80)
    #expect(scene.perform("r2", SIDLE_ACTION_PRESS, scene.button("r2.read").value) == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 will_open trailing accessibility", "r1 opened trailing accessibility",
        "r2 will_open leading accessibility", "r1 will_close trailing other_row",
        "r2 opened leading accessibility", "r1 closed trailing other_row",
        "r2.read button_triggered leading accessibility", "r2 will_close leading action",
        "r2 closed leading action",
      ])
  }

  @Test("activate is a tap on the content: it closes an open row, toggles one that toggles")
  func activate() {
    let scene = titled()
    #expect(scene.perform("r1", SIDLE_ACTION_ACTIVATE) == 0)
    scene.step(0)
    #expect(scene.take() == ["r1 tapped none accessibility"])
    scene.setOpen("r1")
    #expect(scene.perform("r1", SIDLE_ACTION_ACTIVATE) == 0)
    scene.idle()
    #expect(
      scene.take() == ["r1 will_close trailing accessibility", "r1 closed trailing accessibility"])
    var toggles = Scene.rowSpec()
    toggles.tap = Int32(SIDLE_TAP_TOGGLES)
    let other = Scene(row: toggles)
    #expect(other.perform("r1", SIDLE_ACTION_ACTIVATE) == 0)
    other.idle()
    #expect(other.phase("r1") == "open")
  }

  @Test("close, and what is not possible now: closing a closed row, opening where it is open")
  func motions() {
    let scene = titled()
    #expect(scene.perform("r1", SIDLE_ACTION_CLOSE) == SIDLE_ERROR_STATE)
    #expect(scene.perform("r1", SIDLE_ACTION_OPEN_TRAILING) == 0)
    #expect(scene.perform("r1", SIDLE_ACTION_OPEN_TRAILING) == SIDLE_ERROR_STATE)
    #expect(scene.perform("r1", SIDLE_ACTION_CLOSE) == 0)
    #expect(scene.perform("r1", SIDLE_ACTION_CLOSE) == SIDLE_ERROR_STATE)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 will_open trailing accessibility", "r1 interrupted trailing accessibility",
        "r1 will_close trailing accessibility", "r1 closed trailing accessibility",
      ])
  }

  @Test("an action is no tap: the next tap on the content is the first in a row")
  func noTapInARow() {
    var spec = Scene.rowSpec()
    spec.tap_window = 0.5
    let scene = Scene(row: spec)
    scene.play("d1(100,30)@0 u1@20")
    #expect(scene.perform("r1", SIDLE_ACTION_ACTIVATE) == 0)
    scene.play("d1(100,30)@40 u1@60")
    #expect(
      scene.take() == ["r1 tapped none tap", "r1 tapped none accessibility", "r1 tapped none tap"])
  }

  @Test("all actions of a row, one after another, by what was told of them")
  func everyAction() {
    let scene = titled()
    scene.setTargets("r1", [(7, 0, 0, 10, 10)])
    var count: Int32 = 0
    #expect(sidle_row_count_actions(scene.stage, scene.row("r1"), &count) == 0)
    for index in 0..<count {
      let action = scene.action("r1", index)
      let status = sidle_row_perform_action(
        scene.stage, scene.row("r1"), action.action, action.object)
      #expect(status == 0 && action.enabled == 1)
      scene.idle()
      if action.edge != 0, action.action != SIDLE_ACTION_PRESS {
        #expect(scene.perform("r1", SIDLE_ACTION_CLOSE) == 0)
        scene.idle()
      }
    }
    #expect(
      scene.take().filter { !$0.contains(" clos") && !$0.contains("will_") } == [
        "r1 tapped none accessibility", "r1 tapped none accessibility",
        "r1.read button_triggered leading accessibility",
        "r1.more button_triggered trailing accessibility",
        "r1.delete button_triggered trailing accessibility", "r1 opened leading accessibility",
        "r1 opened trailing accessibility",
      ])
  }
}

extension Scene {
  func element(_ name: String, _ index: Int32) -> sidle_element {
    var element = sidle_element()
    element.struct_size = UInt32(MemoryLayout<sidle_element>.size)
    #expect(sidle_row_get_element(stage, row(name), index, &element) == 0)
    return element
  }

  func action(_ name: String, _ index: Int32) -> sidle_action {
    var action = sidle_action()
    action.struct_size = UInt32(MemoryLayout<sidle_action>.size)
    #expect(sidle_row_get_action(stage, row(name), index, &action) == 0)
    return action
  }

  func perform(_ name: String, _ action: Int, _ object: UInt64 = 0) -> sidle_status {
    sidle_row_perform_action(stage, row(name), Int32(action), object)
  }

  /// Each with number, x, y, width and height.
  func setTargets(_ name: String, _ targets: [(Int32, Double, Double, Double, Double)]) {
    var all: [sidle_target] = []
    for (number, x, y, width, height) in targets {
      let frame = sidle_rect(x: x, y: y, width: width, height: height)
      all.append(sidle_target(frame: frame, number: number, reserved: 0))
    }
    #expect(sidle_row_set_targets(stage, row(name), all, Int32(all.count)) == 0)
  }
}
