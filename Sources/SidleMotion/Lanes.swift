import SidleUnits

/// Reads thousands of moving values, those of one lane in one loop.
///
/// A record is any memory that begins with a `MovingValue`; records lie `recordStride` bytes apart
/// and are named by their place, their slot; so are the addresses of manners. Up to 64 values at a time are laid out in columns, where
/// the formulas run over neighbours, two by two in one vector; then they go to the output. The few for which the
/// formulas do not hold, at their beginning or end, are read one by one. All memory must be valid while a
/// lane is read.
public struct LaneReader {
  let records: UnsafeRawPointer
  let recordStride: Int
  let manners: UnsafeRawPointer
  let mannerStride: Int
  /// The time, ns.
  let now: Int64
  let columns: LaneColumns

  public init(
    records: UnsafeRawPointer, recordStride: Int, manners: UnsafeRawPointer, mannerStride: Int,
    now: Int64, columns: UnsafeMutablePointer<Double>
  ) {
    self.records = records
    self.recordStride = recordStride
    self.manners = manners
    self.mannerStride = mannerStride
    self.now = now
    self.columns = LaneColumns(base: columns)
  }

  @inline(__always)
  func value(_ slot: Int32) -> UnsafePointer<MovingValue> {
    records.advanced(by: Int(slot) &* recordStride).assumingMemoryBound(to: MovingValue.self)
  }

  @inline(__always)
  func manner(_ slot: Int32) -> UnsafePointer<Manner> {
    manners.advanced(by: Int(slot) &* mannerStride)
      .assumingMemoryBound(to: UnsafePointer<Manner>.self).pointee
  }

  /// Reads the values of one lane, of which all follow the clock and none has a velocity of its own
  /// if it follows a curve.
  public func read(_ lane: Manner.Lane, _ slots: UnsafeBufferPointer<Int32>, _ output: LaneOutput) {
    var index = 0
    while index < slots.count {
      switch lane {
      case .swingingSpring: index = swinging(slots, index, output)
      case .criticalSpring: index = critical(slots, index, output)
      case .polynomial: index = polynomials(slots, index, output)
      case .bezier: index = beziers(slots, index, output)
      case .single:
        readSingle(slots[index], output, index)
        index &+= 1
      }
    }
  }

  @inline(never)
  func readSingle(_ slot: Int32, _ output: LaneOutput, _ index: Int) {
    let value = value(slot)
    let elapsed = now &- value.pointee.origin
    output.put(value.pointee.state(at: elapsed, manner(value.pointee.manner)), at: index)
  }

  /// Where a value is in time, ns; nil before its beginning and after its end.
  @inline(__always)
  func elapsed(_ value: UnsafePointer<MovingValue>) -> Double? {
    let elapsed = now &- value.pointee.origin
    return elapsed > 0 && elapsed < value.pointee.length ? Double(elapsed) : nil
  }

  /// What `columns` holds in its first two columns goes to the output, and one value more that no formula
  /// holds for, if there is one; returns the next value.
  @inline(__always)
  func put(
    _ count: Int, _ slots: UnsafeBufferPointer<Int32>, _ output: LaneOutput, from start: Int
  ) -> Int {
    for row in 0..<count {
      output.put(
        MotionState(value: columns[0, row], velocity: columns[1, row]), at: start &+ row)
    }
    let next = start &+ count
    guard count < LaneColumns.rows, next < slots.count else { return next }
    readSingle(slots[next], output, next)
    return next &+ 1
  }
}

/// Numbers of 64 values side by side, a column for each kind of number.
struct LaneColumns {
  let base: UnsafeMutablePointer<Double>

  static var rows: Int { 64 }
  static var columns: Int { 8 }

  /// Distances are constant, so that the compiler knows that columns do not overlap.
  @inline(__always)
  subscript(column: Int, row: Int) -> Double {
    get { base[column &* LaneColumns.rows &+ row] }
    nonmutating set { base[column &* LaneColumns.rows &+ row] = newValue }
  }
}

extension LaneReader {
  /// Doubles of memory that reading needs.
  public static var columnSize: Int { LaneColumns.rows * LaneColumns.columns }
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
  func put(_ state: MotionState, at index: Int) {
    let place = values.advanced(by: index &* stride).assumingMemoryBound(to: Double.self)
    place[0] = state.value
    place[1] = state.velocity
  }
}
