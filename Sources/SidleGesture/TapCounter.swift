import SidleUnits

/// Counts taps that follow one another on one object: two are a double tap.
///
/// A tap counts on from the one before when it is on the same object, begins no later than the
/// window after that one's lift, and lifts near it. No tap waits for the next: the first is told
/// as the first.
public struct TapCounter: BitwiseCopyable {
  private var target: UInt64 = 0
  private var part: Int32 = 0
  private var end: Int64 = 0
  private var x = 0.0
  private var y = 0.0
  private var count: Int32 = 0

  public init() {}

  /// A tap on `part` of `target` (any number but 0 that tells objects apart): which one in a row it is, from 1
  /// on. Without a `window` (ns) always 1, and nothing is remembered.
  public mutating func tapped(
    target: UInt64, part: Int32 = 0, begun: Int64, ended: Int64, x: Double, y: Double, window: Int64
  ) -> Int32 {
    guard window > 0 else {
      reset()
      return 1
    }
    count = wouldCount(target: target, part: part, begun: begun, x: x, y: y, window: window)
    self.target = target
    self.part = part
    end = ended
    self.x = x
    self.y = y
    return count
  }

  /// Which one in a row a tap will be that begins now.
  public func wouldCount(
    target: UInt64, part: Int32 = 0, begun: Int64, x: Double, y: Double, window: Int64
  ) -> Int32 {
    let goesOn =
      count > 0 && count < Int32.max && target == self.target && part == self.part
      && window > 0 && Elementary.difference(from: end, to: begun) <= window && isNear(x, y)
    return goesOn ? count &+ 1 : 1
  }

  /// Something else than a tap happened: the next one is the first.
  public mutating func reset() { self = TapCounter() }

  private func isNear(_ x: Double, _ y: Double) -> Bool {
    let dx = x - self.x
    let dy = y - self.y
    return dx * dx + dy * dy <= GestureTuning.tapsApart * GestureTuning.tapsApart
  }

  public func hash(into hash: inout Hash64) {
    guard count > 0 else { return }
    hash.add(target)
    if part != 0 { hash.add(part) }
    hash.add(end)
    hash.add(x)
    hash.add(y)
    hash.add(count)
  }
}
