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
        .resolve(widestTitle: title, rowWidth: row)
      #expect(found == width, "\(policy) \(value) in \(minimum)...\(maximum), title \(title)")
    }
  }

  // SwipeCellKit/SwipeCellKit#150
  @Test("a maximum below the minimum wins")
  func maximumWins() {
    for policy in [ButtonWidth.Policy.content, .fixed, .fraction] {
      let rule = ButtonWidth(policy: policy, value: 74, minimum: 74, maximum: 60)
      #expect(rule.resolve(widestTitle: 58, rowWidth: 320) == 60)
    }
    let strip = ButtonStrip(count: 2, buttonWidth: 60)
    #expect(strip.extent == 120)
  }

  @Test("a sixth of 300 is 50")
  func sixth() {
    let rule = ButtonWidth(policy: .fraction, value: 1.0 / 6, minimum: 0, maximum: 1e9)
    #expect(rule.resolve(widestTitle: 500, rowWidth: 300) == 50)
  }
}
