import SidleUnits

/// Springs of any manners, mixed.
extension LaneReader {
  /// Reads up to 64 values from `start` on; returns the next one.
  func swinging(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput) -> Int {
    let c = columns
    let (count, next) = gather(slots, start, output)
    for row in 0..<count {
      let state = SpringRates.swinging(
        c[2, row], c[3, row], c[1, row], c[4, row], c[5, row], c[6, row], c[7, row])
      c[0, row] = c[0, row] + state.offset
      c[1, row] = state.velocity
    }
    put(count, output, from: start, to: next)
    return next
  }

  /// Likewise, at critical damping.
  func critical(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput) -> Int {
    let c = columns
    let (count, next) = gather(slots, start, output)
    for row in 0..<count {
      let state = SpringRates.critical(
        c[2, row], c[3, row], c[1, row], c[4, row], c[7, row])
      c[0, row] = c[0, row] + state.offset
      c[1, row] = state.velocity
    }
    put(count, output, from: start, to: next)
    return next
  }

  /// Columns: target, time, offset, velocity, then the rates.
  @inline(__always)
  private func gather(
    _ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput
  ) -> (count: Int, next: Int) {
    let c = columns
    let end = min(start &+ LaneColumns.rows, slots.count)
    var row = 0
    for index in start..<end {
      let value = value(slots[index])
      guard let elapsed = elapsed(value, slots[index], output, index) else { continue }
      let spring = spring(value.pointee.manner)
      let t = elapsed * MovingValue.second
      guard t < spring.pointee.plainLimit else {
        readSingle(slots[index], output, index)
        continue
      }
      c[0, row] = value.pointee.to
      c[1, row] = t
      c[2, row] = value.pointee.from - value.pointee.to
      c[3, row] = value.pointee.velocity
      c[4, row] = spring.pointee.decay
      c[5, row] = spring.pointee.root
      c[6, row] = spring.pointee.inverseRoot
      c[7, row] = spring.pointee.stiffness
      c.setPlace(row, index)
      row &+= 1
    }
    return (row, end)
  }

  @inline(__always)
  private func spring(_ manner: Int32) -> UnsafePointer<SpringRates> {
    // The rates come first in a manner.
    UnsafeRawPointer(self.manner(manner)).assumingMemoryBound(to: SpringRates.self)
  }
}
