import SidleMotion
import SidleUnits

/// How far the content of a list is scrolled, by a list that scrolls by itself.
///
///     resting --take--> dragging --release--> gliding --deadline--> resting
///         \                \--release, nothing left to go--> resting
///          \-- gliding --take--> dragging (caught where it is)
///
/// One scroll lasts from the first `take` until it rests. Offsets are points of content above the top
/// of the frame, from 0 to `end`; a drag may go past these, elastically, and a glide comes back.
public struct ListScroll: BitwiseCopyable {
  public struct Settings: Equatable, BitwiseCopyable {
    /// What a millisecond leaves of the speed, 0.5 to 0.9999.
    public let rate: Double
    /// How much of a pull past an end is shown at its beginning, 0.001 to 1: UIKit's form.
    public let coefficient: Double
    /// Whether it goes past its ends; else it stops there.
    public let bounces: Bool
    let decay: Decay

    public init(rate: Double, coefficient: Double, bounces: Bool) {
      self.rate = rate
      self.coefficient = coefficient
      self.bounces = bounces
      decay = Decay(perMillisecond: rate) ?? .normal
    }
  }

  struct Drag: BitwiseCopyable {
    let pointer: Int32
    /// Where the pointer would have the content, without resistance.
    var raw: Double
    var origin: Double
    /// What is shown beside what `raw` shows: how far past its ends it was caught.
    var excess: Double
    let isElastic: Bool
  }

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

  enum Phase: BitwiseCopyable {
    case resting(Double)
    case dragging(Drag)
    case gliding(Glide)
  }

  public let settings: Settings
  private(set) var phase: Phase
  /// The largest offset that leaves no gap below the content.
  public private(set) var end = 0.0
  /// Height of the frame.
  private var height = 0.0

  public init(_ settings: Settings, offset: Double) {
    self.settings = settings
    phase = .resting(offset)
  }

  // MARK: Looking

  /// The offset at a time. At rest never past an end, whatever it was set to.
  public func offset(at time: Int64) -> Double {
    switch phase {
    case .resting(let offset): return held(offset)
    case .dragging(let drag): return shown(drag.raw, drag.isElastic) + drag.excess
    case .gliding(let glide): return state(glide, at: time).value
    }
  }

  /// Points per second of its own motion; 0 at rest and while a pointer holds it.
  public func velocity(at time: Int64) -> Double {
    switch phase {
    case .resting, .dragging: return 0
    case .gliding(let glide): return state(glide, at: time).velocity
    }
  }

  /// When the glide ends; nil while it does not move by itself.
  public var deadline: Int64? {
    switch phase {
    case .resting, .dragging: return nil
    case .gliding(let glide): return glide.end
    }
  }

  /// The pointer that holds it.
  public var pointer: Int32? {
    switch phase {
    case .resting, .gliding: return nil
    case .dragging(let drag): return drag.pointer
    }
  }

  public var isResting: Bool {
    switch phase {
    case .resting: return true
    case .dragging, .gliding: return false
    }
  }

  /// Whether there is more than fits into the frame.
  public var isNeeded: Bool { end > 0 }

  // MARK: Steps

  /// A pointer takes it where it is: true when that begins a scroll. A wheel is never elastic.
  public mutating func take(pointer: Int32, isElastic: Bool, at time: Int64) -> Bool {
    let begins = isResting
    let offset = offset(at: time)
    let elastic = isElastic && settings.bounces
    let raw = raw(offset, elastic)
    phase = .dragging(
      Drag(
        pointer: pointer, raw: raw, origin: raw, excess: offset - shown(raw, elastic),
        isElastic: elastic))
    return begins
  }

  /// The pointer that holds it has travelled down by `travel` points since it took it.
  public mutating func drag(travel: Double) {
    switch phase {
    case .resting, .gliding: break  // it was taken from the pointer
    case .dragging(var drag):
      let raw = drag.origin - travel
      drag.raw = raw > Limits.length ? Limits.length : raw < -Limits.length ? -Limits.length : raw
      if !drag.isElastic {
        // What is stopped at an end turns with the pointer: a wheel may be turned far past it.
        drag.raw = held(drag.raw)
        drag.origin = drag.raw + travel
      }
      phase = .dragging(drag)
    }
  }

  /// The pointer lets go, moving down at `velocity`, points per second. True when the scroll has ended
  /// with that.
  public mutating func release(velocity: Double, reason: Reason, at time: Int64) -> Bool {
    switch phase {
    case .resting, .gliding: return false  // it was taken from the pointer
    case .dragging(let drag):
      let offset = offset(at: time)
      let fast = velocity.magnitude >= ScrollTuning.slowestFling ? -velocity : 0
      return glide(
        from: offset, velocity: fast * slope(offset, drag.isElastic), reason: reason, at: time)
    }
  }

  /// The glide has come to its end: the reason of it all.
  public mutating func reachDeadline() -> Reason {
    switch phase {
    case .resting, .dragging: return .none  // whatever took it has no deadline
    case .gliding(let glide):
      phase = .resting(glide.to)
      return glide.reason
    }
  }

  /// Sets the offset. True when that ends a scroll.
  public mutating func jump(to offset: Double) -> Bool {
    let ends = !isResting
    phase = .resting(offset)
    return ends
  }

  /// The content or the frame has another height now. It goes on from where it is, as fast as it is.
  public mutating func resize(content: Double, height: Double, at time: Int64) {
    let end = content > height ? content - height : 0
    guard end != self.end || height != self.height else { return }
    let offset = offset(at: time)
    let velocity = velocity(at: time)
    self.end = end
    self.height = height
    switch phase {
    case .resting: break
    case .dragging(var drag):
      let raw = raw(offset, drag.isElastic)
      drag.origin += raw - drag.raw
      drag.raw = raw
      drag.excess = offset - shown(raw, drag.isElastic)
      phase = .dragging(drag)
    case .gliding(let glide):
      phase = .gliding(
        self.glide(from: offset, velocity: velocity, reason: glide.reason, at: time))
    }
  }

  private mutating func glide(
    from: Double, velocity: Double, reason: Reason, at time: Int64
  ) -> Bool {
    let glide: Glide = self.glide(from: from, velocity: velocity, reason: reason, at: time)
    if glide.end > time {
      phase = .gliding(glide)
      return false
    }
    phase = .resting(glide.to)
    return true
  }

  // MARK: The law

  private func glide(from: Double, velocity: Double, reason: Reason, at time: Int64) -> Glide {
    guard
      let law = BoundedDecay(decay: settings.decay, spring: .scrollReturn, lower: 0, upper: end)
    else {
      return Glide(
        from: from, velocity: 0, to: from, start: time, end: time, crossing: nil, reason: reason)
    }
    let crossing = law.crossing(from: from, velocity: velocity)
    var seconds = law.settlingTime(
      from: from, velocity: velocity, distance: ScrollTuning.restDistance,
      speed: ScrollTuning.restSpeed)
    if !settings.bounces, let crossing { seconds = crossing.time }
    return Glide(
      from: from, velocity: velocity, to: law.rest(from: from, velocity: velocity), start: time,
      end: Elementary.instant(time, after: Elementary.nanoseconds(roundingUp: seconds)),
      crossing: crossing, reason: reason)
  }

  private func state(_ glide: Glide, at time: Int64) -> MotionState {
    if time >= glide.end { return MotionState(value: glide.to, velocity: 0) }
    let seconds = Elementary.seconds(from: glide.start, to: time)
    guard let crossing = glide.crossing, seconds >= crossing.time else {
      return settings.decay.state(from: glide.from, velocity: glide.velocity, at: seconds)
    }
    guard settings.bounces else { return MotionState(value: crossing.bound, velocity: 0) }
    let sprung = Spring.scrollReturn.state(
      offset: Elementary.finite(crossing.state.value - crossing.bound),
      velocity: crossing.state.velocity, at: seconds - crossing.time)
    return MotionState(
      value: Elementary.finite(crossing.bound + sprung.offset), velocity: sprung.velocity)
  }

  private func held(_ offset: Double) -> Double {
    offset < 0 ? 0 : offset > end ? end : offset
  }

  private var band: RubberBand {
    .rational(coefficient: settings.coefficient, dimension: height)
  }

  private func shown(_ raw: Double, _ isElastic: Bool) -> Double {
    let inside = held(raw)
    return isElastic ? inside + band.shown(raw - inside) : inside
  }

  /// The inverse of `shown`; of more than a band can show, what shows nearly all of that.
  private func raw(_ offset: Double, _ isElastic: Bool) -> Double {
    let inside = held(offset)
    guard isElastic else { return inside }
    let past = offset - inside
    let most = height * ScrollTuning.mostCaught
    return inside + band.pull(past > most ? most : past < -most ? -most : past)
  }

  /// How much of the pointer's speed is shown.
  private func slope(_ offset: Double, _ isElastic: Bool) -> Double {
    let past = offset - held(offset)
    if past == 0 { return 1 }
    return isElastic ? band.slope(atShown: past) : 0
  }

  // MARK: Fingerprint

  public func hash(into hash: inout Hash64) {
    hash.add(settings.rate)
    hash.add(settings.coefficient)
    hash.add(settings.bounces)
    hash.add(end)
    hash.add(height)
    switch phase {
    case .resting(let offset):
      hash.add(Int32(1))
      hash.add(offset)
    case .dragging(let drag):
      hash.add(Int32(2))
      hash.add(drag.pointer)
      hash.add(drag.raw)
      hash.add(drag.origin)
      hash.add(drag.excess)
      hash.add(drag.isElastic)
    case .gliding(let glide):
      hash.add(Int32(3))
      hash.add(glide.from)
      hash.add(glide.velocity)
      hash.add(glide.to)
      hash.add(glide.start)
      hash.add(glide.end)
      hash.add(glide.reason.rawValue)
    }
  }
}
