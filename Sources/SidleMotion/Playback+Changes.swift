import SidleUnits

/// Changing what a playback runs by, and the steps common to its calls.
extension Playback {
  /// Sets the rate and keeps the current time. Refused when not finite.
  @discardableResult
  public mutating func setRate(_ newRate: Double, at timeline: Double) -> Bool {
    guard newRate.isFinite else { return false }
    let time = current(at: timeline)
    rate = newRate
    if let time {
      place(time, timeline)
      update(timeline, seeks: true)
    }
    return true
  }

  /// Sets the rate and goes on, without a jump: what is finished is placed by where it would be by
  /// now, had it not been stopped at its end. Refused when not finite.
  @discardableResult
  public mutating func updateRate(_ newRate: Double, at timeline: Double) -> Bool {
    guard newRate.isFinite else { return false }
    switch state(at: timeline) {
    case .idle, .paused:
      rate = newRate
    case .finished:
      anchor = Anchor(timeline: timeline, time: free(timeline) ?? 0)
      rate = newRate
      update(timeline, seeks: false)
    case .running:
      return play(timeline, rate: newRate, rewinds: false)
    }
    return true
  }

  /// Sets when the effect ends. NaN and below 0 count as 0.
  public mutating func setEnd(_ newEnd: Double, at timeline: Double) {
    end = newEnd > 0 ? newEnd : 0
    update(timeline, seeks: false)
  }

  /// Sets the timeline's time at which the current time is 0; nil pauses at the current time. Refused
  /// when not finite.
  @discardableResult
  public mutating func setStart(_ newStart: Double?, at timeline: Double) -> Bool {
    if let newStart, !newStart.isFinite { return false }
    let time = current(at: timeline)
    anchor = newStart.map { Anchor(timeline: $0, time: 0) }
    if newStart == nil {
      hold = time
    } else if rate != 0 {
      hold = nil
    }
    update(timeline, seeks: true)
    return true
  }

  mutating func play(_ timeline: Double, rate newRate: Double, rewinds: Bool) -> Bool {
    let time = current(at: timeline)
    var target: Double?
    if newRate >= 0 {
      if rewinds && newRate > 0 && (time.map { $0 < 0 || $0 >= end } ?? true) {
        target = 0
      } else if time == nil {
        target = 0
      }
    } else if time.map({ rewinds && ($0 <= 0 || $0 > end) }) ?? true {
      if end == .infinity { return false }
      target = end
    }
    // From here on it runs from a held time at the new rate.
    let held = target ?? time ?? 0
    rate = newRate
    anchor = Anchor(timeline: timeline, time: held)
    hold = newRate == 0 ? held : nil
    update(timeline, seeks: false)
    return true
  }

  /// Sets the current time without telling anyone.
  mutating func place(_ time: Double, _ timeline: Double) {
    if hold != nil || anchor == nil || rate == 0 {
      hold = time
    } else {
      anchor = Anchor(timeline: timeline, time: time)
    }
    previous = nil
  }

  /// Web Animations' "update an animation's finished state": holds the time at the end that was passed,
  /// or lets it go again.
  mutating func update(_ timeline: Double, seeks: Bool) {
    if let free = free(timeline) {
      let time = seeks ? (hold ?? free) : free
      if rate > 0 && time >= end {
        hold = seeks ? time : previous.map { max($0, end) } ?? end
      } else if rate < 0 && time <= 0 {
        hold = seeks ? time : previous.map { min($0, 0) } ?? 0
      } else if rate != 0 {
        if seeks, let hold { anchor = Anchor(timeline: timeline, time: hold) }
        hold = nil
      }
    }
    previous = current(at: timeline)
    if state(at: timeline) != .finished { isReported = false }
  }

  /// Counts an arrival that has not been counted.
  mutating func report(_ timeline: Double) {
    if state(at: timeline) == .finished && !isReported {
      isReported = true
      finishes &+= 1
    }
  }
}
