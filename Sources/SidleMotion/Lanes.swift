import SidleUnits

/// Reads thousands of moving values, those of one lane in one loop.
///
/// The formulas run over neighbours in the columns of a block, two by two in one vector, and over
/// all of them, also the few for which they do not hold: at their beginning or end. Those are then read
/// again, one by one. Manners are named by their slot; so are their addresses. All memory must be valid
/// while a lane is read.
public struct LaneReader {
  let manners: UnsafeRawPointer
  let mannerStride: Int
  /// The time, ns.
  let now: Int64
  let columns: LaneColumns

  public init(
    manners: UnsafeRawPointer, mannerStride: Int, now: Int64,
    columns: UnsafeMutablePointer<Double>
  ) {
    self.manners = manners
    self.mannerStride = mannerStride
    self.now = now
    self.columns = LaneColumns(base: columns)
  }

  @inline(__always)
  func manner(_ slot: Int32) -> UnsafePointer<Manner> {
    manners.advanced(by: Int(slot) &* mannerStride)
      .assumingMemoryBound(to: UnsafePointer<Manner>.self).pointee
  }

  /// Reads the values of one lane, of which all follow the clock and none has a velocity of its own
  /// if it follows a curve. The first place goes to the beginning of the output.
  public func read(
    _ lane: Manner.Lane, _ blocks: borrowing MovingBlocks, _ places: Range<Int>,
    _ output: LaneOutput
  ) {
    var place = places.lowerBound
    while place < places.upperBound {
      let rows = blocks.rows(place, places.upperBound &- place)
      let output = output.from(place &- places.lowerBound)
      switch lane {
      case .swingingSpring: place &+= swinging(rows, output)
      case .criticalSpring: place &+= critical(rows, output)
      case .polynomial: place &+= polynomials(rows, output)
      case .bezier: place &+= beziers(rows, output)
      case .single:
        readSingle(rows, 0, output)
        place &+= 1
      }
    }
  }

  @inline(never)
  func readSingle(_ rows: MovingRows, _ row: Int, _ output: LaneOutput) {
    let value = rows.value(row)
    output.put(value.state(at: now &- value.origin, manner(value.manner)), at: row)
  }

  /// What `columns` holds in its first two columns goes to the output.
  @inline(__always)
  func put(_ count: Int, _ output: LaneOutput) {
    var row = 0
    while row &+ 1 < count {
      output.put(columns.pair(0, row), columns.pair(1, row), at: row)
      row &+= 2
    }
    if row < count {
      output.put(MotionState(value: columns[0, row], velocity: columns[1, row]), at: row)
    }
  }

  /// The time of a value since its beginning, ns, and what tells whether it is on its way: nothing in
  /// the bits of `LaneTime.outside`.
  @inline(__always)
  func time(_ rows: MovingRows, _ row: Int) -> LaneTime {
    LaneTime(elapsed: now &- rows.origin[row], length: rows.length[row])
  }

  /// Reads those again that are not on their way.
  @inline(never)
  func repair(_ rows: MovingRows, _ count: Int, _ output: LaneOutput) {
    for row in 0..<count where time(rows, row).isOutside { readSingle(rows, row, output) }
  }
}

/// Where a value is in time, without a branch: for loops that become vector instructions.
struct LaneTime {
  let elapsed, length: Int64

  /// Bits of which one is set in `mark` when a value has not begun, when it is over, or when it has been
  /// under way or will go on for 26 days or more; else its length is below 2^52 ns.
  static var outside: Int64 { -0x8_0000_0000_0000 }

  @inline(__always)
  var mark: Int64 {
    // Both are 0 or more from the first nanosecond on to the last but one.
    let behind = elapsed &- 1
    let ahead = length &+ ~elapsed
    return behind | ahead
  }

  @inline(__always)
  var isOutside: Bool { mark & LaneTime.outside != 0 }

  /// A whole number in 0..<2^52 as a double: there is a vector instruction neither for that nor for
  /// more.
  @inline(__always)
  static func exact(_ number: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: number) | 0x4330_0000_0000_0000) - 0x1p52
  }
}

/// Numbers of 64 values side by side, a column for each kind of number.
struct LaneColumns {
  let base: UnsafeMutablePointer<Double>

  static var columns: Int { 8 }

  /// Distances are constant, so that the compiler knows that columns do not overlap.
  @inline(__always)
  subscript(column: Int, row: Int) -> Double {
    get { base[column &* MovingRows.most &+ row] }
    nonmutating set { base[column &* MovingRows.most &+ row] = newValue }
  }

  /// Of a row and the next.
  @inline(__always)
  func pair(_ column: Int, _ row: Int) -> SIMD2<Double> {
    UnsafeRawPointer(base + (column &* MovingRows.most &+ row))
      .loadUnaligned(as: SIMD2<Double>.self)
  }
}

extension LaneReader {
  /// Doubles of memory that reading needs.
  public static var columnSize: Int { MovingRows.most * LaneColumns.columns }
}

/// Where readings go: value and velocity, 8 bytes each, at fixed distances.
public struct LaneOutput {
  let values: UnsafeMutableRawPointer
  let stride: Int

  /// The first value lies at `values`, its velocity after it, the next value `stride` bytes on.
  public init(values: UnsafeMutableRawPointer, stride: Int) {
    self.values = values
    self.stride = stride
  }

  @inline(__always)
  func from(_ index: Int) -> LaneOutput {
    LaneOutput(values: values + index &* stride, stride: stride)
  }

  /// Two values and their velocities, by half the instructions that one after the other would take.
  @inline(__always)
  func put(_ values: SIMD2<Double>, _ velocities: SIMD2<Double>, at index: Int) {
    let place = self.values + index &* stride
    place.storeBytes(of: SIMD2(values[0], velocities[0]), as: SIMD2<Double>.self)
    (place + stride).storeBytes(of: SIMD2(values[1], velocities[1]), as: SIMD2<Double>.self)
  }

  @inline(__always)
  func put(_ state: MotionState, at index: Int) {
    let place = values.advanced(by: index &* stride).assumingMemoryBound(to: Double.self)
    place[0] = state.value
    place[1] = state.velocity
  }
}
