import SidleUnits
import Testing

@testable import SidleStage

@Suite struct EventQueueTests {
  private func event(_ number: UInt64) -> Event {
    Event(
      time: Int64(number), kind: 1, reason: 0, object: number, other: 0, userData: 0, edge: 0,
      detail: 0, offset: 0, velocity: 0, x: 0, y: 0)
  }

  private func queue(_ capacity: Int) -> EventQueue {
    var queue = EventQueue(memory, perInput: 64)
    let reserved = queue.reserve(capacity, memory)
    #expect(reserved)
    return queue
  }

  private func batch(_ queue: borrowing EventQueue) -> [UInt64] {
    (0..<queue.batch.count).map { queue.batch[$0].object }
  }

  @Test("what calls announce waits for the step, and leads its batch")
  func turning() {
    var queue = queue(128)
    queue.append(event(1), stepping: false)
    queue.append(event(2), stepping: false)
    let before = batch(queue)
    #expect(before == [])
    #expect(queue.waiting.count == 2)
    queue.turn()
    queue.append(event(3), stepping: true)
    let first = batch(queue)
    #expect(first == [1, 2, 3])
    #expect(queue.waiting.count == 0)
  }

  @Test("a batch stays as it is until the next step, whatever calls announce meanwhile")
  func stable() {
    var queue = queue(128)
    queue.turn()
    queue.append(event(1), stepping: true)
    let base = queue.batch.pointer
    for number in 10..<60 as Range<UInt64> { queue.append(event(number), stepping: false) }
    let found = batch(queue)
    #expect(found == [1])
    let isSame = queue.batch.pointer == base
    #expect(isSame)
    queue.turn()
    let next = batch(queue)
    #expect(next == Array(10..<60))
  }

  @Test("there is room for one more input while 64 events are free")
  func room() {
    var queue = queue(100)
    queue.turn()
    var hadRoom: [Bool] = []
    for number in 0..<40 as Range<UInt64> {
      hadRoom.append(queue.hasRoom)
      queue.append(event(number), stepping: true)
    }
    #expect(hadRoom == Array(repeating: true, count: 37) + [false, false, false])
  }

  @Test("calls have room up to the capacity, apart from the batch")
  func waitingRoom() {
    var queue = queue(64)
    queue.turn()
    for number in 0..<64 as Range<UInt64> { queue.append(event(number), stepping: true) }
    for number in 0..<60 as Range<UInt64> { queue.append(event(number), stepping: false) }
    let rooms = [3, 4, 5].map { queue.hasRoom(forWaiting: $0) }
    #expect(rooms == [true, true, false])
    #expect(queue.hasRoom == false)
  }

  @Test("growing keeps both batches")
  func growth() {
    var queue = queue(64)
    queue.append(event(1), stepping: false)
    queue.turn()
    queue.append(event(2), stepping: true)
    queue.append(event(3), stepping: false)
    let grown = queue.reserve(200, memory)
    let smaller = queue.reserve(10, memory)
    #expect(grown && smaller)
    #expect(queue.capacity == 200)
    let now = batch(queue)
    #expect(now == [1, 2])
    queue.turn()
    let next = batch(queue)
    #expect(next == [3])
  }
}
