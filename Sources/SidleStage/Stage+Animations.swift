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
    if parent >= 0 { try checkTakesMember(parent, parentID, isGroup: spec.content.isGroup) }
    try checkNameIsFree(spec.name, .animation)
    guard log.hasRoom(for: spec.textCount) else { throw Log.failure }
    let slot = try makeAnimation(parent: parent, layer: -1, spec)
    log.create(animation: id(animation: slot), parent: parentID, spec)
    if parent >= 0 { arrange(root(of: slot)) }
    return id(animation: slot)
  }

  /// Puts an animation into the tables, as a root or a member, by itself or owned by a layer.
  mutating func makeAnimation(parent: Int, layer: Int, _ spec: AnimationSpec) throws(Failure)
    -> Int
  {
    let isPlain = parent < 0 && layer < 0 && spec.isPlain
    let value = try movingValue(spec.content)
    guard animations.reserveOneMore(), isPlain || animationExtras.reserveOneMore(),
      animationNames.reserveOneMore(), reserveGhost(),
      playing.reserve(slotCount: animations.next.slot &+ 1),
      underWay.reserve(animations.count &+ 1), values.grow(toHold: animations.count &+ 1),
      laneColumns.reserve(LaneReader.columnSize),
      parent < 0 || animationExtras[animations[parent].extras].members.reserveOneMore(allocator),
      value.map({ reserveManner($0.law) }) ?? true,
      let name = StoredText.copy(spec.name, allocator)
    else { throw .outOfMemory("spec") }
    objectsCreated &+= 1
    let slot = animations.insert(
      AnimationRecord(
        isGroup: value == nil, userData: spec.userData,
        age: UInt32(truncatingIfNeeded: objectsCreated)))
    var moving = value?.moving ?? .nothing
    if let value { moving.manner = takeManner(value.law) }
    releaseSpareKeyframes()
    animations[slot].place = Int32(truncatingIfNeeded: underWay.append(slot, moving))
    if !isPlain {
      animations[slot].extras = animationExtras.insert(
        AnimationExtras(
          name: name, timing: spec.timing,
          composition: value == nil ? .plain : spec.composition, restDistance: spec.restDistance,
          stagger: spec.content.stagger, parent: Int32(truncatingIfNeeded: parent),
          layer: Int32(truncatingIfNeeded: layer)))
    }
    if parent >= 0 { animationExtras[animations[parent].extras].members.append(slot) }
    animationNames.insert(name, slot: slot)
    return slot
  }

  /// What moves; nil for a group. Keyframes are copied, and spare until a manner takes them.
  private mutating func movingValue(_ content: AnimationSpec.Content) throws(Failure)
    -> AnimatedValue?
  {
    switch content {
    case .value(let value): return value
    case .keyframes(let source):
      guard let frames = copyKeyframes(source) else { throw .outOfMemory("spec") }
      return .keyframes(frames, duration: source.duration)
    case .sequence, .parallel: return nil
    }
  }

  /// Destroys a root with all it contains; one that is under way ends as interrupted.
  public mutating func destroyAnimation(_ id: ObjectID) throws(Failure) {
    let slot = try rootSlot(id)
    try checkHasNoLayer(slot, id)
    try checkRoom(events: 1)
    log.call("animation_destroy", id)
    if playback(slot).isUnderWay {
      emitEnd(slot, state(animationSlot: slot), finished: false, reason: .removed)
    }
    playing.remove(slot)
    leaveLane(slot)
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
    let layer = layer(animationSlot: slot)
    let length = length(slot)
    var playback = playback(slot)
    if length == Int64.max { try checkCanEndless(call, forward: playback.rate > 0, id) }
    try checkRoom(events: layer < 0 ? 1 : Stage.transitionEvents)
    let wasUnderWay = playback.isUnderWay
    switch call {
    case .start: playback.start(at: now, length: length)
    case .pause: playback.pause(at: now, length: length)
    case .resume: playback.resume(at: now)
    case .stop: if wasUnderWay { playback.stop(at: now, length: length) }
    case .finish: if wasUnderWay { playback.finish(length: length) }
    case .reverse: playback.setRate(-playback.rate, at: now, length: length)
    case .seek(let elapsed): playback.seek(to: elapsed, at: now, length: length)
    case .speed(let speed):
      playback.setRate(playback.rate > 0 ? speed : -speed, at: now, length: length)
    }
    try reserve(playback, slot)
    log.call(function, id, call, argument)
    // What is interrupted tells where it was, what finishes where it ends.
    let state = wasUnderWay && call.ends ? state(animationSlot: slot) : .rest
    keep(playback, slot)
    if layer >= 0, case .start = call { layers[layer].hasBegun = false }
    if wasUnderWay {
      switch call {
      case .start, .stop: emitEnd(slot, state, finished: false, reason: .code)
      case .finish:
        emitEnd(slot, arrivingState(animationSlot: slot), finished: true, reason: .code)
      case .pause, .resume, .reverse, .seek, .speed: break
      }
    }
    schedule(slot, playback, length: length)
    if layer >= 0 { settle(layer: layer) }
  }

  /// Sends a single value to another target from where it is, as fast as it is. It is a plain value
  /// afterwards, at the speed it had: without delay, repeats, fill, and what it was added to.
  public mutating func retarget(animation id: ObjectID, to target: Double) throws(Failure) {
    let slot = try rootSlot(id)
    guard !animations[slot].isGroup else {
      throw Failure(.state, "animation", .id(id.rawValue), "only a single value has a target")
    }
    try checkHasNoLayer(slot, id)
    try checkRoom(events: 0)
    let magnitude = playback(slot).rate.magnitude
    let shown = state(animationSlot: slot)
    let extras = animations[slot].extras
    let pace = extras < 0 ? 1 : animationExtras[extras].timing.speed.magnitude
    let before = moving(slot).manner
    var value = AnimatedValue.retargeted(
      manners[Int(before)], length: moving(slot).length, to: target,
      from: MotionState(value: shown.value, velocity: shown.velocity / (magnitude * pace)),
      rest: extras < 0 ? 0 : animationExtras[extras].restDistance)
    value.manner = before
    var playback = AnimationPlayback(.idle, rate: magnitude)
    let timing = AnimationTiming.plain(speed: pace)
    let length = timing.length(iteration: value.length)
    playback.start(at: now, length: length)
    try reserve(playback, slot)
    let law = AnimatedValue.retargetedLaw(manners[Int(before)])
    if let law, !reserveManner(law) { throw .outOfMemory("animation") }
    log.call("animation_retarget", id, value: target)
    if let law {
      value.manner = takeManner(law)
      releaseManner(before)
    }
    moving(slot).value = value
    if extras >= 0 {
      animationExtras[extras].timing = timing
      animationExtras[extras].composition = .plain
    }
    keep(playback, slot)
    schedule(slot, playback, length: length)
  }

  // MARK: Checks

  private func rootSlot(_ id: ObjectID) throws(Failure) -> Int {
    let slot = try slot(animation: id)
    guard parent(slot) < 0 else {
      throw Failure(.state, "animation", .id(id.rawValue), "its group plays it; call the group")
    }
    return slot
  }

  private func checkTakesMember(_ parent: Int, _ id: ObjectID, isGroup: Bool) throws(Failure) {
    guard animations[parent].isGroup else {
      throw Failure(.state, "parent", .id(id.rawValue), "it is no sequence and no parallel")
    }
    var depth = 1
    var slot = parent
    while self.parent(slot) >= 0 {
      slot = self.parent(slot)
      depth &+= 1
    }
    guard !isGroup || depth < Stage.animationDepth else {
      throw Failure(.range, "parent", .integer(Int64(depth)), "groups nest 16 deep at most")
    }
    guard case .idle = playback(slot).state else {
      throw Failure(.state, "parent", .id(id.rawValue), "it has begun")
    }
  }

  private func checkCanEndless(_ call: AnimationCall, forward: Bool, _ id: ObjectID) throws(Failure)
  {
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
    if animations[slot].extras < 0 {
      // Nearly all: a value that ends where it was going, as its deadline says.
      animations[slot].phase = .finished
      let moving = moving(slot)
      moving.origin = moving.length
      let state = MotionState(value: moving.to, velocity: 0)
      emitEnd(slot, state, finished: true, reason: .none)
      playing.remove(slot)
      leaveLane(slot)
      return
    }
    let length = length(slot)
    var playback = playback(slot)
    let layer = layer(animationSlot: slot)
    if layer >= 0, !layers[layer].hasBegun, playback.rate > 0 {
      begin(layer: layer)
      schedule(slot, playback, length: length)
      return
    }
    playback.finish(length: length)
    keep(playback, slot)
    emitEnd(slot, arrivingState(animationSlot: slot), finished: true, reason: .none)
    schedule(slot, playback, length: length)
    if layer >= 0 { settle(layer: layer) }
  }

  mutating func emitEnd(
    _ slot: Int, _ state: MotionState, finished: Bool, reason: Reason
  ) {
    let layer = layer(animationSlot: slot)
    if layer >= 0 {
      return emit(
        .layerTransitionEnded, layer: layer, state, reason: reason, detail: finished ? 1 : 0)
    }
    events.append(
      Event(
        time: now, kind: EventKind.animationEnded.rawValue, reason: reason.rawValue,
        object: id(animation: slot).rawValue, other: 0, userData: animations[slot].userData,
        edge: 0, detail: finished ? 1 : 0, offset: state.value, velocity: state.velocity, x: 0,
        y: 0),
      stepping: isStepping)
  }

  /// Puts a root on the list of what plays and into the agenda, or takes it out.
  mutating func schedule(_ slot: Int, _ playback: AnimationPlayback, length: Int64) {
    if let deadline = deadline(slot, playback, length: length) {
      playing.set(slot, time: deadline < now ? now : deadline, age: animations[slot].age)
    } else {
      playing.remove(slot)
    }
    enter(playback.isPlaying ? lane(slot) : nil, slot)
  }

  /// When an animation ends by itself, or a transition begins after its delay.
  private mutating func deadline(_ slot: Int, _ playback: AnimationPlayback, length: Int64)
    -> Int64?
  {
    let layer = layer(animationSlot: slot)
    let beginning = layer < 0 ? nil : beginningOfTransition(layer: layer, slot, playback)
    return beginning ?? playback.deadline(length: length)
  }

  mutating func leaveLane(_ slot: Int) { enter(nil, slot) }

  /// Goes to a lane, if it is not there; with nil to what does not play.
  private mutating func enter(_ lane: Manner.Lane?, _ slot: Int) {
    let place = Int(animations[slot].place)
    let hasMoved = underWay.move(place, to: lane) {
      animations[$0].place = Int32(truncatingIfNeeded: $1)
    }
    if hasMoved { hasNewOrder = true }
  }

  /// The lane of a root that plays: that of its manner, when it follows the stage's clock and, on a curve,
  /// brings no velocity along.
  private func lane(_ slot: Int) -> Manner.Lane {
    guard animations[slot].phase == .playing, !animations[slot].isGroup else { return .single }
    let extras = animations[slot].extras
    if extras >= 0 {
      let isPlain = animationExtras[extras].timing.isPlain
      guard isPlain, animationExtras[extras].composition == .plain else { return .single }
    }
    let lane = manner(slot).pointee.lane
    switch lane {
    case .swingingSpring, .criticalSpring, .single: return lane
    case .polynomial, .bezier: return moving(slot).velocity == 0 ? lane : .single
    }
  }

  mutating func discardAnimation(_ slot: Int) {
    let members = members(slot)
    for index in 0..<Int(members.count) { discardAnimation(members[index]) }
    members.free(allocator)
    let name = name(animationSlot: slot)
    animationNames.remove(name, slot: slot)
    leaveGhost(id(animation: slot), name)
    releaseManner(moving(slot).manner)
    underWay.remove(Int(animations[slot].place)) {
      animations[$0].place = Int32(truncatingIfNeeded: $1)
    }
    if animations[slot].extras >= 0 { animationExtras.remove(animations[slot].extras) }
    animations.remove(slot)
  }
}

extension Stage.AnimationCall {
  /// Whether it ends what was under way.
  fileprivate var ends: Bool {
    switch self {
    case .start, .stop, .finish: return true
    case .pause, .resume, .reverse, .seek, .speed: return false
    }
  }
}
