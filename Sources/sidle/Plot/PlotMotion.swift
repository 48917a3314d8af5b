import CSidle

/// What `sidle plot` draws: a value that moves by itself from a beginning to its end.
struct PlotMotion: Equatable {
  enum Kind: Equatable {
    case curve(String)
    /// x1, y1, x2, y2.
    case cubic([Double])
    case spring
    case decay
  }

  var kind: Kind
  var from = 0.0
  /// Of a curve or a spring; a decay finds its own end.
  var to = 1.0
  /// Of a curve, seconds.
  var duration = 1.0
  /// Of a spring or a decay at the beginning, in a second.
  var velocity = 0.0
  /// Of a spring; nil is the library's default, as below.
  var stiffness: Double?
  var ratio: Double?
  /// Of a decay: what a millisecond leaves of the velocity.
  var rate: Double?

  /// The library's own description of it.
  var spec: sidle_animation_spec {
    var spec = sidle_animation_spec()
    sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
    spec.from = from
    spec.to = to
    spec.velocity = velocity
    spec.duration = duration
    switch kind {
    case .curve: spec.kind = Int32(SIDLE_ANIMATION_CURVE)
    case .cubic(let points):
      spec.kind = Int32(SIDLE_ANIMATION_CURVE)
      spec.curve_points = (points[0], points[1], points[2], points[3])
    case .spring: spec.kind = Int32(SIDLE_ANIMATION_SPRING)
    case .decay: spec.kind = Int32(SIDLE_ANIMATION_DECAY)
    }
    if let stiffness { spec.spring_stiffness = stiffness }
    if let ratio { spec.spring_damping_ratio = ratio }
    if let rate { spec.decay_rate = rate }
    return spec
  }

  /// What it is, in a few words.
  var title: String {
    let spec = spec
    let start = velocity == 0 ? "" : ", velocity \(Self.plain(velocity))"
    switch kind {
    case .curve(let name): return name
    case .cubic(let points):
      return "cubic " + points.map(Self.plain).joined(separator: " ")
    case .spring:
      return "spring, stiffness \(Self.plain(spec.spring_stiffness)), damping ratio "
        + Self.plain(spec.spring_damping_ratio) + start
    case .decay: return "decay, rate \(Self.plain(spec.decay_rate))" + start
    }
  }

  /// The names of all curves, in the library's order.
  static var curveNames: [String] {
    var names: [String] = []
    while let name = sidle_curve_name(Int32(names.count)) { names.append(String(cString: name)) }
    return names
  }

  /// A number in full: as short as it can be without being another one.
  static func plain(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
