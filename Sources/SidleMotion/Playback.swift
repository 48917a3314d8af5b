import SidleUnits

/// The controls of one animation over a timeline: play, pause, seek, reverse, rate, finish, cancel.
///
/// Web Animations Level 1, section "Animations", with nothing pending: every call takes effect at the
/// timeline's time at which it is made. Times are in one unit of the caller's choice, the same as
/// the effect's. A call that is refused returns false and changes nothing.
///
///     idle --play--> running --end passed--> finished --seek, reverse--> running
///     running --pause--> paused --play--> running;  any --cancel--> idle
public struct Playback: Equatable, BitwiseCopyable {
  public enum State: UInt8, BitwiseCopyable {
    /// No current time: not started, or cancelled.
    case idle
    case running
    case paused
    /// At or past the end it runs towards.
    case finished
  }

  /// A timeline's time and the current time then, from which later ones follow; nil while idle or
  /// paused. Kept instead of the start time, so that a change of rate moves nothing by rounding.
  var anchor: Anchor?
  /// The current time while it does not follow from the anchor.
  public internal(set) var hold: Double?
  public internal(set) var rate = 1.0
  /// When the effect ends: `WebTiming.end`. May be infinite.
  public internal(set) var end: Double
  /// How often it was reported as finished: once for each arrival.
  public internal(set) var finishes: Int32 = 0

  /// The current time at the last call, by which passing the end is told from having been beyond.
  var previous: Double?
  /// The arrival of now has been reported.
  var isReported = false

  struct Anchor: Equatable, BitwiseCopyable {
    var timeline: Double
    var time: Double
  }

  /// Idle. `end` of NaN or below 0 counts as 0.
  public init(end: Double) { self.end = end > 0 ? end : 0 }

  /// The timeline's time at which the current time would be 0; nil while idle or paused.
  public var start: Double? {
    anchor.map { rate == 0 ? $0.timeline : Elementary.finite($0.timeline - $0.time / rate) }
  }

  /// The current time at a timeline's time; nil while idle.
  public func current(at timeline: Double) -> Double? { hold ?? free(timeline) }

  /// The current time as it would be, were it not held.
  func free(_ timeline: Double) -> Double? {
    anchor.map { Elementary.finite($0.time + (timeline - $0.timeline) * rate) }
  }

  public func state(at timeline: Double) -> State {
    guard let current = current(at: timeline) else { return .idle }
    if anchor == nil { return .paused }
    if rate > 0 && current >= end { return .finished }
    if rate < 0 && current <= 0 { return .finished }
    return .running
  }

  /// Follows the timeline to a later time: stops at the end that was passed, and counts an arrival. Call
  /// it once for every step.
  public mutating func advance(to timeline: Double) {
    update(timeline, seeks: false)
    report(timeline)
  }

  /// Begins, goes on, or begins again from the other end when it is beyond or at the end it runs
  /// towards. Refused when it would have to begin at an infinite end.
  @discardableResult
  public mutating func play(at timeline: Double) -> Bool {
    play(timeline, rate: rate, rewinds: true)
  }

  /// Holds the current time. Refused when it would have to begin at an infinite end.
  @discardableResult
  public mutating func pause(at timeline: Double) -> Bool {
    if anchor == nil && hold != nil { return true }
    if current(at: timeline) == nil {
      if rate < 0 && end == .infinity { return false }
      hold = rate < 0 ? end : 0
    }
    hold = current(at: timeline)
    anchor = nil
    update(timeline, seeks: false)
    return true
  }

  /// Plays the other way from where it is. Refused as `play`.
  @discardableResult
  public mutating func reverse(at timeline: Double) -> Bool {
    play(timeline, rate: rate == 0 ? 0 : -rate, rewinds: true)
  }

  /// Jumps to the end it runs towards, and counts an arrival at once. Refused at rate 0, and when that
  /// end is infinite.
  @discardableResult
  public mutating func finish(at timeline: Double) -> Bool {
    guard rate != 0, rate < 0 || end < .infinity else { return false }
    let limit = rate > 0 ? end : 0
    place(limit, timeline)
    if anchor == nil { anchor = Anchor(timeline: timeline, time: limit) }
    update(timeline, seeks: true)
    report(timeline)
    return true
  }

  /// Forgets its time. It is idle, and nothing is reported.
  public mutating func cancel() {
    anchor = nil
    hold = nil
    previous = nil
    isReported = false
  }

  /// Goes to a time, which may lie outside the effect and is not held to it. Idle becomes paused.
  /// Refused when not finite.
  @discardableResult
  public mutating func seek(to time: Double, at timeline: Double) -> Bool {
    guard time.isFinite else { return false }
    place(time, timeline)
    update(timeline, seeks: true)
    return true
  }
}
