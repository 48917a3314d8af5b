import CSidle
import SidleControls
import SidleMotion
import SidleStage
import SidleUnits

extension Check {
  static func seconds(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    try number(value, argument, 0, 1e9, "it must be 0 to 1e9 seconds")
  }

  /// A delay, which by the web model may be below 0.
  static func delay(_ value: Double, isWeb: Bool) throws(Failure) -> Double {
    guard isWeb else { return try seconds(value, "spec.delay") }
    return try number(value, "spec.delay", -1e9, 1e9, "it must be within +-1e9 seconds")
  }

  static func speed(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    try number(value, argument, 1e-6, 1e6, "it must be 1e-6 to 1e6")
  }

  /// A speed, or one below 0 to run backwards.
  static func signedSpeed(_ value: Double, isWeb: Bool) throws(Failure) -> Double {
    if isWeb {
      return try number(
        value, "spec.speed", 1e-6, 1e6, "it must be 1e-6 to 1e6 by SIDLE_TIMING_WEB")
    }
    let rule: StaticString = "it must be 1e-6 to 1e6, or as much below 0"
    let speed = try number(value, "spec.speed", -1e6, 1e6, rule)
    guard speed.magnitude >= 1e-6 else { throw Failure(.range, "spec.speed", .number(value), rule) }
    return speed
  }

  static func flag(_ value: Int32, _ argument: StaticString) throws(Failure) -> Bool {
    try integer(Int64(value), argument, 0...1, "it must be 0 or 1") == 1
  }

  static func fill(_ code: Int32) throws(Failure) -> MediaTiming.Fill {
    let value: MediaTiming.Fill?
    switch code {
    case 1: value = .removed
    case 2: value = .forwards
    case 3: value = .backwards
    case 4: value = .both
    default: value = nil
    }
    return try choice(code, "spec.fill", value, "it must be a SIDLE_FILL_ constant")
  }

  static func direction(_ code: Int32) throws(Failure) -> WebTiming.Direction {
    let value: WebTiming.Direction?
    switch code {
    case 1: value = .normal
    case 2: value = .reverse
    case 3: value = .alternate
    case 4: value = .alternateReverse
    default: value = nil
    }
    return try choice(
      code, "spec.iteration_direction", value, "it must be a SIDLE_ITERATIONS_ constant")
  }

  static func isWeb(_ code: Int32) throws(Failure) -> Bool {
    let value: Bool? = code == 1 ? false : code == 2 ? true : nil
    return try choice(
      code, "spec.timing_model", value, "it must be SIDLE_TIMING_MEDIA or _WEB")
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
    self.init(
      name: try Check.name(spec.name, "spec.name"), userData: spec.user_data, content: content,
      timing: try AnimationTiming(spec, fields),
      composition: AnimationComposition(
        accumulates: try Check.flag(spec.accumulates, "spec.accumulates"),
        isAdditive: try Check.flag(spec.additive, "spec.additive"),
        beneath: try Check.coordinate(spec.beneath, "spec.beneath")),
      restDistance: try Check.length(spec.rest_distance, "spec.rest_distance"), fields: fields)
  }
}

extension AnimationTiming {
  init(_ spec: sidle_animation_spec, _ fields: AnimationFields) throws(Failure) {
    self.init(
      delay: Elementary.nanoseconds(nearest: fields.delay),
      repeatCount: try Check.repeats(spec.repeat_count, "spec.repeat_count"),
      autoreverses: try Check.flag(spec.autoreverses, "spec.autoreverses"),
      speed: try Check.signedSpeed(spec.speed, isWeb: spec.timing_model == 2))
    fill = try Check.fill(spec.fill)
    offset = Elementary.nanoseconds(nearest: fields.timeOffset)
    repeatDuration = Elementary.nanoseconds(nearest: fields.repeatDuration)
    let given = Web(
      direction: try Check.direction(spec.iteration_direction),
      iterationStart: try Check.number(
        spec.iteration_start, "spec.iteration_start", 0, 1e9, "it must be 0 to 1e9"),
      endDelay: Elementary.nanoseconds(nearest: fields.endDelay))
    guard try Check.isWeb(spec.timing_model) else { return }
    (autoreverses, offset, repeatDuration, web) = (false, 0, 0, given)
  }
}

extension AnimationFields {
  init(_ spec: sidle_animation_spec) throws(Failure) {
    let points = spec.curve_points
    let spring = try Check.spring(
      spec.spring, spec.spring_form, spec.reserved, SpringFields(spec))
    self.init(
      kind: spec.kind, from: try Check.coordinate(spec.from, "spec.from"),
      to: try Check.coordinate(spec.to, "spec.to"),
      velocity: try Check.coordinate(spec.velocity, "spec.velocity"),
      delay: try Check.delay(spec.delay, isWeb: spec.timing_model == 2),
      duration: try Check.seconds(spec.duration, "spec.duration"),
      curve: try Check.name(spec.curve, "spec.curve"),
      points: (
        try Check.number(points.0, "spec.curve_points[0]", 0, 1, "it must be 0 to 1"),
        try Check.coordinate(points.1, "spec.curve_points[1]"),
        try Check.number(points.2, "spec.curve_points[2]", 0, 1, "it must be 0 to 1"),
        try Check.coordinate(points.3, "spec.curve_points[3]")
      ),
      stiffness: spring.stiffness, dampingRatio: spring.ratio,
      decayRate: try Check.number(
        spec.decay_rate, "spec.decay_rate", 0.5, 0.9999, "it must be 0.5 to 0.9999"),
      stagger: try Check.seconds(spec.stagger, "spec.stagger"),
      timeOffset: try Check.number(
        spec.time_offset, "spec.time_offset", -1e9, 1e9, "it must be within +-1e9 seconds"),
      repeatDuration: try Check.seconds(spec.repeat_duration, "spec.repeat_duration"),
      endDelay: try Check.number(
        spec.end_delay, "spec.end_delay", -1e9, 1e9, "it must be within +-1e9 seconds"))
  }
}

private func animationContent(_ fields: AnimationFields, _ spec: sidle_animation_spec)
  throws(Failure) -> AnimationSpec.Content
{
  let keyframes = try KeyframeSource(spec, fields)
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
  case 6:
    guard keyframes.values.count > 0 else {
      throw Failure(.range, "spec.values", .integer(0), "keyframes have 1 to 1024 values")
    }
    return .keyframes(keyframes)
  default:
    throw Failure(
      .argument, "spec.kind", .integer(Int64(fields.kind)),
      "it must be a SIDLE_ANIMATION_ constant")
  }
}

private func timingCurve(_ fields: AnimationFields) throws(Failure) -> TimingCurve {
  if fields.curve.count > 0 { return try Check.curve(fields.curve, "spec.curve") }
  let points = fields.points
  guard let curve = CubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3) else {
    throw Failure(.range, "spec.curve_points", .none, "no timing curve can be made of them")
  }
  return .cubic(curve)
}
