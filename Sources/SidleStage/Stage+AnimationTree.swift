import SidleControls
import SidleMotion
import SidleUnits

/// What the time of a root means for everything in it: lengths from the inside out, values from
/// the outside in.
extension Stage {
  func root(of slot: Int) -> Int {
    var slot = slot
    while animations[slot].parent >= 0 { slot = animations[slot].parent }
    return slot
  }

  /// The length of the whole for what contains it, ns; `Int64.max` when it never ends.
  func length(_ slot: Int) -> Int64 {
    animations[slot].timing.length(iteration: animations[slot].iteration)
  }

  /// Lays out a tree after a change: when members begin, how long groups take. Recursion is as deep
  /// as groups nest. Cost: O(animations in it).
  mutating func arrange(_ slot: Int) {
    let members = animations[slot].members
    var begin: Int64 = 0
    var end: Int64 = 0
    for index in 0..<Int(members.count) {
      let member = members[index]
      arrange(member)
      if case .parallel(let stagger) = animations[slot].content {
        begin = Elementary.whole(Double(stagger) * Double(index))
      }
      animations[member].begin = begin
      let memberEnd = Elementary.instant(begin, after: length(member))
      if memberEnd > end { end = memberEnd }
      begin = memberEnd
    }
    switch animations[slot].content {
    case .value(let value):
      animations[slot].iteration = value.duration
    case .sequence, .parallel: animations[slot].iteration = end
    }
  }

  public func state(animation id: ObjectID) throws(Failure) -> AnimationState {
    let slot = try slot(animation: id)
    let animation = animations[slot]
    let state = state(animationSlot: slot)
    let length = length(slot)
    return AnimationState(
      playback: animations[root(of: slot)].playback, value: state.value,
      velocity: state.velocity,
      elapsed: animation.parent < 0
        ? animation.playback.elapsed(at: now, length: length) : clamp(outer(slot).time, length),
      length: length, parent: animation.parent < 0 ? .null : self.id(animation: animation.parent),
      memberCount: Int(animation.members.count), userData: animation.userData)
  }

  /// Value and velocity of an animation now. A sequence shows the member that has begun last, a
  /// parallel its first one; a group without members shows 0.
  func state(animationSlot slot: Int) -> MotionState {
    let place = outer(slot)
    return state(slot, at: place.time, rate: place.rate)
  }

  /// Makes the list of the values that move now: every value in everything that plays.
  public mutating func gatherValues() {
    values.removeAll()
    for index in 0..<underWay.count {
      let slot = Int(underWay[index])
      let time = animations[slot].playback.elapsed(at: now, length: length(slot))
      gather(slot, at: time, rate: animations[slot].playback.rate)
    }
  }

  public var gathered: (first: UnsafeRawPointer?, count: Int) {
    (values.count == 0 ? nil : UnsafeRawPointer(values.pointer), values.count)
  }

  private mutating func gather(_ slot: Int, at time: Int64, rate: Double) {
    if case .value = animations[slot].content {
      let state = state(slot, at: time, rate: rate)
      values.append(
        AnimationValue(
          animation: id(animation: slot).rawValue, value: state.value, velocity: state.velocity))
      return
    }
    let place = animations[slot].timing.place(at: time, iteration: animations[slot].iteration)
    let members = animations[slot].members
    for index in 0..<Int(members.count) {
      let member = members[index]
      gather(
        member, at: Elementary.difference(from: animations[member].begin, to: place.time),
        rate: rate * place.rate)
    }
  }

  /// The time of what contains an animation, counted from the animation's own begin, and how fast
  /// it passes on the stage's clock.
  private func outer(_ slot: Int) -> AnimationTiming.Place {
    let animation = animations[slot]
    guard animation.parent >= 0 else {
      return AnimationTiming.Place(
        time: animation.playback.elapsed(at: now, length: length(slot)),
        rate: animation.playback.isPlaying ? animation.playback.rate : 0)
    }
    let outside = outer(animation.parent)
    let parent = animations[animation.parent]
    let place = parent.timing.place(at: outside.time, iteration: parent.iteration)
    return AnimationTiming.Place(
      time: Elementary.difference(from: animation.begin, to: place.time),
      rate: outside.rate * place.rate)
  }

  private func state(_ slot: Int, at time: Int64, rate: Double) -> MotionState {
    let animation = animations[slot]
    let place = animation.timing.place(at: time, iteration: animation.iteration)
    switch animation.content {
    case .value(let value):
      let state = value.state(at: place.time)
      return MotionState(
        value: state.value, velocity: Elementary.finite(state.velocity * (rate * place.rate)))
    case .sequence, .parallel:
      guard let member = shown(animation, at: place.time) else {
        return MotionState(value: 0, velocity: 0)
      }
      return state(
        member, at: Elementary.difference(from: animations[member].begin, to: place.time),
        rate: rate * place.rate)
    }
  }

  /// The member whose value a group shows.
  private func shown(_ group: AnimationRecord, at time: Int64) -> Int? {
    guard group.members.count > 0 else { return nil }
    var shown = group.members[0]
    guard case .sequence = group.content else { return shown }
    for index in 1..<Int(max(group.members.count, 1)) {
      let member = group.members[index]
      if animations[member].begin > time { break }
      shown = member
    }
    return shown
  }

  private func clamp(_ time: Int64, _ length: Int64) -> Int64 {
    if time < 0 { return 0 }
    return time > length ? length : time
  }
}
