import Testing

@testable import SidleMotion

private func parse(_ text: String) throws -> TimingCurve {
  var text = text
  return try text.withUTF8 { bytes in try TimingCurve.parse(bytes) }
}

private func linear(_ text: String) throws -> LinearText? {
  var text = text
  return try text.withUTF8 { bytes in try LinearText(bytes) }
}

@Suite struct CurveTextTests {
  @Test("every row of the tables of steps, as CSS writes it, gives the published value")
  func steps() throws {
    let table = try Table("conformance/steps.csv")
    for row in table.rows {
      let text = "steps(\(table.text(row, "n")), \(table.text(row, "position")))"
      let got = try parse(text).value(
        at: table.number(row, "x")!, before: table.text(row, "before_flag") == "1")
      #expect(got == table.number(row, "expected")!, "\(text) \(row)")
    }
    #expect(table.rows.count > 20)
  }

  @Test("cubic curves as texts are those of the same numbers")
  func cubics() throws {
    let table = try Table("conformance/cubic_bezier_oracle.csv")
    for row in table.rows {
      let words = ["x1", "y1", "x2", "y2"].map { table.text(row, $0) }
      let numbers = words.map { Double($0)! }
      guard case .cubic(let curve) = try parse("cubic-bezier(\(words.joined(separator: ", ")))")
      else {
        Issue.record("\(words)")
        continue
      }
      #expect([curve.x1, curve.y1, curve.x2, curve.y2] == numbers)
    }
    #expect(table.rows.count == 336)
  }

  @Test("linear() as a text goes through the stops of the table")
  func linears() throws {
    let table = try Table("conformance/linear_easing.csv")
    var seen = 0
    for row in table.rows {
      let stops = stops(table.text(row, "stops"))
      let written = stops.map { "\($0.output) \($0.input * 100)%" }
      let text = "linear(\(written.joined(separator: ", ")))"
      guard let curve = try? linear(text) else { continue }
      let got = curve.value(at: table.number(row, "x")!)
      let tolerance = max(table.number(row, "tol")!, 1e-12)
      #expect((got - table.number(row, "expected")!).magnitude <= tolerance, "\(text) \(row)")
      seen += 1
    }
    #expect(seen == table.rows.count)
    #expect(try linear("steps(4)") == nil)
    #expect(try linear("linear") == nil)
  }

  @Test("names are curves as before, and blanks are allowed between the brackets only")
  func names() throws {
    for index in 0..<TimingCurve.nameCount {
      let entry = try #require(TimingCurve.named(at: index))
      #expect(try parse("\(entry.name)") == entry.curve)
    }
    let both = try #require(StepTiming(count: 4, position: .jumpBoth))
    #expect(try parse("steps(\t4 ,  jump-both )") == .steps(both))
    #expect(throws: CurveFault.unknown) { try parse(" ease") }
    #expect(throws: CurveFault.form) { try parse("steps(4) ") }
  }

  @Test("several in one text are parted by spaces outside their brackets")
  func lists() throws {
    var text = "  ease steps(4, jump-start)   cubic-bezier(0, 0, 1, 1) linear "
    text.withUTF8 { bytes in
      var names = CurveNames(bytes)
      #expect(names.count == 4)
      var seen: [String] = []
      while let next = names.next() { seen.append(String(decoding: next, as: UTF8.self)) }
      #expect(seen == ["ease", "steps(4, jump-start)", "cubic-bezier(0, 0, 1, 1)", "linear"])
    }
    var open = "ease steps(4, linear ease"
    open.withUTF8 { #expect(CurveNames($0).count == 2) }
  }

  @Test("bytes at random are a curve or a fault, never a trap")
  func random() {
    let pieces = [
      "steps(", "linear(", "cubic-bezier(", "1", "0.5", "-", "%", ",", " ", ")", "jump-end", "e9",
      ".",
    ]
    var random = Seeded(99)
    for _ in 0..<50_000 {
      let text = (0..<(1 + random.next() % 9)).map { _ in pieces[Int(random.next() % 13)] }.joined()
      if let curve = try? parse(text) { #expect(curve.value(at: 0.3).isFinite, "\(text)") }
      if let curve = try? linear(text) {
        #expect(curve.value(at: 0.3).isFinite && curve.slope(at: 0.3).isFinite, "\(text)")
      }
    }
  }
}

@Suite struct SpringNameTests {
  @Test("every published spring is found by its name, with the ratio that its rates have")
  func names() throws {
    var seen: Set<String> = []
    for index in 0..<Spring.nameCount {
      let entry = try #require(Spring.named(at: index))
      var name = "\(entry.name)"
      #expect(seen.insert(name).inserted)
      let found = try #require(name.withUTF8 { Spring.named($0) })
      #expect(found.spring == entry.spring && found.dampingRatio == entry.dampingRatio)
      #expect((entry.spring.dampingRatio - entry.dampingRatio).magnitude < 1e-15 * 10)
      // No curve has the name: `sidle plot` takes either.
      #expect(name.withUTF8 { TimingCurve.named($0) } == nil)
    }
    #expect(Spring.named(at: -1) == nil && Spring.named(at: Spring.nameCount) == nil)
    for text in ["", "snap", "snappyy", "Snappy"] {
      var text = text
      #expect(text.withUTF8 { Spring.named($0) } == nil)
    }
  }
}
