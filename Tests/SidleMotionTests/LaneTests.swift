import SidleUnits
import Testing

@testable import SidleMotion

/// Values in lanes, read two by two, against the same values read one by one.
@Suite struct LaneTests {
  private static let second: Int64 = 1_000_000_000

  /// Some laws of each lane.
  private static func laws(_ lane: Manner.Lane) -> [Manner.Law] {
    switch lane {
    case .swingingSpring:
      return [0.02, 0.5, 0.99].map {
        .spring(Spring.make(stiffness: 300 / $0, dampingRatio: $0)!)
      }
    case .criticalSpring:
      return [10, 300, 1e6].map { .spring(Spring.make(stiffness: $0, dampingRatio: 1)!) }
    case .polynomial:
      let families: [PennerCurve.Family] = [.quad, .cubic, .quart, .quint, .back]
      let directions: [PennerCurve.Direction] = [.easeIn, .easeOut, .easeInOut]
      return [.curve(.linear)]
        + families.flatMap { family in
          directions.map { .curve(.penner(PennerCurve(family, $0))) }
        }
    case .bezier:
      return [
        .curve(.ease), .curve(.easeIn), .curve(.easeOut), .curve(.easeInOut),
        .curve(.cubic(CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0)!)),
        .curve(.cubic(CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)!)),
        .curve(.cubic(CubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)!)),
      ]
    case .single:
      return [
        .decay(.normal), .spring(Spring.make(stiffness: 100, dampingRatio: 3)!),
        .curve(.penner(PennerCurve(.elastic, .easeOut))), .keyframes(frames),
      ]
    }
  }

  nonisolated(unsafe) private static let frames: Keyframes = {
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4)
    _ = values.initialize(fromContentsOf: [3, -40, 90, 12])
    return Keyframes(UnsafeBufferPointer(values), mode: .cubic)!
  }()

  private static func value(_ law: Manner.Law, _ generator: inout Seeded) -> MovingValue {
    let from = Double.random(in: -500...500, using: &generator)
    let to = Double.random(in: -500...500, using: &generator)
    let velocity = Double.random(in: -3000...3000, using: &generator)
    switch law {
    case .curve(let curve):
      return .curve(
        from: from, to: to, duration: .random(in: 1...(3 * second), using: &generator), curve)
    case .spring(let spring):
      return .spring(from: from, to: to, velocity: velocity, SpringRates(spring), tolerance: 0.01)
    case .decay(let decay):
      return .decay(from: from, velocity: velocity, decay, tolerance: 0.01)
    case .keyframes(let frames):
      return .keyframes(frames, duration: .random(in: 1...(3 * second), using: &generator))
    }
  }

  /// Manners with their tables; freed when the body is done.
  private func withManners(_ laws: [Manner.Law], _ body: (UnsafeBufferPointer<Manner>) -> Void) {
    let manners = laws.map { law in
      Manner(law, table: Manner.needsTable(law) ? .allocate(capacity: 1) : nil)
    }
    manners.withUnsafeBufferPointer(body)
    for manner in manners { manner.table?.deallocate() }
  }

  @Test(
    "a lane gives each value the bits it has alone: before, on and after its way, beside any other",
    arguments: 0..<5 as Range<UInt8>)
  func sameBits(number: UInt8) throws {
    let lane = try #require(Manner.Lane(rawValue: number))
    var generator = Seeded(UInt64(lane.rawValue) + 40)
    let laws = LaneTests.laws(lane)
    withManners(laws) { manners in
      #expect(manners.allSatisfy { $0.lane == lane })
      for count in [0, 1, 2, 3, 63, 64, 65, 200] {
        // Some lanes of one manner only, some mixed, some in runs.
        for run in [1, 7, 1000] {
          let now = 5 * LaneTests.second
          var values: [MovingValue] = []
          for index in 0..<count {
            let manner = index / run % laws.count
            var value = LaneTests.value(laws[manner], &generator)
            value.manner = Int32(manner)
            let ends = min(value.length, 10 * LaneTests.second)
            value.origin =
              now
              - [0, ends, ends + 5, -3, 1, ends - 1].randomElement(using: &generator)!
            if index % 3 > 0 { value.origin = now - .random(in: 0...ends, using: &generator) }
            // Longer than a mark can tell, and for ever.
            if index % 13 == 5 { value.length = Int64.max >> (index % 3 * 5) }
            if index % 29 == 7 { value.length = 0 }
            values.append(value)
          }
          for first in [0, 1, 37, 64] { check(values, manners, lane, now, first: first) }
        }
      }
    }
  }

  /// Reads the values from the place `first` on, behind others, and compares.
  private func check(
    _ values: [MovingValue], _ manners: UnsafeBufferPointer<Manner>, _ lane: Manner.Lane,
    _ now: Int64, first: Int
  ) {
    var blocks = MovingBlocks(memory)
    let hasRoom = blocks.reserve(first + values.count + 1)
    #expect(hasRoom)
    for (index, value) in values.enumerated() { blocks.place(first + index).value = value }
    var output = [Double](repeating: .nan, count: 3 * values.count + 1)
    var columns = [Double](repeating: .nan, count: LaneReader.columnSize)
    let addresses = manners.indices.map { manners.baseAddress! + $0 }
    addresses.withUnsafeBytes { addresses in
      columns.withUnsafeMutableBufferPointer { columns in
        output.withUnsafeMutableBytes { output in
          let reader = LaneReader(
            manners: addresses.baseAddress!,
            mannerStride: MemoryLayout<UnsafePointer<Manner>>.stride, now: now,
            columns: columns.baseAddress!)
          reader.read(
            lane, blocks, first..<first + values.count,
            LaneOutput(values: output.baseAddress!.advanced(by: 8), stride: 24))
        }
      }
    }
    for (index, value) in values.enumerated() {
      let alone = value.state(
        at: now - value.origin, manners.baseAddress! + Int(value.manner))
      #expect(output[3 * index].isNaN, "only values and velocities are written")
      #expect(output[3 * index + 1].bitPattern == alone.value.bitPattern)
      #expect(output[3 * index + 2].bitPattern == alone.velocity.bitPattern)
    }
  }

  @Test("a moving value goes as the segment of its manner does, also with a velocity brought along")
  func asSegments() {
    var generator = Seeded(7)
    for lane in [
      Manner.Lane.swingingSpring, .criticalSpring, .polynomial, .bezier, .single,
    ] {
      let laws = LaneTests.laws(lane)
      withManners(laws) { manners in
        for round in 0..<400 {
          let index = round % laws.count
          let from = Double.random(in: -500...500, using: &generator)
          let to = Double.random(in: -500...500, using: &generator)
          let velocity = Double.random(in: -900...900, using: &generator)
          let length = Int64.random(in: LaneTests.second / 2...LaneTests.second, using: &generator)
          let moving: MovingValue
          let segment: Segment
          switch laws[index] {
          case .curve(let curve):
            let brought = round % 2 == 0 ? velocity : nil
            moving = .curve(from: from, to: to, velocity: brought, duration: length, curve)
            segment = .timing(
              from: from, to: to, velocity: brought, start: 0, duration: length, curve: curve)
          case .spring(let spring):
            moving = .spring(
              from: from, to: to, velocity: velocity, SpringRates(spring), tolerance: 0.5)
            segment = .spring(from: from, to: to, velocity: velocity, start: 0, spring: spring)
          case .decay(let decay):
            moving = .decay(from: from, velocity: velocity, decay, tolerance: 0.5)
            segment = .decay(from: from, velocity: velocity, start: 0, decay: decay)
          case .keyframes: continue  // no segment moves along them
          }
          for part in [-0.1, 0, 1e-9, 0.01, 0.3, 0.5, 0.77, 0.999, 1, 1.2] {
            let time = Int64(part * Double(segment.end))
            let state = moving.state(at: time, manners.baseAddress! + index)
            let want = (segment.value(at: time), segment.velocity(at: time))
            // At a vertical tangent the last bit of the input moves the output by its cube root.
            let limit = lane == .bezier ? 1e-6 : 1e-9
            #expect((state.value - want.0).magnitude <= limit)
            #expect((state.velocity - want.1).magnitude <= 1e-6 * max(1, want.1.magnitude))
          }
        }
      }
    }
  }
}
