import Testing

@testable import SidleUnits

@Suite struct AgendaTests {
  @Test("an agenda begins empty, and contains no slot it was not given")
  func empty() {
    let purse = Purse()
    var agenda = Agenda(purse.allocator)
    #expect(agenda.count == 0)
    #expect(agenda.first?.slot == nil)
    #expect(agenda.firstTime == Int64.max)
    reserve(4, &agenda)
    let contained = (0..<9).filter { agenda.contains($0) }
    #expect(contained == [])
    agenda.remove(3)
    agenda.remove(90)
    #expect(agenda.count == 0)
  }

  @Test("what comes first is the earliest, of equal times the oldest")
  func order() {
    let purse = Purse()
    var agenda = Agenda(purse.allocator)
    reserve(5, &agenda)
    agenda.set(0, time: 30, age: 1)
    agenda.set(1, time: 10, age: 9)
    agenda.set(2, time: 10, age: 4)
    agenda.set(3, time: Int64.min, age: 8)
    agenda.set(4, time: Int64.max, age: 2)
    #expect(drain(&agenda) == [3, 2, 1, 0, 4])
    #expect(agenda.count == 0)
  }

  @Test("setting a slot again moves its one entry, forward or back")
  func moves() {
    let purse = Purse()
    var agenda = Agenda(purse.allocator)
    reserve(3, &agenda)
    for slot in 0..<3 { agenda.set(slot, time: Int64(slot), age: UInt32(slot)) }
    agenda.set(0, time: 9, age: 0)
    #expect(agenda.count == 3)
    #expect(agenda.first?.slot == 1)
    agenda.set(2, time: -5, age: 2)
    #expect(agenda.count == 3)
    #expect(drain(&agenda) == [2, 1, 0])
  }

  @Test("ages go on counting from 0 after the last one")
  func ages() {
    let purse = Purse()
    var agenda = Agenda(purse.allocator)
    reserve(3, &agenda)
    agenda.set(0, time: 5, age: 1)
    agenda.set(1, time: 5, age: .max)
    agenda.set(2, time: 5, age: .max - 1)
    #expect(drain(&agenda) == [2, 1, 0])
  }

  @Test("growing keeps what is in it")
  func growth() {
    let purse = Purse()
    var agenda = Agenda(purse.allocator)
    for slot in 0..<200 {
      reserve(slot + 1, &agenda)
      agenda.set(slot, time: Int64(200 - slot), age: UInt32(slot))
    }
    #expect(drain(&agenda) == Array((0..<200).reversed()))
    #expect(purse.mistakes == [])
  }

  @Test("without memory nothing is reserved, and what is in it stays")
  func withoutMemory() {
    let purse = Purse()
    var agenda = Agenda(purse.allocator)
    reserve(8, &agenda)
    agenda.set(5, time: 1, age: 1)
    purse.left = 1
    let halfway = agenda.reserve(slotCount: 1000)
    #expect(!halfway)
    let again = agenda.reserve(slotCount: 1000)
    #expect(!again)
    #expect(agenda.first?.slot == 5)
    purse.left = nil
    reserve(1000, &agenda)
    agenda.set(999, time: 0, age: 2)
    #expect(drain(&agenda) == [999, 5])
  }

  @Test("any script of setting and removing gives the order of a sorted list")
  func likeAModel() {
    let purse = Purse()
    for start in 0..<8 as Range<UInt64> {
      var random = Seeded(start)
      var agenda = Agenda(purse.allocator)
      let slots = 3 << Int(start)
      reserve(slots, &agenda)
      var model: [Int: Agenda.Entry] = [:]
      var mistakes = 0
      for _ in 0..<400 {
        let slot = Int.random(in: 0..<slots, using: &random)
        if random.next() % 3 == 0 {
          agenda.remove(slot)
          model[slot] = nil
        } else {
          // Few different times, so that ages often decide.
          let time = Int64.random(in: -3...3, using: &random)
          agenda.set(slot, time: time, age: UInt32(slots - slot))
          model[slot] = Agenda.Entry(time: time, age: UInt32(slots - slot), slot: slot)
        }
        if agenda.count != model.count { mistakes += 1 }
        if agenda.contains(slot) != (model[slot] != nil) { mistakes += 1 }
        let first = model.values.min { ($0.time, $0.age) < ($1.time, $1.age) }
        if agenda.first?.slot != first?.slot { mistakes += 1 }
        if agenda.first?.time != first?.time { mistakes += 1 }
        if agenda.firstTime != first?.time ?? Int64.max { mistakes += 1 }
      }
      #expect(mistakes == 0, "start value \(start)")
      let sorted = model.values.sorted { ($0.time, $0.age) < ($1.time, $1.age) }
      #expect(drain(&agenda) == sorted.map(\.slot), "start value \(start)")
    }
  }

  private func reserve(_ count: Int, _ agenda: inout Agenda) {
    let reserved = agenda.reserve(slotCount: count)
    #expect(reserved)
  }

  /// The slots in their order, taking them out.
  private func drain(_ agenda: inout Agenda) -> [Int] {
    var slots: [Int] = []
    while let first = agenda.first {
      slots.append(first.slot)
      agenda.remove(first.slot)
    }
    return slots
  }
}
