import CSidle
import SidleControls
import SidleMotion
import SidleStage
import SidleUnits

extension Check {
  static func seconds(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    try number(value, argument, 0, 1e9, "it must be 0 to 1e9 seconds")
  }

  static func speed(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    try number(value, argument, 1e-6, 1e6, "it must be 1e-6 to 1e6")
  }

  /// A number of runs: 0 or more, or infinity.
  static func repeats(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    if value == .infinity { return value }
    return try number(value, argument, 0, 1e9, "it must be 0 to 1e9, or infinity")
  }
}

/// From the fields of an animation spec to what the stage makes of them.
extension AnimationSpec {
  init(_ spec: sidle_animation_spec) throws(Failure) {
    let fields = try AnimationFields(spec)
    let content = try animationContent(fields, spec)
    let autoreverses = try Check.integer(
      Int64(spec.autoreverses), "spec.autoreverses", 0...1, "it must be 0 or 1")
    self.init(
      name: try Check.name(spec.name, "spec.name"), userData: spec.user_data, content: content,
      timing: AnimationTiming(
        delay: Elementary.nanoseconds(nearest: fields.delay),
        repeatCount: try Check.repeats(spec.repeat_count, "spec.repeat_count"),
        autoreverses: autoreverses == 1, speed: try Check.speed(spec.speed, "spec.speed")),
      restDistance: try Check.length(spec.rest_distance, "spec.rest_distance"), fields: fields)
  }
}

extension AnimationFields {
  init(_ spec: sidle_animation_spec) throws(Failure) {
    let points = spec.curve_points
    self.init(
      kind: spec.kind, from: try Check.coordinate(spec.from, "spec.from"),
      to: try Check.coordinate(spec.to, "spec.to"),
      velocity: try Check.coordinate(spec.velocity, "spec.velocity"),
      delay: try Check.seconds(spec.delay, "spec.delay"),
      duration: try Check.seconds(spec.duration, "spec.duration"),
      curve: try Check.name(spec.curve, "spec.curve"),
      points: (
        try Check.number(points.0, "spec.curve_points[0]", 0, 1, "it must be 0 to 1"),
        try Check.coordinate(points.1, "spec.curve_points[1]"),
        try Check.number(points.2, "spec.curve_points[2]", 0, 1, "it must be 0 to 1"),
        try Check.coordinate(points.3, "spec.curve_points[3]")
      ),
      stiffness: try Check.number(
        spec.spring_stiffness, "spec.spring_stiffness", 1e-3, 1e7, "it must be 1e-3 to 1e7"),
      dampingRatio: try Check.number(
        spec.spring_damping_ratio, "spec.spring_damping_ratio", 0.01, 100,
        "it must be 0.01 to 100"),
      decayRate: try Check.number(
        spec.decay_rate, "spec.decay_rate", 0.5, 0.9999, "it must be 0.5 to 0.9999"),
      stagger: try Check.seconds(spec.stagger, "spec.stagger"))
  }
}

private func animationContent(_ fields: AnimationFields, _ spec: sidle_animation_spec)
  throws(Failure) -> AnimationSpec.Content
{
  switch fields.kind {
  case 1:
    return .value(
      .curve(
        from: fields.from, to: fields.to,
        duration: Elementary.nanoseconds(nearest: fields.duration), try timingCurve(fields)))
  case 2:
    guard let spring = Spring.make(stiffness: fields.stiffness, dampingRatio: fields.dampingRatio)
    else {
      throw Failure(
        .range, "spec.spring_stiffness", .number(fields.stiffness), "no spring can be made of it")
    }
    return .value(
      .spring(
        from: fields.from, to: fields.to, velocity: fields.velocity, spring,
        rest: spec.rest_distance))
  case 3:
    guard let decay = Decay(perMillisecond: fields.decayRate) else {
      throw Failure(
        .range, "spec.decay_rate", .number(fields.decayRate), "no decay can be made of it")
    }
    return .value(
      .decay(
        from: fields.from, velocity: fields.velocity, decay, rest: spec.rest_distance))
  case 4: return .sequence
  case 5: return .parallel(stagger: Elementary.nanoseconds(nearest: fields.stagger))
  default:
    throw Failure(
      .argument, "spec.kind", .integer(Int64(fields.kind)),
      "it must be a SIDLE_ANIMATION_ constant")
  }
}

private func timingCurve(_ fields: AnimationFields) throws(Failure) -> TimingCurve {
  if fields.curve.count > 0 {
    guard let curve = TimingCurve.named(fields.curve) else {
      throw Failure(.notFound, "spec.curve", .none, "no timing curve has this name")
    }
    return curve
  }
  let points = fields.points
  guard let curve = CubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3) else {
    throw Failure(.range, "spec.curve_points", .none, "no timing curve can be made of them")
  }
  return .cubic(curve)
}
