import SidleUnits

/// Which of the two timing models an animation follows, with one way to ask either.
///
/// They differ where they meet their ends: Core Animation shows the last value at the last instant
/// whatever the fill, Web Animations shows it only when it fills forwards, and lets the direction of
/// play decide to which side a boundary belongs.
public enum TimingModel: Equatable, BitwiseCopyable {
  /// Core Animation's, with a curve over each cycle.
  case media(MediaTiming, curve: TimingCurve)
  case web(WebTiming)

  /// Where an animation is, with its curve applied.
  public struct Place: Equatable, BitwiseCopyable {
    public let phase: TimingPhase
    /// From 0 at the first value to 1 at the last, beyond where the curve goes beyond; nil when it
    /// shows nothing.
    public let progress: Double?
    /// Which cycle or iteration, from 0.
    public let cycle: Double
  }

  /// The place at a time in the unit the timing is given in: the parent's time for Core Animation, the
  /// animation's current time for Web Animations (`Playback.current`).
  public func place(at time: Double, isBackwards: Bool = false) -> Place {
    switch self {
    case .media(let timing, let curve):
      let place = timing.progress(at: time)
      return Place(
        phase: place.phase, progress: place.progress.map { curve.value(at: $0) },
        cycle: place.cycles)
    case .web(let timing):
      let place = timing.progress(at: time, isBackwards: isBackwards)
      return Place(phase: place.phase, progress: place.progress, cycle: place.iteration ?? 0)
    }
  }

  /// When it is over, in the same unit; infinite when never.
  public var end: Double {
    switch self {
    case .media(let timing, _): return timing.end
    case .web(let timing): return timing.end
    }
  }
}
