import SidleMotion
import SidleUnits

/// When and how often an animation runs, inside what contains it: its group, or the stage.
///
/// Maps the time of the container to a place inside one run ("iteration") of the animation. All
/// times are whole nanoseconds; a result that does not fit, or never comes, is `Int64.max`.
public struct AnimationTiming: Equatable, BitwiseCopyable {
  public var delay: Int64
  /// Runs, 0 or more; may be infinite and need not be whole.
  public var repeatCount: Double
  /// Every run goes forth and back.
  public var autoreverses: Bool
  /// Time inside for one unit of time outside, not 0. Below 0 the runs go backwards: from `offset`, with
  /// wrap, so that without an offset it shows its first value for an instant, then its last. By the
  /// web model above 0.
  public var speed: Double
  /// When it shows something outside the active time.
  public var fill = MediaTiming.Fill.both
  /// Time inside at the beginning. It shifts the phase, with wrap, and shortens nothing.
  public var offset: Int64 = 0
  /// Time inside of all runs together, instead of `repeatCount` when above 0.
  public var repeatDuration: Int64 = 0
  /// Set when it follows the timing model of Web Animations: then it neither turns back nor has an
  /// offset or a `repeatDuration`.
  public var web: Web?

  public init(delay: Int64, repeatCount: Double, autoreverses: Bool, speed: Double) {
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.speed = speed
  }

  /// Once, at once, forth, at its own pace, shown before and after.
  public static var plain: AnimationTiming { plain(speed: 1) }

  /// The same at another pace.
  public static func plain(speed: Double) -> AnimationTiming {
    AnimationTiming(delay: 0, repeatCount: 1, autoreverses: false, speed: speed)
  }

  public var isPlain: Bool { self == .plain }

  /// A place inside one run, and how fast and in which direction time passes there.
  public struct Place: Equatable, BitwiseCopyable {
    public var time: Int64
    /// 0 outside the active time.
    public var rate: Double
    /// Whether it shows anything, by its fill.
    public var isShown = true
    /// How many whole runs are behind it.
    public var runs = 0.0
    /// Whether time passes backwards, or did when it stood still.
    public var isBackwards = false
    /// Whether it, or what contains it, has not begun: its first instant is still to come.
    public var isBefore = false
    /// How far through a run that takes no time, 0...1; nil for one that does.
    public var share: Double?

    public init(time: Int64, rate: Double, isShown: Bool = true, runs: Double = 0) {
      self.time = time
      self.rate = rate
      self.isShown = isShown
      self.runs = runs
    }
  }

  /// How long the whole takes for the container, delay and all runs included.
  public func length(iteration: Int64) -> Int64 {
    let active = activeLength(iteration: iteration)
    if active == Int64.max { return active }
    let end = Elementary.instant(delay, after: outside(active))
    guard let web else { return end }
    return max(Elementary.instant(end, after: web.endDelay), 0)
  }

  /// Where a time of the container falls, which has not begun itself when it `isBefore`. The last instant
  /// still shows the last value, whatever the fill; by the web model it does not, and `isBackwards`, whether
  /// the container's time passes so, says to which side a border belongs.
  public func place(
    at time: Int64, iteration: Int64, isBackwards: Bool = false, isBefore: Bool = false
  ) -> Place {
    if let web {
      var place = place(web, at: time, iteration: iteration, isBackwards: isBackwards)
      if isBefore { place.isBefore = true }
      return place
    }
    let since = Elementary.difference(from: delay, to: time)
    if since < 0 || isBefore && since == 0 {
      var place = fold(0, iteration: iteration, isEnd: false)
      place.isShown = since == 0 || fill == .backwards || fill == .both
      place.isBefore = true
      place.rate = 0
      return place
    }
    let active = activeLength(iteration: iteration)
    let inside = pace == 1 ? since : Elementary.whole(Elementary.floor(Double(since) * pace))
    // The end is a whole nanosecond of the container, of which the inside may come short by rounding.
    let isOver = pace == 1 ? since >= active : inside >= active || since >= outside(active)
    guard isOver else { return fold(inside, iteration: iteration, isEnd: false) }
    var place = fold(active, iteration: iteration, isEnd: true)
    place.isShown =
      fill == .forwards || fill == .both || time <= length(iteration: iteration)
    place.rate = 0
    return place
  }

  private var pace: Double { speed.magnitude }

  /// What time inside takes outside.
  private func outside(_ active: Int64) -> Int64 {
    pace == 1 || active == Int64.max
      ? active : Elementary.whole(Elementary.ceiling(Double(active) / pace))
  }

  /// All runs together, in time inside.
  private func activeLength(iteration: Int64) -> Int64 {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = cycle(iteration)
    if cycle == 0 || repeatCount == 0 { return 0 }
    if cycle == Int64.max { return cycle }
    if repeatCount == 1 { return cycle }
    // Whole runs are counted in whole numbers: a product of doubles would end within another run.
    let runs = Elementary.floor(repeatCount)
    guard runs < 0x1p63 else { return Int64.max }
    let (whole, overflow) = cycle.multipliedReportingOverflow(by: Int64(runs))
    if overflow { return Int64.max }
    let part = Elementary.whole(Elementary.floor(Double(cycle) * (repeatCount - runs) + 0.5))
    return Elementary.instant(whole, after: part)
  }

  private func cycle(_ iteration: Int64) -> Int64 {
    guard autoreverses else { return iteration }
    return iteration > Int64.max / 2 ? Int64.max : iteration &* 2
  }

  /// From time over all runs to time within one. At the very end a whole number of runs stands at
  /// the end of the last one, not at the beginning of another; backwards at the beginning of one.
  private func fold(_ inside: Int64, iteration: Int64, isEnd: Bool) -> Place {
    let cycle = cycle(iteration)
    if cycle == 0 { return Place(time: 0, rate: 0) }
    let local =
      speed < 0
      ? Elementary.difference(from: inside, to: offset)
      : Elementary.instant(offset, after: inside)
    // What never ends has no end to wrap to, and stays where it began.
    if cycle == Int64.max {
      return local < 0 ? Place(time: 0, rate: 0) : Place(time: local, rate: speed)
    }
    var within = local % cycle
    if within < 0 { within &+= cycle }
    if isEnd, within == 0, local > 0, speed > 0 { within = cycle }
    var runs = inside / cycle
    if isEnd, runs > 0, inside % cycle == 0 { runs &-= 1 }
    if within > iteration {
      return Place(time: cycle &- within, rate: -speed, runs: Double(runs))
    }
    return Place(time: within, rate: speed, runs: Double(runs))
  }

  public func hash(into hash: inout Hash64) {
    hash.add(delay)
    hash.add(repeatCount)
    hash.add(autoreverses)
    hash.add(speed)
    guard fill != .both || offset != 0 || repeatDuration != 0 || web != nil else { return }
    hash.add(Int32(fill.rawValue))
    hash.add(offset)
    hash.add(repeatDuration)
    if let web { self.hash(web, into: &hash) }
  }
}
