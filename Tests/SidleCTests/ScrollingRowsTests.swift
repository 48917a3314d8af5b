import CSidle
import Foundation
import SidleC
import Testing

/// Lists that scroll by themselves, beside their rows, by wheels, and while they change.
@Suite struct ScrollingRowsTests: ScrollingScenes {
  // MARK: Beside rows

  @Test("rows close when a scroll begins, once")
  func closesRows() {
    let scene = scene()
    scene.setOpen("r1")
    scene.play("d1(100,100)@0 m1(100,80)@20 m1(100,40)@40")
    #expect(scene.take() == [begun, "r1 will_close trailing scroll"])
    scene.open("r9")
    scene.play("m1(100,20)@20 u1@300 idle")
    #expect(scene.openRows == ["r9"])
  }

  @Test("under policy many all rows close, one after the other, also when events have little room")
  func closesMany() {
    var stage = Scene.stageSpec()
    stage.event_capacity = 64
    let scene = scene(rows: 20, policy: SIDLE_POLICY_MANY, stage: stage)
    for index in 1...20 { scene.setOpen("r\(index)") }
    scene.play("d1(100,100)@0 m1(100,80)@20")
    #expect(
      scene.take() == [begun] + (1...20).map { "r\($0) will_close trailing scroll" })
    let open = self.scene(policy: SIDLE_POLICY_MANY) { $0.closes_on_scroll = 0 }
    open.setOpen("r1")
    open.play("d1(100,100)@0 m1(100,80)@20")
    #expect(open.take() == [begun])
  }

  @Test("a list in one hand is nobody else's, and one with a row in hand does not scroll")
  func twoPointers() {
    let scene = scene()
    scene.play("d2(300,30)@0 d1(100,100)@0 m1(100,80)@20 m2(250,30)@30")
    #expect(scene.verdict(1).hasPrefix("claimed scroll"))
    #expect(scene.verdict(2) == "yielded busy r1")
    scene.play("u2@10 d2(300,30)@20 m2(300,100)@30")
    #expect(scene.verdict(2).hasPrefix("yielded busy"))
    scene.play("u2@10 u1@300 idle")
    #expect(scene.take() == [begun, ended])
    scene.play("d1(300,30)@0 d2(100,100)@10 m1(250,30)@20 m2(100,60)@30")
    #expect(scene.verdict(1).hasPrefix("claimed pan"))
    #expect(scene.verdict(2).hasPrefix("yielded busy"))
  }

  @Test("a third contact ends a scroll as cancelled, and so does cancel_all")
  func crowded() {
    let scene = scene()
    scene.play("d1(100,100)@0 m1(100,80)@20 d2(300,30)@30 d3(200,30)@40")
    #expect(scene.take() == [begun, "list scroll_ended none cancelled"])
    #expect(offset(scene) == 10)
    scene.play("u1@10 u2@20 u3@30 d1(100,100)@40 m1(100,80)@60")
    #expect(sidle_stage_cancel_all(scene.stage) == 0)
    scene.step(0)
    #expect(scene.take() == [begun, "list scroll_ended none cancelled"])
    #expect(scene.verdict() == "none")
  }

  @Test("rows that are disabled, empty or gone scroll with the rest")
  func anyRow() {
    let scene = scene(rows: 10)
    #expect(sidle_row_set_enabled(scene.stage, scene.row("r2"), 0) == 0)
    scene.play("d1(100,90)@0 m1(100,70)@20")
    #expect(scene.verdict() == "claimed scroll r2")
    // Its row is removed under the finger: the list goes on.
    #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
    scene.play("m1(100,60)@20")
    #expect(offset(scene) == 20)
    #expect(sidle_row_set_enabled(scene.stage, scene.row("r1"), 0) == 0)
    scene.play("m1(100,50)@20 u1@300 idle")
    #expect(offset(scene) == 30)
    #expect(scene.take() == [begun, ended])
    // Toward an edge without buttons the row refuses, and the contact may still scroll.
    let bare = Scene(rows: 10, leading: [], list: scrolling())
    #expect(
      bare.verdicts("d1(100,90)@0 m1(130,90)@20 m1(130,40)@40")
        == ["undecided r2", "undecided empty_side r2", "claimed scroll r2"])
    bare.play("u1@300 idle")
    #expect(bare.take() == [begun, ended])
  }

  @Test("a scroll that began on a button goes on when the button is hidden or destroyed")
  func onButton() {
    for isHidden in [true, false] {
      for isScrolling in [true, false] {
        let scene = scene(rows: 10)
        scene.setOpen("r2")
        scene.play("d1(300,90)@0")
        if isScrolling { scene.play("m1(300,70)@20") }
        let button = scene.button("r2.delete")
        if isHidden {
          #expect(sidle_button_set_hidden(scene.stage, button, 1) == 0)
        } else {
          #expect(sidle_button_destroy(scene.stage, button) == 0)
        }
        #expect(scene.verdict() == (isScrolling ? "claimed scroll r2" : "undecided gone r2"))
        scene.play("m1(300,50)@20 u1@300 idle")
        #expect(offset(scene) == 30)
        let gone = scene.take().filter { $0.hasPrefix("list") }
        #expect(gone == [begun, ended])
        #expect(state(scene).scroll_phase == Int32(SIDLE_SCROLL_RESTING))
        // Nobody has the list.
        #expect(scene.verdicts("d1(100,60)@0 m1(60,60)@20") == ["undecided r2", "claimed pan r2"])
      }
    }
  }

  private func scrolling() -> sidle_list_spec {
    var spec = Scene.listSpec()
    spec.frame.height = 120
    spec.scrolls = 1
    return spec
  }

  // MARK: Wheels and trackpads

  @Test("a wheel moves the content from its first notch, not past an end, and ends by itself")
  func wheel() {
    let scene = scene()
    let start = scene.milliseconds
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: 60, at: start, kind: SIDLE_POINTER_WHEEL)
    scene.push(SIDLE_PHASE_MOVE, x: 100, y: 20, at: start + 5, kind: SIDLE_POINTER_WHEEL)
    scene.step(5)
    #expect(offset(scene) == 40)
    scene.push(SIDLE_PHASE_MOVE, x: 100, y: 120, at: start + 20, kind: SIDLE_POINTER_WHEEL)
    scene.step(15)
    #expect(offset(scene) == 0)
    // What went past the end is forgotten: the next notch back counts.
    scene.push(SIDLE_PHASE_MOVE, x: 100, y: 95, at: start + 30, kind: SIDLE_POINTER_WHEEL)
    scene.step(10)
    #expect(offset(scene) == 25)
    #expect(scene.take() == [begun])
    scene.idle()
    #expect(scene.take() == [ended])
    #expect(scene.milliseconds - start == 180)
  }

  @Test("fingers on a trackpad fling; what the device goes on telling moves nothing")
  func trackpad() {
    let scene = scene(rows: 100)
    let start = scene.milliseconds
    let kind = SIDLE_POINTER_SCROLL
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: 60, at: start, kind: kind)
    for index in 1...8 {
      scene.push(
        SIDLE_PHASE_MOVE, x: 100, y: 60 - 10 * Double(index), at: start + 10 * Double(index),
        kind: kind)
    }
    scene.push(SIDLE_PHASE_UP, x: 100, y: -20, at: start + 80, kind: kind)
    scene.push(SIDLE_PHASE_MOMENTUM, x: 100, y: -90, at: start + 90, kind: kind)
    scene.step(80)
    #expect(offset(scene) == 80)
    scene.step(50)
    let rate: Double = -1000.0 * log(0.998)
    let expected: Double = 80.0 + 1000.0 / rate * (1.0 - exp(-rate * 0.05))
    #expect((offset(scene) - expected).magnitude < 1e-6)
    scene.idle()
    #expect(scene.take() == [begun, ended])
  }

  // MARK: Changes meanwhile

  @Test("an offset past the ends is kept and shown at the end, until there is content for it")
  func heldOffset() {
    let scene = scene(rows: 0)
    jump(scene, 200)
    #expect(offset(scene) == 0)
    for index in 1...10 { scene.addRow("r\(index)", trailing: ["x"]) }
    #expect(offset(scene) == 200)
    #expect(state(scene).scroll_end == 480)
    jump(scene, 1000)
    #expect(offset(scene) == 480)
    for index in 4...10 { #expect(sidle_row_destroy(scene.stage, scene.row("r\(index)")) == 0) }
    #expect(offset(scene) == 60)
    scene.idle()
    #expect(scene.take() == [])
  }

  @Test("content that goes or grows while it glides or is held moves nothing at once")
  func contentChanges() {
    let scene = scene(rows: 20)
    jump(scene, 600)
    fling(scene)
    scene.step(20)
    let there = offset(scene)
    let speed = state(scene).scroll_velocity
    // Now past the end: it is pulled back from where it is.
    for index in 12...20 { #expect(sidle_row_destroy(scene.stage, scene.row("r\(index)")) == 0) }
    #expect(state(scene).scroll_end == 540)
    #expect(offset(scene) == there)
    #expect(state(scene).scroll_velocity == speed)
    scene.idle()
    #expect(offset(scene) == 540)
    #expect(scene.take() == [begun, ended])
    // In hand, past the end.
    scene.play("d1(100,100)@0 m1(100,20)@20")
    let held = offset(scene)
    #expect(sidle_row_set_height(scene.stage, scene.row("r1"), 600) == 0)
    #expect((offset(scene) - held).magnitude < 1e-9)
    scene.play("m1(100,10)@10")
    #expect((offset(scene) - held - 10).magnitude < 1e-9)
    let low = sidle_rect(x: 0, y: 0, width: 320, height: 60)
    #expect(sidle_list_set_frame(scene.stage, scene.list, low) == 0)
    #expect((offset(scene) - held - 10).magnitude < 1e-9)
    scene.play("u1@300 idle")
    #expect(scene.take() == [begun, ended])
  }

  @Test("an offset that is set, and a list that is destroyed, end a scroll with their own reasons")
  func ends() {
    let scene = scene()
    fling(scene)
    scene.step(20)
    jump(scene, 7)
    scene.step(0)
    #expect(scene.take() == [begun, "list scroll_ended none code"])
    #expect(offset(scene) == 7)
    #expect(scene.isIdle)
    scene.play("d1(100,100)@0 m1(100,80)@20")
    jump(scene, 9)
    scene.step(0)
    #expect(scene.verdict() == "yielded gone r2")
    scene.play("m1(100,10)@20 u1@30 idle")
    #expect(scene.take() == [begun, "list scroll_ended none code"])
    #expect(offset(scene) == 9)
    scene.play("d1(100,100)@0 m1(100,80)@20")
    scene.heard = []
    #expect(sidle_list_destroy(scene.stage, scene.list) == 0)
    scene.play("m1(100,10)@20 u1@30")
    #expect(scene.take() == ["list scroll_ended none removed"])
  }

  @Test("the end of a glide is a deadline, and until then the stage is not idle")
  func deadline() {
    let scene = scene()
    fling(scene)
    let end = sidle_stage_next_deadline(scene.stage)
    #expect(end > scene.now && end < Int64.max)
    #expect(!scene.isIdle)
    scene.heard = []
    scene.step(to: end - 1)
    #expect(scene.take() == [])
    scene.step(to: end)
    #expect(scene.take() == [ended])
    #expect(scene.heard.isEmpty && scene.isIdle)
  }

  @Test("all of it is in the log, and a replay has the same fingerprint in the middle of it")
  func logged() {
    var stage = Scene.stageSpec()
    stage.log_capacity = 1 << 18
    let scene = scene(stage: stage) {
      $0.scroll_rate = 0.99
      $0.scroll_coefficient = 0.4
    }
    scene.setOpen("r1")
    fling(scene)
    scene.step(30)
    scene.play("d1(100,30)@0 m1(100,118)@20")
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == 0)
    let log = text.string
    #expect(
      log.contains(" scrolls=1 scroll_bounces=1 scroll_rate=0.99 scroll_coefficient=0.4\n"))
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
    #expect(replay.texts.dropFirst(2) == scene.heard.map(\.text)[...])
  }
}
