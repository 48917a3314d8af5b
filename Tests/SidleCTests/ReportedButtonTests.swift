import CSidle
import SidleC
import Testing

/// What users of other toolkits reported about buttons, each as input and what should come of it. Names
/// say where the report is; what is fed in and expected is this project's.
///
/// Unless said otherwise the button `B` is 100 x 40 at the origin and a finger may slip off it by 70 points.
@Suite struct ReportedButtonTests {
  private static let chosen = ["B down touch", "B up_inside touch", "B button_triggered tap"]

  @Test("flutter/flutter 347: a press that slides off shows so and carries nothing out")
  func slideOff() {
    let stage = ButtonStage()
    stage.down(50, 20)
    #expect(stage.isIn(SIDLE_STATE_HIGHLIGHTED))
    stage.move(50, 200)
    #expect(!stage.isIn(SIDLE_STATE_HIGHLIGHTED))
    stage.up(50, 200)
    #expect(stage.take() == ["B down touch", "B drag_exit touch", "B up_outside touch"])
    #expect(stage.state().states == 0)
  }

  @Test("godotengine/godot 2496: hidden while it is pressed, it is pressed no more")
  func hiddenWhilePressed() {
    let stage = ButtonStage()
    stage.down(50, 20)
    stage.hide("B", true)
    #expect(stage.take() == ["B down touch", "B cancelled hidden"])
    stage.up(50, 20)
    #expect(stage.take() == [])
    #expect(stage.state().states == 0)
  }

  @Test("godotengine/godot 12217: disabled by the answer to down and enabled later, it is normal")
  func disabledByTheHandler() {
    let stage = ButtonStage()
    stage.down(50, 20, at: 0)
    #expect(stage.take() == ["B down touch"])
    stage.enable("B", false)
    #expect(stage.take() == ["B cancelled disabled"])
    stage.step(to: 500)
    stage.enable("B", true)
    stage.up(500, 500)
    #expect(stage.take() == [])
    #expect(stage.state().states == 0)
  }

  @Test("godotengine/godot-proposals 11015: a touch that began while it was disabled never counts")
  func enabledMeanwhile() {
    let stage = ButtonStage()
    stage.enable("B", false)
    stage.down(50, 20)
    stage.enable("B", true)
    stage.up(50, 20)
    #expect(stage.take() == [])
  }

  @Test("the same of a plain button in a row")
  func enabledMeanwhileInARow() {
    let scene = Scene()
    scene.setOpen("r1")
    let button = scene.button("r1.delete")
    #expect(sidle_button_set_enabled(scene.stage, button, 0) == 0)
    scene.play("d1(300,30)@0")
    #expect(sidle_button_set_enabled(scene.stage, button, 1) == 0)
    scene.play("u1@20 idle")
    #expect(scene.take() == [])
  }

  @Test("adobe/react-spectrum 1717: disabled by the host, a press has one end and no action")
  func disabledByTheHost() {
    let stage = ButtonStage()
    stage.down(50, 20)
    stage.enable("B", false)
    stage.up(50, 20)
    #expect(stage.take() == ["B down touch", "B cancelled disabled"])
  }

  @Test(
    "adobe/react-spectrum 3043: the focus that moves while a key is down leaves nothing pressed")
  func focusMovesMeanwhile() {
    let stage = ButtonStage()
    stage.add("C", y: 300)
    stage.focus("B")
    stage.key(SIDLE_KEY_ENTER, isDown: true)
    #expect(stage.isIn(SIDLE_STATE_HIGHLIGHTED))
    stage.focus("C")
    stage.key(SIDLE_KEY_ENTER, isDown: false)
    #expect(
      stage.take() == [
        "B focused code", "B down key", "B cancelled focus", "B unfocused code", "C focused code",
      ])
    #expect(stage.state("B").states == 0)
    #expect(stage.state("C").states == UInt32(SIDLE_STATE_FOCUSED))
  }

  @Test("AvaloniaUI/Avalonia 938: inside goes by the place, not by who has the pointer")
  func releaseOutside() {
    let stage = ButtonStage()
    stage.down(50, 20, kind: SIDLE_POINTER_MOUSE)
    stage.move(150, 20, kind: SIDLE_POINTER_MOUSE)
    stage.up(150, 20, kind: SIDLE_POINTER_MOUSE)
    #expect(stage.take() == ["B down touch", "B drag_exit touch", "B up_outside touch"])
  }

  @Test("AvaloniaUI/Avalonia 6763: a button that repeats stops when the window loses the focus")
  func repeatEndsWithTheFocus() {
    let stage = ButtonStage {
      $0.repeat_delay = 0.3
      $0.repeat_interval = 0.1
    }
    stage.down(50, 20, at: 0)
    stage.step(to: 450)
    #expect(sidle_stage_cancel_all(stage.stage) == 0)
    stage.step(to: 1000)
    #expect(
      stage.texts() == [
        "0.000000000 button B down reason=touch x=50.000 y=20.000",
        "0.300000000 button B button_triggered reason=hold count=1 x=50.000 y=20.000",
        "0.400000000 button B button_triggered reason=hold count=2 x=50.000 y=20.000",
        "0.450000000 button B cancelled reason=cancelled x=50.000 y=20.000",
      ])
    #expect(sidle_stage_is_idle(stage.stage) == 1)
  }

  @Test("AvaloniaUI/Avalonia 6957: a disabled button keeps the focus and takes no key")
  func disabledWithFocus() {
    let stage = ButtonStage()
    stage.focus("B")
    stage.enable("B", false)
    _ = stage.take()
    stage.key(SIDLE_KEY_ENTER, isDown: true)
    stage.key(SIDLE_KEY_ENTER, isDown: false)
    #expect(stage.take() == [])
    #expect(stage.state().states == UInt32(SIDLE_STATE_DISABLED | SIDLE_STATE_FOCUSED))
  }

  @Test("lvgl/lvgl 442: sliding off is told when it happens, and the release as well")
  func slidingOffIsTold() {
    let stage = ButtonStage()
    stage.down(50, 20, at: 0)
    stage.move(400, 20, at: 30)
    #expect(stage.take() == ["B down touch", "B drag_exit touch"])
    stage.up(400, 20, at: 60)
    #expect(stage.take() == ["B up_outside touch"])
  }

  @Test("esphome/feature-requests 3060: a long press is not a short one as well, unless asked for")
  func longOrShort() {
    for keeps in [0, 1] {
      let stage = ButtonStage {
        $0.long_press = 0.4
        $0.long_press_keeps_action = Int32(keeps)
      }
      stage.down(50, 20, at: 0)
      stage.up(50, 20, at: 600)
      #expect(
        stage.take() == ["B down touch", "B button_long_pressed touch", "B up_inside touch"]
          + (keeps == 1 ? ["B button_triggered tap"] : []))
    }
  }

  @Test("react/react-native 31000: a small movement on the button does not end a long press")
  func movesWithinALongPress() {
    let stage = ButtonStage { $0.long_press = 0.4 }
    stage.down(50, 20, at: 0)
    stage.move(58, 24, at: 100)
    stage.step(to: 500)
    #expect(
      stage.texts() == [
        "0.000000000 button B down reason=touch x=50.000 y=20.000",
        "0.400000000 button B button_long_pressed reason=touch x=58.000 y=24.000",
      ])
    // Leaving does.
    let other = ButtonStage { $0.long_press = 0.4 }
    other.down(50, 20, at: 0)
    other.move(400, 20, at: 100)
    other.move(50, 20, at: 110)
    other.step(to: 900)
    #expect(other.names() == ["down", "drag_exit", "drag_enter"])
  }

  @Test("unoplatform/uno 2219: two fingers on two buttons each have their own")
  func twoFingers() {
    let stage = ButtonStage()
    stage.add("C", y: 300)
    stage.down(50, 20, pointer: 1)
    stage.down(50, 320, pointer: 2)
    stage.up(50, 20, pointer: 1)
    stage.up(50, 320, pointer: 2)
    #expect(
      stage.take() == [
        "B down touch", "C down touch", "B up_inside touch", "B button_triggered tap",
        "C up_inside touch", "C button_triggered tap",
      ])
    #expect(stage.state("B").states == 0 && stage.state("C").states == 0)
  }

  @Test("a second finger on a pressed button does nothing, whichever lifts first")
  func secondFinger() {
    let stage = ButtonStage()
    stage.down(50, 20, pointer: 1)
    stage.down(60, 20, pointer: 2)
    stage.up(60, 20, pointer: 2)
    #expect(stage.take() == ["B down touch"])
    #expect(stage.isIn(SIDLE_STATE_HIGHLIGHTED))
    stage.up(50, 20, pointer: 1)
    #expect(stage.take() == ["B up_inside touch", "B button_triggered tap"])
  }

  @Test("ocornut/imgui 4858: down and up at one time are a press")
  func pressInNoTime() {
    let stage = ButtonStage()
    let samples = [SIDLE_PHASE_DOWN, SIDLE_PHASE_UP].map {
      sidle_sample(
        time_ns: 5, pointer: 1, phase: Int32($0), kind: Int32(SIDLE_POINTER_TOUCH), buttons: 1,
        x: 50, y: 20, pressure: 0)
    }
    #expect(sidle_stage_push(stage.stage, samples, 2, nil) == 0)
    stage.step(to: 16)
    #expect(stage.take() == Self.chosen)
  }

  @Test("lvgl/lvgl 946: a button that is destroyed in answer to its event is gone, others are not")
  func destroyedByTheHandler() {
    let stage = ButtonStage()
    stage.add("C", y: 300)
    stage.down(50, 20)
    stage.up(50, 20)
    stage.destroy("B")
    stage.perform("C")
    #expect(stage.take() == Self.chosen + ["C button_triggered code"])
    #expect(sidle_button_perform(stage.stage, stage["B"]) == SIDLE_ERROR_STALE)
    stage.tap(50, 20)
    #expect(stage.take() == [])
    // While it is pressed: the end belongs to the press, and nothing follows.
    stage.down(50, 320)
    stage.destroy("C")
    stage.up(50, 320)
    #expect(stage.names() == ["down", "cancelled"])
  }

  @Test("w3c/aria-practices 610: holding the space bar toggles once, when it comes up")
  func heldSpace() {
    let stage = ButtonStage { $0.changes_selection = 1 }
    stage.focus("B")
    for _ in 0..<11 {
      stage.key(SIDLE_KEY_SPACE, isDown: true)
      #expect(stage.state().states & UInt32(SIDLE_STATE_SELECTED) == 0)
    }
    stage.key(SIDLE_KEY_SPACE, isDown: false)
    #expect(stage.isIn(SIDLE_STATE_SELECTED))
    #expect(
      stage.take() == [
        "B focused code", "B down key", "B up_inside key", "B button_triggered key",
        "B changed key on",
      ])
  }

  @Test("eBay/ebayui-core 666, Khan/wonder-blocks 138: a key carries it out once")
  func oneActionAKey() {
    for key in [SIDLE_KEY_SPACE, SIDLE_KEY_ENTER, SIDLE_KEY_ACTIVATE] {
      let stage = ButtonStage()
      stage.focus("B")
      _ = stage.take()
      stage.key(key, isDown: true)
      stage.key(key, isDown: false)
      #expect(stage.take() == ["B down key", "B up_inside key", "B button_triggered key"])
    }
  }

  @Test("nex3z/ToggleButtonGroup 37: a choice by code tells the host nothing")
  func silentChoice() {
    let stage = ButtonStage { $0.changes_selection = 1 }
    stage.select("B", true)
    #expect(stage.take() == [])
    #expect(stage.isIn(SIDLE_STATE_SELECTED))
  }

  @Test("flutter/flutter 62913: hovering follows whether it is enabled, without the pointer moving")
  func hoveringAndEnabled() {
    let stage = ButtonStage()
    stage.hover(50, 20)
    #expect(stage.isIn(SIDLE_STATE_HOVERED))
    stage.enable("B", false)
    #expect(!stage.isIn(SIDLE_STATE_HOVERED))
    stage.enable("B", true)
    #expect(stage.isIn(SIDLE_STATE_HOVERED))
    #expect(stage.names() == ["hover_began", "hover_ended", "hover_began"])
  }

  @Test(
    "DavydLiu/DLRadioButton 158: an update that asks for another has one each step, and is told")
  func updateLoop() {
    let stage = ButtonStage { $0.wants_updates = 1 }
    stage.select("B", true)
    var names: [String] = []
    for step in 1...20 {
      stage.step(to: Double(step) * 16)
      let batch = stage.texts().map { String($0.split(separator: " ")[3]) }
      #expect(batch.filter { $0 == "needs_update" }.count == 1)
      names += batch
      // The host sets an image, which asks for nothing, and asks by itself.
      #expect(sidle_button_set_needs_update(stage.stage, stage["B"]) == 0)
      #expect(sidle_button_set_needs_update(stage.stage, stage["B"]) == 0)
    }
    #expect(names.count == 21)
    #expect(names.firstIndex(of: "update_loop") == 9)
    #expect(stage.state().update_count == 20)
  }

  @Test(
    "godotengine/godot 113074: to perform by code is to press, as far as that would do anything")
  func performed() {
    let toggle = ButtonStage { $0.changes_selection = 1 }
    toggle.perform("B")
    #expect(toggle.take() == ["B button_triggered code", "B changed code on"])
    toggle.perform("B")
    #expect(toggle.take() == ["B button_triggered code", "B changed code off"])
    toggle.enable("B", false)
    toggle.perform("B")
    #expect(toggle.take() == [])
    #expect(toggle.state().states == UInt32(SIDLE_STATE_DISABLED))
  }

  @Test("the same of a button with a menu: to perform it opens the menu")
  func performedMenu() {
    let stage = ButtonStage { $0.shows_menu = 1 }
    var spec = sidle_menu_spec()
    sidle_menu_spec_init_sized(&spec, MemoryLayout<sidle_menu_spec>.size)
    var root = sidle_menu()
    var leaf = sidle_menu()
    #expect(sidle_menu_create(stage.stage, sidle_menu(), &spec, &root) == 0)
    spec.kind = Int32(SIDLE_ELEMENT_ACTION)
    #expect(sidle_menu_create(stage.stage, root, &spec, &leaf) == 0)
    #expect(sidle_button_set_menu(stage.stage, stage["B"], root) == 0)
    stage.perform("B")
    #expect(stage.isIn(SIDLE_STATE_HELD))
    #expect(stage.names() == ["menu_action", "menu_opened"])
    stage.perform("B")
    #expect(stage.names() == [], "it is open")
  }
}
