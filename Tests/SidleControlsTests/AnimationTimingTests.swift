import SidleControls
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
      #expect(place == .init(time: time, rate: rate), "\(timing) at \(at)")
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
