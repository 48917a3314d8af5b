import SidleGesture
import Testing

/// Milliseconds in nanoseconds.
private func ms(_ value: Double) -> Int64 { Int64((value * 1e6).rounded()) }

@Suite struct VelocityStrategyTests {
  private static let all: [VelocityStrategy] = [.line, .quadratic, .impulse]

  /// A tracker that saw positions at times in milliseconds.
  private func tracker(_ samples: [(time: Double, x: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, x) in samples { tracker.add(time: ms(time), x: x, y: -2 * x) }
    return tracker
  }

  private func near(_ found: Double, _ expected: Double, _ tolerance: Double = 1e-9) -> Bool {
    (found - expected).magnitude <= tolerance * max(1, expected.magnitude)
  }

  @Test("at one speed all strategies agree, on both axes", arguments: all)
  func steady(_ strategy: VelocityStrategy) {
    for speed in [-2400, -300, 0, 12.5, 777] as [Double] {
      let velocity = tracker((0..<8).map { (Double($0) * 8, 500 + speed * Double($0) * 0.008) })
        .velocity(strategy)
      #expect(near(velocity.x, speed))
      #expect(near(velocity.y, -2 * speed))
      #expect(velocity.x.sign == .plus || speed < 0)
    }
  }

  @Test("a parabola is followed to its slope at the last sample")
  func parabola() {
    // x = 3 + 400 t + 9000 t²
    let samples = [0, 5, 13, 20, 31, 40].map { time in
      (time: time as Double, x: 3 + 0.4 * time + 0.009 * time * time)
    }
    #expect(near(tracker(samples).velocity(.quadratic).x, 400 + 2 * 9000 * 0.04))
    #expect(near(tracker(samples).velocity(.quadratic).y, -2 * (400 + 2 * 9000 * 0.04)))
  }

  @Test("without three times there is no parabola")
  func tooFewForParabola() {
    #expect(tracker([]).velocity(.quadratic) == (0, 0))
    #expect(tracker([(0, 0), (10, 10)]).velocity(.quadratic) == (0, 0))
    #expect(tracker([(0, 0), (10, 10), (10, 30)]).velocity(.quadratic) == (0, 0))
    #expect(tracker([(0, 0), (0, 7), (10, 10), (10, 30)]).velocity(.quadratic) == (0, 0))
    #expect(tracker([(0, 0), (10, 10), (20, 20)]).velocity(.quadratic).x != 0)
  }

  @Test("two samples make one push: the speed of the step")
  func onePush() {
    #expect(near(tracker([(0, 0), (8, -4)]).velocity(.impulse).x, -500))
    #expect(tracker([(7, 3)]).velocity(.impulse) == (0, 0))
  }

  @Test("a body at rest that is pushed once has 1.41 of the speed of a body that came so")
  func pushFromRest() {
    // Rest, then one step of 10 at 1000: work 1000 * 1000, and half of it for the first step alone.
    let velocity = tracker([(0, 0), (10, 0), (20, 10)]).velocity(.impulse).x
    #expect(near(velocity, 1000 * 2.0.squareRoot()))
  }

  @Test("after a rest before the lift nothing moves any more, by any strategy", arguments: all)
  func stopped(_ strategy: VelocityStrategy) {
    let tracker = tracker((0...5).map { (Double($0) * 8, Double($0) * 10) })
    #expect(tracker.velocity(strategy, liftedAt: ms(40 + 41)).x > 600)
    #expect(tracker.velocity(strategy, liftedAt: ms(40 + 101)) == (0, 0))
    // A finger that lies still and is read all the while slows down, to nothing in 100 ms.
    var held = (0...5).map { (time: Double($0) * 8, x: Double($0) * 10) }
    held += (6...18).map { (time: Double($0) * 8, x: 50) }
    let still = self.tracker(held).velocity(strategy)
    #expect(still.x.magnitude < 1e-9)
  }

  @Test("a finger that turned round goes where it went for the greater part of the window")
  func reversed() {
    // 40 ms to the right, then 56 ms back, both at 1000.
    let samples = (0...12).map { index in
      let time = 8 * Double(index)
      return (time: time, x: time <= 40 ? time : 80 - time)
    }
    for strategy in Self.all { #expect(tracker(samples).velocity(strategy).x < 0, "\(strategy)") }
    // Turned round just now: the line goes on, the parabola turns with the finger.
    let turned = Array(samples[...7])
    #expect(tracker(turned).velocity(.line).x > 0)
    #expect(tracker(turned).velocity(.quadratic).x < 0)
  }

  @Test("the first step after a held start is no speed, by any strategy", arguments: all)
  func heldStart(_ strategy: VelocityStrategy) {
    for silence in [44.0, 112] {
      let tracker = tracker([
        (0, 100), (silence, 114), (silence + 10, 115), (silence + 20, 116), (silence + 30, 117),
      ])
      #expect(near(tracker.velocity(strategy).x, 100))
    }
  }

  @Test("a burst is no push, and its travel is not lost")
  func burst() {
    #expect(tracker([(0, 0), (0.026, 16)]).velocity(.impulse) == (0, 0))
    // The step of 26 microseconds counts with the one after it.
    let burst = tracker([(0, 0), (10, 10), (10.026, 11), (20, 20), (30, 30)])
    #expect(near(burst.velocity(.impulse).x, 1000))
    for strategy in Self.all {
      #expect(burst.velocity(strategy).x > 900 && burst.velocity(strategy).x < 1100)
    }
  }

  @Test("equal times divide nothing by zero", arguments: all)
  func equalTimes(_ strategy: VelocityStrategy) {
    #expect(tracker([(10, 0), (10, 50)]).velocity(strategy) == (0, 0))
    #expect(tracker(Array(repeating: (time: 10, x: 3), count: 300)).velocity(strategy) == (0, 0))
    let doubled = (0...5).flatMap { index in
      let sample = (time: Double(index) * 10, x: Double(index) * 7)
      return [sample, sample]
    }
    #expect(near(tracker(doubled).velocity(strategy).x, 700))
  }

  @Test("the numbers stay finite wherever the clock and the pointer are", arguments: all)
  func extremes(_ strategy: VelocityStrategy) {
    for start in [-(1 << 62), 0, (1 << 62) - 100_000_000] as [Int64] {
      var tracker = VelocityTracker()
      for index in 0..<20 {
        tracker.add(
          time: start + Int64(index) * 2_000_000, x: index % 2 == 0 ? 1e9 : -1e9,
          y: index % 3 == 0 ? -1e9 : 1e9)
      }
      let velocity = tracker.velocity(strategy)
      #expect(velocity.x.isFinite && velocity.y.isFinite)
    }
  }
}
