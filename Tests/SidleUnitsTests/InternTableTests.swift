import SidleUnits
import Testing

@Suite("Equal values kept once")
struct InternTableTests {
  struct Pair: Internable {
    var a: Int32
    var b: Int32
    func hash(into hash: inout Hash64) { hash.add(a % 3) }
  }

  private func reserve(_ table: inout InternTable<Pair>) {
    let hasRoom = table.reserveOneMore()
    #expect(hasRoom)
  }

  @Test("equal values share a slot, different ones do not, even where their hashes are equal")
  func sharing() {
    var table = InternTable<Pair>(Purse().allocator)
    var slots: [Int] = []
    for a in Int32(0)..<9 {
      reserve(&table)
      slots.append(table.take(Pair(a: a, b: 1)))
    }
    #expect(Set(slots).count == 9)
    for a in Int32(0)..<9 {
      reserve(&table)
      #expect(table.take(Pair(a: a, b: 1)) == slots[Int(a)])
      #expect(table[slots[Int(a)]] == Pair(a: a, b: 1))
    }
    #expect(table.slot(of: Pair(a: 0, b: 2)) == nil)
  }

  @Test("a value stays until its last user has gone, and its slot is then used again")
  func releasing() {
    var table = InternTable<Pair>(Purse().allocator)
    for _ in 0..<3 { reserve(&table) }
    let first = table.take(Pair(a: 1, b: 1))
    #expect(table.take(Pair(a: 1, b: 1)) == first)
    let second = table.take(Pair(a: 4, b: 1))
    table.release(first)
    #expect(table.slot(of: Pair(a: 1, b: 1)) == first)
    table.release(first)
    #expect(table.slot(of: Pair(a: 1, b: 1)) == nil)
    #expect(table.slot(of: Pair(a: 4, b: 1)) == second)
    reserve(&table)
    #expect(table.take(Pair(a: 7, b: 1)) == first)
    #expect(table[second] == Pair(a: 4, b: 1))
  }
}
