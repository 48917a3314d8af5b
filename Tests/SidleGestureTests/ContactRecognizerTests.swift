import SidleGesture
import SidleUnits
import Testing

@Suite struct ContactRecognizerTests {
  private let settings = SwipeSettings(slop: 10, tapSlop: 10, lockRatio: 1, comparison: .at)
  private static let reasons: [Yield] = [
    .axis, .emptySide, .busy, .crowded, .gone, .nothing, .edgeZone,
  ]

  /// A contact at (500, 300) that may become a tap and a drag, or also a long press after 0.5 s.
  private func contact(longPress: Bool = false) -> ContactRecognizer {
    var contact = ContactRecognizer(x: 500, y: 300)
    contact.enterTap()
    contact.enterPan()
    if longPress { contact.enterLongPress(at: 1_000_000_000, after: 500_000_000) }
    return contact
  }

  /// What a contact asks for on moves by (dx, dy), when nobody answers.
  private func asked(_ moves: [(Double, Double)]) -> [ContactRecognizer.Move] {
    var contact = contact()
    return moves.map { contact.moved(x: 500 + $0.0, y: 300 + $0.1, settings) }
  }

  @Test("a wish to drag is repeated until the owner answers")
  func repeated() {
    #expect(
      asked([(5, 0), (11, 0), (12, 0), (3, 0), (-14, 2)])
        == [.nothing, .wantsPan, .wantsPan, .nothing, .wantsPan])
  }

  @Test("a drag stands, whatever the contact does afterwards")
  func panStands() {
    var contact = contact(longPress: true)
    #expect(contact.verdict == .undecided)
    #expect(contact.moved(x: 488, y: 300, settings) == .wantsPan)
    contact.claimPan()
    for (x, y) in [(488, 400), (500, 300), (500, 800), (900, 300)] as [(Double, Double)] {
      #expect(contact.moved(x: x, y: y, settings) == .pans)
      #expect(contact.verdict == .claimed(.pan))
    }
    // The losers are gone for good.
    #expect(contact.deadline == nil)
    #expect(contact.reach(9_000_000_000) == false)
    #expect(contact.lifted() == .pan)
  }

  @Test("a contact that was refused is nobody's, and the first reason stands")
  func refused() {
    for reason in Self.reasons {
      var contact = contact(longPress: true)
      contact.leave(reason)
      for other in Self.reasons { contact.leave(other) }
      contact.claimPan()
      #expect(contact.verdict == .yielded(reason))
      #expect(contact.moved(x: 300, y: 300, settings) == .nothing)
      #expect(contact.deadline == nil)
      #expect(contact.reach(9_000_000_000) == false)
      #expect(contact.lifted() == nil)
    }
  }

  @Test("what was claimed can be taken away")
  func takenAway() {
    var contact = contact()
    contact.claimPan()
    contact.leave(.gone)
    #expect(contact.verdict == .yielded(.gone))
    #expect(!contact.isPanning)
    #expect(contact.lifted() == nil)
  }

  @Test("a contact that went along the other axis does not turn, and is no tap")
  func otherAxis() {
    var contact = contact(longPress: true)
    let wide = SwipeSettings(slop: 10, tapSlop: 100, lockRatio: 1, comparison: .at)
    #expect(contact.moved(x: 503, y: 303, wide) == .nothing)
    #expect(contact.verdict == .undecided)
    for (x, y) in [(504, 320), (505, 360), (700, 360)] as [(Double, Double)] {
      #expect(contact.moved(x: x, y: y, wide) == .nothing)
      #expect(contact.verdict == .yielded(.axis))
    }
    #expect(contact.deadline == nil)
    #expect(contact.lifted() == nil)
  }

  @Test("a contact that lifts within the tap slop is a tap; back again is too late")
  func taps() {
    let table: [(moves: [(Double, Double)], slop: Double, isTap: Bool)] = [
      ([], 10, true), ([(3, 4)], 5, true), ([(3, 4.001)], 5, false), ([(4, 4), (0, 0)], 5, false),
      ([(2, 2), (0, 0), (-3, 3)], 5, true),
    ]
    for (moves, slop, isTap) in table {
      var contact = contact()
      let settings = SwipeSettings(slop: 50, tapSlop: slop, lockRatio: 1, comparison: .at)
      for (dx, dy) in moves { _ = contact.moved(x: 500 + dx, y: 300 + dy, settings) }
      #expect(contact.verdict == .undecided)
      #expect((contact.lifted() == .tap) == isTap, "\(moves) within \(slop)")
    }
  }

  @Test("a contact beyond a small tap slop may still drag")
  func smallTapSlop() {
    var contact = contact()
    let narrow = SwipeSettings(slop: 10, tapSlop: 2, lockRatio: 1, comparison: .at)
    #expect(contact.moved(x: 505, y: 300, narrow) == .nothing)
    #expect(contact.moved(x: 510, y: 300, narrow) == .wantsPan)
  }

  @Test("a contact that stays is a long press at its deadline, and nothing else afterwards")
  func longPress() {
    var contact = contact(longPress: true)
    #expect(contact.deadline == 1_500_000_000)
    #expect(contact.moved(x: 507, y: 307, settings) == .nothing)
    #expect(contact.reach(1_499_999_999) == false)
    #expect(contact.verdict == .undecided)
    #expect(contact.reach(1_500_000_000) == true)
    #expect(contact.verdict == .claimed(.longPress))
    #expect(contact.deadline == nil)
    #expect(contact.reach(9_000_000_000) == false)
    #expect(contact.moved(x: 300, y: 300, settings) == .nothing)
    #expect(contact.lifted() == .longPress)
  }

  @Test("one that wandered, lifted or never asked for it is no long press")
  func noLongPress() {
    var wandered = contact(longPress: true)
    _ = wandered.moved(x: 507, y: 308, settings)
    #expect(wandered.deadline == nil)
    #expect(wandered.reach(1_500_000_000) == false)
    #expect(wandered.verdict == .undecided)
    var lifted = contact(longPress: true)
    #expect(lifted.lifted() == .tap)
    #expect(lifted.deadline == nil)
    #expect(contact().deadline == nil)
  }

  @Test("a contact that no row may drag is still a tap or a long press, and says why")
  func keptOut() {
    var edge = ContactRecognizer(x: 3, y: 20)
    edge.enterTap()
    edge.keepPanOut(.edgeZone)
    edge.enterLongPress(at: 0, after: 10)
    #expect(edge.verdict == .yielded(.edgeZone))
    #expect(edge.moved(x: 8, y: 20, settings) == .nothing)
    var tapped = edge
    #expect(tapped.lifted() == .tap)
    #expect(edge.reach(10) == true)
    #expect(edge.verdict == .claimed(.longPress))
    // Beyond the slop it is nobody's, for the reason it always had.
    var swept = ContactRecognizer(x: 3, y: 20)
    swept.enterTap()
    swept.keepPanOut(.edgeZone)
    #expect(swept.moved(x: 90, y: 20, settings) == .nothing)
    #expect(swept.verdict == .yielded(.edgeZone))
    #expect(swept.lifted() == nil)
  }

  @Test("what scrolls is never a tap")
  func scrolling() {
    var scroll = ContactRecognizer(x: 3, y: 20)
    scroll.enterPan()
    #expect(scroll.verdict == .undecided)
    var still = scroll
    #expect(still.lifted() == nil)
    #expect(scroll.moved(x: 20, y: 20, settings) == .wantsPan)
  }

  @Test("travel is counted from the down")
  func travel() {
    var contact = contact()
    _ = contact.moved(x: 480, y: 310, settings)
    #expect(contact.travel(x: 460, y: 330) == (-40, 30))
    #expect(contact.travel(x: 500, y: 300) == (0, 0))
  }

  @Test("verdict, place of the down, wandering and what it waits for each change the hash")
  func hashes() {
    func hash(_ contact: ContactRecognizer) -> UInt64 {
      var hash = Hash64()
      contact.hash(into: &hash)
      return hash.value
    }
    func changed(_ body: (inout ContactRecognizer) -> Void) -> UInt64 {
      var contact = contact(longPress: true)
      body(&contact)
      return hash(contact)
    }
    func placed(_ x: Double, _ y: Double) -> UInt64 {
      var contact = ContactRecognizer(x: x, y: y)
      contact.enterTap()
      contact.enterPan()
      return hash(contact)
    }
    var all = Self.reasons.map { reason in changed { $0.leave(reason) } }
    all += [
      changed { _ in }, hash(contact()), placed(501, 300), placed(500, 301),
      changed { $0.claimPan() }, changed { _ = $0.reach(2_000_000_000) },
      changed { _ = $0.moved(x: 508, y: 308, settings) },
    ]
    #expect(Set(all).count == all.count)
    #expect(changed { _ in } == changed { _ = $0.moved(x: 503, y: 303, settings) })
    #expect(placed(500, 300) == hash(contact()))
  }
}
