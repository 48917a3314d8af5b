import SidleUnits

/// Springs of any manners, mixed.
extension LaneReader {
  /// Reads up to 64 values from `start` on; returns the next one.
  func swinging(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput) -> Int {
    let c = columns
    let count = gatherSprings(slots, start)
    for row in 0..<count {
      let state = SpringRates.swinging(
        c[2, row], c[3, row], c[1, row], c[4, row], c[5, row], c[6, row], c[7, row])
      c[0, row] = c[0, row] + state.offset
      c[1, row] = state.velocity
    }
    return put(count, slots, output, from: start)
  }

  /// Likewise, at critical damping.
  func critical(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput) -> Int {
    let c = columns
    let count = gatherSprings(slots, start)
    for row in 0..<count {
      let state = SpringRates.critical(
        c[2, row], c[3, row], c[1, row], c[4, row], c[7, row])
      c[0, row] = c[0, row] + state.offset
      c[1, row] = state.velocity
    }
    return put(count, slots, output, from: start)
  }

  /// Lays out target, time, offset, velocity and the rates of values that the formulas hold for, up to
  /// the first that they do not; returns how many. Apart from the formulas, whose registers it does not leave
  /// room for.
  @inline(never)
  private func gatherSprings(_ slots: UnsafeBufferPointer<Int32>, _ start: Int) -> Int {
    let c = columns
    let most = min(LaneColumns.rows, slots.count &- start)
    for row in 0..<most {
      let value = value(slots[start &+ row])
      let spring = spring(value.pointee.manner)
      guard let elapsed = elapsed(value) else { return row }
      let t = elapsed * MovingValue.second
      guard t < spring.pointee.plainLimit else { return row }
      c[0, row] = value.pointee.to
      c[1, row] = t
      c[2, row] = value.pointee.from - value.pointee.to
      c[3, row] = value.pointee.velocity
      c[4, row] = spring.pointee.decay
      c[5, row] = spring.pointee.root
      c[6, row] = spring.pointee.inverseRoot
      c[7, row] = spring.pointee.stiffness
    }
    return most
  }

  @inline(__always)
  private func spring(_ manner: Int32) -> UnsafePointer<SpringRates> {
    // The rates come first in a manner.
    UnsafeRawPointer(self.manner(manner)).assumingMemoryBound(to: SpringRates.self)
  }
}
