import CSidle
import SidleC
import Testing

/// A button that a pull carries out is the button that a tap carries out: busy, on or off, open or closed.
@Suite struct PulledButtonTests {
  private func scene(
    _ kind: Int = SIDLE_FULL_SWIPE_KEEPS, _ change: (inout sidle_button_spec) -> Void
  ) -> Scene {
    let scene = Scene(trailing: [], row: FullSwipeTests.spec(kind))
    scene.addButton(scene.row("r1"), SIDLE_EDGE_TRAILING, "r1.B", change)
    return scene
  }

  private func pull(_ scene: Scene, lift: Bool = true) {
    scene.drag(from: (310, 30), by: -220, in: 200, rest: 200, lift: lift)
  }

  private func isSelected(_ scene: Scene) -> Bool {
    scene.state(button: scene.button("r1.B")).states & UInt32(SIDLE_STATE_SELECTED) != 0
  }

  private func setBusy(_ scene: Scene, _ isBusy: Int32) {
    #expect(sidle_button_set_busy(scene.stage, scene.button("r1.B"), isBusy) == 0)
  }

  @Test("a busy button is not armed, disarms when it becomes busy and arms when it is free")
  func busy() {
    let scene = scene { _ in }
    setBusy(scene, 1)
    pull(scene, lift: false)
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    setBusy(scene, 0)
    scene.step(0)
    #expect(scene.take() == ["r1 armed trailing touch"])
    setBusy(scene, 1)
    scene.play("u1@1")
    setBusy(scene, 0)
    scene.idle()
    let names = scene.heard.map(\.name)
    #expect(names.first == "disarmed")
    #expect(!names.contains("committed") && !names.contains("button_triggered"))
  }

  @Test("the next button that is free is armed in its place")
  func nextButton() {
    let scene = Scene(row: FullSwipeTests.spec())
    #expect(sidle_button_set_busy(scene.stage, scene.button("r1.delete"), 1) == 0)
    scene.drag(from: (310, 30), by: -270, in: 200, rest: 200)
    scene.step(1000)
    let triggered = scene.heard.filter { $0.name == "button_triggered" }
    #expect(triggered.map(\.object) == ["r1.more"])
  }

  @Test(
    "one that changes is turned on by a pull, and by a yes, after it is told that it was carried out"
  )
  func changes() {
    let kept = scene { $0.changes_selection = 1 }
    pull(kept)
    kept.idle()
    #expect(isSelected(kept))
    #expect(
      kept.take() == [
        "r1 drag_began trailing touch", "r1 armed trailing touch",
        "r1 drag_ended trailing touch", "r1 committed trailing touch",
        "r1.B button_triggered trailing touch", "r1.B changed trailing touch !",
        "r1 will_close trailing action", "r1 closed trailing action",
      ])
    let asked = scene {
      $0.changes_selection = 1
      $0.needs_confirm = 1
    }
    pull(asked)
    asked.idle()
    #expect(!isSelected(asked))
    asked.heard = []
    #expect(sidle_row_resolve(asked.stage, asked.row("r1"), 1) == 0)
    asked.idle()
    #expect(isSelected(asked))
    #expect(
      asked.take() == [
        "r1.B button_triggered trailing code", "r1.B changed trailing code !",
        "r1 will_close trailing action", "r1 closed trailing action",
      ])
    let refused = scene {
      $0.changes_selection = 1
      $0.needs_confirm = 1
    }
    pull(refused)
    #expect(sidle_row_resolve(refused.stage, refused.row("r1"), 0) == 0)
    refused.idle()
    #expect(!isSelected(refused))
  }

  @Test("a destructive one, too, tells that it was carried out before it tells that it is on")
  func destructive() {
    let scene = scene {
      $0.changes_selection = 1
      $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE)
    }
    scene.setOpen("r1")
    scene.play("d1(300,30)@0 u1@20")
    #expect(
      scene.take() == [
        "r1 committed trailing tap !", "r1.B button_triggered trailing tap",
        "r1.B changed trailing tap !",
      ])
  }

  @Test(
    "a yes to one that keeps its row open leaves it open; to another closes it; a no goes by the row"
  )
  func keepsOpen() {
    for (keeps, accepts, rejected, isOpen) in [
      (1, 1, SIDLE_ON_REJECT_CLOSES, true), (0, 1, SIDLE_ON_REJECT_CLOSES, false),
      (1, 1, SIDLE_ON_REJECT_OPENS, true), (0, 1, SIDLE_ON_REJECT_OPENS, false),
      (1, 0, SIDLE_ON_REJECT_CLOSES, false), (1, 0, SIDLE_ON_REJECT_OPENS, true),
    ] {
      let scene = Scene(
        trailing: [], row: FullSwipeTests.spec { $0.on_reject = Int32(rejected) })
      scene.addButton(scene.row("r1"), SIDLE_EDGE_TRAILING, "r1.B") {
        $0.keeps_open = Int32(keeps)
        $0.needs_confirm = 1
      }
      pull(scene)
      scene.idle()
      scene.heard = []
      #expect(sidle_row_resolve(scene.stage, scene.row("r1"), Int32(accepts)) == 0)
      scene.idle()
      #expect(scene.phase("r1") == (isOpen ? "open" : "closed"), "\(keeps) \(accepts) \(rejected)")
      let last = scene.take().suffix(2)
      let reason = accepts == 1 ? "action" : "code"
      #expect(
        last
          == (isOpen
            ? ["r1 will_open trailing \(reason)", "r1 opened trailing \(reason)"]
            : ["r1 will_close trailing \(reason)", "r1 closed trailing \(reason)"]))
    }
  }

  @Test("the press of a busy button is not offered, and refused")
  func accessibility() {
    let scene = scene { _ in }
    scene.setOpen("r1")
    func offered() -> Int32? {
      var count: Int32 = 0
      #expect(sidle_row_count_actions(scene.stage, scene.row("r1"), &count) == 0)
      for index in 0..<count {
        var action = sidle_action()
        action.struct_size = UInt32(MemoryLayout<sidle_action>.size)
        #expect(sidle_row_get_action(scene.stage, scene.row("r1"), index, &action) == 0)
        if action.object == scene.button("r1.B").value { return action.enabled }
      }
      return nil
    }
    #expect(offered() == 1)
    setBusy(scene, 1)
    #expect(offered() == 0)
    let button = scene.button("r1.B").value
    #expect(scene.perform("r1", SIDLE_ACTION_PRESS, button) == SIDLE_ERROR_STATE)
    #expect(scene.lastError.contains("busy"))
    scene.step(0)
    #expect(scene.take() == [])
    setBusy(scene, 0)
    #expect(scene.perform("r1", SIDLE_ACTION_PRESS, button) == 0)
    scene.step(0)
    #expect(scene.take().first == "r1.B button_triggered trailing accessibility")
  }
}
