import CSidle
import SidleC
import Testing

/// The preset `swipe_delete`: a row of 320 x 60 with one leading button, 80 wide, that lies still under
/// it. Slop 10, swallowed.
@Suite struct SwipeDeleteTests {
  private func scene(_ change: (inout sidle_row_spec) -> Void = { _ in }) -> Scene {
    var spec = Scene.rowSpec()
    #expect(sidle_row_spec_preset(&spec, Int32(SIDLE_PRESET_SWIPE_DELETE)) == 0)
    change(&spec)
    return Scene(leading: ["delete"], trailing: [], row: spec)
  }

  private let began = "r1 drag_began leading touch"
  private let ended = "r1 drag_ended leading touch"
  private let opens = ["r1 will_open leading touch", "r1 opened leading touch"]
  private let closes = ["r1 will_close leading touch", "r1 closed leading touch"]

  @Test("the button lies still, and the row never goes past the extent nor below 0")
  func clamped() {
    let scene = scene()
    scene.play("d1(100,30)@0")
    for (x, offset) in [
      (109, 0), (110, 0), (130, 20), (170, 60), (190, 80), (300, 80), (171, 61), (90, 0), (20, 0),
      (135, 25),
    ] as [(Double, Double)] {
      scene.play("m1(\(x),30)@16")
      #expect(scene.offset("r1") == offset, "\(x)")
      let button = scene.state(button: scene.button("r1.delete")).frame
      #expect(button.x == 0 && button.width == 80)
    }
  }

  @Test("a release opens from half the extent on, from closed and from open, at any speed")
  func release() {
    for (travel, isOpen) in [(49.9, false), (50, true), (60, true), (20, false)] {
      for (time, isFast) in [(8.0, true), (400, false)] {
        let scene = scene()
        scene.drag(from: (100, 30), by: travel, in: time, rest: isFast ? 0 : 200)
        scene.idle()
        #expect(scene.phase("r1") == (isOpen ? "open" : "closed"), "\(travel)")
        #expect(scene.take().suffix(2).last == (isOpen ? opens[1] : ended))
      }
    }
    // From open: 40 left is enough to stay.
    for (travel, isOpen) in [(-50.0, true), (-50.1, false), (-30, true)] {
      let scene = scene()
      scene.setOpen("r1", SIDLE_EDGE_LEADING)
      scene.drag(from: (200, 30), by: travel, in: 400, rest: 200)
      scene.idle()
      #expect(scene.phase("r1") == (isOpen ? "open" : "closed"), "\(travel)")
      #expect(scene.take() == [began, ended] + (isOpen ? [] : closes))
    }
  }

  @Test("the rest changes silently where the drag reaches the extent or 0, and the drag goes on")
  func silentRest() {
    let scene = scene()
    scene.play("d1(100,30)@0 m1(190,30)@50")
    #expect(scene.state("r1").offset == 80)
    #expect(scene.take() == ["r1 drag_began leading touch"])
    #expect(scene.whatIf("r1").changes == 0)
    scene.play("m1(185,30)@20 m1(195,30)@40 u1@400")
    // It is there, and that is its rest: nothing is announced and nothing moves.
    #expect(scene.take() == [ended])
    #expect(scene.isIdle)
    #expect(scene.phase("r1") == "open")
    #expect(scene.offset("r1") == 80)
    // To 0 and a little back: the rest is closed by then.
    scene.play("d1(200,30)@0 m1(170,30)@30 m1(90,30)@50 m1(120,30)@100 u1@400 idle")
    #expect(scene.take() == [began, ended])
    #expect(scene.offset("r1") == 0)
    // To 0 and far back: an opening.
    scene.setOpen("r1", SIDLE_EDGE_LEADING)
    scene.play("d1(200,30)@0 m1(170,30)@30 m1(90,30)@50 m1(180,30)@100")
    #expect(scene.whatIf("r1").changes == 1)
    scene.play("u1@400 idle")
    #expect(scene.take() == [began, ended] + opens)
  }

  @Test("a cancel goes back to the rest at the beginning of the drag")
  func cancel() {
    // Across the extent: the rest has changed meanwhile, so closing is announced.
    var scene = scene()
    scene.play("d1(100,30)@0 m1(200,30)@50 m1(160,30)@100 c1@120 idle")
    #expect(
      scene.take() == [
        began, "r1 drag_ended leading cancelled !", "r1 will_close leading cancelled",
        "r1 closed leading cancelled",
      ])
    #expect(scene.offset("r1") == 0)
    // Not across it: it is closed as before.
    scene = self.scene()
    scene.play("d1(100,30)@0 m1(170,30)@50 c1@120 idle")
    #expect(scene.take() == [began, "r1 drag_ended leading cancelled !"])
    #expect(scene.offset("r1") == 0)
    // From open, across 0.
    scene = self.scene()
    scene.setOpen("r1", SIDLE_EDGE_LEADING)
    scene.play("d1(200,30)@0 m1(170,30)@30 m1(80,30)@50 c1@120 idle")
    #expect(
      scene.take() == [
        began, "r1 drag_ended none cancelled !", "r1 will_open leading cancelled",
        "r1 opened leading cancelled",
      ])
    #expect(scene.offset("r1") == 80)
  }

  @Test("with the rest kept, a drag to the extent is announced at the lift, and bounces")
  func keptRest() {
    let scene = scene { $0.drag_rest = Int32(SIDLE_DRAG_REST_KEPT) }
    scene.play("d1(100,30)@0 m1(195,30)@50 u1@400")
    #expect(scene.take() == [began, ended, opens[0]])
    scene.step(100)
    #expect(scene.offset("r1") == 100)
    scene.idle()
    #expect(scene.take() == [opens[1]])
  }

  @Test("a row is reset at once and silently, in either stage of a bounce too")
  func reset() {
    for wait in [0, 50, 150, 300] as [Double] {
      let scene = scene()
      scene.setOpen("r1", SIDLE_EDGE_LEADING)
      if wait > 0 { scene.close("r1") }
      scene.step(wait)
      scene.heard = []
      let isMoving = !scene.isIdle
      #expect(sidle_row_reset(scene.stage, scene.row("r1")) == 0)
      scene.idle()
      #expect(scene.take() == (isMoving ? ["r1 interrupted leading reset"] : []))
      #expect(scene.offset("r1") == 0 && scene.phase("r1") == "closed")
    }
  }

  // letsar/flutter_slidable#546
  @Test("one drag from the open leading side ends at 0, or goes on into trailing: the setting says")
  func oneSide() {
    for (sides, offset, end) in [
      (SIDLE_DRAG_SIDES_ONE, 0.0, "closed"), (SIDLE_DRAG_SIDES_BOTH, -150, "open"),
    ] {
      var spec = Scene.rowSpec()
      spec.drag_sides = Int32(sides)
      let scene = Scene(row: spec)
      scene.setOpen("r1", SIDLE_EDGE_LEADING)
      var least = 80.0
      scene.drag(from: (300, 30), by: -240, in: 480, rest: 200, lift: false)
      least = min(least, scene.offset("r1"))
      #expect(least == offset)
      scene.play("u1@200 idle")
      #expect(scene.phase("r1") == end)
      // Back the same way within one drag the finger takes the row along where it passed 0.
      scene.setOpen("r1", SIDLE_EDGE_LEADING)
      scene.play("d1(300,30)@0 m1(100,30)@50 m1(240,30)@100")
      #expect(scene.offset("r1") == 30)
      scene.play("u1@400 idle")
      // The next drag may go to the other side.
      scene.close("r1", animated: false)
      scene.drag(from: (300, 30), by: -150, in: 150)
      scene.idle()
      #expect(scene.offset("r1") == -160)
      #expect(scene.state("r1").edge == SIDLE_EDGE_TRAILING)
    }
  }

  @Test("a drag of one side that begins at rest keeps to where it goes")
  func oneSideFromClosed() {
    var spec = Scene.rowSpec()
    spec.drag_sides = Int32(SIDLE_DRAG_SIDES_ONE)
    for way in [1.0, -1] {
      let scene = Scene(row: spec)
      scene.play("d1(150,30)@0 m1(\(150 + way * 60),30)@50")
      #expect(scene.offset("r1") == way * 50)
      scene.play("m1(\(150 - way * 100),30)@50")
      #expect(scene.offset("r1") == 0)
      scene.play("u1@400 idle")
      #expect(scene.phase("r1") == "closed")
    }
  }
}
