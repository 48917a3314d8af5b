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
  /// Time inside for one unit of time outside, above 0.
  public var speed: Double

  public init(delay: Int64, repeatCount: Double, autoreverses: Bool, speed: Double) {
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.speed = speed
  }

  /// Once, at once, forth, at its own pace.
  public static var plain: AnimationTiming {
    AnimationTiming(delay: 0, repeatCount: 1, autoreverses: false, speed: 1)
  }

  public var isPlain: Bool { self == .plain }

  /// A place inside one run, and how fast and in which direction time passes there; 0 outside the
  /// active time.
  public struct Place: Equatable, BitwiseCopyable {
    public var time: Int64
    public var rate: Double

    public init(time: Int64, rate: Double) {
      self.time = time
      self.rate = rate
    }
  }

  /// How long the whole takes for the container, delay and all runs included.
  public func length(iteration: Int64) -> Int64 {
    let active = activeLength(iteration: iteration)
    if active == Int64.max { return active }
    let outside = speed == 1 ? active : Elementary.whole(Elementary.ceiling(Double(active) / speed))
    return Elementary.instant(delay, after: outside)
  }

  /// Where a time of the container falls.
  public func place(at time: Int64, iteration: Int64) -> Place {
    let since = Elementary.difference(from: delay, to: time)
    if since < 0 { return Place(time: 0, rate: 0) }
    let inside = speed == 1 ? since : Elementary.whole(Elementary.floor(Double(since) * speed))
    let active = activeLength(iteration: iteration)
    if inside >= active {
      return Place(time: fold(active, iteration: iteration, isEnd: true).time, rate: 0)
    }
    return fold(inside, iteration: iteration, isEnd: false)
  }

  /// All runs together, in time inside.
  private func activeLength(iteration: Int64) -> Int64 {
    let cycle = cycle(iteration)
    if cycle == 0 || repeatCount == 0 { return 0 }
    if cycle == Int64.max { return cycle }
    if repeatCount == 1 { return cycle }
    return Elementary.whole(Elementary.floor(Double(cycle) * repeatCount + 0.5))
  }

  private func cycle(_ iteration: Int64) -> Int64 {
    guard autoreverses else { return iteration }
    return iteration > Int64.max / 2 ? Int64.max : iteration &* 2
  }

  /// From time over all runs to time within one. At the very end a whole number of runs stands at
  /// the end of the last one, not at the beginning of another.
  private func fold(_ inside: Int64, iteration: Int64, isEnd: Bool) -> Place {
    let cycle = cycle(iteration)
    if cycle == 0 { return Place(time: 0, rate: 0) }
    var within = inside % cycle
    if isEnd, within == 0, inside > 0 { within = cycle }
    if within > iteration {
      return Place(time: cycle &- within, rate: -speed)
    }
    return Place(time: within, rate: speed)
  }

  public func hash(into hash: inout Hash64) {
    hash.add(delay)
    hash.add(repeatCount)
    hash.add(autoreverses)
    hash.add(speed)
  }
}
