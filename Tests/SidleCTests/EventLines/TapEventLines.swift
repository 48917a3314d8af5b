import CSidle
import SidleC
import Testing

/// Lines about taps, presses by assistive technology, and contacts that stay.
@Suite struct TapEventLines: EventLines {
  /// The two trailing buttons lie at 160 to 240 and 240 to 320 while the edge is open.
  private let tapMore = "d1(200,30)@0 u1@10"
  private let tapDelete = "d1(300,30)@0 u1@10"

  private func press(_ scene: Scene, _ button: String = "r1.delete") {
    perform(scene, SIDLE_ACTION_PRESS, scene.button(button).value)
  }

  // MARK: Buttons

  @Test("a tap on a button")
  func tap() {
    let scene = fixture()
    scene.setOpen("r1")
    #expect(
      events(scene, after: "", tapMore) == [
        "r1.more button_triggered trailing tap", "r1 will_close trailing action",
      ])
    #expect(later(scene) == ["r1 closed trailing action"])
  }

  @Test("sidle_button_perform on a button in a row")
  func perform() {
    let scene = fixture()
    scene.setOpen("r1")
    let told = events(scene) {
      done(sidle_button_perform(scene.stage, scene.button("r1.more")))
    }
    #expect(
      told == ["r1.more button_triggered trailing code", "r1 will_close trailing action"])
    #expect(later(scene) == ["r1 closed trailing action"])
    let removing = sceneWith(button: { $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE) })
    let gone = events(removing) {
      done(sidle_button_perform(removing.stage, removing.button("r1.delete")))
    }
    #expect(
      gone == ["r1 committed trailing code !", "r1.delete button_triggered trailing code"])
  }

  @Test("a tap on a button ... that keeps the row open")
  func keepsOpen() {
    let scene = sceneWith(button: { $0.keeps_open = 1 })
    scene.setOpen("r1")
    #expect(events(scene, after: "", tapDelete) == ["r1.delete button_triggered trailing tap"])
    #expect(later(scene) == [])
    #expect(scene.phase("r1") == "open")
  }

  @Test("a tap on a button ... of role destructive")
  func destructive() {
    let scene = sceneWith(button: { $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE) })
    scene.setOpen("r1")
    #expect(
      events(scene, after: "", tapDelete) == [
        "r1 committed trailing tap !", "r1.delete button_triggered trailing tap",
      ])
    #expect(later(scene) == [])
    #expect(scene.phase("r1") == "pending")
  }

  @Test("a tap on a button ... that needs to be confirmed")
  func needsConfirm() {
    let scene = sceneWith(button: { $0.needs_confirm = 1 })
    scene.setOpen("r1")
    #expect(events(scene, after: "", tapDelete) == ["r1.delete confirm_needed trailing tap"])
    #expect(
      events(scene, after: "", tapDelete) == [
        "r1.delete button_triggered trailing tap", "r1 will_close trailing action",
      ])
  }

  @Test("anything else while a button waits to be confirmed")
  func withdrawn() {
    let inputs: [(String, (Scene) -> Void, [String])] = [
      (
        "tap", { $0.play("d1(100,200)@0 u1@10") },
        ["r1 will_close trailing tap_outside"]
      ),
      ("code", { $0.close("r1") }, ["r1 will_close trailing code"]),
      (
        "tap", { $0.play("d1(200,30)@0 u1@10") },
        ["r1.more button_triggered trailing tap", "r1 will_close trailing action"]
      ),
      ("touch", { $0.play("d1(100,30)@0 m1(120,30)@5") }, ["r1 drag_began trailing touch"]),
      ("timed_out", { $0.step(3000) }, []),
    ]
    for (reason, act, then) in inputs {
      let scene = sceneWith(button: { $0.needs_confirm = 1 })
      scene.setOpen("r1")
      scene.play(tapDelete)
      #expect(
        events(scene) { act(scene) } == ["r1.delete confirm_withdrawn trailing \(reason)"] + then)
    }
  }

  @Test(
    "anything else while a button waits to be confirmed ... but a tap or a key on a button of its own, a choice in a menu"
  )
  func notWithdrawn() {
    let scene = sceneWith(button: { $0.needs_confirm = 1 })
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    spec.frame = sidle_rect(x: 0, y: 300, width: 100, height: 40)
    spec.reports = Int32(SIDLE_REPORTS_ACTIONS)
    var own = sidle_button()
    #expect(sidle_button_create(scene.stage, &spec, &own) == 0)
    scene.setOpen("r1")
    scene.play(tapDelete)
    let heard = events(scene) { scene.play("d1(50,320)@0 u1@10") }
    #expect(heard.count == 1 && heard[0].contains("button_triggered"), "\(heard)")
    #expect(
      events(scene, after: "", tapDelete) == [
        "r1.delete button_triggered trailing tap", "r1 will_close trailing action",
      ])
  }

  // MARK: Accessibility

  @Test("sidle_row_perform_action: a press of an open row's button")
  func pressOpen() {
    let scene = fixture()
    scene.setOpen("r1")
    #expect(
      events(scene) { press(scene) } == [
        "r1.delete button_triggered trailing accessibility", "r1 will_close trailing action",
      ])
  }

  @Test("sidle_row_perform_action: a press of an open row's button ... of a closed row's button")
  func pressClosed() {
    let scene = fixture()
    #expect(
      events(scene) { press(scene) } == ["r1.delete button_triggered trailing accessibility"])
    #expect(later(scene) == [])
    #expect(scene.phase("r1") == "closed")
  }

  @Test(
    "sidle_row_perform_action: a press of an open row's button ... of a destructive button, open or closed"
  )
  func pressDestructive() {
    for isOpen in [true, false] {
      for accept in [1, 0] as [Int32] {
        let scene = sceneWith(button: { $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE) })
        if isOpen { scene.setOpen("r1") }
        #expect(
          events(scene) { press(scene) } == [
            "r1 committed trailing accessibility !",
            "r1.delete button_triggered trailing accessibility",
          ])
        #expect(later(scene) == [])
        #expect(scene.phase("r1") == "pending" && scene.offset("r1") == -320)
        if accept == 0 {
          #expect(events(scene) { resolve(scene, 0) } == ["r1 will_close trailing code"])
          #expect(later(scene) == ["r1 closed trailing code"])
        } else {
          #expect(events(scene) { resolve(scene, 1) } == ["r1 collapse_began trailing action"])
          #expect(
            later(scene)
              == (isOpen ? ["r1 closed trailing removed"] : []) + ["r1 removed trailing action"])
        }
      }
    }
  }

  @Test(
    "sidle_row_perform_action: a press of an open row's button ... of one that needs to be confirmed"
  )
  func pressToConfirm() {
    let scene = sceneWith(button: {
      $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE)
      $0.needs_confirm = 1
    })
    scene.setOpen("r1")
    #expect(
      events(scene) { press(scene) } == ["r1.delete confirm_needed trailing accessibility"])
    #expect(
      events(scene) { press(scene) } == [
        "r1 committed trailing accessibility !",
        "r1.delete button_triggered trailing accessibility",
      ])
    // The press of another one takes it back.
    let other = sceneWith(button: { $0.needs_confirm = 1 })
    other.setOpen("r1")
    press(other)
    #expect(
      events(other) { press(other, "r1.more") } == [
        "r1.delete confirm_withdrawn trailing accessibility",
        "r1.more button_triggered trailing accessibility", "r1 will_close trailing action",
      ])
  }

  @Test("sidle_row_perform_action: a press of an open row's button ... another action")
  func otherActions() {
    let scene = fixture()
    #expect(
      events(scene) { perform(scene, SIDLE_ACTION_OPEN_LEADING) } == [
        "r1 will_open leading accessibility"
      ])
    #expect(later(scene) == ["r1 opened leading accessibility"])
    #expect(
      events(scene) { perform(scene, SIDLE_ACTION_CLOSE) } == [
        "r1 will_close leading accessibility"
      ])
    _ = later(scene)
    #expect(
      events(scene) { perform(scene, SIDLE_ACTION_ACTIVATE) } == [
        "r1 tapped none accessibility"
      ])
    scene.setOpen("r1")
    #expect(
      events(scene) { perform(scene, SIDLE_ACTION_ACTIVATE) } == [
        "r1 will_close trailing accessibility"
      ])
  }

  // MARK: Contents

  @Test("a tap on a target of a closed row's content")
  func target() {
    for tap in [SIDLE_TAP_CLOSES, SIDLE_TAP_TOGGLES] {
      let scene = fixture { $0.tap = Int32(tap) }
      scene.setTargets("r1", [(7, 0, 0, 60, 60)])
      #expect(events(scene, after: "", "d1(30,30)@0 u1@10") == ["r1 tapped none tap"])
      #expect(scene.phase("r1") == "closed")
    }
  }

  @Test("a second tap in a row on a content")
  func secondTap() {
    let scene = fixture {
      $0.tap_window = 0.3
      $0.tap = Int32(SIDLE_TAP_TOGGLES)
    }
    #expect(events(scene, after: "", "d1(100,30)@0 u1@10") == ["r1 will_open trailing tap"])
    #expect(events(scene, after: "", "d1(100,30)@20 u1@30") == ["r1 tapped none tap x2"])
    #expect(later(scene) == ["r1 opened trailing tap"])
  }

  @Test("a contact that stays on a content")
  func longPress() {
    let scene = fixture { $0.long_press = 0.5 }
    scene.play("d1(100,30)@0")
    #expect(events(scene) { scene.step(499) } == [])
    #expect(events(scene) { scene.step(1) } == ["r1 long_pressed none touch"])
    #expect(events(scene, after: "", "m1(200,30)@5 u1@10") == [])
    #expect(later(scene) == [])
  }

  @Test("a tap outside open rows")
  func outside() {
    let scene = fixture(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r2")
    scene.setOpen("r1")
    #expect(
      events(scene, after: "", "d1(100,150)@0 u1@10") == [
        "r1 will_close trailing tap_outside", "r2 will_close trailing tap_outside",
      ])
    #expect(later(scene).count == 2)
  }

  @Test("a tap outside open rows ... of lists that let it pass")
  func passes() {
    for tap in [SIDLE_TAP_CLOSES, SIDLE_TAP_TOGGLES] {
      var list = Scene.listSpec()
      list.tap_outside = Int32(SIDLE_TAP_OUTSIDE_PASSES)
      var row = Scene.rowSpec()
      row.tap = Int32(tap)
      let scene = Scene(list: list, row: row)
      scene.setOpen("r1")
      let then = tap == SIDLE_TAP_CLOSES ? "r3 tapped none tap" : "r3 will_open trailing tap"
      #expect(
        events(scene, after: "", "d1(100,150)@0 u1@10") == [
          "r1 will_close trailing tap_outside", then,
        ])
    }
  }
}
