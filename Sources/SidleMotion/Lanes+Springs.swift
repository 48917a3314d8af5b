import SidleUnits

/// Springs: neighbours of one manner together, those of several mixed.
extension LaneReader {
  /// Reads the rows from the first on; returns how many.
  func swinging(_ rows: MovingRows, _ output: LaneOutput) -> Int {
    let c = columns
    let (count, marks) = layOut(rows)
    for row in 0..<count {
      let state = SpringRates.swinging(
        c[2, row], rows.velocity[row], c[1, row], c[4, row], c[5, row], c[6, row], c[7, row])
      c[0, row] = rows.to[row] + state.offset
      c[1, row] = state.velocity
    }
    return finish(rows, count, marks, output)
  }

  /// Likewise, at critical damping.
  func critical(_ rows: MovingRows, _ output: LaneOutput) -> Int {
    let c = columns
    let (count, marks) = layOut(rows)
    for row in 0..<count {
      let state = SpringRates.critical(
        c[2, row], rows.velocity[row], c[1, row], c[4, row], c[7, row])
      c[0, row] = rows.to[row] + state.offset
      c[1, row] = state.velocity
    }
    return finish(rows, count, marks, output)
  }

  @inline(__always)
  private func finish(_ rows: MovingRows, _ count: Int, _ marks: Int64, _ output: LaneOutput)
    -> Int
  {
    put(count, output)
    if marks & LaneTime.outside != 0 { repairSprings(rows, count, output) }
    return count
  }

  /// Lays out time, offset and rates of values; returns how many, and their marks. Apart from the
  /// formulas, whose registers it does not leave room for.
  @inline(never)
  private func layOut(_ rows: MovingRows) -> (count: Int, marks: Int64) {
    let c = columns
    let run = rows.run()
    guard run == rows.count || run >= LaneReader.longRun else { return layOutMixed(rows) }
    let spring = spring(rows.manner[0]).pointee
    var marks: Int64 = 0
    for row in 0..<run {
      let place = place(rows, row, spring.plainLimit)
      marks |= place.mark
      c[1, row] = place.seconds
      c[2, row] = rows.from[row] - rows.to[row]
      c[4, row] = spring.decay
      c[5, row] = spring.root
      c[6, row] = spring.inverseRoot
      c[7, row] = spring.stiffness
    }
    return (run, marks)
  }

  @inline(never)
  private func layOutMixed(_ rows: MovingRows) -> (count: Int, marks: Int64) {
    let c = columns
    var marks: Int64 = 0
    for row in 0..<rows.count {
      let spring = spring(rows.manner[row])
      let place = place(rows, row, spring.pointee.plainLimit)
      marks |= place.mark
      c[1, row] = place.seconds
      c[2, row] = rows.from[row] - rows.to[row]
      c[4, row] = spring.pointee.decay
      c[5, row] = spring.pointee.root
      c[6, row] = spring.pointee.inverseRoot
      c[7, row] = spring.pointee.stiffness
    }
    return (rows.count, marks)
  }

  /// The time of a value in seconds, and its mark, which also tells when the plain formulas do not hold.
  @inline(__always)
  private func place(_ rows: MovingRows, _ row: Int, _ limit: Double)
    -> (seconds: Double, mark: Int64)
  {
    let time = time(rows, row)
    let seconds = LaneTime.exact(time.elapsed) * MovingValue.second
    return (seconds, time.mark | (seconds < limit ? 0 : Int64.min))
  }

  @inline(never)
  private func repairSprings(_ rows: MovingRows, _ count: Int, _ output: LaneOutput) {
    for row in 0..<count {
      let limit = spring(rows.manner[row]).pointee.plainLimit
      if place(rows, row, limit).mark & LaneTime.outside != 0 { readSingle(rows, row, output) }
    }
  }

  /// From so many of one manner on they are laid out by themselves.
  private static var longRun: Int { 16 }

  @inline(__always)
  private func spring(_ manner: Int32) -> UnsafePointer<SpringRates> {
    // The rates come first in a manner.
    UnsafeRawPointer(self.manner(manner)).assumingMemoryBound(to: SpringRates.self)
  }
}
