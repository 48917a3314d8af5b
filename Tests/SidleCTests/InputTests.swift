import CSidle
import SidleC
import Testing

@Suite struct InputTests {
  /// Late, backward, stray, doubled, refused.
  private func counts(_ scene: Scene) -> [UInt64] {
    let counters = scene.counters
    return [
      counters.late, counters.backward, counters.stray, counters.doubled, counters.refused,
    ]
  }

  @Test("a sample older than the stage takes effect now and keeps its own time for the speed")
  func late() {
    let prompt = Scene()
    for (step, x) in [300, 280, 260, 240].enumerated() {
      prompt.push(
        step == 0 ? SIDLE_PHASE_DOWN : SIDLE_PHASE_MOVE, x: Double(x), y: 30,
        at: Double(step) * 10)
    }
    prompt.push(SIDLE_PHASE_UP, x: 240, y: 30, at: 30)
    prompt.step(to: 30_000_000)
    // The same samples, all handed over when they are long past.
    let late = Scene()
    late.step(to: 100_000_000)
    for (step, x) in [300, 280, 260, 240].enumerated() {
      late.push(
        step == 0 ? SIDLE_PHASE_DOWN : SIDLE_PHASE_MOVE, x: Double(x), y: 30,
        at: Double(step) * 10)
    }
    late.push(SIDLE_PHASE_UP, x: 240, y: 30, at: 30)
    late.step(0)
    #expect(counts(prompt) == [0, 0, 0, 0, 0])
    #expect(counts(late) == [5, 0, 0, 0, 0])
    let ends = [prompt, late].map { $0.heard.first { $0.name == "drag_ended" }! }
    #expect(ends[0].velocity == ends[1].velocity)
    #expect((ends[0].velocity + 2000).magnitude < 1e-6)
    #expect(ends.map(\.offset) == [-50, -50])
    #expect(late.heard.allSatisfy { $0.time == 100_000_000 })
    #expect(prompt.take() == late.take())
  }

  @Test("a sample older than its pointer's last takes effect with it and says nothing of speed")
  func backward() {
    let scene = Scene()
    scene.push(SIDLE_PHASE_DOWN, x: 300, y: 30, at: 0)
    for (time, x) in [(10, 280), (20, 260), (30, 240), (25, 90), (40, 220)] as [(Double, Double)] {
      scene.push(SIDLE_PHASE_MOVE, x: x, y: 30, at: time)
    }
    scene.push(SIDLE_PHASE_UP, x: 220, y: 30, at: 40)
    #expect(counts(scene) == [0, 1, 0, 0, 0])
    scene.step(to: 30_000_000)
    // Both of 30 ms have taken effect: the row is where the stale one put it.
    #expect(scene.offset("r1") == -160 - 0.4 * 40)
    scene.step(to: 40_000_000)
    let end = scene.heard.first { $0.name == "drag_ended" }!
    #expect((end.velocity + 2000).magnitude < 1e-6)
    #expect(end.offset == -70)
    #expect(scene.take().count == 3)
  }

  @Test("backward is counted also among samples that are late")
  func backwardAndLate() {
    let scene = Scene()
    scene.step(to: 200_000_000)
    scene.push(SIDLE_PHASE_DOWN, x: 300, y: 30, at: 100)
    scene.push(SIDLE_PHASE_MOVE, x: 290, y: 30, at: 110)
    scene.push(SIDLE_PHASE_MOVE, x: 280, y: 30, at: 105)
    #expect(counts(scene) == [3, 1, 0, 0, 0])
    scene.step(0)
    // Taken by then, older than what was taken, younger than what was taken.
    scene.push(SIDLE_PHASE_MOVE, x: 270, y: 30, at: 109.999)
    scene.push(SIDLE_PHASE_MOVE, x: 260, y: 30, at: 110)
    #expect(counts(scene) == [5, 2, 0, 0, 0])
    // Another pointer has a time of its own.
    scene.push(SIDLE_PHASE_DOWN, pointer: 2, x: 290, y: 90, at: 20)
    #expect(counts(scene) == [6, 2, 0, 0, 0])
  }

  @Test("moves, lifts and cancels of a pointer that is not down are counted and do nothing")
  func stray() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.play("m1(200,30)@0 u1(100,30)@10 c1(100,30)@20 m7(100,90)@30")
    #expect(counts(scene) == [0, 0, 4, 0, 0])
    // A contact that was cancelled is up.
    scene.play("d1(300,90)@0 c1@10 m1(100,90)@20 u1@30 idle")
    #expect(counts(scene) == [0, 0, 6, 0, 0])
    #expect(scene.take() == [])
    #expect(scene.phase("r1") == "open")
  }

  @Test("a second down of a pointer cancels its contact and begins another")
  func doubled() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(250,30)@16 d1(300,90)@32 m1(200,90)@48 u1@64 idle")
    #expect(counts(scene) == [0, 0, 0, 1, 0])
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 drag_ended trailing cancelled !",
        "r2 drag_began trailing touch", "r2 drag_ended trailing touch",
        "r2 will_open trailing touch", "r2 opened trailing touch",
      ])
    #expect(scene.phase("r1") == "closed")
    // A tap that never lifts is no tap: it does not close the open row.
    scene.play("d1(100,30)@0 d1(100,30)@300 c1@310 idle")
    #expect(scene.take() == [])
    #expect(counts(scene) == [0, 0, 0, 2, 0])
  }

  @Test("one contact too many cancels all drags, and nothing begins until all are up")
  func crowded() {
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(list: list)
    scene.play("d1(300,30)@0 d2(300,90)@0 m1(250,30)@16 m2(240,90)@16")
    #expect(scene.take() == ["r1 drag_began trailing touch", "r2 drag_began trailing touch"])
    scene.play("d3(300,150)@0")
    #expect(
      scene.take() == [
        "r1 drag_ended trailing cancelled !", "r2 drag_ended trailing cancelled !",
      ])
    #expect(counts(scene) == [0, 0, 0, 0, 1])
    // Two are up, one is left: still crowded for it and for new ones, drags and taps alike.
    scene.play("u1@10 u2@10 m3(200,150)@20 d4(300,30)@30 m4(100,30)@40 u4@50 d5(100,30)@60 u5@70")
    #expect(counts(scene) == [0, 0, 0, 0, 3])
    scene.play("u3@10 idle")
    #expect(scene.take() == [])
    // All are up: as ever.
    scene.play("d4(300,30)@0 m4(250,30)@16 m4(150,30)@32 u4@40 idle")
    #expect(scene.take().count == 4)
    #expect(counts(scene) == [0, 0, 0, 0, 3])
  }

  @Test("a crowd takes the say of every contact in it: no drag, no tap, nothing closed")
  func crowdedTaps() {
    let scene = Scene()
    scene.setOpen("r1")
    // The first two are undecided, the third is one too many; each lifts where it went down.
    scene.play("d1(100,90)@0 d2(100,150)@1 d3(100,400)@2 u3@10 u2@20")
    #expect(scene.take() == [])
    scene.play("m1(150,90)@5 m1(200,90)@20 u1@30 idle")
    #expect(scene.take() == [])
    #expect(scene.phase("r1") == "open")
  }

  @Test("a pointer that came down on a dragged row gets nothing of it when the first has lifted")
  func successor() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(250,30)@10 d2(200,30)@20 u1@200")
    scene.heard = []
    scene.play("m2(150,30)@10 m2(100,30)@20 u2@30 idle")
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == 0)
  }

  @Test(
    "how many contacts are too many is the stage's to say", arguments: [1, 2, 3, 16] as [Int32])
  func limit(most: Int32) {
    var stage = Scene.stageSpec()
    stage.max_contacts = most
    let scene = Scene(stage: stage)
    for pointer in 1...most {
      scene.push(SIDLE_PHASE_DOWN, pointer: pointer, x: 300, y: pointer == 1 ? 30 : 300, at: 0)
    }
    scene.push(SIDLE_PHASE_MOVE, pointer: 1, x: 250, y: 30, at: 10)
    scene.step(20)
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    scene.push(SIDLE_PHASE_DOWN, pointer: most + 1, x: 300, y: 300, at: 30)
    scene.step(20)
    #expect(scene.take() == ["r1 drag_ended trailing cancelled !"])
    #expect(scene.counters.refused == 1)
  }

  @Test("more contacts than fit anywhere do no harm")
  func veryMany() {
    let scene = Scene()
    for pointer in 1...100 as ClosedRange<Int32> {
      scene.push(SIDLE_PHASE_DOWN, pointer: pointer, x: 300, y: 30, at: 0)
    }
    for pointer in 1...100 as ClosedRange<Int32> {
      scene.push(SIDLE_PHASE_UP, pointer: pointer, x: 300, y: 30, at: 1)
    }
    scene.step(10)
    #expect(scene.counters.refused == 98)
    #expect(scene.take() == [])
    scene.drag(from: (300, 30), by: -120, in: 100)
    scene.idle()
    #expect(scene.take().count == 4)
  }

  @Test("a second pointer on a dragged row does nothing, down before or after the claim")
  func secondPointer() {
    for early in [true, false] {
      let scene = Scene()
      scene.setOpen("r1")
      let second = early ? "d2(80,30)@1 m1(120,30)@16" : "m1(120,30)@8 d2(80,30)@16"
      scene.play("d1(100,30)@0 \(second) m2(84,30)@20 u2@30 d2(300,30)@32 u2@40")
      #expect(scene.take() == ["r1 drag_began trailing touch"])
      #expect(scene.state("r1").pointer == 1)
      scene.play("d2(80,30)@1 m2(200,30)@10 m1(125,30)@20")
      #expect(scene.offset("r1") == -145)
      #expect(scene.take() == [])
    }
  }

  @Test("a mouse that comes down without its primary button starts nothing")
  func secondaryButton() {
    let scene = Scene()
    scene.setOpen("r1")
    for buttons in [0, 2, 4, -2] as [Int32] {
      scene.push(
        SIDLE_PHASE_DOWN, x: 100, y: 90, ns: scene.now, kind: SIDLE_POINTER_MOUSE, buttons: buttons)
      scene.push(
        SIDLE_PHASE_UP, x: 100, y: 90, ns: scene.now, kind: SIDLE_POINTER_MOUSE, buttons: 0)
      scene.step(5)
    }
    #expect(scene.take() == [])
    scene.push(
      SIDLE_PHASE_DOWN, x: 100, y: 90, ns: scene.now, kind: SIDLE_POINTER_MOUSE, buttons: 3)
    scene.push(SIDLE_PHASE_UP, x: 100, y: 90, ns: scene.now, kind: SIDLE_POINTER_MOUSE, buttons: 0)
    scene.step(5)
    #expect(scene.take() == ["r1 will_close trailing tap_outside"])
  }

  @Test("a pointer that hovers touches nothing and is not counted")
  func hover() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(250,30)@10")
    let before = scene.offset("r1")
    scene.push(SIDLE_PHASE_HOVER, x: 0, y: 0, at: 20)
    scene.push(SIDLE_PHASE_HOVER, pointer: 2, x: 0, y: 0, at: 20)
    scene.step(50)
    #expect(scene.offset("r1") == before)
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    #expect(counts(scene) == [0, 0, 0, 0, 0])
  }

  @Test("cancelling all ends each drag once, drops what waits and lets every pointer go")
  func cancelAll() {
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(list: list)
    scene.play("d1(300,30)@0 d2(300,90)@0 m1(250,30)@16 m2(240,90)@16")
    scene.heard = []
    scene.push(SIDLE_PHASE_MOVE, x: 100, y: 30, at: 100)
    scene.push(SIDLE_PHASE_UP, pointer: 2, x: 100, y: 90, at: 100)
    #expect(sidle_stage_cancel_all(scene.stage) == 0)
    #expect(scene.state("r1").pointer == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 drag_ended trailing cancelled !", "r2 drag_ended trailing cancelled !",
      ])
    #expect(scene.now < 2_000_000_000)
    scene.play("m1(100,30)@0 u1@10 u2@10 idle")
    #expect(counts(scene) == [0, 0, 3, 0, 0])
    #expect(sidle_stage_cancel_all(scene.stage) == 0)
    scene.idle()
    #expect(scene.take() == [])
  }

  @Test("all can be cancelled whatever room for events and contacts a stage was made with")
  func cancelAllAlways() {
    for limit: Int32 in [1, 8, 15, 16] {
      var stage = Scene.stageSpec()
      stage.event_capacity = 64
      stage.max_contacts = limit
      var list = Scene.listSpec()
      list.policy = Int32(SIDLE_POLICY_MANY)
      list.frame = sidle_rect(x: 0, y: 0, width: 320, height: 480)
      var row = Scene.rowSpec()
      row.height = 30
      let scene = Scene(rows: 16, stage: stage, list: list, row: row)
      for pointer in 1...limit { scene.play("d\(pointer)(300,\(30 * pointer - 15))@0") }
      for pointer in 1...limit { scene.play("m\(pointer)(250,\(30 * pointer - 15))@1") }
      scene.heard = []
      #expect(sidle_stage_cancel_all(scene.stage) == 0, "\(limit)")
      scene.idle()
      #expect(scene.take() == (1...limit).map { "r\($0) drag_ended trailing cancelled !" })
    }
  }

  @Test("samples of one moment act by pointer, then in the order they came")
  func simultaneous() {
    let scene = Scene()
    // Both pass the slop at 10 ms; pointer -3 comes first though it was pushed last.
    scene.push(SIDLE_PHASE_DOWN, pointer: 5, x: 300, y: 30, at: 0)
    scene.push(SIDLE_PHASE_DOWN, pointer: -3, x: 300, y: 90, at: 0)
    scene.push(SIDLE_PHASE_MOVE, pointer: 5, x: 250, y: 30, at: 10)
    scene.push(SIDLE_PHASE_MOVE, pointer: -3, x: 280, y: 90, at: 10)
    scene.push(SIDLE_PHASE_MOVE, pointer: -3, x: 260, y: 90, at: 10)
    scene.step(20)
    #expect(scene.take() == ["r2 drag_began trailing touch"])
    #expect(scene.offset("r2") == -30)
    #expect(scene.state("r2").pointer == -3)
  }
}
