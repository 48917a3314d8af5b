import SidleControls
import SidleMotion
import SidleUnits

/// Transitions of layers in time. Each is driven by an animation that the layer owns, so that it is
/// paused, sought, reversed and stopped as any other is.
extension Stage {
  /// The most events that one call can cause: the end of one transition, and the begin and end of
  /// another.
  static var transitionEvents: Int { 3 }

  /// What a layer shows now.
  struct LayerView: BitwiseCopyable {
    var progress: Double
    var incoming: Transition.Placement
    var outgoing: Transition.Placement
  }

  func view(layer slot: Int) -> LayerView {
    let animation = Int(layers[slot].animation)
    guard animation >= 0, place(animation, outer(animation)).isShown else {
      return LayerView(
        progress: 1, incoming: .resting,
        outgoing: Transition.Placement(x: 0, y: 0, opacity: 0))
    }
    let progress = state(animationSlot: animation).value
    let size = Size(width: layers[slot].frame.width, height: layers[slot].frame.height)
    let transition = layers[slot].transition
    return LayerView(
      progress: progress, incoming: transition.incoming(at: progress, in: size),
      outgoing: transition.outgoing(at: progress, in: size))
  }

  /// Slot of the layer whose transition an animation is; -1 for any other.
  func layer(animationSlot slot: Int) -> Int {
    let extras = animations[slot].extras
    return extras < 0 ? -1 : Int(animationExtras[extras].layer)
  }

  func checkHasNoLayer(_ slot: Int, _ id: ObjectID) throws(Failure) {
    guard layer(animationSlot: slot) < 0 else {
      throw Failure(
        .state, "animation", .id(id.rawValue), "it is a transition; its layer keeps it")
    }
  }

  // MARK: Begin and end

  mutating func startTransition(layer slot: Int) {
    let animation = Int(layers[slot].animation)
    let length = length(animation)
    var playback = AnimationPlayback()
    playback.start(at: now, length: length)
    layers[slot].hasBegun = false
    keep(playback, animation)
    schedule(animation, playback, length: length)
  }

  /// When the delay of a transition is over, which is announced; nil when it was or is, or when the
  /// transition does not get there.
  mutating func beginningOfTransition(
    layer slot: Int, _ animation: Int, _ playback: AnimationPlayback
  ) -> Int64? {
    guard !layers[slot].hasBegun, playback.isUnderWay else { return nil }
    let delay = timing(animation).delay
    if playback.elapsed(at: now, length: length(animation)) >= delay {
      begin(layer: slot)
      return nil
    }
    return playback.rate > 0 ? playback.deadline(length: delay) : nil
  }

  mutating func begin(layer slot: Int) {
    layers[slot].hasBegun = true
    let state = state(animationSlot: Int(layers[slot].animation))
    emit(.layerTransitionBegan, layer: slot, state, reason: .code, detail: 0)
  }

  mutating func interruptTransition(layer slot: Int, reason: Reason) {
    let animation = Int(layers[slot].animation)
    guard animation >= 0 else { return }
    if playback(animation).isUnderWay {
      emitEnd(animation, state(animationSlot: animation), finished: false, reason: reason)
    }
    removeTransition(layer: slot)
  }

  /// After a change of a transition's playback: one that has ended is gone, unless it has finished
  /// and its fill goes on showing where.
  mutating func settle(layer slot: Int) {
    let animation = Int(layers[slot].animation)
    switch playback(animation).state {
    case .idle, .playing, .paused: return
    case .ended(_, let finished):
      let fill = timing(animation).fill
      if finished, fill == .forwards || fill == .both { return }
      removeTransition(layer: slot)
    }
  }

  private mutating func removeTransition(layer slot: Int) {
    let animation = Int(layers[slot].animation)
    playing.remove(animation)
    leaveLane(animation)
    discardAnimation(animation)
    layers[slot].outgoing.title.free(allocator)
    layers[slot].outgoing = LayerContent()
    layers[slot].animation = -1
  }

  mutating func emit(
    _ kind: EventKind, layer slot: Int, _ state: MotionState, reason: Reason, detail: Int32
  ) {
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: reason.rawValue, object: id(layer: slot).rawValue,
        other: id(animation: Int(layers[slot].animation)).rawValue,
        userData: layers[slot].userData, edge: 0, detail: detail, offset: state.value,
        velocity: state.velocity, x: 0, y: 0),
      stepping: isStepping)
  }
}
