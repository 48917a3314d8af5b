import CSidle
import SidleC
import Testing

/// What a host sees of a row that a long pull has armed.
@Suite struct FullSwipeStateTests {
  @Test("asking says what a lift would carry out, changing nothing")
  func whatIf() {
    let scene = Scene(row: FullSwipeTests.spec(SIDLE_FULL_SWIPE_REMOVES))
    #expect(scene.whatIf("r1").commits == 0)
    scene.play("d1(300,30)@0 m1(110,30)@100")
    var answer = scene.whatIf("r1")
    #expect((answer.commits, answer.awaits, answer.button.value) == (0, 0, 0))
    #expect(answer.offset == -160)
    scene.play("m1(90,30)@100")
    let before = scene.fingerprint
    answer = scene.whatIf("r1")
    #expect((answer.commits, answer.awaits, answer.changes, answer.edge) == (1, 1, 0, 0))
    #expect(answer.button.value == scene.button("r1.delete").value)
    #expect(answer.offset == -320)
    #expect(scene.fingerprint == before)
    let kept = Scene(row: FullSwipeTests.spec())
    kept.play("d1(300,30)@0 m1(90,30)@100")
    answer = kept.whatIf("r1")
    #expect((answer.commits, answer.awaits, answer.changes, answer.offset) == (1, 0, 1, 0))
  }

  @Test("the armed button covers all that the row has left free, in both directions")
  func fills() {
    for isMirrored in [false, true] {
      var list = Scene.listSpec()
      if isMirrored { list.direction = Int32(SIDLE_DIRECTION_RIGHT_TO_LEFT) }
      let scene = Scene(list: list, row: FullSwipeTests.spec())
      scene.play("d1(160,30)@0 m1(\(isMirrored ? 370 : -50),30)@100")
      let shown = -scene.offset("r1")
      #expect(shown == 176)
      let delete = scene.state(button: scene.button("r1.delete")).frame
      #expect((delete.x, delete.width) == (isMirrored ? 0 : 320 - shown, shown))
      let more = scene.state(button: scene.button("r1.more"))
      #expect((more.frame.width, more.shown) == (0, 0))
      let drawn = scene.draw().commands.filter {
        $0.part == Int32(SIDLE_PART_BUTTON) && $0.type == Int32(SIDLE_DRAW_RECTANGLE)
      }
      #expect(drawn.map(\.object) == [scene.button("r1.delete").value])
      scene.play("m1(\(isMirrored ? 320 : 0),30)@10")
      #expect(scene.state(button: scene.button("r1.delete")).frame.width == 80)
    }
  }

  @Test("with keeps_open the row opens instead of closing")
  func keepsOpen() {
    let scene = Scene(rows: 0, row: FullSwipeTests.spec())
    let row = scene.addRow("r1", spec: FullSwipeTests.spec())
    scene.addButton(row, SIDLE_EDGE_TRAILING, "r1.flag") { $0.keeps_open = 1 }
    scene.drag(from: (310, 30), by: -220, in: 200, rest: 200)
    scene.idle()
    #expect(scene.offset("r1") == -80)
    #expect(
      scene.take().suffix(2) == ["r1 will_open trailing action", "r1 opened trailing action"])
    scene.play("d1(280,30)@0 u1@20 idle")
    #expect(scene.take() == ["r1.flag button_triggered trailing tap"])
    #expect(scene.phase("r1") == "open")
  }

  @Test("a button that comes or goes while a pull is elastic neither arms nor disarms")
  func measuredAnew() {
    // Pulled by 185 of 192, and by 195: with another extent another pull would show as much.
    for (pull, isArmed) in [(185.0, false), (195, true)] {
      for hides in [true, false] {
        let scene = Scene(row: FullSwipeTests.spec { $0.full_swipe_hysteresis = 0 })
        let more = scene.button("r1.more")
        if !hides { #expect(sidle_button_set_hidden(scene.stage, more, 1) == 0) }
        scene.play("d1(300,30)@0 m1(280,30)@10 m1(\(290 - pull),30)@100")
        let phase = isArmed ? "armed" : "dragging"
        #expect(scene.phase("r1") == phase)
        let offset = scene.offset("r1")
        scene.heard = []
        for hidden in [hides, !hides, hides] {
          #expect(sidle_button_set_hidden(scene.stage, more, hidden ? 1 : 0) == 0)
          scene.step(10)
          #expect(scene.take() == [])
          #expect((scene.offset("r1") - offset).magnitude < 1e-9)
          #expect(scene.phase("r1") == phase)
        }
        // The finger does, both ways: the same distance from where it is.
        scene.play("m1(\(290 - pull - 10),30)@10 m1(\(290 - pull + 10),30)@10")
        let armed = "r1 armed trailing touch"
        let disarmed = "r1 disarmed trailing touch"
        #expect(scene.take() == (isArmed ? [disarmed] : [armed, disarmed]))
      }
    }
  }
}
