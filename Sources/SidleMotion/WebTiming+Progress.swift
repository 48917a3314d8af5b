import SidleUnits

/// Where a Web Animations effect is.
public struct WebProgress: Equatable, BitwiseCopyable {
  public let phase: TimingPhase
  /// Through the current iteration, with direction and easing; nil when the effect shows nothing.
  public let progress: Double?
  /// Which iteration, from 0; infinite after endlessly many; nil when the effect shows nothing.
  public let iteration: Double?
}

extension WebTiming {
  /// The progress at a local time. `isBackwards` is the sign of the animation's rate: it decides to
  /// which side a boundary belongs. A nil or NaN time shows nothing.
  public func progress(at time: Double?, isBackwards: Bool = false) -> WebProgress {
    guard let time, time == time else {
      return WebProgress(phase: .before, progress: nil, iteration: nil)
    }
    let phase = phase(at: time, isBackwards: isBackwards)
    guard let active = activeTime(at: time, in: phase) else {
      return WebProgress(phase: phase, progress: nil, iteration: nil)
    }
    let (simple, iteration) = place(active, in: phase)
    let isReversed = isReversed(iteration)
    let before =
      (phase == .before && !isReversed) || (phase == .after && isReversed)
    let directed = isReversed ? 1 - simple : simple
    return WebProgress(
      phase: phase, progress: easing.value(at: directed, before: before), iteration: iteration)
  }

  /// Before, in, or after the active interval.
  public func phase(at time: Double, isBackwards: Bool) -> TimingPhase {
    let first = Elementary.clamp(delay, 0, end)
    let last = Elementary.clamp(delay + activeDuration, 0, end)
    if time < first || (isBackwards && time == first) { return .before }
    if time > last || (!isBackwards && time == last) { return .after }
    return .active
  }

  private func activeTime(at time: Double, in phase: TimingPhase) -> Double? {
    switch phase {
    case .before:
      return fill == .backwards || fill == .both ? max(time - delay, 0) : nil
    case .active:
      return time - delay
    case .after:
      guard fill == .forwards || fill == .both else { return nil }
      return Elementary.clamp(time - delay, 0, activeDuration)
    }
  }

  /// Progress through the iteration before direction and easing, and the iteration.
  private func place(_ active: Double, in phase: TimingPhase) -> (simple: Double, iteration: Double)
  {
    var overall = iterationStart
    if duration == 0 {
      if phase != .before { overall += iterations }
    } else if duration < .infinity {
      overall += active / duration
    }
    // Rounding leaves a residue at the end of the active interval, and only there may it be rounded
    // away: elsewhere it would move real progress (crbug 962138, 954558).
    let isAtEnd = phase != .before && iterations != 0 && isEnd(active)
    if isAtEnd && overall < 0x1p51 {
      let whole = Elementary.floor(overall + 0.5)
      if (overall - whole).magnitude <= WebTiming.residue { overall = whole }
    }
    guard overall.isFinite else {
      let start = iterationStart - Elementary.floor(iterationStart)
      return (start == 0 && isAtEnd ? 1 : start, .infinity)
    }
    let whole = Elementary.floor(overall)
    let simple = overall - whole
    if simple == 0 && isAtEnd {
      return (1, phase == .after && iterations == .infinity ? .infinity : whole - 1)
    }
    return (simple, phase == .after && iterations == .infinity ? .infinity : whole)
  }

  private func isEnd(_ active: Double) -> Bool {
    let length = activeDuration
    if active == length { return true }
    return length < .infinity && (length - active).magnitude <= WebTiming.residue * length
  }

  /// What counts as nothing at the end, in iterations and as a share of the active duration.
  private static var residue: Double { 1e-12 }

  /// Whether an iteration runs backwards. Endlessly many count as even.
  public func isReversed(_ iteration: Double) -> Bool {
    let half = iteration * 0.5
    let isOdd = iteration.isFinite && half != Elementary.floor(half)
    switch direction {
    case .normal: return false
    case .reverse: return true
    case .alternate: return isOdd
    case .alternateReverse: return !isOdd
    }
  }

  /// The time inside the iteration at a timeline's time, as Chromium's compositor has it: from a start, a
  /// phase offset and a rate, a negative one of which runs the whole active interval backwards from
  /// its end. Fill is both, whatever `fill` says; easing is left out.
  public func iterationTime(
    at timeline: Double, start: Double, offset: Double = 0, rate: Double
  ) -> Double {
    var plain = self
    plain.fill = .both
    plain.easing = .linear
    let run = (timeline - start + offset) * rate
    let time = rate < 0 ? activeDuration + run : run
    let progress = plain.progress(at: time + delay, isBackwards: rate < 0).progress ?? 0
    return duration < .infinity ? Elementary.finite(progress * duration) : Elementary.finite(time)
  }
}
