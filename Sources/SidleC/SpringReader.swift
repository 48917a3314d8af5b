import CSidle
import SidleMotion
import SidleStage
import SidleUnits

/// Which of the numbers of a spring count.
enum SpringForm: UInt8 { case stiffness, response, duration, mass }

/// What describes a spring, from whichever spec.
struct SpringFields {
  var stiffness: Double
  var ratio: Double
  var response: Double
  var duration: Double
  var bounce: Double
  var mass: Double
  var damping: Double

  /// Rows have no mass.
  init(_ spec: sidle_row_spec) {
    (stiffness, ratio) = (spec.spring_stiffness, spec.spring_damping_ratio)
    (response, duration, bounce) = (
      spec.spring_response, spec.spring_duration, spec.spring_bounce
    )
    (mass, damping) = (1, 0)
  }

  init(_ spec: sidle_animation_spec) {
    (stiffness, ratio) = (spec.spring_stiffness, spec.spring_damping_ratio)
    (response, duration, bounce) = (
      spec.spring_response, spec.spring_duration, spec.spring_bounce
    )
    (mass, damping) = (spec.spring_mass, spec.spring_damping)
  }

  init(_ spec: sidle_spring_spec) {
    (stiffness, ratio) = (spec.stiffness, spec.damping_ratio)
    (response, duration, bounce) = (spec.response, spec.duration, spec.bounce)
    (mass, damping) = (spec.mass, spec.damping)
  }
}

/// A spring as it was described, with the damping ratio in the words of the description: worked out from
/// the rates it may be off by the last place.
struct DescribedSpring {
  let spring: Spring
  let ratio: Double

  /// What the engine and its log keep of a spring, beside the ratio.
  var stiffness: Double { spring.stiffness / spring.mass }

  /// The same spring as the engine makes it from what it keeps.
  var atMassOne: Spring {
    spring.mass == 1 ? spring : Spring.make(stiffness: stiffness, dampingRatio: ratio) ?? spring
  }
}

extension Check {
  /// All numbers of a spring are checked, whichever count.
  static func spring(_ given: SpringFields, _ form: SpringForm) throws(Failure) -> DescribedSpring {
    let stiffness = try number(
      given.stiffness, "spec.spring_stiffness", 1e-3, 1e7, "it must be 1e-3 to 1e7")
    let ratio = try number(
      given.ratio, "spec.spring_damping_ratio", 0.01, 100, "it must be 0.01 to 100")
    let rule: StaticString = "it must be 0.002 to 198 seconds"
    let response = try number(given.response, "spec.spring_response", 0.002, 198, rule)
    let duration = try number(given.duration, "spec.spring_duration", 0.002, 198, rule)
    let bounce = try number(
      given.bounce, "spec.spring_bounce", -0.99, 0.99, "it must be -0.99 to 0.99")
    let mass = try number(given.mass, "spec.spring_mass", 1e-6, 1e6, "it must be 1e-6 to 1e6")
    let damping = try number(given.damping, "spec.spring_damping", 0, 1e9, "it must be 0 to 1e9")
    switch form {
    case .stiffness:
      return try described(Spring.make(stiffness: stiffness, dampingRatio: ratio), ratio)
    case .response: return try described(response: response, ratio)
    case .duration:
      return try described(response: duration, Spring.dampingRatio(bounce: bounce))
    case .mass:
      guard (1e-3...1e7).contains(stiffness / mass) else {
        throw Failure(
          .range, "spec.spring_mass", .number(mass), "the stiffness must be 1e-3 to 1e7 times it")
      }
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      let ratio = spring?.dampingRatio ?? 0
      guard ratio >= 0.01, ratio <= 100 else {
        throw Failure(
          .range, "spec.spring_damping", .number(damping),
          "with this mass and stiffness the damping ratio is not 0.01 to 100")
      }
      return try described(spring, ratio)
    }
  }

  /// Made of its stiffness, as a log says it.
  private static func described(response: Double, _ ratio: Double) throws(Failure)
    -> DescribedSpring
  {
    let stiffness = Spring.make(response: response, dampingRatio: ratio)?.stiffness ?? 0
    return try described(Spring.make(stiffness: stiffness, dampingRatio: ratio), ratio)
  }

  private static func described(_ spring: Spring?, _ ratio: Double) throws(Failure)
    -> DescribedSpring
  {
    guard let spring else {
      throw Failure(.range, "spec.spring_stiffness", .none, "no spring can be made of it")
    }
    return DescribedSpring(spring: spring, ratio: ratio)
  }

  static func springForm(_ code: Int32) throws(Failure) -> SpringForm {
    let form = code >= 1 && code <= 4 ? SpringForm(rawValue: UInt8(code &- 1)) : nil
    return try choice(code, "spec.spring_form", form, "it must be a SIDLE_SPRING_ constant")
  }

  /// By its name, unless that is empty. What else describes it is checked in any case.
  static func spring(
    _ name: sidle_text, _ form: Int32, _ reserved: Int32, _ fields: SpringFields
  ) throws(Failure) -> DescribedSpring {
    _ = try integer(Int64(reserved), "spec.reserved", 0...0, "it must be 0")
    let described = try spring(fields, try springForm(form))
    let name = try Check.name(name, "spec.spring")
    if name.count == 0 { return described }
    guard let known = Spring.named(name) else {
      throw Failure(.notFound, "spec.spring", .none, "no spring has this name")
    }
    return DescribedSpring(spring: known.spring, ratio: known.dampingRatio)
  }
}
