import CSidle
import SidleC
import Testing

/// What users of other swipe rows reported about lists, identity, events and layout.
@Suite struct ReportedListTests {
  private func widthSpec(_ policy: Int, _ width: Double, min: Double = 0, max: Double = 1e9)
    -> sidle_row_spec
  {
    var spec = Scene.rowSpec()
    spec.width_policy = Int32(policy)
    spec.width = width
    spec.width_min = min
    spec.width_max = max
    return spec
  }

  // chthai64/SwipeRevealLayout#60
  @Test("when an open row is removed, the one that takes its place is closed")
  func removedWhileOpen() {
    let scene = Scene()
    scene.setOpen("r2")
    #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
    scene.idle()
    #expect(scene.take() == ["r2 closed trailing removed"])
    var second = sidle_row()
    #expect(sidle_list_get_row(scene.stage, scene.list, 1, &second) == 0)
    #expect(second.value == scene.row("r3").value)
    #expect(scene.state("r3").index == 1)
    #expect(scene.state("r3").frame.y == 60)
    #expect(scene.offset("r3") == 0)
    #expect(scene.phase("r3") == "closed")
  }

  // MortimerGoro/MGSwipeTableCell#198, SwipeCellKit/SwipeCellKit#288
  @Test("changing another row, or the open one without changing its buttons, closes nothing")
  func unrelatedChanges() {
    let scene = Scene()
    scene.setOpen("r1")
    let title = "New title"
    #expect(withText(title) { sidle_row_set_title(scene.stage, scene.row("r3"), $0) } == 0)
    #expect(withText(title) { sidle_row_set_title(scene.stage, scene.row("r1"), $0) } == 0)
    scene.addButton(scene.row("r3"), SIDLE_EDGE_TRAILING, "r3.third")
    #expect(
      withText(title) { sidle_button_set_title(scene.stage, scene.button("r1.more"), $0) } == 0)
    #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
    scene.idle()
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == -160)
    #expect(scene.phase("r1") == "open")
  }

  // ionic-team/ionic-framework#15486
  @Test("after an open row was removed the list swipes as ever")
  func swipeAfterRemoval() {
    let scene = Scene()
    scene.setOpen("r1")
    #expect(sidle_row_destroy(scene.stage, scene.row("r1")) == 0)
    // r2 now lies where r1 was.
    scene.drag(from: (300, 30), by: -120, in: 150)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 closed trailing removed", "r2 drag_began trailing touch",
        "r2 drag_ended trailing touch", "r2 will_open trailing touch", "r2 opened trailing touch",
      ])
  }

  // MortimerGoro/MGSwipeTableCell#77
  @Test("a button of one row and then of another: each is triggered once, for its own row")
  func twoTriggers() {
    let scene = Scene()
    for (name, y) in [("r1", 30), ("r2", 90)] {
      scene.setOpen(name)
      scene.play("d1(200,\(y))@0 u1@60 idle")
      #expect(
        scene.heard.filter { $0.name == "button_triggered" }.map(\.object) == ["\(name).more"])
      #expect(scene.heard.first!.text.contains(" row=\(name) "))
      #expect(
        scene.take() == [
          "\(name).more button_triggered trailing tap", "\(name) will_close trailing action",
          "\(name) closed trailing action",
        ])
    }
  }

  // SwipeCellKit/SwipeCellKit#83, MortimerGoro/MGSwipeTableCell#262
  @Test("under policy many several rows stay open, and each button answers for its own")
  func many() {
    for tapOutside in [SIDLE_TAP_OUTSIDE_CLOSES, SIDLE_TAP_OUTSIDE_IGNORED] {
      var list = Scene.listSpec()
      list.policy = Int32(SIDLE_POLICY_MANY)
      list.tap_outside = Int32(tapOutside)
      let scene = Scene(list: list)
      scene.open("r1")
      scene.idle()
      scene.drag(from: (300, 90), by: -120, in: 150)
      scene.idle()
      #expect(scene.take().count == 6)
      #expect([scene.offset("r1"), scene.offset("r2")] == [-160, -160])
      scene.play("d1(200,90)@0 u1@60 idle")
      #expect(
        scene.take() == [
          "r2.more button_triggered trailing tap", "r2 will_close trailing action",
          "r2 closed trailing action",
        ])
      #expect(scene.offset("r1") == -160)
    }
  }

  // framework7io/framework7#1704, MortimerGoro/MGSwipeTableCell#133
  @Test("a tap elsewhere closes the open row and is used up")
  func tapElsewhere() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.play("d1(100,90)@0 u1@60 idle")
    #expect(
      scene.take() == ["r1 will_close trailing tap_outside", "r1 closed trailing tap_outside"])
    scene.play("d1(100,90)@0 u1@60 idle")
    #expect(scene.take() == ["r2 tapped none tap"])
  }

  // daimajia/AndroidSwipeLayout#469
  @Test("dragging an open row past its place and letting go opens nothing again")
  func noSecondOpened() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.play("d1(200,30)@0")
    for step in 1...6 { scene.play("m1(\(200 - 5 * step),30)@16") }
    scene.play("u1@16 idle")
    #expect(scene.take() == ["r1 drag_began trailing touch", "r1 drag_ended trailing touch"])
    #expect(scene.offset("r1") == -160)
  }

  // lionheart/openradar-mirror#11245
  @Test("a tiny swipe taken back has its end")
  func tinySwipe() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(286,30)@30 m1(299,30)@60 u1@80 idle")
    let took = scene.take()
    #expect(took.map { $0.split(separator: " ")[1] } == ["drag_began", "drag_ended"])
    #expect(scene.phase("r1") == "closed")
    #expect(scene.offset("r1") == 0)
  }

  // xamarin/Xamarin.Forms#10466
  @Test("closing by drag ends the drag once, before the row is closed")
  func closedByDrag() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.drag(from: (150, 30), by: 150, in: 200)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 drag_ended trailing touch",
        "r1 will_close trailing touch", "r1 closed trailing touch",
      ])
  }

  // software-mansion/react-native-gesture-handler#89
  @Test("opened comes with the first frame at which the row is still, or the next")
  func stillAndOpened() {
    let scene = Scene()
    scene.drag(from: (300, 30), by: -120, in: 150)
    scene.heard = []
    var stillAt: Int?
    for frame in 0..<100 {
      scene.step(16)
      let state = scene.state("r1")
      if stillAt == nil, (state.offset + 160).magnitude < 0.5, state.velocity.magnitude < 5 {
        stillAt = frame
      }
      if !scene.heard.isEmpty {
        #expect(scene.take() == ["r1 opened trailing touch"])
        #expect(stillAt != nil && frame - stillAt! <= 1)
        return
      }
    }
    Issue.record("it never opened")
  }

  // SwipeCellKit/SwipeCellKit#117, SwipeCellKit/SwipeCellKit#371
  @Test("without animation the row is there when the call returns, and announces the same")
  func withoutAnimation() {
    let scene = Scene()
    scene.open("r1", animated: false)
    #expect(scene.offset("r1") == -160)
    #expect(scene.phase("r1") == "open")
    #expect(!scene.isIdle)
    scene.step(0)
    #expect(scene.take() == ["r1 will_open trailing code", "r1 opened trailing code"])
    #expect(scene.isIdle)
    scene.close("r1", animated: false)
    #expect(scene.offset("r1") == 0)
    scene.step(0)
    #expect(scene.take() == ["r1 will_close trailing code", "r1 closed trailing code"])
  }

  // SwipeCellKit/SwipeCellKit#150
  @Test("a largest width is obeyed, also below the smallest")
  func largestWidth() {
    let scene = Scene(row: widthSpec(SIDLE_WIDTH_CONTENT, 0, min: 74, max: 60))
    scene.setOpen("r1")
    #expect(scene.offset("r1") == -120)
    #expect(scene.state(button: scene.button("r1.delete")).frame.width == 60)
  }

  // MortimerGoro/MGSwipeTableCell#113
  @Test("when its list becomes wider an open row stays open, its buttons flush with the edge")
  func rotation() {
    let scene = Scene()
    scene.setOpen("r1")
    let wide = sidle_rect(x: 0, y: 0, width: 568, height: 320)
    #expect(sidle_list_set_frame(scene.stage, scene.list, wide) == 0)
    scene.idle()
    #expect(scene.take() == [])
    #expect(scene.phase("r1") == "open")
    #expect(scene.offset("r1") == -160)
    let delete = scene.state(button: scene.button("r1.delete")).frame
    let more = scene.state(button: scene.button("r1.more")).frame
    #expect([delete.x, delete.width] == [488, 80])
    #expect([more.x, more.width] == [408, 80])
    #expect(scene.state("r1").content_frame.x == -160)
    #expect(scene.state("r1").content_frame.width == 568)
  }

  // software-mansion/react-native-gesture-handler#3341
  @Test("buttons that are a share of the row move an open row at once when it is resized")
  func resizedShare() {
    let scene = Scene(row: widthSpec(SIDLE_WIDTH_FRACTION, 0.25))
    scene.setOpen("r1")
    let narrow = sidle_rect(x: 0, y: 0, width: 280, height: 480)
    #expect(sidle_list_set_frame(scene.stage, scene.list, narrow) == 0)
    #expect(scene.offset("r1") == -140)
    scene.idle()
    #expect(scene.take() == [])
  }

  // software-mansion/react-native-gesture-handler#1219
  @Test("an open row follows a button that grows, without a word")
  func growingButton() {
    let scene = Scene(row: widthSpec(SIDLE_WIDTH_CONTENT, 0, min: 0))
    scene.setOpen("r1")
    // Without titles a button is its padding.
    #expect(scene.offset("r1") == -32)
    // Ten characters of 0.6 x 15 and the padding are 106, and both are as wide as the widest.
    #expect(
      withText("0123456789") { sidle_button_set_title(scene.stage, scene.button("r1.more"), $0) }
        == 0)
    #expect(scene.offset("r1") == -212)
    scene.idle()
    #expect(scene.take() == [])
  }

  // MortimerGoro/MGSwipeTableCell#168
  @Test("right to left everything is mirrored")
  func rightToLeft() {
    var list = Scene.listSpec()
    list.direction = Int32(SIDLE_DIRECTION_RIGHT_TO_LEFT)
    let scene = Scene(list: list)
    scene.drag(from: (20, 30), by: 120, in: 150)
    #expect(scene.offset("r1") == -110)
    #expect(scene.heard.last!.velocity < -600)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 drag_ended trailing touch",
        "r1 will_open trailing touch", "r1 opened trailing touch",
      ])
    #expect(scene.state("r1").content_frame.x == 160)
    #expect(scene.state(button: scene.button("r1.delete")).frame.x == 0)
    #expect(scene.state(button: scene.button("r1.more")).frame.x == 80)
    // To the left the leading edge opens.
    scene.drag(from: (300, 90), by: -70, in: 150)
    scene.idle()
    #expect(scene.offset("r2") == 80)
    #expect(scene.offset("r1") == 0)
    #expect(scene.state(button: scene.button("r2.read")).frame.x == 240)
  }
}
