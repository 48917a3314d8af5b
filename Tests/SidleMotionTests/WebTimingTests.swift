import Testing

@testable import SidleMotion

@Suite struct WebTimingTests {
  private let directions: [String: WebTiming.Direction] = [
    "normal": .normal, "reverse": .reverse, "alternate": .alternate,
    "alternate-reverse": .alternateReverse,
  ]
  private let fills: [String: MediaTiming.Fill] = [
    "none": .removed, "forwards": .forwards, "backwards": .backwards, "both": .both,
  ]

  @Test("phase, progress and iteration agree with every published row")
  func publishedRows() throws {
    let table = try Table("conformance/timing_model.csv")
    for row in table.rows {
      let timing = try #require(
        WebTiming(
          duration: table.number(row, "duration_ms")!, delay: table.number(row, "delay_ms")!,
          endDelay: table.number(row, "end_delay_ms")!,
          iterations: table.number(row, "iterations")!,
          iterationStart: table.number(row, "iteration_start")!,
          direction: directions[table.text(row, "direction")]!,
          fill: fills[table.text(row, "fill")]!,
          easing: try css(table.text(row, "easing"))))
      let got = timing.progress(
        at: table.number(row, "local_time_ms")!,
        isBackwards: table.number(row, "playback_rate")! < 0)
      let phase = table.text(row, "phase")
      if !phase.isEmpty { #expect("\(got.phase)" == phase, "\(row): \(got)") }
      let tolerance = table.number(row, "tol")!
      for (column, value) in [("progress", got.progress), ("current_iteration", got.iteration)] {
        switch table.text(row, column) {
        case "": break
        case "null": #expect(value == nil, "\(row): \(got)")
        case let text:
          let expected = Double(text)!
          let number = try #require(value, "\(row)")
          #expect(
            number == expected || (number - expected).magnitude <= tolerance, "\(row): \(got)")
        }
      }
    }
    #expect(table.rows.count == 325)
  }

  @Test("a timeline's time maps into the iteration as in Chromium's compositor")
  func playbackRows() throws {
    let table = try Table("conformance/timing_playback.csv")
    for row in table.rows {
      let timing = try #require(
        WebTiming(
          duration: table.number(row, "duration_s")!, iterations: table.number(row, "iterations")!,
          direction: directions[table.text(row, "direction")]!))
      let got = timing.iterationTime(
        at: table.number(row, "timeline_s")!, start: table.number(row, "start_s")!,
        offset: table.number(row, "time_offset_s")!, rate: table.number(row, "playback_rate")!)
      let error = (got - table.number(row, "iteration_time_s")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 103)
  }

  @Test("rounding at the end of the last iteration shows its end, not the next one's start")
  func residue() throws {
    // crbug 962138: the active time ends a hair below a whole number of iterations.
    let timing = try #require(WebTiming(duration: 0.1, iterations: 3, fill: .both))
    for time in [timing.end, timing.end.nextUp, 0.3, 0.30000000000000004, 5] {
      let place = timing.progress(at: time)
      #expect(place.progress == 1 && place.iteration == 2)
    }
    // crbug 954558
    let brief = try #require(WebTiming(duration: 1e-18, iterations: 1, fill: .both))
    #expect(brief.progress(at: 1).progress == 1)
    // Nowhere else is anything rounded away.
    #expect(timing.progress(at: 0.1 + 1e-16).iteration == 1)
    #expect(timing.progress(at: 0.1 - 1e-16).iteration == 0)
  }

  @Test("numbers that make no timing are refused, others never leave the finite ones")
  func anything() {
    #expect(WebTiming(duration: -1) == nil && WebTiming(duration: .nan) == nil)
    #expect(WebTiming(duration: 1, iterations: -1) == nil)
    #expect(WebTiming(duration: 1, iterationStart: .infinity) == nil)
    #expect(WebTiming(duration: 1, delay: .nan) == nil)
    #expect(WebTiming(duration: 1)?.progress(at: nil).progress == nil)
    #expect(WebTiming(duration: 1)?.progress(at: .nan).progress == nil)
    var generator = Seeded(14)
    for _ in 0..<3_000 {
      let numbers = (0..<6).map { _ in Double(bitPattern: generator.next()) }
      guard
        let timing = WebTiming(
          duration: numbers[0].magnitude, delay: numbers[1], endDelay: numbers[2],
          iterations: numbers[3].magnitude, iterationStart: numbers[4].magnitude,
          direction: .alternateReverse, fill: .both)
      else { continue }
      for time in [numbers[5], 0, timing.end, .infinity, -.infinity] {
        let place = timing.progress(at: time)
        #expect(place.progress.map { (0...1).contains($0) } ?? true, "\(timing) \(time)")
        #expect(place.iteration.map { !$0.isNaN } ?? true)
        #expect(!timing.iterationTime(at: time, start: 0, rate: -1).isNaN)
      }
    }
  }
}

@Suite struct TimingModelTests {
  @Test("both models answer the same question, and differ at the last instant")
  func models() throws {
    let media = TimingModel.media(MediaTiming(duration: 10), curve: .easeIn)
    let web = TimingModel.web(try #require(WebTiming(duration: 10, easing: .easeIn)))
    for time in [0, 2.5, 7, 9.999] {
      #expect(media.place(at: time) == web.place(at: time))
    }
    #expect(media.place(at: 10).progress == 1 && web.place(at: 10).progress == nil)
    #expect(web.place(at: 10, isBackwards: true).progress == 1)
    #expect(web.place(at: 0, isBackwards: true).progress == nil)
    #expect(media.end == 10 && web.end == 10)
    for model in [media, web] {
      #expect(model.place(at: -1).progress == nil && model.place(at: -1).phase == .before)
      #expect(model.place(at: 11).progress == nil && model.place(at: 11).phase == .after)
    }
  }
}
