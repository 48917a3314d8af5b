import SidleGesture
import Testing

@testable import sidle

/// Contacts whose end no sample tells, and what is still down when a recording ends.
@Suite("Untold ends")
struct UntoldEndsTests {
  private func sample(
    _ phase: Sample.Phase, at milliseconds: Int64, kind: Sample.Kind = .wheel, pointer: Int32 = 1,
    code: Int32 = 0
  ) -> Sample {
    Sample(
      time: milliseconds * 1_000_000, pointer: pointer, phase: phase, kind: kind, buttons: code,
      x: 5, y: 0, pressure: 0)
  }

  private func ends(_ samples: [Sample]) -> UntoldEnds {
    var ends = UntoldEnds()
    for sample in samples { ends.follow(sample, at: sample.time) }
    return ends
  }

  @Test("of all kinds wheels alone end by themselves, after the time that the engine gives them")
  func kinds() {
    for kind in Sample.Kind.allCases {
      #expect(kind.end(after: 7) == (kind == .wheel ? 7 + GestureTuning.wheelRest : nil))
      #expect(ends([sample(.down, at: 0, kind: kind)]).contains(1) == (kind == .wheel))
    }
  }

  @Test("a wheel's end follows its last move; what hovers, glides on or is a key does not count")
  func moves() {
    let moved = [sample(.down, at: 0), sample(.move, at: 40)]
    #expect(ends(moved).last == 190_000_000)
    let others = [
      sample(.hover, at: 60, kind: .mouse), sample(.momentum, at: 70),
      sample(.down, at: 80, kind: .key), sample(.up, at: 90, kind: .key),
      sample(.move, at: 95, pointer: 2),
    ]
    #expect(ends(moved + others).last == 190_000_000)
    // A contact is of the kind of its down.
    #expect(ends(moved + [sample(.move, at: 50, kind: .touch)]).last == 200_000_000)
    #expect(ends(moved + [sample(.down, at: 50, kind: .touch)]).last == nil)
  }

  @Test("one that is told to end is left to that", arguments: [Sample.Phase.up, .cancel])
  func told(phase: Sample.Phase) {
    #expect(ends([sample(.down, at: 0), sample(phase, at: 10)]).last == nil)
  }

  @Test("ends are taken in order, once, and not before their time is over")
  func order() {
    var ends = ends([
      sample(.down, at: 10, pointer: 1), sample(.down, at: 0, pointer: 3),
      sample(.down, at: 0, pointer: 2),
    ])
    #expect(ends.take(before: 150_000_000).isEmpty)
    #expect(ends.take(at: 149_999_999) { _ in true }.isEmpty)
    #expect(ends.take(at: 150_000_000) { $0 == 3 }.map(\.pointer) == [3])
    #expect(ends.take(before: 1_000_000_000).map(\.pointer) == [2, 1])
    #expect(ends.takeAll().isEmpty && ends.last == nil)
  }

  @Test("what is down at the end is taken away: contacts, then keys by their codes, but no wheel")
  func held() {
    var held = HeldInput()
    for sample in [
      sample(.down, at: 0, kind: .key, code: 97), sample(.down, at: 1, kind: .key, code: 98),
      sample(.down, at: 1, kind: .touch, pointer: 4), sample(.down, at: 2, kind: .scroll),
      sample(.down, at: 3, pointer: 2), sample(.up, at: 4, kind: .key, code: 98),
      sample(.hover, at: 5, kind: .mouse, pointer: 9), sample(.move, at: 5, pointer: 8),
    ] { held.follow(sample) }
    let cancels = held.cancels
    #expect(cancels.map(\.pointer) == [1, 4, 1])
    #expect(cancels.map(\.kind) == [.scroll, .touch, .key])
    #expect(cancels.map(\.buttons) == [0, 0, 97])
    #expect(cancels.allSatisfy { $0.phase == .cancel && $0.time == 5_000_000 && $0.pressure == 0 })
    #expect(held.end == 153_000_000)
  }

  @Test("a wheel that is over before the end, or that another contact has followed, is none")
  func heldWheels() {
    var held = HeldInput()
    held.follow(sample(.down, at: 0))
    held.follow(sample(.hover, at: 151, pointer: 2))
    #expect(held.cancels.isEmpty && held.end == nil)
    held.follow(sample(.down, at: 200))
    held.follow(sample(.down, at: 210, kind: .touch))
    #expect(held.cancels.map(\.kind) == [.touch] && held.end == nil)
  }
}
