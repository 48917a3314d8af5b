import SidleMotion
import SidleUnits

/// How far the content of a list is scrolled, by a list that scrolls by itself.
///
///     resting --take--> dragging --release--> gliding --deadline--> resting
///         \                \--release, nothing left to go--> resting
///          \-- gliding --take--> dragging (caught where it is)
///
/// One scroll lasts from the first `take` until it rests. Offsets are points of content above the top
/// of the frame, from 0 to an end; a drag may go past these, elastically, and a glide comes back.
///
/// The end moves while rows collapse or grow: whoever asks says where it is `now`. At rest the content
/// follows it at every moment. A pointer holds the content still, and knows the end of its last sample.
/// A glide leads to where the end will be, so that it comes to rest once and without a jump.
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
    /// The end at the last sample.
    var end: Double
    let isElastic: Bool
  }

  enum Phase: BitwiseCopyable {
    case resting(Double)
    case dragging(Drag)
    case gliding(Glide)
  }

  public let settings: Settings
  private(set) var phase: Phase
  /// The largest offset that leaves no gap below the content, were all rows as high as they are given.
  public private(set) var end = 0.0
  /// The nearest that the end comes until the rows that collapse or grow by now are done.
  private(set) var nearest = 0.0
  /// Height of the frame.
  private var height = 0.0

  public init(_ settings: Settings, offset: Double) {
    self.settings = settings
    phase = .resting(offset)
  }

  // MARK: Looking

  /// The offset at a time. At rest never past an end, whatever it was set to.
  public func offset(at time: Int64, end: Double) -> Double {
    switch phase {
    case .resting(let offset): return held(offset, end)
    case .dragging(let drag): return shown(drag)
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

  // MARK: Steps

  /// A pointer takes it where it is: true when that begins a scroll. A wheel is never elastic.
  public mutating func take(pointer: Int32, isElastic: Bool, at time: Int64, end: Double) -> Bool {
    let begins = isResting
    let offset = offset(at: time, end: end)
    var drag = Drag(
      pointer: pointer, raw: 0, origin: 0, excess: 0, end: end,
      isElastic: isElastic && settings.bounces)
    explain(offset, &drag)
    drag.origin = drag.raw
    phase = .dragging(drag)
    return begins
  }

  /// The pointer that holds it has travelled down by `travel` points since it took it.
  public mutating func drag(travel: Double, end: Double) {
    switch phase {
    case .resting, .gliding: break  // it was taken from the pointer
    case .dragging(var drag):
      move(end: end, &drag)
      let raw = drag.origin - travel
      if drag.isElastic {
        drag.raw =
          raw > Limits.length ? Limits.length : raw < -Limits.length ? -Limits.length : raw
      } else {
        // What is stopped at an end turns with the pointer: a wheel may be turned far past it. What was
        // past an end goes no farther.
        let highest = drag.raw > end ? drag.raw : end
        let lowest = drag.raw < 0 ? drag.raw : 0
        drag.raw = raw > highest ? highest : raw < lowest ? lowest : raw
        drag.origin = drag.raw + travel
      }
      phase = .dragging(drag)
    }
  }

  /// The pointer lets go, moving down at `velocity`, points per second. True when the scroll has ended
  /// with that.
  public mutating func release(
    velocity: Double, reason: Reason, at time: Int64, end: Double
  ) -> Bool {
    switch phase {
    case .resting, .gliding: return false  // it was taken from the pointer
    case .dragging(let drag):
      let offset = shown(drag)
      let fast = velocity.magnitude >= ScrollTuning.slowestFling ? -velocity : 0
      let glide = glide(
        from: offset, velocity: fast * slope(offset, drag), reason: reason, at: time, end: end)
      if glide.end > time {
        phase = .gliding(glide)
        return false
      }
      phase = .resting(glide.to)
      return true
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

  /// How far what there is to scroll is higher than the frame, at least 0: as rows are given, at this
  /// moment, and at the least until those that change are done.
  public struct Ends: BitwiseCopyable {
    public var given: Double
    public var now: Double
    public var nearest: Double

    public init(given: Double, now: Double, nearest: Double, frame: Double) {
      self.given = given > frame ? given - frame : 0
      self.now = now > frame ? now - frame : 0
      self.nearest = nearest > frame ? nearest - frame : 0
    }
  }

  /// The content or the frame has another height now, or will have. It goes on from where it is, as fast
  /// as it is.
  public mutating func resize(_ ends: Ends, height: Double, at time: Int64) {
    guard ends.given != end || ends.nearest != nearest || height != self.height else { return }
    // Of what rests the offset is not asked for, and what moves needs no end to say where it is.
    let offset = offset(at: time, end: end)
    let velocity = velocity(at: time)
    let isFrameNew = height != self.height
    end = ends.given
    nearest = ends.nearest
    self.height = height
    switch phase {
    case .resting: break
    case .dragging(var drag):
      if isFrameNew || drag.end != ends.now {
        drag.end = ends.now
        let before = drag.raw
        explain(offset, &drag)
        drag.origin += drag.raw - before
      }
      phase = .dragging(drag)
    case .gliding(let glide):
      phase = .gliding(
        self.glide(
          from: offset, velocity: velocity, reason: glide.reason, at: time, end: ends.now))
    }
  }

  // MARK: The law

  private func held(_ offset: Double, _ end: Double) -> Double {
    offset < 0 ? 0 : offset > end ? end : offset
  }

  private var band: RubberBand {
    .rational(coefficient: settings.coefficient, dimension: height)
  }

  private func shown(_ drag: Drag) -> Double {
    guard drag.isElastic else { return drag.raw + drag.excess }
    let inside = held(drag.raw, drag.end)
    return inside + band.shown(drag.raw - inside) + drag.excess
  }

  /// The end has moved while a pointer holds the content, which stays where it is.
  private func move(end: Double, _ drag: inout Drag) {
    guard end != drag.end else { return }
    let offset = shown(drag)
    let before = drag.raw
    drag.end = end
    explain(offset, &drag)
    drag.origin += drag.raw - before
  }

  /// Where a pointer has the content that is at an offset: the inverse of `shown`. Of more than a band can
  /// show, what shows nearly all of that, and an excess.
  private func explain(_ offset: Double, _ drag: inout Drag) {
    drag.raw = offset
    drag.excess = 0
    guard drag.isElastic else { return }
    let inside = held(offset, drag.end)
    let past = offset - inside
    let most = height * ScrollTuning.mostCaught
    drag.raw = inside + band.pull(past > most ? most : past < -most ? -most : past)
    drag.excess = offset - shown(drag)
  }

  /// How much of the pointer's speed is shown.
  private func slope(_ offset: Double, _ drag: Drag) -> Double {
    let past = offset - held(offset, drag.end)
    if past == 0 { return 1 }
    return drag.isElastic ? band.slope(atShown: past) : 0
  }

  // MARK: Fingerprint

  public func hash(into hash: inout Hash64) {
    hash.add(settings.rate)
    hash.add(settings.coefficient)
    hash.add(settings.bounces)
    hash.add(end)
    if nearest != end { hash.add(nearest) }
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
      if drag.end != end { hash.add(drag.end) }
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
