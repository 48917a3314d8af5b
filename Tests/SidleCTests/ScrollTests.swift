import CSidle
import SidleC
import Testing

/// Trackpads and wheels as contacts.
@Suite struct ScrollTests {
  /// Scrolling from (200, 30) by `dx` and `dy` in steps of 10 ms, without an end.
  private func scroll(
    _ scene: Scene, dx: Double, dy: Double = 0, steps: Int, kind: Int = SIDLE_POINTER_SCROLL,
    from start: Double = 0
  ) {
    scene.push(SIDLE_PHASE_DOWN, x: 200, y: 30, at: start, kind: kind)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      scene.push(
        SIDLE_PHASE_MOVE, x: 200 + dx * part, y: 30 + dy * part, at: start + Double(step) * 10,
        kind: kind)
    }
    scene.step(to: Int64((start + Double(steps) * 10) * 1e6))
  }

  @Test("two fingers drag the row as one would, and the lift decides as a finger's")
  func dragsAndLifts() {
    let scene = Scene()
    scroll(scene, dx: -100, steps: 10)
    #expect(scene.offset("r1") == -90)
    #expect(scene.verdict() == "claimed pan r1")
    scene.push(SIDLE_PHASE_UP, x: 100, y: 30, at: 105, kind: SIDLE_POINTER_SCROLL)
    scene.step(to: 105_000_000)
    #expect(
      scene.take() == [
        "r1 drag_began none touch", "r1 drag_ended trailing touch",
        "r1 will_open trailing touch",
      ])
    scene.idle()
    #expect(scene.take() == ["r1 opened trailing touch"])
  }

  @Test("momentum after the lift opens nothing and is not counted as stray")
  func momentum() {
    let scene = Scene()
    // 30 points slowly, then a rest: back to closed, and the device rolls on for 300 points.
    scroll(scene, dx: -30, steps: 30)
    scene.push(SIDLE_PHASE_UP, x: 170, y: 30, at: 500, kind: SIDLE_POINTER_SCROLL)
    for step in 1...30 {
      scene.push(
        SIDLE_PHASE_MOMENTUM, x: 170 - Double(step) * 10, y: 30, at: 500 + Double(step) * 10,
        kind: SIDLE_POINTER_SCROLL)
    }
    scene.step(to: 900_000_000)
    scene.idle()
    #expect(scene.take() == ["r1 drag_began none touch", "r1 drag_ended trailing touch"])
    #expect(scene.phase("r1") == "closed")
    #expect(scene.counters.stray == 0)
    #expect(scene.verdict() == "none")
    // Before the fingers have left there is none.
    let early = Scene()
    scroll(early, dx: -30, steps: 3)
    early.push(SIDLE_PHASE_MOMENTUM, x: 0, y: 30, at: 40, kind: SIDLE_POINTER_SCROLL)
    early.step(to: 40_000_000)
    #expect(early.offset("r1") == -20)
    #expect(early.counters.stray == 1)
  }

  @Test("scrolling down is left to the host, and neither a tap nor a long press")
  func vertical() {
    var row = Scene.rowSpec()
    row.long_press = 0.05
    let scene = Scene(row: row)
    scroll(scene, dx: 0, dy: 40, steps: 4)
    #expect(scene.verdict() == "yielded axis r1")
    scene.push(SIDLE_PHASE_UP, x: 200, y: 70, at: 50, kind: SIDLE_POINTER_SCROLL)
    scene.push(SIDLE_PHASE_DOWN, x: 200, y: 30, at: 60, kind: SIDLE_POINTER_SCROLL)
    scene.push(SIDLE_PHASE_UP, x: 200, y: 30, at: 500, kind: SIDLE_POINTER_SCROLL)
    scene.step(to: 500_000_000)
    #expect(scene.take() == [])
  }

  @Test("fingers that rest on the trackpad hold the row")
  func rests() {
    let scene = Scene()
    scroll(scene, dx: -100, steps: 10)
    scene.step(5000)
    #expect(scene.phase("r1") == "dragging")
    #expect(sidle_stage_next_deadline(scene.stage) == Int64.max)
  }

  @Test("a wheel ends by itself 150 ms after its last sample, at rest, however time is sliced")
  func wheel() {
    for slice in [1, 16, 1000] as [Double] {
      let scene = Scene()
      scroll(scene, dx: -100, steps: 10, kind: SIDLE_POINTER_WHEEL)
      #expect(sidle_stage_next_deadline(scene.stage) == 250_000_000)
      #expect(!scene.isIdle)
      while scene.milliseconds < 300 { scene.step(slice) }
      #expect(scene.heard.prefix(3).map(\.time) == [10_000_000, 250_000_000, 250_000_000])
      #expect(scene.heard.allSatisfy { $0.velocity == 0 })
      scene.idle()
      #expect(
        scene.take() == [
          "r1 drag_began none touch", "r1 drag_ended trailing touch",
          "r1 will_open trailing touch", "r1 opened trailing touch",
        ])
      #expect(scene.verdict() == "none")
      // It is up: the next notch begins anew.
      scene.push(SIDLE_PHASE_MOVE, x: 0, y: 30, at: 1300, kind: SIDLE_POINTER_WHEEL)
      scene.step(1300)
      #expect(scene.counters.stray == 1)
    }
  }

  @Test("a wheel too many ends by itself too, and then contacts are welcome again")
  func crowded() {
    let scene = Scene()
    scene.play("d1(300,30)@0 d2(200,90)@10")
    scene.push(SIDLE_PHASE_DOWN, pointer: 3, x: 200, y: 150, at: 20, kind: SIDLE_POINTER_WHEEL)
    scene.step(to: 20_000_000)
    #expect(scene.verdict(3) == "yielded crowded")
    scene.play("u1@10 u2@20 S200")
    #expect(scene.verdict(3) == "none")
    scene.play("d1(300,30)@0 m1(280,30)@16")
    #expect(scene.verdict() == "claimed pan r1")
    #expect(scene.counters.refused == 1)
  }

  @Test("a wheel that goes on in time is one contact; one that scrolled nothing just ends")
  func wheelGoesOn() {
    let scene = Scene()
    scene.push(SIDLE_PHASE_DOWN, x: 200, y: 30, at: 0, kind: SIDLE_POINTER_WHEEL)
    for (time, x) in [(140, 180), (280, 150), (429, 100)] as [(Double, Double)] {
      scene.push(SIDLE_PHASE_MOVE, x: x, y: 30, at: time, kind: SIDLE_POINTER_WHEEL)
    }
    scene.step(to: 578_000_000)
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    scene.step(to: 579_000_000)
    #expect(scene.take() == ["r1 drag_ended trailing touch", "r1 will_open trailing touch"])
    let idle = Scene()
    idle.push(SIDLE_PHASE_DOWN, x: 200, y: 30, at: 0, kind: SIDLE_POINTER_WHEEL)
    idle.step(200)
    #expect(idle.take() == [])
    #expect(idle.verdict() == "none" && idle.isIdle)
  }
}
