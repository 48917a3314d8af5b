import CSidle
import SidleC
import Testing

/// Lists that scroll by themselves while rows of theirs collapse or come back: the end of what there is
/// to scroll goes with the height, and nothing jumps.
@Suite struct ScrollCollapseTests: ScrollingScenes {
  /// Ten rows of 60 in a frame of 120, scrolled to the end at 480; the last two wait for an answer, or the
  /// last one alone.
  private func waiting(
    both: Bool = true, _ change: (inout sidle_list_spec) -> Void = { _ in }
  ) -> Scene {
    var list = Scene.listSpec()
    list.frame = sidle_rect(x: 0, y: 0, width: 320, height: 120)
    list.scrolls = 1
    list.policy = Int32(SIDLE_POLICY_MANY)
    list.closes_on_scroll = 0
    change(&list)
    let scene = Scene(
      rows: 10, list: list, row: RemovalTests.spec { $0.settle = Int32(SIDLE_SETTLE_IMMEDIATE) })
    jump(scene, 480)
    if both { RemovalTests.swipe(scene, y: 30) }
    RemovalTests.swipe(scene, y: 90)
    #expect(["r9", "r10"].map(scene.phase) == [both ? "pending" : "closed", "pending"])
    scene.heard = []
    return scene
  }

  private func remove(_ scene: Scene, _ name: String) {
    #expect(RemovalTests.resolve(scene, name, 1) == 0)
  }

  /// Steps by a millisecond until nothing moves. Calls `look` after each with how far the list went.
  private func watch(_ scene: Scene, most milliseconds: Int = 5000, _ look: (Double) -> Void) {
    var last = offset(scene)
    for _ in 0..<milliseconds where !scene.isIdle {
      scene.step(1)
      look(offset(scene) - last)
      last = offset(scene)
    }
  }

  @Test("scrolled to its end it stays at its end at every moment, and does not jump afterwards")
  func staysAtItsEnd() {
    let scene = waiting()
    remove(scene, "r10")
    scene.step(100)
    remove(scene, "r9")
    #expect(offset(scene) > 420 && offset(scene) < 480)
    watch(scene) { way in
      #expect(way <= 0 && way > -1.5)
      let content = scene.contentHeight
      #expect((state(scene).scroll_end - (content - 120)).magnitude < 1e-9)
      #expect((offset(scene) - (content - 120)).magnitude < 1e-9)
      // Its bottom is the bottom of the frame.
      let last = scene.state("r10").frame
      #expect((last.y + last.height - 120).magnitude < 1e-9)
    }
    #expect(scene.now < 3_000_000_000)
    #expect(offset(scene) == 360 && state(scene).scroll_end == 360)
    #expect(scene.take().allSatisfy { !$0.contains("scroll") })
  }

  @Test("scrolled to the middle it stays, until the end comes to where it is")
  func staysInTheMiddle() {
    let scene = waiting()
    jump(scene, 450)
    remove(scene, "r10")
    watch(scene) { _ in
      #expect(offset(scene) == min(450, state(scene).scroll_end))
    }
    #expect(offset(scene) == 420)
    let other = waiting()
    jump(other, 400)
    remove(other, "r10")
    watch(other) { way in #expect(way == 0) }
  }

  @Test("rows that come back take their list along to its end again")
  func restored() {
    let scene = waiting()
    remove(scene, "r10")
    scene.step(150)
    let before = offset(scene)
    #expect(sidle_row_restore(scene.stage, scene.row("r10"), 0) == 0)
    #expect(offset(scene) == before)
    watch(scene) { way in
      #expect(way >= 0 && way < 1.5)
      #expect((offset(scene) - (scene.contentHeight - 120)).magnitude < 1e-9)
    }
    #expect(offset(scene) == 480)
  }

  @Test("content that fits after a collapse is at its top, and is left to the host")
  func fits() {
    var list = Scene.listSpec()
    list.frame = sidle_rect(x: 0, y: 0, width: 320, height: 120)
    list.scrolls = 1
    let scene = Scene(
      rows: 3, list: list, row: RemovalTests.spec { $0.settle = Int32(SIDLE_SETTLE_IMMEDIATE) })
    jump(scene, 60)
    RemovalTests.swipe(scene, y: 90)
    remove(scene, "r3")
    scene.step(299)
    #expect(state(scene).scroll_end > 0)
    watch(scene) { way in #expect(way <= 0 && way > -1) }
    #expect(offset(scene) == 0 && state(scene).scroll_end == 0)
    scene.play("d1(100,90)@0 m1(100,40)@20")
    #expect(scene.verdict() == "yielded axis r2")
  }

  @Test("a finger holds the content still; let go, it comes back to the end it has then")
  func held() {
    for bounces in [1, 0] as [Int32] {
      let scene = waiting(both: false) { $0.scroll_bounces = bounces }
      scene.play("d1(100,40)@0 m1(100,60)@20 m1(100,50)@40")
      #expect(offset(scene) == 480)
      remove(scene, "r10")
      scene.step(200)
      #expect(offset(scene) == 480)
      let end = state(scene).scroll_end
      #expect(end < 440)
      // Home one to one, or as the rubber band has it; never farther out than it was without bouncing.
      let before = offset(scene)
      scene.play("m1(100,49)@1")
      #expect((offset(scene) - before).magnitude <= 1.5)
      #expect(bounces == 1 || offset(scene) == before)
      scene.play("m1(100,52)@1")
      let there = offset(scene)
      #expect(there <= before && there > before - 4)
      scene.play("u1@200")
      #expect((offset(scene) - there).magnitude < 1e-9)
      watch(scene) { way in #expect(way <= 0 && way > -4) }
      #expect(offset(scene) == 420)
      #expect(scene.take().filter { $0.contains("scroll") } == [begun, ended])
    }
  }

  @Test("let go at its end while that moves, it stays there; flung home, it leaves")
  func letGo() {
    // After a gap of 48 ms the last move says nothing of speed.
    let rest = "d1(100,40)@0 m1(100,54)@8 m1(100,70)@56 u1@57"
    let flick = "d1(100,40)@0 m1(100,84)@8 m1(100,114)@16 m1(100,144)@24 u1@25"
    for script in [rest, flick] {
      let scene = waiting(both: false)
      remove(scene, "r10")
      scene.step(100)
      scene.play(script)
      let there = offset(scene)
      #expect(there <= state(scene).scroll_end)
      if script == rest {
        #expect(there > 420 && state(scene).scroll_phase == SIDLE_SCROLL_RESTING)
      }
      var jumps = 0.0
      watch(scene) { way in jumps = max(jumps, way.magnitude) }
      #expect(jumps < (script == rest ? 1.5 : 5))
      #expect(script == rest ? offset(scene) == 420 : offset(scene) < 100)
      #expect(scene.take().filter { $0.contains("scroll") } == [begun, ended])
    }
  }

  @Test("a glide into an end that comes nearer lands where that stops, without a jump")
  func glides() {
    for bounces in [1, 0] as [Int32] {
      for wait in [0, 60, 250] as [Double] {
        let scene = waiting { $0.scroll_bounces = bounces }
        jump(scene, 300)
        scene.heard = []
        fling(scene)
        scene.step(wait)
        remove(scene, "r10")
        remove(scene, "r9")
        var last = offset(scene)
        var speed = state(scene).scroll_velocity
        watch(scene) { way in
          #expect(way.magnitude < 2)
          // What ends a glide is half a point from where that leads.
          let goes = (state(scene).scroll_velocity - speed).magnitude
          #expect(goes < 60 || bounces == 0 || state(scene).scroll_velocity == 0)
          speed = state(scene).scroll_velocity
          last = offset(scene)
        }
        #expect(last == 360)
        #expect(scene.take().filter { $0.contains("scroll") } == [begun, ended])
      }
    }
  }

  @Test("however time is sliced: the same places and fingerprint, in hand, gliding and at rest")
  func slices() {
    var results: [[String]] = []
    for slice in [1.0, 7, 16.7, 1000] {
      let scene = waiting(both: false)
      var seen: [String] = []
      func on(_ milliseconds: Double) {
        let until = scene.now + Int64(milliseconds * 1e6)
        while scene.now < until { scene.step(to: min(until, scene.now + Int64(slice * 1e6))) }
        seen.append("\(offset(scene)) \(scene.fingerprint)")
      }
      remove(scene, "r10")
      on(100)
      scene.play("d1(100,80)@0 m1(100,40)@10 m1(100,10)@20")
      on(50)
      scene.play("m1(100,50)@10 m1(100,80)@20 u1@21")
      on(50)
      #expect(sidle_row_restore(scene.stage, scene.row("r10"), 0) == 0)
      on(3000)
      results.append(seen + scene.heard.map(\.text))
    }
    #expect(Set(results).count == 1)
    #expect(results[0].count > 8)
  }
}
