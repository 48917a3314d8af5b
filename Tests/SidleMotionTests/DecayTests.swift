import SidleUnits
import Testing

@testable import SidleMotion

@Suite struct DecayTests {
  @Test("every published deceleration is reproduced by its own law")
  func publishedRows() throws {
    let table = try Table("conformance/friction.csv")
    for row in table.rows {
      let p1 = table.number(row, "p1")!
      let p2 = table.number(row, "p2")
      let x0 = table.number(row, "x0")!
      let v0 = table.number(row, "v0")!
      let t = table.number(row, "t") ?? .infinity
      let got: MotionState
      switch table.text(row, "model") {
      case "drag_power":
        let decay = try #require(Decay(perSecond: p1))
        if let p2 {
          let braked = try #require(BrakedDecay(decay: decay, deceleration: p2))
          got = braked.state(from: x0, velocity: v0, at: t)
        } else {
          got = decay.state(from: x0, velocity: v0, at: t)
        }
      case "exp_target":
        let inertia = try #require(Inertia(power: p1, timeConstant: p2!))
        got = inertia.state(from: x0, to: inertia.target(from: x0, velocity: v0), at: t)
      case "android_fling":
        let fling = try #require(AndroidFling(friction: p1, density: p2!))
        got = fling.state(from: x0, velocity: v0, at: t)
      case let model:
        let decay = try #require(Decay(perMillisecond: p1))
        let projection: DecayProjection =
          switch model {
          case "uikit_decay_travel": .stopping(speed: p2!)
          case "uikit_decay_continuous": .continuous
          default: .talk
          }
        got = MotionState(value: x0 + decay.travel(from: v0, by: projection), velocity: 0)
      }
      if let x = table.number(row, "x") {
        #expect((got.value - x).magnitude <= table.number(row, "tol_x")!, "\(row): \(got)")
      }
      if let v = table.number(row, "v") {
        #expect((got.velocity - v).magnitude <= table.number(row, "tol_v")!, "\(row): \(got)")
      }
    }
    #expect(table.rows.count == 83)
  }

  @Test("states agree with exact arithmetic, with next to no drag too")
  func exactRows() throws {
    let table = try Table("conformance/friction_oracle.csv")
    for row in table.rows {
      let p1 = table.number(row, "p1")!
      let perSecond = table.text(row, "model") == "drag_power"
      let decay = try #require(perSecond ? Decay(perSecond: p1) : Decay(perMillisecond: p1))
      let x0 = table.number(row, "x0")!
      let v0 = table.number(row, "v0")!
      let got = decay.state(from: x0, velocity: v0, at: table.number(row, "t")!)
      let tolerance = table.number(row, "suggested_tol_rel")!
      let x = table.number(row, "x")!
      let v = table.number(row, "v")!
      #expect((got.value - x).magnitude <= tolerance * x.magnitude, "\(row): \(got)")
      #expect((got.velocity - v).magnitude <= tolerance * v0.magnitude, "\(row): \(got)")
    }
    #expect(table.rows.count == 60)
  }

  @Test("the four projections in circulation give their four answers, and back")
  func projections() {
    let answers: [(DecayProjection, Double)] = [
      (.continuous, 499.4998), (.talk, 499), (.discrete, 500), (.stopping(speed: 10), 494.01),
    ]
    for (projection, expected) in answers {
      for v0 in [1000, -1000.0] {
        let travel = Decay.normal.travel(from: v0, by: projection)
        #expect((travel - expected * v0 / 1000).magnitude < 1e-4)
        let back = Decay.normal.velocity(travelling: travel, by: projection)
        #expect((back - v0).magnitude < 1e-9)
      }
    }
    #expect(Decay.normal.travel(from: 5, by: .stopping(speed: 10)) == 0)
    #expect(Decay.normal == Decay(perMillisecond: 0.998))
    #expect(Decay.fast == Decay(perMillisecond: 0.99))
  }

  @Test("the velocity that reaches a point does reach it, and times are those of the state")
  func inverses() throws {
    let decay = Decay.fast
    let v0 = decay.velocity(from: 30, reaching: -170)
    #expect((decay.rest(from: 30, velocity: v0) + 170).magnitude < 1e-12)
    let t = decay.time(at: -100, from: 30, velocity: v0)
    #expect((decay.state(from: 30, velocity: v0, at: t).value + 100).magnitude < 1e-10)
    let slow = decay.time(from: v0, toSpeed: 10)
    #expect((decay.state(from: 30, velocity: v0, at: slow).velocity + 10).magnitude < 1e-10)
    #expect(decay.time(at: -170.001, from: 30, velocity: v0) == .infinity)
    #expect(decay.time(at: 31, from: 30, velocity: v0) == .infinity)
    #expect(decay.time(at: 30, from: 30, velocity: v0) == 0)
    let through = try #require(Decay(from: 100, velocity: 400, to: 332.5, velocity: 120))
    #expect((through.rate - 280 / 232.5).magnitude < 1e-15)
    #expect(Decay(from: 0, velocity: 1, to: 1, velocity: 2) == nil)
  }

  @Test("a drag of 1 glides on instead of dividing by zero (flutter/flutter 66116)")
  func frictionless() throws {
    let decay = try #require(Decay(perSecond: 1))
    #expect(decay.state(from: 3, velocity: 100, at: 2) == MotionState(value: 203, velocity: 100))
    #expect(decay.rest(from: 3, velocity: -100) == -.greatestFiniteMagnitude)
    #expect(decay.rest(from: 3, velocity: 0) == 3)
    #expect(decay.time(from: 100, toSpeed: 1) == .infinity)
    #expect(decay.time(at: 53, from: 3, velocity: 100) == 0.5)
    #expect(Decay(perSecond: 0) == nil && Decay(perSecond: 1.1) == nil)
    #expect(Decay(timeConstant: 0) == nil && Decay(rate: -1) == nil && Decay(rate: .nan) == nil)
  }

  @Test("a constant deceleration stops it exactly, and it stays")
  func braked() throws {
    let braked = try #require(BrakedDecay(decay: .normal, deceleration: 300))
    let stop = braked.stopTime(from: -500)
    let free = Decay.normal.state(from: 0, velocity: -500, at: stop)
    #expect((free.velocity + 300 * stop).magnitude < 1e-11)
    let rest = braked.state(from: 10, velocity: -500, at: stop)
    #expect(rest.velocity == 0)
    #expect(braked.state(from: 10, velocity: -500, at: 1e300) == rest)
    #expect(braked.stopTime(from: 0) == 0)
    #expect(BrakedDecay(decay: .normal, deceleration: 0) == nil)
    var last = 10.0
    for step in 1...100 {
      let value = braked.state(from: 10, velocity: -500, at: stop * Double(step) / 100).value
      #expect(value < last)
      last = value
    }
  }

  @Test("inertia with equal power and time constant is a decay")
  func inertia() throws {
    let inertia = try #require(Inertia(power: 0.4, timeConstant: 0.4))
    let decay = try #require(Decay(timeConstant: 0.4))
    let target = inertia.target(from: 5, velocity: 300)
    for t in [0, 0.1, 0.5, 3] {
      let a = inertia.state(from: 5, to: target, at: t)
      let b = decay.state(from: 5, velocity: 300, at: t)
      #expect((a.value - b.value).magnitude < 1e-12 && (a.velocity - b.velocity).magnitude < 1e-11)
    }
    let end = inertia.time(from: 5, to: target, within: 0.5)
    #expect((inertia.state(from: 5, to: target, at: end).value - target + 0.5).magnitude < 1e-12)
    #expect(inertia.time(from: 5, to: 5.2, within: 0.5) == 0)
    #expect(Inertia(timeConstant: 0) == nil)
  }

  @Test("no numbers give a state that is not finite")
  func alwaysFinite() {
    var generator = Seeded(11)
    for _ in 0..<1_500 {
      let x = Double(bitPattern: generator.next())
      let v = Double(bitPattern: generator.next())
      let r = Double(bitPattern: generator.next()).magnitude
      guard x.isFinite, v.isFinite else { continue }
      for decay in [Decay(rate: r), Decay.normal, Decay(rate: 0)].compactMap({ $0 }) {
        for t in [0, 1e-9, 1, 1e9, .infinity, .nan, -1, r] {
          let a = decay.state(from: x, velocity: v, at: t)
          #expect(a.value.isFinite && a.velocity.isFinite, "\(decay) \(x) \(v) \(t)")
          if let braked = BrakedDecay(decay: decay, deceleration: r) {
            let b = braked.state(from: x, velocity: v, at: t)
            #expect(b.value.isFinite && b.velocity.isFinite, "\(braked) \(x) \(v) \(t)")
          }
        }
        for projection in [DecayProjection.continuous, .talk, .discrete, .stopping(speed: r)] {
          #expect(decay.travel(from: v, by: projection).isFinite)
          #expect(decay.velocity(travelling: x, by: projection).isFinite)
        }
        #expect(decay.time(at: x, from: 0, velocity: v) >= 0)
        #expect(decay.time(from: v, toSpeed: r) >= 0)
      }
    }
  }
}

@Suite struct AndroidFlingTests {
  @Test("duration, distance and path agree with exact arithmetic")
  func exactRows() throws {
    let table = try Table("conformance/android_fling_oracle.csv")
    for row in table.rows {
      let fling = try #require(
        AndroidFling(
          friction: table.number(row, "friction")!, density: table.number(row, "density_dpi")!))
      let v0 = table.number(row, "v0")!
      let duration = fling.duration(from: v0)
      let got = fling.state(
        from: 0, velocity: v0, at: duration * table.number(row, "time_fraction")!)
      let tolerance = table.number(row, "suggested_tol_rel")!
      let pairs = [
        ("duration_s", duration, 1), ("distance", fling.travel(from: v0), v0),
        ("x", got.value, v0), ("v", got.velocity, v0),
      ]
      for (column, value, scale) in pairs {
        let error = (value - table.number(row, column)!).magnitude
        #expect(error <= tolerance * scale.magnitude, "\(row) \(column): \(value)")
      }
    }
    #expect(table.rows.count == 28)
  }

  @Test("it never speeds up and goes on along its path when restarted (flutter 113424, 120338)")
  func restartable() throws {
    let fling = try #require(AndroidFling())
    for v0 in [3_000, -8_000, 60.0] {
      let duration = fling.duration(from: v0)
      var last = v0.magnitude
      for step in 0...200 {
        let t = duration * Double(step) / 200
        let state = fling.state(from: 7, velocity: v0, at: t)
        #expect(state.velocity.magnitude <= last)
        last = state.velocity.magnitude
        let later = fling.state(from: state.value, velocity: state.velocity, at: 0.05)
        let direct = fling.state(from: 7, velocity: v0, at: t + 0.05)
        #expect((later.value - direct.value).magnitude < 1e-8)
        #expect((later.velocity - direct.velocity).magnitude < 1e-7)
      }
      #expect(fling.state(from: 7, velocity: v0, at: duration).velocity == 0)
    }
    #expect(fling.duration(from: 0) == 0 && fling.travel(from: 0) == 0)
    #expect(AndroidFling.edgeReturnDuration(over: -1000) == 1)
  }

  @Test("no numbers make it leave the finite ones")
  func alwaysFinite() throws {
    #expect(AndroidFling(friction: 0) == nil && AndroidFling(density: .infinity) == nil)
    #expect(AndroidFling(friction: 1e308, density: 1e308) == nil)
    let fling = try #require(AndroidFling())
    for v in [0, 1e-300, 1e300, -1e308, .infinity, .nan] {
      for t in [0, 1, 1e300, .infinity, .nan] {
        let state = fling.state(from: 1, velocity: Elementary.finite(v), at: t)
        #expect(state.value.isFinite && state.velocity.isFinite)
      }
    }
  }
}
