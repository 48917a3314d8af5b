import CSidle
import SidleControls
import SidleMotion
import SidleStage
import SidleUnits

/// Runs what needs no stage. There is none to keep the sentence of a failure: only the status comes out.
func compute(_ body: () throws(Failure) -> Void) -> sidle_status {
  do throws(Failure) {
    try body()
    return Status.ok.code
  } catch {
    return error.status.code
  }
}

/// The same of one result, `zero` when it is refused.
func compute<Value>(
  _ out: UnsafeMutablePointer<Value>?, _ zero: Value, _ body: () throws(Failure) -> Value
) -> sidle_status {
  out?.pointee = zero
  return compute { () throws(Failure) in
    let out = try need(out, "out")
    out.pointee = try body()
  }
}

extension sidle_motion_state {
  init(_ state: MotionState) { self.init(value: state.value, velocity: state.velocity) }
}

// MARK: - Decay

private func decay(_ rate: Double) throws(Failure) -> Decay {
  let rate = try Check.number(rate, "rate", 0.5, 0.9999, "it must be 0.5 to 0.9999")
  guard let decay = Decay(perMillisecond: rate) else {
    throw Failure(.range, "rate", .number(rate), "no decay can be made of it")
  }
  return decay
}

@c @implementation
public func sidle_decay_rate(_ timeConstant: Double, _ out: UnsafeMutablePointer<Double>?)
  -> sidle_status
{
  compute(out, 0) { () throws(Failure) in
    let seconds = try Check.number(
      timeConstant, "time_constant", 0.0015, 9.999, "it must be 0.0015 to 9.999 seconds")
    return Elementary.exp(-0.001 / seconds)
  }
}

@c @implementation
public func sidle_decay_rest(
  _ rate: Double, _ from: Double, _ velocity: Double, _ out: UnsafeMutablePointer<Double>?
) -> sidle_status {
  compute(out, 0) { () throws(Failure) in
    try decay(rate).rest(
      from: try Check.coordinate(from, "from"), velocity: try Check.coordinate(velocity, "velocity")
    )
  }
}

@c @implementation
public func sidle_decay_velocity(
  _ rate: Double, _ from: Double, _ to: Double, _ out: UnsafeMutablePointer<Double>?
) -> sidle_status {
  compute(out, 0) { () throws(Failure) in
    try decay(rate).velocity(
      from: try Check.coordinate(from, "from"), reaching: try Check.coordinate(to, "to"))
  }
}

@c @implementation
public func sidle_decay_state_at(
  _ rate: Double, _ from: Double, _ velocity: Double, _ seconds: Double,
  _ out: UnsafeMutablePointer<sidle_motion_state>?
) -> sidle_status {
  compute(out, sidle_motion_state()) { () throws(Failure) in
    sidle_motion_state(
      try decay(rate).state(
        from: try Check.coordinate(from, "from"),
        velocity: try Check.coordinate(velocity, "velocity"),
        at: try Check.seconds(seconds, "seconds")))
  }
}

@c @implementation
public func sidle_decay_rest_time(
  _ rate: Double, _ velocity: Double, _ restDistance: Double, _ out: UnsafeMutablePointer<Double>?
) -> sidle_status {
  compute(out, 0) { () throws(Failure) in
    let value = AnimatedValue.decay(
      from: 0, velocity: try Check.coordinate(velocity, "velocity"), try decay(rate),
      rest: try Check.length(restDistance, "rest_distance"))
    return Elementary.seconds(value.moving.length)
  }
}

// MARK: - Rubber band

private func band(_ overscroll: Int32, _ number: Double, _ dimension: Double) throws(Failure)
  -> RubberBand
{
  let dimension = try Check.length(dimension, "dimension")
  switch overscroll {
  case 1: return .linear(coefficient: try coefficient(number))
  case 4:
    return .power(
      exponent: try Check.number(number, "number", 0.1, 1, "an exponent must be 0.1 to 1"))
  case 5: return .rational(coefficient: try coefficient(number), dimension: dimension)
  default:
    throw Failure(
      .argument, "overscroll", .integer(Int64(overscroll)),
      "it must be SIDLE_OVERSCROLL_ELASTIC, _POWER or _SCROLL_VIEW")
  }
}

private func coefficient(_ number: Double) throws(Failure) -> Double {
  try Check.number(number, "number", 1e-3, 1, "a coefficient must be 1e-3 to 1")
}

@c @implementation
public func sidle_rubber_band_shown(
  _ overscroll: Int32, _ number: Double, _ dimension: Double, _ pull: Double,
  _ out: UnsafeMutablePointer<Double>?
) -> sidle_status {
  compute(out, 0) { () throws(Failure) in
    let band = try band(overscroll, number, dimension)
    return band.shown(try Check.coordinate(pull, "pull"))
  }
}

@c @implementation
public func sidle_rubber_band_pull(
  _ overscroll: Int32, _ number: Double, _ dimension: Double, _ shown: Double,
  _ out: UnsafeMutablePointer<Double>?
) -> sidle_status {
  compute(out, 0) { () throws(Failure) in
    let band = try band(overscroll, number, dimension)
    let shown = try Check.coordinate(shown, "shown")
    if case .rational(_, let dimension) = band, shown != 0, shown.magnitude >= dimension {
      throw Failure(.range, "shown", .number(shown), "less than the dimension is ever shown")
    }
    return band.pull(shown)
  }
}

// MARK: - Android's fling

private func fling(_ friction: Double) throws(Failure) -> AndroidFling {
  let friction = try Check.number(friction, "friction", 1e-4, 100, "it must be 1e-4 to 100")
  guard let fling = AndroidFling(friction: friction) else {
    throw Failure(.range, "friction", .number(friction), "no fling can be made of it")
  }
  return fling
}

@c @implementation
public func sidle_fling_travel(
  _ friction: Double, _ velocity: Double, _ distance: UnsafeMutablePointer<Double>?,
  _ seconds: UnsafeMutablePointer<Double>?
) -> sidle_status {
  distance?.pointee = 0
  seconds?.pointee = 0
  return compute { () throws(Failure) in
    let distance = try need(distance, "distance")
    let seconds = try need(seconds, "seconds")
    let fling = try fling(friction)
    let velocity = try Check.coordinate(velocity, "velocity")
    distance.pointee = fling.travel(from: velocity)
    seconds.pointee = fling.duration(from: velocity)
  }
}

@c @implementation
public func sidle_fling_state_at(
  _ friction: Double, _ from: Double, _ velocity: Double, _ seconds: Double,
  _ out: UnsafeMutablePointer<sidle_motion_state>?
) -> sidle_status {
  compute(out, sidle_motion_state()) { () throws(Failure) in
    sidle_motion_state(
      try fling(friction).state(
        from: try Check.coordinate(from, "from"),
        velocity: try Check.coordinate(velocity, "velocity"),
        at: try Check.seconds(seconds, "seconds")))
  }
}

// MARK: - Timing curves

@c @implementation
public func sidle_curve_evaluate(
  _ curve: sidle_text, _ x: Double, _ value: UnsafeMutablePointer<Double>?,
  _ slope: UnsafeMutablePointer<Double>?
) -> sidle_status {
  value?.pointee = 0
  slope?.pointee = 0
  return compute { () throws(Failure) in
    let value = try need(value, "value")
    let slope = try need(slope, "slope")
    let text = try Check.bytes(curve, "curve", most: Limits.title)
    let x = try Check.coordinate(x, "x")
    let stops = try Check.stops(text, "curve")
    if let stops {
      value.pointee = stops.value(at: x)
      slope.pointee = stops.slope(at: x)
      return
    }
    let curve = try Check.curve(text, "curve")
    value.pointee = curve.value(at: x)
    slope.pointee = curve.slope(at: x)
  }
}
