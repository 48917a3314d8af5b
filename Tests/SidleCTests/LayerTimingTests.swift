import CSidle
import SidleC
import Testing

/// Delay, fill, speed and the calls on the animation of a transition.
@Suite struct LayerTimingTests {
  typealias Stage = LayerStage

  @Test("during a delay the new content shows, or with a fill backwards the start")
  func delay() {
    let views = [
      (SIDLE_FILL_NONE, "1.0: After 0.0,0.0 1.0 | -"),
      (SIDLE_FILL_FORWARDS, "1.0: After 0.0,0.0 1.0 | -"),
      (SIDLE_FILL_BACKWARDS, "0.0: - | Before 0.0,0.0 1.0"),
      (SIDLE_FILL_BOTH, "0.0: - | Before 0.0,0.0 1.0"),
    ]
    for (fill, view) in views {
      let stage = Stage()
      stage.replace(
        "After",
        by: Stage.straight {
          $0.delay = 0.5
          $0.fill = Int32(fill)
        })
      #expect(sidle_stage_next_deadline(stage.stage) == 500_000_000)
      stage.step(to: 0.25)
      #expect(stage.view == view)
      #expect(stage.takeLines() == [])
      stage.step(to: 1)
      #expect(stage.view == "0.5: After -150.0,0.0 1.0 | Before 150.0,0.0 1.0")
      stage.step(to: 1.5)
      #expect(
        stage.takeLines() == [
          "0.500000000_began reason=code",
          "1.500000000_ended finished reason=none progress=1.000",
        ])
    }
  }

  @Test("a fill forwards holds the end, with the old content, until the next one comes")
  func held() {
    let stage = Stage()
    stage.replace(
      "After",
      by: Stage.straight {
        $0.end_progress = 0.5
        $0.fill = Int32(SIDLE_FILL_FORWARDS)
      })
    stage.step(to: 5)
    #expect(stage.view == "0.5: After -150.0,0.0 1.0 | Before 150.0,0.0 1.0")
    #expect(stage.takeLines().count == 2)
    #expect(stage.isIdle)
    stage.replace("Third", by: nil)
    #expect(stage.view == "1.0: Third 0.0,0.0 1.0 | -")
    stage.step(to: 6)
    #expect(stage.takeLines() == [])
  }

  @Test("paused, sought, played backwards and at another speed like any animation")
  func control() {
    let stage = Stage()
    let animation = stage.replace("After", by: Stage.straight())
    stage.step(to: 0.25)
    #expect(sidle_animation_pause(stage.stage, animation) == 0)
    stage.step(to: 10)
    #expect(stage.state.progress == 0.25)
    #expect(stage.isIdle)
    #expect(sidle_animation_seek(stage.stage, animation, 0.5) == 0)
    #expect(stage.state.progress == 0.5)
    #expect(sidle_animation_set_speed(stage.stage, animation, 0.5) == 0)
    #expect(sidle_animation_reverse(stage.stage, animation) == 0)
    #expect(sidle_animation_resume(stage.stage, animation) == 0)
    stage.step(to: 10.5)
    #expect(stage.state.progress == 0.25)
    stage.step(to: 12)
    #expect(stage.view == "1.0: After 0.0,0.0 1.0 | -")
    #expect(
      stage.takeLines() == [
        "0.000000000_began reason=code",
        "11.000000000_ended finished reason=none progress=0.000",
      ])
  }

  @Test("stopped half way it is interrupted, by hand it is finished; the new content stays")
  func ended() {
    let table: [(Stage.Call, String)] = [
      (sidle_animation_stop, "0.500000000_ended interrupted reason=code progress=0.500"),
      (sidle_animation_finish, "0.500000000_ended finished reason=code progress=1.000"),
    ]
    for (call, line) in table {
      let stage = Stage()
      let animation = stage.replace("After", by: Stage.straight())
      stage.step(to: 0.5)
      #expect(call(stage.stage, animation) == 0)
      #expect(stage.view == "1.0: After 0.0,0.0 1.0 | -")
      #expect(call(stage.stage, animation) == SIDLE_ERROR_STALE)
      stage.step(to: 3)
      #expect(stage.takeLines() == ["0.000000000_began reason=code", line])
    }
  }

  @Test("one that is sought past its delay begins there; one that never gets there does not begin")
  func beginning() {
    let stage = Stage()
    let animation = stage.replace("After", by: Stage.straight { $0.delay = 2 })
    #expect(sidle_animation_pause(stage.stage, animation) == 0)
    stage.step(to: 5)
    #expect(stage.takeLines() == [])
    #expect(sidle_animation_seek(stage.stage, animation, 2.5) == 0)
    stage.step(to: 6)
    #expect(stage.takeLines() == ["5.000000000_began reason=code"])
    #expect(sidle_animation_seek(stage.stage, animation, 0) == 0)
    #expect(sidle_animation_stop(stage.stage, animation) == 0)
    stage.step(to: 7)
    #expect(stage.takeLines() == ["6.000000000_ended interrupted reason=code progress=0.000"])

    let early = Stage()
    early.replace("After", by: Stage.straight { $0.delay = 2 })
    early.step(to: 1)
    early.replace("Third", by: nil)
    early.step(to: 9)
    #expect(early.takeLines() == ["1.000000000_ended interrupted reason=code progress=0.000"])
  }

  @Test("a held one that is started again begins and ends again")
  func again() {
    let stage = Stage()
    let animation = stage.replace(
      "After", by: Stage.straight { $0.fill = Int32(SIDLE_FILL_FORWARDS) })
    stage.step(to: 2)
    #expect(stage.takeLines().count == 2)
    #expect(sidle_animation_start(stage.stage, animation) == 0)
    stage.step(to: 2.5)
    #expect(stage.view == "0.5: After -150.0,0.0 1.0 | Before 150.0,0.0 1.0")
    stage.step(to: 4)
    #expect(
      stage.takeLines() == [
        "2.000000000_began reason=code", "3.000000000_ended finished reason=none progress=1.000",
      ])
  }

  @Test("its layer keeps it: it is neither destroyed nor sent elsewhere, nor has it members")
  func owned() {
    let stage = Stage()
    let animation = stage.replace("After", by: Stage.straight())
    let before = sidle_stage_fingerprint(stage.stage)
    #expect(sidle_animation_destroy(stage.stage, animation) == SIDLE_ERROR_STATE)
    #expect(sidle_animation_retarget(stage.stage, animation, 3) == SIDLE_ERROR_STATE)
    var spec = Scene.animationSpec()
    var member = sidle_animation()
    #expect(sidle_animation_create(stage.stage, animation, &spec, &member) == SIDLE_ERROR_STATE)
    #expect(sidle_stage_fingerprint(stage.stage) == before)
  }

  @Test("a layer that is destroyed ends what runs, with reason removed")
  func destroyed() {
    let stage = Stage()
    stage.replace("After", by: Stage.straight())
    stage.step(to: 0.5)
    #expect(sidle_layer_destroy(stage.stage, stage.layer) == 0)
    stage.step(to: 3)
    #expect(
      stage.takeLines() == [
        "0.000000000_began reason=code",
        "0.500000000_ended interrupted reason=removed progress=0.500",
      ])
    #expect(sidle_layer_destroy(stage.stage, stage.layer) == SIDLE_ERROR_STALE)
    #expect(stage.isIdle)
  }

  @Test("the same at every step size, and by its log")
  func slicing() {
    func play(_ slice: Int64) -> (String, UInt64, [String]) {
      let stage = Stage(logCapacity: 1 << 16)
      func go(to end: Int64) {
        while sidle_stage_now(stage.stage) < end {
          stage.step(toNanoseconds: min(sidle_stage_now(stage.stage) + slice, end))
        }
      }
      stage.replace("Second", by: Stage.slide { $0.delay = 0.123 })
      go(to: 700_000_000)
      let next = stage.replace("Third", token: 3, by: Stage.slide { $0.speed = 3 })
      go(to: 750_000_000)
      #expect(sidle_animation_pause(stage.stage, next) == 0)
      go(to: 800_000_000)
      #expect(sidle_animation_resume(stage.stage, next) == 0)
      #expect(
        sidle_layer_set_frame(
          stage.stage, stage.layer, sidle_rect(x: 0, y: 0, width: 200, height: 30)) == 0)
      go(to: 900_000_000)
      stage.replace("", token: 0, by: nil)
      go(to: 1_000_000_000)
      var log = sidle_text()
      #expect(sidle_stage_read_log(stage.stage, &log) == 0)
      return (log.string, sidle_stage_fingerprint(stage.stage), stage.takeLines())
    }
    let (log, fingerprint, lines) = play(1_000_000_000)
    #expect(lines.count == 4)
    for slice in [1_000_000, 8_333_333, 16_666_667, 33_333_333] as [Int64] {
      let (_, other, otherLines) = play(slice)
      #expect(other == fingerprint)
      #expect(otherLines == lines)
    }
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == fingerprint)
    #expect(replay.texts.count == 4)
  }
}

extension LayerStage {
  typealias Call = (OpaquePointer?, sidle_animation) -> sidle_status
}
