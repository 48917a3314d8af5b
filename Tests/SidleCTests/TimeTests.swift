import CSidle
import SidleC
import Testing

@Suite struct TimeTests {
  @Test("steps of a fraction arrive where their sum is")
  func remainder() {
    for (count, seconds, end) in [
      (300, 1.0 / 30, 10_000_000_000), (600, 1.0 / 60, 10_000_000_000),
      (1440, 1.0 / 144, 10_000_000_000), (10, 1e-10, 1), (3, 4e-10, 1), (4, 2.5e-10, 1),
    ] as [(Int, Double, Int64)] {
      let scene = Scene()
      for _ in 0..<count { #expect(sidle_stage_step(scene.stage, seconds) == 0) }
      #expect(scene.now == end, "\(count) x \(seconds)")
    }
  }

  @Test("step_to forgets what rounding had left over")
  func forgotten() {
    let scene = Scene()
    #expect(sidle_stage_step(scene.stage, 4e-10) == 0)
    #expect(scene.now == 0)
    #expect(sidle_stage_step_to(scene.stage, 0) == 0)
    #expect(sidle_stage_step(scene.stage, 4e-10) == 0)
    #expect(scene.now == 0)
    #expect(sidle_stage_step(scene.stage, 4e-10) == 0)
    #expect(scene.now == 1)
  }

  @Test("what rounding left over does not show in the fingerprint")
  func fingerprint() {
    let (one, other) = (Scene(), Scene())
    #expect(sidle_stage_step(one.stage, 4e-10) == 0)
    #expect(sidle_stage_step(other.stage, 0) == 0)
    #expect(one.fingerprint == other.fingerprint)
  }

  @Test("time begins where the host says, and its ends are the ends")
  func ends() {
    let limit: Int64 = 1 << 62
    for start in [-limit, -1, 0, 1_700_000_000_000_000_000, limit - 600_000_000, limit] {
      var stage = Scene.stageSpec()
      stage.start_ns = start
      let scene = Scene(stage: stage)
      #expect(scene.now == start)
      scene.open("r1")
      let end = sidle_stage_next_deadline(scene.stage)
      #expect(end - start > 480_000_000)
      #expect(sidle_stage_step_to(scene.stage, start) == 0)
      if start > Int64.min { #expect(sidle_stage_step_to(scene.stage, start - 1) == -20) }
      #expect(scene.lastError.contains("sidle_stage_step_to"))
      if end <= limit {
        scene.step(to: end)
        #expect(scene.phase("r1") == "open")
      }
      #expect(sidle_stage_step_to(scene.stage, limit) == 0)
      let before = scene.fingerprint
      for beyond in [limit + 1, Int64.max] {
        #expect(sidle_stage_step_to(scene.stage, beyond) == SIDLE_ERROR_RANGE)
      }
      #expect(sidle_stage_step(scene.stage, 1) == SIDLE_ERROR_RANGE)
      #expect(sidle_stage_step(scene.stage, 1e9) == SIDLE_ERROR_RANGE)
      #expect(scene.fingerprint == before)
      #expect(sidle_stage_step(scene.stage, 0) == 0)
    }
  }

  @Test("a step that is no time fails and changes nothing")
  func badSteps() {
    let scene = Scene()
    scene.open("r1")
    let before = scene.fingerprint
    for (seconds, status) in [
      (-1e-9, SIDLE_ERROR_RANGE), (1.1e9, SIDLE_ERROR_RANGE), (.nan, SIDLE_ERROR_NOT_FINITE),
      (.infinity, SIDLE_ERROR_NOT_FINITE), (-.infinity, SIDLE_ERROR_NOT_FINITE),
    ] as [(Double, Int)] {
      #expect(sidle_stage_step(scene.stage, seconds) == Int32(status))
    }
    #expect(scene.fingerprint == before)
    scene.step(0)
    #expect(scene.take() == ["r1 will_open trailing code"])
  }

  @Test("however much time is carried after early stops, a step fails before it traps")
  func carriedTime() async {
    // In a process of its own, since it once ended it.
    await #expect(processExitsWith: .success) {
      var stage = Scene.stageSpec()
      stage.start_ns = -(1 << 62)
      stage.event_capacity = 64
      let scene = Scene(stage: stage)
      for tap in 0..<30 as Range<Int64> {
        let time = stage.start_ns + tap
        scene.push(SIDLE_PHASE_DOWN, x: 100, y: 30, ns: time)
        scene.push(SIDLE_PHASE_UP, x: 100, y: 30, ns: time)
      }
      var statuses: [sidle_status] = []
      for _ in 0..<14 { statuses.append(sidle_stage_step(scene.stage, 1e9)) }
      #expect(statuses.prefix(9).allSatisfy { $0 == SIDLE_MORE })
      #expect(statuses.suffix(1) == [sidle_status(SIDLE_ERROR_RANGE)])
    }
  }

  @Test("one large step is as good as many small ones", arguments: [1, 7, 16, 33, 250])
  func slicing(milliseconds: Int64) {
    func play(_ slice: Int64?) -> ([String], UInt64) {
      var list = Scene.listSpec()
      list.policy = Int32(SIDLE_POLICY_MANY)
      let scene = Scene(list: list)
      scene.open("r1")
      scene.open("r3", SIDLE_EDGE_LEADING)
      for step in 0...20 {
        let phase = step == 0 ? SIDLE_PHASE_DOWN : step == 20 ? SIDLE_PHASE_UP : SIDLE_PHASE_MOVE
        scene.push(
          phase, x: 300 - 7.3 * Double(step), y: 90 + Double(step) / 3, at: 100.4 * Double(step) / 9
        )
      }
      let end: Int64 = 2_000_000_000
      if let slice {
        while scene.now < end { scene.step(to: min(end, scene.now + slice * 1_000_000)) }
      } else {
        scene.step(to: end)
      }
      return (scene.heard.map(\.text), scene.fingerprint)
    }
    let whole = play(nil)
    let sliced = play(milliseconds)
    #expect(whole.0 == sliced.0)
    #expect(whole.1 == sliced.1)
    #expect(whole.0.count == 8)
  }
}
