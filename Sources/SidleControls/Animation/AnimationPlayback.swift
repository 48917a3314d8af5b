import SidleUnits

/// Whether an animation plays, and how far it is.
///
///     idle --start--> playing <--pause, resume--> paused
///                        |  \--stop--> ended(interrupted)
///                        end, finish
///                        v
///                     ended(finished)           start: begins again from any state
///
/// Times in ns: `at` on the stage, `elapsed` inside the animation.
public struct AnimationPlayback: BitwiseCopyable {
  public enum State: BitwiseCopyable {
    case idle
    case playing(since: Int64, elapsed: Int64)
    case paused(elapsed: Int64)
    case ended(elapsed: Int64, finished: Bool)
  }

  public private(set) var state = State.idle
  /// Time inside for one unit of the stage's time; negative while it plays backwards.
  public private(set) var rate = 1.0

  public init() {}

  /// A playback as it was read before.
  public init(_ state: State, rate: Double) {
    self.state = state
    self.rate = rate
  }

  public var isPlaying: Bool {
    switch state {
    case .playing: return true
    case .idle, .paused, .ended: return false
    }
  }

  /// Begun, and neither finished nor interrupted.
  public var isUnderWay: Bool {
    switch state {
    case .playing, .paused: return true
    case .idle, .ended: return false
    }
  }

  public func elapsed(at time: Int64, length: Int64) -> Int64 {
    switch state {
    case .idle: return 0
    case .paused(let elapsed), .ended(let elapsed, _): return elapsed
    case .playing(let since, let elapsed):
      let passed = Elementary.difference(from: since, to: time)
      let inside = rate == 1 ? passed : Elementary.whole(Elementary.floor(Double(passed) * rate))
      return clamped(Elementary.instant(elapsed, after: inside), length)
    }
  }

  /// When it ends by itself; nil when it does not.
  public func deadline(length: Int64) -> Int64? {
    switch state {
    case .idle, .paused, .ended: return nil
    case .playing(let since, let elapsed):
      let left = rate > 0 ? Elementary.difference(from: elapsed, to: length) : elapsed
      if rate > 0, length == Int64.max { return nil }
      let outside =
        rate.magnitude == 1
        ? left : Elementary.whole(Elementary.ceiling(Double(left) / rate.magnitude))
      return Elementary.instant(since, after: outside)
    }
  }

  /// From the beginning, or from the end when it is to play backwards.
  public mutating func start(at time: Int64, length: Int64) {
    state = .playing(since: time, elapsed: rate < 0 && length != Int64.max ? length : 0)
  }

  public mutating func pause(at time: Int64, length: Int64) {
    if isPlaying { state = .paused(elapsed: elapsed(at: time, length: length)) }
  }

  public mutating func resume(at time: Int64) {
    switch state {
    case .paused(let elapsed): state = .playing(since: time, elapsed: elapsed)
    case .idle, .playing, .ended: break  // there is nothing to resume
    }
  }

  /// Stays where it is, for good.
  public mutating func stop(at time: Int64, length: Int64) {
    state = .ended(elapsed: elapsed(at: time, length: length), finished: false)
  }

  /// Jumps to the end it plays toward.
  public mutating func finish(length: Int64) {
    state = .ended(elapsed: rate > 0 ? length : 0, finished: true)
  }

  /// Goes on from another place; what had ended or had not begun then waits there as paused.
  public mutating func seek(to elapsed: Int64, at time: Int64, length: Int64) {
    let place = clamped(elapsed, length)
    switch state {
    case .playing: state = .playing(since: time, elapsed: place)
    case .idle, .paused, .ended: state = .paused(elapsed: place)
    }
  }

  /// Changes speed or direction without a jump.
  public mutating func setRate(_ rate: Double, at time: Int64, length: Int64) {
    let now = elapsed(at: time, length: length)
    self.rate = rate
    switch state {
    case .playing: state = .playing(since: time, elapsed: now)
    case .idle, .paused, .ended: break  // the place does not depend on the rate
    }
  }

  private func clamped(_ elapsed: Int64, _ length: Int64) -> Int64 {
    if elapsed < 0 { return 0 }
    return elapsed > length ? length : elapsed
  }

  public func hash(into hash: inout Hash64) {
    hash.add(rate)
    switch state {
    case .idle: hash.add(Int32(0))
    case .playing(let since, let elapsed):
      hash.add(Int32(1))
      hash.add(since)
      hash.add(elapsed)
    case .paused(let elapsed):
      hash.add(Int32(2))
      hash.add(elapsed)
    case .ended(let elapsed, let finished):
      hash.add(Int32(finished ? 3 : 4))
      hash.add(elapsed)
    }
  }
}
