import CSidle
import SidleC
import Testing

/// Keys, the focus and hovering.
@Suite struct ButtonKeyTests {
  private func three() -> ButtonStage {
    let stage = ButtonStage()
    for (index, name) in ["C", "D"].enumerated() { stage.add(name, y: 100 * Double(index + 1)) }
    return stage
  }

  private func focused(_ stage: ButtonStage) -> String? {
    var button = sidle_button()
    #expect(sidle_stage_get_focus(stage.stage, &button) == 0)
    return stage.buttons.first { $0.value.value == button.value }?.key
  }

  @Test("tab goes on in order of creation, around, past what is hidden, disabled or not focusable")
  func tab() {
    let stage = three()
    stage.add("E", y: 300) { $0.focusable = 0 }
    for expected in ["B", "C", "D", "B"] {
      stage.key(SIDLE_KEY_TAB, isDown: true)
      stage.key(SIDLE_KEY_TAB, isDown: false)
      #expect(focused(stage) == expected)
    }
    for expected in ["D", "C"] {
      stage.key(SIDLE_KEY_BACK_TAB, isDown: true)
      #expect(focused(stage) == expected)
    }
    stage.hide("D", true)
    stage.enable("B", false)
    stage.key(SIDLE_KEY_TAB, isDown: true)
    #expect(focused(stage) == "C")
    #expect(
      stage.take().filter { $0.hasPrefix("E") } == [])
  }

  @Test("the focus leaves a button that is hidden or destroyed, and stays on one that is disabled")
  func leaves() {
    let stage = three()
    stage.focus("B")
    stage.enable("B", false)
    #expect(focused(stage) == "B")
    stage.hide("B", true)
    #expect(focused(stage) == nil)
    stage.focus("C")
    stage.destroy("C")
    #expect(focused(stage) == nil)
    #expect(
      stage.take() == [
        "B focused code", "B unfocused hidden", "C focused code", "C unfocused removed",
      ])
  }

  @Test("only a button of its own that is shown and focusable has it; others give STATE")
  func refused() {
    let stage = three()
    stage.add("E", y: 300) { $0.focusable = 0 }
    stage.hide("C", true)
    for name in ["C", "E"] {
      #expect(sidle_stage_set_focus(stage.stage, stage[name]) == SIDLE_ERROR_STATE)
    }
    #expect(focused(stage) == nil)
    #expect(stage.take() == [])
  }

  @Test("a key that is pressed with another down, or without a focus, does nothing")
  func otherKeys() {
    let stage = three()
    stage.key(SIDLE_KEY_ENTER, isDown: true)
    stage.key(SIDLE_KEY_ENTER, isDown: false)
    stage.key(SIDLE_KEY_DOWN, isDown: true)
    stage.key(0x61, isDown: true)
    #expect(stage.take() == [])
    stage.focus("B")
    stage.key(SIDLE_KEY_ENTER, isDown: true)
    stage.key(SIDLE_KEY_SPACE, isDown: true)
    stage.key(SIDLE_KEY_SPACE, isDown: false)
    stage.key(SIDLE_KEY_ENTER, isDown: false)
    #expect(
      stage.take() == [
        "B focused code", "B down key", "B up_inside key", "B button_triggered key",
      ])
  }

  @Test("a key and a pointer do not press one button at once")
  func keyAndPointer() {
    let stage = three()
    stage.focus("B")
    stage.down(50, 20)
    stage.key(SIDLE_KEY_ENTER, isDown: true)
    stage.key(SIDLE_KEY_ENTER, isDown: false)
    stage.up(50, 20)
    #expect(
      stage.take() == [
        "B focused code", "B down touch", "B up_inside touch", "B button_triggered tap",
      ])
  }

  @Test("a key that is taken away, and keys as samples that say nonsense")
  func badKeys() {
    let stage = three()
    stage.focus("B")
    stage.key(SIDLE_KEY_ENTER, isDown: true)
    _ = stage.take()
    #expect(sidle_stage_cancel_all(stage.stage) == 0)
    #expect(stage.take() == ["B cancelled cancelled"])
    for (code, phase) in [
      (0, SIDLE_PHASE_DOWN), (-1, SIDLE_PHASE_DOWN), (0x110000, SIDLE_PHASE_DOWN),
      (SIDLE_KEY_ACTIVATE + 1, SIDLE_PHASE_DOWN), (0xD800, SIDLE_PHASE_DOWN),
      (SIDLE_KEY_ENTER, SIDLE_PHASE_MOVE), (SIDLE_KEY_ENTER, SIDLE_PHASE_HOVER),
    ] {
      var sample = sidle_sample(
        time_ns: 0, pointer: -1, phase: Int32(phase), kind: Int32(SIDLE_POINTER_KEY),
        buttons: Int32(code), x: 0, y: 0, pressure: 0)
      #expect(sidle_stage_push(stage.stage, &sample, 1, nil) == SIDLE_ERROR_ARGUMENT)
    }
  }

  @Test("a key that is held carries out once, whatever became of its first down")
  func heldKeys() {
    // Its press was taken elsewhere: repeats do not press what has the focus by now.
    let moved = three()
    moved.focus("B")
    moved.key(SIDLE_KEY_ENTER, isDown: true)
    moved.focus("C")
    _ = moved.take()
    moved.key(SIDLE_KEY_ENTER, isDown: true)
    moved.key(SIDLE_KEY_ENTER, isDown: false)
    #expect(moved.take() == [])
    // It went down while the button was disabled: the repeats do not begin a press.
    let disabled = three()
    disabled.focus("B")
    disabled.enable("B", false)
    _ = disabled.take()
    disabled.key(SIDLE_KEY_SPACE, isDown: true)
    disabled.enable("B", true)
    disabled.key(SIDLE_KEY_SPACE, isDown: true)
    disabled.key(SIDLE_KEY_SPACE, isDown: false)
    #expect(disabled.take() == [])
    disabled.key(SIDLE_KEY_SPACE, isDown: true)
    disabled.key(SIDLE_KEY_SPACE, isDown: false)
    #expect(disabled.names() == ["down", "up_inside", "button_triggered"])
    // Keys that move about go on as long as they are held.
    disabled.key(SIDLE_KEY_TAB, isDown: true)
    disabled.key(SIDLE_KEY_TAB, isDown: true)
    #expect(focused(disabled) == "D")
  }

  @Test("hovering is told of the topmost button, and ends when the pointer leaves or is taken away")
  func hovering() {
    let stage = ButtonStage()
    stage.add("C", x: 50)
    stage.hover(10, 20)
    stage.hover(75, 20)
    stage.hide("C", true)
    stage.hover(300, 300)
    stage.hover(10, 10)
    stage.cancel(10, 10)
    #expect(
      stage.take() == [
        "B hover_began touch", "B hover_ended touch", "C hover_began touch", "C hover_ended touch",
        "B hover_began touch", "B hover_ended touch", "B hover_began touch",
        "B hover_ended cancelled",
      ])
  }

  @Test("a button that comes to lie under the pointer is hovered at once")
  func hoveredByMoving() {
    let stage = ButtonStage()
    stage.hover(250, 20)
    #expect(
      sidle_button_set_frame(
        stage.stage, stage["B"], sidle_rect(x: 200, y: 0, width: 100, height: 40)) == 0)
    #expect(stage.isIn(SIDLE_STATE_HOVERED))
    stage.add("C", x: 200)
    #expect(stage.take() == ["B hover_began touch", "B hover_ended touch", "C hover_began touch"])
  }
}
