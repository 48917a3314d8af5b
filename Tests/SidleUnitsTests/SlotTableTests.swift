import Testing

@testable import SidleUnits

@Suite struct SlotTableTests {
  struct Record: BitwiseCopyable, Equatable {
    var number: Int64
    var flag: Bool
  }

  @Test("slots are handed out from 0, each with generation 1, as foretold")
  func first() {
    let purse = Purse()
    var table = SlotTable<Record>(purse.allocator)
    for number in 0..<40 {
      let reserved = table.reserveOneMore()
      #expect(reserved)
      let next = table.next
      #expect(next.slot == number)
      #expect(next.generation == 1)
      #expect(table.life(number) == .free)
      let slot = table.insert(Record(number: Int64(number), flag: number % 3 == 0))
      #expect(slot == number)
      #expect(table.life(slot) == .live)
      #expect(table.generation(slot) == 1)
      #expect(table.count == number + 1)
    }
    #expect(table.slotCount == 40)
    let kept = (0..<40).filter { table[$0] == Record(number: Int64($0), flag: $0 % 3 == 0) }
    #expect(kept.count == 40)
  }

  @Test("freed slots come back last in, first out, each a generation on")
  func reuse() {
    let purse = Purse()
    var table = SlotTable<Int>(purse.allocator)
    for number in 0..<5 { add(number, &table) }
    for slot in [1, 3, 0] { table.remove(slot) }
    #expect(table.count == 2)
    #expect(table.slotCount == 5)
    var given: [Int] = []
    for number in 10..<15 {
      let foretold = table.next
      let slot = add(number, &table)
      #expect(slot == foretold.slot)
      #expect(table.generation(slot) == foretold.generation)
      given.append(slot)
    }
    #expect(given == [0, 3, 1, 5, 6])
    #expect((0..<7).map { Int(table.generation($0)) } == [2, 2, 1, 2, 1, 1, 1])
    #expect((0..<7).map { table[$0] } == [10, 12, 2, 11, 4, 13, 14])
    #expect(table.count == 7)
  }

  @Test("slots that never were are free", arguments: [-1, 3, 4, Int.max, Int.min])
  func outside(slot: Int) {
    let purse = Purse()
    var table = SlotTable<Int>(purse.allocator)
    for number in 0..<3 { add(number, &table) }
    #expect(table.life(slot) == .free)
  }

  @Test("a slot at the last generation is retired and never comes back")
  func retirement() {
    let purse = Purse()
    var table = SlotTable<Int>(purse.allocator)
    for number in 0..<3 { add(number, &table) }
    table.remove(0)
    table.entries[1].generation = ObjectID.generationLimit - 1
    table.remove(1)
    #expect(table.life(1) == .free)
    let again = add(7, &table)
    #expect(again == 1)
    #expect(table.generation(1) == ObjectID.generationLimit)
    table.remove(1)
    #expect(table.life(1) == .retired)
    #expect(table.generation(1) == ObjectID.generationLimit)
    var given: [Int] = []
    for number in 20..<24 { given.append(add(number, &table)) }
    #expect(given == [0, 3, 4, 5])
    #expect(table.life(1) == .retired)
    #expect(table.count == 5)
    #expect(table.slotCount == 6)
  }

  @Test("without memory nothing is reserved, what is there stays, and freed slots still serve")
  func outOfMemory() {
    let purse = Purse(left: 1)
    var table = SlotTable<Int>(purse.allocator)
    for number in 0..<8 { add(number, &table) }
    let refused = table.reserveOneMore()
    #expect(!refused)
    #expect(table.count == 8)
    #expect(table.next.slot == 8)
    table.remove(5)
    let offered = table.reserveOneMore()
    #expect(offered)
    let slot = table.insert(50)
    #expect(slot == 5)
    #expect((0..<8).map { table[$0] } == [0, 1, 2, 3, 4, 50, 6, 7])
    let refusedAgain = table.reserveOneMore()
    #expect(!refusedAgain)
  }

  @Test("the hash is that of the ids to come, not of memory or records")
  func hash() {
    let purse = Purse()
    func hash(_ body: (inout SlotTable<Int>) -> Void) -> UInt64 {
      var table = SlotTable<Int>(purse.allocator)
      body(&table)
      var hash = Hash64()
      table.hash(into: &hash)
      return hash.value
    }
    let plain = hash { table in
      for number in 0..<3 { add(number, &table) }
      table.remove(0)
      table.remove(2)
    }
    let roomy = hash { table in
      _ = table.entries.reserve(1000)
      for number in 0..<3 { add(number + 90, &table) }
      table.remove(0)
      table.remove(2)
    }
    let otherOrder = hash { table in
      for number in 0..<3 { add(number, &table) }
      table.remove(2)
      table.remove(0)
    }
    let olderOnce = hash { table in
      for number in 0..<3 { add(number, &table) }
      table.remove(2)
      add(9, &table)
      table.remove(2)
      table.remove(0)
    }
    #expect(plain == roomy)
    #expect(Set([plain, otherOrder, olderOnce]).count == 3)
  }

  @Test("any script of insertions and removals gives what a model of it gives")
  func likeAModel() {
    let purse = Purse()
    var random = Seeded(77)
    var table = SlotTable<UInt64>(purse.allocator)
    var model: [Int: (generation: UInt32, record: UInt64)] = [:]
    var generations: [UInt32] = []
    var free: [Int] = []
    var mistakes = 0
    for _ in 0..<1500 {
      if model.isEmpty || random.next() % 5 < 3 {
        let record = random.next()
        let expected = free.popLast() ?? generations.count
        if expected == generations.count { generations.append(1) }
        if !table.reserveOneMore() || table.insert(record) != expected { mistakes += 1 }
        model[expected] = (generations[expected], record)
      } else {
        let slot = model.keys.sorted()[Int.random(in: 0..<model.count, using: &random)]
        if table[slot] != model[slot]?.record { mistakes += 1 }
        table.remove(slot)
        model[slot] = nil
        generations[slot] += 1
        free.append(slot)
      }
    }
    #expect(table.count == model.count)
    #expect(table.slotCount == generations.count)
    for slot in 0..<table.slotCount {
      if table.generation(slot) != generations[slot] { mistakes += 1 }
      if (table.life(slot) == .live) != (model[slot] != nil) { mistakes += 1 }
      if let kept = model[slot], table[slot] != kept.record { mistakes += 1 }
    }
    #expect(mistakes == 0)
    #expect(model.count > 100)
  }

  @discardableResult
  private func add<Element>(_ record: Element, _ table: inout SlotTable<Element>) -> Int {
    let reserved = table.reserveOneMore()
    #expect(reserved)
    return table.insert(record)
  }
}
