import Testing

@testable import SidleMotion

@Suite struct KeyframesTests {
  @Test("every calculation mode agrees with every reading of a presentation layer")
  func publishedRows() throws {
    let table = try Table("conformance/ca_keyframes.csv")
    let modes: [String: Keyframes.Mode] = [
      "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic,
    ]
    for row in table.rows {
      let values = table.text(row, "values").split(separator: ";").map { Double($0)! }
      let times = table.text(row, "key_times").split(separator: ";").map { Double($0)! }
      let mode = try #require(modes[table.text(row, "mode")])
      try values.withUnsafeBufferPointer { values in
        try times.withUnsafeBufferPointer { times in
          let frames = try #require(
            Keyframes(values, times: times.isEmpty ? nil : times, mode: mode))
          let got = frames.value(at: table.number(row, "t")!)
          let error = (got - table.number(row, "value")!).magnitude
          #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
        }
      }
    }
    #expect(table.rows.count == 40)
  }

  @Test("discrete with times shows the last value only at its own time")
  func discrete() throws {
    try [0, 1, 0.5].withUnsafeBufferPointer { values in
      try [0, 0.3, 1].withUnsafeBufferPointer { times in
        let frames = try #require(Keyframes(values, times: times, mode: .discrete))
        #expect([0, 0.29, 0.3, 0.99, 1].map(frames.value(at:)) == [0, 0, 1, 1, 0.5])
      }
    }
  }

  @Test("curves shape the way from each value to the next")
  func curves() throws {
    try [0, 10, 30].withUnsafeBufferPointer { values in
      try [TimingCurve.easeIn, .steps(StepTiming(count: 2)!)].withUnsafeBufferPointer { curves in
        let frames = try #require(Keyframes(values, curves: curves))
        #expect(frames.value(at: 0.25) == 10 * CubicBezier.easeIn.value(at: 0.5))
        #expect(frames.value(at: 0.8) == 20)
        #expect(frames.value(at: 1) == 30 && frames.value(at: -1) == 0)
      }
      #expect(Keyframes(values, curves: UnsafeBufferPointer(start: nil, count: 0)) == nil)
    }
  }

  @Test("the cubic goes through its values without a kink, at uneven times too")
  func smooth() throws {
    try [3, -1, 4, 1, 5].withUnsafeBufferPointer { values in
      try [0, 0.1, 0.5, 0.6, 1].withUnsafeBufferPointer { times in
        let frames = try #require(Keyframes(values, times: times, mode: .cubic))
        for (value, time) in zip(values, times) {
          #expect((frames.value(at: time) - value).magnitude < 1e-12)
        }
        for time in times[1..<4] {
          let before = (frames.value(at: time) - frames.value(at: time - 1e-7)) / 1e-7
          let after = (frames.value(at: time + 1e-7) - frames.value(at: time)) / 1e-7
          #expect((before - after).magnitude < 1e-3)
        }
      }
    }
  }

  @Test("lists that make no sense are refused and none gives a value that is not finite")
  func refused() {
    func frames(_ values: [Double], _ times: [Double]?, _ mode: Keyframes.Mode) -> [Double]? {
      values.withUnsafeBufferPointer { values in
        (times ?? []).withUnsafeBufferPointer { list in
          Keyframes(values, times: times == nil ? nil : list, mode: mode).map { frames in
            [-1, 0, 0.3, 0.999, 1, 2, .infinity, -.infinity, .nan].map(frames.value(at:))
          }
        }
      }
    }
    for mode in [Keyframes.Mode.linear, .discrete, .paced, .cubic] {
      #expect(frames([], nil, mode) == nil)
      #expect(frames([1, .nan], nil, mode) == nil)
      #expect(frames([1, 2], [0], mode) == nil)
      #expect(frames([1, 2, 3], [0, 0.6, 0.5], mode) == nil)
      #expect(frames([1, 2], [0, 1.5], mode) == nil)
      #expect(frames([7], nil, mode)?.allSatisfy { $0 == 7 } == true)
      #expect(frames([7, 7, 7], [0, 0, 0], mode)?.allSatisfy { $0 == 7 } == true)
      let huge = [1e308, -1e308, 1.7e308]
      #expect(frames(huge, nil, mode)?.allSatisfy(\.isFinite) == true)
      #expect(frames(huge, [0.5, 0.5, 0.5], mode)?.allSatisfy(\.isFinite) == true)
    }
  }
}
