import Testing

@testable import SidleMotion

/// The curve of a name, as a host would ask for it.
func named(_ name: String) -> TimingCurve? {
  var name = name
  return name.withUTF8 { TimingCurve.named($0) }
}

/// A step function as CSS writes it: `steps(2, start)`, `step-end`.
func steps(_ text: String) throws -> StepTiming {
  let text = ["step-start": "steps(1, start)", "step-end": "steps(1, end)"][text] ?? text
  let parts = text.dropFirst("steps(".count).dropLast().split(separator: ",").map {
    $0.trimmingPrefix(" ")
  }
  let positions: [Substring: StepTiming.Position] = [
    "start": .jumpStart, "end": .jumpEnd, "jump-start": .jumpStart, "jump-end": .jumpEnd,
    "jump-none": .jumpNone, "jump-both": .jumpBoth,
  ]
  return try #require(
    StepTiming(count: Int32(parts[0])!, position: parts.count > 1 ? positions[parts[1]]! : .jumpEnd)
  )
}

/// Any curve as CSS writes it.
func css(_ text: String) throws -> TimingCurve {
  if let curve = named(text) { return curve }
  if text.hasPrefix("step") { return .steps(try steps(text)) }
  let numbers = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map {
    Double($0.trimmingPrefix(" "))!
  }
  return .cubic(
    try #require(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])))
}

/// A canonical stop list as the tables write it: `0@0;1.5@0.5;1@1`.
func stops(_ text: String) -> [LinearStop] {
  text.split(separator: ";").map {
    let parts = $0.split(separator: "@").map { Double($0)! }
    return LinearStop(output: parts[0], input: parts[1])
  }
}

@Suite struct TimingCurveTests {
  @Test("every named curve of Core Animation, CSS and Flutter has its published control points")
  func publishedNames() throws {
    let table = try Table("conformance/named_curves.csv")
    for row in table.rows {
      // easeInOutBack -> ease-in-out-back
      let name = table.text(row, "name").map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
        .joined()
      #expect(named(name) == .cubic(try curve(table, row)), "\(name)")
    }
    #expect(table.rows.count == 32)
  }

  @Test("every name in the list is found, once, and nothing else is")
  func names() {
    var seen: Set<String> = []
    for index in 0..<TimingCurve.nameCount {
      let entry = TimingCurve.named(at: index)
      #expect(entry != nil)
      let name = "\(entry!.name)"
      #expect(seen.insert(name).inserted)
      #expect(named(name) == entry!.curve)
    }
    #expect(TimingCurve.named(at: -1) == nil && TimingCurve.named(at: 1000) == nil)
    #expect(named("") == nil && named("ease-") == nil && named("Ease") == nil)
    #expect(seen.count == TimingCurve.nameCount)
  }

  @Test("an easing fed with another's output goes on beyond 0 and 1")
  func composed() throws {
    let table = try Table("conformance/easing_composed.csv")
    for row in table.rows {
      let outer = try css(table.text(row, "effect_easing"))
      let inner = try css(table.text(row, "keyframe_easing"))
      let got = inner.value(at: outer.value(at: table.number(row, "t")!))
      let error = (got - table.number(row, "expected")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 51)
  }

  @Test("a curve's range agrees with every published row")
  func ranges() throws {
    let table = try Table("conformance/cubic_bezier_range.csv")
    for row in table.rows {
      let range = try curve(table, row).range(
        from: table.number(row, "in_min")!, to: table.number(row, "in_max")!)
      let tolerance = table.number(row, "tol")!
      #expect((range.smallest - table.number(row, "out_min")!).magnitude <= tolerance, "\(row)")
      #expect((range.largest - table.number(row, "out_max")!).magnitude <= tolerance, "\(row)")
    }
    #expect(table.rows.count == 12)
  }

  @Test("a range holds every sampled value and is reached by one")
  func rangesBySampling() throws {
    var generator = Seeded(9)
    for _ in 0..<300 {
      let curve = try #require(
        CubicBezier(
          x1: .random(in: 0...1, using: &generator), y1: .random(in: -3...3, using: &generator),
          x2: .random(in: 0...1, using: &generator), y2: .random(in: -3...3, using: &generator)))
      let low = Double.random(in: -0.5...1, using: &generator)
      let high = Double.random(in: low...1.5, using: &generator)
      let range = curve.range(from: high, to: low)
      var nearest = (Double.infinity, Double.infinity)
      for step in 0...2_000 {
        let y = curve.value(at: low + (high - low) * Double(step) / 2_000)
        #expect(y >= range.smallest - 1e-12 && y <= range.largest + 1e-12)
        nearest = (min(nearest.0, y - range.smallest), min(nearest.1, range.largest - y))
      }
      #expect(nearest.0 < 1e-2 && nearest.1 < 1e-2)
    }
  }
}

@Suite struct StepTimingTests {
  @Test("steps agree with every published row")
  func publishedRows() throws {
    let table = try Table("conformance/steps.csv")
    for row in table.rows {
      let timing = try steps("steps(\(table.text(row, "n")), \(table.text(row, "position")))")
      let got = timing.value(
        at: table.number(row, "x")!, before: table.number(row, "before_flag") == 1)
      let error = (got - table.number(row, "expected")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 43)
  }

  @Test(
    "a single step without jumps at the ends is refused, it would divide by zero (ladybird 2419)")
  func refused() {
    #expect(StepTiming(count: 1, position: .jumpNone) == nil)
    #expect(StepTiming(count: 0) == nil && StepTiming(count: -3) == nil)
    #expect(StepTiming(count: 2, position: .jumpNone)?.value(at: 0.7) == 1)
  }

  @Test("all steps are equally long (juliangarnier/anime 625)")
  func equalLengths() throws {
    for position in [StepTiming.Position.jumpStart, .jumpEnd, .jumpNone, .jumpBoth] {
      let timing = try #require(StepTiming(count: 5, position: position))
      var counts: [Double: Int] = [:]
      for index in 0..<1_000 {
        counts[timing.value(at: (Double(index) + 0.5) / 1_000), default: 0] += 1
      }
      #expect(counts.count == 5 && counts.values.allSatisfy { $0 == 200 })
    }
  }

  @Test("no input gives a value that is not finite")
  func alwaysFinite() throws {
    let timing = try #require(StepTiming(count: .max, position: .jumpBoth))
    for x in [.infinity, -.infinity, .nan, 1e308, -1e308, 0.5] {
      #expect(timing.value(at: x).isFinite && timing.value(at: x, before: true).isFinite)
    }
  }
}

@Suite struct PennerCurveTests {
  @Test("values and slopes agree with the equations in 200 bits")
  func exactRows() throws {
    let table = try Table("motion/penner.csv")
    for row in table.rows {
      let curve = try #require(named(table.text(row, "name")))
      let x = table.number(row, "x")!
      let value = (curve.value(at: x) - table.number(row, "value")!).magnitude
      let slope = table.number(row, "slope")!
      let bend = (curve.slope(at: x) - slope).magnitude / max(1, slope.magnitude)
      #expect(value < 1e-15 && bend < 1e-12, "\(row): \(curve.value(at: x))")
    }
    #expect(table.rows.count == 420)
  }

  @Test("a steep beginning loses nothing: circles in 128 bits")
  func steep() {
    let circle = PennerCurve(.circ, .easeOut)
    let table: [(x: Double, value: Double, slope: Double)] = [
      (1e-15, 4.472135954999578e-08, 22360679.77499788),
      (1e-9, 4.4721359538815455e-05, 22360.679758227387),
      (3.7e-5, 0.008602245695165885, 116.24441284697772),
      (0.5, 0.8660254037844386, 0.5773502691896257),
    ]
    for (x, value, slope) in table {
      #expect((circle.value(at: x) / value - 1).magnitude < 3e-16, "\(x)")
      #expect((circle.slope(at: x) / slope - 1).magnitude < 5e-16, "\(x)")
    }
  }

  @Test("both ends are exact and beyond them the curve holds")
  func ends() {
    for index in 0..<TimingCurve.nameCount {
      guard case .penner(let curve)? = TimingCurve.named(at: index)?.curve else { continue }
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0 && curve.value(at: 9) == 1)
      for x in [.infinity, -.infinity, .nan, 0, 1, 0.5, 1e-300, 1 - 1e-16] {
        #expect(curve.value(at: x).isFinite && curve.slope(at: x).isFinite)
      }
    }
  }
}
