import Testing

@testable import SidleMotion

@Suite struct MediaTimingTests {
  private let fills: [String: MediaTiming.Fill] = [
    "removed": .removed, "forwards": .forwards, "backwards": .backwards, "both": .both,
  ]

  private func timing(_ table: Table, _ row: [String]) -> MediaTiming {
    MediaTiming(
      begin: table.number(row, "begin_s")!, duration: table.number(row, "duration_s")!,
      speed: table.number(row, "speed")!, offset: table.number(row, "time_offset_s")!,
      repeatCount: table.number(row, "repeat_count")!,
      repeatDuration: table.number(row, "repeat_duration_s")!,
      autoreverses: table.number(row, "autoreverses") == 1)
  }

  @Test("values over time agree with every reading of a presentation layer")
  func publishedValues() throws {
    let table = try Table("conformance/ca_timing.csv")
    let values = MediaValues(from: 0, to: 1)
    for row in table.rows {
      var timing = timing(table, row).resolved(defaultDuration: 0.25)
      timing.fill = try #require(fills[table.text(row, "fill")])
      let got = values.value(
        at: timing.progress(at: table.number(row, "t")!).progress, over: 0.5)
      let error = (got - table.number(row, "value")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 54)
  }

  @Test("phase, progress and finished cycles agree with every published row")
  func publishedPhases() throws {
    let table = try Table("conformance/ca_phase.csv")
    for row in table.rows {
      var timing = timing(table, row)
      timing.fill = .both
      let got = timing.progress(at: table.number(row, "parent_s")!)
      #expect("\(got.phase)" == table.text(row, "phase"), "\(row): \(got)")
      let progress = try #require(got.progress)
      #expect((progress - table.number(row, "progress")!).magnitude <= 1e-6, "\(row): \(got)")
      if let cycles = table.number(row, "completed_cycles") { #expect(got.cycles == cycles) }
    }
    #expect(table.rows.count == 5)
  }

  @Test("a parent's time maps to a layer's and back as measured, and not back when paused")
  func layerTimes() throws {
    let table = try Table("conformance/layer_time.csv")
    for row in table.rows {
      let timing = MediaTiming(
        begin: table.number(row, "begin_s")!, duration: .infinity,
        speed: table.number(row, "speed")!, offset: table.number(row, "time_offset_s")!)
      let local = table.number(row, "local_s")!
      #expect(timing.local(at: table.number(row, "parent_s")!) == local)
      #expect(timing.parent(at: local) == table.number(row, "inverse_parent_s"))
    }
    #expect(table.rows.count == 2)
  }

  @Test("children live in their group's time and end with it, as measured")
  func groups() throws {
    let table = try Table("conformance/ca_group.csv")
    for row in table.rows {
      let group = MediaTiming(duration: table.number(row, "group_duration_s")!)
      let t = table.number(row, "t")!
      let time = try #require(group.childTime(at: t))
      let first = MediaTiming(begin: 0.5, duration: 1)
      let second = MediaTiming(duration: 0).resolved(defaultDuration: group.duration)
      let tolerance = table.number(row, "tol")!
      let opacity = MediaValues(from: 0, to: 1).value(
        at: first.progress(at: time).progress, over: table.number(row, "child1_model")!)
      let position = MediaValues(from: 0, to: 100).value(
        at: second.progress(at: time).progress, over: 0)
      #expect((opacity - table.number(row, "child1_value")!).magnitude <= tolerance, "\(row)")
      #expect((position - table.number(row, "child2_value")!).magnitude <= tolerance, "\(row)")
    }
    #expect(table.rows.count == 5)
    #expect(MediaTiming(duration: 2).childTime(at: 2.1) == nil)
    #expect(MediaTiming(duration: 2).childTime(at: 1, curve: .cubic(.easeIn))! < 1)
  }

  @Test("from, to and by resolve, add and accumulate as measured")
  func values() throws {
    let table = try Table("conformance/ca_values.csv")
    for row in table.rows {
      let values = MediaValues(
        from: table.number(row, "from"), to: table.number(row, "to"), by: table.number(row, "by"),
        isAdditive: table.number(row, "additive") == 1,
        isCumulative: table.number(row, "cumulative") == 1)
      let timing = MediaTiming(
        duration: 1, repeatCount: table.number(row, "repeat_count")!,
        autoreverses: table.number(row, "autoreverses") == 1)
      let place = timing.progress(at: table.number(row, "t")!)
      let got = values.value(
        at: place.progress, cycles: place.cycles, autoreverses: timing.autoreverses,
        over: table.number(row, "model")!)
      let error = (got - table.number(row, "value")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 12)
    #expect(MediaValues(from: 2, by: 3).resolved(over: 9) == (2, 5))
    #expect(MediaValues(to: 2, by: 3).resolved(over: 9) == (-1, 2))
  }

  @Test("additive animations add up in order, and their sum stays smooth when interrupted")
  func additive() {
    // A new target of 100 at 0 s and of 30 at 0.4 s, each as (old - new) to 0 on top of the model.
    let first = MediaValues(from: 0 - 100, to: 0, isAdditive: true)
    let second = MediaValues(from: 100 - 30, to: 0, isAdditive: true)
    func shown(_ t: Double) -> Double {
      let curve = CubicBezier.easeInOut
      let beneath = first.value(at: curve.value(at: min(t, 1)), over: t < 0.4 ? 100 : 30)
      if t < 0.4 { return beneath }
      return second.value(at: curve.value(at: min(t - 0.4, 1)), over: beneath)
    }
    #expect((shown(0.4) - shown(0.4 - 1e-9)).magnitude < 1e-6)
    let before = (shown(0.4 - 1e-6) - shown(0.4 - 2e-6)) / 1e-6
    let after = (shown(0.4 + 2e-6) - shown(0.4 + 1e-6)) / 1e-6
    #expect((before - after).magnitude < 0.01)
    #expect((shown(1.4) - 30).magnitude < 1e-12)
  }

  @Test("the last instant shows the last value in spite of rounding (crbug 962138)")
  func residue() {
    // 3 x 0.1 is a little more than 0.3.
    let timing = MediaTiming(duration: 0.1, repeatDuration: 0.1 + 0.1 + 0.1, fill: .forwards)
    #expect(timing.progress(at: timing.end).progress == 1)
    #expect(timing.progress(at: 5).progress == 1 && timing.progress(at: 5).cycles == 2)
    let backwards = MediaTiming(duration: 0.1, speed: -1, repeatDuration: 0.1 + 0.1 + 0.1)
    #expect(backwards.progress(at: backwards.end).progress == 0)
  }

  @Test("a duration of 0 ends at once with its last value, and none divides by zero")
  func zeroDuration() {
    let timing = MediaTiming(begin: 2, duration: 0, fill: .forwards)
    #expect(timing.progress(at: 1.9).progress == nil)
    #expect(timing.progress(at: 2).progress == 1 && timing.progress(at: 9).progress == 1)
    #expect(timing.end == 2)
    #expect(MediaTiming(duration: -1).progress(at: 0.5).progress == nil)
    #expect(MediaTiming(duration: .infinity).progress(at: 5).progress == 0)
    #expect(
      MediaTiming(duration: 1, repeatCount: .infinity).progress(at: 1e6 + 0.25).progress == 0.25)
  }

  @Test("no numbers make a progress outside 0 to 1")
  func anything() {
    var generator = Seeded(13)
    for round in 0..<4_000 {
      let numbers = (0..<7).map { _ in
        round % 2 == 0
          ? Double(bitPattern: generator.next()) : .random(in: -9...9, using: &generator)
      }
      let timing = MediaTiming(
        begin: numbers[0], duration: numbers[1], speed: numbers[2], offset: numbers[3],
        repeatCount: numbers[4], repeatDuration: numbers[5], autoreverses: round % 3 == 0,
        fill: .both)
      let place = timing.progress(at: numbers[6])
      #expect(place.progress.map { (0...1).contains($0) } ?? true, "\(timing) \(numbers[6])")
      #expect(place.cycles >= 0)
    }
  }
}
