import SidleControls
import SidleMotion
import SidleUnits

/// What the time of a root means for everything in it: lengths from the inside out, times from the
/// outside in.
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
    moving(slot).length = end
  }

  public func state(animation id: ObjectID) throws(Failure) -> AnimationState {
    let slot = try slot(animation: id)
    let state = state(animationSlot: slot)
    let length = length(slot)
    let parent = parent(slot)
    let playback = playback(parent < 0 ? slot : root(of: parent))
    return AnimationState(
      playback: playback, value: state.value, velocity: state.velocity,
      elapsed: parent < 0
        ? playback.elapsed(at: now, length: length) : clamp(outer(slot).time, length),
      length: length, parent: parent < 0 ? .null : self.id(animation: parent),
      memberCount: Int(members(slot).count), userData: animations[slot].userData)
  }

  private func clamp(_ time: Int64, _ length: Int64) -> Int64 {
    if time < 0 { return 0 }
    return time > length ? length : time
  }

  /// The time of what contains an animation, counted from the animation's own begin, how fast it
  /// passes on the stage's clock, and whether what contains it shows anything.
  func outer(_ slot: Int) -> AnimationTiming.Place {
    let parent = parent(slot)
    return parent < 0 ? rootOuter(slot) : outer(slot, in: place(parent, outer(parent)))
  }

  /// The same of a member whose group is at `place`.
  func outer(_ member: Int, in place: AnimationTiming.Place) -> AnimationTiming.Place {
    var outer = place
    outer.time = Elementary.difference(from: begin(member), to: place.time)
    return outer
  }

  /// The same of a root. One that has not begun is before its beginning, one that has finished past
  /// the end it played toward: there its fill counts. By the web model a border is on that side already.
  private func rootOuter(_ slot: Int) -> AnimationTiming.Place {
    let playback = playback(slot)
    let length = length(slot)
    let elapsed = playback.elapsed(at: now, length: length)
    var outer = AnimationTiming.Place(time: elapsed, rate: 0)
    outer.isBackwards = playback.rate < 0
    switch playback.state {
    case .playing: outer.rate = playback.rate
    case .paused, .ended(_, finished: false): break  // where it stands
    case .idle where isWeb(slot): outer.isBackwards = true
    case .idle: outer.time = -1
    case .ended(_, finished: true) where isWeb(slot): break
    case .ended(_, finished: true):
      let isPast = playback.rate > 0 && elapsed >= length
      outer.time = isPast ? Elementary.instant(elapsed, after: 1) : elapsed > 0 ? elapsed : -1
    }
    return outer
  }

  /// Whether it follows the web model.
  func isWeb(_ slot: Int) -> Bool {
    let extras = animations[slot].extras
    return extras >= 0 && animationExtras[extras].timing.web != nil
  }

  /// When a member begins in the time of its group.
  func begin(_ member: Int) -> Int64 { animationExtras[animations[member].extras].begin }

  /// Where in one run of an animation a time of its container falls.
  func place(_ slot: Int, _ outer: AnimationTiming.Place) -> AnimationTiming.Place {
    var place = timing(slot).place(
      at: outer.time, iteration: moving(slot).length, isBackwards: outer.isBackwards,
      isBefore: outer.isBefore)
    place.isBackwards = outer.isBackwards != (place.rate < 0)
    place.rate = outer.rate * place.rate
    place.isShown = outer.isShown && place.isShown
    return place
  }
}
