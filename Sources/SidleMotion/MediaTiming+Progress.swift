import SidleUnits

/// Before, in, or after the active time.
public enum TimingPhase: UInt8, BitwiseCopyable {
  case before
  case active
  case after
}

/// Where an animation is.
public struct MediaProgress: Equatable, BitwiseCopyable {
  public let phase: TimingPhase
  /// From 0 at the first value to 1 at the last, before any timing curve; nil when the model value is
  /// shown.
  public let progress: Double?
  /// How many cycles are behind it; the last instant belongs to the last cycle.
  public let cycles: Double
}

extension MediaTiming {
  /// The progress at a parent's time.
  ///
  /// The first instant is active, the last one after; there the value is the last, whatever the fill.
  /// At a border between cycles it is the next cycle's first. Numbers that make no sense (NaN,
  /// a negative duration) show the model value.
  public func progress(at parent: Double) -> MediaProgress {
    let elapsed = parent - begin
    guard elapsed == elapsed, cycle >= 0, speed == speed, offset.isFinite, total >= 0 else {
      return MediaProgress(phase: .after, progress: nil, cycles: 0)
    }
    let length = speed == 0 ? Double.infinity : total / speed.magnitude
    if elapsed < 0 {
      let shows = fill == .backwards || fill == .both
      return place(.before, run: 0, isLast: false, shows: shows)
    }
    if elapsed >= length && length < .infinity {
      let shows = elapsed == length || fill == .forwards || fill == .both
      return place(.after, run: total, isLast: true, shows: shows)
    }
    // A paused animation parked exactly at its end shows its end.
    let isParked = speed == 0 && offset == total
    return place(.active, run: elapsed * speed.magnitude, isLast: isParked, shows: true)
  }

  /// The progress after `run` of local time, whichever way it goes.
  private func place(
    _ phase: TimingPhase, run: Double, isLast: Bool, shows: Bool
  ) -> MediaProgress {
    guard cycle > 0, cycle.isFinite, run.isFinite else {
      // Without a duration only the last value exists; in an endless one nothing ever happens.
      let progress: Double = cycle > 0 ? 0 : 1
      return MediaProgress(phase: phase, progress: shows ? progress : nil, cycles: 0)
    }
    let along = split(run, isLast: isLast)
    let local = speed < 0 ? offset - run : offset + run
    // Running backwards, the last instant is the first of a cycle and stays so.
    var place = split(local, isLast: isLast && speed >= 0).rest
    if isLast && speed < 0 && cycle - place <= MediaTiming.residue * cycle { place = 0 }
    if autoreverses && place > duration { place = cycle - place }
    return MediaProgress(
      phase: phase, progress: shows ? Elementary.clamp(place / duration, 0, 1) : nil,
      cycles: max(0, along.cycles))
  }

  /// Whole cycles in a local time, and what is left; at the last instant a whole one is left.
  private func split(_ local: Double, isLast: Bool) -> (cycles: Double, rest: Double) {
    let cycles = Elementary.floor(local / cycle)
    let rest = Elementary.clamp(local - cycles * cycle, 0, cycle)
    if isLast && local > 0 && rest <= MediaTiming.residue * cycle { return (cycles - 1, cycle) }
    return (cycles, rest)
  }

  /// What counts as nothing at the end of the last cycle, as a share of it: rounding leaves about
  /// 1e-16 there, which would show the first value for the last (crbug 962138).
  private static var residue: Double { 1e-9 }

  /// The time inside a group at a parent's time: the group's progress through its curve, in units of its
  /// duration. Nil when the group shows nothing, and its children neither. Children live in this time;
  /// those without a duration take the group's (`resolved`), and what lies beyond its duration is cut
  /// off because the group is over.
  public func childTime(at parent: Double, curve: TimingCurve = .linear) -> Double? {
    guard let progress = progress(at: parent).progress else { return nil }
    return Elementary.finite(curve.value(at: progress) * duration)
  }
}
