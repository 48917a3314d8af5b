import SidleControls
import SidleMotion
import SidleUnits

/// Records of animations.
extension Log {
  mutating func create(animation: ObjectID, parent: ObjectID, _ spec: AnimationSpec) {
    let fields = spec.fields
    line {
      $0.append("animation ")
      $0.append(reference: animation)
      $0.append(" parent=")
      $0.append(reference: parent)
      $0.field("name", quoted: spec.name)
      $0.field("user_data", spec.userData)
      $0.field("kind", word: fields.word)
      $0.field("autoreverses", Int64(spec.timing.autoreverses ? 1 : 0))
      $0.field("from", fields.from)
      $0.field("to", fields.to)
      $0.field("velocity", fields.velocity)
      $0.field("delay", fields.delay)
      $0.field("duration", fields.duration)
      $0.field("curve", quoted: fields.curve)
      $0.field("curve_points", fields.points)
      $0.field("spring_stiffness", fields.stiffness)
      $0.field("spring_damping_ratio", fields.dampingRatio)
      $0.field("decay_rate", fields.decayRate)
      $0.field("rest_distance", spec.restDistance)
      $0.field("repeat_count", spec.timing.repeatCount)
      $0.field("speed", spec.timing.speed)
      $0.field("stagger", fields.stagger)
      $0.fields(spec.content)
      $0.fields(spec)
    }
  }

  mutating func call(
    _ name: StaticString, _ object: ObjectID, _ call: Stage.AnimationCall, _ argument: Double
  ) {
    line {
      $0.call(name, object)
      switch call {
      case .start, .pause, .resume, .stop, .finish, .reverse: break
      case .seek: $0.field("seconds", argument)
      case .speed: $0.field("speed", argument)
      }
    }
  }

  mutating func call(_ name: StaticString, _ object: ObjectID, value: Double) {
    line {
      $0.call(name, object)
      $0.field("to", value)
    }
  }
}

/// What few animations have stands there only when it is not the default.
extension ByteWriter {
  fileprivate mutating func fields(_ content: AnimationSpec.Content) {
    switch content {
    case .value, .sequence, .parallel: break
    case .keyframes(let frames):
      field("values", frames.values)
      if frames.times.count > 0 { field("times", frames.times) }
      if frames.curveNames.count > 0 { field("curves", quoted: frames.curveNames) }
      if frames.mode != .linear { field("calculation", word: frames.mode.word) }
    }
  }

  fileprivate mutating func fields(_ spec: AnimationSpec) {
    if spec.timing.fill != .both { field("fill", word: spec.timing.fill.word) }
    if spec.fields.timeOffset != 0 { field("time_offset", spec.fields.timeOffset) }
    if spec.fields.repeatDuration != 0 { field("repeat_duration", spec.fields.repeatDuration) }
    if let web = spec.timing.web {
      field("timing_model", word: "web")
      field("iteration_direction", word: web.direction.word)
      field("iteration_start", web.iterationStart)
      field("end_delay", spec.fields.endDelay)
    }
    if spec.composition.accumulates { field("accumulates", Int64(1)) }
    if spec.composition.isAdditive { field("additive", Int64(1)) }
    if spec.composition.beneath != 0 { field("beneath", spec.composition.beneath) }
  }

  private mutating func field(_ name: StaticString, _ values: UnsafeBufferPointer<Double>) {
    field(name, values[0])
    for index in 1..<max(values.count, 1) { comma(values[index]) }
  }
}

extension Keyframes.Mode {
  var word: StaticString {
    switch self {
    case .linear: return "linear"
    case .discrete: return "discrete"
    case .paced: return "paced"
    case .cubic: return "cubic"
    }
  }
}

extension MediaTiming.Fill {
  var word: StaticString {
    switch self {
    case .removed: return "none"
    case .forwards: return "forwards"
    case .backwards: return "backwards"
    case .both: return "both"
    }
  }
}

extension WebTiming.Direction {
  var word: StaticString {
    switch self {
    case .normal: return "normal"
    case .reverse: return "reverse"
    case .alternate: return "alternate"
    case .alternateReverse: return "alternate_reverse"
    }
  }
}

extension AnimationFields {
  var word: StaticString {
    switch kind {
    case 1: return "curve"
    case 2: return "spring"
    case 3: return "decay"
    case 4: return "sequence"
    case 5: return "parallel"
    default: return "keyframes"
    }
  }
}
