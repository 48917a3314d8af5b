import SidleUnits
import Testing

@testable import SidleMotion

/// Mistakes that others have reported, each with its report. Those that belong to one type are tests
/// of that type: curves leaving their range, steps, stops, residues, projections, rubber bands.
@Suite struct TrapTests {
  private let millisecond: Int64 = 1_000_000

  @Test("Newton's method does not leave the curve (arian/cubic-bezier 1)")
  func newton() throws {
    let table = try Table("conformance/cubic_bezier.csv")
    let rows = table.rows.filter { table.text($0, "source") == "issue_reports" }
    #expect(!rows.isEmpty)
    for row in rows {
      let got = try curve(table, row).value(at: table.number(row, "x")!)
      #expect((got - table.number(row, "expected")!).magnitude <= table.number(row, "tol")!)
    }
  }

  @Test("a steep start is right close to 0 (Karanjot786/TermUI 656)")
  func steepStart() throws {
    let curve = try #require(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1))
    // X = t³, Y = 3t - 3t² + t³.
    for t in [1e-4, 1e-3, 0.01, 0.1] {
      let y = curve.value(at: t * t * t)
      #expect((y - (3 * t - 3 * t * t + t * t * t)).magnitude < 1e-14)
    }
  }

  @Test("a stiff spring stays bounded however long the frame (KiwiCanopy/KiwiDesk 599, 612)")
  func stiffSprings() throws {
    for spring in [Spring(stiffness: 10_000, damping: 200)!, Spring(stiffness: 1e6, damping: 10)!] {
      var state = SpringState(offset: 1, velocity: 0)
      for frame in 1...200 {
        state = spring.state(
          offset: state.offset, velocity: state.velocity, at: frame % 7 == 0 ? 5 : 1.0 / 60)
        #expect(state.offset.magnitude <= 1.0001)
      }
    }
  }

  @Test("how time is stepped changes neither value nor end (hyprwm/hyprutils 110)")
  func stepping() {
    let segment = Segment.spring(from: 0, to: 300, velocity: 2_000, start: 7, spring: .bouncy)
    var slow = 7 as Int64
    var ends: Set<Int64> = []
    for step in [16 * millisecond, 1_000 * millisecond, millisecond / 3] {
      slow = 7
      while !segment.isOver(at: slow) { slow += step }
      #expect(segment.value(at: slow) == 300 && segment.velocity(at: slow) == 0)
      ends.insert(segment.end)
    }
    #expect(ends.count == 1)
  }

  @Test("a target of NaN does not stick (dphfox/Fusion 194)")
  func notANumber() {
    let segment = Segment.spring(from: 5, to: .nan, velocity: .nan, start: 0, spring: .settle)
    #expect(segment.value(at: 100 * millisecond).isFinite)
    let next = segment.retargeted(to: 40, at: 100 * millisecond)
    #expect(next.value(at: next.end) == 40)
  }

  /// The classic fourth-order Runge-Kutta method: knows nothing of closed forms.
  private func integrated(
    _ spring: Spring, _ y0: Double, _ v0: Double, seconds: Double, steps: Int
  ) -> (Double, Double) {
    func acceleration(_ y: Double, _ v: Double) -> Double {
      -(spring.stiffness * y + spring.damping * v) / spring.mass
    }
    let h = seconds / Double(steps)
    var (y, v) = (y0, v0)
    for _ in 0..<steps {
      let a1 = acceleration(y, v)
      let (y2, v2) = (y + h / 2 * v, v + h / 2 * a1)
      let a2 = acceleration(y2, v2)
      let (y3, v3) = (y + h / 2 * v2, v + h / 2 * a2)
      let a3 = acceleration(y3, v3)
      let (y4, v4) = (y + h * v3, v + h * a3)
      let a4 = acceleration(y4, v4)
      (y, v) = (y + h / 6 * (v + 2 * v2 + 2 * v3 + v4), v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4))
    }
    return (y, v)
  }

  @Test("mass and velocity go into every regime the right way (flutter 109675, 163858)")
  func massAndVelocity() throws {
    for mass in [0.2, 1, 7.5] {
      for ratio in [0, 0.1, 0.7, 0.999999, 1, 1.000001, 1.8, 6] {
        for v0 in [-900, 0, 400.0] {
          let spring = try #require(Spring.make(stiffness: 120, dampingRatio: ratio, mass: mass))
          let exact = spring.state(offset: -30, velocity: v0, at: 0.6)
          let (y, v) = integrated(spring, -30, v0, seconds: 0.6, steps: 4_000)
          let scale = 30 + v0.magnitude / spring.frequency
          #expect((exact.offset - y).magnitude < 1e-9 * scale)
          #expect((exact.velocity - v).magnitude < 1e-9 * scale * spring.frequency)
        }
      }
    }
  }

  @Test("infinitely late every damped spring is exactly at rest (flutter 149657)")
  func infinitelyLate() throws {
    for ratio in [1e-6, 0.5, 1, 1.0000001, 40] {
      let spring = try #require(Spring.make(stiffness: 50, dampingRatio: ratio))
      for t in [1e18, 1e300, .infinity] {
        let state = spring.state(offset: 1e9, velocity: -1e9, at: t)
        #expect(state == SpringState(offset: 0, velocity: 0))
      }
    }
  }

  @Test("every damped spring reports its end (flutter 148467)")
  func reportsItsEnd() throws {
    var generator = Seeded(15)
    for _ in 0..<400 {
      let spring = try #require(
        Spring.make(
          stiffness: .random(in: 1...5_000, using: &generator),
          dampingRatio: .random(in: 0.01...5, using: &generator)))
      let segment = Segment.spring(
        from: .random(in: -500...500, using: &generator), to: 0,
        velocity: .random(in: -9_000...9_000, using: &generator), start: 0, spring: spring)
      #expect(segment.end < 3_600_000 * millisecond)
    }
  }

  @Test("the last jump is smaller than half a point (react-spring 1652, 1437)")
  func lastJump() {
    let segments = [
      Segment.spring(from: 400, to: 0, velocity: 3_000, start: 0, spring: .bouncy),
      Segment.spring(from: -80, to: 0, velocity: 0, start: 0, spring: .springTimingParameters),
      Segment.decay(from: 0, velocity: 4_000, start: 0, decay: .fast),
    ]
    for segment in segments {
      #expect((segment.value(at: segment.end - 1) - segment.to).magnitude <= 0.5 + 1e-6)
      #expect(segment.velocity(at: segment.end - 1).magnitude <= 5 + 1e-3)
    }
  }

  @Test("a small range settles as finely as a large one (react-native-reanimated 7803, 1350, 132)")
  func smallRange() {
    let points = Segment.spring(from: 0, to: 100, velocity: 0, start: 0, spring: .smooth)
    let opacity = Segment.spring(
      from: 0, to: 1, velocity: 0, start: 0, spring: .smooth, tolerance: 0.005)
    #expect((points.end - opacity.end).magnitude <= 1)
    let turned = opacity.retargeted(to: 0.2, at: 100 * millisecond)
    #expect(turned.tolerance == 0.005 && turned.end > 300 * millisecond)
    let senseless = Segment.spring(
      from: 0, to: 100, velocity: 0, start: 0, spring: .smooth, tolerance: -1)
    #expect(senseless.end == points.end)
  }

  @Test("the settling time takes the velocity into account (material-motion-animator 56)")
  func settlingWithVelocity() {
    func end(_ velocity: Double) -> Int64 {
      Segment.spring(from: 0, to: 10, velocity: velocity, start: 0, spring: .smooth).end
    }
    #expect(end(5_000) > end(0) && end(-5_000) > end(0))
  }

  @Test("a time before the start is the start (elm-lang/animation-frame 6)")
  func beforeTheStart() {
    let segments = [
      Segment.spring(from: 5, to: 9, velocity: 70, start: 100, spring: .bouncy),
      Segment.curve(from: 5, to: 9, start: 100, duration: 1_000, curve: .ease),
      Segment.decay(from: 5, velocity: 70, start: 100, decay: .normal),
    ]
    for segment in segments {
      for time in [Int64.min, -5, 99, 100] { #expect(segment.value(at: time) == 5) }
    }
    #expect(segments[0].velocity(at: 0) == 70)
  }

  @Test("after a stall it lands, and does not turn round (TermUI 2010, tangram-es 2208)")
  func stall() {
    let segment = Segment.curve(
      from: 0, to: 100, start: 0, duration: 300 * millisecond, curve: .easeOut)
    #expect(segment.value(at: 86_400_000 * millisecond) == 100)
    let playback = MediaTiming(duration: 0.3, fill: .forwards).progress(at: 1e9)
    #expect(playback.progress == 1)
  }

  @Test("durations of 0 and below end at once (facebookarchive/pop 126, motion-interchange 23)")
  func noDuration() {
    for duration in [0, -1, Int64.min] {
      let segment = Segment.curve(from: 0, to: 8, start: 50, duration: duration, curve: .ease)
      #expect(segment.end == 50 && segment.value(at: 50) == 8 && segment.velocity(at: 50) == 0)
      #expect(segment.value(at: 49) == 0)
      let next = Segment.hold(at: 1).retargeted(
        to: 2, at: 60, manner: .curve(.ease, duration: duration))
      #expect(next.value(at: 60) == 2)
    }
  }
}
