import SidleControls
import SidleMotion
import SidleUnits
import Testing

/// One run of an animation takes 100 ns here, so that every place can be worked out by hand.
@Suite struct AnimationTimingTests {
  private func timing(
    delay: Int64 = 0, runs: Double = 1, autoreverses: Bool = false, speed: Double = 1
  ) -> AnimationTiming {
    AnimationTiming(delay: delay, repeatCount: runs, autoreverses: autoreverses, speed: speed)
  }

  @Test("how long the whole takes: the delay, and the runs at their speed")
  func lengths() {
    let table: [(timing: AnimationTiming, length: Int64)] = [
      (timing(), 100), (timing(delay: 30), 130), (timing(runs: 2), 200),
      (timing(runs: 2.5), 250), (timing(runs: 0.25), 25), (timing(runs: 0), 0),
      (timing(delay: 30, runs: 0), 30), (timing(runs: .infinity), Int64.max),
      (timing(delay: 30, runs: .infinity), Int64.max), (timing(autoreverses: true), 200),
      (timing(runs: 1.5, autoreverses: true), 300), (timing(speed: 2), 50),
      (timing(speed: 0.5), 200), (timing(delay: 30, speed: 4), 55), (timing(speed: 3), 34),
      (timing(runs: 0.004), 0), (timing(runs: 0.005), 1),
    ]
    for (timing, length) in table {
      #expect(timing.length(iteration: 100) == length, "\(timing)")
    }
  }

  @Test("at random: the end is at the end, of whole runs the last value, and nothing comes before")
  func lands() {
    var generator = Noise(state: 7)
    for _ in 0..<20_000 {
      var timing = timing(
        delay: .random(in: 0...1_000_000_000, using: &generator),
        runs: Double(Int64.random(in: 1...1_000_000_000, using: &generator)),
        speed: .random(in: 0.001...4, using: &generator))
      timing.autoreverses = .random(using: &generator)
      let iteration = Int64.random(in: 1...4_000_000_000_000, using: &generator)
      let length = timing.length(iteration: iteration)
      let last = timing.autoreverses ? 0 : iteration
      guard length < Int64.max else { continue }
      for time in [length, length + 1, length + 1_000_000_000] {
        let place = timing.place(at: time, iteration: iteration)
        #expect(place.time == last && place.rate == 0 && !place.isBefore, "\(timing) \(iteration)")
      }
      for time in [Int64.min, -1, timing.delay - 1] {
        let place = timing.place(at: time, iteration: iteration)
        #expect(place.isBefore && place.time == 0 && place.rate == 0, "\(timing) \(iteration)")
      }
    }
  }

  @Test("runs of no length take none, however many; endless runs stay endless")
  func extremes() {
    for runs in [0, 1, 2.5, .infinity] as [Double] {
      for autoreverses in [false, true] {
        let timing = timing(delay: 7, runs: runs, autoreverses: autoreverses)
        #expect(timing.length(iteration: 0) == 7)
        #expect(timing.place(at: 9, iteration: 0) == .init(time: 0, rate: 0))
        if runs > 0 { #expect(timing.length(iteration: Int64.max) == Int64.max) }
      }
    }
    let backAndForth = timing(autoreverses: true)
    #expect(backAndForth.length(iteration: Int64.max / 2 + 1) == Int64.max)
    #expect(timing(delay: Int64.max - 5).length(iteration: 100) == Int64.max)
    #expect(timing(runs: 1e9).length(iteration: Int64.max / 2) == Int64.max)
    #expect(timing(speed: 1e-6).length(iteration: Int64.max / 1000) == Int64.max)
  }

  @Test("where a time falls in a run, and how fast time passes there")
  func places() {
    let table: [(AnimationTiming, at: Int64, time: Int64, rate: Double)] = [
      (timing(), -1, 0, 0), (timing(), 0, 0, 1), (timing(), 99, 99, 1), (timing(), 100, 100, 0),
      (timing(), 5000, 100, 0),
      (timing(delay: 30), 29, 0, 0), (timing(delay: 30), 30, 0, 1), (timing(delay: 30), 80, 50, 1),
      (timing(delay: 30), 130, 100, 0),
      (timing(runs: 2), 99, 99, 1), (timing(runs: 2), 100, 0, 1), (timing(runs: 2), 150, 50, 1),
      (timing(runs: 2), 200, 100, 0),
      (timing(runs: 2.25), 210, 10, 1), (timing(runs: 2.25), 225, 25, 0),
      (timing(runs: 0), 0, 0, 0), (timing(runs: 0), 50, 0, 0),
      (timing(runs: .infinity), 1_000_000_000_042, 42, 1),
      (timing(autoreverses: true), 60, 60, 1), (timing(autoreverses: true), 100, 100, 1),
      (timing(autoreverses: true), 130, 70, -1), (timing(autoreverses: true), 200, 0, 0),
      (timing(runs: 1.5, autoreverses: true), 200, 0, 1),
      (timing(runs: 1.5, autoreverses: true), 300, 100, 0),
      (timing(runs: 1.25, autoreverses: true), 250, 50, 0),
      (timing(runs: .infinity, autoreverses: true), 1_000_130, 70, -1),
      (timing(speed: 2), 20, 40, 2), (timing(speed: 2), 50, 100, 0),
      (timing(speed: 0.5), 21, 10, 0.5), (timing(autoreverses: true, speed: 2), 75, 50, -2),
      (timing(speed: 3), 33, 99, 3), (timing(speed: 3), 34, 100, 0),
    ]
    for (timing, at, time, rate) in table {
      let place = timing.place(at: at, iteration: 100)
      #expect(place.time == time && place.rate == rate, "\(timing) at \(at)")
      #expect(place.isShown)
    }
  }

  @Test("the runs behind it: at a border the next one has begun, at the end the last one counts")
  func runs() {
    let table: [(AnimationTiming, at: Int64, runs: Double)] = [
      (timing(runs: 3), -1, 0), (timing(runs: 3), 99, 0), (timing(runs: 3), 100, 1),
      (timing(runs: 3), 299, 2), (timing(runs: 3), 300, 2), (timing(runs: 3), 900, 2),
      (timing(runs: 2.5), 249, 2), (timing(runs: 2.5), 250, 2), (timing(runs: 0), 50, 0),
      (timing(runs: 2, autoreverses: true), 199, 0), (timing(runs: 2, autoreverses: true), 200, 1),
      (timing(runs: 2, autoreverses: true), 400, 1), (timing(delay: 40, runs: 2), 140, 1),
      (timing(runs: .infinity), 1_000_000_000_042, 10_000_000_000),
      (timing(runs: 4, speed: 2), 50, 1),
    ]
    for (timing, at, runs) in table {
      #expect(timing.place(at: at, iteration: 100).runs == runs, "\(timing) at \(at)")
    }
  }

  @Test("its fill says when it shows; the last instant always does")
  func fills() {
    let table: [(MediaTiming.Fill, before: Bool, after: Bool)] = [
      (.removed, false, false), (.forwards, false, true), (.backwards, true, false),
      (.both, true, true),
    ]
    for speed in [1, 3, 0.7] {
      for (fill, before, after) in table {
        var timing = timing(delay: 30, runs: 2, speed: speed)
        timing.fill = fill
        let end = timing.length(iteration: 100)
        let shown = [-5, 29, 30, end - 1, end, end + 1, end + 900].map {
          timing.place(at: $0, iteration: 100).isShown
        }
        #expect(shown == [before, before, true, true, true, after, after], "\(fill), \(speed)")
      }
    }
  }

  @Test("an offset shifts the phase, with wrap, and takes no less time")
  func offsets() {
    var timing = timing(delay: 10, runs: 2)
    timing.offset = 130
    #expect(timing.length(iteration: 100) == 210)
    let places = [0, 10, 50, 79, 80, 209, 210, 900].map {
      timing.place(at: $0, iteration: 100).time
    }
    #expect(places == [30, 30, 70, 99, 0, 29, 30, 30])
    #expect(timing.place(at: 109, iteration: 100).runs == 0)
    #expect(timing.place(at: 110, iteration: 100).runs == 1)
    timing.offset = 100
    #expect(timing.place(at: 210, iteration: 100).time == 100)
    timing.autoreverses = true
    #expect(timing.place(at: 10, iteration: 100) == .init(time: 100, rate: 1))
    #expect(timing.place(at: 11, iteration: 100) == .init(time: 99, rate: -1))
    timing.offset = Int64.max
    for at in [0, 10, 11, 410, Int64.max] {
      #expect((0...100).contains(timing.place(at: at, iteration: 100).time))
    }
  }

  @Test("below 0 the runs go backwards, from the offset on, and end at the beginning of one")
  func backwards() {
    let table: [(AnimationTiming, at: Int64, time: Int64, rate: Double)] = [
      (timing(speed: -1), -1, 0, 0), (timing(speed: -1), 0, 0, -1), (timing(speed: -1), 1, 99, -1),
      (timing(speed: -1), 99, 1, -1), (timing(speed: -1), 100, 0, 0),
      (timing(speed: -1), 900, 0, 0),
      (timing(delay: 30, speed: -2), 40, 80, -2), (timing(delay: 30, speed: -2), 80, 0, 0),
      (timing(runs: 2.25, speed: -1), 100, 0, -1), (timing(runs: 2.25, speed: -1), 225, 75, 0),
      (timing(autoreverses: true, speed: -1), 30, 30, 1),
      (timing(autoreverses: true, speed: -1), 130, 70, -1),
      (timing(autoreverses: true, speed: -1), 200, 0, 0),
    ]
    for (timing, at, time, rate) in table {
      let place = timing.place(at: at, iteration: 100)
      #expect(place.time == time && place.rate == rate, "\(timing) at \(at): \(place)")
      #expect(
        timing.length(iteration: 100)
          == self.timing(
            delay: timing.delay, runs: timing.repeatCount, autoreverses: timing.autoreverses,
            speed: -timing.speed
          ).length(iteration: 100))
    }
    // What never ends goes back to its beginning and stays.
    var endless = timing(speed: -1)
    endless.offset = 70
    let places = [0, 50, 70, 71, 900].map { endless.place(at: $0, iteration: Int64.max) }
    #expect(places.map(\.time) == [70, 20, 0, 0, 0] && places.map(\.rate) == [-1, -1, -1, 0, 0])
  }

  @Test("it is where the media timing in doubles says, forwards and backwards, whatever the offset")
  func asMediaTiming() {
    var noise: UInt64 = 5
    func pick<Value>(_ values: [Value]) -> Value {
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values[Int(noise >> 33) % values.count]
    }
    var shown = 0
    for _ in 0..<20_000 {
      var timing = timing(
        delay: pick([0, 40, 1000]), runs: pick([0.25, 1, 1.5, 2, 3.75, .infinity]),
        autoreverses: pick([false, true]), speed: pick([1, 2, 0.5, 4, -1, -2, -0.5, -4]))
      timing.offset = pick([0, 0, 10, 100, 250, 1000, -10, -100, -130, -1000])
      timing.repeatDuration = pick([0, 0, 70, 100, 330])
      timing.fill = pick([.removed, .forwards, .backwards, .both])
      let media = MediaTiming(
        begin: Double(timing.delay), duration: 100, speed: timing.speed,
        offset: Double(timing.offset), repeatCount: timing.repeatCount,
        repeatDuration: Double(timing.repeatDuration), autoreverses: timing.autoreverses,
        fill: timing.fill)
      let end = media.end < 5000 ? Int64(media.end) : 4000
      let at = pick([-2, 0, timing.delay, timing.delay + 2, 500, 1234, end - end % 2, end + 2])
      let place = timing.place(at: at, iteration: 100)
      let progress = media.progress(at: Double(at)).progress
      #expect(place.isShown == (progress != nil), "\(timing) at \(at)")
      guard let progress else { continue }
      shown += 1
      // A fraction of a nanosecond that a repeat ends at is rounded.
      #expect(
        (Double(place.time) - 100 * progress).magnitude <= 0.51, "\(timing) at \(at): \(place)")
    }
    #expect(shown > 10_000)
  }

  @Test("a duration of all runs takes the place of their number, back and forth or not")
  func repeatDurations() {
    for autoreverses in [false, true] {
      var timing = timing(delay: 5, runs: 7, autoreverses: autoreverses, speed: 2)
      timing.repeatDuration = 170
      #expect(timing.length(iteration: 100) == 90)
      #expect(timing.place(at: 90, iteration: 100).time == (autoreverses ? 30 : 70))
      #expect(timing.place(at: 90, iteration: 100).runs == (autoreverses ? 0 : 1))
      #expect(timing.length(iteration: 0) == 90)
      #expect(timing.length(iteration: Int64.max) == 90)
      #expect(timing.place(at: 65, iteration: Int64.max).time == 120)
    }
  }

  @Test("the end of the whole is the first time at which nothing passes any more")
  func ends() {
    for runs in [0.3, 1, 1.7, 3] as [Double] {
      for speed in [0.37, 1, 2.9] {
        for autoreverses in [false, true] {
          let timing = timing(delay: 11, runs: runs, autoreverses: autoreverses, speed: speed)
          let end = timing.length(iteration: 100)
          #expect(timing.place(at: end, iteration: 100).rate == 0, "\(timing)")
          #expect(timing.place(at: end - 1, iteration: 100).rate != 0, "\(timing)")
        }
      }
    }
  }
}
