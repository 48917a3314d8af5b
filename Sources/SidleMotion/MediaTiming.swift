import SidleUnits

/// Core Animation's timing: how a parent's time becomes the progress of an animation that may begin
/// later, run at another speed, repeat, and come back.
///
/// All times are in one unit of the caller's choice; whole nanoseconds keep the boundaries exact.
/// Measured behaviour: `Tests/data/conformance/ca_timing.csv` and its neighbours.
public struct MediaTiming: Equatable, BitwiseCopyable {
  /// What is shown outside the active time.
  public enum Fill: UInt8, BitwiseCopyable {
    /// Nothing; the model value.
    case removed
    /// The last value after the end.
    case forwards
    /// The first value before the beginning.
    case backwards
    case both
  }

  /// In parent time.
  public var begin: Double
  /// Of one cycle, one way. 0 stands for the default of whoever runs the animation: see `resolved`.
  public var duration: Double
  /// Local time per parent time. 0 is paused at `offset`; negative runs backwards.
  public var speed: Double
  /// Local time at the beginning. It shifts the phase, with wrap, and does not shorten the whole.
  public var offset: Double
  /// How many cycles, fractions included; 0 counts as 1. Infinite for ever.
  public var repeatCount: Double
  /// Local time of all cycles together, used instead of `repeatCount` when above 0. Turning back does
  /// not double it.
  public var repeatDuration: Double
  /// Each cycle runs there and back, in twice the duration.
  public var autoreverses: Bool
  public var fill: Fill

  public init(
    begin: Double = 0, duration: Double, speed: Double = 1, offset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fill: Fill = .removed
  ) {
    self.begin = begin
    self.duration = duration
    self.speed = speed
    self.offset = offset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fill = fill
  }

  /// The same timing with a duration of 0 replaced: by the transaction's, 0.25 s in Core Animation,
  /// or for a child by its group's.
  public func resolved(defaultDuration: Double) -> MediaTiming {
    var timing = self
    if !(duration > 0) { timing.duration = defaultDuration }
    return timing
  }

  /// Local time at a parent's time: (parent - begin) speed + offset.
  public func local(at parent: Double) -> Double {
    speed == 0 ? offset : Elementary.finite((parent - begin) * speed + offset)
  }

  /// The parent's time at a local time; nil when paused, where every time is the same.
  public func parent(at local: Double) -> Double? {
    speed == 0 ? nil : Elementary.finite((local - offset) / speed + begin)
  }

  /// The length of one cycle in local time.
  public var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The length of all cycles in local time.
  public var total: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle == 0 ? 0 : cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The last instant of the active time, in parent time; infinite when it never ends.
  public var end: Double { speed == 0 ? .infinity : begin + total / speed.magnitude }
}
