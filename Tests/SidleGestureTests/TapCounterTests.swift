import SidleGesture
import SidleUnits
import Testing

@Suite struct TapCounterTests {
  /// A tap of 50 ms that lifts at `end` ms.
  private struct Tap {
    var end: Int64
    var target: UInt64 = 1
    var x = 0.0
    var y = 0.0
  }

  private func counts(_ taps: [Tap], window: Int64 = 300) -> [Int32] {
    var counter = TapCounter()
    return taps.map {
      counter.tapped(
        target: $0.target, begun: ($0.end - 50) * 1_000_000, ended: $0.end * 1_000_000, x: $0.x,
        y: $0.y, window: window * 1_000_000)
    }
  }

  @Test("taps that follow one another count up, up to the window itself")
  func countsUp() {
    #expect(counts([Tap(end: 100), Tap(end: 250), Tap(end: 600), Tap(end: 951)]) == [1, 2, 3, 1])
    #expect(counts([Tap(end: 100), Tap(end: 450)]) == [1, 2])
    #expect(counts([Tap(end: 100), Tap(end: 451)]) == [1, 1])
  }

  @Test("without a window each tap is the first")
  func off() {
    #expect(counts([Tap(end: 100), Tap(end: 160)], window: 0) == [1, 1])
  }

  @Test("another object, or a place too far off, begins anew")
  func elsewhere() {
    #expect(
      counts([Tap(end: 100), Tap(end: 200, target: 2), Tap(end: 300)]) == [1, 1, 1])
    #expect(counts([Tap(end: 100), Tap(end: 200, x: 60, y: 80)]) == [1, 2])
    #expect(counts([Tap(end: 100), Tap(end: 200, x: 60, y: 80.1)]) == [1, 1])
  }

  @Test("after something else the next tap is the first")
  func reset() {
    var counter = TapCounter()
    func tap(_ time: Int64) -> Int32 {
      counter.tapped(target: 9, begun: time, ended: time + 1, x: 0, y: 0, window: 100)
    }
    #expect(tap(0) == 1)
    #expect(tap(10) == 2)
    counter.reset()
    #expect(tap(20) == 1)
  }

  @Test("what decides the next count changes the hash; a counter that knows nothing hashes as none")
  func hashes() {
    func hash(_ target: UInt64?, end: Int64 = 5, x: Double = 0, window: Int64 = 9) -> UInt64 {
      var counter = TapCounter()
      if let target {
        _ = counter.tapped(target: target, begun: 0, ended: end, x: x, y: 0, window: window)
      }
      var hash = Hash64()
      counter.hash(into: &hash)
      return hash.value
    }
    let all = [hash(nil), hash(1), hash(2), hash(1, end: 6), hash(1, x: 1)]
    #expect(Set(all).count == all.count)
    #expect(hash(1, window: 0) == Hash64().value)
    #expect(hash(nil) == Hash64().value)
  }
}
