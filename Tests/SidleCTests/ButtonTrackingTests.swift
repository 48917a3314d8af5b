import CSidle
import SidleC
import Testing

/// Presses of buttons of their own: every input in every state, and the settings that change what it does.
@Suite struct ButtonTrackingTests {
  @Test("each input has its events, in order, and none besides")
  func grammar() {
    let table: [(String, (ButtonStage) -> Void, [String])] = [
      ("begins", { $0.down(50, 20) }, ["down"]),
      (
        "moves on it",
        {
          $0.down(50, 20)
          $0.move(60, 20)
        }, ["down", "drag_inside"]
      ),
      (
        "crosses out, and moves there",
        {
          $0.down(50, 20)
          $0.move(400, 20)
          $0.move(401, 20)
        }, ["down", "drag_outside", "drag_exit", "drag_outside"]
      ),
      (
        "crosses in again",
        {
          $0.down(50, 20)
          $0.move(400, 20)
          $0.move(50, 20)
        }, ["down", "drag_outside", "drag_exit", "drag_inside", "drag_enter"]
      ),
      (
        "ends on it",
        {
          $0.down(50, 20)
          $0.up(50, 20)
        }, ["down", "up_inside", "button_triggered"]
      ),
      (
        "ends off it",
        {
          $0.down(50, 20)
          $0.move(400, 20)
          $0.up(400, 20)
        }, ["down", "drag_outside", "drag_exit", "up_outside"]
      ),
      (
        "ends off it at once: the lift moves as well",
        {
          $0.down(50, 20)
          $0.up(400, 20)
        }, ["down", "drag_outside", "drag_exit", "up_outside"]
      ),
      (
        "is cancelled",
        {
          $0.down(50, 20)
          $0.cancel(50, 20)
        }, ["down", "cancelled"]
      ),
      (
        "is cancelled off it",
        {
          $0.down(50, 20)
          $0.move(400, 20)
          $0.cancel(400, 20)
        }, ["down", "drag_outside", "drag_exit", "cancelled"]
      ),
      (
        "comes down twice: the first contact is taken away",
        {
          $0.down(50, 20)
          $0.down(50, 20)
        }, ["down", "cancelled", "down"]
      ),
      (
        "begins off it",
        {
          $0.down(50, 60)
          $0.move(50, 20)
          $0.up(50, 20)
        }, []
      ),
    ]
    for (name, play, expected) in table {
      let stage = ButtonStage { $0.reports = Int32(SIDLE_REPORTS_MOVES) }
      play(stage)
      #expect(stage.names() == expected, "\(name)")
    }
  }

  @Test("what a button reports goes by its level, and a row's button reports actions alone")
  func levels() {
    let table: [(Int, [String])] = [
      (SIDLE_REPORTS_ACTIONS, ["button_triggered", "changed"]),
      (
        SIDLE_REPORTS_AUTOMATIC,
        ["down", "drag_exit", "drag_enter", "up_inside", "button_triggered", "changed"]
      ),
      (
        SIDLE_REPORTS_MOVES,
        [
          "down", "drag_outside", "drag_exit", "drag_inside", "drag_enter", "up_inside",
          "button_triggered", "changed",
        ]
      ),
    ]
    for (level, expected) in table {
      let stage = ButtonStage {
        $0.reports = Int32(level)
        $0.changes_selection = 1
      }
      stage.down(50, 20)
      stage.move(300, 20)
      stage.move(50, 20)
      stage.up(50, 20)
      #expect(stage.names() == expected)
    }
  }

  @Test("one outer box decides both ways, and a hysteresis makes coming back harder")
  func slop() {
    // Of a finger the box reaches to -70, of a mouse and a pen to the frame.
    let table: [(kind: Int, out: Double, stays: Double)] = [
      (SIDLE_POINTER_TOUCH, -70.5, -70), (SIDLE_POINTER_MOUSE, -0.5, 0),
      (SIDLE_POINTER_PEN, -0.5, 0),
    ]
    for (kind, out, stays) in table {
      let stage = ButtonStage()
      stage.down(50, 20, kind: kind)
      stage.move(stays, 20, kind: kind)
      #expect(stage.names() == ["down"], "\(kind)")
      stage.move(out, 20, kind: kind)
      #expect(stage.names() == ["drag_exit"], "\(kind)")
      stage.move(stays, 20, kind: kind)
      #expect(stage.names() == ["drag_enter"], "\(kind)")
    }
    let stage = ButtonStage {
      $0.touch_slop = 20
      $0.slop_hysteresis = 8
    }
    stage.down(50, 20)
    for (x, expected) in [
      (-20.0, []), (-21, ["drag_exit"]), (-13, []), (-12, ["drag_enter"]), (-20, []),
    ]
      as [(Double, [String])]
    {
      _ = x == -20 ? stage.names() : []
      stage.move(x, 20)
      #expect(stage.names() == expected, "\(x)")
    }
  }

  @Test("where leaving ends it, a pointer that leaves has left for good")
  func exitCancels() {
    let stage = ButtonStage { $0.exit_cancels = 1 }
    stage.down(50, 20)
    stage.move(400, 20)
    stage.move(50, 20)
    stage.up(50, 20)
    #expect(stage.take() == ["B down touch", "B cancelled touch"])
  }

  @Test("it fires where it was told to: on down, on the second down, inside, anywhere")
  func firesOn() {
    let table: [(Int, inside: [String], outside: [String])] = [
      (
        SIDLE_FIRES_ON_UP_INSIDE, ["down", "up_inside", "button_triggered"],
        ["down", "drag_exit", "up_outside"]
      ),
      (
        SIDLE_FIRES_ON_DOWN, ["down", "button_triggered", "up_inside"],
        ["down", "button_triggered", "drag_exit", "up_outside"]
      ),
      (SIDLE_FIRES_ON_DOUBLE, ["down", "up_inside"], ["down", "drag_exit", "up_outside"]),
      (
        SIDLE_FIRES_ON_UP_ANYWHERE, ["down", "up_inside", "button_triggered"],
        ["down", "drag_exit", "up_outside", "button_triggered"]
      ),
    ]
    for (how, inside, outside) in table {
      let stage = ButtonStage { $0.fires_on = Int32(how) }
      stage.down(50, 20)
      stage.up(50, 20)
      #expect(stage.names() == inside, "\(how)")
      stage.step(to: 2000)
      stage.down(50, 20)
      stage.move(400, 20)
      stage.up(400, 20)
      #expect(stage.names() == outside, "\(how)")
    }
    let double = ButtonStage { $0.fires_on = Int32(SIDLE_FIRES_ON_DOUBLE) }
    double.tap(50, 20, at: 0)
    double.tap(50, 20, at: 300)
    double.tap(50, 20, at: 601)
    #expect(
      double.names() == [
        "down", "up_inside", "down", "down_repeat", "button_triggered", "up_inside", "down",
        "up_inside",
      ])
  }

  @Test("taps in a row are counted within the window, and one too late is the first again")
  func downRepeat() {
    let stage = ButtonStage()
    for time in [0.0, 200, 400, 900] { stage.tap(50, 20, at: time) }
    #expect(
      stage.texts().filter { $0.contains("down") } == [
        "0.000000000 button B down reason=touch x=50.000 y=20.000",
        "0.200000000 button B down reason=touch x=50.000 y=20.000",
        "0.200000000 button B down_repeat reason=touch count=2 x=50.000 y=20.000",
        "0.400000000 button B down reason=touch x=50.000 y=20.000",
        "0.400000000 button B down_repeat reason=touch count=3 x=50.000 y=20.000",
        "0.900000000 button B down reason=touch x=50.000 y=20.000",
      ])
  }

  @Test("repeats come faster and faster, to the shortest interval, at any slicing of time")
  func acceleration() {
    // 0.4, then 0.2, 0.1, 0.05, 0.04 (the shortest), 0.04, ... after the first at 0.5.
    let expected = [0.5, 0.9, 1.1, 1.2, 1.25, 1.29, 1.33].map { Int64(($0 * 1e9).rounded()) }
    for slice in [1.0, 7, 1400] {
      let stage = ButtonStage {
        $0.repeat_delay = 0.5
        $0.repeat_interval = 0.4
        $0.repeat_acceleration = 0.5
        $0.repeat_shortest = 0.04
        $0.reports = Int32(SIDLE_REPORTS_ACTIONS)
      }
      stage.down(50, 20, at: 0)
      var time = 0.0
      while time < 1360 {
        time = min(time + slice, 1360)
        stage.step(to: time)
      }
      let times = stage.texts().map { Int64($0.prefix(11).replacing(".", with: ""))! }
      #expect(times == expected, "\(slice)")
      // The lift of a press that repeated carries nothing out once more.
      stage.up(50, 20)
      #expect(stage.take() == [])
    }
  }

  @Test(
    "a press that lifts before it repeats is a tap; off the button the time to the next repeat stands still"
  )
  func repeatAndTap() {
    let stage = ButtonStage {
      $0.repeat_delay = 0.3
      $0.reports = Int32(SIDLE_REPORTS_ACTIONS)
    }
    stage.down(50, 20, at: 0)
    stage.up(50, 20, at: 299)
    #expect(stage.take() == ["B button_triggered tap"])
    stage.down(50, 20, at: 1000)
    stage.move(400, 20, at: 1350)
    stage.step(to: 1550)
    stage.move(50, 20, at: 1560)
    stage.step(to: 1610)
    stage.up(50, 20, at: 1620)
    // 50 ms of the 100 had gone when it left.
    let repeats = stage.texts()
    #expect(repeats.map { $0.prefix(11) } == ["1.300000000", "1.610000000"])
    #expect(repeats.map { $0.contains(" count=2") } == [false, true])
  }

  @Test("a press too soon after the last is no second one; code and repeats are not held back")
  func minimumGap() {
    let stage = ButtonStage {
      $0.minimum_gap = 0.5
      $0.reports = Int32(SIDLE_REPORTS_ACTIONS)
    }
    for time in [0.0, 200, 499, 500, 700] { stage.tap(50, 20, at: time) }
    #expect(stage.texts().map { $0.prefix(11) } == ["0.000000000", "0.500000000"])
    stage.perform("B")
    #expect(stage.take() == ["B button_triggered code"])
  }

  @Test("a press goes by what the button was when it began")
  func settingsAtTheStart() {
    // The frame may move, the settings may not change: what fires on up keeps to it.
    let stage = ButtonStage()
    stage.down(50, 20)
    #expect(
      sidle_button_set_frame(
        stage.stage, stage["B"], sidle_rect(x: 200, y: 0, width: 50, height: 40)) == 0)
    #expect(stage.names() == ["down", "drag_exit"], "it has moved away from under the finger")
    stage.move(150, 20)
    stage.up(150, 20)
    #expect(stage.names() == ["drag_enter", "up_inside", "button_triggered"])
    // What left it without the finger having moved is not carried out, and does not repeat.
    let held = ButtonStage { $0.repeat_delay = 0.2 }
    held.down(50, 20, at: 0)
    #expect(
      sidle_button_set_frame(
        held.stage, held["B"], sidle_rect(x: 500, y: 300, width: 50, height: 40)) == 0)
    held.step(to: 900)
    held.up(50, 20)
    #expect(held.names() == ["down", "drag_exit", "up_outside"])
  }

  @Test("of buttons that overlap the last one made is pressed, and a hidden one lets through")
  func overlap() {
    let stage = ButtonStage()
    stage.add("C", x: 50)
    stage.tap(75, 20)
    #expect(stage.take().last == "C button_triggered tap")
    stage.hide("C", true)
    stage.tap(75, 20)
    #expect(stage.take().last == "B button_triggered tap")
  }

  @Test("a third contact, more than the stage takes, ends every press")
  func crowded() {
    let stage = ButtonStage()
    stage.down(50, 20, pointer: 1)
    stage.down(200, 200, pointer: 2)
    stage.down(210, 200, pointer: 3)
    stage.up(50, 20, pointer: 1)
    #expect(stage.take() == ["B down touch", "B cancelled cancelled"])
  }

  @Test("wheels and trackpads press nothing, and a mouse only with its primary button")
  func otherDevices() {
    let stage = ButtonStage()
    for kind in [SIDLE_POINTER_SCROLL, SIDLE_POINTER_WHEEL] {
      stage.down(50, 20, pointer: Int32(kind), kind: kind)
      stage.up(50, 20, pointer: Int32(kind), kind: kind)
    }
    var sample = sidle_sample(
      time_ns: sidle_stage_now(stage.stage), pointer: 9, phase: Int32(SIDLE_PHASE_DOWN),
      kind: Int32(SIDLE_POINTER_MOUSE), buttons: 2, x: 50, y: 20, pressure: 0)
    #expect(sidle_stage_push(stage.stage, &sample, 1, nil) == 0)
    #expect(stage.take() == [])
  }

  @Test("what closes rows and lists is no press: open rows stay as a button of its own is pressed")
  func openRowsStay() {
    let scene = Scene()
    var spec = Scene.buttonSpec()
    spec.frame = sidle_rect(x: 0, y: 300, width: 100, height: 40)
    var button = sidle_button()
    #expect(sidle_button_create(scene.stage, &spec, &button) == 0)
    scene.setOpen("r1")
    scene.play("d1(50,320)@0 u1@20 idle")
    #expect(scene.heard.map(\.name) == ["down", "up_inside", "button_triggered"])
    #expect(scene.phase("r1") == "open")
  }
}
