import SidleMotion
import SidleUnits

/// Motions as part of a fingerprint.
extension Segment {
  public func hash(into hash: inout Hash64) {
    hash.add(start)
    hash.add(end)
    hash.add(from)
    hash.add(to)
    hash.add(startVelocity)
    hash.add(tolerance)
    switch motion {
    case .hold: hash.add(Int32(0))
    case .timing(let curve, let duration):
      hash.add(Int32(1))
      hash.add(duration)
      // A curve is told by what it does: five values pin down the sets and names there are.
      for eighth in 1...7 where eighth != 3 && eighth != 5 {
        hash.add(curve.value(at: Double(eighth) / 8))
      }
    case .spring(let spring):
      hash.add(Int32(2))
      spring.hash(into: &hash)
    case .decay(let decay):
      hash.add(Int32(3))
      hash.add(decay.rate)
    }
  }
}
