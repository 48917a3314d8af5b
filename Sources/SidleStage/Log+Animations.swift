import SidleControls
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

extension AnimationFields {
  var word: StaticString {
    switch kind {
    case 1: return "curve"
    case 2: return "spring"
    case 3: return "decay"
    case 4: return "sequence"
    default: return "parallel"
    }
  }
}
