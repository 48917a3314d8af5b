import SidleControls
import Testing

@Suite struct ButtonWidthTests {
  @Test("each policy asks for a width of its own, and minimum and maximum are obeyed by all")
  func policies() {
    typealias Row = (
      policy: ButtonWidth.Policy, value: Double, minimum: Double, maximum: Double, title: Double,
      row: Double, width: Double
    )
    let table: [Row] = [
      // Content: the widest title and 8 points on each side.
      (.content, 0, 74, 1e9, 30, 320, 74), (.content, 0, 74, 1e9, 58, 320, 74),
      (.content, 0, 74, 1e9, 58.5, 320, 74.5), (.content, 0, 74, 1e9, 100, 320, 116),
      (.content, 0, 0, 1e9, 0, 320, 16), (.content, 0, 0, 90, 100, 320, 90),
      // Natural: its own title and as much.
      (.natural, 0, 74, 1e9, 30, 320, 74), (.natural, 0, 0, 1e9, 30, 320, 46),
      (.natural, 0, 0, 90, 100, 320, 90), (.natural, 500, 0, 1e9, 0, 0, 16),
      // Fixed: whatever the content and the row.
      (.fixed, 80, 0, 1e9, 200, 320, 80), (.fixed, 80, 0, 1e9, 0, 0, 80),
      (.fixed, 50, 74, 1e9, 0, 320, 74), (.fixed, 80, 0, 60, 0, 320, 60),
      (.fixed, 0, 0, 1e9, 50, 320, 0),
      // Fraction of the row's width.
      (.fraction, 0.25, 0, 1e9, 200, 320, 80), (.fraction, 0.25, 0, 1e9, 200, 280, 70),
      (.fraction, 0.25, 74, 1e9, 0, 280, 74), (.fraction, 0.25, 0, 60, 0, 320, 60),
      (.fraction, 0.25, 0, 1e9, 0, 0, 0),
    ]
    for (policy, value, minimum, maximum, title, row, width) in table {
      let found = ButtonWidth(policy: policy, value: value, minimum: minimum, maximum: maximum)
        .resolve(title: title, rowWidth: row)
      #expect(found == width, "\(policy) \(value) in \(minimum)...\(maximum), title \(title)")
    }
  }

  // SwipeCellKit/SwipeCellKit#150
  @Test("a maximum below the minimum wins")
  func maximumWins() {
    for policy in [ButtonWidth.Policy.content, .fixed, .fraction, .natural] {
      let rule = ButtonWidth(policy: policy, value: 74, minimum: 74, maximum: 60)
      #expect(rule.resolve(title: 58, rowWidth: 320) == 60)
    }
    let strip = ButtonStrip(count: 2, buttonWidth: 60)
    #expect(strip.extent == 120)
  }

  @Test("a sixth of 300 is 50")
  func sixth() {
    let rule = ButtonWidth(policy: .fraction, value: 1.0 / 6, minimum: 0, maximum: 1e9)
    #expect(rule.resolve(title: 500, rowWidth: 300) == 50)
  }

  @Test("the strip of an edge: its buttons, the spaces between them and the inset")
  func strips() {
    typealias Line = (
      policy: ButtonWidth.Policy, titles: [Double], spacing: Double, inset: Double, unit: Double,
      length: Double
    )
    let table: [Line] = [
      (.natural, [30, 50, 100], 0, 0, 76, 228), (.natural, [30, 50, 100], 10, 34, 76, 282),
      (.natural, [30], 10, 34, 46, 80), (.content, [30, 50, 100], 10, 34, 116, 402),
      (.content, [30, 50, 100], 0, 0, 116, 348), (.fixed, [30, 50], 5, 0, 80, 165),
      (.fraction, [0, 0], 0, 20, 64, 148), (.natural, [], 10, 34, 0, 0),
      (.fixed, [], 10, 34, 0, 0),
    ]
    for line in table {
      var rule = ButtonWidth(
        policy: line.policy, value: line.policy == .fraction ? 0.2 : 80, minimum: 0, maximum: 1e9)
      rule.spacing = line.spacing
      var measure = StripMeasure(rule, rowWidth: 320)
      for title in line.titles { measure.add(title: title) }
      let strip = measure.strip(inset: line.inset, limit: 1e9)
      #expect(strip.count == line.titles.count)
      #expect(strip.buttonWidth == line.unit && strip.length == line.length, "\(line)")
      #expect(strip.extent == line.length)
      #expect(measure.strip(inset: line.inset, limit: 70).extent == min(line.length, 70))
    }
  }
}
