import SidleUnits
import Testing

@testable import SidleMotion

@Suite struct RubberBandTests {
  @Test("every published overshoot is shown as published")
  func publishedRows() throws {
    let table = try Table("conformance/rubber_band.csv")
    for row in table.rows {
      let coefficient = table.number(row, "coefficient")!
      let band: RubberBand =
        switch table.text(row, "model") {
        case "rational":
          .rational(coefficient: coefficient, dimension: table.number(row, "dimension")!)
        case "power": .power(exponent: 5 * coefficient)
        default: .linear(coefficient: coefficient)
        }
      let got = band.shown(table.number(row, "overshoot")!)
      let error = (got - table.number(row, "expected")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 7)
  }

  @Test("extreme overshoots agree with exact arithmetic")
  func exactRows() throws {
    let table = try Table("conformance/rubber_band_oracle.csv")
    for row in table.rows {
      let band = RubberBand.rational(
        coefficient: table.number(row, "coefficient")!, dimension: table.number(row, "dimension")!)
      let expected = table.number(row, "expected")!
      let error = (band.shown(table.number(row, "overshoot")!) - expected).magnitude
      #expect(error <= table.number(row, "suggested_tol_rel")! * expected.magnitude, "\(row)")
    }
    #expect(table.rows.count == 8)
  }

  @Test("the incremental resistance of Flutter is the slope of the rational form")
  func resistance() throws {
    let table = try Table("conformance/overscroll_resistance.csv")
    for row in table.rows {
      let fraction = table.number(row, "overscroll_fraction")!
      let tolerance = table.number(row, "tol")!
      for (column, coefficient) in [("normal", 0.52), ("fast", 0.26)] {
        let band = RubberBand.rational(coefficient: coefficient, dimension: 800)
        let error = (band.slope(atShown: fraction * 800) - table.number(row, column)!).magnitude
        #expect(error <= tolerance, "\(row)")
      }
    }
    #expect(table.rows.count == 2)
  }

  private var bands: [RubberBand] {
    [
      .rational(coefficient: 0.55, dimension: 300),
      .rational(coefficient: 0.15, dimension: .infinity),
      .power(exponent: 0.8), .linear(coefficient: 0.4),
    ]
  }

  @Test("grabbing what is shown again does not make it jump")
  func inverses() {
    for band in bands {
      for pull in [-2_000, -3.5, -1e-6, 0, 0.25, 60, 900.0] {
        let shown = band.shown(pull)
        #expect((band.pull(shown) - pull).magnitude <= 1e-11 * max(1, pull.magnitude))
        #expect(shown.magnitude <= max(pull.magnitude, 1) && shown * pull >= 0)
      }
    }
    #expect(
      RubberBand.rational(coefficient: 0.55, dimension: 300).pull(300) == .greatestFiniteMagnitude)
  }

  @Test("the slope is that of the curve")
  func slopes() {
    for band in bands {
      for pull in [-400, -20, 5, 77, 1_000.0] {
        let slope = (band.shown(pull + 1e-3) - band.shown(pull - 1e-3)) / 2e-3
        #expect((band.slope(atShown: band.shown(pull)) - slope).magnitude < 1e-6)
      }
    }
  }

  @Test("a bound without extent and a pull of nothing divide nothing by zero (mcrovero/rubber 57)")
  func nothing() {
    let flat = RubberBand.rational(coefficient: 0.55, dimension: 0)
    #expect(flat.shown(50) == 0 && flat.shown(0) == 0 && flat.slope(atShown: 0) == 0)
    #expect(flat.pull(0) == 0 && flat.pull(1) == .greatestFiniteMagnitude)
    for band in bands {
      #expect(band.shown(0) == 0 && band.pull(0) == 0)
      for value in [.infinity, -.infinity, .nan, 1e308, 5e-300] {
        #expect(band.shown(value).isFinite && band.pull(value).isFinite)
        #expect(band.slope(atShown: value).isFinite)
      }
    }
    #expect(RubberBand.linear(coefficient: 0).pull(3) == .greatestFiniteMagnitude)
  }
}

@Suite struct BoundedDecayTests {
  private func scroll(_ table: Table, _ row: [String]) throws -> BoundedDecay {
    let decay = try #require(Decay(perSecond: table.number(row, "drag")!))
    return try #require(
      BoundedDecay(
        decay: decay, spring: try spring(table, row), lower: table.number(row, "leading")!,
        upper: table.number(row, "trailing")!))
  }

  @Test("friction into a spring at the bound agrees with every published row")
  func publishedRows() throws {
    let table = try Table("conformance/scroll_bouncing.csv")
    for row in table.rows {
      let scroll = try scroll(table, row)
      let x0 = table.number(row, "x0")!
      let v0 = table.number(row, "v0")!
      let t = table.number(row, "t")!
      let got = scroll.state(from: x0, velocity: v0, at: t)
      if let x = table.number(row, "x") {
        #expect((got.value - x).magnitude <= table.number(row, "tol_x")!, "\(row): \(got)")
      }
      if let v = table.number(row, "v") {
        #expect((got.velocity - v).magnitude <= table.number(row, "tol_v")!, "\(row): \(got)")
      }
      let end = scroll.settlingTime(from: x0, velocity: v0, distance: 0.5, speed: 5)
      #expect((t >= end) == (table.number(row, "done") == 1), "\(row): \(end)")
    }
    #expect(table.rows.count == 8)
  }

  @Test("the law changes at the exact crossing, with the exact velocity")
  func split() throws {
    let scroll = try #require(
      BoundedDecay(decay: .normal, spring: .scrollReturn, lower: 0, upper: 1_000))
    let crossing = try #require(scroll.crossing(from: 900, velocity: 2_000))
    #expect(crossing.bound == 1_000 && crossing.state.value == 1_000)
    #expect((crossing.state.velocity - (2_000 - 100 * Decay.normal.rate)).magnitude < 1e-9)
    let before = scroll.state(from: 900, velocity: 2_000, at: crossing.time - 1e-9)
    let after = scroll.state(from: 900, velocity: 2_000, at: crossing.time + 1e-9)
    #expect((after.value - before.value).magnitude < 1e-5)
    #expect((after.velocity - before.velocity).magnitude < 1e-3)
    #expect(scroll.rest(from: 900, velocity: 2_000) == 1_000)
  }

  @Test("what begins beyond a bound is pulled back at once; what stays inside just stops")
  func sides() throws {
    let scroll = try #require(
      BoundedDecay(decay: .normal, spring: .scrollReturn, lower: 0, upper: 1_000))
    let outside = try #require(scroll.crossing(from: -40, velocity: 10))
    #expect(outside.time == 0 && outside.bound == 0 && outside.state.value == -40)
    #expect(scroll.crossing(from: 500, velocity: 100) == nil)
    #expect((scroll.rest(from: 500, velocity: 100) - 549.94998).magnitude < 1e-4)
    #expect(scroll.crossing(from: 1_000, velocity: 0) == nil)
    #expect(scroll.crossing(from: 1_000, velocity: 5)?.time == 0)
    #expect(scroll.crossing(from: 1_000, velocity: -5) == nil)
    let rest = scroll.settlingTime(from: 500, velocity: 100, distance: 0.5, speed: 5)
    let state = scroll.state(from: 500, velocity: 100, at: rest)
    #expect((scroll.rest(from: 500, velocity: 100) - state.value).magnitude <= 0.5 + 1e-9)
    #expect(BoundedDecay(decay: .normal, spring: .smooth, lower: 1, upper: 0) == nil)
  }

  @Test("no numbers make it leave the finite ones")
  func alwaysFinite() throws {
    let scroll = try #require(
      BoundedDecay(decay: .fast, spring: .scrollReturn, lower: -5, upper: 5))
    var generator = Seeded(12)
    for _ in 0..<5_000 {
      let x = Double(bitPattern: generator.next())
      let v = Double(bitPattern: generator.next())
      for t in [0, 0.1, 1e9, .infinity, .nan] {
        let state = scroll.state(from: x, velocity: v, at: t)
        #expect(state.value.isFinite && state.velocity.isFinite, "\(x) \(v) \(t)")
      }
    }
  }
}

@Suite struct CurveBounceTests {
  @Test("the stretch over time agrees with every published row, rounded as there")
  func publishedRows() throws {
    let table = try Table("conformance/overscroll_bounce.csv")
    for row in table.rows {
      let bounce = try #require(CurveBounce(extent: table.number(row, "bounds")!))
      // The published test shows a pull and rounds what is shown, before it lets go.
      let start = bounce.stretch(ofPull: table.number(row, "start_overscroll")!).rounded(
        .towardZero)
      let got = bounce.stretch(
        from: start, velocity: table.number(row, "v0")!, at: table.number(row, "t_ms")! / 1000)
      #expect(got.rounded() == table.number(row, "expected_stretch")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 31)
  }

  @Test("it is continuous, comes back to 0 and never shows more than a tenth")
  func shape() throws {
    let bounce = try #require(CurveBounce(extent: 600))
    for (stretch, velocity) in [(30.0, 2_000.0), (-12, -9_000), (25, -4_000), (0, 700), (40, 0)] {
      var last = stretch
      for step in 0...6_000 {
        let value = bounce.stretch(from: stretch, velocity: velocity, at: Double(step) * 1e-4)
        #expect(value.magnitude <= 60 && (value - last).magnitude < 3)
        last = value
      }
      #expect(last == 0)
    }
    #expect(bounce.stretch(ofPull: 1e9) == 60 && bounce.stretch(ofPull: 0) == 0)
    #expect(CurveBounce(extent: 0) == nil)
  }
}
