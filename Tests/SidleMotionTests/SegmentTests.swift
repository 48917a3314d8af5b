import SidleUnits
import Testing

@testable import SidleMotion

func fading(_ exponent: Double) -> Double { Elementary.exp(-exponent) }
func power(_ base: Double, _ exponent: Double) -> Double { Elementary.pow(base, exponent) }

@Suite struct SegmentTests {
  let second: Int64 = 1_000_000_000

  @Test("the default spring from 160 points at rest ends near 0.488 s")
  func settleEnd() {
    let segment = Segment.spring(from: 160, to: 0, velocity: 0, start: 0, spring: .settle)
    #expect((segment.end - 488_000_000).magnitude < 1_000_000)
    #expect(segment.value(at: segment.end) == 0)
    #expect(segment.velocity(at: segment.end) == 0)
    #expect(segment.value(at: segment.end - 1) != 0)
    #expect(segment.value(at: segment.end - 1).magnitude < 0.5)
    #expect(segment.velocity(at: segment.end - 1).magnitude >= 4.999)
  }

  @Test("a segment starts exactly at its start and lands exactly at its end")
  func exactEnds() {
    let segments = [
      Segment.curve(from: 0.1, to: 0.3, start: 7, duration: second / 3, curve: .easeInOut),
      Segment.spring(from: 0.1, to: 70.3, velocity: 900, start: 7, spring: .settle),
      Segment.decay(from: 0.1, velocity: -640, start: 7, decay: .fast),
    ]
    for segment in segments {
      #expect(segment.value(at: 7) == segment.from && segment.value(at: -100) == segment.from)
      #expect(segment.value(at: segment.end) == segment.to)
      #expect(segment.value(at: Int64.max) == segment.to)
      #expect(segment.velocity(at: segment.end) == 0)
      #expect(!segment.isOver(at: segment.end - 1) && segment.isOver(at: segment.end))
    }
  }

  @Test("a segment without a way and without velocity ends at its start")
  func nowhere() {
    #expect(Segment.spring(from: 5, to: 5, velocity: 0, start: 3, spring: .settle).end == 3)
    #expect(Segment.curve(from: 5, to: 5, start: 3, duration: second, curve: .ease).end == 3)
    #expect(Segment.curve(from: 1, to: 5, start: 3, duration: 0, curve: .ease).value(at: 3) == 5)
    #expect(Segment.curve(from: 1, to: 5, start: 3, duration: -9, curve: .ease).end == 3)
    let kick = Segment.spring(from: 5, to: 5, velocity: 400, start: 3, spring: .settle)
    #expect(kick.end > 3)
    let hold = Segment.hold(at: 12)
    #expect(hold.value(at: .min) == 12 && hold.velocity(at: 0) == 0 && hold.isOver(at: .min))
  }

  @Test("a new target changes neither value nor velocity", arguments: [0.05, 0.1, 0.2, 0.29])
  func retargeting(seconds: Double) {
    let start: Int64 = 5_000_000_000
    let time = start + Elementary.nanoseconds(nearest: seconds)
    let segments = [
      Segment.curve(from: 0, to: 100, start: start, duration: 300_000_000, curve: .easeInOut),
      Segment.spring(from: 0, to: 100, velocity: -300, start: start, spring: .settle),
      Segment.decay(from: 0, velocity: 900, start: start, decay: .normal),
    ]
    for segment in segments {
      let manners: [Segment.Motion?] = [
        nil, .spring(.settle), .curve(.easeIn, duration: 250_000_000),
      ]
      for manner in manners {
        let next = segment.retargeted(to: -40, at: time, manner: manner)
        #expect(next.start == time && next.to == -40)
        #expect(next.value(at: time) == segment.value(at: time))
        #expect(next.velocity(at: time) == segment.velocity(at: time))
        // A microsecond later it still moves as it did.
        let moved = next.value(at: time + 1_000) - next.value(at: time)
        #expect((moved * 1e6 - segment.velocity(at: time)).magnitude < 0.1)
        #expect(next.value(at: next.end) == -40)
      }
    }
  }

  @Test("a glide ends within half a point and at most 5 points per second, on its rest point")
  func glide() {
    for decay in [Decay.normal, .fast] {
      let segment = Segment.decay(from: 20, velocity: 1_500, start: 0, decay: decay)
      #expect(segment.to == decay.rest(from: 20, velocity: 1_500))
      let left = segment.to - segment.value(at: segment.end - 1)
      let speed = segment.velocity(at: segment.end - 1)
      #expect(left > 0 && left <= 0.5 + 1e-6 && speed <= 5 + 1e-6)
      #expect(left >= 0.5 - 1e-6 || speed >= 5 - 1e-6)
    }
  }

  @Test("retargeting to the same target changes nothing, and what rests sets off by a spring")
  func retargetingToTheSame() {
    let segment = Segment.spring(from: 0, to: 100, velocity: 0, start: 0, spring: .settle)
    #expect(segment.retargeted(to: 100, at: second / 10) == segment)
    let next = Segment.hold(at: 3).retargeted(to: 9, at: second)
    #expect(next.value(at: second) == 3 && next.motion == .spring(.settle))
    let over = segment.retargeted(to: 50, at: segment.end)
    #expect(over.from == 100 && over.startVelocity == 0)
  }

  @Test("velocity is the slope of the value")
  func slopes() {
    let segments = [
      Segment.curve(from: 10, to: 90, start: 0, duration: second, curve: .ease),
      Segment.curve(from: 10, to: 90, velocity: -200, start: 0, duration: second, curve: .easeIn),
      Segment.spring(from: 10, to: 90, velocity: 500, start: 0, spring: .settle),
      Segment.timing(
        from: 10, to: 90, start: 0, duration: second,
        curve: .penner(PennerCurve(.elastic, .easeOut))),
      Segment.decay(from: 10, velocity: 500, start: 0, decay: .normal),
    ]
    for segment in segments {
      for step in 1..<40 {
        let time = Int64(step) * 10_000_000
        let slope = (segment.value(at: time + 1_000) - segment.value(at: time - 1_000)) / 2e-6
        #expect((slope - segment.velocity(at: time)).magnitude < 1e-3)
      }
    }
  }

  @Test("a vertical tangent makes a curve fast, but not steeper than the limit")
  func vertical() throws {
    let limit = 300 * MotionTuning.curveSlopeLimit
    let curve = try #require(CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1))
    let segment = Segment.curve(from: 0, to: 300, start: 0, duration: second, curve: curve)
    #expect(segment.velocity(at: second / 2) == limit)
    #expect(segment.velocity(at: second / 2 + 10_000_000) < limit)
    let turned = segment.retargeted(to: -300, at: second / 2, manner: .spring(.settle))
    #expect(turned.startVelocity == limit && turned.end < 10 * second)
    // At an end it counts as flat.
    let steep = Segment.timing(
      from: 0, to: 300, start: 0, duration: second, curve: .penner(PennerCurve(.circ, .easeOut)))
    #expect(steep.velocity(at: 0) == 0 && steep.velocity(at: 1) == limit)
    let below = Segment.timing(
      from: 0, to: -300, start: 0, duration: second, curve: .penner(PennerCurve(.circ, .easeOut)))
    #expect(below.velocity(at: 1) == -limit)
  }

  @Test("no arguments make a segment trap or leave the finite numbers")
  func anything() {
    var generator = Seeded(8)
    let times = [Int64.min, -1, 0, 1, 16_000_000, Int64.max - 1, Int64.max]
    for _ in 0..<600 {
      let numbers = (0..<3).map { _ in Double(bitPattern: generator.next()) }
      let start = Int64(bitPattern: generator.next())
      let length = Int64(bitPattern: generator.next())
      let segments = [
        Segment.curve(
          from: numbers[0], to: numbers[1], velocity: numbers[2], start: start, duration: length,
          curve: .easeOut),
        Segment.spring(
          from: numbers[0], to: numbers[1], velocity: numbers[2], start: start, spring: .settle),
        Segment.decay(from: numbers[0], velocity: numbers[2], start: start, decay: .normal),
        Segment.hold(at: numbers[0]),
      ]
      for segment in segments {
        for time in times + [start, segment.end, start &+ 5_000_000] {
          #expect(segment.value(at: time).isFinite && segment.velocity(at: time).isFinite)
          let next = segment.retargeted(to: numbers[1], at: time)
          #expect(next.value(at: time).isFinite)
        }
      }
    }
  }
}
