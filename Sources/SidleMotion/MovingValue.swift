import SidleUnits

/// A value that moves in some manner from a time 0 of its own: the little that each of thousands needs
/// for itself.
///
/// From 0 to `length` it goes its way, before it stands at `from`, afterwards at `to`. One that takes no
/// time is at `to` at 0.
public struct MovingValue: BitwiseCopyable {
  public var from: Double
  public var to: Double
  /// Of a spring or a decay, the velocity at 0; of a curve, how much that is above the curve's own. It
  /// fades to nothing along the curve (see `Segment.timing`). 0 of keyframes. Per second.
  public var velocity: Double
  /// ns; `Int64.max` when it never ends.
  public var length: Int64
  /// When 0 was on the clock that it follows, ns. Lanes read it; what reads a single value tells
  /// the time itself.
  public var origin: Int64 = 0
  /// Slot of the manner.
  public var manner: Int32

  /// 0 for no time, in no manner.
  public static var nothing: MovingValue {
    MovingValue(from: 0, to: 0, velocity: 0, length: 0, manner: -1)
  }

  /// A value that follows a curve for `duration` ns. `velocity` nil is the curve's own.
  public static func curve(
    from: Double, to: Double, velocity: Double? = nil, duration: Int64, _ curve: TimingCurve
  ) -> MovingValue {
    let own = Segment.ownVelocity(of: curve, from: from, to: to, duration: duration)
    return MovingValue(
      from: from, to: to, velocity: velocity.map { Elementary.finite($0 - own) } ?? 0,
      length: max(duration, 0), manner: -1)
  }

  /// A spring, until it is nearer than `tolerance` and slower than that allows; see `Segment.spring`.
  public static func spring(
    from: Double, to: Double, velocity: Double, _ spring: SpringRates, tolerance: Double
  ) -> MovingValue {
    let from = Elementary.finite(from)
    let to = Elementary.finite(to)
    let velocity = Elementary.finite(velocity)
    let length = Segment.length(
      from: from, to: to, velocity: velocity, spring,
      tolerance: tolerance > 0 ? tolerance : MotionTuning.settleDistance)
    return MovingValue(from: from, to: to, velocity: velocity, length: length, manner: -1)
  }

  /// A glide to where friction stops it; see `Segment.decay`.
  public static func decay(from: Double, velocity: Double, _ decay: Decay, tolerance: Double)
    -> MovingValue
  {
    let segment = Segment.decay(
      from: from, velocity: velocity, start: 0, decay: decay, tolerance: tolerance)
    return MovingValue(
      from: segment.from, to: segment.to, velocity: segment.startVelocity, length: segment.end,
      manner: -1)
  }

  /// A value that goes along keyframes for `duration` ns.
  public static func keyframes(_ frames: Keyframes, duration: Int64) -> MovingValue {
    MovingValue(
      from: frames.values[0], to: frames.values[frames.values.count &- 1], velocity: 0,
      length: max(duration, 0), manner: -1)
  }

  /// Adds where it goes; neither when nor in what manner.
  public func hash(into hash: inout Hash64) {
    hash.add(from)
    hash.add(to)
    hash.add(velocity)
    hash.add(length)
  }

  /// Value and velocity at a time since 0, ns. Always finite. The same bits as a lane gives.
  public func state(at time: Int64, _ manner: UnsafePointer<Manner>) -> MotionState {
    if time >= length { return MotionState(value: to, velocity: 0) }
    if length <= 0 { return MotionState(value: from, velocity: 0) }
    let state = MotionState.finite(raw(at: time, manner))
    let isAtFirst = time < 0 || time == 0 && !manner.pointee.jumpsAtFirst
    return isAtFirst ? MotionState(value: from, velocity: state.velocity) : state
  }

  /// The same of one that may not have begun: it stands where it begins, of a jump at that very time before
  /// it. `share` says how far, 0...1, one is that takes no time at all; nil of all others.
  public func state(
    at time: Int64, isBefore: Bool, share: Double?, _ manner: UnsafePointer<Manner>
  ) -> MotionState {
    let jumps = isBefore && length > 0 && manner.pointee.isStepped
    if let share = share ?? (jumps ? Double(time) / Double(length) : nil) {
      return MotionState(value: value(atShare: share, before: isBefore, manner), velocity: 0)
    }
    return state(at: isBefore && time == 0 ? -1 : time, manner)
  }

  /// Only curves and keyframes have a middle when they take no time.
  private func value(atShare share: Double, before: Bool, _ manner: UnsafePointer<Manner>) -> Double
  {
    switch manner.pointee.law {
    case .curve(let curve):
      let output = curve.value(at: share, before: before)
      return output == 1 ? to : Elementary.finite(from + (to - from) * output)
    case .keyframes(let frames): return frames.value(at: share)
    case .spring, .decay: return share < 0.5 ? from : to
    }
  }

  /// The value alone, with the same bits, by less where that is easily said.
  public func value(at time: Int64, _ manner: UnsafePointer<Manner>) -> Double {
    guard time > 0, time < length else { return state(at: time, manner).value }
    switch manner.pointee.lane {
    case .polynomial where velocity == 0:
      let x = Double(time) / Double(length)
      return Elementary.finite(from + (to - from) * manner.pointee.polynomial.output(at: x))
    case .polynomial, .bezier, .swingingSpring, .criticalSpring, .single:
      return state(at: time, manner).value
    }
  }

  /// A nanosecond in seconds, rounded: lanes multiply where `Elementary.seconds` divides, for one unit in the
  /// last place.
  static var second: Double { 1e-9 }

  private func raw(at time: Int64, _ manner: UnsafePointer<Manner>)
    -> (value: Double, velocity: Double)
  {
    let time = max(time, 0)
    switch manner.pointee.law {
    case .spring:
      let seconds = Double(time) * MovingValue.second
      let state = manner.pointee.spring.state(offset: from - to, velocity: velocity, at: seconds)
      return (to + state.offset, state.velocity)
    case .decay(let decay):
      let state = decay.state(from: from, velocity: velocity, at: Elementary.seconds(time))
      return (state.value, state.velocity)
    case .curve(let curve):
      let pace = Elementary.nanosecondsPerSecond / Double(length)
      let x = Double(time) / Double(length)
      let eased = eased(x, curve, manner)
      var value = from + (to - from) * eased.output
      var speed = (to - from) * eased.slope * pace
      if velocity != 0 {
        let rest = 1 - x
        value += velocity * Elementary.seconds(length) * (x * rest * rest)
        speed += velocity * (rest * (1 - 3 * x))
      }
      return (value, speed)
    case .keyframes(let frames):
      // Divided, so that a time of a value is met exactly.
      let x = Double(time) / Double(length)
      return (frames.value(at: x), frames.slope(at: x) / Elementary.seconds(length))
    }
  }

  private func eased(_ x: Double, _ curve: TimingCurve, _ manner: UnsafePointer<Manner>)
    -> (output: Double, slope: Double)
  {
    switch manner.pointee.lane {
    case .polynomial:
      let easing = manner.pointee.polynomial
      return easing.withPowers { easing.state(at: x, $0) }
    case .bezier:
      let table = manner.pointee.bezier.unsafelyUnwrapped
      guard let start = BezierTable.start(table, at: x) else {
        return (curve.value(at: x), curve.boundedSlope(at: x))
      }
      let state = BezierTable.state(table.pointee.x, table.pointee.y, at: x, from: start)
      return (state.output, TimingCurve.bounded(state.slope))
    case .swingingSpring, .criticalSpring, .single:
      return (curve.value(at: x), curve.boundedSlope(at: x))
    }
  }
}

extension MotionState {
  fileprivate static func finite(_ state: (value: Double, velocity: Double)) -> MotionState {
    MotionState(
      value: Elementary.finite(state.value), velocity: Elementary.finite(state.velocity))
  }
}
