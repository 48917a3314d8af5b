import CSidle
import SidleC
import Testing

/// A button in a row is a button: it is pressed, selected and held like one of its own, as long as its
/// contact does not become a drag.
@Suite struct ButtonInRowTests {
  private func scene(_ change: (inout sidle_button_spec) -> Void = { _ in }) -> Scene {
    let scene = Scene(trailing: ["more"])
    scene.addButton(scene.row("r1"), SIDLE_EDGE_TRAILING, "r1.B") {
      $0.reports = Int32(SIDLE_REPORTS_TRACKING)
      change(&$0)
    }
    scene.setOpen("r1")
    return scene
  }

  private func names(_ scene: Scene) -> [String] {
    scene.take().map { String($0.split(separator: " ")[1]) }
  }

  private func states(_ scene: Scene) -> UInt32 {
    scene.state(button: scene.button("r1.B")).states
  }

  @Test("a tap presses it, carries it out and closes the row")
  func tap() {
    let scene = scene()
    scene.play("d1(300,30)@0")
    #expect(states(scene) == UInt32(SIDLE_STATE_HIGHLIGHTED))
    scene.play("u1@20 idle")
    #expect(
      scene.take() == [
        "r1.B down trailing touch", "r1.B up_inside trailing touch",
        "r1.B button_triggered trailing tap", "r1 will_close trailing action",
        "r1 closed trailing action",
      ])
    #expect(states(scene) == 0)
  }

  @Test("a drag of the row takes the press away, and so does a scroll")
  func drag() {
    let scene = scene()
    scene.play("d1(300,30)@0 m1(320,30)@20")
    #expect(names(scene) == ["down", "drag_began", "cancelled"])
    #expect(states(scene) == 0)
    scene.play("u1@100 idle")
    #expect(!names(scene).contains("button_triggered"))
    let scrolled = self.scene()
    scrolled.play("d1(300,30)@0 m1(300,45)@20 u1@40 idle")
    #expect(names(scrolled) == ["down", "cancelled"])
  }

  @Test("what becomes of its row becomes of its press")
  func rowChanges() {
    let table: [(String, (Scene) -> sidle_status, String)] = [
      ("disabled", { sidle_row_set_enabled($0.stage, $0.row("r1"), 0) }, "disabled"),
      ("reset", { sidle_row_reset($0.stage, $0.row("r1")) }, "reset"),
      ("destroyed", { sidle_row_destroy($0.stage, $0.row("r1")) }, "removed"),
      ("list destroyed", { sidle_list_destroy($0.stage, $0.list) }, "removed"),
      ("hidden", { sidle_button_set_hidden($0.stage, $0.button("r1.B"), 1) }, "hidden"),
      ("destroyed itself", { sidle_button_destroy($0.stage, $0.button("r1.B")) }, "removed"),
      ("all cancelled", { sidle_stage_cancel_all($0.stage) }, "cancelled"),
    ]
    for (name, change, reason) in table {
      let scene = scene()
      scene.play("d1(300,30)@0")
      scene.heard = []
      #expect(change(scene) == 0, "\(name)")
      scene.play("u1@20 idle")
      let ends = scene.heard.filter {
        ["cancelled", "up_inside", "up_outside"].contains($0.name)
      }
      #expect(ends.map(\.reason) == [reason], "\(name)")
      #expect(!scene.heard.map(\.name).contains("button_triggered"), "\(name)")
    }
  }

  @Test("it is turned on and off, keeps the row open where it is to, and repeats")
  func toggles() {
    let scene = scene {
      $0.changes_selection = 1
      $0.keeps_open = 1
    }
    scene.play("d1(300,30)@0 u1@20 idle")
    #expect(states(scene) == UInt32(SIDLE_STATE_SELECTED))
    #expect(names(scene) == ["down", "up_inside", "button_triggered", "changed"])
    #expect(scene.phase("r1") == "open")
    let held = self.scene {
      $0.repeat_delay = 0.1
      $0.repeat_interval = 0.05
      $0.keeps_open = 1
    }
    held.play("d1(300,30)@0 S210 u1@211 idle")
    #expect(
      names(held) == [
        "down", "button_triggered", "button_triggered", "button_triggered", "up_inside",
      ])
  }

  @Test("a first tap on one that needs a second turns nothing on")
  func confirming() {
    let scene = scene {
      $0.changes_selection = 1
      $0.needs_confirm = 1
      $0.reports = Int32(SIDLE_REPORTS_ACTIONS)
    }
    scene.play("d1(300,30)@0 u1@20")
    #expect(states(scene) == 0)
    scene.play("d1(300,30)@100 u1@120")
    #expect(states(scene) == UInt32(SIDLE_STATE_SELECTED))
    #expect(names(scene) == ["confirm_needed", "button_triggered", "changed", "will_close"])
  }

  @Test("a row with plain buttons alone has the events it always had")
  func plain() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.play("d1(300,30)@0 u1@20 idle")
    #expect(names(scene) == ["button_triggered", "will_close", "closed"])
  }
}
