import CSidle
import SidleC
import Testing

/// One animation from call to call: where it is, and that each start has one end.
@Suite struct AnimationTimelineTests {
  typealias Stage = AnimationStage

  @Test("it starts at its beginning, lands exactly on its end, and ends once")
  func plays() {
    let stage = Stage()
    let one = stage.add(Stage.line(10, 30.1))
    #expect(stage.playback(one) == "idle")
    #expect(stage.value(one) == 10)
    stage.step(to: 5)
    stage.start(one)
    #expect(sidle_stage_next_deadline(stage.stage) == 6_000_000_000)
    stage.step(to: 5.25)
    #expect(isNear(stage.value(one), 15.025))
    #expect(isNear(stage.state(one).velocity, 20.1))
    stage.step(toNanoseconds: 5_999_999_999)
    #expect(stage.takeEnds() == [])
    stage.step(to: 1000)
    #expect(stage.takeEnds() == ["a finished 6.0 at 30.1"])
    #expect(stage.value(one) == 30.1)
    #expect(stage.playback(one) == "finished")
    #expect(sidle_stage_is_idle(stage.stage) == 1)
    stage.step(to: 2000)
    #expect(stage.takeEnds() == [])
  }

  @Test("a pause takes no time, and a stop ends it where it is")
  func pauses() {
    let stage = Stage()
    let one = stage.add(Stage.line())
    stage.start(one)
    stage.step(to: 0.3)
    stage.call(sidle_animation_pause, one)
    stage.step(to: 7)
    #expect(isNear(stage.value(one), 30))
    #expect(stage.state(one).velocity == 0)
    #expect(stage.playback(one) == "paused")
    #expect(sidle_stage_is_idle(stage.stage) == 1)
    stage.call(sidle_animation_resume, one)
    stage.step(to: 7.2)
    #expect(isNear(stage.value(one), 50))
    stage.call(sidle_animation_stop, one)
    stage.step(to: 9)
    #expect(stage.takeEnds() == ["a interrupted 7.2 at 50.0"])
    #expect(isNear(stage.value(one), 50))
    #expect(stage.playback(one) == "interrupted")
  }

  @Test("reversed it plays from where it is to its beginning, and from the end when started again")
  func reverses() {
    let stage = Stage()
    let one = stage.add(Stage.line())
    stage.start(one)
    stage.step(to: 0.4)
    stage.call(sidle_animation_reverse, one)
    stage.step(to: 0.5)
    #expect(isNear(stage.value(one), 30))
    #expect(isNear(stage.state(one).velocity, -100))
    #expect(stage.state(one).rate == -1)
    stage.step(to: 1)
    #expect(stage.takeEnds() == ["a finished 0.8 at 0.0"])
    stage.start(one)
    #expect(stage.value(one) == 100)
    stage.step(to: 1.25)
    #expect(isNear(stage.value(one), 75))
    stage.call(sidle_animation_finish, one)
    stage.step(to: 3)
    #expect(stage.takeEnds() == ["a finished 1.25 at 0.0"])
  }

  @Test("another speed changes what comes and not where it is; the direction stays")
  func speeds() {
    let stage = Stage()
    let one = stage.add(Stage.line())
    stage.start(one)
    stage.step(to: 0.2)
    #expect(sidle_animation_set_speed(stage.stage, one, 4) == 0)
    #expect(isNear(stage.value(one), 20))
    stage.step(to: 0.3)
    #expect(isNear(stage.value(one), 60))
    #expect(isNear(stage.state(one).velocity, 400))
    stage.call(sidle_animation_reverse, one)
    #expect(sidle_animation_set_speed(stage.stage, one, 0.5) == 0)
    #expect(stage.state(one).rate == -0.5)
    stage.step(to: 0.5)
    #expect(isNear(stage.value(one), 50))
    stage.step(to: 5)
    #expect(stage.takeEnds() == ["a finished 1.5 at 0.0"])
  }

  @Test("a place is sought while it plays, and otherwise it waits there as paused")
  func seeks() {
    let stage = Stage()
    let one = stage.add(Stage.line())
    #expect(sidle_animation_seek(stage.stage, one, 0.25) == 0)
    #expect(stage.playback(one) == "paused")
    stage.step(to: 3)
    #expect(isNear(stage.value(one), 25))
    stage.call(sidle_animation_resume, one)
    stage.step(to: 3.25)
    #expect(sidle_animation_seek(stage.stage, one, 0.1) == 0)
    stage.step(to: 3.35)
    #expect(isNear(stage.value(one), 20))
    #expect(sidle_animation_seek(stage.stage, one, 77) == 0)
    #expect(stage.value(one) == 100)
    #expect(stage.state(one).elapsed == 1)
    stage.step(to: 4)
    #expect(stage.takeEnds() == ["a finished 3.35 at 100.0"])
  }

  @Test("started again while under way it ends as interrupted first")
  func startsAgain() {
    let stage = Stage()
    let one = stage.add(Stage.line())
    stage.start(one)
    stage.step(to: 0.5)
    stage.start(one)
    #expect(stage.value(one) == 0)
    stage.step(to: 0.75)
    stage.call(sidle_animation_pause, one)
    stage.start(one)
    stage.step(to: 9)
    #expect(
      stage.takeEnds() == [
        "a interrupted 0.5 at 50.0", "a interrupted 0.75 at 25.0", "a finished 1.75 at 100.0",
      ])
  }

  @Test("another target is reached from where it is, with one end for both")
  func retargets() {
    let stage = Stage()
    for kind in [SIDLE_ANIMATION_CURVE, SIDLE_ANIMATION_SPRING, SIDLE_ANIMATION_DECAY] {
      let start = Double(stage.now) / 1e9
      let one = stage.add(
        Stage.line {
          $0.kind = Int32(kind)
          $0.velocity = 300
        }, name: "")
      stage.start(one)
      stage.step(to: start + 0.1)
      let before = stage.state(one)
      #expect(sidle_animation_retarget(stage.stage, one, -50) == 0)
      #expect(stage.value(one) == before.value)
      if kind != SIDLE_ANIMATION_CURVE {
        #expect(isNear(stage.state(one).velocity, before.velocity))
      }
      stage.step(to: start + 100)
      #expect(stage.takeEnds().count == 1)
      #expect(stage.value(one) == -50)
      // What is at rest moves again, with another end.
      #expect(sidle_animation_retarget(stage.stage, one, 5) == 0)
      #expect(stage.playback(one) == "playing")
      stage.step(to: start + 200)
      #expect(stage.takeEnds().count == 1)
      #expect(stage.value(one) == 5)
    }
  }

  @Test("calls that change nothing announce nothing")
  func nothing() {
    let stage = Stage()
    let one = stage.add(Stage.line())
    let before = stage.fingerprint
    for call in [
      sidle_animation_pause, sidle_animation_resume, sidle_animation_stop, sidle_animation_finish,
    ] {
      stage.call(call, one)
    }
    #expect(stage.fingerprint == before)
    stage.start(one)
    stage.step(to: 2)
    #expect(stage.takeEnds().count == 1)
    let after = stage.fingerprint
    for call in [
      sidle_animation_pause, sidle_animation_resume, sidle_animation_stop, sidle_animation_finish,
    ] {
      stage.call(call, one)
    }
    #expect(stage.fingerprint == after)
    stage.call(sidle_animation_destroy, one)
    stage.step(to: 3)
    #expect(stage.takeEnds() == [])
  }

  @Test("destroyed under way it ends as interrupted because it was removed; its name is free")
  func destroyed() {
    let stage = Stage()
    for isPaused in [false, true] {
      let one = stage.add(Stage.line(), name: "gone")
      stage.add(Stage.line(), name: "gone", expecting: SIDLE_ERROR_NAME_TAKEN)
      var found: UInt64 = 0
      #expect(withText("gone") { sidle_find(stage.stage, 4, $0, &found) } == 0)
      #expect(found == one.value)
      stage.start(one)
      if isPaused { stage.call(sidle_animation_pause, one) }
      stage.call(sidle_animation_destroy, one)
      stage.call(sidle_animation_start, one, expecting: SIDLE_ERROR_STALE)
      #expect(
        withText("gone") { sidle_find(stage.stage, 4, $0, &found) } == SIDLE_ERROR_NOT_FOUND)
      #expect(found == 0)
      #expect(sidle_stage_step(stage.stage, 0) == 0)
      let heard = Heard.batch(of: stage.stage).map { Heard($0, on: stage.stage) }
      #expect(heard.map(\.description) == ["gone ended none removed"])
      #expect(sidle_stage_is_idle(stage.stage) == 1)
      #expect(stage.values().isEmpty)
    }
  }

  @Test("an end carries the animation's own data")
  func userData() {
    let stage = Stage()
    let one = stage.add(Stage.line { $0.user_data = 42 })
    stage.start(one)
    #expect(sidle_stage_step(stage.stage, 2) == 0)
    let event = Heard.batch(of: stage.stage)[0]
    #expect(event.user_data == 42)
    #expect(event.object == one.value)
    #expect(event.time_ns == 1_000_000_000)
    #expect(event.offset == 100)
    #expect(event.velocity == 0)
    #expect(stage.state(one).user_data == 42)
  }
}
