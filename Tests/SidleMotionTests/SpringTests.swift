import Testing

@testable import SidleMotion

/// The spring a table row describes by mass, stiffness and damping.
func spring(_ table: Table, _ row: [String]) throws -> Spring {
  try #require(
    Spring(
      mass: table.number(row, "mass")!, stiffness: table.number(row, "stiffness")!,
      damping: table.number(row, "damping")!))
}

@Suite struct SpringTests {
  @Test("states agree with every published row")
  func publishedRows() throws {
    let table = try Table("conformance/springs.csv")
    for row in table.rows {
      let target = table.number(row, "to")!
      let start = table.number(row, "from")! - target
      let t = table.number(row, "t")!
      let state = try spring(table, row).state(
        offset: start, velocity: table.number(row, "v0")!, at: t)
      if let x = table.number(row, "x") {
        #expect((target + state.offset - x).magnitude <= table.number(row, "tol_x")!, "\(row)")
      }
      if let v = table.number(row, "v") {
        #expect((state.velocity - v).magnitude <= table.number(row, "tol_v")!, "\(row)")
      }
    }
    #expect(table.rows.count == 122)
  }

  @Test("states agree with exact arithmetic in all three regimes")
  func exactRows() throws {
    let table = try Table("conformance/springs_oracle.csv")
    for row in table.rows {
      let state = try spring(table, row).state(
        offset: table.number(row, "x0_from_target")!, velocity: table.number(row, "v0")!,
        at: table.number(row, "t")!)
      let tolerance = table.number(row, "suggested_tol_of_scale")!
      let x = (state.offset - table.number(row, "x_from_target")!).magnitude
      let v = (state.velocity - table.number(row, "v")!).magnitude
      let error = max(x / table.number(row, "scale_x")!, v / table.number(row, "scale_v")!)
      #expect(error <= tolerance, "\(row): \(state)")
    }
    #expect(table.rows.count == 360)
  }

  @Test("states agree with exact arithmetic for springs at random, to 1e-12 of the motion's scale")
  func randomRows() throws {
    let table = try Table("motion/springs.csv")
    for row in table.rows {
      let state = try spring(table, row).state(
        offset: table.number(row, "offset")!, velocity: table.number(row, "velocity")!,
        at: table.number(row, "t")!)
      let x = (state.offset - table.number(row, "x")!).magnitude / table.number(row, "scale_x")!
      let v = (state.velocity - table.number(row, "v")!).magnitude / table.number(row, "scale_v")!
      #expect(max(x, v) < 1e-12, "\(row): \(state)")
    }
    #expect(table.rows.count == 600)
  }

  @Test("the last crossing of a distance agrees with exact arithmetic")
  func crossings() throws {
    let table = try Table("conformance/springs_last_crossing.csv")
    for row in table.rows {
      let got = try spring(table, row).lastCrossing(
        offset: table.number(row, "x0_from_target")!, velocity: table.number(row, "v0")!,
        distance: table.number(row, "epsilon")!, speed: .infinity)
      let error = (got - table.number(row, "last_time_outside_s")!).magnitude
      #expect(error <= 1e-9, "\(row): \(got)")
    }
    #expect(table.rows.count == 28)
  }

  @Test("after the last crossing of both tolerances a dense sampling finds nothing outside")
  func crossingsOfBoth() throws {
    var generator = Seeded(6)
    for _ in 0..<150 {
      let ratio = [0.02, 0.3, 0.9, 0.999999, 1, 1.000001, 1.5, 20].randomElement(using: &generator)!
      let spring = try #require(
        Spring.make(stiffness: .random(in: 1...2000, using: &generator), dampingRatio: ratio))
      let y0 = Double.random(in: -300...300, using: &generator)
      let v0 = Double.random(in: -3000...3000, using: &generator) * Double.random(in: 0...1)
      let last = spring.lastCrossing(offset: y0, velocity: v0, distance: 0.5, speed: 5)
      let excess = { (t: Double) -> Double in
        let state = spring.state(offset: y0, velocity: v0, at: t)
        return max(state.offset.magnitude / 0.5, state.velocity.magnitude / 5)
      }
      if last > 0 { #expect((excess(last) - 1).magnitude < 1e-7) }
      let slowest = ratio <= 1 ? spring.decay : spring.frequency / (2 * ratio)
      for step in 1...4_000 {
        #expect(excess(last + Double(step) * 0.005 / slowest) < 1, "\(spring) \(y0) \(v0)")
      }
    }
  }

  @Test("the last crossing of both tolerances is the later of the two")
  func laterOfBoth() throws {
    var generator = Seeded(16)
    var firsts = (distance: 0, speed: 0)
    for round in 0..<6_000 {
      let ratio = [0, 0.02, 0.3, 0.7, 0.9, 0.999999, 1, 1, 1, 1.000001, 1.5, 20][round % 12]
      let spring = try #require(
        Spring.make(
          stiffness: SidleMotionTests.power(10, .random(in: -3...6, using: &generator)),
          dampingRatio: ratio))
      let y0 = Double.random(in: -300...300, using: &generator)
      let reach = 300 * spring.frequency
      let v0 = round % 5 == 0 ? 0 : Double.random(in: -reach...reach, using: &generator)
      let distance = SidleMotionTests.power(10, .random(in: -6...3, using: &generator))
      let share = SidleMotionTests.power(10, .random(in: -2...2, using: &generator))
      let speed = distance * spring.frequency * share
      let far = spring.lastCrossing(offset: y0, velocity: v0, distance: distance, speed: .infinity)
      let fast = spring.lastCrossing(offset: y0, velocity: v0, distance: .infinity, speed: speed)
      let both = spring.lastCrossing(offset: y0, velocity: v0, distance: distance, speed: speed)
      #expect(both == max(far, fast), "\(spring) \(y0) \(v0) \(distance) \(speed)")
      if far > fast { firsts.distance += 1 } else { firsts.speed += 1 }
    }
    #expect(firsts.distance > 1_000 && firsts.speed > 1_000, "\(firsts)")
  }

  @Test("a critical spring is last outside where halving an interval finds it, for any tolerance")
  func criticalCrossings() throws {
    var generator = Seeded(17)
    for round in 0..<3_000 {
      let spring = try #require(
        Spring.make(stiffness: .random(in: 1...2000, using: &generator), dampingRatio: 1))
      let lambda = spring.decay
      let y0 = Double.random(in: 1...300, using: &generator)
      // From thrown at the target, over let go, to thrown away.
      let thrown = [-0.999, -0.5, 0, 2, Double.random(in: -1...1, using: &generator)]
      let v0 = lambda * y0 * thrown[round % 5]
      let rate = v0 + lambda * y0
      let height = { (t: Double) -> Double in (y0 + rate * t) * SidleMotionTests.fading(lambda * t)
      }
      let top = max(0, v0 / (lambda * rate))
      let folds = Double.random(in: -14...(-0.001), using: &generator)
      let level = height(top) * SidleMotionTests.power(10, folds)
      var low = top
      var high = top + 60 / lambda
      for _ in 0..<200 {
        let middle = 0.5 * (low + high)
        if height(middle) >= level { low = middle } else { high = middle }
      }
      let got = spring.lastCrossing(offset: y0, velocity: v0, distance: level, speed: .infinity)
      #expect((got - low).magnitude <= 1e-11 * max(1, low), "\(spring) \(v0) \(level)")
    }
  }

  @Test("a spring that is inside from the start has nothing to wait for")
  func inside() throws {
    let spring = Spring.settle
    #expect(spring.lastCrossing(offset: 0, velocity: 0, distance: 0.5, speed: 5) == 0)
    #expect(spring.lastCrossing(offset: 0.4, velocity: 0, distance: 0.5, speed: 50) == 0)
    #expect(spring.lastCrossing(offset: 1, velocity: 0, distance: 0, speed: 5) == .infinity)
    let undamped = try #require(Spring(stiffness: 100, damping: 0))
    #expect(undamped.lastCrossing(offset: 1, velocity: 0, distance: 0.5, speed: 5) == .infinity)
    #expect(undamped.lastCrossing(offset: 0.1, velocity: 0, distance: 0.5, speed: 5) == 0)
  }

  @Test("parameters that make no spring are refused")
  func refused() {
    #expect(Spring(mass: 0, stiffness: 1, damping: 1) == nil)
    #expect(Spring(mass: -1, stiffness: 1, damping: 1) == nil)
    #expect(Spring(stiffness: 0, damping: 1) == nil)
    #expect(Spring(stiffness: 1, damping: -1) == nil)
    #expect(Spring(stiffness: .nan, damping: 1) == nil)
    #expect(Spring(stiffness: 1, damping: .infinity) == nil)
    #expect(Spring(mass: 1e-300, stiffness: 1e300, damping: 1) == nil)
    #expect(Spring.make(stiffness: -1, dampingRatio: 1) == nil)
  }

  @Test("no spring, start or time gives a state that is not finite")
  func alwaysFinite() {
    var generator = Seeded(7)
    let times = [0, -1, 1e-300, 1e-9, 0.016, 1, 1e9, 1e300, .infinity, .nan]
    for _ in 0..<3_000 {
      let exponent = Double.random(in: -18...18, using: &generator)
      guard
        let spring = Spring.make(
          stiffness: SidleMotionTests.power(10, exponent),
          dampingRatio: [0, 1e-9, 0.5, 1, 1 + 1e-12, 3, 1e8].randomElement(using: &generator)!)
      else { continue }
      let bits = Double(bitPattern: generator.next())
      let y0 = bits.isFinite ? bits : 1
      let v0 = Double.random(in: -1e9...1e9, using: &generator)
      for t in times {
        let state = spring.state(offset: y0, velocity: v0, at: t)
        #expect(state.offset.isFinite && state.velocity.isFinite, "\(spring) \(y0) \(v0) \(t)")
      }
      let last = spring.lastCrossing(offset: y0, velocity: v0, distance: 0.5, speed: 5)
      #expect(last >= 0, "\(spring) \(y0) \(v0)")
    }
  }
}
