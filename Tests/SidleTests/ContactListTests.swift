import Testing

@testable import sidle

@Suite("Contacts of a recording, measured and listed")
struct ContactListTests {
  private func sample(
    _ phase: Sample.Phase, at milliseconds: Double, _ x: Double, pointer: Int32 = 1,
    kind: Sample.Kind = .touch
  ) -> Sample {
    Sample(time: Int64(milliseconds * 1e6), pointer: pointer, phase: phase, kind: kind, x: x, y: 0)
  }

  private func list(_ samples: [Sample]) -> [MeasuredContact] {
    var list = ContactList()
    return samples.flatMap { list.follow($0) } + list.finish()
  }

  @Test("a steady drag: way, path, peak and release are its speed")
  func steady() throws {
    // 2 px each 10 ms: 200 px/s.
    let moves = (1...20).map { sample(.move, at: Double($0) * 10, Double($0) * 2) }
    let contacts = list([sample(.down, at: 0, 0)] + moves + [sample(.up, at: 208, 40)])
    let contact = try #require(contacts.first)
    #expect(contacts.count == 1 && contact.ending == .lift)
    #expect(contact.dx == 40 && contact.dy == 0 && contact.path == 40)
    #expect(contact.milliseconds == 208 && contact.idle == 8)
    #expect(abs(contact.peak - 200) < 1e-9 && abs(contact.release.x - 200) < 1e-6)
  }

  @Test("a way there and back: the path is the sum, the peak is over 20 ms at least")
  func back() throws {
    let contact = try #require(
      list([
        sample(.down, at: 0, 0), sample(.move, at: 10, 30), sample(.move, at: 20, 10),
        sample(.move, at: 30, 20), sample(.up, at: 30, 20),
      ]).first)
    #expect(contact.path == 60 && contact.dx == 20)
    // 0 to 10 in 20 ms, 30 to 20 in 20 ms.
    #expect(contact.peak == 500)
  }

  @Test("a rest of more than 100 ms before the lift is no release, one of 100 ms is none")
  func rest() throws {
    let drag = [sample(.down, at: 0, 0), sample(.move, at: 10, 5), sample(.move, at: 20, 10)]
    #expect(list(drag + [sample(.up, at: 120, 10)])[0].release.x > 0)
    #expect(list(drag + [sample(.up, at: 120.001, 10)])[0].release == (0, 0))
    // What presses harder has not moved.
    let pressed = [sample(.move, at: 110, 10), sample(.up, at: 125, 10)]
    #expect(list(drag + pressed)[0].release == (0, 0))
  }

  @Test("the step over lost samples is part of the path and of no speed")
  func loss() throws {
    var afterLoss = sample(.move, at: 40, 900)
    afterLoss.isAfterLoss = true
    let contact = try #require(
      list([
        sample(.down, at: 0, 0), sample(.move, at: 10, 1), afterLoss, sample(.move, at: 50, 901),
        sample(.move, at: 60, 902), sample(.up, at: 61, 902),
      ]).first)
    #expect(contact.path == 902)
    #expect(contact.peak == 100 && abs(contact.release.x - 100) < 1e-6)
  }

  @Test("a million samples at one time are one")
  func oneTime() throws {
    let burst = (1...1_000_000).map { sample(.move, at: 5, Double($0 % 2)) }
    let contact = try #require(
      list([sample(.down, at: 0, 0)] + burst + [sample(.up, at: 6, 0)]).first)
    #expect(contact.peak == 0 && contact.path == 1_000_000)
  }

  @Test("contacts are told in the order in which they began, also when the first ends last")
  func order() {
    var list = ContactList()
    #expect(list.follow(sample(.down, at: 0, 0)).isEmpty)
    #expect(list.follow(sample(.down, at: 1, 9, pointer: 2)).isEmpty)
    #expect(list.follow(sample(.up, at: 2, 9, pointer: 2)).isEmpty)
    #expect(list.follow(sample(.up, at: 3, 0)).map(\.number) == [1, 2])
    #expect(list.finish().isEmpty && list.count == 2 && list.atOnce == 2)
  }

  @Test("times that run backwards count as the last one: no contact lasts less than nothing")
  func backwards() throws {
    let contact = try #require(
      list([
        sample(.down, at: 100, 0), sample(.move, at: 150, 5), sample(.move, at: 20, 9),
        sample(.up, at: 10, 9),
      ]).first)
    #expect(contact.milliseconds == 50 && contact.idle == 0 && contact.path == 9)
  }

  @Test("one that stays down holds up so many others, and then follows them")
  func manyWait() {
    var list = ContactList(waiting: 3)
    var told = list.follow(sample(.down, at: 0, 0)).map(\.number)
    for turn in 1...5 {
      told += list.follow(sample(.down, at: Double(turn), 9, pointer: 2)).map(\.number)
      told += list.follow(sample(.up, at: Double(turn), 9, pointer: 2)).map(\.number)
    }
    #expect(told == [2, 3, 4, 5, 6] && list.count == 6)
    #expect(list.finish().map(\.number) == [1])
  }

  @Test("what is down at the end is cancelled then; moves, lifts and hovers alone are no contact")
  func ends() {
    let contacts = list([
      sample(.move, at: 0, 0), sample(.up, at: 1, 0), sample(.hover, at: 2, 0),
      sample(.momentum, at: 2, 0), sample(.down, at: 3, 0), sample(.hover, at: 9, 0, pointer: 2),
    ])
    #expect(contacts.map(\.ending) == [.cancel])
    #expect(contacts.map(\.milliseconds) == [6])
  }

  @Test("a wheel ends 150 ms after its last sample, as a lift at rest, before what comes later")
  func wheel() throws {
    func stroke(_ begin: Double) -> [Sample] {
      [
        sample(.down, at: begin, 0, kind: .wheel), sample(.move, at: begin + 20, 30, kind: .wheel),
        sample(.move, at: begin + 40, 80, kind: .wheel),
      ]
    }
    let contacts = list(stroke(0) + stroke(1000))
    #expect(contacts.map(\.ending) == [.lift, .lift])
    #expect(contacts.map(\.milliseconds) == [190, 190] && contacts.map(\.idle) == [150, 150])
    #expect(contacts.allSatisfy { $0.release == (0, 0) && $0.dx == 80 && $0.kind == .wheel })
    // At the time of its end it is still down.
    #expect(list(stroke(0) + stroke(190)).map(\.ending) == [.cancel, .lift])
    var live = ContactList()
    for sample in stroke(0) { #expect(live.follow(sample).isEmpty) }
    #expect(live.follow(sample(.down, at: 191, 0, pointer: 2)).map(\.number) == [1])
    #expect(live.atOnce == 1)
  }

  @Test("keys are no contacts, whatever their pointer")
  func keys() {
    let contacts = list([
      sample(.down, at: 0, 0), sample(.down, at: 1, 0, kind: .key),
      sample(.up, at: 2, 0, kind: .key), sample(.up, at: 30, 0),
    ])
    #expect(contacts.map(\.milliseconds) == [30] && contacts.map(\.ending) == [.lift])
  }

  @Test("a line has its fields with one blank between them")
  func line() {
    let contacts = list([
      sample(.down, at: 1500, 1), sample(.move, at: 1530, 2.5), sample(.cancel, at: 1540.25, 2.5),
    ])
    #expect(
      ContactList.lines(contacts)
        == "1 1.500000000 40.250 1.500 0.000 1.500 50.000 50.000 0.000 10.250 cancel touch\n")
    #expect(ContactList.heading.split(separator: " ").count == 13)
  }
}
