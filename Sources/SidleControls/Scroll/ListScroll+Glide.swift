import SidleMotion
import SidleUnits

/// How a list goes on by itself when it is let go of.
extension ListScroll {
  /// Motion by itself: slows down inside, is pulled back beyond an end.
  struct Glide: BitwiseCopyable {
    let from: Double
    let velocity: Double
    let to: Double
    let start: Int64
    let end: Int64
    /// Where it meets an end.
    let crossing: BoundedDecay.Crossing?
    let reason: Reason
  }

  /// The motion from an offset at a velocity. `end` is where the end of the content is at that time.
  func glide(from: Double, velocity: Double, reason: Reason, at time: Int64, end: Double) -> Glide {
    let upper = upper(from: from, velocity: velocity, end: end)
    // What does not bounce goes no farther past an end than it is.
    let isStopped = !settings.bounces && (velocity > 0 ? from >= upper : from <= 0)
    let velocity = isStopped ? 0 : velocity
    guard
      let law = BoundedDecay(decay: settings.decay, spring: .scrollReturn, lower: 0, upper: upper)
    else {
      return Glide(
        from: from, velocity: 0, to: from, start: time, end: time, crossing: nil, reason: reason)
    }
    let crossing = law.crossing(from: from, velocity: velocity)
    var seconds = law.settlingTime(
      from: from, velocity: velocity, distance: ScrollTuning.restDistance,
      speed: ScrollTuning.restSpeed)
    if let crossing, stops(at: crossing) { seconds = crossing.time }
    return Glide(
      from: from, velocity: velocity, to: law.rest(from: from, velocity: velocity), start: time,
      end: Elementary.instant(time, after: Elementary.nanoseconds(roundingUp: seconds)),
      crossing: crossing, reason: reason)
  }

  func state(_ glide: Glide, at time: Int64) -> MotionState {
    if time >= glide.end { return MotionState(value: glide.to, velocity: 0) }
    let seconds = Elementary.seconds(from: glide.start, to: time)
    guard let crossing = glide.crossing, seconds >= crossing.time else {
      return settings.decay.state(from: glide.from, velocity: glide.velocity, at: seconds)
    }
    if stops(at: crossing) { return MotionState(value: crossing.bound, velocity: 0) }
    let sprung = Spring.scrollReturn.state(
      offset: Elementary.finite(crossing.state.value - crossing.bound),
      velocity: crossing.state.velocity, at: seconds - crossing.time)
    return MotionState(
      value: Elementary.finite(crossing.bound + sprung.offset), velocity: sprung.velocity)
  }

  /// Without bouncing it stops where it meets an end; begun beyond one, it comes back.
  private func stops(at crossing: BoundedDecay.Crossing) -> Bool {
    !settings.bounces && crossing.time > 0
  }

  /// The end for a motion: where the end of the content will be. What lies between that and where it is
  /// now can rest, and then follows it, or be left for what is inside, but not be glided to.
  private func upper(from: Double, velocity: Double, end: Double) -> Double {
    guard from > nearest, from <= end else { return nearest }
    let leaves = velocity < 0 && settings.decay.rest(from: from, velocity: velocity) <= nearest
    return velocity == 0 || leaves ? from : nearest
  }
}
