import CSidle

/// What `sidle plot` draws: a value that moves by itself from a beginning to its end.
struct PlotMotion: Equatable {
  enum Kind: Equatable {
    /// By its name, or as CSS writes it.
    case curve(String)
    /// x1, y1, x2, y2.
    case cubic([Double])
    /// As CSS writes `linear()`, which no animation takes.
    case stops(String)
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
  var spring = PlotSpring()
  /// Of a decay: what a millisecond leaves of the velocity. Nil is the library's default.
  var rate: Double?

  /// The library's own description of it, without its texts.
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
    case .stops:
      spec.kind = Int32(SIDLE_ANIMATION_CURVE)
      spec.curve_points = (0, 0, 1, 1)
    case .spring: spec.kind = Int32(SIDLE_ANIMATION_SPRING)
    case .decay: spec.kind = Int32(SIDLE_ANIMATION_DECAY)
    }
    spring.set(&spec)
    if let rate { spec.decay_rate = rate }
    return spec
  }

  /// The texts of the description: a curve and the name of a spring, empty without one.
  var texts: (curve: String, spring: String) {
    if case .curve(let text) = kind { return (text, "") }
    return ("", spring.name ?? "")
  }

  /// What it is, in a few words.
  var title: String {
    let spec = spec
    let start = velocity == 0 ? "" : ", velocity \(Self.plain(velocity))"
    switch kind {
    case .curve(let text), .stops(let text): return text
    case .cubic(let points):
      return "cubic " + points.map(Self.plain).joined(separator: " ")
    case .spring: return spring.title(of: spec) + start
    case .decay: return "decay, rate \(Self.plain(spec.decay_rate))" + start
    }
  }

  /// The names of all curves, in the library's order.
  static var curveNames: [String] { names(sidle_curve_name) }

  /// The names of all published springs.
  static var springNames: [String] { names(sidle_spring_name) }

  private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }

  /// A number in full: as short as it can be without being another one.
  static func plain(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number that was worked out, with as many digits as tell it beside a size: three after the point, or
  /// more where the size is below a tenth.
  static func rounded(_ value: Double, beside size: Double) -> String {
    var places = 3
    var rest = size.magnitude
    while rest < 0.1, places < 15 {
      rest *= 10
      places += 1
    }
    guard rest >= 0.1 else { return plain(value) }
    return plain(Double(Numerals.fixed(value, places: places)) ?? value)
  }
}
