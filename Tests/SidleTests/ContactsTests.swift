import Testing

@testable import sidle

@Suite("Contacts of a timeline")
struct ContactsTests {
  private let row = Place(words: "row a", row: 42)

  private func sample(
    _ phase: Sample.Phase, _ x: Double, pointer: Int32 = 1, kind: Sample.Kind = .touch
  ) -> Sample {
    Sample(time: 0, pointer: pointer, phase: phase, kind: kind, x: x, y: 0)
  }

  private func texts(_ contacts: inout Contacts, until time: Int64 = Int64.max) -> [String] {
    var texts: [String] = []
    while let note = contacts.takeNote(until: time) {
      switch note {
      case .down(let contact): texts.append(contact.downText)
      case .up(let contact): texts.append(contact.upText(tapped: false))
      }
    }
    return texts
  }

  @Test("a drag is told from down to up, with its distance")
  func drag() {
    var contacts = Contacts()
    contacts.follow(sample(.down, 100), at: 1_000_000_000) { row }
    contacts.follow(sample(.move, 60), at: 1_100_000_000) { row }
    contacts.dragBegan(row: 42, at: 1_100_000_000)
    contacts.follow(sample(.up, 50), at: 1_250_000_000) { row }
    #expect(
      texts(&contacts) == [
        "# 1.000000000 contact 1 down at 100.000, 0.000 on row a",
        "# 1.250000000 contact 1 up: drag, dx=-50.000 dy=0.000 in 0.250 s, 1 moves",
      ])
    #expect(contacts.live.isEmpty)
  }

  @Test("a drag that began and ended in one batch of events is a drag")
  func dragInOneBatch() {
    var contacts = Contacts()
    contacts.follow(sample(.down, 0), at: 10) { row }
    contacts.follow(sample(.up, 90), at: 20) { row }
    contacts.dragBegan(row: 42, at: 15)
    #expect(texts(&contacts).last?.contains("up: drag") == true)
  }

  @Test("a drag of another row, or before the contact, is not its own")
  func othersDrag() {
    var contacts = Contacts()
    contacts.follow(sample(.down, 0), at: 10) { row }
    contacts.dragBegan(row: 43, at: 15)
    contacts.dragBegan(row: 42, at: 5)
    contacts.follow(sample(.up, 90), at: 20) { row }
    #expect(texts(&contacts).last?.contains("up: no gesture") == true)
  }

  @Test("a second down of a pointer ends the first, the end of the recording the rest")
  func endings() throws {
    var contacts = Contacts()
    contacts.follow(sample(.down, 0), at: 0) { row }
    contacts.follow(sample(.down, 5), at: 10) { row }
    contacts.follow(sample(.down, 7, pointer: 2), at: 20) { row }
    contacts.follow(sample(.cancel, 7, pointer: 2), at: 30) { row }
    contacts.endAll(at: 40, as: .left)
    let endings = texts(&contacts).filter { !$0.hasSuffix("on row a") }
    try #require(endings.count == 3)
    #expect(endings[0].contains("contact 1 cancelled: its pointer came down again,"))
    #expect(endings[1].contains("contact 3 cancelled,"))
    #expect(endings[2].contains("contact 2 cancelled: still down at the end,"))
    #expect(contacts.count == 3)
  }

  @Test("notes wait for their time")
  func waiting() {
    var contacts = Contacts()
    contacts.follow(sample(.down, 0), at: 10) { row }
    contacts.follow(sample(.up, 0), at: 20) { row }
    #expect(texts(&contacts, until: 9).isEmpty)
    #expect(texts(&contacts, until: 10).count == 1)
    #expect(texts(&contacts, until: 20).count == 1)
  }

  @Test("a wheel lifts by itself, in order with what was given ahead, and has not come down again")
  func wheel() throws {
    var contacts = Contacts()
    contacts.follow(sample(.down, 0, kind: .wheel), at: 0) { row }
    contacts.follow(sample(.move, 8, kind: .wheel), at: 40_000_000) { row }
    contacts.follow(sample(.down, 0, pointer: 2), at: 500_000_000) { row }
    contacts.follow(sample(.down, 0, kind: .wheel), at: 600_000_000) { row }
    contacts.reach(750_000_000) { _ in true }
    #expect(contacts.live.count == 2)
    contacts.reach(750_000_000) { _ in false }
    #expect(
      texts(&contacts).map { $0.split(separator: ",")[0] } == [
        "# 0.000000000 contact 1 down at 0.000", "# 0.190000000 contact 1 up: no gesture",
        "# 0.500000000 contact 2 down at 0.000", "# 0.600000000 contact 3 down at 0.000",
        "# 0.750000000 contact 3 up: no gesture",
      ])
  }

  @Test("keys are no contacts, whatever their pointer; times that run back count as the last one")
  func keysAndTimes() {
    var contacts = Contacts()
    contacts.follow(sample(.down, 0), at: 10) { row }
    contacts.follow(sample(.down, 0, kind: .key), at: 15) { row }
    contacts.follow(sample(.move, 5), at: 30) { row }
    contacts.follow(sample(.up, 5), at: 20) { row }
    #expect(contacts.count == 1)
    #expect(
      texts(&contacts).last?.hasPrefix("# 0.000000030 contact 1 up: no gesture, dx=5.000") == true)
  }

  @Test("moves and lifts without a down say nothing")
  func stray() {
    var contacts = Contacts()
    contacts.follow(sample(.move, 0), at: 1) { row }
    contacts.follow(sample(.up, 0), at: 2) { row }
    contacts.follow(sample(.hover, 0), at: 3) { row }
    #expect(texts(&contacts).isEmpty && contacts.count == 0)
  }
}
