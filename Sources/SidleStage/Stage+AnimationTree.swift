import SidleControls
import SidleMotion
import SidleUnits

/// What the time of a root means for everything in it: lengths from the inside out, values from
/// the outside in.
extension Stage {
  func root(of slot: Int) -> Int {
    var slot = slot
    while parent(slot) >= 0 { slot = parent(slot) }
    return slot
  }

  /// Lays out a tree after a change: when members begin, how long groups take. Recursion is as deep
  /// as groups nest. Cost: O(animations in it).
  mutating func arrange(_ slot: Int) {
    guard animations[slot].isGroup else { return }
    let members = members(slot)
    let stagger = animationExtras[animations[slot].extras].stagger
    var begin: Int64 = 0
    var end: Int64 = 0
    for index in 0..<Int(members.count) {
      let member = members[index]
      arrange(member)
      if stagger >= 0 { begin = Elementary.whole(Double(stagger) * Double(index)) }
      animationExtras[animations[member].extras].begin = begin
      let memberEnd = Elementary.instant(begin, after: length(member))
      if memberEnd > end { end = memberEnd }
      begin = memberEnd
    }
    animations[slot].value.length = end
  }

  public func state(animation id: ObjectID) throws(Failure) -> AnimationState {
    let slot = try slot(animation: id)
    let state = state(animationSlot: slot)
    let length = length(slot)
    let parent = parent(slot)
    return AnimationState(
      playback: playback(root(of: slot)), value: state.value, velocity: state.velocity,
      elapsed: parent < 0
        ? playback(slot).elapsed(at: now, length: length) : clamp(outer(slot).time, length),
      length: length, parent: parent < 0 ? .null : self.id(animation: parent),
      memberCount: Int(members(slot).count), userData: animations[slot].userData)
  }

  /// Value and velocity of an animation now. A sequence shows the member that has begun last, a
  /// parallel its first one; a group without members shows 0.
  func state(animationSlot slot: Int) -> MotionState {
    if animations[slot].extras < 0 { return plainState(slot) }
    let place = outer(slot)
    return state(slot, at: place.time, rate: place.rate)
  }

  /// The same for a value without extras, which nothing contains.
  private func plainState(_ slot: Int) -> MotionState {
    let origin = animations[slot].value.origin
    guard animations[slot].phase == .playing else {
      let state = animations[slot].value.state(at: origin, manner(slot))
      return MotionState(value: state.value, velocity: 0)
    }
    return animations[slot].value.state(
      at: Elementary.difference(from: origin, to: now), manner(slot))
  }

  /// The time of what contains an animation, counted from the animation's own begin, and how fast
  /// it passes on the stage's clock.
  private func outer(_ slot: Int) -> AnimationTiming.Place {
    let parent = parent(slot)
    guard parent >= 0 else {
      let playback = playback(slot)
      return AnimationTiming.Place(
        time: playback.elapsed(at: now, length: length(slot)),
        rate: playback.isPlaying ? playback.rate : 0)
    }
    let outside = outer(parent)
    let place = place(parent, at: outside.time)
    return AnimationTiming.Place(
      time: Elementary.difference(from: begin(slot), to: place.time),
      rate: outside.rate * place.rate)
  }

  /// When a member begins in the time of its group.
  func begin(_ member: Int) -> Int64 { animationExtras[animations[member].extras].begin }

  /// Where in one run of an animation a time of its container falls.
  func place(_ slot: Int, at time: Int64) -> AnimationTiming.Place {
    timing(slot).place(at: time, iteration: animations[slot].value.length)
  }

  func state(_ slot: Int, at time: Int64, rate: Double) -> MotionState {
    let place = place(slot, at: time)
    guard animations[slot].isGroup else {
      let state = animations[slot].value.state(at: place.time, manner(slot))
      return MotionState(
        value: state.value, velocity: Elementary.finite(state.velocity * (rate * place.rate)))
    }
    guard let member = shown(slot, at: place.time) else { return .rest }
    return state(
      member, at: Elementary.difference(from: begin(member), to: place.time),
      rate: rate * place.rate)
  }

  /// The member whose value a group shows.
  private func shown(_ group: Int, at time: Int64) -> Int? {
    let members = members(group)
    guard members.count > 0 else { return nil }
    var shown = members[0]
    guard animationExtras[animations[group].extras].stagger < 0 else { return shown }
    for index in 1..<Int(max(members.count, 1)) {
      let member = members[index]
      if begin(member) > time { break }
      shown = member
    }
    return shown
  }

  private func clamp(_ time: Int64, _ length: Int64) -> Int64 {
    if time < 0 { return 0 }
    return time > length ? length : time
  }
}
