import SidleUnits

/// Reading a segment at a time.
extension Segment {
  /// True from `end` on. A hold is always over.
  public func isOver(at time: Int64) -> Bool { time >= end }

  /// The value at `time`, in points. Always finite.
  public func value(at time: Int64) -> Double {
    if time >= end { return to }
    if time <= start { return from }
    switch motion {
    case .hold:
      return to
    case .timing(let curve, let duration):
      let x = fraction(at: time, of: duration)
      let pulse = carried(curve, duration) * Elementary.seconds(duration)
      let rest = 1 - x
      return Elementary.finite(
        from + (to - from) * curve.value(at: x) + pulse * (x * rest * rest))
    case .spring(let spring):
      return Elementary.finite(to + springState(spring, at: time).offset)
    case .decay(let decay):
      return decayState(decay, at: time).value
    }
  }

  /// The velocity at `time`, in points per second; before the start, the one at the start. Always finite.
  public func velocity(at time: Int64) -> Double {
    if time >= end { return 0 }
    if time <= start { return startVelocity }
    switch motion {
    case .hold:
      return 0
    case .timing(let curve, let duration):
      let x = fraction(at: time, of: duration)
      let own = (to - from) * curve.boundedSlope(at: x) / Elementary.seconds(duration)
      let pulse = carried(curve, duration) * ((1 - x) * (1 - 3 * x))
      return Elementary.finite(own + pulse)
    case .spring(let spring):
      return springState(spring, at: time).velocity
    case .decay(let decay):
      return decayState(decay, at: time).velocity
    }
  }

  /// The velocity a curve starts with by itself; 0 for one without duration.
  static func ownVelocity(
    of curve: TimingCurve, from: Double, to: Double, duration: Int64
  ) -> Double {
    if duration <= 0 { return 0 }
    return Elementary.finite(
      (to - from) * curve.boundedSlope(at: 0) / Elementary.seconds(duration))
  }

  /// What the start velocity is above the curve's own.
  private func carried(_ curve: TimingCurve, _ duration: Int64) -> Double {
    startVelocity - Segment.ownVelocity(of: curve, from: from, to: to, duration: duration)
  }

  /// How much of `duration` has passed, for a time between start and end.
  private func fraction(at time: Int64, of duration: Int64) -> Double {
    Double(Elementary.difference(from: start, to: time)) / Double(duration)
  }

  private func springState(_ spring: Spring, at time: Int64) -> SpringState {
    spring.state(
      offset: Elementary.finite(from - to), velocity: startVelocity,
      at: Elementary.seconds(from: start, to: time))
  }

  private func decayState(_ decay: Decay, at time: Int64) -> MotionState {
    decay.state(
      from: from, velocity: startVelocity, at: Elementary.seconds(from: start, to: time))
  }
}
