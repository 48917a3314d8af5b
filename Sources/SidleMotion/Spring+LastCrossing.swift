import SidleUnits

/// When a spring is done: the exact last time it is outside given tolerances.
extension Spring {
  /// The last time, in seconds, at which |offset| >= `distance` or |velocity| >= `speed`.
  ///
  /// 0 when neither ever happens, infinity when it never stops (no damping, or a tolerance that is
  /// not above 0). An infinite tolerance leaves its half out. Solved on the closed form, not
  /// stepped: right to about 1e-12 of the result. Cost: some five to ten readings of the spring.
  public func lastCrossing(
    offset: Double, velocity: Double, distance: Double, speed: Double
  ) -> Double {
    SpringRates(self).lastCrossing(
      offset: offset, velocity: velocity, distance: distance, speed: speed)
  }
}

extension SpringRates {
  /// See `Spring.lastCrossing`. The half that is likely to be the later one is solved first: in the
  /// end the speed is the distance times the slowest rate. Where the other half is over by then, as it
  /// nearly always is, it need not be solved.
  func lastCrossing(
    offset: Double, velocity: Double, distance: Double, speed: Double
  ) -> Double {
    let position = SpringWave(spring: self, value: offset, rate: velocity)
    let motion = position.derivative
    if slowest * distance > speed {
      let last = motion.lastTime(outside: speed)
      if position.staysFar(within: distance, slowerThan: speed, from: last) { return last }
      return max(last, position.lastTime(outside: distance))
    }
    let last = position.lastTime(outside: distance)
    if motion.stays(within: speed, from: last) { return last }
    return max(last, motion.lastTime(outside: speed))
  }

  /// The rate of what remains in the end, per second; of a swing its frequency.
  private var slowest: Double {
    discriminant < 0 ? frequency * (frequency / (decay + root)) : frequency
  }
}

/// One solution of a spring's equation by its initial value and rate of change. The velocity of a
/// solution is again a solution, so that both tolerances are searched by the same steps.
struct SpringWave {
  let spring: SpringRates
  let value: Double
  let rate: Double

  /// The rate of change, as a solution itself.
  var derivative: SpringWave {
    let change = -(2 * spring.decay * rate + spring.stiffness * value)
    return SpringWave(spring: spring, value: rate, rate: Elementary.finite(change))
  }

  func state(at t: Double) -> SpringState { spring.state(offset: value, velocity: rate, at: t) }

  func at(_ t: Double) -> Double { state(at: t).offset }

  /// The last time at which the magnitude is `level` or more.
  func lastTime(outside level: Double) -> Double {
    if value == 0 && rate == 0 { return 0 }
    guard level > 0 else { return .infinity }
    if !(level < .infinity) { return 0 }
    return spring.swings ? swinging(level) : creeping(level)
  }

  /// Whether it is easily seen that the magnitude is below `level` at a time and for ever after.
  ///
  /// A swing by its energy, of which it only loses: from (w, w') on it comes no farther than
  /// √(w² + (w'/ω0)²). What creeps, when its last turning point is behind.
  func stays(within level: Double, from time: Double) -> Bool {
    guard level > 0, time < .infinity else { return false }
    if level == .infinity { return true }
    if spring.swings {
      let state = state(at: time)
      let share = state.offset / level
      let swing = state.velocity / (spring.frequency * level)
      return share * share + swing * swing < SpringWave.surely
    }
    if let turn = turningPoint(), turn > time { return false }
    return at(time).magnitude < SpringWave.surely * level
  }

  /// The same where the rate of change is known to be at most `speed` at that time. A critical wave is
  /// (value + b t) e^-λt with b = rate + λ value, so that the ratio of the two needs no exponential.
  func staysFar(within level: Double, slowerThan speed: Double, from time: Double) -> Bool {
    guard spring.discriminant == 0 else { return stays(within: level, from: time) }
    let slope = rate + spring.decay * value
    let line = value + slope * time
    let fall = spring.decay * line - slope
    // Past its turning point, from where on `fall` has the sign of `slope`.
    guard slope > 0 ? fall >= 0 : slope < 0 ? fall <= 0 : true else { return false }
    return speed * line.magnitude < SpringWave.surely * (level * fall.magnitude)
  }

  /// A share of a level that leaves more room than rounding needs.
  private static var surely: Double { 1 - 1e-9 }

  // MARK: - Below critical damping

  /// Turning points follow each other at half a period, each smaller than the last by one factor.
  /// The last crossing lies between the last one outside and the one after it.
  private func swinging(_ level: Double) -> Double {
    let half = Elementary.pi / spring.root
    let first = half * firstTurn()
    let height = at(first).magnitude
    if height < level { return leaving(level, before: first) }
    let shrink = spring.decay * half
    if shrink == 0 { return .infinity }
    let estimate = Elementary.floor(SpringWave.logarithm(height, over: level) / shrink)
    // So many turns that the phase is lost: the envelope is all there is to know.
    if estimate > 1e9 { return first + estimate * half }
    var turns = max(estimate, 0)
    if turns > 0 && at(first + turns * half).magnitude < level { turns -= 1 }
    if at(first + (turns + 1) * half).magnitude >= level { turns += 1 }
    let start = first + turns * half
    // From a turning point at height h it goes as h (1 - ω0²τ²/2) at first.
    let top = at(start)
    let near = (2 * max(1 - level / top.magnitude, 0)).squareRoot() / spring.frequency
    return crossing(signed(level, top), from: start, to: start + half, near: start + near)
  }

  /// The first turning point, as a fraction of half a period, in 0..<1.
  ///
  /// There the rate of change, rate · cos θ - k · sin θ with k = (λ rate + ω0² value)/ω, is 0. It is
  /// solved in the angle, where nothing has died away yet, by Newton's method in a bracket.
  private func firstTurn() -> Double {
    if rate == 0 { return 0 }
    let omega = spring.root
    // The angle depends on the ratio of the two alone; the larger becomes 1.
    let other = Elementary.finite(
      spring.decay * rate / omega + spring.stiffness / omega * value)
    let larger = max(rate.magnitude, other.magnitude)
    let r = rate / larger
    let k = other / larger
    var low = 0.0
    var high = Elementary.pi
    // The tangent of the angle is r/k, and the smaller of the two decides how far it is from there.
    var angle = SpringWave.angle(r, k)
    for _ in 0..<80 {
      let (sine, cosine) = Elementary.plainTurn(angle)
      let miss = r * cosine - k * sine
      if miss == 0 { break }
      if (miss > 0) == (rate > 0) { low = angle } else { high = angle }
      let step = miss / (r * sine + k * cosine)
      var next = angle + step
      // The square of what this step is lies below the last place.
      if step.magnitude < 1e-8 * angle { return next / Elementary.pi }
      if !(next > low && next < high) { next = low + 0.5 * (high - low) }
      if next == angle || next == low || next == high { break }
      angle = next
    }
    return angle / Elementary.pi
  }

  /// About the angle in 0...π whose tangent is r/k, where the larger of the two is 1 or -1; right to
  /// a hundredth. From the fraction x/(1 + 0.28 x²), which is near the arc tangent up to 1.
  private static func angle(_ r: Double, _ k: Double) -> Double {
    if k.magnitude < 1 {
      let x = k / r
      return Elementary.halfPi - x / (1 + 0.28 * (x * x))
    }
    let x = r / k
    let angle = x / (1 + 0.28 * (x * x))
    return angle < 0 ? angle + Elementary.pi : angle
  }

  // MARK: - At critical damping and above

  /// There is at most one turning point; before and after it the magnitude of what remains to cross
  /// is monotone.
  private func creeping(_ level: Double) -> Double {
    guard let turn = turningPoint() else {
      return value.magnitude < level ? 0 : outward(from: 0, at: value, rate, level)
    }
    let height = at(turn)
    return height.magnitude < level
      ? leaving(level, before: turn) : outward(from: turn, at: height, 0, level)
  }

  /// Where S/C = rate / (λ rate + ω0² value); S/C runs from 0 to 1/σ.
  private func turningPoint() -> Double? {
    let ratio = rate / (spring.decay * rate + spring.stiffness * value)
    let sigma = spring.root
    let z = sigma * ratio
    guard ratio >= 0, z < 1 else { return nil }
    if z < 1e-3 { return ratio * (1 + z * z / 3 * (1 + z * z * 0.6)) }
    return 0.5 * Elementary.log((1 + z) / (1 - z)) / sigma
  }

  /// From a time outside the level on, where the magnitude only falls and the slower exponential rules in the
  /// end.
  private func outward(
    from start: Double, at height: Double, _ speed: Double, _ level: Double
  ) -> Double {
    let turns = SpringWave.logarithm(height.magnitude, over: level)
    if spring.discriminant == 0 {
      let rise = speed == 0 ? 1 : 1 + speed / (height * spring.decay)
      return start + SpringWave.critical(turns, rise > 0 ? rise : 0) / spring.decay
    }
    let slow = spring.frequency * (spring.frequency / (spring.decay + spring.root))
    // Near critical damping it goes as (1 + x) e^-x from a turning point on, x = ω0 τ.
    let isCritical = spring.root < 0.1 * spring.frequency
    let delay = isCritical ? Elementary.plainLog(1 + 1.2 * turns) : 1
    return crossing(
      signed(level, height), from: start, to: .infinity, near: start + (turns + delay) / slow)
  }

  /// Where (1 + r x) e^-x has fallen by so many e-foldings, for an r in 0...1: the larger root of
  /// x - ln(1 + r x) = turns.
  ///
  /// It is a Lambert W, found by the iteration of Fritsch, Shafer and Crowley ("Solution of the
  /// transcendental equation w e^w = x", Communications of the ACM 16, 1973), whose error is about the
  /// fourth power of the one before: nearly always one round from a fraction that is right to a
  /// hundredth from one to a hundred turns.
  private static func critical(_ turns: Double, _ r: Double) -> Double {
    let root = turns.squareRoot()
    var x =
      turns + r * 1.577 * (root * (1.4142 + 0.45 * root))
      / ((r + 0.577) * (1 + 0.62 * root + 0.045 * turns))
    for _ in 0..<20 {
      let line = 1 + r * x
      let miss = x - Elementary.plainLog(line) - turns
      let gap = line - r
      let part = miss * r
      let square = 2 * gap * (gap - part * (2.0 / 3))
      let fourth = part * r
      let next = x - line * miss * (square - fourth) / (gap * (square - 2 * fourth))
      // At the very turning point the gap is nothing, and so is x.
      guard next > 0, next < .infinity else { return x }
      let step = (next - x).magnitude
      x = next
      if step < 2e-3 * x { return x }
    }
    return x
  }

  // MARK: - Common to both

  private func signed(_ level: Double, _ sample: Double) -> Double {
    sample < 0 ? -level : level
  }

  /// The last crossing where the first turning point lies inside: before that, or never.
  private func leaving(_ level: Double, before turn: Double) -> Double {
    if value.magnitude < level { return 0 }
    return crossing(signed(level, value), from: 0, to: turn, near: 0.5 * turn)
  }

  /// The time after `low` and before `high` at which the wave passes `target`, coming from outside, given
  /// that it does so once. `near` is where to look first.
  ///
  /// Newton's method on the logarithm of the magnitude, which is nearly straight where an
  /// exponential rules, inside a bracket that only shrinks. `high` may be infinite.
  private func crossing(
    _ target: Double, from low: Double, to high: Double, near: Double
  ) -> Double {
    var low = low
    var high = high
    var t = near > low && near < high ? near : SpringWave.between(low, high)
    var lastStep = Double.infinity
    for _ in 0..<200 {
      let state = state(at: t)
      let ratio = state.offset / target
      if ratio >= 1 { low = t } else { high = t }
      // Past the zero there is no logarithm; halve.
      var next = low
      if ratio > 0 { next = t - Elementary.plainLog(ratio) * state.offset / state.velocity }
      let step = (next - t).magnitude
      if !(next > low && next < high) || step > 0.5 * lastStep {
        if next == t { return t }
        next = SpringWave.between(low, high)
        lastStep = .infinity
      } else {
        // Steps that shrink like squares leave an error of the next one's size. (They are short as well
        // where the wave passes 0.)
        let isNear = (ratio - 1).magnitude < 0.1
        if isNear && step < 1e-7 * t && step < 1e-3 * lastStep { return next }
        lastStep = step
      }
      if next == t || next == low || next == high { return t }
      t = next
    }
    return t
  }

  /// ln(height/level) for a height that is not below the level: about, where that is beyond all doubles.
  private static func logarithm(_ height: Double, over level: Double) -> Double {
    let share = height / level
    if share < .infinity { return Elementary.plainLog(share) }
    return Elementary.log(height) - Elementary.log(level)
  }

  private static func between(_ low: Double, _ high: Double) -> Double {
    high < .infinity ? low + 0.5 * (high - low) : 2 * low + 1
  }
}
