import SidleControls
import SidleMotion
import SidleUnits

/// The value and velocity of an animation at its place in time.
extension Stage {
  /// Value and velocity of an animation now. A sequence shows the member that has begun last, a
  /// parallel its first one with the additive ones that follow it directly; a group without members
  /// shows 0. Cost: O(depth), of an additive member O(members before it).
  func state(animationSlot slot: Int) -> MotionState {
    if animations[slot].extras < 0 { return plainState(slot) }
    let parent = parent(slot)
    guard parent >= 0, isAdditive(slot), isParallel(parent) else { return state(slot, outer(slot)) }
    let members = members(parent)
    var index = 0
    while members[index] != slot { index &+= 1 }
    return memberState(parent, index, place(parent, outer(parent)))
  }

  /// The value alone, for an id of a living animation without extras; nil for any other.
  public func plainValue(_ id: ObjectID) -> Double? {
    let slot = id.slot
    guard id.tag == tag, id.kind == .animation, animations.isLive(slot, id.generation),
      animations[slot].extras < 0, !animations[slot].isGroup
    else { return nil }
    let moving = moving(slot).value
    let isPlaying = animations[slot].phase == .playing
    let time =
      isPlaying ? Elementary.difference(from: moving.origin, to: now) : elapsed(plain: slot)
    return moving.value(at: time, manners[Int(moving.manner)])
  }

  /// The same of a root that arrives just now at an end, where its last instant still counts.
  func arrivingState(animationSlot slot: Int) -> MotionState {
    if animations[slot].extras < 0 { return plainState(slot) }
    let playback = playback(slot)
    var outer = AnimationTiming.Place(
      time: playback.elapsed(at: now, length: length(slot)), rate: 0)
    outer.isBackwards = playback.rate < 0
    outer.isBefore = outer.isBackwards && !isWeb(slot)
    return state(slot, outer)
  }

  /// How much has elapsed of a value without extras that does not play; below 0 before it has begun.
  private func elapsed(plain slot: Int) -> Int64 {
    animations[slot].phase == .idle ? -1 : moving(slot).origin
  }

  /// The same for a value without extras, which nothing contains.
  private func plainState(_ slot: Int) -> MotionState {
    let moving = moving(slot).value
    let manner = manners[Int(moving.manner)]
    guard animations[slot].phase == .playing else {
      let state = moving.state(at: elapsed(plain: slot), manner)
      return MotionState(value: state.value, velocity: 0)
    }
    return moving.state(at: Elementary.difference(from: moving.origin, to: now), manner)
  }

  /// The state at a time of what contains an animation; `under` is the member beneath an additive one.
  func state(_ slot: Int, _ outer: AnimationTiming.Place, over under: MotionState? = nil)
    -> MotionState
  {
    let place = place(slot, outer)
    guard animations[slot].isGroup else {
      let moving = moving(slot).value
      let manner = manners[Int(moving.manner)]
      let state = moving.state(
        at: place.time, isBefore: place.isBefore, share: place.share, manner)
      let own = MotionState(
        value: state.value, velocity: Elementary.finite(state.velocity * place.rate))
      let composition = composition(slot)
      let timing = timing(slot)
      let last = timing.autoreverses || timing.speed < 0 ? moving.from : moving.to
      return composition.shown(own, last: last, at: place, over: under)
    }
    guard let index = shown(slot, at: place.time) else { return .rest }
    return memberState(slot, index, place)
  }

  /// The state of a member of a group that is at `place`, over all that it is added to.
  private func memberState(_ group: Int, _ index: Int, _ place: AnimationTiming.Place)
    -> MotionState
  {
    let members = members(group)
    var first = index
    if isParallel(group) {
      while first > 0 && isAdditive(members[first]) { first &-= 1 }
    }
    var state = self.state(members[first], outer(members[first], in: place))
    while first < index {
      first &+= 1
      state = self.state(members[first], outer(members[first], in: place), over: state)
    }
    return state
  }

  /// The place of the member whose value a group shows.
  private func shown(_ group: Int, at time: Int64) -> Int? {
    let members = members(group)
    guard members.count > 0 else { return nil }
    var shown = 0
    let isParallel = isParallel(group)
    for index in 1..<Int(max(members.count, 1)) {
      if isParallel ? !isAdditive(members[index]) : begin(members[index]) > time { break }
      shown = index
    }
    return shown
  }

  func isParallel(_ group: Int) -> Bool {
    animationExtras[animations[group].extras].stagger >= 0
  }

  /// Whether an animation is added to the member before it.
  func isAdditive(_ slot: Int) -> Bool { composition(slot).isAdditive }

  func composition(_ slot: Int) -> AnimationComposition {
    let extras = animations[slot].extras
    return extras < 0 ? .plain : animationExtras[extras].composition
  }
}
