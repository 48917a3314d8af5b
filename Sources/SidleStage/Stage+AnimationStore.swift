import SidleControls
import SidleMotion
import SidleUnits

/// Where the parts of an animation lie: the small record, the extras of the few that have some, the
/// manners that many share.
extension Stage {
  // MARK: Parts

  /// Its moving value, where it lies until an animation starts, ends or goes.
  @inline(__always)
  func moving(_ slot: Int) -> MovingPlace { underWay.value(Int(animations[slot].place)) }

  func name(animationSlot slot: Int) -> StoredText {
    let extras = animations[slot].extras
    return extras < 0 ? .empty : animationExtras[extras].name
  }

  func timing(_ slot: Int) -> AnimationTiming {
    let extras = animations[slot].extras
    return extras < 0 ? .plain : animationExtras[extras].timing
  }

  /// Slot of the group; -1 for a root.
  func parent(_ slot: Int) -> Int {
    let extras = animations[slot].extras
    return extras < 0 ? -1 : Int(animationExtras[extras].parent)
  }

  func members(_ slot: Int) -> SlotArray {
    let extras = animations[slot].extras
    return extras < 0 ? SlotArray() : animationExtras[extras].members
  }

  /// The length of the whole for what contains it, ns; `Int64.max` when it never ends.
  func length(_ slot: Int) -> Int64 {
    let extras = animations[slot].extras
    let iteration = moving(slot).length
    return extras < 0 ? iteration : animationExtras[extras].timing.length(iteration: iteration)
  }

  func manner(_ slot: Int) -> UnsafePointer<Manner> {
    manners[Int(moving(slot).manner)]
  }

  // MARK: Playback

  func playback(_ slot: Int) -> AnimationPlayback {
    let origin = moving(slot).origin
    switch animations[slot].phase {
    case .idle: return AnimationPlayback()
    case .playing: return AnimationPlayback(.playing(since: origin, elapsed: 0), rate: 1)
    case .paused: return AnimationPlayback(.paused(elapsed: origin), rate: 1)
    case .finished: return AnimationPlayback(.ended(elapsed: origin, finished: true), rate: 1)
    case .interrupted: return AnimationPlayback(.ended(elapsed: origin, finished: false), rate: 1)
    case .elsewhere: return animationExtras[animations[slot].extras].playback
    }
  }

  /// What a playback is in a record; nil when only extras can tell it.
  private static func compact(_ playback: AnimationPlayback)
    -> (phase: AnimationRecord.Phase, origin: Int64)?
  {
    guard playback.rate == 1 else { return nil }
    switch playback.state {
    case .idle: return (.idle, 0)
    case .playing(let since, let elapsed):
      let (origin, overflow) = since.subtractingReportingOverflow(elapsed)
      return overflow ? nil : (.playing, origin)
    case .paused(let elapsed): return (.paused, elapsed)
    case .ended(let elapsed, let finished):
      return (finished ? .finished : .interrupted, elapsed)
    }
  }

  /// Makes room for a playback that a record cannot tell. Fails without memory.
  mutating func reserve(_ playback: AnimationPlayback, _ slot: Int) throws(Failure) {
    if animations[slot].extras >= 0 || Stage.compact(playback) != nil { return }
    guard animationExtras.reserveOneMore() else { throw .outOfMemory("animation") }
    animations[slot].extras = animationExtras.insert(AnimationExtras())
  }

  /// Keeps a playback. One that is not plain was reserved, or does not differ from a kept one in that.
  mutating func keep(_ playback: AnimationPlayback, _ slot: Int) {
    if let compact = Stage.compact(playback) {
      animations[slot].phase = compact.phase
      moving(slot).origin = compact.origin
    } else {
      animations[slot].phase = .elsewhere
      animationExtras[animations[slot].extras].playback = playback
    }
  }

  // MARK: Manners

  /// Makes sure that `takeManner` succeeds once; false without memory.
  mutating func reserveManner(_ law: Manner.Law) -> Bool {
    guard manners.reserve() else { return false }
    guard Manner.needsTable(law), spareTable == nil, manners.find(Manner(law)) == nil
    else { return true }
    let size = MemoryLayout<BezierTable>.size
    guard let block = allocator.allocate(byteCount: size) else { return false }
    spareTable = block.bindMemory(to: BezierTable.self, capacity: 1)
    return true
  }

  /// Keyframes with memory of their own, which the stage keeps as spare until a manner takes it. Nil
  /// without memory.
  mutating func copyKeyframes(_ source: KeyframeSource) -> Keyframes? {
    releaseSpareKeyframes()
    guard let block = allocator.allocate(byteCount: source.byteCount) else { return nil }
    guard
      let frames = Keyframes(
        in: block, values: source.values, times: source.times,
        curves: CurveNames(source.curveNames), mode: source.mode)
    else {
      allocator.release(block, byteCount: source.byteCount)
      return nil
    }
    spareKeyframes = frames
    return frames
  }

  mutating func releaseSpareKeyframes() {
    guard let frames = spareKeyframes else { return }
    release(frames)
    spareKeyframes = nil
  }

  private func release(_ frames: Keyframes) {
    allocator.release(
      UnsafeMutableRawPointer(mutating: frames.values.baseAddress), byteCount: frames.byteCount)
  }

  /// The slot of a manner, with one user more. The caller has reserved.
  mutating func takeManner(_ law: Manner.Law) -> Int32 {
    let manner: UnsafePointer<Manner>?
    if let known = manners.find(Manner(law)) {
      manners.retain(known)
      manner = known
    } else if Manner.needsTable(law) {
      manner = manners.share(Manner(law, table: spareTable))
      spareTable = nil
    } else {
      manner = manners.share(Manner(law))
      if case .keyframes = law { spareKeyframes = nil }
    }
    return Int32(truncatingIfNeeded: InternTable.slot(of: manner.unsafelyUnwrapped))
  }

  mutating func releaseManner(_ slot: Int32) {
    guard slot >= 0, let last = manners.release(manners[Int(slot)]) else { return }
    allocator.release(last.table, byteCount: MemoryLayout<BezierTable>.size)
    if let frames = last.keyframes { release(frames) }
  }

  /// Gives back what animations own; once, before the stage goes.
  mutating func destroyAnimations() {
    for slot in 0..<animations.slotCount where animations.life(slot) == .live {
      name(animationSlot: slot).free(allocator)
      members(slot).free(allocator)
      releaseManner(moving(slot).manner)
    }
    allocator.release(spareTable, byteCount: MemoryLayout<BezierTable>.size)
    spareTable = nil
    releaseSpareKeyframes()
  }
}
