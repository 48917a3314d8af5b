import SidleGesture
import SidleUnits
import Testing

/// Milliseconds in nanoseconds.
private func ms(_ value: Double) -> Int64 { Int64((value * 1e6).rounded()) }

/// Milliseconds, rounded to what the clock can tell apart.
private func whole(_ value: Double) -> Double { Double(ms(value)) / 1e6 }

/// Whether two velocities agree to nine digits.
private func near(_ found: Double, _ expected: Double) -> Bool {
  (found - expected).magnitude <= 1e-9 * max(1, expected.magnitude)
}

@Suite struct VelocityTrackerTests {
  /// A tracker that saw positions at times in milliseconds.
  private func tracker(_ samples: [(time: Double, x: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, x) in samples { tracker.add(time: ms(time), x: x, y: 0) }
    return tracker
  }

  /// The slope by least squares, from raw sums: another way to the same number.
  private func slope(_ samples: [(time: Double, x: Double)]) -> Double {
    let n = Double(samples.count)
    let origin = samples[0]
    let t = samples.map { ($0.time - origin.time) / 1000 }
    let x = samples.map { $0.x - origin.x }
    let sumT = t.reduce(0, +)
    let sumX = x.reduce(0, +)
    let sumTT = t.reduce(0) { $0 + $1 * $1 }
    let sumTX = zip(t, x).reduce(0) { $0 + $1.0 * $1.1 }
    return (n * sumTX - sumT * sumX) / (n * sumTT - sumT * sumT)
  }

  @Test("without samples, or with one, there is no velocity")
  func tooFew() {
    let none = VelocityTracker()
    #expect(none.velocity() == (0, 0))
    #expect(none.velocity(liftedAt: 5) == (0, 0))
    let one = tracker([(7, 300)])
    #expect(one.velocity() == (0, 0))
    #expect(one.velocity(liftedAt: ms(7)) == (0, 0))
  }

  @Test(
    "on a straight line the velocity is the line's, however it is sampled",
    arguments: [1, 4, 8, 1000.0 / 60, 33, 40], [-2400, -300, -1, 12.5, 777] as [Double])
  func straightLine(interval: Double, speed: Double) {
    for count in [2, 3, 10, 40] where Double(count - 1) * interval >= 2 {
      let line = (0..<count).map { index in
        let time = whole(Double(index) * interval)
        return (time: 5000 + time, x: 40 + speed * time / 1000)
      }
      #expect(near(tracker(line).velocity().x, speed))
    }
  }

  @Test("the axes do not touch each other")
  func axes() {
    var tracker = VelocityTracker()
    for index in 0..<10 {
      let t = Double(index) * 0.008
      tracker.add(time: ms(Double(index) * 8), x: 100 - 500 * t, y: -20 + 125 * t)
    }
    let velocity = tracker.velocity()
    #expect(near(velocity.x, -500))
    #expect(near(velocity.y, 125))
  }

  @Test("a contact that does not move has velocity 0, not -0")
  func still() {
    let velocity = tracker((0..<8).map { (Double($0) * 8, 50) }).velocity()
    #expect(velocity.x.bitPattern == 0)
    #expect(velocity.y.bitPattern == 0)
  }

  @Test("samples off the line are fitted by least squares")
  func leastSquares() {
    var random = Noise(seed: 11)
    for _ in 0..<50 {
      let count = Int.random(in: 2...9, using: &random)
      let samples = (0..<count).map { index in
        (
          time: whole(Double(index) * 10 + Double.random(in: 0...4, using: &random)),
          x: Double.random(in: -200...200, using: &random)
        )
      }
      let expected = slope(samples)
      #expect((tracker(samples).velocity().x - expected).magnitude < 1e-6)
    }
  }

  @Test("only the last 100 ms count, the sample exactly that old included")
  func window() {
    // Back at 1000 points per second until 100 ms, then forward at 500.
    let corner = (0...20).map { index in
      let time = Double(index) * 10
      return (time: time, x: time <= 100 ? -time : -100 + (time - 100) * 0.5)
    }
    #expect(near(tracker(corner).velocity().x, 500))
    let later = corner + [(time: 209, x: -100 + 109 * 0.5)]
    #expect(near(tracker(later).velocity().x, 500))
    // The corner itself moved 1 ns beyond, another sample lies within: it alone is left out.
    var beyond = VelocityTracker()
    beyond.add(time: -1, x: -900, y: 0)
    for time in [20, 40, 60, 80, 100] as [Double] { beyond.add(time: ms(time), x: time, y: 0) }
    #expect(near(beyond.velocity().x, 1000))
    var within = VelocityTracker()
    within.add(time: 0, x: -900, y: 0)
    for time in [20, 40, 60, 80, 100] as [Double] { within.add(time: ms(time), x: time, y: 0) }
    let all = [(time: 0.0, x: -900.0)] + [20, 40, 60, 80, 100].map { (time: $0, x: $0) }
    #expect(near(within.velocity().x, slope(all)))
  }

  @Test("after a pause of more than 40 ms the history begins afresh")
  func pause() {
    let before: [(time: Double, x: Double)] = [(0, 0), (10, 100), (20, 200)]
    let after: [(time: Double, x: Double)] = [(60, 200), (70, 195), (80, 190)]
    #expect(near(tracker(before + after).velocity().x, slope(before + after)))
    let later = after.map { (time: $0.time + 0.000001, x: $0.x) }
    #expect(near(tracker(before + later).velocity().x, -500))
    #expect(tracker(before + [(61, 900)]).velocity() == (0, 0))
  }

  @Test("a slow first step is no speed: the device held the first position for 44 to 112 ms")
  func slowFirstStep() {
    for hold in [44, 80, 112] as [Double] {
      let samples =
        [(time: 0.0, x: 0.0)] + (0...5).map { (hold + Double($0) * 10, 13 + Double($0)) }
      #expect(near(tracker(samples).velocity().x, 100))
    }
  }

  @Test(
    "a lift more than 100 ms after the last move is a lift from rest",
    arguments: [
      (0, 400), (41.1, 400), (99.999, 400), (100, 400), (100.000001, 0), (150, 0), (5000, 0),
    ]
      as [(Double, Double)])
  func restBeforeLift(wait: Double, speed: Double) {
    let line = tracker((0...10).map { (Double($0) * 8, Double($0) * 3.2) })
    #expect(near(line.velocity(liftedAt: ms(80 + wait)).x, speed))
    #expect(near(line.velocity().x, 400))
  }

  @Test("a lift stamped before the last move does not stop it")
  func earlyLift() {
    let line = tracker((0...10).map { (Double($0) * 8, Double($0) * 3.2) })
    #expect(near(line.velocity(liftedAt: ms(72)).x, 400))
  }

  @Test(
    "samples that span less than 2 ms say nothing",
    arguments: [(0.026, 0), (1.999999, 0), (2, 8000), (4, 4000)] as [(Double, Double)])
  func burst(span: Double, speed: Double) {
    #expect(near(tracker([(10, 100), (10 + span, 116)]).velocity().x, speed))
    #expect(
      near(tracker([(10, 100), (10 + span / 2, 108), (10 + span, 116)]).velocity().x, speed))
  }

  @Test("a burst at the end of a drag does not throw the speed")
  func burstAtTheEnd() {
    // 16 points in 26 microseconds would be 615 000 points per second.
    let line = (0...10).map { (time: Double($0) * 8, x: Double($0) * 4) }
    let speed = tracker(line + [(80.026, 56)]).velocity().x
    #expect(speed > 500 && speed < 700)
    #expect(near(speed, slope(line + [(80.026, 56)])))
  }

  @Test("equal times divide nothing by zero")
  func equalTimes() {
    #expect(tracker([(10, 0), (10, 50)]).velocity() == (0, 0))
    #expect(tracker(Array(repeating: (time: 10, x: 3), count: 300)).velocity() == (0, 0))
    let doubled = (0...5).flatMap { index in
      let sample = (time: Double(index) * 10, x: Double(index) * 7)
      return [sample, sample]
    }
    #expect(near(tracker(doubled).velocity().x, 700))
    #expect(near(tracker([(0, 0), (10, 10), (10, 30)]).velocity().x, 2000))
  }

  @Test("a sample older than the last is left out")
  func backwards() {
    let clean = tracker([(0, 0), (10, 10), (20, 20)])
    let dirty = tracker([(0, 0), (10, 10), (9, -500), (9.999999, 500), (20, 20)])
    #expect(near(dirty.velocity().x, 1000))
    #expect(hash(clean) == hash(dirty))
  }

  @Test("of more samples than it holds, the newest 128 count")
  func ring() {
    // 0.25 ms apart: 128 samples cover 31.75 ms. They go back, all before them went forward.
    let samples = (0..<500).map { index in
      let x = index < 373 ? index : 372 - (index - 372) * 2
      return (time: Double(index) * 0.25, x: Double(x))
    }
    #expect(near(tracker(samples).velocity().x, -8000))
    let fewer = Array(samples.dropLast())
    #expect(near(tracker(fewer).velocity().x, slope(Array(samples[371..<499]))))
  }

  @Test("a reset forgets everything")
  func reset() {
    var tracker = tracker((0...10).map { (Double($0) * 8, Double($0) * 3.2) })
    tracker.reset()
    #expect(tracker.velocity() == (0, 0))
    #expect(hash(tracker) == hash(VelocityTracker()))
    // A sample older than those forgotten is welcome.
    tracker.add(time: ms(1), x: 0, y: 0)
    tracker.add(time: ms(11), x: 3, y: 0)
    #expect(near(tracker.velocity().x, 300))
  }

  @Test("a flick whose last readings jump back keeps its direction")
  func rollingFingertip() {
    // The tenth flick to the right of synps2.flicks-right: microseconds and x.
    let readings: [(Double, Double)] = [
      (112_353, 2916), (124_352, 3097), (137_459, 3263), (150_603, 3401), (161_684, 3515),
      (174_541, 3621), (186_380, 3686), (198_767, 3730), (210_637, 3747), (223_867, 3745),
      (235_774, 3626),
    ]
    let samples = readings.map { (time: $0.0 / 1000, x: $0.1) }
    let tracker = tracker(samples)
    // The first two are older than 100 ms at the last.
    let expected = slope(Array(samples[2...]))
    #expect(near(tracker.velocity(liftedAt: ms(248.089)).x, expected))
    #expect(tracker.velocity().x > 2000)
  }

  @Test("the numbers stay finite wherever the clock and the pointer are")
  func extremes() {
    for start in [-(Int64(1) << 62), 0, Int64(1) << 62 - 200_000_000] {
      for place in [-1e9, 0, 1e9] {
        var tracker = VelocityTracker()
        for index in 0...10 {
          tracker.add(time: start + ms(Double(index) * 8), x: place, y: index % 2 == 0 ? -1e9 : 1e9)
        }
        let velocity = tracker.velocity()
        #expect(velocity.x == 0)
        #expect(velocity.y.isFinite)
      }
    }
  }

  @Test("two trackers that answer alike from now on have the same hash")
  func hashes() {
    let direct = tracker([(100, 5), (110, 6)])
    let afterPause = tracker([(0, 1), (10, 2), (100, 5), (110, 6)])
    #expect(hash(direct) == hash(afterPause))
    #expect(hash(direct) != hash(tracker([(100, 5), (110, 7)])))
    #expect(hash(direct) != hash(tracker([(100, 5), (111, 6)])))
    #expect(hash(direct) != hash(tracker([(90, 4), (100, 5), (110, 6)])))
  }

  @Test("what is older than the window decides nothing and is no part of the hash")
  func hashOfWindow() {
    let early: [(time: Double, x: Double)] = [(0, 900), (10, 3), (35, -40), (70, 8)]
    let late: [(time: Double, x: Double)] = [(105, 1), (140, 2), (171, 5)]
    // 70 ms is more than 100 ms before the last one, 171 ms; 71 ms is not.
    #expect(hash(tracker(early + late)) == hash(tracker(late)))
    #expect(hash(tracker(early + [(71, 8)] + late)) == hash(tracker([(71, 8)] + late)))
    #expect(hash(tracker(early + [(71, 8)] + late)) != hash(tracker(late)))
  }

  @Test("the ring goes round as often as it likes, and says the same")
  func roundTheRing() {
    for count in [127, 128, 129, 250, 256, 257, 1000] {
      var samples: [(time: Double, x: Double)] = []
      for index in 0..<count {
        samples.append((time: Double(index) * 7, x: Double(index % 17 * (index % 5))))
      }
      let seen = samples.filter { $0.time >= samples.last!.time - 100 }
      #expect((tracker(samples).velocity().x - slope(seen)).magnitude < 1e-6, "\(count)")
      for strategy in [VelocityStrategy.quadratic, .impulse] {
        let velocity = tracker(samples).velocity(strategy)
        #expect(velocity == tracker(seen).velocity(strategy), "\(count) \(strategy)")
      }
    }
  }

  @Test("between the first and the last time that there is lies a pause, and no speed")
  func allTime() {
    let end = Int64(1) << 62
    var tracker = VelocityTracker()
    for index in 0...10 { tracker.add(time: ms(Double(index) * 8) - end, x: Double(index), y: 0) }
    #expect(near(tracker.velocity(liftedAt: ms(90) - end).x, 125))
    #expect(tracker.velocity(liftedAt: end) == (0, 0))
    tracker.add(time: end, x: 20, y: 0)
    #expect(tracker.velocity() == (0, 0))
    var whole = VelocityTracker()
    whole.add(time: -end, x: 0, y: 0)
    whole.add(time: end, x: 20, y: 0)
    var alone = VelocityTracker()
    alone.add(time: end, x: 20, y: 0)
    #expect(hash(whole) == hash(alone))
  }

  private func hash(_ tracker: VelocityTracker) -> UInt64 {
    var hash = Hash64()
    tracker.hash(into: &hash)
    return hash.value
  }
}

/// The same random numbers in every run (SplitMix64).
private struct Noise: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
