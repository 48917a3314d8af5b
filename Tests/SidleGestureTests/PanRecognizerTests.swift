import SidleGesture
import SidleUnits
import Testing

@Suite struct PanRecognizerTests {
  private func settings(
    slop: Double = 10, tapSlop: Double = 10, ratio: Double = 1, _ comparison: Comparison = .at
  ) -> SwipeSettings {
    SwipeSettings(slop: slop, tapSlop: tapSlop, lockRatio: ratio, comparison: comparison)
  }

  @Test("one move is decided by slop, comparison and lock ratio")
  func oneMove() {
    typealias Row = (dx: Double, dy: Double, settings: SwipeSettings, bid: Bid)
    let table: [Row] = [
      // At: the slop itself claims, both ways.
      (9.999, 0, settings(), .waits),
      (10, 0, settings(), .claims),
      (-10, 0, settings(), .claims),
      (-250, 0, settings(), .claims),
      // Past: only more does.
      (10, 0, settings(.past), .waits),
      (-10.001, 0, settings(.past), .claims),
      (0, 10, settings(.past), .waits),
      (0, 10.001, settings(.past), .yields),
      // Vertical yields at the same distance, up and down.
      (0, 9.999, settings(), .waits),
      (0, 10, settings(), .yields),
      (0, -10, settings(), .yields),
      // The diagonal is no swipe.
      (12, 12, settings(), .yields),
      (-12, 12, settings(), .yields),
      (12.001, 12, settings(), .claims),
      (12, -12.001, settings(), .yields),
      (9, 9.5, settings(), .waits),
      // A ratio of 2 wants two points across for one down.
      (20, 10, settings(ratio: 2), .yields),
      (20.001, 10, settings(ratio: 2), .claims),
      (18, 9.5, settings(ratio: 2), .waits),
      (19.1, 9.5, settings(ratio: 2), .claims),
      // A ratio of 0.5 forgives two points down for one across.
      (10, 19, settings(ratio: 0.5), .claims),
      (10, 20, settings(ratio: 0.5), .yields),
      (9, 17, settings(ratio: 0.5), .waits),
      // Without slop anything that moves decides.
      (0.001, 0, settings(slop: 0), .claims),
      (-0.001, 0, settings(slop: 0), .claims),
      (0, 0.001, settings(slop: 0), .yields),
      (0.001, 0, settings(slop: 0, .past), .claims),
    ]
    for (dx, dy, settings, bid) in table {
      #expect(PanRecognizer.moved(dx: dx, dy: dy, settings) == bid, "\(dx), \(dy), \(settings)")
    }
  }

  @Test("a move that goes nowhere decides nothing, even without slop")
  func nowhere() {
    for comparison in [Comparison.at, .past] {
      #expect(PanRecognizer.moved(dx: 0, dy: 0, settings(slop: 0, comparison)) == .waits)
      #expect(TapRecognizer.moved(dx: 0, dy: 0, settings(tapSlop: 0, comparison)) == .waits)
    }
  }

  @Test("a tap keeps within its slop, the slop itself included, in any direction")
  func taps() {
    let table: [(dx: Double, dy: Double, tapSlop: Double, bid: Bid)] = [
      (3, 4, 5, .waits), (3, 4.001, 5, .yields), (-3, -4, 5, .waits), (0, -5, 5, .waits),
      (0, 5.001, 5, .yields), (7, 7.2, 10, .yields), (7, 7, 10, .waits), (0, 0.001, 0, .yields),
    ]
    for (dx, dy, tapSlop, bid) in table {
      let found = TapRecognizer.moved(dx: dx, dy: dy, settings(tapSlop: tapSlop))
      #expect(found == bid, "\(dx), \(dy) within \(tapSlop)")
    }
  }
}
