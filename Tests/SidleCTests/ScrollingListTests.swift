import CSidle
import Foundation
import SidleC
import Testing

/// Lists that scroll by themselves: drags, momentum, catching.
@Suite struct ScrollingListTests: ScrollingScenes {
  // MARK: Dragging

  @Test("a contact along the list has it from its slop on, and the content follows one to one")
  func drags() {
    let scene = scene()
    var offsets: [Double] = []
    let script = "d1(100,90)@0 m1(100,82)@16 m1(102,70)@32 m1(90,40)@48 m1(300,45)@64 u1@300"
    scene.play(script) {
      offsets.append(offset(scene))
      if scene.milliseconds == 32 { #expect(scene.verdict() == "claimed scroll r2") }
    }
    #expect(offsets == [0, 0, 10, 40, 35, 35])
    #expect(scene.take() == [begun, ended])
    #expect(scene.isIdle)
    #expect((1...10).allSatisfy { scene.offset("r\($0)") == 0 })
    #expect(scene.state("r2").frame.y == 25)
    #expect(scene.hit(100, 20).row.value == scene.row("r1").value)
  }

  @Test("a contact across the list drags its row as ever, and a tap is a tap")
  func across() {
    let scene = scene()
    jump(scene, 60)
    scene.drag(from: (300, 30), by: -150, in: 150)
    scene.idle()
    #expect(scene.phase("r2") == "open")
    #expect(offset(scene) == 60)
    scene.heard = []
    scene.play("d1(100,90)@0 m1(100,97)@20 u1@40 idle")
    #expect(
      scene.take() == ["r2 will_close trailing tap_outside", "r2 closed trailing tap_outside"])
    #expect(offset(scene) == 60)
  }

  @Test("content that fits is left to the host, and so is a list that does not scroll by itself")
  func nothingToScroll() {
    for scene in [scene(rows: 2), scene { $0.scrolls = 0 }] {
      scene.play("d1(100,90)@0 m1(100,40)@20")
      #expect(scene.verdict() == "yielded axis r2")
      scene.play("u1@10 idle")
      #expect(scene.take() == [])
      #expect(offset(scene) == 0)
    }
    #expect(state(scene { $0.scrolls = 0 }).scroll_phase == SIDLE_SCROLL_NONE)
  }

  @Test("past its ends it shows what scroll views show, and comes back when the contact rests")
  func rubberBand() {
    let scene = scene()
    scene.play("d1(100,10)@0 m1(100,120)@20")
    // 100 points of pull after the slop, in a frame of 120.
    let share: Double = 0.55 * 100.0 / 120.0
    let shown: Double = (1.0 - 1.0 / (share + 1.0)) * 120.0
    #expect((offset(scene) + shown).magnitude < 1e-12)
    #expect(state(scene).scroll_phase == SIDLE_SCROLL_DRAGGING)
    scene.play("u1@300")
    #expect(scene.take() == [begun])
    #expect(!scene.isIdle)
    // Pulled back by a critically damped spring of response 0.575 s.
    let rate: Double = 2.0 * Double.pi / 0.575
    let start = scene.now
    for milliseconds in [10.0, 50, 120, 250] {
      scene.step(to: start + Int64(milliseconds * 1e6))
      let t = milliseconds / 1000
      let fading: Double = exp(-rate * t)
      let expected: Double = -shown * (1.0 + rate * t) * fading
      #expect((offset(scene) - expected).magnitude < 1e-9, "\(milliseconds)")
    }
    scene.idle()
    #expect(offset(scene) == 0)
    #expect(scene.take() == [ended])
    // At the other end the same.
    jump(scene, 480)
    scene.play("d1(100,115)@0 m1(100,5)@20")
    #expect((offset(scene) - 480 - shown).magnitude < 1e-10)
    scene.play("c1@30 idle")
    #expect(scene.take() == [begun, "list scroll_ended none cancelled"])
    #expect(offset(scene) == 480)
  }

  @Test("without bouncing it never leaves its ends, in hand or flung")
  func withoutBounce() {
    let scene = scene { $0.scroll_bounces = 0 }
    scene.play("d1(100,10)@0 m1(100,110)@20")
    #expect(offset(scene) == 0)
    scene.play("m1(100,100)@10 u1@400 idle")
    #expect(offset(scene) == 10)
    jump(scene, 450)
    scene.heard = []
    fling(scene)
    var last = offset(scene)
    while !scene.isIdle {
      scene.step(4)
      #expect(offset(scene) >= last && offset(scene) <= 480)
      last = offset(scene)
    }
    #expect(last == 480)
    #expect(scene.take() == [begun, ended])
  }

  // MARK: Momentum

  @Test("a fling slows down by 0.998 a millisecond and lands where that leads")
  func momentum() {
    let scene = scene(rows: 100)
    fling(scene)
    #expect(offset(scene) == 50)
    let velocity = state(scene).scroll_velocity
    #expect((velocity - 1000).magnitude < 1e-6)
    #expect(state(scene).scroll_phase == SIDLE_SCROLL_GLIDING)
    let rate: Double = -1000.0 * log(0.998)
    let start = scene.now
    for milliseconds in [1.0, 16, 100, 333, 1000, 2500] {
      scene.step(to: start + Int64(milliseconds * 1e6))
      let fading: Double = exp(-rate * milliseconds / 1000.0)
      let expected: Double = 50.0 + velocity / rate * (1.0 - fading)
      #expect((offset(scene) - expected).magnitude < 1e-9)
      #expect((state(scene).scroll_velocity - velocity * fading).magnitude < 1e-9)
    }
    scene.idle()
    let landing: Double = 50.0 + velocity / rate
    #expect((offset(scene) - landing).magnitude < 1e-9)
    // At rest when half a point is left, which is slower than 5 points a second: ln(v / 0.5κ) / κ.
    let end = Double(scene.heard.last!.time - start) / 1e9
    let expectedEnd: Double = log(velocity / (0.5 * rate)) / rate
    #expect((end - expectedEnd).magnitude < 1e-8)
    #expect(scene.take() == [begun, ended])
  }

  @Test("a fling into an end crosses it at the exact moment, swings past and comes back")
  func bounce() {
    let scene = scene()
    jump(scene, 330)
    fling(scene)
    let from = offset(scene)
    let velocity = state(scene).scroll_velocity
    #expect(from == 380)
    let start = scene.now
    let rate: Double = -1000.0 * log(0.998)
    let crossing: Double = -log(1.0 - 100.0 * rate / velocity) / rate
    let speed: Double = velocity - 100.0 * rate
    let pull: Double = 2.0 * Double.pi / 0.575
    var highest = 0.0
    for milliseconds in stride(from: 1.0, to: 600, by: 7) {
      scene.step(to: start + Int64(milliseconds * 1e6))
      let t: Double = milliseconds / 1000.0 - crossing
      let glided: Double = from + velocity / rate * (1.0 - exp(-rate * milliseconds / 1000.0))
      let sprung: Double = 480.0 + speed * t * exp(-pull * t)
      let expected = t < 0 ? glided : sprung
      #expect((offset(scene) - expected).magnitude < 1e-9, "\(milliseconds)")
      highest = max(highest, offset(scene))
    }
    #expect(highest > 490)
    scene.idle()
    #expect(offset(scene) == 480)
    #expect(scene.take() == [begun, ended])
  }

  @Test("a lift that is slow, or long after the last move, flings nothing")
  func noFling() {
    let scene = scene()
    scene.play("d1(100,90)@0 m1(100,50)@20 u1@130")
    #expect(offset(scene) == 30)
    #expect(scene.take() == [begun, ended])
    let start = scene.milliseconds
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: 90, at: start)
    for index in 1...40 {
      scene.push(
        SIDLE_PHASE_MOVE, x: 100, y: 90 - 0.4 * Double(index), at: start + 10 * Double(index))
    }
    scene.push(SIDLE_PHASE_UP, x: 100, y: 74, at: start + 400)
    scene.step(to: Int64((start + 400) * 1e6))
    #expect(scene.take() == [begun, ended])
    #expect((offset(scene) - 36).magnitude < 1e-9)
  }

  @Test("however time is sliced: the same events, places and fingerprint")
  func slices() {
    var results: [[String]] = []
    for slice in [1.0, 7, 16.7, 1000] {
      let scene = scene(rows: 12, policy: SIDLE_POLICY_MANY)
      scene.setOpen("r1")
      fling(scene, steps: 8)
      let start = scene.now
      var seen: [String] = []
      for mark in [50.0, 400, 401, 900, 6000] {
        let until = start + Int64(mark * 1e6)
        while scene.now < until { scene.step(to: min(until, scene.now + Int64(slice * 1e6))) }
        seen.append("\(offset(scene)) \(scene.fingerprint)")
        if mark == 401 { scene.play("d1(100,30)@0 m1(100,100)@10 m1(100,118)@20 u1@21") }
      }
      results.append(seen + scene.heard.map(\.text))
    }
    #expect(Set(results).count == 1)
    #expect(results[0].count > 8)
  }

  // MARK: Catching

  @Test("a contact on a gliding list stops it, is no tap, and moves it from there without a jump")
  func caught() {
    let scene = scene(rows: 100)
    fling(scene)
    scene.step(100)
    let there = offset(scene)
    scene.play("d1(100,30)@0")
    #expect(offset(scene) == there)
    #expect(scene.verdict().hasPrefix("claimed scroll"))
    scene.step(50)
    #expect(offset(scene) == there)
    scene.play("m1(100,33)@10 m1(100,27)@20")
    #expect((offset(scene) - there - 3).magnitude < 1e-9)
    scene.play("u1@200 idle")
    #expect(scene.take() == [begun, ended])
    // A tap that stops it, and then one that is one.
    fling(scene)
    scene.step(100)
    scene.play("d1(100,30)@0 u1@40")
    #expect(scene.take() == [begun, ended])
    scene.play("d1(100,30)@0 u1@40")
    #expect(scene.take().map { $0.split(separator: " ")[1] } == ["tapped"])
  }

  @Test("caught past its end, also farther than a pull gets, it does not jump")
  func caughtPast() {
    let scene = scene()
    // Fast enough to go past the end by more than the frame is high.
    fling(scene, steps: 6, by: -60)
    while offset(scene) <= 480 { scene.step(5) }
    var past = 0.0
    while offset(scene) - 480 > past {
      past = offset(scene) - 480
      scene.step(5)
    }
    #expect(past > 120)
    let there = offset(scene)
    scene.play("d1(100,60)@0")
    #expect((offset(scene) - there).magnitude < 1e-9)
    scene.play("m1(100,61)@10")
    #expect(offset(scene) < there && offset(scene) > there - 1)
    scene.play("u1@300 idle")
    #expect(offset(scene) == 480)
    #expect(scene.take() == [begun, ended])
  }
}
