import SidleUnits

/// Speed of a pointer from its recent samples, by one of three strategies.
///
/// Holds the samples of the window before the last one, at most the newest `capacity`. At more than a
/// thousand samples a second those cover less than the 100 ms of the window, and the speed is that of
/// what is there.
public struct VelocityTracker: BitwiseCopyable {
  static let capacity = 128
  /// First, so that they lie where the tracker does.
  private var readings: InlineArray<128, VelocityReading>
  private var newest = 0
  private var count = 0
  /// How far it looks back from the last sample, ns.
  private let window: Int64

  public init(window: Int64 = GestureTuning.window) {
    self.window = window
    readings = InlineArray(repeating: VelocityReading(time: 0, x: 0, y: 0))
  }

  /// Forgets everything; the next sample is the first.
  public mutating func reset() { count = 0 }

  /// Adds a position at a time in ns. A time before the last one is taken for bad data and left
  /// out. After a pause longer than `GestureTuning.pause` the history begins afresh. Cost: constant,
  /// taken over all samples.
  public mutating func add(time: Int64, x: Double, y: Double) {
    var readings = readings.mutableSpan
    if count > 0 {
      let last = readings[newest].time
      let gap = time &- last
      if gap < 0 || gap > GestureTuning.pause {
        if time < last { return }
        count = 0
      }
    }
    newest = (newest &+ 1) & (VelocityTracker.capacity &- 1)
    readings[newest] = VelocityReading(time: time, x: x, y: y)
    if count < VelocityTracker.capacity { count &+= 1 }
    // The last one itself is always in the window.
    while true {
      let oldest = (newest &- count &+ 1) & (VelocityTracker.capacity &- 1)
      if time &- readings[oldest].time <= window { break }
      count &-= 1
    }
  }

  /// Velocity at the last sample, points per second; zero with fewer than two samples or when they
  /// span less than `GestureTuning.shortestSpan`. Cost: O(samples in the window).
  public func velocity(_ strategy: VelocityStrategy = .line) -> (x: Double, y: Double) {
    withUnsafePointer(to: self) { VelocityTracker.velocity(of: $0, strategy) }
  }

  /// The same of a tracker where it lies: a method's `self` would be a copy of all 3 KB.
  public static func velocity(
    of tracker: UnsafePointer<VelocityTracker>, _ strategy: VelocityStrategy
  ) -> (x: Double, y: Double) {
    // The readings come first.
    let ring = UnsafeRawPointer(tracker).assumingMemoryBound(to: VelocityReading.self)
    guard
      let seen = VelocityWindow(ring, newest: tracker.pointee.newest, count: tracker.pointee.count)
    else { return (0, 0) }
    switch strategy {
    case .line: return seen.line()
    case .quadratic: return seen.quadratic()
    case .impulse: return seen.impulse()
    }
  }

  /// Velocity for a contact that lifts at `time`: zero when it had come to rest, that is, when the
  /// last sample is older than `GestureTuning.restBeforeLift`.
  public func velocity(_ strategy: VelocityStrategy = .line, liftedAt time: Int64) -> (
    x: Double, y: Double
  ) {
    let readings = readings.span
    guard count > 0,
      Elementary.difference(from: readings[newest].time, to: time) <= GestureTuning.restBeforeLift
    else { return (0, 0) }
    return velocity(strategy)
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
}
