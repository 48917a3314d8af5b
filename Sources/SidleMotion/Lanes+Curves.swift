import SidleUnits

/// Values on curves; neighbours on one curve are read together.
extension LaneReader {
  /// Reads up to 64 values from `start` on that share a manner; returns the next one.
  func polynomials(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput)
    -> Int
  {
    let known = value(slots[start]).pointee.manner
    let (count, next) = gather(slots, start, output, known) { _, _ in true }
    let easing = manner(known).pointee.polynomial
    // A loop for each power alone, and one for all that is left.
    switch easing.power {
    case 2: polynomials(count, easing) { ($0 * $0, 2 * $0) }
    case 3:
      polynomials(count, easing) {
        let square = $0 * $0
        return (square * $0, 3 * square)
      }
    default: polynomials(count, easing) { easing.powers(of: $0) }
    }
    put(count, output, from: start, to: next)
    return next
  }

  @inline(__always)
  private func polynomials(
    _ count: Int, _ easing: PolynomialEasing,
    _ powers: (_ y: Double) -> (value: Double, slope: Double)
  ) {
    for row in 0..<count {
      let pace = 1 / columns[1, row]
      let eased = easing.state(at: columns[0, row] * pace, powers)
      put(row, eased.output, eased.slope, pace)
    }
  }

  /// Likewise, on a cubic Bézier curve.
  func beziers(_ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput) -> Int {
    let c = columns
    let known = value(slots[start]).pointee.manner
    let table = manner(known).pointee.bezier.unsafelyUnwrapped
    let (count, next) = gather(slots, start, output, known) { row, x in
      guard let place = BezierTable.start(table, at: x) else { return false }
      c[4, row] = place
      return true
    }
    let (x, y) = (table.pointee.x, table.pointee.y)
    for row in 0..<count {
      let pace = 1 / c[1, row]
      let eased = BezierTable.state(x, y, at: c[0, row] * pace, from: c[4, row])
      put(row, eased.output, eased.slope, pace)
    }
    put(count, output, from: start, to: next)
    return next
  }

  /// Columns: time and length in ns, from, the way. `accept` may fill further ones, and says whether the
  /// formula holds at an input.
  @inline(__always)
  private func gather(
    _ slots: UnsafeBufferPointer<Int32>, _ start: Int, _ output: LaneOutput, _ known: Int32,
    _ accept: (_ row: Int, _ x: Double) -> Bool
  ) -> (count: Int, next: Int) {
    let c = columns
    let end = min(start &+ LaneColumns.rows, slots.count)
    var row = 0
    var index = start
    while index < end {
      let value = value(slots[index])
      guard value.pointee.manner == known else { break }
      if let elapsed = elapsed(value, slots[index], output, index) {
        let length = Double(value.pointee.length)
        if accept(row, elapsed * (1 / length)) {
          c[0, row] = elapsed
          c[1, row] = length
          c[2, row] = value.pointee.from
          c[3, row] = value.pointee.to - value.pointee.from
          c.setPlace(row, index)
          row &+= 1
        } else {
          readSingle(slots[index], output, index)
        }
      }
      index &+= 1
    }
    return (row, index)
  }

  /// Value and velocity of a row into the first two columns.
  @inline(__always)
  private func put(_ row: Int, _ eased: Double, _ slope: Double, _ pace: Double) {
    let way = columns[3, row]
    let speed = way * slope * (pace * Elementary.nanosecondsPerSecond)
    let limit = MotionTuning.curveSpeedLimit
    columns[0, row] = columns[2, row] + way * eased
    let below = speed > limit ? limit : speed
    columns[1, row] = below < -limit ? -limit : below
  }
}
