import SidleGesture
import Testing

/// Mistakes that others have reported about the speed of pointers, each with its report.
@Suite struct VelocityTrapTests {
  private static let strategies: [VelocityStrategy] = [.line, .quadratic, .impulse]

  private func tracker(_ readings: [(ms: Double, x: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (ms, x) in readings { tracker.add(time: Int64(ms * 1e6), x: x, y: 0) }
    return tracker
  }

  @Test("a reading a nanosecond after the one before is no spike (anvaka/panzoom 351)")
  func tinyGap() {
    let even = (0...6).map { (ms: Double($0) * 8, x: Double($0) * 8) }
    for strategy in [VelocityStrategy.line, .impulse] {
      let spiked = tracker(even + [(48.000001, 49)]).velocity(strategy).x
      #expect((900...1100).contains(spiked), "\(strategy) \(spiked)")
    }
    // Alone they say nothing.
    for strategy in Self.strategies {
      #expect(tracker([(0, 0), (0.000001, 1)]).velocity(strategy) == (0, 0))
    }
  }

  @Test("a time before the last one is left out (flutter 78683)")
  func backwards() {
    let even = (0...6).map { (ms: Double($0) * 8, x: Double($0) * 8) }
    for strategy in Self.strategies {
      #expect(
        tracker(even + [(40, -500)]).velocity(strategy) == tracker(even).velocity(strategy))
    }
  }

  @Test(
    "two readings make a speed, and so do three (flutter 11592, compose-multiplatform-core 2764)")
  func few() {
    for count in 2...3 {
      let readings = (0..<count).map { (ms: Double($0) * 16, x: Double($0) * 8) }
      #expect((tracker(readings).velocity(.line).x - 500).magnitude < 1e-9)
    }
    // A parabola takes three.
    #expect(tracker([(0, 0), (16, 8)]).velocity(.quadratic) == (0, 0))
    #expect(
      (tracker([(0, 0), (16, 8), (32, 16)]).velocity(.quadratic).x - 500).magnitude < 1e-9)
  }

  @Test("a pointer that stopped has no speed the other way (crbug 417855)")
  func stopped() {
    for rest in stride(from: 8.0, through: 120, by: 8) {
      let moving = (0...6).map { (ms: Double($0) * 8, x: Double($0) * 8) }
      let resting = stride(from: 8.0, through: rest, by: 8).map { (ms: 48 + $0, x: 48.0) }
      for strategy in [VelocityStrategy.line, .impulse] {
        let velocity = tracker(moving + resting).velocity(strategy).x
        #expect(velocity >= 0 && velocity <= 1000.001, "\(strategy) after \(rest) ms: \(velocity)")
      }
      if rest > 100 { #expect(tracker(moving + resting).velocity(.line).x == 0) }
    }
  }
}
