import CSidle
import SidleC
import Testing

/// Lines about rows that calls send somewhere, and about reduced motion.
@Suite struct MotionEventLines: EventLines {
  @Test("open of a row at rest")
  func opens() {
    let scene = fixture()
    #expect(events(scene) { scene.open("r1") } == ["r1 will_open trailing code"])
    #expect(events(scene) { scene.open("r1") } == [])
    #expect(later(scene) == ["r1 opened trailing code"])
  }

  @Test("open of a row that closes")
  func opensClosing() {
    let scene = fixture()
    scene.setOpen("r1")
    scene.close("r1")
    scene.step(60)
    #expect(
      events(scene) { scene.open("r1") } == [
        "r1 interrupted trailing code", "r1 will_open trailing code",
      ])
  }

  @Test("open of a row that is dragged")
  func opensDragged() {
    let scene = fixture()
    scene.play("d1(300,30)@0 m1(280,30)@5")
    #expect(
      events(scene) { scene.open("r1", SIDLE_EDGE_LEADING) } == [
        "r1 drag_ended trailing code !", "r1 will_open leading code",
      ])
  }

  @Test("open without animation")
  func opensAtOnce() {
    let scene = fixture()
    #expect(
      events(scene) { scene.open("r1", animated: false) } == [
        "r1 will_open trailing code", "r1 opened trailing code",
      ])
    #expect(scene.isIdle)
  }

  @Test("a row that is disabled")
  func disabled() {
    func disable(_ scene: Scene) -> [String] {
      events(scene) { done(sidle_row_set_enabled(scene.stage, scene.row("r1"), 0)) }
    }
    var scene = fixture()
    #expect(disable(scene) == [])
    scene = fixture()
    scene.setOpen("r1")
    #expect(disable(scene) == ["r1 will_close trailing disabled"])
    scene = fixture()
    scene.open("r1")
    scene.step(60)
    #expect(
      disable(scene) == ["r1 interrupted trailing disabled", "r1 will_close trailing disabled"])
    scene = fixture()
    scene.play("d1(300,30)@0 m1(200,30)@20")
    #expect(disable(scene) == ["r1 drag_ended trailing disabled !"])
    scene = fixture()
    scene.setOpen("r1")
    scene.play("d1(100,30)@0 m1(115,30)@20")
    #expect(
      disable(scene) == ["r1 drag_ended trailing disabled !", "r1 will_close trailing disabled"])
  }

  @Test("a row that is reset")
  func reset() {
    func reset(_ scene: Scene) -> [String] {
      events(scene) { done(sidle_row_reset(scene.stage, scene.row("r1"))) }
    }
    var scene = fixture()
    scene.setOpen("r1")
    #expect(reset(scene) == [])
    #expect(scene.phase("r1") == "closed")
    scene.open("r1")
    scene.step(60)
    #expect(reset(scene) == ["r1 interrupted trailing reset"])
    scene = fixture()
    scene.play("d1(300,30)@0 m1(200,30)@20")
    #expect(reset(scene) == ["r1 drag_ended trailing reset !"])
  }

  @Test("a peek, from its begin to its end, and whatever sends it back")
  func peeks() {
    func peek(_ scene: Scene) {
      let edge = Int32(SIDLE_EDGE_TRAILING)
      done(sidle_row_peek(scene.stage, scene.row("r1"), edge, 40, 0.2))
    }
    let scene = fixture()
    #expect(events(scene) { peek(scene) } == [])
    #expect(later(scene) == [])
    peek(scene)
    scene.step(100)
    #expect(events(scene) { scene.close("r1") } == [])
    #expect(later(scene) == [])
    peek(scene)
    scene.step(100)
    #expect(events(scene) { scene.open("r1") } == ["r1 will_open trailing code"])
  }

  // MARK: Reduced motion

  @Test("sidle_stage_set_reduce_motion to 1 while rows move")
  func reduced() {
    let scene = fixture(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r3")
    scene.open("r2")
    scene.step(50)
    scene.close("r3")
    scene.step(50)
    scene.open("r1")
    scene.step(10)
    #expect(
      events(scene) { reduceMotion(scene) } == [
        "r2 opened trailing code", "r3 closed trailing code", "r1 opened trailing code",
      ])
    // What was not announced has no end either.
    let back = fixture()
    back.play("d1(300,30)@0 m1(250,30)@20 u1@300")
    #expect(events(back) { reduceMotion(back) } == [])
    #expect(back.isIdle)
  }

  @Test("sidle_stage_set_reduce_motion to 1 while rows move ... while a row leaves to wait")
  func reducedLeaving() {
    let scene = Scene(row: RemovalTests.spec())
    RemovalTests.swipe(scene)
    #expect(scene.phase("r1") == "committing")
    #expect(events(scene) { reduceMotion(scene) } == [])
    #expect(scene.phase("r1") == "pending" && scene.offset("r1") == -320)
  }

  @Test("sidle_stage_set_reduce_motion to 1 while rows move ... while a row collapses or grows")
  func reducedCollapsing() {
    let scene = RemovalTests.pending()
    resolve(scene, 1)
    scene.step(100)
    #expect(events(scene) { reduceMotion(scene) } == ["r1 removed trailing action"])
    let growing = RemovalTests.pending()
    resolve(growing, 1)
    growing.idle()
    done(sidle_row_restore(growing.stage, growing.row("r1"), 0))
    growing.step(100)
    #expect(events(growing) { reduceMotion(growing) } == ["r1 restored none code"])
  }

  @Test("anything while motion is reduced")
  func whileReduced() {
    let scene = fixture()
    reduceMotion(scene)
    #expect(
      events(scene) { scene.open("r1") } == [
        "r1 will_open trailing code", "r1 opened trailing code",
      ])
    #expect(
      events(scene, after: "d1(100,30)@0 m1(230,30)@60", "u1@200") == [
        "r1 drag_ended trailing touch", "r1 will_close trailing touch",
        "r1 closed trailing touch",
      ])
    #expect(scene.isIdle)
  }

  @Test("anything while motion is reduced ... that takes a row along")
  func reducedLeave() {
    let scene = Scene(row: RemovalTests.spec())
    reduceMotion(scene)
    #expect(
      events(scene, after: "d1(310,30)@0 m1(60,30)@100", "u1@300") == [
        "r1 drag_ended trailing touch", "r1 committed trailing touch !",
        "r1.delete button_triggered trailing touch",
      ])
    #expect(scene.phase("r1") == "pending")
  }

  @Test("anything while motion is reduced ... a yes to a row that waits")
  func reducedYes() {
    let scene = RemovalTests.pending()
    reduceMotion(scene)
    #expect(scene.phase("r1") == "pending")
    #expect(
      events(scene) { resolve(scene, 1) } == [
        "r1 collapse_began trailing action", "r1 removed trailing action",
      ])
    #expect(scene.isIdle && scene.phase("r1") == "removed")
    // Told while it moves to where it waits: as soon as it is there.
    let open = fixture { $0.full_swipe = Int32(SIDLE_FULL_SWIPE_REMOVES) }
    open.setOpen("r1")
    open.play("d1(310,30)@0 m1(200,30)@100 u1@300")
    resolve(open, 1)
    #expect(
      events(open) { reduceMotion(open) } == [
        "r1 collapse_began trailing action", "r1 closed trailing removed",
        "r1 removed trailing action",
      ])
  }

  @Test("anything while motion is reduced ... a no to a row that waits")
  func reducedNo() {
    let scene = RemovalTests.pending()
    reduceMotion(scene)
    #expect(
      events(scene) { resolve(scene, 0) } == [
        "r1 will_close trailing code", "r1 closed trailing code",
      ])
    let opens = RemovalTests.pending(
      row: RemovalTests.spec { $0.on_reject = Int32(SIDLE_ON_REJECT_OPENS) })
    reduceMotion(opens)
    #expect(
      events(opens) { resolve(opens, 0) } == [
        "r1 will_open trailing code", "r1 opened trailing code",
      ])
  }

  @Test("anything while motion is reduced ... pending_timeout over")
  func reducedTimeout() {
    let scene = Scene(row: RemovalTests.spec { $0.pending_timeout = 2 })
    reduceMotion(scene)
    RemovalTests.swipe(scene)
    #expect(events(scene) { scene.step(1999) } == [])
    #expect(
      later(scene) == ["r1 will_close trailing timed_out", "r1 closed trailing timed_out"])
  }

  @Test("anything while motion is reduced ... restore of a removed row")
  func reducedRestore() {
    let scene = RemovalTests.pending()
    resolve(scene, 1)
    scene.idle()
    reduceMotion(scene)
    #expect(
      events(scene) {
        done(sidle_row_restore(scene.stage, scene.row("r1"), 0))
      } == ["r1 restored none code"])
    #expect(scene.isIdle && scene.state("r1").frame.height == 60)
  }
}
