import SidleGesture
import SidleUnits
import Testing

@Suite struct SwipeRecognizerTests {
  private func settings(
    slop: Double = 10, tapSlop: Double = 10, ratio: Double = 1, _ comparison: Comparison = .at
  ) -> SwipeSettings {
    SwipeSettings(slop: slop, tapSlop: tapSlop, lockRatio: ratio, comparison: comparison)
  }

  /// Verdicts on moves by (dx, dy) from (500, 300); whoever asks to claim is refused nothing and
  /// given nothing.
  private func verdicts(_ moves: [(Double, Double)], _ settings: SwipeSettings)
    -> [SwipeRecognizer.Verdict]
  {
    var recognizer = SwipeRecognizer(x: 500, y: 300)
    return moves.map { recognizer.moved(x: 500 + $0.0, y: 300 + $0.1, settings: settings) }
  }

  @Test("one move is decided by slop, comparison and lock ratio")
  func oneMove() {
    typealias Row = (
      dx: Double, dy: Double, settings: SwipeSettings, verdict: SwipeRecognizer.Verdict
    )
    let table: [Row] = [
      // At: the slop itself claims, both ways.
      (9.999, 0, settings(), .undecided),
      (10, 0, settings(), .wantsClaim),
      (-10, 0, settings(), .wantsClaim),
      (-250, 0, settings(), .wantsClaim),
      // Past: only more does.
      (10, 0, settings(.past), .undecided),
      (-10.001, 0, settings(.past), .wantsClaim),
      (0, 10, settings(.past), .undecided),
      (0, 10.001, settings(.past), .yielded(.vertical)),
      // Vertical yields at the same distance, up and down.
      (0, 9.999, settings(), .undecided),
      (0, 10, settings(), .yielded(.vertical)),
      (0, -10, settings(), .yielded(.vertical)),
      // The diagonal is no swipe.
      (12, 12, settings(), .yielded(.vertical)),
      (-12, 12, settings(), .yielded(.vertical)),
      (12.001, 12, settings(), .wantsClaim),
      (12, -12.001, settings(), .yielded(.vertical)),
      (9, 9.5, settings(), .undecided),
      // A ratio of 2 wants two points across for one down.
      (20, 10, settings(ratio: 2), .yielded(.vertical)),
      (20.001, 10, settings(ratio: 2), .wantsClaim),
      (18, 9.5, settings(ratio: 2), .undecided),
      (19.1, 9.5, settings(ratio: 2), .wantsClaim),
      // A ratio of 0.5 forgives two points down for one across.
      (10, 19, settings(ratio: 0.5), .wantsClaim),
      (10, 20, settings(ratio: 0.5), .yielded(.vertical)),
      (9, 17, settings(ratio: 0.5), .undecided),
      // Without slop anything that moves decides.
      (0.001, 0, settings(slop: 0), .wantsClaim),
      (-0.001, 0, settings(slop: 0), .wantsClaim),
      (0, 0.001, settings(slop: 0), .yielded(.vertical)),
      (0.001, 0, settings(slop: 0, .past), .wantsClaim),
    ]
    for (dx, dy, settings, verdict) in table {
      #expect(verdicts([(dx, dy)], settings) == [verdict], "\(dx), \(dy), \(settings)")
    }
  }

  @Test("a move that goes nowhere decides nothing, even without slop")
  func nowhere() {
    for comparison in [Comparison.at, .past] {
      let still = verdicts([(0, 0), (0, 0)], settings(slop: 0, comparison))
      #expect(still == [.undecided, .undecided])
      var recognizer = SwipeRecognizer(x: 1, y: 2)
      _ = recognizer.moved(x: 1, y: 2, settings: settings(slop: 0, comparison))
      #expect(recognizer.isTap)
    }
  }

  @Test("a wish to claim is repeated until the owner answers")
  func repeated() {
    #expect(
      verdicts([(5, 0), (11, 0), (12, 0), (3, 0), (-14, 2)], settings())
        == [.undecided, .wantsClaim, .wantsClaim, .undecided, .wantsClaim])
  }

  @Test("a claim stands, whatever the contact does afterwards")
  func claimed() {
    var recognizer = SwipeRecognizer(x: 500, y: 300)
    _ = recognizer.moved(x: 488, y: 300, settings: settings())
    recognizer.claim()
    #expect(recognizer.state == .claimed)
    for (x, y) in [(488, 400), (500, 300), (500, 800), (900, 300)] as [(Double, Double)] {
      #expect(recognizer.moved(x: x, y: y, settings: settings()) == .claimed)
    }
    #expect(recognizer.state == .claimed)
    #expect(!recognizer.isTap)
  }

  @Test("a contact that yielded never swipes, and the first reason stands")
  func yielded() {
    for reason in [Yield.vertical, .emptySide, .busy, .crowded, .gone] {
      var recognizer = SwipeRecognizer(x: 500, y: 300)
      recognizer.yield(reason)
      for other in [Yield.vertical, .emptySide, .busy, .crowded, .gone] { recognizer.yield(other) }
      recognizer.claim()
      #expect(recognizer.state == .yielded(reason))
      #expect(recognizer.moved(x: 300, y: 300, settings: settings()) == .yielded(reason))
      #expect(recognizer.moved(x: 500, y: 300, settings: settings()) == .yielded(reason))
      #expect(!recognizer.isTap)
    }
  }

  @Test("the owner can take a claimed contact's row away")
  func takenAway() {
    var recognizer = SwipeRecognizer(x: 0, y: 0)
    recognizer.claim()
    recognizer.yield(.gone)
    #expect(recognizer.state == .yielded(.gone))
  }

  @Test("a vertical verdict does not turn when the contact turns")
  func turning() {
    #expect(
      verdicts([(3, 3), (4, 20), (5, 60), (200, 60)], settings())
        == [.undecided, .yielded(.vertical), .yielded(.vertical), .yielded(.vertical)])
  }

  @Test("a contact is a tap while it stays within the tap slop, in any direction")
  func taps() {
    let table: [(moves: [(Double, Double)], tapSlop: Double, isTap: Bool)] = [
      ([], 10, true),
      ([(3, 4)], 5, true),
      ([(3, 4.001)], 5, false),
      ([(-3, -4)], 5, true),
      ([(0, -5)], 5, true),
      ([(0, 5.001)], 5, false),
      ([(7, 7.2)], 10, false),
      ([(7, 7)], 10, true),
      // Back again is too late.
      ([(4, 4), (0, 0)], 5, false),
      ([(2, 2), (0, 0), (-3, 3)], 5, true),
      ([(0, 0)], 0, true),
      ([(0, 0.001)], 0, false),
      // Vertical beyond the slop: no tap, however wide the tap slop.
      ([(0, 12)], 100, false),
    ]
    for (moves, tapSlop, isTap) in table {
      var recognizer = SwipeRecognizer(x: -20, y: 7)
      for (dx, dy) in moves {
        _ = recognizer.moved(x: -20 + dx, y: 7 + dy, settings: settings(tapSlop: tapSlop))
      }
      #expect(recognizer.isTap == isTap, "\(moves) within \(tapSlop)")
    }
  }

  @Test("a contact beyond a small tap slop may still swipe")
  func tapSlopBelowSlop() {
    var recognizer = SwipeRecognizer(x: 0, y: 0)
    let narrow = settings(slop: 10, tapSlop: 2)
    #expect(recognizer.moved(x: 5, y: 0, settings: narrow) == .undecided)
    #expect(!recognizer.isTap)
    #expect(recognizer.moved(x: 10, y: 0, settings: narrow) == .wantsClaim)
  }

  @Test("travel is counted from the down")
  func travel() {
    var recognizer = SwipeRecognizer(x: 500, y: 300)
    _ = recognizer.moved(x: 480, y: 310, settings: settings())
    #expect(recognizer.travel(x: 460, y: 330) == (-40, 30))
    #expect(recognizer.travel(x: 500, y: 300) == (0, 0))
  }

  @Test("state, place of the down and wandering each change the hash")
  func hashes() {
    func hash(_ body: (inout SwipeRecognizer) -> Void, x: Double = 0, y: Double = 0) -> UInt64 {
      var recognizer = SwipeRecognizer(x: x, y: y)
      body(&recognizer)
      var hash = Hash64()
      recognizer.hash(into: &hash)
      return hash.value
    }
    let all = [
      hash { _ in }, hash({ _ in }, x: 1), hash({ _ in }, y: 1), hash { $0.claim() },
      hash { $0.yield(.vertical) }, hash { $0.yield(.emptySide) }, hash { $0.yield(.busy) },
      hash { $0.yield(.crowded) }, hash { $0.yield(.gone) },
      hash { _ = $0.moved(x: 8, y: 8, settings: settings()) },
    ]
    #expect(Set(all).count == all.count)
    #expect(hash { _ in } == hash { _ = $0.moved(x: 3, y: 3, settings: settings()) })
  }
}
