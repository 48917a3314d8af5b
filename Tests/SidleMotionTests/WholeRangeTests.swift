import SidleUnits
import Testing

@testable import SidleMotion

/// Doubles of every size, sign and kind, special ones among them.
private struct AnyNumber {
  private static let special: [Double] = [
    0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-9, 1e9, 0.5,
  ]
  var generator: Seeded

  mutating func next() -> Double {
    let bits = generator.next()
    switch bits % 4 {
    case 0: return AnyNumber.special[Int(bits >> 8) % AnyNumber.special.count]
    case 1: return .random(in: -10...10, using: &generator)
    default: return Double(bitPattern: generator.next())
    }
  }
}

/// No input of any function gives NaN, infinity where none is promised, or a trap.
@Suite struct WholeRangeTests {
  private func play(_ seed: UInt64, rounds: Int = 4_000, _ body: (inout AnyNumber) -> Void) {
    var numbers = AnyNumber(generator: Seeded(seed))
    for _ in 0..<rounds { body(&numbers) }
  }

  @Test("inertia")
  func inertia() {
    var count = 0
    play(1) { n in
      guard let inertia = Inertia(power: n.next(), timeConstant: n.next()) else { return }
      count += 1
      let (x, v) = (n.next(), n.next())
      let target = inertia.target(from: x, velocity: v)
      let state = inertia.state(from: x, to: target, at: n.next())
      #expect(target.isFinite && state.value.isFinite && state.velocity.isFinite)
      #expect(inertia.time(from: x, to: target, within: n.next()) >= 0)
    }
    #expect(count > 500)
  }

  @Test("bounce along a curve")
  func curveBounce() {
    var count = 0
    play(2) { n in
      guard let bounce = CurveBounce(extent: n.next()) else { return }
      count += 1
      #expect(bounce.stretch(ofPull: n.next()).isFinite)
      #expect(bounce.stretch(from: n.next(), velocity: n.next(), at: n.next()).isFinite)
    }
    #expect(count > 500)
  }

  @Test("velocities by their conventions")
  func initialVelocity() {
    play(3) { n in
      let conventions: [InitialVelocity] = [
        .pointsPerSecond(n.next()), .pointsPerMillisecond(n.next()), .distancesPerSecond(n.next()),
      ]
      for velocity in conventions {
        let distance = n.next()
        #expect(velocity.pointsPerSecond(over: distance).isFinite, "\(velocity) \(distance)")
        #expect(
          velocity.distancesPerSecond(over: distance)?.isFinite ?? true, "\(velocity) \(distance)")
      }
    }
  }

  @Test("from, to and by")
  func mediaValues() {
    play(4) { n in
      let some = (0..<3).map { _ -> Double? in
        let number = n.next()
        return number > 2 ? nil : number
      }
      let values = MediaValues(from: some[0], to: some[1], by: some[2])
      let ends = values.resolved(over: n.next())
      #expect(ends.first.isFinite && ends.last.isFinite, "\(values)")
    }
  }

  @Test("what settles, by every rule")
  func settling() {
    var count = 0
    play(5, rounds: 1_000) { n in
      let usual = Spring(
        mass: 1, stiffness: .random(in: 1...1e4, using: &n.generator),
        damping: .random(in: 0...300, using: &n.generator))
      let any = Spring(mass: n.next(), stiffness: n.next(), damping: n.next())
      guard let spring = any ?? usual else { return }
      count += 1
      let rules: [SettlingRule] = [
        .coreAnimation, .swiftUI(epsilon: n.next()),
        .unitEnvelope(epsilon: n.next(), criticalFactor: n.next()),
        .displacementBelow(distance: n.next()),
      ]
      for rule in rules {
        let (distance, velocity) = (n.next(), n.next())
        let time = spring.settlingTime(rule, distance: distance, velocity: velocity)
        #expect(time >= 0, "\(spring) \(rule) \(distance) \(velocity)")
      }
    }
    #expect(count == 1_000)
  }

  @Test("the range of a curve")
  func range() {
    var count = 0
    play(6) { n in
      guard let curve = CubicBezier(x1: n.next(), y1: n.next(), x2: n.next(), y2: n.next()) else {
        return
      }
      count += 1
      let range = curve.range(from: n.next(), to: n.next())
      #expect(range.smallest.isFinite && range.largest.isFinite && range.smallest <= range.largest)
    }
    #expect(count > 100)
  }

  @Test("rubber bands, flings and steps")
  func others() {
    play(7) { n in
      let bands: [RubberBand] = [
        .rational(coefficient: n.next(), dimension: n.next()), .power(exponent: n.next()),
        .linear(coefficient: n.next()),
      ]
      for band in bands {
        let (pull, shown) = (n.next(), n.next())
        #expect(!band.shown(pull).isNaN, "\(band) \(pull)")
        #expect(!band.pull(shown).isNaN, "\(band) \(shown)")
        #expect(!band.slope(atShown: shown).isNaN, "\(band) \(shown)")
      }
      if let fling = AndroidFling(friction: n.next(), density: n.next()) {
        let velocity = n.next()
        #expect(fling.duration(from: velocity) >= 0, "\(fling) \(velocity)")
        #expect(fling.travel(from: velocity).isFinite, "\(fling) \(velocity)")
        let state = fling.state(from: n.next(), velocity: velocity, at: n.next())
        #expect(state.value.isFinite && state.velocity.isFinite, "\(fling) \(velocity)")
      }
      #expect(AndroidFling.edgeReturnDuration(over: n.next()) >= 0)
      let count = Int32(truncatingIfNeeded: n.generator.next())
      if let steps = StepTiming(count: count, position: .jumpNone) {
        #expect(steps.value(at: n.next(), before: count & 1 == 0).isFinite)
      }
    }
  }
}
