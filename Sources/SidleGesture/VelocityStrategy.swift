/// How a speed is made from the samples of the last 100 ms. The raw values are those
/// of `SIDLE_STRATEGY_` in the C header.
public enum VelocityStrategy: UInt8, BitwiseCopyable, Sendable {
  /// The slope of a straight line fitted by least squares. The default: on recorded flicks whose
  /// last samples jump back as the fingertip rolls off it kept the direction, where a parabola's
  /// slope at the last sample had the wrong sign in most.
  case line = 1
  /// The slope at the last sample of a parabola fitted by least squares, as Android's `lsq2` and
  /// Flutter have it. Follows a finger that speeds up, and turns with one that rolls off. Needs
  /// three samples at three times; with fewer there is no speed.
  case quadratic = 2
  /// The speed of a body that the samples pushed along, by the work done on it, as Android's
  /// `impulse` and Compose have it.
  case impulse = 3
}

/// One position of a pointer.
struct VelocityReading: BitwiseCopyable {
  var time: Int64
  var x: Double
  var y: Double

  /// Both, for sums that are the same for either.
  var place: SIMD2<Double> { SIMD2(x, y) }
}

/// The samples of a pointer within its window, seen in their ring: index 0 is the last one.
///
/// The functions below are the strategies; each is a pure function of times and places, relative to
/// the last sample, and never divides by zero. When the readings span less than
/// `GestureTuning.shortestSpan`, there is no speed.
struct VelocityWindow {
  /// Of the ring's `VelocityTracker.capacity` readings; valid for the call that made this.
  private let ring: UnsafePointer<VelocityReading>
  private let newest: Int
  private let count: Int

  /// Nil when the readings say nothing of speed.
  init?(_ ring: UnsafePointer<VelocityReading>, newest: Int, count: Int) {
    self.ring = ring
    self.newest = newest
    self.count = count
    guard count >= 2, self[0].time &- self[count &- 1].time >= GestureTuning.shortestSpan else {
      return nil
    }
  }

  private subscript(index: Int) -> VelocityReading {
    ring[(newest &- index) & (VelocityTracker.capacity &- 1)]
  }

  // MARK: Strategies

  /// Slope of the straight line through all readings.
  ///
  /// From sums of ages and distances to the last reading: both are small, so that nothing is lost
  /// in the differences, and one look at each reading is enough. Walks back to the ring's beginning,
  /// then on from its end.
  func line() -> (x: Double, y: Double) {
    let last = ring + newest
    let origin = last.pointee.place
    let now = last.pointee.time
    var sumT = 0.0
    var sumTT = 0.0
    var sum = SIMD2(0.0, 0.0)
    var sumTimes = SIMD2(0.0, 0.0)
    var reading = last
    var left = count &- 1
    while left > 0 {
      if reading == ring { reading += VelocityTracker.capacity }
      reading -= 1
      left &-= 1
      let t = seconds(reading.pointee.time &- now)
      let way = reading.pointee.place - origin
      sumT += t
      sumTT += t * t
      sum += way
      sumTimes += t * way
    }
    let n = Double(count)
    // Not zero: the readings span some time.
    let square = n * sumTT - sumT * sumT
    let slope = (n * sumTimes - sumT * sum) / square
    return (0 + slope.x, 0 + slope.y)
  }

  /// Slope at the last reading of the parabola through all readings; zero with fewer than three, or
  /// when their times do not determine one.
  ///
  /// With u = t - mean the basis 1, u, u² - mean(u²) leaves two equations, whose solution is b + 2cu
  /// at the last reading.
  func quadratic() -> (x: Double, y: Double) {
    guard count >= 3 else { return (0, 0) }
    let last = self[0]
    var sumT = 0.0
    for index in 1..<count { sumT += seconds(self[index].time &- last.time) }
    let n = Double(count)
    let mean = sumT / n
    var u2 = 0.0
    var u3 = 0.0
    var u4 = 0.0
    var sumX = 0.0
    var sumY = 0.0
    for index in 0..<count {
      let reading = self[index]
      let u = seconds(reading.time &- last.time) - mean
      u2 += u * u
      u3 += u * u * u
      u4 += u * u * u * u
      sumX += reading.x - last.x
      sumY += reading.y - last.y
    }
    let meanX = sumX / n
    let meanY = sumY / n
    var ux = 0.0
    var uy = 0.0
    var uux = 0.0
    var uuy = 0.0
    for index in 0..<count {
      let reading = self[index]
      let u = seconds(reading.time &- last.time) - mean
      let x = reading.x - last.x - meanX
      let y = reading.y - last.y - meanY
      ux += u * x
      uy += u * y
      uux += u * u * x
      uuy += u * u * y
    }
    let spread = u4 - u2 * u2 / n
    let determinant = u2 * spread - u3 * u3
    // Three readings at two times span a line of parabolas, not one.
    guard determinant > 1e-10 * u2 * u4 else { return (0, 0) }
    let bend = 2 * (0 - mean)
    return (
      0 + (ux * spread - u3 * uux + bend * (u2 * uux - u3 * ux)) / determinant,
      0 + (uy * spread - u3 * uuy + bend * (u2 * uuy - u3 * uy)) / determinant
    )
  }

  /// The speed of a body of mass 1 after each step has pushed it from the speed it had to the speed
  /// of the step: work (v - v') |v| for each, half of it for the first, and v from v²/2.
  func impulse() -> (x: Double, y: Double) {
    var workX = 0.0
    var workY = 0.0
    var steps = 0
    var before = self[count &- 1]
    var index = count &- 2
    while index >= 0 {
      let reading = self[index]
      index &-= 1
      let gap = reading.time &- before.time
      // A step in no time would be a push without end: its travel counts with the next one.
      if gap < GestureTuning.shortestStep { continue }
      let t = seconds(gap)
      push(&workX, (reading.x - before.x) / t, isFirst: steps == 0)
      push(&workY, (reading.y - before.y) / t, isFirst: steps == 0)
      steps &+= 1
      before = reading
    }
    return (0 + speed(workX), 0 + speed(workY))
  }

  private func push(_ work: inout Double, _ velocity: Double, isFirst: Bool) {
    work += (velocity - speed(work)) * velocity.magnitude
    if isFirst { work *= 0.5 }
  }

  private func speed(_ work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }

  private func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) * 1e-9 }
}
