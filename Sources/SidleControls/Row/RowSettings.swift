import SidleGesture
import SidleMotion
import SidleUnits

/// How a row swipes: everything of its spec that decides, and nothing that changes.
public struct RowSettings: Internable {
  public enum SlopRule: UInt8, BitwiseCopyable { case swallowed, credited, rebased }
  public enum Tracking: UInt8, BitwiseCopyable { case direct, accumulated }
  public enum EmptySide: UInt8, BitwiseCopyable { case yields, follows }
  public enum Tap: UInt8, BitwiseCopyable { case closes, toggles, passes }
  /// Whether the rest changes silently when a drag reaches the extent or 0.
  public enum DragRest: UInt8, BitwiseCopyable { case kept, follows }
  public enum LimitUnit: UInt8, BitwiseCopyable { case points, width }
  /// Whether one drag can pass from the buttons of one edge to those of the other.
  public enum DragSides: UInt8, BitwiseCopyable { case both, one }
  public enum Unit: UInt8, BitwiseCopyable { case points, extent, button }

  public enum Velocity: Equatable, BitwiseCopyable {
    /// Above `velocityMinimum` its sign decides, below it the distance.
    case decides
    case ignored
    /// The distance decides that the content would reach if it went on with the pointer's velocity
    /// and `rate` of it were left after each millisecond.
    case projects(rate: Double)

    fileprivate var code: UInt8 {
      switch self {
      case .decides: return 0
      case .ignored: return 1
      case .projects: return 2
      }
    }
  }

  public enum Settle: Equatable, BitwiseCopyable {
    /// The damping ratio is what the spring was made from.
    case spring(Spring, dampingRatio: Double)
    /// Duration in seconds.
    case curve(CubicBezier, duration: Double)
    case immediate
  }

  public var swipe: SwipeSettings
  public var slopRule: SlopRule
  public var tracking: Tracking
  public var emptySide: EmptySide
  public var tap: Tap
  public var overscroll: Overscroll
  public var openThreshold: Double
  public var closeThreshold: Double
  public var thresholdUnit: Unit
  public var thresholdComparison: Comparison
  /// Of `closeThreshold` alone; nil: as `thresholdUnit`.
  public var closeThresholdUnit: Unit?
  /// Of `closeThreshold` alone; nil: as `thresholdComparison`.
  public var closeThresholdComparison: Comparison?
  public var velocityMinimum: Double
  public var velocity: Velocity
  public var settle: Settle
  public var reveal: RevealStyle
  public var buttonWidth: ButtonWidth
  /// How much wider the outermost button of an edge is, its title keeping clear of it.
  public var leadingInset = 0.0
  public var trailingInset = 0.0
  /// Points past a rest that a row settles to before it comes back; 0: none.
  public var bounce = 0.0
  /// Seconds that coming back takes with a curve.
  public var bounceDuration = 0.1
  public var dragRest = DragRest.kept
  public var dragSides = DragSides.both
  public var fullSwipe = FullSwipe.off
  public var removal = Removal.standard
  /// The farthest that the content goes toward either side, in `limitUnit`.
  public var leadingLimit = Limits.length
  public var trailingLimit = Limits.length
  public var limitUnit = LimitUnit.points

  public func inset(_ edge: Edge) -> Double { edge == .leading ? leadingInset : trailingInset }

  /// The limit in points.
  public func limit(_ edge: Edge, width: Double) -> Double {
    let limit = edge == .leading ? leadingLimit : trailingLimit
    return limitUnit == .points ? limit : limit * width
  }

  public init(
    swipe: SwipeSettings, slopRule: SlopRule, tracking: Tracking, emptySide: EmptySide, tap: Tap,
    overscroll: Overscroll, openThreshold: Double, closeThreshold: Double, thresholdUnit: Unit,
    thresholdComparison: Comparison, closeThresholdUnit: Unit? = nil,
    closeThresholdComparison: Comparison? = nil, velocityMinimum: Double, velocity: Velocity,
    settle: Settle, reveal: RevealStyle, buttonWidth: ButtonWidth
  ) {
    self.swipe = swipe
    self.slopRule = slopRule
    self.tracking = tracking
    self.emptySide = emptySide
    self.tap = tap
    self.overscroll = overscroll
    self.openThreshold = openThreshold
    self.closeThreshold = closeThreshold
    self.thresholdUnit = thresholdUnit
    self.thresholdComparison = thresholdComparison
    self.closeThresholdUnit = closeThresholdUnit
    self.closeThresholdComparison = closeThresholdComparison
    self.velocityMinimum = velocityMinimum
    self.velocity = velocity
    self.settle = settle
    self.reveal = reveal
    self.buttonWidth = buttonWidth
  }

  public func hash(into hash: inout Hash64) {
    hash.add(swipe.slop)
    hash.add(swipe.tapSlop)
    hash.add(swipe.lockRatio)
    swipe.hashTimes(into: &hash)
    hash.add(openThreshold)
    hash.add(closeThreshold)
    hash.add(velocityMinimum)
    hash.add(buttonWidth.value)
    hash.add(buttonWidth.minimum)
    hash.add(buttonWidth.maximum)
    var choices: UInt64 = 0
    let all: InlineArray<10, UInt8> = [
      swipe.comparison.rawValue, slopRule.rawValue, tracking.rawValue, emptySide.rawValue,
      tap.rawValue, thresholdUnit.rawValue, thresholdComparison.rawValue, velocity.code,
      reveal.rawValue, buttonWidth.policy.rawValue,
    ]
    for index in all.indices { choices = choices << 4 | UInt64(all[index]) }
    hash.add(choices)
    hashRelease(into: &hash)
    hashRest(into: &hash)
    overscroll.hash(into: &hash)
    switch settle {
    case .spring(let spring, _):
      hash.add(Int32(0))
      spring.hash(into: &hash)
    case .curve(let curve, let duration):
      hash.add(Int32(1))
      hash.add(curve.x1)
      hash.add(curve.y1)
      hash.add(curve.x2)
      hash.add(curve.y2)
      hash.add(duration)
    case .immediate: hash.add(Int32(2))
    }
  }

  /// What was added to the decision at the lift since fingerprints were first written down counts
  /// only where it is not the default.
  private func hashRelease(into hash: inout Hash64) {
    let unit = closeThresholdUnit.map { UInt64($0.rawValue) &+ 1 } ?? 0
    let comparison = closeThresholdComparison.map { UInt64($0.rawValue) &+ 1 } ?? 0
    let ofItsOwn = unit << 4 | comparison
    if ofItsOwn != 0 { hash.add(ofItsOwn) }
    switch velocity {
    case .decides, .ignored: break
    case .projects(let rate): hash.add(rate)
    }
  }

  /// As `hashRelease`, of what else was added.
  private func hashRest(into hash: inout Hash64) {
    if bounce > 0 {
      hash.add(bounce)
      hash.add(bounceDuration)
    }
    if leadingLimit != Limits.length || trailingLimit != Limits.length || limitUnit != .points {
      hash.add(leadingLimit)
      hash.add(trailingLimit)
      hash.add(UInt64(limitUnit.rawValue))
    }
    if buttonWidth.padding != ControlTuning.buttonPadding { hash.add(buttonWidth.padding) }
    if buttonWidth.spacing != 0 || leadingInset != 0 || trailingInset != 0 {
      hash.add(buttonWidth.spacing)
      hash.add(leadingInset)
      hash.add(trailingInset)
    }
    let choices = UInt64(dragRest.rawValue) << 8 | UInt64(dragSides.rawValue)
    if choices != 0 { hash.add(1 << 32 | choices) }
    if fullSwipe != .off { fullSwipe.hash(into: &hash) }
    if removal != .standard { removal.hash(into: &hash) }
  }
}
