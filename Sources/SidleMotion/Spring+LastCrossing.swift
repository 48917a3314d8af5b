import SidleUnits

/// When a spring is done: the exact last time it is outside given tolerances.
extension Spring {
  /// The last time, in seconds, at which |offset| >= `distance` or |velocity| >= `speed`.
  ///
  /// 0 when neither ever happens, infinity when it never stops (no damping, or a tolerance that is
  /// not above 0). An infinite tolerance leaves its half out. Solved on the closed form, not
  /// stepped: right to about 1e-12 of the result. A few microseconds.
  public func lastCrossing(
    offset: Double, velocity: Double, distance: Double, speed: Double
  ) -> Double {
    let position = SpringWave(spring: self, value: offset, rate: velocity)
    return max(position.lastTime(outside: distance), position.derivative.lastTime(outside: speed))
  }
}

/// One solution of a spring's equation by its initial value and rate of change. The velocity of a
/// solution is again a solution, so that both tolerances are searched by the same steps.
struct SpringWave {
  let spring: Spring
  let value: Double
  let rate: Double

  /// The rate of change, as a solution itself.
  var derivative: SpringWave {
    let stiffness = spring.frequency * spring.frequency
    let change = -(2 * spring.decay * rate + stiffness * value)
    return SpringWave(spring: spring, value: rate, rate: Elementary.finite(change))
  }

  func at(_ t: Double) -> Double { spring.state(offset: value, velocity: rate, at: t).offset }

  /// The last time at which the magnitude is `level` or more.
  func lastTime(outside level: Double) -> Double {
    if value == 0 && rate == 0 { return 0 }
    guard level > 0 else { return .infinity }
    if !(level < .infinity) { return 0 }
    return spring.discriminant > 0 ? swinging(level) : creeping(level)
  }

  // MARK: - Below critical damping

  /// Turning points follow each other at half a period, each smaller than the last by one factor.
  /// The last crossing lies between the last one outside and the one after it.
  private func swinging(_ level: Double) -> Double {
    let half = Elementary.pi / spring.discriminant.squareRoot()
    let first = half * firstTurn()
    let height = at(first).magnitude
    if height < level {
      return value.magnitude < level ? 0 : crossing(of: signed(level, value), from: 0, to: first)
    }
    let shrink = spring.decay * half
    if shrink == 0 { return .infinity }
    let estimate = Elementary.floor((Elementary.log(height) - Elementary.log(level)) / shrink)
    // So many turns that the phase is lost: the envelope is all there is to know.
    if estimate > 1e9 { return first + estimate * half }
    var turns = max(estimate, 0)
    if turns > 0 && at(first + turns * half).magnitude < level { turns -= 1 }
    if at(first + (turns + 1) * half).magnitude >= level { turns += 1 }
    let start = first + turns * half
    return crossing(of: signed(level, at(start)), from: start, to: start + half)
  }

  /// The first turning point, as a fraction of half a period, in 0..<1.
  ///
  /// There the rate of change, rate · cos θ - k · sin θ with k = (λ rate + ω0² value)/ω, is 0. It is
  /// solved in the angle, where nothing has died away yet, by Newton's method in a bracket.
  private func firstTurn() -> Double {
    if rate == 0 { return 0 }
    let stiffness = spring.frequency * spring.frequency
    let omega = spring.discriminant.squareRoot()
    // The angle depends on the ratio of the two alone; the larger becomes 1.
    let other = Elementary.finite(spring.decay * rate / omega + stiffness / omega * value)
    let larger = max(rate.magnitude, other.magnitude)
    let r = rate / larger
    let k = other / larger
    var low = 0.0
    var high = Elementary.pi
    var angle = Elementary.halfPi
    for _ in 0..<80 {
      let turn = Elementary.sincos(angle)
      let miss = r * turn.cos - k * turn.sin
      if miss == 0 { break }
      if (miss > 0) == (rate > 0) { low = angle } else { high = angle }
      var next = angle + miss / (r * turn.sin + k * turn.cos)
      if !(next > low && next < high) { next = low + 0.5 * (high - low) }
      if next == angle || next == low || next == high { break }
      angle = next
    }
    return angle / Elementary.pi
  }

  // MARK: - At critical damping and above

  /// There is at most one turning point; before and after it the magnitude of what remains to cross
  /// is monotone.
  private func creeping(_ level: Double) -> Double {
    let turn = turningPoint()
    if let turn, at(turn).magnitude >= level { return outward(from: turn, level) }
    if value.magnitude < level { return 0 }
    if let turn { return crossing(of: signed(level, value), from: 0, to: turn) }
    return outward(from: 0, level)
  }

  /// Where S/C = rate / (λ rate + ω0² value); S/C runs from 0 to 1/σ.
  private func turningPoint() -> Double? {
    let stiffness = spring.frequency * spring.frequency
    let ratio = rate / (spring.decay * rate + stiffness * value)
    let sigma = max(-spring.discriminant, 0).squareRoot()
    let z = sigma * ratio
    guard ratio >= 0, z < 1 else { return nil }
    if z < 1e-3 { return ratio * (1 + z * z / 3 * (1 + z * z * 0.6)) }
    return 0.5 * Elementary.log((1 + z) / (1 - z)) / sigma
  }

  /// From a time outside the level, search on by growing steps until inside.
  private func outward(from start: Double, _ level: Double) -> Double {
    let sigma = max(-spring.discriminant, 0).squareRoot()
    let slow = spring.frequency * (spring.frequency / (spring.decay + sigma))
    let target = signed(level, at(start))
    var low = start
    var step = 1 / slow
    for _ in 0..<64 {
      let high = low + step
      if at(high).magnitude < level { return crossing(of: target, from: low, to: high) }
      low = high
      step *= 2
    }
    return low
  }

  // MARK: - Common to both

  private func signed(_ level: Double, _ sample: Double) -> Double {
    sample < 0 ? -level : level
  }

  /// The time between `low` and `high` at which the wave passes `target`, given that it does so once.
  /// Newton inside a shrinking bracket, as for curves.
  private func crossing(of target: Double, from low: Double, to high: Double) -> Double {
    var low = low
    var high = high
    let startsAbove = at(low) >= target
    var t = low + 0.5 * (high - low)
    var lastStep = high - low
    for _ in 0..<200 {
      let state = spring.state(offset: value, velocity: rate, at: t)
      let miss = state.offset - target
      if miss == 0 { return t }
      if (miss > 0) == startsAbove { low = t } else { high = t }
      let step = miss / state.velocity
      var next = t - step
      if !(next > low && next < high) || step.magnitude > 0.5 * lastStep {
        next = low + 0.5 * (high - low)
        lastStep = high - low
      } else {
        lastStep = step.magnitude
      }
      if next == t || next == low || next == high { return t }
      t = next
    }
    return t
  }
}
