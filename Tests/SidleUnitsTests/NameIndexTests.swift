import SidleUnits
import Testing

@Suite struct NameIndexTests {
  private func slots(_ hash: UInt64, _ index: borrowing NameIndex) -> [Int] {
    var probe = index.probe(hash)
    var found: [Int] = []
    while let slot = index.next(&probe) { found.append(slot) }
    return found.sorted()
  }

  private func insert(_ hash: UInt64, _ slot: Int, _ index: inout NameIndex) {
    let reserved = index.reserveOneMore()
    #expect(reserved)
    index.insert(hash, slot: slot)
  }

  @Test("a new index knows nothing, and nothing can be taken out of it")
  func new() {
    let purse = Purse()
    var index = NameIndex(purse.allocator)
    index.remove(5, slot: 0)
    let found = slots(5, index)
    #expect(found == [])
    #expect(purse.given == 0)
  }

  @Test("every slot with the same hash is offered, and no other that shares its place")
  func collisions() {
    let purse = Purse()
    var index = NameIndex(purse.allocator)
    // The table has 16 places: 3, 19 and 35 share one, 4 is the next.
    for (hash, slot) in [(3, 0), (19, 1), (3, 2), (35, 3), (4, 4), (3, 5)] as [(UInt64, Int)] {
      insert(hash, slot, &index)
    }
    let found = [3, 19, 35, 4, 5, 51].map { slots($0, index) }
    #expect(found == [[0, 2, 5], [1], [3], [4], [], []])
  }

  @Test("taking one out of the middle of a run leaves the others to be found")
  func removalFromRun() {
    for victim in 0..<6 {
      let purse = Purse()
      var index = NameIndex(purse.allocator)
      // A run that begins at place 14 and goes on at place 0.
      let hashes: [UInt64] = [14, 30, 15, 14, 16, 31]
      for (slot, hash) in hashes.enumerated() { insert(hash, slot, &index) }
      index.remove(hashes[victim], slot: victim)
      for (slot, hash) in hashes.enumerated() {
        let expected = hashes.indices.filter { hashes[$0] == hash && $0 != victim }
        let found = slots(hash, index)
        #expect(found == expected, "after \(victim) went, for \(slot)")
      }
    }
  }

  @Test("taking out what is not there changes nothing")
  func removalOfNothing() {
    let purse = Purse()
    var index = NameIndex(purse.allocator)
    for slot in 0..<4 { insert(7, slot, &index) }
    index.remove(7, slot: 9)
    index.remove(8, slot: 42)
    let found = slots(7, index)
    #expect(found == [0, 1, 2, 3])
  }

  @Test("without memory it does not grow, and keeps what it has")
  func outOfMemory() {
    let purse = Purse(left: 1)
    var index = NameIndex(purse.allocator)
    for slot in 0..<8 { insert(UInt64(slot) * 16, slot, &index) }
    let refused = index.reserveOneMore()
    #expect(!refused)
    for slot in 0..<8 {
      let found = slots(UInt64(slot) * 16, index)
      #expect(found == [slot])
    }
    index.remove(48, slot: 3)
    let offered = index.reserveOneMore()
    #expect(offered)
  }

  @Test(
    "any script of names, with few or many hashes, is found as a model finds it",
    arguments: [2, 7, 40, 1_000_000] as [UInt64])
  func likeAModel(variety: UInt64) {
    let purse = Purse()
    var random = Seeded(variety)
    var index = NameIndex(purse.allocator)
    var model: [Int: UInt64] = [:]
    for slot in 0..<1500 {
      if model.count < 3 || random.next() % 5 < 3 {
        // Low bits that repeat, so that runs meet and wrap.
        let hash = (random.next() % variety) &* 5
        insert(hash, slot, &index)
        model[slot] = hash
      } else {
        let victim = model.keys.sorted()[Int.random(in: 0..<model.count, using: &random)]
        index.remove(model[victim]!, slot: victim)
        model[victim] = nil
      }
      if slot % 50 == 0 {
        for hash in Set(model.values).union([5, 10, 123]) {
          let found = slots(hash, index)
          #expect(found == model.filter { $0.value == hash }.keys.sorted())
        }
      }
    }
    #expect(model.count > 100)
  }

  @Test("the hash of a name is that of its bytes and their number")
  func hashes() {
    func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { NameIndex.hash($0) } }
    #expect(hash([97, 98]) == hash(Array("ab".utf8)))
    let all = [
      hash([]), hash([0]), hash([0, 0]), hash([97]), hash([97, 0]), hash([0, 97]),
      hash(Array(repeating: 0, count: 8)), hash(Array(repeating: 0, count: 9)),
    ]
    #expect(Set(all).count == all.count)
  }
}
