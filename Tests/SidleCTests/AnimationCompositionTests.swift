import CSidle
import SidleC
import Testing

/// What an animation shows where it has no time of its own, and what it is added to. Lines of 100 a
/// second.
@Suite struct AnimationCompositionTests {
  typealias Stage = AnimationStage

  @Test("a root without a fill shows what is beneath it before it begins and once it has ended")
  func roots() {
    for (fill, before, after) in [
      (SIDLE_FILL_NONE, -1, -1), (SIDLE_FILL_FORWARDS, -1, 100), (SIDLE_FILL_BACKWARDS, 0, -1),
      (SIDLE_FILL_BOTH, 0, 100),
    ] as [(Int, Double, Double)] {
      let stage = Stage()
      let one = stage.add(
        Stage.line {
          $0.delay = 0.5
          $0.fill = Int32(fill)
          $0.beneath = -1
        })
      #expect(stage.value(one) == before)
      stage.start(one)
      stage.step(to: 0.4)
      #expect(stage.value(one) == before)
      #expect(stage.state(one).velocity == 0)
      stage.step(to: 1)
      #expect(isNear(stage.value(one), 50))
      stage.step(to: 2)
      // The end tells where it ended, which was shown to the last.
      #expect(stage.takeEnds() == ["a finished 1.5 at 100.0"])
      #expect(stage.value(one) == after)
      // Backwards the beginning is its end.
      stage.call(sidle_animation_reverse, one)
      stage.start(one)
      stage.step(to: 2.9)
      #expect(isNear(stage.value(one), 10))
      stage.step(to: 4)
      #expect(stage.value(one) == before)
      #expect(stage.takeEnds().count == 1)
    }
  }

  @Test("what is stopped stays; what is sent to a new target is a plain value from where it shows")
  func stopped() {
    let stage = Stage()
    let one = stage.add(
      Stage.line {
        $0.fill = Int32(SIDLE_FILL_NONE)
        $0.additive = 1
        $0.accumulates = 1
        $0.repeat_count = 3
        $0.beneath = 1000
      })
    stage.start(one)
    stage.step(to: 1.25)
    #expect(isNear(stage.value(one), 1125))
    stage.call(sidle_animation_stop, one)
    #expect(isNear(stage.value(one), 1125))
    #expect(sidle_animation_retarget(stage.stage, one, 5) == 0)
    #expect(isNear(stage.value(one), 1125))
    stage.step(to: 10)
    #expect(stage.value(one) == 5)
    #expect(stage.takeEnds().map { String($0.prefix(10)) } == ["a interrup", "a finished"])
  }

  @Test("a group that shows nothing shows nothing of its members, each what is beneath it")
  func groups() {
    let stage = Stage()
    let root = stage.add(
      Stage.group(SIDLE_ANIMATION_PARALLEL) {
        $0.fill = Int32(SIDLE_FILL_NONE)
        $0.delay = 1
      })
    let members = [7.0, 8].map { beneath in
      stage.add(Stage.line { $0.beneath = beneath }, in: root, name: "")
    }
    stage.start(root)
    for (time, shown) in [(0.5, [7, 8, 7]), (1.25, [25, 25, 25]), (3, [7, 8, 7])]
      as [(Double, [Double])]
    {
      stage.step(to: time)
      #expect(zip(members + [root], shown).allSatisfy { isNear(stage.value($0), $1) }, "\(time)")
    }
  }

  @Test("additive members are added to the one before, as it shows, and a parallel shows the sum")
  func sums() {
    let stage = Stage()
    let root = stage.add(Stage.group(SIDLE_ANIMATION_PARALLEL))
    func add(_ from: Double, _ to: Double, _ additive: Int32, _ duration: Double = 1)
      -> sidle_animation
    {
      stage.add(
        Stage.line(from, to, in: duration) {
          $0.additive = additive
          $0.fill = Int32(SIDLE_FILL_NONE)
          $0.beneath = 5000
        }, in: root, name: "")
    }
    let stack = [add(0, 100, 0, 4), add(10, 30, 1), add(0, -8, 1, 2)]
    let apart = [add(1, 2, 0), add(1, 1, 1)]
    stage.start(root)
    for (time, values) in [
      (0.5, [12.5, 32.5, 30.5, 1.5, 2.5]), (1.5, [37.5, 37.5, 31.5, 5000, 5000]),
      (3, [75, 75, 75, 5000, 5000]),
    ] as [(Double, [Double])] {
      stage.step(to: time)
      for (one, value) in zip(stack + apart, values) {
        #expect(isNear(stage.value(one), value), "at \(time): \(stage.value(one)), not \(value)")
        #expect(stage.values()[one.value]?.value == stage.value(one))
      }
      #expect(stage.value(root) == stage.value(stack[2]))
    }
  }

  @Test("interrupted as UIKit does it, by a sum of ways to 0, a value neither jumps nor kinks")
  func interrupted() {
    // A new target of 100 at 0 s and of 30 at 0.4 s.
    func shown(_ time: Double) -> (value: Double, velocity: Double) {
      let stage = Stage()
      let root = stage.add(Stage.group(SIDLE_ANIMATION_PARALLEL))
      let model = [Stage.line(100, 100, in: 0.4), Stage.line(30, 30, in: 9)]
      let ways: [(Double, delay: Double)] = [(-100, 0), (70, 0.4)]
      let line = stage.add(Stage.group(SIDLE_ANIMATION_SEQUENCE), in: root, name: "")
      for spec in model { stage.add(spec, in: line, name: "") }
      for (way, delay) in ways {
        stage.add(
          Stage.line(way, 0) {
            $0.curve_points = (0.42, 0, 0.58, 1)
            $0.delay = delay
            $0.additive = 1
            $0.fill = Int32(SIDLE_FILL_NONE)
          }, in: root, name: "")
      }
      stage.start(root)
      stage.step(to: time)
      let state = stage.state(root)
      return (state.value, state.velocity)
    }
    #expect((shown(0.4).value - shown(0.4 - 1e-7).value).magnitude < 1e-4)
    #expect((shown(0.4).velocity - shown(0.4 - 1e-7).velocity).magnitude < 1e-2)
    #expect(shown(0.4).velocity > 100)
    #expect(isNear(shown(2).value, 30))
  }

  @Test("every run adds the end of those before it, of keyframes and springs as of lines")
  func accumulates() {
    let stage = Stage()
    let line = stage.add(
      Stage.line(5, 20, in: 0.5) {
        $0.accumulates = 1
        $0.repeat_count = 2.5
      })
    let back = stage.add(
      Stage.line(5, 20, in: 0.5) {
        $0.accumulates = 1
        $0.repeat_count = 2
        $0.autoreverses = 1
      }, name: "")
    let frames = Stage.line {
      $0.kind = Int32(SIDLE_ANIMATION_KEYFRAMES)
      $0.accumulates = 1
      $0.repeat_duration = 1.75
    }.with(values: [0, 30, 10]) { stage.add($0, name: "") }
    for one in [line, back, frames] { stage.start(one) }
    for (time, values) in [
      (0.25, [12.5, 12.5, 15]), (0.75, [32.5, 12.5, 20]), (1.25, [52.5, 17.5, 25]),
      (9, [52.5, 10, 30]),
    ] as [(Double, [Double])] {
      stage.step(to: time)
      for (one, value) in zip([line, back, frames], values) {
        #expect(isNear(stage.value(one), value), "at \(time): \(stage.value(one)), not \(value)")
      }
    }
  }
}
