import CSidle
import SidleC
import Testing

/// Steps, batches of events, deadlines, and what happens when events find no room.
@Suite struct BatchTests {
  @Test("a batch stays as it is until the next step, whatever is called meanwhile")
  func stable() {
    let scene = Scene()
    scene.open("r1")
    #expect(sidle_stage_step_to(scene.stage, 1_000_000) == 0)
    var events = sidle_events()
    #expect(sidle_stage_events(scene.stage, &events) == 0)
    let bytes = Array(
      UnsafeRawBufferPointer(start: events.first, count: Int(events.count * events.stride)))
    #expect(events.count == 1)
    #expect(events.stride == MemoryLayout<sidle_event>.stride)
    scene.open("r2")
    scene.close("r1", animated: false)
    scene.addRow("r4", trailing: ["x"])
    #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
    scene.push(SIDLE_PHASE_DOWN, x: 1, y: 1, at: 5)
    var again = sidle_events()
    #expect(sidle_stage_events(scene.stage, &again) == 0)
    #expect(again.first == events.first)
    #expect(again.count == events.count)
    #expect(Array(UnsafeRawBufferPointer(start: again.first, count: bytes.count)) == bytes)
    // A step that fails leaves it too.
    #expect(sidle_stage_step_to(scene.stage, 0) == SIDLE_ERROR_TIME_BACKWARDS)
    #expect(Heard.batch(of: scene.stage).count == 1)
    scene.step(0)
    #expect(
      scene.take() == [
        "r2 will_open trailing code", "r1 interrupted trailing other_row",
        "r1 will_close trailing other_row", "r1 closed trailing other_row",
        "r2 interrupted trailing removed",
      ])
  }

  @Test("events are found by index, and nothing outside")
  func byIndex() {
    let scene = Scene()
    scene.open("r1", animated: false)
    #expect(sidle_stage_step_to(scene.stage, 0) == 0)
    var events = sidle_events()
    #expect(sidle_stage_events(scene.stage, &events) == 0)
    #expect(events.count == 2)
    #expect(sidle_events_at(&events, 0)?.pointee.type == Int32(SIDLE_EVENT_ROW_WILL_OPEN))
    #expect(sidle_events_at(&events, 1)?.pointee.type == Int32(SIDLE_EVENT_ROW_OPENED))
    for stranger in [-1, 2, Int32.max, Int32.min] {
      #expect(sidle_events_at(&events, stranger) == nil)
    }
    #expect(sidle_events_at(nil, 0) == nil)
    #expect(sidle_stage_step_to(scene.stage, 0) == 0)
    #expect(sidle_stage_events(scene.stage, &events) == 0)
    #expect(events.count == 0)
    #expect(events.first == nil)
  }

  /// A stage with room for few events, and taps waiting that make one each.
  private func crowdedScene(taps: Int, every nanoseconds: Int64 = 1_000_000) -> Scene {
    var stage = Scene.stageSpec()
    stage.event_capacity = 64
    let scene = Scene(stage: stage)
    for tap in 0..<Int64(taps) {
      scene.push(SIDLE_PHASE_DOWN, x: 100, y: 30, ns: tap * nanoseconds)
      scene.push(SIDLE_PHASE_UP, x: 100, y: 30, ns: tap * nanoseconds)
    }
    return scene
  }

  @Test("when events find no room a step stops at that moment, and goes on from there")
  func more() {
    let scene = crowdedScene(taps: 5)
    var nows: [Int64] = []
    var kinds: [String] = []
    var status = sidle_stage_step_to(scene.stage, 100_000_000)
    while status == SIDLE_MORE {
      nows.append(scene.now)
      scene.listen()
      kinds += scene.take()
      status = sidle_stage_step_to(scene.stage, 100_000_000)
    }
    #expect(status == 0)
    scene.listen()
    kinds += scene.take()
    // One event at a time: 64 of 64 must be free before an input is taken.
    #expect(nows == [0, 1_000_000, 2_000_000, 3_000_000])
    #expect(scene.now == 100_000_000)
    #expect(kinds == Array(repeating: "r1 tapped none tap", count: 5))
  }

  @Test("after a step that stopped early a step of 0 goes on to where it was to end")
  func moreWithStep() {
    let scene = crowdedScene(taps: 5)
    #expect(sidle_stage_step(scene.stage, 0.05) == SIDLE_MORE)
    #expect(scene.now == 0)
    var count = 1
    while sidle_stage_step(scene.stage, 0) == SIDLE_MORE {
      count += 1
      #expect(scene.now == Int64(count - 1) * 1_000_000)
    }
    #expect(count == 4)
    #expect(scene.now == 50_000_000)
    #expect(sidle_stage_step(scene.stage, 0) == 0)
    #expect(scene.now == 50_000_000)
  }

  @Test("step_to gives up what an early stop had left over")
  func moreThenStepTo() {
    let scene = crowdedScene(taps: 2)
    #expect(sidle_stage_step(scene.stage, 0.5) == SIDLE_MORE)
    #expect(sidle_stage_step_to(scene.stage, 20_000_000) == 0)
    #expect(sidle_stage_step(scene.stage, 0) == 0)
    #expect(scene.now == 20_000_000)
  }

  @Test("a tap that closes many rows stops between them when events find no room")
  func moreWithinATap() {
    var stage = Scene.stageSpec()
    stage.event_capacity = 64
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(rows: 5, stage: stage, list: list)
    for row in 1...4 { scene.setOpen("r\(row)") }
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: 270, at: 10)
    scene.push(SIDLE_PHASE_UP, x: 100, y: 270, at: 10)
    var calls = 0
    var status: sidle_status = 1
    while status == SIDLE_MORE, calls < 20 {
      status = sidle_stage_step_to(scene.stage, 20_000_000)
      scene.listen()
      calls += 1
      if status == SIDLE_MORE {
        #expect(scene.now == 10_000_000)
        #expect(!scene.isIdle)
      }
    }
    // One row a call, and one more that finds none left.
    #expect(calls == 5)
    #expect(scene.take() == (1...4).map { "r\($0) will_close trailing tap_outside" })
    scene.idle()
  }

  @Test("more room asked for keeps what waits")
  func reserve() {
    let scene = crowdedScene(taps: 5)
    scene.open("r2")
    #expect(sidle_stage_reserve(scene.stage, 4096, 512) == 0)
    #expect(sidle_stage_reserve(scene.stage, 1, 64) == 0)
    #expect(sidle_stage_step_to(scene.stage, 10_000_000) == 0)
    scene.listen()
    #expect(
      scene.take() == [
        "r2 will_open trailing code", "r2 interrupted trailing tap_outside",
        "r2 will_close trailing tap_outside", "r2 closed trailing tap_outside",
      ] + Array(repeating: "r1 tapped none tap", count: 4))
    #expect(scene.now == 10_000_000)
    for (samples, events) in [(0, 64), (-1, 64), (1, 63), (1_048_577, 64), (1, 1_048_577)]
      as [(Int32, Int32)]
    {
      #expect(sidle_stage_reserve(scene.stage, samples, events) == SIDLE_ERROR_RANGE)
    }
  }

  @Test("samples find room up to the capacity, and the rest is refused in order")
  func fullOfSamples() {
    var stage = Scene.stageSpec()
    stage.sample_capacity = 3
    let scene = Scene(stage: stage)
    let samples = (0..<5 as Range<Int64>).map {
      sidle_sample(
        time_ns: $0, pointer: 1, phase: Int32($0 == 0 ? SIDLE_PHASE_DOWN : SIDLE_PHASE_MOVE),
        kind: Int32(SIDLE_POINTER_TOUCH), buttons: 1, x: 300 - 20 * Double($0), y: 30, pressure: 0)
    }
    var taken: Int32 = -1
    #expect(sidle_stage_push(scene.stage, samples, 5, &taken) == SIDLE_ERROR_FULL)
    #expect(taken == 3)
    #expect(scene.lastError.contains("sidle_stage_push"))
    let before = scene.fingerprint
    #expect(sidle_stage_push(scene.stage, samples, 1, &taken) == SIDLE_ERROR_FULL)
    #expect(taken == 0)
    #expect(scene.fingerprint == before)
    scene.step(1)
    #expect(scene.offset("r1") == -30)
    #expect(sidle_stage_push(scene.stage, Array(samples[3...]), 2, nil) == 0)
    scene.step(1)
    #expect(scene.offset("r1") == -70)
    #expect(scene.take() == ["r1 drag_began trailing touch"])
  }

  @Test("calls find room for what they announce up to the capacity, then fail and change nothing")
  func fullOfEvents() {
    var stage = Scene.stageSpec()
    stage.event_capacity = 64
    let scene = Scene(stage: stage)
    var calls = 0
    while sidle_row_toggle(scene.stage, scene.row("r1"), Int32(SIDLE_EDGE_TRAILING), 1) == 0 {
      calls += 1
    }
    #expect(calls >= 25 && calls <= 32)
    let before = scene.fingerprint
    #expect(
      sidle_row_toggle(scene.stage, scene.row("r1"), Int32(SIDLE_EDGE_TRAILING), 1)
        == SIDLE_ERROR_FULL)
    #expect(sidle_row_open(scene.stage, scene.row("r2"), 2, 0) == SIDLE_ERROR_FULL)
    #expect(scene.fingerprint == before)
    scene.step(0)
    #expect(scene.take().count == 2 * calls)
    #expect(sidle_row_open(scene.stage, scene.row("r2"), 2, 0) == 0)
  }

  @Test("the next deadline is the first of waiting samples and ends of motions")
  func deadlines() {
    let scene = Scene()
    #expect(sidle_stage_next_deadline(scene.stage) == Int64.max)
    #expect(scene.isIdle)
    scene.open("r1")
    #expect(!scene.isIdle)
    let end = sidle_stage_next_deadline(scene.stage)
    #expect(end > 480_000_000 && end < 490_000_000)
    scene.push(SIDLE_PHASE_DOWN, x: 1, y: 470, at: 600)
    #expect(sidle_stage_next_deadline(scene.stage) == end)
    scene.push(SIDLE_PHASE_DOWN, pointer: 2, x: 1, y: 470, at: 300)
    #expect(sidle_stage_next_deadline(scene.stage) == 300_000_000)
    scene.step(to: 300_000_000)
    #expect(sidle_stage_next_deadline(scene.stage) == end)
    scene.step(to: end - 1)
    #expect(scene.take() == ["r1 will_open trailing code"])
    scene.step(to: end)
    #expect(scene.heard.map(\.time) == [end])
    #expect(scene.take() == ["r1 opened trailing code"])
    #expect(sidle_stage_next_deadline(scene.stage) == 600_000_000)
    #expect(!scene.isIdle)
    scene.step(to: 600_000_000)
    #expect(scene.isIdle)
    #expect(sidle_stage_next_deadline(scene.stage) == Int64.max)
  }

  @Test("ends at one moment come in the order the rows were created")
  func simultaneousEnds() {
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(list: list)
    for name in ["r3", "r1", "r2"] { scene.open(name) }
    scene.idle()
    #expect(
      scene.take() == [
        "r3 will_open trailing code", "r1 will_open trailing code", "r2 will_open trailing code",
        "r1 opened trailing code", "r2 opened trailing code", "r3 opened trailing code",
      ])
  }

  @Test("of a sample and an end at one moment the sample is first")
  func sampleBeforeEnd() {
    let scene = Scene()
    scene.open("r1")
    let end = sidle_stage_next_deadline(scene.stage)
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: 30, ns: end - 10_000_000)
    scene.push(SIDLE_PHASE_MOVE, x: 112, y: 30, ns: end)
    scene.step(to: end)
    #expect(
      scene.take() == [
        "r1 will_open trailing code", "r1 interrupted trailing touch",
        "r1 drag_began trailing touch",
      ])
    #expect(scene.offset("r1") == -158)
  }
}
