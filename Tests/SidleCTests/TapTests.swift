import CSidle
import SidleC
import Testing

/// What a tap does, by where it is and by what is open.
@Suite struct TapTests {
  private func scene(
    tap: Int = SIDLE_TAP_CLOSES, outside: Int = SIDLE_TAP_OUTSIDE_CLOSES,
    policy: Int = SIDLE_POLICY_ONE, leading: [String] = ["read"],
    trailing: [String] = ["more", "delete"]
  ) -> Scene {
    var list = Scene.listSpec()
    list.tap_outside = Int32(outside)
    list.policy = Int32(policy)
    var row = Scene.rowSpec()
    row.tap = Int32(tap)
    return Scene(leading: leading, trailing: trailing, list: list, row: row)
  }

  @Test("a tap on the content of a closed row is the host's, with its place")
  func onClosedContent() {
    for tap in [SIDLE_TAP_CLOSES, SIDLE_TAP_PASSES] {
      let scene = scene(tap: tap)
      scene.play("d1(100,90)@0 m1(103,94)@5 u1(104,93)@60 idle")
      #expect(scene.heard.map { [$0.x, $0.y] } == [[104, 93]])
      #expect(scene.heard.first?.time == 60_000_000)
      #expect(scene.take() == ["r2 tapped none tap"])
    }
  }

  @Test("a tap on the content of an open row closes it, or passes, as the row has it")
  func onOpenContent() {
    let closing = scene(tap: SIDLE_TAP_CLOSES)
    closing.setOpen("r1")
    closing.play("d1(100,30)@0 u1@60")
    #expect(closing.heard.map { [$0.x, $0.y] } == [[100, 30]])
    closing.idle()
    #expect(closing.take() == ["r1 will_close trailing tap", "r1 closed trailing tap"])
    let passing = scene(tap: SIDLE_TAP_PASSES)
    passing.setOpen("r1")
    passing.play("d1(100,30)@0 u1@60 idle")
    #expect(passing.take() == ["r1 tapped none tap"])
    #expect(passing.phase("r1") == "open")
  }

  @Test("a toggling row opens its trailing edge by a tap, or the only one it has, and closes again")
  func toggling() {
    let table: [(leading: [String], trailing: [String], edge: String)] = [
      (["a"], ["b"], "trailing"), ([], ["b"], "trailing"), (["a"], [], "leading"),
    ]
    for (leading, trailing, edge) in table {
      let scene = scene(tap: SIDLE_TAP_TOGGLES, leading: leading, trailing: trailing)
      scene.play("d1(160,30)@0 u1@60 idle")
      #expect(scene.take() == ["r1 will_open \(edge) tap", "r1 opened \(edge) tap"])
      scene.play("d1(160,30)@0 u1@60 idle")
      #expect(scene.take() == ["r1 will_close \(edge) tap", "r1 closed \(edge) tap"])
    }
    let bare = scene(tap: SIDLE_TAP_TOGGLES, leading: [], trailing: [])
    bare.play("d1(160,30)@0 u1@60 idle")
    #expect(bare.take() == ["r1 tapped none tap"])
  }

  @Test("a tap on a moving row turns it by where it was heading")
  func onMovingRow() {
    let scene = scene(tap: SIDLE_TAP_TOGGLES)
    scene.open("r1")
    scene.step(80)
    scene.play("d1(100,30)@0 u1@10")
    scene.step(60)
    scene.play("d1(100,30)@0 u1@10 idle")
    #expect(
      scene.take() == [
        "r1 will_open trailing code", "r1 interrupted trailing tap", "r1 will_close trailing tap",
        "r1 interrupted trailing tap", "r1 will_open trailing tap", "r1 opened trailing tap",
      ])
  }

  @Test("a button is triggered by a tap, with its row and place, and the row closes")
  func onButton() {
    let scene = scene()
    scene.setOpen("r2")
    scene.play("d1(250,90)@0 m1(252,95)@10 u1(253,95)@60")
    let trigger = scene.heard.first!
    #expect(trigger.object == "r2.delete")
    #expect(trigger.offset == -160)
    #expect([trigger.x, trigger.y] == [253, 95])
    #expect(
      trigger.text
        == "0.060000000 button r2.delete button_triggered row=r2 edge=trailing reason=tap"
        + " x=253.000 y=95.000")
    scene.idle()
    #expect(
      scene.take() == [
        "r2.delete button_triggered trailing tap", "r2 will_close trailing action",
        "r2 closed trailing action",
      ])
  }

  @Test("a button that wanders off its tap slop is not triggered, and may become a drag")
  func offButton() {
    let scene = scene()
    scene.setOpen("r1")
    scene.play("d1(250,30)@0 m1(250,38)@10 m1(257,38)@20 u1@60 idle")
    #expect(scene.take() == [])
    scene.play("d1(250,30)@0 m1(262,30)@10 m1(390,30)@60 u1@70 idle")
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 drag_ended trailing touch",
        "r1 will_close trailing touch", "r1 closed trailing touch",
      ])
  }

  @Test("a button destroyed under a finger is not triggered")
  func destroyedButton() {
    let scene = scene()
    scene.setOpen("r1")
    scene.play("d1(250,30)@0")
    #expect(sidle_button_destroy(scene.stage, scene.button("r1.delete")) == 0)
    scene.play("u1@20 idle")
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == -80)
  }

  @Test("a drag that began on a button goes on when the button is destroyed, and has its end")
  func destroyedUnderDrag() {
    for isLast in [false, true] {
      let scene = scene(trailing: isLast ? ["delete"] : ["more", "delete"])
      scene.setOpen("r1")
      scene.play("d1(300,30)@0 m1(311,30)@16")
      #expect(sidle_button_destroy(scene.stage, scene.button("r1.delete")) == 0)
      scene.play("m1(312,30)@16 m1(390,30)@40 u1@60 idle")
      #expect(
        scene.take().map { $0.split(separator: " ")[1] } == [
          "drag_began", "drag_ended", "will_close", "closed",
        ])
      #expect(scene.phase("r1") == "closed")
      scene.drag(from: (20, 90), by: 70, in: 100)
      scene.idle()
      #expect(scene.phase("r2") == "open")
    }
  }

  @Test("a tap beside all rows closes every open row of every list that wants it")
  func besideAll() {
    var stage = Scene.stageSpec()
    stage.width = 1000
    var many = Scene.listSpec()
    many.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(stage: stage, list: many)
    var other = Scene.listSpec()
    other.frame.x = 400
    other.tap_outside = Int32(SIDLE_TAP_OUTSIDE_IGNORED)
    let ignoring = Scene.createList("other", other, on: scene.stage)
    var spec = Scene.rowSpec()
    var stubborn = sidle_row()
    let made = withText("stubborn") {
      spec.name = $0
      return sidle_row_create(scene.stage, ignoring, &spec, &stubborn)
    }
    #expect(made == 0)
    scene.addButton(stubborn, SIDLE_EDGE_TRAILING, "s.more")
    scene.addRow("loose", trailing: ["x"], inList: false)
    for name in ["r1", "r2", "stubborn", "loose"] { scene.setOpen(name) }
    scene.play("d1(900,400)@0 u1@20 idle")
    #expect(
      scene.take() == [
        "r1 will_close trailing tap_outside", "r2 will_close trailing tap_outside",
        "r1 closed trailing tap_outside", "r2 closed trailing tap_outside",
      ])
    #expect(scene.phase("stubborn") == "open")
    #expect(scene.phase("loose") == "open")
    // Now nothing is left that a tap closes: it reaches nothing and does nothing.
    scene.play("d1(900,400)@0 u1@20 idle")
    #expect(scene.take() == [])
  }

  @Test("the closing by a tap outside carries the tap's place")
  func placeOfTapOutside() {
    let scene = scene()
    scene.setOpen("r1")
    scene.play("d1(123,95)@0 u1@20")
    #expect(scene.heard.map { [$0.x, $0.y] } == [[123, 95]])
    scene.idle()
    #expect(scene.heard.map { [$0.x, $0.y] } == [[123, 95], [0, 0]])
  }

  @Test("where taps outside are ignored they reach what they hit")
  func ignored() {
    let scene = scene(outside: SIDLE_TAP_OUTSIDE_IGNORED)
    scene.setOpen("r1")
    scene.play("d1(100,90)@0 u1@20 idle")
    #expect(scene.take() == ["r2 tapped none tap"])
    #expect(scene.phase("r1") == "open")
  }

  @Test("a row that already closes, or is dragged, is not closed by a tap outside")
  func notTwice() {
    let scene = scene(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r1")
    scene.close("r1")
    scene.step(50)
    scene.play("d1(100,90)@0 u1@10")
    #expect(scene.take() == ["r1 will_close trailing code", "r2 tapped none tap"])
    scene.idle()
    scene.setOpen("r3")
    scene.play("d1(100,150)@0 m1(120,150)@10 d2(100,90)@20 u2@30")
    #expect(scene.take() == ["r3 drag_began trailing touch", "r2 tapped none tap"])
    #expect(scene.phase("r3") == "dragging")
  }

  @Test("with several rows open a tap on one of them is meant for it")
  func onOneOfSeveral() {
    let scene = scene(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r1")
    scene.setOpen("r2")
    scene.play("d1(100,30)@0 u1@20 idle")
    #expect(scene.take() == ["r1 will_close trailing tap", "r1 closed trailing tap"])
    #expect(scene.phase("r2") == "open")
  }
}
