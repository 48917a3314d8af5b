import SidleGesture
import SidleUnits
import Testing

@testable import SidleStage

@Suite struct ContactTableTests {
  private func table(limit: Int) -> ContactTable {
    var table = ContactTable(
      memory, limit: limit, strategy: .line, edgeZone: EdgeZone(width: 0, sides: .both))
    let reserved = table.reserve()
    #expect(reserved)
    return table
  }

  private func contact(_ pointer: Int32) -> Contact {
    var contact = Contact()
    contact.isDown = true
    contact.pointer = pointer
    return contact
  }

  @Test("a contact is found by its pointer while it is down, and its place is used again")
  func places() {
    var table = table(limit: 2)
    let first = table.add(contact(7))
    let second = table.add(contact(-7))
    #expect(first == 0)
    #expect(second == 1)
    #expect(table.place(pointer: 7) == 0)
    #expect(table.place(pointer: -7) == 1)
    #expect(table.place(pointer: 0) == nil)
    table.remove(0)
    #expect(table.place(pointer: 7) == nil)
    #expect(table.count == 1)
    let third = table.add(contact(9))
    #expect(third == 0)
    #expect(table.count == 2)
  }

  @Test("there are 32 places, and then no more")
  func full() {
    var table = table(limit: 16)
    var places: [Int?] = []
    for pointer in 0..<33 as Range<Int32> { places.append(table.add(contact(pointer))) }
    #expect(places == (0..<32).map { $0 } + [nil])
    #expect(table.count == 32)
  }

  @Test("crowding lasts until the last contact is up")
  func crowding() {
    var table = table(limit: 1)
    _ = table.add(contact(1))
    _ = table.add(contact(2))
    table.isCrowded = true
    table.remove(0)
    #expect(table.isCrowded == true)
    table.remove(1)
    #expect(table.isCrowded == false)
    #expect(table.count == 0)
  }

  @Test("each place within the limit has a velocity of its own, which a new contact forgets")
  func velocities() {
    var table = table(limit: 2)
    for pointer in 1...3 as ClosedRange<Int32> { _ = table.add(contact(pointer)) }
    for index in 0...5 as ClosedRange<Int64> {
      for place in 0...2 {
        table.track(
          place, time: index * 10_000_000, x: Double(index) * Double(place + 1), y: Double(-index))
      }
    }
    let speeds = (0...2).map { table.velocity($0).x.rounded() }
    #expect(speeds == [100, 200, 0])
    #expect(table.velocity(1).y.rounded() == -100)
    #expect(table.velocity(1, liftedAt: 150_000_000).x.rounded() == 200)
    #expect(table.velocity(1, liftedAt: 150_000_001) == (0, 0))
    #expect(table.velocity(2, liftedAt: 50_000_000) == (0, 0))
    table.remove(0)
    _ = table.add(contact(4))
    #expect(table.velocity(0) == (0, 0))
    #expect(table.velocity(1).x.rounded() == 200)
  }
}
