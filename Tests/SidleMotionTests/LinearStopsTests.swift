import Testing

@testable import SidleMotion

@Suite struct LinearStopsTests {
  /// Inputs beyond both ends and equal ones among them (csswg-drafts 4014, 4046).
  @Test("values agree with every published row")
  func publishedRows() throws {
    let table = try Table("conformance/linear_easing.csv")
    for row in table.rows {
      try stops(table.text(row, "stops")).withUnsafeBufferPointer {
        let curve = try #require(LinearStops($0))
        let got = curve.value(at: table.number(row, "x")!)
        let error = (got - table.number(row, "expected")!).magnitude
        #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
      }
    }
    #expect(table.rows.count == 23)
  }

  /// The arguments of a CSS `linear()`, nil when they are not well formed. Reading text is the host's
  /// business; this reader is here so that the published rows can be used whole.
  private func parse(_ text: String) -> [LinearStopSpec]? {
    var specs: [LinearStopSpec] = []
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      let numbers = words.indices.filter { !words[$0].hasSuffix("%") }
      guard numbers.count == 1, words.count <= 3 else { return nil }
      guard numbers[0] == 0 || numbers[0] == words.count - 1 else { return nil }
      var percents = words
      percents.remove(at: numbers[0])
      let inputs = percents.map { Double($0.dropLast())! / 100 }
      specs.append(
        LinearStopSpec(
          output: Double(words[numbers[0]])!, first: inputs.first,
          second: inputs.count > 1 ? inputs[1] : nil))
    }
    return specs
  }

  private func canonical(_ specs: [LinearStopSpec], room: Int = 64) -> [LinearStop]? {
    specs.withUnsafeBufferPointer { specs in
      withUnsafeTemporaryAllocation(of: LinearStop.self, capacity: room) { stops in
        LinearStops.canonicalize(specs, into: stops).map { Array(stops[..<$0]) }
      }
    }
  }

  @Test("written stop lists become the published canonical lists")
  func canonicalRows() throws {
    let table = try Table("conformance/linear_stops.csv")
    for row in table.rows {
      let got = parse(table.text(row, "spec")).flatMap { canonical($0) }
      guard table.text(row, "canonical") != "invalid" else {
        #expect(got == nil, "\(row)")
        continue
      }
      let expected = stops(table.text(row, "canonical"))
      let stops = try #require(got)
      #expect(stops.map(\.output) == expected.map(\.output))
      for (mine, theirs) in zip(stops, expected) {
        #expect((mine.input - theirs.input).magnitude < 1e-8)
      }
    }
    #expect(table.rows.count == 7)
  }

  @Test("inputs that fall back are raised at both ends (react-native-reanimated 10380)")
  func raised() {
    let specs = [
      LinearStopSpec(output: 0, first: 0.2), LinearStopSpec(output: 1, first: -0.5),
      LinearStopSpec(output: 2), LinearStopSpec(output: 3, first: 1.4),
      LinearStopSpec(output: 4),
    ]
    #expect(
      canonical(specs)?.map(\.input) == [0.2, 0.2, 0.8, 1.4, 1.4])
  }

  @Test("a jump takes the later value, on purpose (csswg-drafts 8933)")
  func jumps() throws {
    try stops("0@0;0@0.5;1@0.5;1@1").withUnsafeBufferPointer {
      let curve = try #require(LinearStops($0))
      #expect(curve.value(at: 0.5) == 1 && curve.value(at: 0.5.nextDown) == 0)
      #expect(curve.slope(at: 0.25) == 0)
    }
  }

  @Test("a single stop is a constant (csswg-drafts 10580), none is refused")
  func single() throws {
    try stops("0.3@0").withUnsafeBufferPointer {
      let curve = try #require(LinearStops($0))
      #expect(
        curve.value(at: -5) == 0.3 && curve.value(at: 0.5) == 0.3 && curve.value(at: 9) == 0.3)
    }
    #expect(LinearStops(UnsafeBufferPointer(start: nil, count: 0)) == nil)
    #expect(canonical([]) == nil)
    #expect(canonical([LinearStopSpec(output: .nan)]) == nil)
    #expect(canonical([LinearStopSpec(output: 0, first: 0, second: 1)], room: 1) == nil)
    stops("0@1;1@0").withUnsafeBufferPointer { #expect(LinearStops($0) == nil) }
  }

  @Test("no list and no input gives a value that is not finite")
  func alwaysFinite() {
    var generator = Seeded(10)
    for _ in 0..<2_000 {
      let inputs = (0..<5).map { _ in Double(bitPattern: generator.next()) }
        .filter(\.isFinite).sorted()
      let list = inputs.map { LinearStop(output: .init(bitPattern: generator.next()), input: $0) }
      list.withUnsafeBufferPointer {
        guard let curve = LinearStops($0) else { return }
        for x in [0, 1, .infinity, -.infinity, .nan, 1e308, inputs[0]] {
          #expect(curve.value(at: x).isFinite && curve.slope(at: x).isFinite)
        }
      }
    }
  }
}
