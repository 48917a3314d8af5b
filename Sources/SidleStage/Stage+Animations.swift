import SidleControls
import SidleMotion
import SidleUnits

/// Creating, destroying and controlling animations.
extension Stage {
  /// Deepest nesting of groups.
  public static var animationDepth: Int { 16 }

  /// Makes an animation, as a root or as the next member of a group that has not begun.
  public mutating func createAnimation(parent parentID: ObjectID, _ spec: AnimationSpec)
    throws(Failure) -> ObjectID
  {
    let parent = parentID.isNull ? -1 : try slot(animation: parentID)
    if parent >= 0 { try checkTakesMember(parent, parentID) }
    try checkNameIsFree(spec.name, .animation)
    guard log.hasRoom(for: spec.name.count &+ spec.fields.curve.count) else { throw Log.failure }
    guard animations.reserveOneMore(), animationNames.reserveOneMore(), reserveGhost(),
      playing.reserve(slotCount: animations.next.slot &+ 1),
      underWay.grow(toHold: animations.count &+ 1), values.grow(toHold: animations.count &+ 1),
      parent < 0 || animations[parent].members.reserveOneMore(allocator),
      let name = StoredText.copy(spec.name, allocator)
    else { throw .outOfMemory("spec") }
    objectsCreated &+= 1
    let slot = animations.insert(
      AnimationRecord(
        name: name, userData: spec.userData, content: spec.content, timing: spec.timing,
        restDistance: spec.restDistance, parent: parent, age: objectsCreated))
    if parent >= 0 { animations[parent].members.append(slot) }
    animationNames.insert(name, slot: slot)
    log.create(animation: id(animation: slot), parent: parentID, spec)
    arrange(root(of: slot))
    return id(animation: slot)
  }

  /// Destroys a root with all it contains; one that is under way ends as interrupted.
  public mutating func destroyAnimation(_ id: ObjectID) throws(Failure) {
    let slot = try rootSlot(id)
    try checkRoom(events: 1)
    log.call("animation_destroy", id)
    interrupt(slot, reason: .removed)
    discardAnimation(slot)
  }

  /// What a call does to a root.
  public enum AnimationCall: BitwiseCopyable {
    case start
    case pause
    case resume
    case stop
    case finish
    case reverse
    /// ns from the beginning.
    case seek(Int64)
    /// Above 0; the direction stays.
    case speed(Double)
  }

  public mutating func control(
    animation id: ObjectID, _ call: AnimationCall, argument: Double, function: StaticString
  ) throws(Failure) {
    let slot = try rootSlot(id)
    try checkCan(call, slot, id)
    try checkRoom(events: 1)
    log.call(function, id, call, argument)
    let length = length(slot)
    switch call {
    case .start:
      interrupt(slot, reason: .code)
      animations[slot].playback.start(at: now, length: length)
    case .pause: animations[slot].playback.pause(at: now, length: length)
    case .resume: animations[slot].playback.resume(at: now)
    case .stop: interrupt(slot, reason: .code)
    case .finish:
      if animations[slot].playback.isUnderWay {
        animations[slot].playback.finish(length: length)
        emitEnd(slot, state(animationSlot: slot), finished: true, reason: .code)
      }
    case .reverse:
      let rate = animations[slot].playback.rate
      animations[slot].playback.setRate(-rate, at: now, length: length)
    case .seek(let elapsed):
      animations[slot].playback.seek(to: elapsed, at: now, length: length)
    case .speed(let speed):
      let forward = animations[slot].playback.rate > 0
      animations[slot].playback.setRate(forward ? speed : -speed, at: now, length: length)
    }
    schedule(slot)
  }

  /// Sends a single value to another target from where it is, as fast as it is.
  public mutating func retarget(animation id: ObjectID, to target: Double) throws(Failure) {
    let slot = try rootSlot(id)
    guard case .value(let value) = animations[slot].content else {
      throw Failure(.state, "animation", .id(id.rawValue), "only a single value has a target")
    }
    try checkRoom(events: 0)
    log.call("animation_retarget", id, value: target)
    let magnitude = animations[slot].playback.rate.magnitude
    let shown = state(animationSlot: slot)
    let state = MotionState(value: shown.value, velocity: shown.velocity / magnitude)
    animations[slot].content = .value(
      value.retargeted(to: target, from: state, rest: animations[slot].restDistance))
    animations[slot].timing = AnimationTiming(
      delay: 0, repeatCount: 1, autoreverses: false, speed: 1)
    arrange(slot)
    animations[slot].playback.setRate(magnitude, at: now, length: length(slot))
    animations[slot].playback.start(at: now, length: length(slot))
    schedule(slot)
  }

  // MARK: Checks

  private func rootSlot(_ id: ObjectID) throws(Failure) -> Int {
    let slot = try slot(animation: id)
    guard animations[slot].parent < 0 else {
      throw Failure(.state, "animation", .id(id.rawValue), "its group plays it; call the group")
    }
    return slot
  }

  private func checkTakesMember(_ parent: Int, _ id: ObjectID) throws(Failure) {
    if case .value = animations[parent].content {
      throw Failure(.state, "parent", .id(id.rawValue), "it is no sequence and no parallel")
    }
    var depth = 1
    var slot = parent
    while animations[slot].parent >= 0 {
      slot = animations[slot].parent
      depth &+= 1
    }
    guard depth < Stage.animationDepth else {
      throw Failure(.range, "parent", .integer(Int64(depth)), "groups nest 16 deep at most")
    }
    guard case .idle = animations[slot].playback.state else {
      throw Failure(.state, "parent", .id(id.rawValue), "it has begun")
    }
  }

  private func checkCan(_ call: AnimationCall, _ slot: Int, _ id: ObjectID) throws(Failure) {
    guard length(slot) == Int64.max else { return }
    let forward = animations[slot].playback.rate > 0
    switch call {
    case .finish where forward:
      throw Failure(.state, "animation", .id(id.rawValue), "it has no end to jump to")
    case .start where !forward:
      throw Failure(.state, "animation", .id(id.rawValue), "it has no end to begin from")
    case .start, .pause, .resume, .stop, .finish, .reverse, .seek, .speed: break
    }
  }

  // MARK: Steps

  /// The deadline of an animation has come.
  mutating func endAnimation(_ slot: Int) {
    animations[slot].playback.finish(length: length(slot))
    emitEnd(slot, state(animationSlot: slot), finished: true, reason: .none)
    schedule(slot)
  }

  /// Ends what is under way where it is.
  private mutating func interrupt(_ slot: Int, reason: Reason) {
    guard animations[slot].playback.isUnderWay else { return }
    let state = state(animationSlot: slot)
    animations[slot].playback.stop(at: now, length: length(slot))
    emitEnd(slot, state, finished: false, reason: reason)
    schedule(slot)
  }

  private mutating func emitEnd(
    _ slot: Int, _ state: MotionState, finished: Bool, reason: Reason
  ) {
    events.append(
      Event(
        time: now, kind: EventKind.animationEnded.rawValue, reason: reason.rawValue,
        object: id(animation: slot).rawValue, other: 0, userData: animations[slot].userData,
        edge: 0, detail: finished ? 1 : 0, offset: state.value, velocity: state.velocity, x: 0,
        y: 0),
      stepping: isStepping)
  }

  /// Puts a root on the list of what plays and into the agenda, or takes it out.
  private mutating func schedule(_ slot: Int) {
    if let deadline = animations[slot].playback.deadline(length: length(slot)) {
      playing.set(slot, time: deadline < now ? now : deadline, age: animations[slot].age)
    } else {
      playing.remove(slot)
    }
    let plays = animations[slot].playback.isPlaying
    let place = animations[slot].place
    if plays, place < 0 {
      animations[slot].place = underWay.count
      underWay.append(Int32(truncatingIfNeeded: slot))
    } else if !plays, place >= 0 {
      let last = underWay[underWay.count &- 1]
      underWay[place] = last
      animations[Int(last)].place = place
      underWay.truncate(to: underWay.count &- 1)
      animations[slot].place = -1
    }
  }

  private mutating func discardAnimation(_ slot: Int) {
    let record = animations[slot]
    for index in 0..<Int(record.members.count) { discardAnimation(record.members[index]) }
    animationNames.remove(record.name, slot: slot)
    record.members.free(allocator)
    leaveGhost(id(animation: slot), record.name)
    animations.remove(slot)
  }
}
