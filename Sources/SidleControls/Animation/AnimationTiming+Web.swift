import SidleMotion
import SidleUnits

/// The other timing model: Web Animations, in the nanoseconds of an animation.
extension AnimationTiming {
  /// What that model has in the place of `autoreverses`, `offset` and `repeatDuration`.
  public struct Web: Equatable, BitwiseCopyable {
    public var direction: WebTiming.Direction
    /// Where the first run begins, in runs, 0 or more.
    public var iterationStart: Double
    /// After the last run, in time of the container; may be negative.
    public var endDelay: Int64

    public init(direction: WebTiming.Direction, iterationStart: Double, endDelay: Int64) {
      self.direction = direction
      self.iterationStart = iterationStart
      self.endDelay = endDelay
    }
  }

  /// As `place`. Progress becomes the nearest nanosecond of a run, and of one of no length its `share`.
  func place(_ web: Web, at time: Int64, iteration: Int64, isBackwards: Bool) -> Place {
    let isEndless = iteration == Int64.max
    guard
      let timing = WebTiming(
        duration: isEndless ? .infinity : Double(iteration), delay: Double(delay) * speed,
        endDelay: Double(web.endDelay) * speed, iterations: repeatCount,
        iterationStart: web.iterationStart, direction: web.direction, fill: fill)
    else { return Place(time: 0, rate: 0) }
    var local = Double(time) * speed
    // The end is a whole nanosecond of the container, and may come short by rounding.
    if local < timing.end && time >= length(iteration: iteration) { local = timing.end }
    let place = timing.progress(at: local, isBackwards: isBackwards)
    guard let progress = place.progress, let run = place.iteration else {
      return Place(time: 0, rate: 0, isShown: false)
    }
    let isReversed = timing.isReversed(run)
    // An end delay below 0 ends it before its runs do, and what fills then still follows them.
    let moves =
      place.phase == .active
      || place.phase == .after && local < timing.delay + timing.activeDuration
    let rate = moves ? (isReversed ? -speed : speed) : 0
    let inside: Int64
    if isEndless {
      inside = max(Elementary.whole(Elementary.floor(local - timing.delay)), 0)
    } else {
      inside = Elementary.whole(Elementary.floor(progress * timing.duration + 0.5))
    }
    var shown = Place(time: inside, rate: isEndless ? rate.magnitude : rate, runs: run)
    shown.isBefore = place.phase == .before && !isReversed || place.phase == .after && isReversed
    if iteration == 0 { shown.share = progress }
    return shown
  }

  func hash(_ web: Web, into hash: inout Hash64) {
    hash.add(Int32(web.direction.rawValue))
    hash.add(web.iterationStart)
    hash.add(web.endDelay)
  }
}
