import SidleUnits
import Testing

@testable import SidleMotion

@Suite struct SpringDescriptionTests {
  @Test("descriptions convert into each other as published")
  func publishedRows() throws {
    let table = try Table("conformance/springs_convert.csv")
    for row in table.rows {
      let first = table.number(row, "in1")!
      let second = table.number(row, "in2")!
      let spring =
        switch table.text(row, "form_in") {
        case "duration_bounce": Spring.make(duration: first, bounce: second)
        case "response_ratio": Spring.make(response: first, dampingRatio: second)
        default:
          Spring.make(
            mass: first, stiffness: second, damping: table.number(row, "in3")!,
            allowsOverdamping: table.number(row, "overdamp_allowed") != 0)
        }
      if let reason = Exceptions.reason(row) {
        #expect(spring == nil, "\(reason)")
        continue
      }
      let got = try #require(spring)
      let tolerance = table.number(row, "tol_rel")!
      let pairs = [
        ("mass", got.mass), ("stiffness", got.stiffness), ("damping", got.damping),
        ("duration", got.duration), ("bounce", got.bounce), ("damping_ratio", got.dampingRatio),
      ]
      for (column, value) in pairs {
        guard let expected = table.number(row, column) else { continue }
        let error = (value - expected).magnitude
        #expect(error <= tolerance * max(expected.magnitude, 1e-3), "\(row) \(column): \(value)")
      }
    }
    #expect(table.rows.count == 16)
  }

  @Test("duration and bounce come back from the spring they made")
  func roundTrip() throws {
    for bounce in [-0.9, -0.5, -0.1, 0, 0.15, 0.3, 0.9, 1] {
      let spring = try #require(Spring.make(duration: 0.7, bounce: bounce, mass: 3))
      #expect((spring.duration - 0.7).magnitude < 1e-14)
      #expect((spring.bounce - bounce).magnitude < 1e-14)
      #expect(spring.mass == 3)
    }
    #expect(Spring.make(duration: 0.5, bounce: 7)?.damping == 0)
  }

  @Test("a spring made for a settling time satisfies Apple's equation for it")
  func settlingDuration() throws {
    for ratio in [0.2, 0.5, 0.8, 0.95] {
      let spring = try #require(Spring.make(settlingDuration: 0.8, dampingRatio: ratio))
      #expect((spring.dampingRatio - ratio).magnitude < 1e-12)
      let envelope = Elementary.exp(-spring.decay * 0.8) * ratio / (1 - ratio * ratio).squareRoot()
      #expect((envelope - 0.001).magnitude < 1e-15)
    }
    let critical = try #require(Spring.make(settlingDuration: 0.8, dampingRatio: 3))
    #expect(critical.dampingRatio == 1)
    #expect((critical.state(offset: 1, velocity: 0, at: 0.8).offset - 0.001).magnitude < 1e-15)
    let longest = Spring.make(settlingDuration: 99, dampingRatio: 1)
    #expect(longest == Spring.make(settlingDuration: 10, dampingRatio: 1))
    // Where the formula would give a negative frequency.
    #expect(Spring.make(settlingDuration: 1, dampingRatio: 0.0009) == nil)
    #expect(Spring.make(settlingDuration: .nan, dampingRatio: 0.5) == nil)
  }

  @Test("presets have their published numbers")
  func presets() {
    let described: [(Spring, Double, Double)] = [
      (.smooth, 0.5, 0), (.snappy, 0.5, 0.15), (.bouncy, 0.5, 0.3), (.classic, 0.5, 0.175),
      (.interactive, 0.15, 0.14), (.scrollReturn, 0.575, 0),
    ]
    for (spring, duration, bounce) in described {
      #expect((spring.duration - duration).magnitude < 1e-14)
      #expect((spring.bounce - bounce).magnitude < 1e-14)
    }
    #expect(Spring.bouncy.bouncing(more: 0.2).map { ($0.bounce - 0.5).magnitude < 1e-14 } == true)
    #expect(Spring.bouncy.bouncing(more: -2) == nil)
    #expect((Spring.springTimingParameters.dampingRatio - 4.56).magnitude < 0.01)
    #expect((Spring.reactSpring.dampingRatio - 0.997).magnitude < 0.001)
    #expect((Spring.flutterScroll.dampingRatio - 1.1).magnitude < 1e-12)
    #expect((Spring.android.dampingRatio - 0.5).magnitude < 1e-12)
    #expect((Spring.androidEdge.frequency - 24.657).magnitude < 1e-12)
    #expect(Spring.coreAnimation.dampingRatio == 0.5)
    #expect((Spring.settle.dampingRatio - 1).magnitude < 1e-15)
  }

  @Test("what makes no spring is refused in every description")
  func refused() {
    #expect(Spring.make(response: 0, dampingRatio: 1) == nil)
    #expect(Spring.make(response: -1, dampingRatio: 1) == nil)
    #expect(Spring.make(response: .infinity, dampingRatio: 1) == nil)
    #expect(Spring.make(response: 1, dampingRatio: -0.1) == nil)
    #expect(Spring.make(response: 1, dampingRatio: .nan) == nil)
    #expect(Spring.make(duration: 1, bounce: -1) == nil)
    #expect(Spring.make(duration: 1, bounce: .nan) == nil)
    #expect(Spring.make(duration: -1, bounce: 0) == nil)
    #expect(Spring.make(response: 1, dampingRatio: 1, mass: 0) == nil)
  }

  @Test("relative, absolute and per-millisecond velocities are not mixed up")
  func velocities() {
    #expect(InitialVelocity.distancesPerSecond(5).pointsPerSecond(over: 100) == 500)
    #expect(InitialVelocity.distancesPerSecond(5).pointsPerSecond(over: -100) == -500)
    #expect(InitialVelocity.pointsPerMillisecond(2).pointsPerSecond(over: 7) == 2000)
    #expect(InitialVelocity.pointsPerSecond(500).distancesPerSecond(over: -100) == -5)
    #expect(InitialVelocity.pointsPerSecond(500).distancesPerSecond(over: 0) == nil)
    #expect(InitialVelocity.distancesPerSecond(3).distancesPerSecond(over: 0) == 3)
  }
}

@Suite struct SettlingRuleTests {
  @Test("every rule reports what its system reports")
  func publishedRows() throws {
    let table = try Table("conformance/springs_settling.csv")
    for row in table.rows {
      let epsilon = table.number(row, "epsilon")!
      let rule =
        switch table.text(row, "rule") {
        case "ca": SettlingRule.coreAnimation
        case "swiftui": SettlingRule.swiftUI(epsilon: epsilon)
        case "unit_envelope": SettlingRule.unitEnvelope(epsilon: epsilon, criticalFactor: 1.25)
        default: SettlingRule.displacementBelow(distance: epsilon)
        }
      let got = try spring(table, row).settlingTime(
        rule, distance: table.number(row, "to")! - table.number(row, "from")!,
        velocity: table.number(row, "v0")!)
      let error = (got - table.number(row, "expected_s")!).magnitude
      #expect(error <= table.number(row, "tol_s")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 21)
  }

  @Test("a rule without an answer says so and does not search for ever")
  func unanswered() throws {
    let undamped = try #require(Spring(stiffness: 100, damping: 0))
    for rule in [
      SettlingRule.swiftUI(epsilon: 0.001), .displacementBelow(distance: 1),
      .unitEnvelope(epsilon: 0.001, criticalFactor: 1),
    ] { #expect(undamped.settlingTime(rule, distance: 1, velocity: 0) == .infinity) }
    #expect(Spring.smooth.settlingTime(.swiftUI(epsilon: 0), distance: 1, velocity: 0) == .infinity)
    #expect(Spring.smooth.settlingTime(.swiftUI(epsilon: -1), distance: 1, velocity: 0) == 0)
    #expect(Spring.smooth.settlingTime(.swiftUI(epsilon: .nan), distance: 1, velocity: 0) == 0)
    let slow = try #require(Spring(stiffness: 1e-8, damping: 2e-4))
    #expect(slow.settlingTime(.coreAnimation, distance: 1, velocity: 0) > 1000)
    #expect(slow.settlingTime(.swiftUI(epsilon: 0.001), distance: 1, velocity: 0) == 0)
  }

  @Test("over-damped searches end with a number (niri-wm/niri 1123)")
  func overdamped() throws {
    for (ratio, stiffness) in [(1.15, 850.0), (6, 1200)] {
      let spring = try #require(Spring.make(stiffness: stiffness, dampingRatio: ratio))
      for v0 in [0, 5_000, -5_000.0] {
        let last = spring.lastCrossing(offset: -1, velocity: v0, distance: 0.0001, speed: .infinity)
        #expect(last > 0 && last < 10)
      }
    }
  }

  @Test("at rest means near and slow at once")
  func restTests() {
    #expect(RestTest.motion.isAtRest(SpringState(offset: 0.4, velocity: -1.9)))
    #expect(!RestTest.motion.isAtRest(SpringState(offset: 0, velocity: 2)))
    #expect(!RestTest.motion.isAtRest(SpringState(offset: -0.5, velocity: 0)))
    #expect(RestTest.android(distance: 2).speed == 125)
    #expect(!RestTest.flutter.isAtRest(SpringState(offset: 0, velocity: .nan)))
  }
}
