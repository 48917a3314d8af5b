import SidleUnits
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

  @Test("the slope is the change of the value, by every mode, with times and curves")
  func slopes() throws {
    for mode in [Keyframes.Mode.linear, .discrete, .paced, .cubic] {
      try [3, -1, 4, 1, 1, 5].withUnsafeBufferPointer { values in
        try [0, 0.1, 0.3, 0.6, 0.8, 0.9].withUnsafeBufferPointer { times in
          try [TimingCurve](repeating: .easeInOut, count: 5).withUnsafeBufferPointer { curves in
            let all = [
              try #require(Keyframes(values, mode: mode)),
              try #require(Keyframes(values, times: times, mode: mode)),
              try #require(Keyframes(values, times: times, curves: curves, mode: mode)),
            ]
            for (index, frames) in all.enumerated() {
              for x in stride(from: 0.0051, to: 1, by: 0.0107) {
                let h = 1e-6
                let change = (frames.value(at: x + h) - frames.value(at: x - h)) / (2 * h)
                let slope = frames.slope(at: x)
                guard mode != .discrete else {
                  #expect(slope == 0)
                  continue
                }
                #expect((slope - change).magnitude < 1e-3, "\(mode) \(index) at \(x)")
              }
              #expect(frames.slope(at: -0.1) == 0 && frames.slope(at: 1) == 0)
              #expect(frames.slope(at: .nan).isFinite)
            }
            #expect(all[1].slope(at: 0.95) == 0 || mode == .paced)
          }
        }
      }
    }
  }

  @Test("a copy is equal, with the same hash, and independent of what was copied")
  func copied() throws {
    var values = [0, 8, -0.0]
    let times = [0, 0.25, 1.0]
    let names = Array("ease-in  linear ".utf8)
    let size = Keyframes.byteCount(values: 3, times: 3, curves: 2)
    func make(_ memory: UnsafeMutableRawPointer, _ names: [UInt8], _ mode: Keyframes.Mode)
      -> Keyframes?
    {
      values.withUnsafeBufferPointer { values in
        times.withUnsafeBufferPointer { times in
          names.withUnsafeBufferPointer {
            Keyframes(in: memory, values: values, times: times, curves: CurveNames($0), mode: mode)
          }
        }
      }
    }
    func hash(_ frames: Keyframes) -> UInt64 {
      var hash = Hash64()
      frames.hash(into: &hash)
      return hash.value
    }
    let memory = (0..<4).map { _ in
      UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    }
    defer { for each in memory { each.deallocate() } }
    let one = try #require(make(memory[0], names, .cubic))
    let two = try #require(make(memory[1], Array("ease-in linear".utf8), .cubic))
    #expect(one.byteCount == size && one == two && hash(one) == hash(two))
    #expect(one.values[2].sign == .plus)
    #expect(one.curves?[0] == .easeIn && one.curves?[1] == .linear)
    #expect(try one != #require(make(memory[2], names, .linear)))
    let all = try #require(make(memory[2], Array("ease-in".utf8), .cubic))
    #expect(all != one && all.curves?[1] == .easeIn)
    #expect(make(memory[3], Array("ease-in eas".utf8), .cubic) == nil)
    values[1] = 9
    let other = try #require(make(memory[3], names, .cubic))
    #expect(other != one && hash(other) != hash(one) && one.value(at: 0.25) == 8)
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
