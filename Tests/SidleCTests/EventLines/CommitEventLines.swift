import CSidle
import SidleC
import Testing

/// Lines about buttons that a pull or a tap carries out, and rows that wait for an answer.
@Suite struct CommitEventLines: EventLines {
  /// Pulls `r1` by 230 points, beyond the 192 that arm.
  private let pull = "d1(310,30)@0 m1(70,30)@100"

  private func swiping(_ kind: Int, _ change: (inout sidle_row_spec) -> Void = { _ in }) -> Scene {
    fixture {
      $0.full_swipe = Int32(kind)
      change(&$0)
    }
  }

  /// A row whose button needs to be confirmed, after a full swipe: it waits for the yes.
  private func asking(_ kind: Int) -> Scene {
    let scene = sceneWith(
      button: { $0.needs_confirm = 1 }, row: { $0.full_swipe = Int32(kind) })
    scene.play(pull)
    return scene
  }

  // MARK: Lifts

  @Test("a lift while armed, full swipe keeps")
  func keeps() {
    #expect(
      events(swiping(SIDLE_FULL_SWIPE_KEEPS), after: pull, "u1@300") == [
        "r1 drag_ended trailing touch", "r1 committed trailing touch",
        "r1.delete button_triggered trailing touch", "r1 will_close trailing action",
      ])
  }

  @Test("a lift while armed, full swipe keeps ... full swipe removes")
  func removes() {
    let scene = swiping(SIDLE_FULL_SWIPE_REMOVES)
    #expect(
      events(scene, after: pull, "u1@300") == [
        "r1 drag_ended trailing touch", "r1 committed trailing touch !",
        "r1.delete button_triggered trailing touch",
      ])
    #expect(later(scene) == [])
    #expect(scene.phase("r1") == "pending" && scene.offset("r1") == -320)
  }

  @Test("a lift while armed, full swipe keeps ... of a button that needs to be confirmed")
  func asks() {
    for kind in [SIDLE_FULL_SWIPE_KEEPS, SIDLE_FULL_SWIPE_REMOVES] {
      let scene = asking(kind)
      #expect(
        events(scene, after: "", "u1@300") == [
          "r1 drag_ended trailing touch", "r1 committed trailing touch !",
          "r1.delete confirm_needed trailing touch",
        ])
      #expect(later(scene) == [])
      #expect(scene.phase("r1") == "pending" && scene.offset("r1") == -160)
    }
  }

  @Test("a contact taken away while armed")
  func takenAway() {
    #expect(
      events(swiping(SIDLE_FULL_SWIPE_REMOVES), after: pull, "c1@10") == [
        "r1 disarmed trailing cancelled", "r1 drag_ended trailing cancelled !",
      ])
  }

  // MARK: Answers

  @Test("a yes to a row that waits")
  func yes() {
    let scene = RemovalTests.pending(row: RemovalTests.spec { $0.collapse_duration = 0.2 })
    #expect(events(scene) { resolve(scene, 1) } == ["r1 collapse_began trailing action"])
    let began = scene.now
    #expect(later(scene) == ["r1 removed trailing action"])
    #expect(scene.now == began + 200_000_000)
  }

  @Test("a yes to a row that waits ... that is still on its way")
  func earlyYes() {
    let scene = swiping(SIDLE_FULL_SWIPE_REMOVES)
    scene.play(pull + " u1@300")
    #expect(scene.phase("r1") == "committing")
    #expect(events(scene) { resolve(scene, 1) } == [])
    #expect(
      later(scene) == ["r1 collapse_began trailing action", "r1 removed trailing action"])
  }

  @Test("a yes to a row that waits ... whose button needed to be confirmed")
  func confirmed() {
    let removes = asking(SIDLE_FULL_SWIPE_REMOVES)
    removes.play("u1@300 idle")
    #expect(
      events(removes) { resolve(removes, 1) } == [
        "r1.delete button_triggered trailing code", "r1 collapse_began trailing action",
      ])
    let keeps = asking(SIDLE_FULL_SWIPE_KEEPS)
    keeps.play("u1@300 idle")
    #expect(
      events(keeps) { resolve(keeps, 1) } == [
        "r1.delete button_triggered trailing code", "r1 will_close trailing action",
      ])
  }

  @Test("a no to a row that waits")
  func no() {
    let closes = RemovalTests.pending()
    #expect(events(closes) { resolve(closes, 0) } == ["r1 will_close trailing code"])
    let opens = RemovalTests.pending(
      row: RemovalTests.spec { $0.on_reject = Int32(SIDLE_ON_REJECT_OPENS) })
    #expect(events(opens) { resolve(opens, 0) } == ["r1 will_open trailing code"])
    let asking = asking(SIDLE_FULL_SWIPE_REMOVES)
    asking.play("u1@300 idle")
    #expect(
      events(asking) { resolve(asking, 0) } == [
        "r1.delete confirm_withdrawn trailing code", "r1 will_close trailing code",
      ])
  }

  @Test("pending_timeout over")
  func timedOut() {
    let scene = sceneWith(
      button: { $0.needs_confirm = 1 },
      row: {
        $0.full_swipe = Int32(SIDLE_FULL_SWIPE_REMOVES)
        $0.pending_timeout = 2
      })
    scene.play(pull + " u1@300")
    while scene.phase("r1") != "pending" { scene.step(1) }
    #expect(events(scene) { scene.step(1990) } == [])
    #expect(
      events(scene) { scene.step(10) } == [
        "r1.delete confirm_withdrawn trailing timed_out", "r1 will_close trailing timed_out",
      ])
  }

  // MARK: Heights

  @Test("the end of a collapse")
  func collapsed() {
    let closed = RemovalTests.pending()
    resolve(closed, 1)
    #expect(later(closed) == ["r1 collapse_began trailing action", "r1 removed trailing action"])
    let open = sceneWith(button: { $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE) })
    open.setOpen("r1")
    open.play("d1(300,30)@0 u1@10 idle")
    resolve(open, 1)
    open.step(0)
    #expect(later(open) == ["r1 closed trailing removed", "r1 removed trailing action"])
  }

  @Test("restore of a removed row")
  func restored() {
    let scene = RemovalTests.pending()
    resolve(scene, 1)
    scene.idle()
    #expect(
      events(scene) {
        done(sidle_row_restore(scene.stage, scene.row("r1"), 0))
      } == [])
    #expect(later(scene) == ["r1 restored none code"])
  }

  @Test("restore of a removed row ... of one that collapses")
  func restoredMeanwhile() {
    let scene = RemovalTests.pending()
    resolve(scene, 1)
    scene.step(100)
    #expect(
      events(scene) {
        done(sidle_row_restore(scene.stage, scene.row("r1"), 0))
      } == ["r1 interrupted trailing code"])
    #expect(later(scene) == ["r1 restored none code"])
  }
}
