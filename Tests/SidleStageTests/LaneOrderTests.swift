import SidleMotion
import Testing

@testable import SidleStage

@Suite struct LaneOrderTests {
  private static var lanes: [Manner.Lane] {
    [.swingingSpring, .criticalSpring, .polynomial, .bezier, .single]
  }

  @Test("slots of a lane lie side by side, and each knows its place, whatever enters and leaves")
  func model() {
    var order = LaneOrder(memory)
    let hasRoom = order.reserve(64)
    #expect(hasRoom)
    var lanes: [Int: Manner.Lane] = [:]
    var places: [Int: Int] = [:]
    var noise = SystemNoise(state: 3)
    for _ in 0..<5000 {
      let slot = noise.below(64)
      if let place = places[slot] {
        order.remove(at: place) { places[$0] = $1 }
        places[slot] = nil
        lanes[slot] = nil
      } else {
        let lane = LaneOrderTests.lanes[noise.below(5)]
        order.insert(slot, lane) { places[$0] = $1 }
        lanes[slot] = lane
      }
      #expect(order.count == lanes.count)
      for (slot, lane) in lanes {
        #expect(order[places[slot]!] == slot)
        #expect(order.begin(lane)..<order.end(lane) ~= places[slot]!)
      }
      for lane in LaneOrderTests.lanes {
        #expect(order.all(lane).count == lanes.values.filter { $0 == lane }.count)
      }
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
