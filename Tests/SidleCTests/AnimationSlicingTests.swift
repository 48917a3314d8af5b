import CSidle
import SidleC
import Testing

/// The same animations in one long step and in many short ones.
@Suite struct AnimationSlicingTests {
  typealias Stage = AnimationStage

  /// Roots of every kind, some nested, by a start value.
  private func populate(_ stage: Stage, _ seed: UInt64) -> [sidle_animation] {
    var noise = ScriptNoise(state: seed)
    var made: [(id: sidle_animation, isGroup: Bool)] = []
    for index in 0..<24 {
      var spec = Scene.animationSpec()
      spec.kind = Int32(1 + noise.below(6))
      spec.from = noise.number(-10...10)
      spec.to = noise.number(-100...100)
      spec.velocity = noise.pick([0, 250, -4000])
      spec.delay = noise.pick([0, 0.1, 1.0 / 3])
      spec.duration = noise.pick([0, 0.1, 0.7, 13.3])
      spec.repeat_count = noise.pick([1, 1, 0, 2, 7.3, 0.4, .infinity])
      spec.autoreverses = noise.chance(30) ? 1 : 0
      spec.speed = noise.pick([1, 1, 0.37, 2.9, 100])
      spec.spring_stiffness = noise.pick([300, 2, 1e5])
      spec.spring_damping_ratio = noise.pick([0.05, 1, 4])
      spec.decay_rate = noise.pick([0.998, 0.9999, 0.5])
      spec.stagger = noise.pick([0, 0.21])
      spec.calculation = Int32(1 + noise.below(4))
      spec.fill = Int32(noise.pick([1, 2, 3, 4, 4]))
      spec.time_offset = noise.pick([0, 0, 0.05, 3.1])
      spec.repeat_duration = noise.pick([0, 0, 0.55, 20])
      spec.accumulates = noise.chance(25) ? 1 : 0
      spec.additive = noise.chance(25) ? 1 : 0
      spec.beneath = noise.pick([0, -7.5])
      spec.timing_model = noise.chance(25) ? 2 : 1
      spec.iteration_direction = Int32(1 + noise.below(4))
      spec.iteration_start = noise.pick([0, 0.4, 2])
      spec.end_delay = noise.pick([0, 0.07, -0.03, -2])
      let count = 1 + noise.below(5)
      let values = (0..<count).map { _ in noise.number(-50...50) }
      let times = noise.chance(50) ? (0..<count).map { _ in noise.number(0...1) }.sorted() : []
      let groups = made.filter { $0.isGroup }
      let parent =
        !groups.isEmpty && noise.chance(60) ? noise.pick(groups).id : sidle_animation()
      let one = spec.with(values: values, times: times) {
        stage.add($0, in: parent, name: "n\(index)")
      }
      let kinds = [SIDLE_ANIMATION_SEQUENCE, SIDLE_ANIMATION_PARALLEL]
      made.append((one, kinds.contains(Int(spec.kind))))
    }
    let roots = made.map(\.id).filter { stage.state($0).parent.value == 0 }
    for root in roots {
      if noise.chance(30) {
        #expect(sidle_animation_set_speed(stage.stage, root, noise.pick([0.3, 7])) == 0)
      }
      stage.start(root)
      if noise.chance(25) {
        #expect(sidle_animation_seek(stage.stage, root, noise.number(0...2)) == 0)
        stage.call(sidle_animation_reverse, root)
      }
    }
    return made.map(\.id)
  }

  private func bits(_ stage: Stage, _ made: [sidle_animation]) -> [UInt64] {
    made.flatMap { one in
      let state = stage.state(one)
      return [state.value.bitPattern, state.velocity.bitPattern, state.elapsed.bitPattern]
    }
  }

  @Test("one step of 1000 s and any slices give the same bits, events and fingerprint")
  func slices() {
    for seed in 1...12 as ClosedRange<UInt64> {
      let whole = Stage()
      let made = populate(whole, seed)
      whole.step(to: 1000)
      let ends = whole.takeEnds()
      let values = bits(whole, made)
      var noise = ScriptNoise(state: seed)
      for longest in [0.9, 10, 300] {
        let stage = Stage()
        let again = populate(stage, seed)
        while stage.now < 1_000_000_000_000 {
          let slice = Int64(noise.number(0...longest) * 1e9)
          stage.step(toNanoseconds: min(stage.now + slice, 1_000_000_000_000))
        }
        #expect(stage.takeEnds() == ends, "start value \(seed), slices to \(longest) s")
        #expect(bits(stage, again) == values, "start value \(seed), slices to \(longest) s")
        #expect(stage.fingerprint == whole.fingerprint, "start value \(seed)")
      }
    }
  }

  @Test("values in between do not depend on the steps that led there")
  func between() {
    for seed in 20...25 as ClosedRange<UInt64> {
      let times = [0.05, 0.1, 0.35, 1, 2.22, 14, 60]
      let direct = times.map { time in
        let stage = Stage()
        let made = populate(stage, seed)
        stage.step(to: time)
        return bits(stage, made)
      }
      let stage = Stage()
      let made = populate(stage, seed)
      var noise = ScriptNoise(state: seed)
      for (time, expected) in zip(times, direct) {
        let target = Int64((time * 1e9).rounded())
        while stage.now < target {
          stage.step(toNanoseconds: min(stage.now + Int64(noise.number(0...2e8)), target))
        }
        #expect(bits(stage, made) == expected, "start value \(seed) at \(time)")
      }
    }
  }

  @Test("the list of values has each value that plays, as its getter gives it, and no other")
  func values() {
    for seed in 40...50 as ClosedRange<UInt64> {
      let stage = Stage()
      let made = populate(stage, seed)
      if let paused = made.first(where: { stage.state($0).parent.value == 0 }) {
        stage.call(sidle_animation_pause, paused)
      }
      for time in [0, 0.07, 0.1, 0.9, 20, 400] as [Double] {
        stage.step(to: time)
        var values = stage.values()
        for one in made where stage.playback(one) == "playing" {
          let state = stage.state(one)
          guard let value = values.removeValue(forKey: one.value) else {
            #expect(state.member_count > 0 || isGroup(stage, one), "a value is missing at \(time)")
            continue
          }
          #expect(value.value.bitPattern == state.value.bitPattern)
          #expect(value.velocity.bitPattern == state.velocity.bitPattern)
        }
        #expect(values.isEmpty, "start value \(seed) at \(time)")
      }
    }
  }

  /// A group without members cannot be told from a value by its state, but it has no length.
  private func isGroup(_ stage: Stage, _ one: sidle_animation) -> Bool {
    let state = stage.state(one)
    return state.member_count == 0 && state.value == 0 && state.velocity == 0
  }

  @Test("a repeat every 0.1 s for 10 s has its n-th boundary at n * 0.1, whatever the step")
  func boundaries() {
    for slice in [1.0 / 30, 1.0 / 60, 0.001, 0.1, 10] {
      let stage = Stage()
      let one = stage.add(Stage.line(0, 100, in: 0.1) { $0.repeat_count = 100 })
      stage.start(one)
      for boundary in 1...100 as ClosedRange<Int64> {
        let time = boundary * 100_000_000
        while stage.now < time - 1 {
          stage.step(toNanoseconds: min(stage.now + Int64(slice * 1e9), time - 1))
        }
        #expect(isNear(stage.value(one), 100 - 1e-6), "before boundary \(boundary)")
        #expect(stage.takeEnds() == [])
        stage.step(toNanoseconds: time)
        #expect(stage.value(one) == (boundary == 100 ? 100 : 0), "boundary \(boundary)")
      }
      #expect(stage.takeEnds() == ["a finished 10.0 at 100.0"])
    }
  }

  @Test("steps of a thirtieth of a second reach 10 s, and the end of what takes as long, exactly")
  func thirtieths() {
    let stage = Stage()
    let one = stage.add(Stage.line(0, 100, in: 0.1) { $0.repeat_count = 100 })
    stage.start(one)
    for step in 1...300 {
      #expect(sidle_stage_step(stage.stage, 1.0 / 30) == 0)
      let events = Heard.batch(of: stage.stage)
      #expect(events.count == (step == 300 ? 1 : 0))
      if let event = events.first { #expect(event.time_ns == 10_000_000_000) }
    }
    #expect(stage.now == 10_000_000_000)
  }
}
