import SidleMotion
import Testing

@testable import SidleStage

@Suite struct LaneOrderTests {
  private static var lanes: [Manner.Lane] {
    [.swingingSpring, .criticalSpring, .polynomial, .bezier, .single]
  }

  /// Of a slot and how often it was entered, so that a value in a wrong place shows.
  private static func value(_ slot: Int, _ times: Int) -> MovingValue {
    var value = MovingValue.nothing
    value.from = Double(slot)
    value.to = Double(times)
    value.velocity = Double(slot + times)
    value.length = Int64(slot)
    value.origin = Int64(times)
    value.manner = Int32(slot)
    return value
  }

  @Test("values of a lane lie side by side, and each slot knows its place, whatever comes and goes")
  func model() {
    var order = LaneOrder(memory)
    let hasRoom = order.reserve(200)
    #expect(hasRoom)
    var lanes: [Int: Manner.Lane?] = [:]
    var places: [Int: Int] = [:]
    var times: [Int: Int] = [:]
    var noise = SystemNoise(state: 3)
    for round in 0..<5000 {
      let slot = noise.below(200)
      if let place = places[slot] {
        let lane = noise.below(7)
        if lane < 6 {
          let lane = lane < 5 ? LaneOrderTests.lanes[lane] : nil
          order.move(place, to: lane) { places[$0] = $1 }
          lanes[slot] = lane
        } else if lanes[slot]! == nil {
          order.remove(place) { places[$0] = $1 }
          places[slot] = nil
          lanes[slot] = nil
        }
      } else {
        times[slot] = round
        places[slot] = order.append(slot, LaneOrderTests.value(slot, round))
        lanes[slot] = .some(nil)
      }
      #expect(order.count == lanes.values.filter { $0 != nil }.count)
      for (slot, lane) in lanes where round % 10 == 0 {
        let place = places[slot]!
        #expect(order[place] == slot)
        #expect(order.lane(place) == lane)
        #expect(lane.map { order.begin($0)..<order.end($0) ~= place } ?? (place >= order.count))
        let found = order.value(place).value
        let expected = LaneOrderTests.value(slot, times[slot]!)
        #expect(found.from == expected.from && found.to == expected.to)
        #expect(found.velocity == expected.velocity && found.length == expected.length)
        #expect(found.origin == expected.origin && found.manner == expected.manner)
      }
    }
  }

  @Test("making room keeps what is there")
  func growth() {
    var order = LaneOrder(memory)
    for slot in 0..<1000 {
      let hasRoom = order.reserve(slot + 1)
      #expect(hasRoom)
      let place = order.append(slot, LaneOrderTests.value(slot, 7))
      #expect(place == slot)
    }
    for slot in 0..<1000 {
      #expect(order[slot] == slot && order.value(slot).value.from == Double(slot))
    }
  }
}

private struct SystemNoise {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
