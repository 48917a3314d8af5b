import SidleGesture
import SidleMotion
import SidleUnits

/// How a row swipes: everything of its spec that decides, and nothing that changes.
public struct RowSettings: Internable {
  public enum SlopRule: UInt8, BitwiseCopyable { case swallowed, credited }
  public enum Tracking: UInt8, BitwiseCopyable { case direct, accumulated }
  public enum EmptySide: UInt8, BitwiseCopyable { case yields, follows }
  public enum Tap: UInt8, BitwiseCopyable { case closes, toggles, passes }
  public enum Unit: UInt8, BitwiseCopyable { case points, extent, button }
  public enum Velocity: UInt8, BitwiseCopyable { case decides, ignored }

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
  public var velocityMinimum: Double
  public var velocity: Velocity
  public var settle: Settle
  public var reveal: RevealStyle
  public var buttonWidth: ButtonWidth

  public init(
    swipe: SwipeSettings, slopRule: SlopRule, tracking: Tracking, emptySide: EmptySide, tap: Tap,
    overscroll: Overscroll, openThreshold: Double, closeThreshold: Double, thresholdUnit: Unit,
    thresholdComparison: Comparison, velocityMinimum: Double, velocity: Velocity, settle: Settle,
    reveal: RevealStyle, buttonWidth: ButtonWidth
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
      tap.rawValue, thresholdUnit.rawValue, thresholdComparison.rawValue, velocity.rawValue,
      reveal.rawValue, buttonWidth.policy.rawValue,
    ]
    for index in all.indices { choices = choices << 4 | UInt64(all[index]) }
    hash.add(choices)
    switch overscroll {
    case .elastic(let coefficient):
      hash.add(Int32(0))
      hash.add(coefficient)
    case .clamp: hash.add(Int32(1))
    case .free: hash.add(Int32(2))
    }
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
}
