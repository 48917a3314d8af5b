import SidleGesture
import SidleUnits
import Testing

/// Milliseconds in nanoseconds.
private func ms(_ value: Int64) -> Int64 { value * 1_000_000 }

@Suite struct HoldRecognizerTests {
  private let button = HoldSettings(
    delay: ms(400), interval: ms(200), acceleration: 0.5, shortest: ms(60))

  /// When a hold that began at `start` fires until `end`, asked at each deadline and, if given,
  /// only at multiples of `step` after that.
  private func fired(
    _ settings: HoldSettings, from start: Int64 = 0, until end: Int64, step: Int64 = 1
  ) -> [Int64] {
    var hold = HoldRecognizer()
    hold.begin(at: start, settings)
    var times: [Int64] = []
    while let deadline = hold.deadline, deadline <= end {
      let asked = (deadline + step - 1) / step * step
      if hold.reach(asked, settings) { times.append(deadline) }
    }
    return times
  }

  @Test("a long press fires once")
  func once() {
    #expect(fired(.once(after: ms(500)), from: ms(7), until: ms(90_000)) == [ms(507)])
    var hold = HoldRecognizer()
    hold.begin(at: 0, .once(after: 5))
    #expect(hold.reach(4, .once(after: 5)) == false)
    #expect(hold.reach(5, .once(after: 5)) == true)
    #expect(hold.state == .over && hold.count == 1)
    #expect(hold.reach(500, .once(after: 5)) == false)
  }

  @Test("a button that repeats gets faster down to its shortest interval")
  func repeats() {
    #expect(
      fired(button, until: ms(1000)) == [400, 600, 700, 760, 820, 880, 940, 1000].map(ms))
    let even = HoldSettings(delay: ms(300), interval: ms(100), acceleration: 1, shortest: 0)
    #expect(fired(even, until: ms(700)) == [300, 400, 500, 600, 700].map(ms))
  }

  @Test("deadlines that are met late shift none after them")
  func late() {
    #expect(fired(button, until: ms(3000), step: ms(33)) == fired(button, until: ms(3000)))
  }

  @Test("it never fires without end at one time")
  func neverZero() {
    let wild = HoldSettings(delay: 0, interval: 1, acceleration: 0, shortest: 0)
    #expect(fired(wild, until: 5) == [0, 1, 2, 3, 4, 5])
  }

  @Test("a contact that lifts before the delay is no hold, and holds but once")
  func ends() {
    var hold = HoldRecognizer()
    #expect(hold.state == .off && hold.deadline == nil)
    #expect(hold.reach(ms(900), button) == false)
    hold.begin(at: 0, button)
    hold.end()
    #expect(hold.state == .over && hold.deadline == nil)
    #expect(hold.reach(ms(900), button) == false)
    hold.begin(at: ms(1000), button)
    #expect(hold.deadline == nil && hold.count == 0)
    var repeating = HoldRecognizer()
    repeating.begin(at: 0, button)
    repeating.begin(at: ms(50), button)
    #expect(repeating.deadline == ms(400))
    #expect(repeating.reach(ms(400), button) == true)
    repeating.end()
    #expect(repeating.reach(ms(600), button) == false)
    #expect(repeating.count == 1)
  }

  @Test("what decides later answers changes the hash")
  func hashes() {
    func hash(_ hold: HoldRecognizer) -> UInt64 {
      var hash = Hash64()
      hold.hash(into: &hash)
      return hash.value
    }
    var begun = HoldRecognizer()
    begun.begin(at: 0, button)
    var later = HoldRecognizer()
    later.begin(at: 1, button)
    var fired = begun
    _ = fired.reach(ms(400), button)
    var ended = begun
    ended.end()
    let all = [HoldRecognizer(), begun, later, fired, ended].map(hash)
    #expect(Set(all).count == all.count)
  }
}
