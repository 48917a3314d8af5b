import SidleMotion
import SidleUnits

/// What a value adds to, and what is there when it shows nothing.
public struct AnimationComposition: Equatable, BitwiseCopyable {
  /// Every finished run adds the value a run ends with.
  public var accumulates: Bool
  /// The value is added to what is beneath it.
  public var isAdditive: Bool
  /// What is beneath where no other animation is.
  public var beneath: Double

  public init(accumulates: Bool, isAdditive: Bool, beneath: Double) {
    self.accumulates = accumulates
    self.isAdditive = isAdditive
    self.beneath = beneath
  }

  public static var plain: AnimationComposition {
    AnimationComposition(accumulates: false, isAdditive: false, beneath: 0)
  }

  /// What is shown: `own` is the state in one run, `last` the value at the end of a run, `under` the
  /// state of the animation beneath, nil for none. Always finite for finite numbers.
  public func shown(
    _ own: MotionState, last: Double, at place: AnimationTiming.Place, over under: MotionState?
  ) -> MotionState {
    guard place.isShown else { return under ?? MotionState(value: beneath, velocity: 0) }
    var state = own
    if accumulates && place.runs > 0 && place.runs.isFinite {
      state = MotionState(
        value: Elementary.finite(state.value + place.runs * last), velocity: state.velocity)
    }
    guard isAdditive else { return state }
    return MotionState(
      value: Elementary.finite(state.value + (under?.value ?? beneath)),
      velocity: Elementary.finite(state.velocity + (under?.velocity ?? 0)))
  }

  public func hash(into hash: inout Hash64) {
    guard self != .plain else { return }
    hash.add(accumulates)
    hash.add(isAdditive)
    hash.add(beneath)
  }
}
