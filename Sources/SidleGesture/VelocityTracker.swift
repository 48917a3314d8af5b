import SidleUnits

/// Speed of a pointer from its recent samples: the slope of a straight line, fitted by least
/// squares.
///
/// A line and not a parabola: on recorded flicks whose last samples jump back as the fingertip
/// rolls off, a parabola's slope at the last sample had the wrong sign in most, the line's in none.
///
/// Holds the newest `capacity` samples. At more than a thousand samples a second those cover less
/// than the 100 ms of the window, and the line is fitted to what is there.
public struct VelocityTracker: BitwiseCopyable {
  struct Reading: BitwiseCopyable {
    var time: Int64
    var x: Double
    var y: Double
  }

  static let capacity = 128
  private var readings: InlineArray<128, Reading>
  private var newest = 0
  private var count = 0

  public init() {
    readings = InlineArray(repeating: Reading(time: 0, x: 0, y: 0))
  }

  /// Forgets everything; the next sample is the first.
  public mutating func reset() { count = 0 }

  /// Adds a position at a time in ns. A time before the last one is taken for bad data and left
  /// out. After a pause longer than `GestureTuning.pause` the history begins afresh. Cost: constant.
  public mutating func add(time: Int64, x: Double, y: Double) {
    if count > 0 {
      let gap = time &- readings[newest].time
      if gap < 0 { return }
      if gap > GestureTuning.pause { count = 0 }
    }
    newest = (newest &+ 1) & (VelocityTracker.capacity &- 1)
    readings[newest] = Reading(time: time, x: x, y: y)
    if count < VelocityTracker.capacity { count &+= 1 }
  }

  /// Velocity at the last sample, points per second; zero with fewer than two samples or when they
  /// span less than `GestureTuning.shortestSpan`. Cost: O(samples in the window).
  public func velocity() -> (x: Double, y: Double) {
    guard count >= 2 else { return (0, 0) }
    // One look at the ring: each subscript of the array itself would copy all of it.
    let readings = readings.span
    let last = readings[newest]
    var used = 0
    var sumT = 0.0
    var sumX = 0.0
    var sumY = 0.0
    var oldest = last.time
    while used < count {
      let reading = readings[place(used)]
      let age = last.time &- reading.time
      if age > GestureTuning.window { break }
      sumT += seconds(age)
      sumX += reading.x - last.x
      sumY += reading.y - last.y
      oldest = reading.time
      used &+= 1
    }
    guard used >= 2, last.time &- oldest >= GestureTuning.shortestSpan else { return (0, 0) }
    let n = Double(used)
    let meanT = sumT / n
    let meanX = sumX / n
    let meanY = sumY / n
    var tt = 0.0
    var tx = 0.0
    var ty = 0.0
    for index in 0..<used {
      let reading = readings[place(index)]
      let t = seconds(last.time &- reading.time) - meanT
      tt += t * t
      tx += t * (reading.x - last.x - meanX)
      ty += t * (reading.y - last.y - meanY)
    }
    // Ages grow into the past, so the slope against time has the other sign. `tt` is not zero: the
    // samples span at least the shortest span. Adding zero turns -0 into 0.
    return (0 - tx / tt, 0 - ty / tt)
  }

  /// Velocity for a contact that lifts at `time`: zero when it had come to rest, that is, when the
  /// last sample is older than `GestureTuning.restBeforeLift`.
  public func velocity(liftedAt time: Int64) -> (x: Double, y: Double) {
    guard count > 0, time &- readings[newest].time <= GestureTuning.restBeforeLift else {
      return (0, 0)
    }
    return velocity()
  }

  /// Everything that decides a later answer.
  public func hash(into hash: inout Hash64) {
    let readings = readings.span
    hash.add(Int64(count))
    for index in 0..<count {
      let reading = readings[place(index)]
      hash.add(reading.time)
      hash.add(reading.x)
      hash.add(reading.y)
    }
  }

  /// Where in the ring the sample lies that came `index` samples before the newest.
  private func place(_ index: Int) -> Int {
    (newest &- index) & (VelocityTracker.capacity &- 1)
  }

  private func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) * 1e-9 }
}
