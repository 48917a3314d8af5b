import SidleUnits
import Testing

@Suite struct SlotArrayTests {
  /// Whether there was room for one more, which is then put in.
  private func add(_ slot: Int, _ array: inout SlotArray, _ allocator: Allocator) -> Bool {
    guard array.reserveOneMore(allocator) else { return false }
    array.append(slot)
    return true
  }

  private func contents(_ array: SlotArray) -> [Int] { (0..<Int(array.count)).map { array[$0] } }

  @Test("slots stay in the order they were put in, through growth")
  func order() {
    let purse = Purse()
    var array = SlotArray()
    for slot in 0..<100 {
      let added = add(slot * 3, &array, purse.allocator)
      #expect(added)
    }
    #expect(contents(array) == (0..<100).map { $0 * 3 })
    array.free(purse.allocator)
    #expect(purse.liveBlocks == 0)
    #expect(purse.mistakes == [])
  }

  @Test("an empty one takes no memory and may be freed")
  func empty() {
    let purse = Purse()
    let array = SlotArray()
    #expect(array.count == 0)
    array.free(purse.allocator)
    #expect(purse.given == 0)
    #expect(purse.mistakes == [])
  }

  @Test(
    "taking one out keeps the order of the rest",
    arguments: [
      (0, [20, 30, 40]), (1, [10, 30, 40]), (2, [10, 20, 40]), (3, [10, 20, 30]),
    ] as [(Int, [Int])])
  func removal(place: Int, rest: [Int]) {
    let purse = Purse()
    var array = SlotArray()
    for slot in [10, 20, 30, 40] {
      let added = add(slot, &array, purse.allocator)
      #expect(added)
    }
    array.remove(at: place)
    #expect(contents(array) == rest)
    array.free(purse.allocator)
    #expect(purse.liveBlocks == 0)
  }

  @Test(
    "the first of a slot is taken out, and nothing where there is none",
    arguments: [
      (10, [20, 10, 40]), (20, [10, 10, 40]), (40, [10, 20, 10]), (30, [10, 20, 10, 40]),
    ]
      as [(Int, [Int])])
  func removeFirst(slot: Int, rest: [Int]) {
    let purse = Purse()
    var array = SlotArray()
    array.removeFirst(slot)
    #expect(array.count == 0)
    for slot in [10, 20, 10, 40] {
      let added = add(slot, &array, purse.allocator)
      #expect(added)
    }
    array.removeFirst(slot)
    #expect(contents(array) == rest)
    array.free(purse.allocator)
    #expect(purse.liveBlocks == 0)
  }

  @Test("two slots, of any value, take no memory; the third moves them out")
  func inline() {
    let purse = Purse()
    var array = SlotArray()
    for slot in [Int(Int32.max), 0] {
      let added = add(slot, &array, purse.allocator)
      #expect(added)
    }
    #expect(contents(array) == [Int(Int32.max), 0])
    array.remove(at: 0)
    #expect(contents(array) == [0])
    let again = add(5, &array, purse.allocator)
    #expect(again)
    #expect(contents(array) == [0, 5])
    #expect(purse.given == 0)
    let third = add(6, &array, purse.allocator)
    #expect(third)
    #expect(contents(array) == [0, 5, 6])
    #expect(purse.given == 1)
    array.free(purse.allocator)
    #expect(purse.liveBlocks == 0)
    #expect(purse.mistakes == [])
  }

  @Test("without memory the room does not grow and nothing is lost")
  func outOfMemory() {
    let purse = Purse(left: 0)
    var array = SlotArray()
    let early = (1...4).map { add($0, &array, purse.allocator) }
    #expect(early == [true, true, false, false])
    #expect(contents(array) == [1, 2])
    purse.left = nil
    let late = add(3, &array, purse.allocator)
    #expect(late)
    #expect(contents(array) == [1, 2, 3])
    array.free(purse.allocator)
    #expect(purse.liveBlocks == 0)
    #expect(purse.mistakes == [])
  }

  @Test("putting one in and moving one keep the order of the rest, in the value and in memory")
  func insertionAndMoves() {
    for count in [1, 2, 5, 9] {
      for from in 0..<count {
        for to in 0..<count {
          let purse = Purse()
          var array = SlotArray()
          var model: [Int] = []
          for slot in 0..<count {
            let hasRoom = array.reserveOneMore(purse.allocator)
            #expect(hasRoom)
            let place = slot * from % (slot + 1)
            array.insert(slot, at: place)
            model.insert(slot, at: place)
          }
          #expect(contents(array) == model)
          array.move(from: from, to: to)
          model.insert(model.remove(at: from), at: to)
          #expect(contents(array) == model)
          array.free(purse.allocator)
          #expect(purse.mistakes == [])
        }
      }
    }
  }
}
