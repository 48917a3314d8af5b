import CSidle
import SidleC
import Testing

/// Long presses and taps in a row.
@Suite struct PressTests {
  private func scene(longPress: Double = 0, tapWindow: Double = 0, tap: Int = SIDLE_TAP_CLOSES)
    -> Scene
  {
    var row = Scene.rowSpec()
    row.long_press = longPress
    row.tap_window = tapWindow
    row.tap = Int32(tap)
    return Scene(row: row)
  }

  @Test("a contact that stays is a long press at its own time, however time is sliced")
  func longPress() {
    for slice in [1, 7, 16, 1000] as [Double] {
      let scene = scene(longPress: 0.5)
      scene.push(SIDLE_PHASE_DOWN, x: 100, y: 30, at: 10)
      scene.step(to: 10_000_000)
      #expect(sidle_stage_next_deadline(scene.stage) == 510_000_000)
      #expect(!scene.isIdle)
      while scene.milliseconds < 600 { scene.step(slice) }
      #expect(scene.heard.map(\.time) == [510_000_000])
      #expect(
        scene.heard.map(\.text) == [
          "0.510000000 row r1 long_pressed reason=touch x=100.000 y=30.000"
        ])
      #expect(scene.verdict() == "claimed long_press r1")
      #expect(sidle_stage_next_deadline(scene.stage) == Int64.max)
      #expect(scene.isIdle)
    }
  }

  @Test("after a long press nothing comes of a drag or a lift")
  func nothingElse() {
    let scene = scene(longPress: 0.5)
    scene.play("d1(100,30)@0 m1(105,33)@100 S500")
    #expect(scene.take() == ["r1 long_pressed none touch"])
    scene.play("m1(40,30)@10 m1(20,30)@20 u1@30 idle")
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == 0)
  }

  @Test("a contact that lifts, moves away, or is taken away in time is none")
  func inTime() {
    let lifted = scene(longPress: 0.5)
    lifted.play("d1(100,30)@0 u1@499 S1000")
    #expect(lifted.take() == ["r1 tapped none tap"])
    let moved = scene(longPress: 0.5)
    moved.play("d1(100,30)@0 m1(100,41)@100 m1(100,30)@200 S1000")
    #expect(moved.take() == [])
    #expect(moved.isIdle)
    let dragged = scene(longPress: 0.5)
    dragged.play("d1(300,30)@0 m1(280,30)@100 S1000")
    #expect(dragged.take() == ["r1 drag_began trailing touch"])
    let cancelled = scene(longPress: 0.5)
    cancelled.play("d1(100,30)@0 c1@499 S1000")
    #expect(cancelled.take() == [])
    let all = scene(longPress: 0.5)
    all.play("d1(100,30)@0")
    #expect(sidle_stage_cancel_all(all.stage) == 0)
    #expect(sidle_stage_next_deadline(all.stage) == Int64.max)
    all.play("S1000")
    #expect(all.take() == [])
    let destroyed = scene(longPress: 0.5)
    destroyed.play("d1(100,30)@0")
    #expect(sidle_row_destroy(destroyed.stage, destroyed.row("r1")) == 0)
    #expect(sidle_stage_next_deadline(destroyed.stage) == Int64.max)
    destroyed.play("S1000")
    #expect(destroyed.take() == [])
  }

  @Test("a lift at the very time of the deadline comes first, and is a tap")
  func tie() {
    let scene = scene(longPress: 0.5)
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: 30, at: 0)
    scene.push(SIDLE_PHASE_UP, x: 100, y: 30, at: 500)
    scene.step(1000)
    #expect(scene.take() == ["r1 tapped none tap"])
  }

  @Test("buttons, rows that do not ask for it, and what scrolls know no long press")
  func notThere() {
    let off = scene()
    off.play("d1(100,30)@0 S5000 u1@5001")
    #expect(off.take() == ["r1 tapped none tap"])
    let open = scene(longPress: 0.5)
    open.setOpen("r1")
    open.play("d1(300,30)@0 S1000 u1@1001")
    #expect(
      open.take() == ["r1.delete button_triggered trailing tap", "r1 will_close trailing action"])
    for kind in [SIDLE_POINTER_SCROLL, SIDLE_POINTER_WHEEL] {
      let scroll = scene(longPress: 0.05)
      scroll.push(SIDLE_PHASE_DOWN, x: 100, y: 30, at: 0, kind: kind)
      scroll.step(1000)
      #expect(scroll.take() == [])
    }
  }

  @Test("long presses of two contacts, and with the row's own motion at one time")
  func together() {
    let scene = scene(longPress: 0.5)
    scene.play("d1(100,90)@0 d2(100,30)@0 S500")
    // Of deadlines at one time the older row's comes first.
    #expect(scene.take() == ["r1 long_pressed none touch", "r2 long_pressed none touch"])
  }

  @Test("another finger that drags the row meanwhile takes it from the long press")
  func draggedMeanwhile() {
    let scene = scene(longPress: 0.5)
    scene.play("d1(100,30)@0 d2(300,30)@10 m2(280,30)@20 S500")
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    #expect(scene.verdict() == "yielded busy r1")
  }

  @Test("taps in a row are counted while each begins within the window of the one before")
  func counted() {
    let scene = scene(tapWindow: 0.3)
    scene.play(
      "d1(100,30)@0 u1@50 d1(104,33)@200 u1@250 d1(100,30)@550 u1@560 d1(100,30)@861 u1@870")
    #expect(
      scene.heard.map(\.text) == [
        "0.050000000 row r1 tapped reason=tap x=100.000 y=30.000",
        "0.250000000 row r1 tapped reason=tap count=2 x=104.000 y=33.000",
        "0.560000000 row r1 tapped reason=tap count=3 x=100.000 y=30.000",
        "0.870000000 row r1 tapped reason=tap x=100.000 y=30.000",
      ])
    #expect(scene.heard.map(\.detail) == [1, 2, 3, 1])
  }

  @Test("without a window, and on another row, each tap is the first")
  func first() {
    let off = scene()
    off.play("d1(100,30)@0 u1@50 d1(100,30)@60 u1@70")
    #expect(off.take() == ["r1 tapped none tap", "r1 tapped none tap"])
    let two = scene(tapWindow: 0.3)
    two.play("d1(100,30)@0 u1@50 d1(100,90)@60 u1@70 d1(100,90)@80 u1@90")
    #expect(two.take() == ["r1 tapped none tap", "r2 tapped none tap", "r2 tapped none tap x2"])
  }

  @Test("the row answers the first tap of several, and only once")
  func toggles() {
    let scene = scene(tapWindow: 0.3, tap: SIDLE_TAP_TOGGLES)
    scene.play("d1(100,30)@0 u1@50 d1(100,30)@100 u1@150")
    #expect(scene.take() == ["r1 will_open trailing tap", "r1 tapped none tap x2"])
    scene.play("idle d1(100,30)@1000 u1@1050")
    #expect(scene.take() == ["r1 opened trailing tap", "r1 will_close trailing tap"])
  }
}
