import SidleUnits

/// Values on curves; neighbours on one curve are read together.
extension LaneReader {
  /// Reads those of the rows from the first on that share its manner; returns how many.
  func polynomials(_ rows: MovingRows, _ output: LaneOutput) -> Int {
    let count = rows.run()
    let easing = manner(rows.manner[0]).pointee.polynomial
    var marks: Int64 = 0
    easing.withPowers { powers in
      for row in 0..<count {
        let time = time(rows, row)
        marks |= time.mark
        let length = LaneTime.exact(time.length)
        let eased = easing.state(at: LaneTime.exact(time.elapsed) / length, powers)
        move(row, rows, eased.output, eased.slope, Elementary.nanosecondsPerSecond / length)
      }
    }
    put(count, output)
    if marks & LaneTime.outside != 0 { repair(rows, count, output) }
    return count
  }

  /// Likewise, on a cubic Bézier curve.
  func beziers(_ rows: MovingRows, _ output: LaneOutput) -> Int {
    let c = columns
    let run = rows.run()
    let table = manner(rows.manner[0]).pointee.bezier.unsafelyUnwrapped
    let marks = layOutProgress(rows, run)
    let count = findPlaces(table, run)
    let (x, y) = (table.pointee.x, table.pointee.y)
    for row in 0..<count {
      let eased = BezierTable.state(x, y, at: c[2, row], from: c[4, row])
      move(row, rows, eased.output, TimingCurve.bounded(eased.slope), c[3, row])
    }
    put(count, output)
    if marks & LaneTime.outside != 0 { repair(rows, count, output) }
    guard count < run else { return count }
    readSingle(rows, count, output)
    return count &+ 1
  }

  /// Lays out how far values are, in 0...1, and how much of it a second is; returns their marks. A value that
  /// is not on its way is anywhere.
  @inline(never)
  private func layOutProgress(_ rows: MovingRows, _ count: Int) -> Int64 {
    let c = columns
    var marks: Int64 = 0
    for row in 0..<count {
      let time = time(rows, row)
      marks |= time.mark
      let length = LaneTime.exact(time.length)
      let x = LaneTime.exact(time.elapsed) / length
      c[2, row] = x > 0 && x < 1 ? x : 0.5
      c[3, row] = Elementary.nanosecondsPerSecond / length
    }
    return marks
  }

  /// Where to begin the search, up to the first value in a hard cell; returns how many.
  @inline(never)
  private func findPlaces(_ table: UnsafePointer<BezierTable>, _ count: Int) -> Int {
    let c = columns
    for row in 0..<count {
      guard let place = BezierTable.start(table, at: c[2, row]) else { return row }
      c[4, row] = place
    }
    return count
  }

  /// Value and velocity of a row into the first two columns.
  @inline(__always)
  private func move(
    _ row: Int, _ rows: MovingRows, _ eased: Double, _ slope: Double, _ pace: Double
  ) {
    let from = rows.from[row]
    let way = rows.to[row] - from
    columns[0, row] = from + way * eased
    columns[1, row] = way * slope * pace
  }
}
