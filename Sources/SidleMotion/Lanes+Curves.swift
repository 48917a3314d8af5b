import SidleUnits

/// Values on curves; neighbours on one curve are read together.
extension LaneReader {
  /// Reads up to 64 values from `start` on that share a manner; returns the next one.
  func polynomials(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput)
    -> Int
  {
    let easing = manner(value(slots[start]).pointee.manner).pointee.polynomial
    let count = gatherTweens(slots, start)
    easing.withPowers { powers in
      for row in 0..<count {
        let pace = 1 / columns[1, row]
        let eased = easing.state(at: columns[0, row] / columns[1, row], powers)
        move(row, eased.output, eased.slope, pace)
      }
    }
    return put(count, slots, output, from: start)
  }

  /// Likewise, on a cubic Bézier curve.
  func beziers(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput) -> Int {
    let c = columns
    let table = manner(value(slots[start]).pointee.manner).pointee.bezier.unsafelyUnwrapped
    let count = findPlaces(table, gatherTweens(slots, start))
    let (x, y) = (table.pointee.x, table.pointee.y)
    for row in 0..<count {
      let pace = 1 / c[1, row]
      let eased = BezierTable.state(x, y, at: c[0, row] / c[1, row], from: c[4, row])
      move(row, eased.output, eased.slope, pace)
    }
    return put(count, slots, output, from: start)
  }

  /// Where to begin the search, up to the first value in a hard cell; returns how many.
  @inline(never)
  private func findPlaces(_ table: UnsafePointer<BezierTable>, _ count: Int) -> Int {
    let c = columns
    for row in 0..<count {
      let x = c[0, row] / c[1, row]
      guard let place = BezierTable.start(table, at: x) else { return row }
      c[4, row] = place
    }
    return count
  }

  /// Lays out time and length in ns, from and the way of values of one manner that are on their way, up to
  /// the first other; returns how many.
  @inline(never)
  private func gatherTweens(_ slots: UnsafeBufferPointer<Int32>, _ start: Int) -> Int {
    let c = columns
    let known = value(slots[start]).pointee.manner
    let most = min(LaneColumns.rows, slots.count &- start)
    for row in 0..<most {
      let value = value(slots[start &+ row])
      guard value.pointee.manner == known, let elapsed = elapsed(value) else { return row }
      c[0, row] = elapsed
      c[1, row] = Double(value.pointee.length)
      c[2, row] = value.pointee.from
      c[3, row] = value.pointee.to - value.pointee.from
    }
    return most
  }

  /// Value and velocity of a row into the first two columns.
  @inline(__always)
  private func move(_ row: Int, _ eased: Double, _ slope: Double, _ pace: Double) {
    let way = columns[3, row]
    let speed = way * slope * (pace * Elementary.nanosecondsPerSecond)
    let limit = MotionTuning.curveSpeedLimit
    columns[0, row] = columns[2, row] + way * eased
    let below = speed > limit ? limit : speed
    columns[1, row] = below < -limit ? -limit : below
  }
}
