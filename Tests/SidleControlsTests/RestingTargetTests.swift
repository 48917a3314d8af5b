import SidleControls
import SidleUnits
import Testing

@Suite struct RestingTargetTests {
  private func decide(
    _ offset: Double, _ velocity: Double, from base: Rest = .closed,
    _ settings: RowSettings = .standard, _ geometry: RowGeometry = .standard
  ) -> Rest {
    RestingTarget.decide(
      offset: offset, velocity: velocity, base: base, geometry: geometry, settings: settings)
  }

  /// Settings by what peers differ in.
  private func rule(
    open: Double, close: Double, _ unit: RowSettings.Unit = .extent, _ comparison: Comparison = .at,
    velocity: Double?
  ) -> RowSettings {
    RowSettings.standard.with {
      $0.openThreshold = open
      $0.closeThreshold = close
      $0.thresholdUnit = unit
      $0.thresholdComparison = comparison
      $0.velocity = velocity == nil ? .ignored : .decides
      $0.velocityMinimum = velocity ?? 0
    }
  }

  @Test(
    "a projection counts what a decay of its rate would add, and a threshold may have its own unit")
  func projection() {
    // 0.05 s of velocity.
    let settings = RowSettings.standard.with {
      $0.velocity = .projects(rate: 0.98019867330675525)
      $0.closeThreshold = 30
      $0.closeThresholdUnit = .points
      $0.closeThresholdComparison = .past
    }
    let table: [(offset: Double, velocity: Double, base: Rest, end: Rest)] = [
      // To open: half of 160, at.
      (-50, -599, .closed, .closed), (-50, -601, .closed, .open(.trailing)),
      (-100, 399, .closed, .open(.trailing)), (-100, 401, .closed, .closed),
      (-80, 0, .closed, .open(.trailing)), (20, 399, .closed, .closed),
      (20, 401, .closed, .open(.leading)),
      // To close: past 30 points.
      (-130, 0, .open(.trailing), .open(.trailing)), (-129.99, 0, .open(.trailing), .closed),
      (-140, 199, .open(.trailing), .open(.trailing)), (-140, 201, .open(.trailing), .closed),
      (-100, -601, .open(.trailing), .open(.trailing)), (-100, -599, .open(.trailing), .closed),
      // From one edge to the other: the threshold of opening.
      (-100, 399, .open(.leading), .open(.trailing)), (-100, 401, .open(.leading), .closed),
      // However fast, it opens no other edge than the one that shows.
      (-50, 1e9, .closed, .closed), (-50, 1e9, .open(.trailing), .closed),
      (50, -1e9, .closed, .closed), (0, -1e9, .closed, .closed),
    ]
    for (offset, velocity, base, end) in table {
      #expect(
        decide(offset, velocity, from: base, settings) == end,
        "\(offset) at \(velocity) from \(base)")
    }
  }

  @Test("slide_buttons in a row of 320 decides by half a button, 26.7 points from its rest")
  func slideButtonsAt320() {
    let geometry = RowGeometry(
      width: 320, leading: .none, trailing: ButtonStrip(count: 2, buttonWidth: 320.0 / 6))
    for (offset, velocity) in [
      (-50, 0), (-50, -80), (-50, -600), (-120, 0), (-120, 80), (-120, 600),
    ]
      as [(Double, Double)]
    {
      #expect(decide(offset, velocity, .slideButtons, geometry) == .open(.trailing))
    }
    // Its extent is 106.7: read as moved by 40 and 100 from its own rest.
    for (moved, velocity) in [(40, 0), (100, 0), (40, 600)] as [(Double, Double)] {
      let offset = -2 * 320.0 / 6 + moved
      #expect(
        decide(offset, velocity, from: .open(.trailing), .slideButtons, geometry) == .closed)
    }
  }

  @Test("slide_buttons opens and closes strictly past 25 points, whatever the speed")
  func slideButtons() {
    let geometry = RowGeometry(
      width: 300, leading: .none, trailing: ButtonStrip(count: 2, buttonWidth: 50))
    let table: [(offset: Double, base: Rest, end: Rest)] = [
      (-24.999, .closed, .closed), (-25, .closed, .closed), (-25.001, .closed, .open(.trailing)),
      (-100, .closed, .open(.trailing)), (-250, .closed, .open(.trailing)), (40, .closed, .closed),
      (-75.001, .open(.trailing), .open(.trailing)), (-75, .open(.trailing), .open(.trailing)),
      (-74.999, .open(.trailing), .closed), (-1, .open(.trailing), .closed),
      (0, .open(.trailing), .closed), (30, .open(.trailing), .closed),
      (-100, .open(.trailing), .open(.trailing)), (-180, .open(.trailing), .open(.trailing)),
    ]
    for (offset, base, end) in table {
      for velocity in [0, -5000, 5000] as [Double] {
        #expect(
          decide(offset, velocity, from: base, .slideButtons, geometry) == end,
          "\(offset) at \(velocity) from \(base)")
      }
    }
  }

  @Test("by default half the extent decides, and more than 300 points per second before that")
  func defaults() {
    let table: [(offset: Double, velocity: Double, base: Rest, end: Rest)] = [
      // From closed, to the trailing edge (160) and to the leading one (80).
      (-79.999, 0, .closed, .closed), (-80, 0, .closed, .open(.trailing)),
      (39.999, 0, .closed, .closed), (40, 0, .closed, .open(.leading)),
      // From open: at least half of the extent away closes.
      (-80.001, 0, .open(.trailing), .open(.trailing)), (-80, 0, .open(.trailing), .closed),
      (40.001, 0, .open(.leading), .open(.leading)), (40, 0, .open(.leading), .closed),
      // The dead band ends above 300.
      (-10, -300, .closed, .closed), (-10, -300.001, .closed, .open(.trailing)),
      (-150, 300, .closed, .open(.trailing)), (-150, 300.001, .closed, .closed),
      (10, 301, .closed, .open(.leading)), (70, -301, .closed, .closed),
      (-150, 301, .open(.trailing), .closed), (-10, -301, .open(.trailing), .open(.trailing)),
      (70, -301, .open(.leading), .closed), (10, 301, .open(.leading), .open(.leading)),
      // Past the extent.
      (-200, 0, .closed, .open(.trailing)), (-200, 0, .open(.trailing), .open(.trailing)),
      (-200, 900, .open(.trailing), .closed),
      // From one edge through closed to the other: counted from closed.
      (39.999, 0, .open(.trailing), .closed), (40, 0, .open(.trailing), .open(.leading)),
      (-79.999, 0, .open(.leading), .closed), (-80, 0, .open(.leading), .open(.trailing)),
    ]
    for (offset, velocity, base, end) in table {
      #expect(decide(offset, velocity, from: base) == end, "\(offset) at \(velocity) from \(base)")
    }
  }

  @Test("a trailing reveal flicked back closes and does not open the leading edge")
  func flickedBack() {
    for velocity in [301, 500, 5000] as [Double] {
      #expect(decide(-50, velocity) == .closed)
      #expect(decide(-50, velocity, from: .open(.trailing)) == .closed)
      #expect(decide(50, -velocity) == .closed)
    }
  }

  @Test("an edge without buttons is never opened, at any speed")
  func emptySide() {
    for offset in [0.001, 40, 500] as [Double] {
      for velocity in [-900, 0, 900] as [Double] {
        #expect(decide(offset, velocity, .standard, .trailingOnly) == .closed)
        #expect(
          decide(offset, velocity, from: .open(.trailing), .standard, .trailingOnly) == .closed)
      }
    }
  }

  @Test("a row that shows nothing closes")
  func nothingShows() {
    for velocity in [-900, 0, 900] as [Double] {
      #expect(decide(0, velocity) == .closed)
      #expect(decide(0, velocity, from: .open(.trailing)) == .closed)
      #expect(decide(-0.0, velocity, from: .open(.leading)) == .closed)
    }
  }

  // letsar/flutter_slidable#62, jemise111/react-native-swipe-list-view#108
  @Test("opening and closing have thresholds of their own, on both edges")
  func separateThresholds() {
    let settings = rule(open: 0.5, close: 0.25, velocity: 300)
    let table: [(offset: Double, base: Rest, end: Rest)] = [
      (-79, .closed, .closed), (-80, .closed, .open(.trailing)),
      (-130, .open(.trailing), .open(.trailing)), (-120, .open(.trailing), .closed),
      (39, .closed, .closed), (40, .closed, .open(.leading)),
      (60.1, .open(.leading), .open(.leading)), (60, .open(.leading), .closed),
    ]
    for (offset, base, end) in table {
      #expect(decide(offset, 0, from: base, settings) == end, "\(offset) from \(base)")
    }
  }

  @Test("a threshold counts in points, in extents of its edge or in buttons")
  func units() {
    let table: [(unit: RowSettings.Unit, threshold: Double, trailing: Double, leading: Double)] = [
      (.points, 30, 30, 30), (.extent, 0.25, 40, 20), (.button, 0.75, 60, 60), (.points, 0, 0, 0),
    ]
    for (unit, threshold, trailing, leading) in table {
      let settings = rule(open: threshold, close: threshold, unit, velocity: nil)
      #expect(decide(-trailing - 0.01, 0, settings) == .open(.trailing))
      #expect(decide(leading + 0.01, 0, settings) == .open(.leading))
      #expect(decide(-160 + trailing, 0, from: .open(.trailing), settings) == .closed)
      #expect(decide(80 - leading, 0, from: .open(.leading), settings) == .closed)
      guard trailing > 0 else { continue }
      #expect(decide(-trailing + 0.01, 0, settings) == .closed)
      #expect(decide(leading - 0.01, 0, settings) == .closed)
      #expect(
        decide(-160.01 + trailing, 0, from: .open(.trailing), settings) == .open(.trailing))
    }
  }
}
