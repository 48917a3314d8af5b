import CSidle
import SidleC
import Testing

/// Buttons that take a second tap, or after a full swipe the host's answer.
@Suite struct ConfirmTests {
  /// Rows `r1` and `r2` of the fixture's size, whose outermost trailing button needs to be confirmed.
  private func scene(
    _ row: sidle_row_spec = Scene.rowSpec(), role: Int = SIDLE_BUTTON_NORMAL,
    policy: Int = SIDLE_POLICY_ONE
  ) -> Scene {
    var list = Scene.listSpec()
    list.policy = Int32(policy)
    let scene = Scene(rows: 0, list: list)
    for name in ["r1", "r2"] {
      let made = scene.addRow(name, leading: ["read"], trailing: ["more"], spec: row)
      scene.addButton(made, SIDLE_EDGE_TRAILING, "\(name).delete") {
        $0.needs_confirm = 1
        $0.role = Int32(role)
      }
    }
    return scene
  }

  private func tap(_ scene: Scene, _ x: Double, _ y: Double) {
    scene.play("d1(\(x),\(y))@0 u1@20")
  }

  private func isConfirming(_ scene: Scene, _ name: String = "r1.delete") -> Bool {
    scene.state(button: scene.button(name)).confirming == 1
  }

  @Test("a first tap asks and the row stays; a second one within the time carries it out")
  func twoTaps() {
    let scene = scene()
    scene.setOpen("r1")
    tap(scene, 300, 30)
    #expect(scene.take() == ["r1.delete confirm_needed trailing tap"])
    #expect(isConfirming(scene))
    #expect(!scene.isIdle)
    scene.step(2900)
    #expect(scene.phase("r1") == "open")
    tap(scene, 300, 30)
    scene.idle()
    #expect(
      scene.take() == [
        "r1.delete button_triggered trailing tap", "r1 will_close trailing action",
        "r1 closed trailing action",
      ])
    #expect(!isConfirming(scene))
  }

  @Test("after 3 s to the nanosecond the first tap is taken back; then it takes two again")
  func timeout() {
    for slice in [1.0, 16, 5000] {
      let scene = scene()
      scene.setOpen("r1")
      tap(scene, 300, 30)
      let asked = scene.now
      #expect(sidle_stage_next_deadline(scene.stage) == asked + 3_000_000_000)
      while !scene.isIdle { scene.step(slice) }
      #expect(
        scene.heard.map(\.text) == [
          "0.020000000 button r1.delete confirm_needed row=r1 edge=trailing reason=tap "
            + "x=300.000 y=30.000",
          "3.020000000 button r1.delete confirm_withdrawn row=r1 edge=trailing reason=timed_out "
            + "x=0.000 y=0.000",
        ])
      scene.heard = []
      tap(scene, 300, 30)
      #expect(scene.take() == ["r1.delete confirm_needed trailing tap"])
    }
  }

  @Test("without a limit it waits for ever, and the host may sleep")
  func withoutLimit() {
    let scene = Scene(rows: 0)
    let row = scene.addRow("r1", spec: Scene.rowSpec())
    scene.addButton(row, SIDLE_EDGE_TRAILING, "r1.delete") {
      $0.needs_confirm = 1
      $0.confirm_timeout = 0
    }
    scene.setOpen("r1")
    tap(scene, 300, 30)
    #expect(scene.isIdle)
    scene.step(1e9)
    #expect(isConfirming(scene))
    tap(scene, 300, 30)
    #expect(scene.heard.contains { $0.name == "button_triggered" })
  }

  @Test("whatever else happens takes the first tap back, told before it and with its reason")
  func takenBack() {
    typealias Act = (Scene) -> Void
    let table: [(name: String, act: Act, heard: [String])] = [
      (
        "another button", { self.tap($0, 200, 30) },
        [
          "r1.delete confirm_withdrawn trailing tap", "r1.more button_triggered trailing tap",
          "r1 will_close trailing action",
        ]
      ),
      (
        "the content", { self.tap($0, 50, 30) },
        ["r1.delete confirm_withdrawn trailing tap", "r1 will_close trailing tap"]
      ),
      (
        "elsewhere", { self.tap($0, 50, 90) },
        ["r1.delete confirm_withdrawn trailing tap", "r1 will_close trailing tap_outside"]
      ),
      (
        "a drag", { $0.play("d1(200,30)@0 m1(220,30)@20") },
        ["r1.delete confirm_withdrawn trailing touch", "r1 drag_began trailing touch"]
      ),
      (
        "close", { $0.close("r1") },
        ["r1.delete confirm_withdrawn trailing code", "r1 will_close trailing code"]
      ),
      (
        "the other edge", { $0.open("r1", SIDLE_EDGE_LEADING) },
        ["r1.delete confirm_withdrawn trailing code", "r1 will_open leading code"]
      ),
      (
        "another row opens", { $0.open("r2") },
        [
          "r2 will_open trailing code", "r1.delete confirm_withdrawn trailing other_row",
          "r1 will_close trailing other_row",
        ]
      ),
      (
        "disabled row", { sidle_row_set_enabled($0.stage, $0.row("r1"), 0) },
        ["r1.delete confirm_withdrawn trailing disabled", "r1 will_close trailing disabled"]
      ),
      (
        "disabled", { sidle_button_set_enabled($0.stage, $0.button("r1.delete"), 0) },
        ["r1.delete confirm_withdrawn trailing disabled"]
      ),
      (
        "hidden", { sidle_button_set_hidden($0.stage, $0.button("r1.delete"), 1) },
        ["r1.delete confirm_withdrawn trailing hidden"]
      ),
      (
        "destroyed", { sidle_button_destroy($0.stage, $0.button("r1.delete")) },
        ["r1.delete confirm_withdrawn trailing removed"]
      ),
      (
        "row destroyed", { sidle_row_destroy($0.stage, $0.row("r1")) },
        ["r1.delete confirm_withdrawn trailing removed", "r1 closed trailing removed"]
      ),
      (
        "reset", { sidle_row_reset($0.stage, $0.row("r1")) },
        ["r1.delete confirm_withdrawn trailing reset"]
      ),
      // And what does not.
      ("opened again", { $0.open("r1") }, []),
      ("another row's title", { _ = $0.addRow("r3") }, []),
      ("all contacts", { sidle_stage_cancel_all($0.stage) }, []),
      (
        "a resize",
        {
          let wide = sidle_rect(x: 0, y: 0, width: 400, height: 400)
          sidle_list_set_frame($0.stage, $0.list, wide)
        },
        []
      ),
    ]
    for (name, act, heard) in table {
      let scene = scene()
      scene.setOpen("r1")
      tap(scene, 300, 30)
      scene.heard = []
      act(scene)
      scene.step(0)
      #expect(scene.heard.map(\.description) == heard, "\(name)")
      // Told once: nothing more comes of it.
      scene.idle()
      #expect(
        scene.heard.filter { $0.name == "confirm_withdrawn" }.count == 1, "\(name)")
    }
  }

  @Test("with several rows open, a drag of another row takes it back, and a tap there asks anew")
  func severalRows() {
    let scene = scene(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r1")
    scene.setOpen("r2")
    tap(scene, 300, 30)
    tap(scene, 300, 90)
    #expect(
      scene.take() == [
        "r1.delete confirm_needed trailing tap", "r1.delete confirm_withdrawn trailing tap",
        "r2.delete confirm_needed trailing tap",
      ])
    scene.play("d1(100,30)@0 m1(130,30)@20")
    #expect(
      scene.take() == [
        "r2.delete confirm_withdrawn trailing touch", "r1 drag_began trailing touch",
      ])
  }

  // Found by a script at random, start value 724.
  @Test("a press of another button that keeps its row open takes the first tap back, and says so")
  func pressedElsewhere() {
    let scene = scene()
    let kept = scene.addButton(scene.row("r2"), SIDLE_EDGE_LEADING, "r2.flag") { $0.keeps_open = 1 }
    scene.setOpen("r1")
    tap(scene, 300, 30)
    let press = Int32(SIDLE_ACTION_PRESS)
    #expect(sidle_row_perform_action(scene.stage, scene.row("r2"), press, kept.value) == 0)
    scene.step(0)
    #expect(
      scene.take() == [
        "r1.delete confirm_needed trailing tap",
        "r1.delete confirm_withdrawn trailing accessibility",
        "r2.flag button_triggered leading accessibility",
      ])
  }

  @Test("a second tap on a destructive one takes the row along")
  func destructive() {
    let scene = scene(role: SIDLE_BUTTON_DESTRUCTIVE)
    scene.setOpen("r1")
    tap(scene, 300, 30)
    tap(scene, 300, 30)
    scene.idle()
    #expect(
      scene.take() == [
        "r1.delete confirm_needed trailing tap", "r1 committed trailing tap !",
        "r1.delete button_triggered trailing tap",
      ])
    #expect(scene.phase("r1") == "pending")
  }

  // signalapp/Signal-iOS#312
  @Test("a full swipe on one opens the row, which waits: a yes removes it, a no returns it")
  func fullSwipe() {
    for accept in [Int32(1), 0] {
      let scene = scene(RemovalTests.spec(), role: SIDLE_BUTTON_DESTRUCTIVE)
      scene.play("d1(310,30)@0 m1(70,30)@100 u1@300 idle")
      #expect(
        scene.take() == [
          "r1 drag_began trailing touch", "r1 armed trailing touch",
          "r1 drag_ended trailing touch", "r1 committed trailing touch !",
          "r1.delete confirm_needed trailing touch",
        ])
      #expect(scene.phase("r1") == "pending")
      #expect(scene.offset("r1") == -160)
      #expect(scene.state("r1").frame.height == 60)
      #expect(isConfirming(scene))
      #expect(scene.state(button: scene.button("r1.delete")).frame.width == 160)
      #expect(RemovalTests.resolve(scene, "r1", accept) == 0)
      #expect(!isConfirming(scene) || accept == 0)
      scene.idle()
      #expect(
        scene.take()
          == (accept == 1
            ? [
              "r1.delete button_triggered trailing code", "r1 collapse_began trailing action",
              "r1 removed trailing action",
            ]
            : [
              "r1.delete confirm_withdrawn trailing code", "r1 will_close trailing code",
              "r1 closed trailing code",
            ]))
    }
  }

  @Test("a full swipe that keeps the row waits as well; a yes lets it return")
  func fullSwipeKept() {
    let scene = scene(FullSwipeTests.spec())
    scene.play("d1(310,30)@0 m1(70,30)@100 u1@300 idle")
    #expect(scene.phase("r1") == "pending")
    scene.heard = []
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r1.delete button_triggered trailing code", "r1 will_close trailing action",
        "r1 closed trailing action",
      ])
    #expect(scene.state("r1").frame.height == 60)
  }

  @Test("the host's answer may be as late as its patience; the first of both counts")
  func fullSwipeTimeout() {
    let scene = scene(RemovalTests.spec { $0.pending_timeout = 1 })
    scene.play("d1(310,30)@0 m1(70,30)@100 u1@300")
    let arrival = sidle_stage_next_deadline(scene.stage)
    scene.heard = []
    scene.idle()
    #expect(
      scene.heard.map(\.description) == [
        "r1.delete confirm_withdrawn trailing timed_out", "r1 will_close trailing timed_out",
        "r1 closed trailing timed_out",
      ])
    #expect(scene.heard.first?.time == arrival + 1_000_000_000)
    #expect(RemovalTests.resolve(scene, "r1", 1) == SIDLE_ERROR_STATE)
  }

  @Test("when the button goes while the host is asked, that is told, and the answer still counts")
  func buttonGone() {
    let scene = scene(RemovalTests.spec())
    scene.play("d1(310,30)@0 m1(70,30)@100 u1@300 idle")
    scene.heard = []
    #expect(sidle_button_destroy(scene.stage, scene.button("r1.delete")) == 0)
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r1.delete confirm_withdrawn trailing removed", "r1 collapse_began trailing action",
        "r1 removed trailing action",
      ])
  }
}
