import CSidle

/// How a spring to draw is described: by its name, or by those numbers that stand for it. What is nil is as the
/// library has it.
struct PlotSpring: Equatable {
  enum Form: Equatable, CaseIterable {
    // In the order in which they are looked for: stiffness and ratio belong to others as well.
    case duration
    case response
    case mass
    case stiffness

    var code: Int32 {
      switch self {
      case .duration: Int32(SIDLE_SPRING_DURATION)
      case .response: Int32(SIDLE_SPRING_RESPONSE)
      case .mass: Int32(SIDLE_SPRING_MASS)
      case .stiffness: Int32(SIDLE_SPRING_STIFFNESS)
      }
    }

    /// The options that only this form has.
    var marks: [String] {
      switch self {
      case .duration: ["--duration", "--bounce"]
      case .response: ["--response"]
      case .mass: ["--mass", "--damping"]
      case .stiffness: []
      }
    }

    /// All of its options.
    var options: [String] {
      switch self {
      case .duration: marks
      case .response: marks + ["--ratio"]
      case .mass: marks + ["--stiffness"]
      case .stiffness: ["--stiffness", "--ratio"]
      }
    }
  }

  static let options = Set(Form.allCases.flatMap(\.options))

  /// Of a published spring.
  var name: String?
  var form = Form.stiffness
  /// By their options.
  var numbers: [String: Double] = [:]

  init(name: String? = nil) { self.name = name }

  /// The description that the options mean.
  init(_ numbers: [String: Double]) throws(UsageError) {
    self.numbers = numbers.filter { Self.options.contains($0.key) }
    for form in Form.allCases {
      self.form = form
      if form.marks.contains(where: { numbers[$0] != nil }) { break }
    }
    let strange = self.numbers.keys.sorted().first { !form.options.contains($0) }
    let mark = form.marks.first { numbers[$0] != nil }
    if let strange, let mark {
      throw UsageError(message: "plot: \(strange) does not go with \(mark)")
    }
  }

  func set(_ spec: inout sidle_animation_spec) {
    spec.spring_form = form.code
    if let number = numbers["--stiffness"] { spec.spring_stiffness = number }
    if let number = numbers["--ratio"] { spec.spring_damping_ratio = number }
    if let number = numbers["--response"] { spec.spring_response = number }
    if let number = numbers["--duration"] { spec.spring_duration = number }
    if let number = numbers["--bounce"] { spec.spring_bounce = number }
    if let number = numbers["--mass"] { spec.spring_mass = number }
    if let number = numbers["--damping"] { spec.spring_damping = number }
  }

  func title(of spec: sidle_animation_spec) -> String {
    if let name { return name }
    let (stiffness, ratio) = (spec.spring_stiffness, spec.spring_damping_ratio)
    let words: [(String, Double)] =
      switch form {
      case .duration: [("duration", spec.spring_duration), ("bounce", spec.spring_bounce)]
      case .response: [("response", spec.spring_response), ("damping ratio", ratio)]
      case .mass:
        [("mass", spec.spring_mass), ("stiffness", stiffness), ("damping", spec.spring_damping)]
      case .stiffness: [("stiffness", stiffness), ("damping ratio", ratio)]
      }
    return "spring" + words.map { ", \($0.0) \(PlotMotion.plain($0.1))" }.joined()
  }
}
