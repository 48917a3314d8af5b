import SidleUnits

/// When a contact that stays is a long press, and how it repeats. Times in ns.
public struct HoldSettings: Equatable, BitwiseCopyable {
  /// From the down to the first time it fires.
  public var delay: Int64
  /// From the first time to the second; 0: it fires once.
  public var interval: Int64
  /// Each interval is the one before times this, 0 to 1.
  public var acceleration: Double
  /// No interval is shorter, whatever the acceleration.
  public var shortest: Int64

  /// A long press: it fires once.
  public static func once(after delay: Int64) -> HoldSettings {
    HoldSettings(delay: delay, interval: 0, acceleration: 1, shortest: 0)
  }

  public init(delay: Int64, interval: Int64, acceleration: Double, shortest: Int64) {
    self.delay = delay
    self.interval = interval
    self.acceleration = acceleration
    self.shortest = shortest
  }
}

/// A contact that stays where it went down: a long press, or a button that repeats, faster and
/// faster.
///
///     off --begin--> waiting(until) --deadline--> fires --> over, or waiting(until the next)
///                      |        ^  \--------end-------------^
///                      \-paused-/
///
/// Deadlines are inputs: who has the clock asks `deadline` and calls `reach` at that time, so that
/// how time is sliced does not matter, and a deadline that comes late shifts none after it.
public struct HoldRecognizer: Equatable, BitwiseCopyable {
  public enum State: Equatable, BitwiseCopyable {
    /// Not begun.
    case off
    case waiting(until: Int64, interval: Int64)
    /// With so much left to wait.
    case paused(left: Int64, interval: Int64)
    case over
  }

  public private(set) var state = State.off
  /// How often it has fired.
  public private(set) var count: Int32 = 0

  public init() {}

  /// The contact went down at `time`.
  public mutating func begin(at time: Int64, _ settings: HoldSettings) {
    switch state {
    case .off: state = .waiting(until: time &+ settings.delay, interval: settings.interval)
    case .waiting, .paused, .over: break  // one contact holds once
    }
  }

  /// The contact left at `time`, and may come back: until then no time passes.
  public mutating func pause(at time: Int64) {
    switch state {
    case .waiting(let until, let interval):
      state = .paused(left: until > time ? until &- time : 0, interval: interval)
    case .off, .paused, .over: break  // nothing runs
    }
  }

  /// It came back.
  public mutating func resume(at time: Int64) {
    switch state {
    case .paused(let left, let interval):
      state = .waiting(until: time &+ left, interval: interval)
    case .off, .waiting, .over: break  // nothing stands still
    }
  }

  /// When to call `reach`; nil when it waits for nothing.
  public var deadline: Int64? {
    switch state {
    case .off, .paused, .over: return nil
    case .waiting(let until, _): return until
    }
  }

  /// The time of the deadline has come: true when it fires.
  public mutating func reach(_ time: Int64, _ settings: HoldSettings) -> Bool {
    switch state {
    case .off, .paused, .over: return false
    case .waiting(let until, let interval):
      guard time >= until else { return false }
      if count < Int32.max { count &+= 1 }
      guard interval > 0 else {
        state = .over
        return true
      }
      let next = HoldRecognizer.shortened(interval, settings)
      state = .waiting(until: until &+ interval, interval: next)
      return true
    }
  }

  /// The contact lifted, went away or belongs to another gesture: it fires no more.
  public mutating func end() {
    switch state {
    case .off, .waiting, .paused: state = .over
    case .over: break  // nothing is left to end
    }
  }

  private static func shortened(_ interval: Int64, _ settings: HoldSettings) -> Int64 {
    let next = Elementary.nanoseconds(
      nearest: Elementary.seconds(interval) * settings.acceleration)
    // Never none at all: it would fire without end at one time.
    let least = settings.shortest > 1 ? settings.shortest : 1
    return next > least ? next : least
  }

  public func hash(into hash: inout Hash64) {
    hash.add(count)
    switch state {
    case .off: hash.add(Int32(0))
    case .waiting(let until, let interval):
      hash.add(Int32(1))
      hash.add(until)
      hash.add(interval)
    case .over: hash.add(Int32(2))
    case .paused(let left, let interval):
      hash.add(Int32(3))
      hash.add(left)
      hash.add(interval)
    }
  }
}
