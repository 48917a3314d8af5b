import SidleUnits
import Testing

@testable import SidleStage

@Suite struct SampleQueueTests {
  private func queue(_ capacity: Int) -> SampleQueue {
    var queue = SampleQueue(memory)
    grow(&queue, capacity)
    return queue
  }

  private func grow(_ queue: inout SampleQueue, _ capacity: Int) {
    var ring = Buffer<WaitingSample>(memory)
    let reserved = ring.reserve(capacity)
    #expect(reserved)
    queue.adopt(&ring)
  }

  /// Takes everything out: pointer and x of each.
  private func drain(_ queue: inout SampleQueue) -> [String] {
    var found: [String] = []
    while queue.count > 0 {
      let due = queue.firstDue
      let first = queue.takeFirst()
      #expect(first.due == due)
      found.append("\(due) p\(first.sample.pointer) x\(Int(first.sample.x))")
    }
    #expect(queue.firstDue == Int64.max)
    return found
  }

  @Test("samples come out by time, then pointer, then arrival")
  func order() {
    var queue = queue(16)
    let arrivals: [(Int64, Int32)] = [
      (30, 1), (10, 2), (20, 1), (10, 1), (20, 1), (10, 2), (5, 9), (30, 0), (10, -4), (20, 1),
    ]
    for (index, (time, pointer)) in arrivals.enumerated() {
      queue.insert(.at(time, pointer: pointer, x: Double(index)))
    }
    #expect(queue.count == 10)
    let found = drain(&queue)
    #expect(
      found == [
        "5 p9 x6", "10 p-4 x8", "10 p1 x3", "10 p2 x1", "10 p2 x5", "20 p1 x2", "20 p1 x4",
        "20 p1 x9", "30 p0 x7", "30 p1 x0",
      ])
    #expect(queue.count == 0)
  }

  @Test("the order holds when the ring has gone round, at random")
  func ring() {
    var random = Noise(seed: 5)
    var queue = queue(13)
    var model: [(due: Int64, pointer: Int32, arrival: Int)] = []
    var mistakes = 0
    for arrival in 0..<3000 {
      if queue.count < 13, random.next() % 2 == 0 || queue.count == 0 {
        let due = Int64(random.next() % 7)
        let pointer = Int32(random.next() % 3)
        queue.insert(.at(due, pointer: pointer, x: Double(arrival)))
        model.append((due, pointer, arrival))
        model.sort { ($0.due, $0.pointer, $0.arrival) < ($1.due, $1.pointer, $1.arrival) }
      } else {
        let first = model.removeFirst()
        if queue.takeFirst().sample.x != Double(first.arrival) { mistakes += 1 }
      }
      for index in 0..<model.count where queue[index].sample.x != Double(model[index].arrival) {
        mistakes += 1
      }
    }
    #expect(mistakes == 0)
    #expect(queue.count == model.count)
  }

  @Test("growing keeps what waits, in order, wherever the ring begins")
  func growth() {
    for gone in 0..<4 {
      var queue = queue(4)
      for index in 0..<4 { queue.insert(.at(Int64(index))) }
      for _ in 0..<gone { _ = queue.takeFirst() }
      for index in 0..<gone { queue.insert(.at(Int64(10 + index))) }
      grow(&queue, 9)
      #expect(queue.capacity == 9)
      #expect(queue.count == 4)
      for index in 0..<5 { queue.insert(.at(Int64(20 + index))) }
      let found = drain(&queue)
      let times = Array(gone..<4) + (0..<gone).map { $0 + 10 } + (20..<25)
      #expect(found == times.map { "\($0) p1 x0" })
    }
  }

  @Test("less room than there is changes nothing")
  func noShrinking() {
    var queue = queue(6)
    for index in 0..<6 { queue.insert(.at(Int64(index))) }
    grow(&queue, 3)
    #expect(queue.capacity == 6)
    #expect(queue.count == 6)
    #expect(queue.firstDue == 0)
  }

  @Test("the last sample of a pointer is the one that takes effect last")
  func last() {
    var queue = queue(8)
    let none = queue.times(pointer: 1) == nil
    #expect(none)
    for (time, pointer) in [(10, 1), (40, 2), (30, 1), (20, 1), (35, 3)] as [(Int64, Int32)] {
      queue.insert(.at(time, pointer: pointer))
    }
    #expect(queue.times(pointer: 1)?.due == 30)
    #expect(queue.times(pointer: 2)?.due == 40)
    #expect(queue.times(pointer: 3)?.due == 35)
    let stranger = queue.times(pointer: 4) == nil
    #expect(stranger)
    queue.removeAll()
    #expect(queue.count == 0)
    let gone = queue.times(pointer: 1) == nil && queue.firstDue == Int64.max
    #expect(gone)
  }

  @Test("the hash is that of what waits, not of where in the ring")
  func hash() {
    func hash(_ queue: borrowing SampleQueue) -> UInt64 {
      var hash = Hash64()
      queue.hash(into: &hash)
      return hash.value
    }
    var straight = queue(4)
    for time in [7, 8, 9] as [Int64] { straight.insert(.at(time)) }
    var wrapped = queue(4)
    for time in [1, 2, 3, 9] as [Int64] { wrapped.insert(.at(time)) }
    for _ in 0..<3 { _ = wrapped.takeFirst() }
    wrapped.insert(.at(7))
    wrapped.insert(.at(8))
    let (one, other) = (hash(straight), hash(wrapped))
    #expect(one == other)
    _ = wrapped.takeFirst()
    let shorter = hash(wrapped)
    #expect(shorter != one)
  }
}

/// The same random numbers in every run (SplitMix64).
struct Noise: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
