import CSidle
import SidleControls
import SidleMotion
import SidleStage
import SidleUnits

extension Defaults {
  static var spring: sidle_spring_spec {
    var spec = sidle_spring_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_spring_spec>.size)
    spec.form = 1
    spec.stiffness = 300
    spec.damping_ratio = 1
    spec.response = 0.363
    spec.duration = 0.363
    spec.mass = 1
    spec.damping = 34.64
    return spec
  }
}

@c @implementation
public func sidle_spring_spec_init_sized(
  _ spec: UnsafeMutablePointer<sidle_spring_spec>?, _ size: Int
) {
  initialise(spec, size, Defaults.spring)
}

@c @implementation
public func sidle_spring_name(_ index: Int32) -> UnsafePointer<CChar>? {
  Spring.named(at: Int(index)).flatMap { cString($0.name) }
}

private func read(_ spec: UnsafePointer<sidle_spring_spec>?) throws(Failure) -> DescribedSpring {
  let full = try SizedStruct.read(
    try need(spec, "spec"), over: Defaults.spring, first: FirstSize.springSpec, "spec")
  return try Check.spring(full.preset, full.form, full.reserved, SpringFields(full))
}

@c @implementation
public func sidle_spring_describe(
  _ spec: UnsafePointer<sidle_spring_spec>?, _ out: UnsafeMutablePointer<sidle_spring>?
) -> sidle_status {
  SizedStruct.clear(out)
  return compute { () throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_spring>.size, "out")
    let described = try read(spec)
    let spring = described.spring
    let ratio = described.ratio
    var result = sidle_spring()
    result.mass = spring.mass
    result.stiffness = spring.stiffness
    result.damping = spring.damping
    result.damping_ratio = ratio
    result.response = spring.response
    result.bounce = Spring.bounce(dampingRatio: ratio)
    result.frequency = spring.frequency
    SizedStruct.write(result, to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_spring_state_at(
  _ spec: UnsafePointer<sidle_spring_spec>?, _ from: Double, _ to: Double, _ velocity: Double,
  _ seconds: Double, _ out: UnsafeMutablePointer<sidle_motion_state>?
) -> sidle_status {
  compute(out, sidle_motion_state()) { () throws(Failure) in
    let spring = try read(spec).atMassOne
    let from = try Check.coordinate(from, "from")
    let to = try Check.coordinate(to, "to")
    let velocity = try Check.coordinate(velocity, "velocity")
    let seconds = try Check.seconds(seconds, "seconds")
    let state = spring.state(offset: from - to, velocity: velocity, at: seconds)
    // The way there and back may be rounded; the beginning is exact.
    return sidle_motion_state(
      value: seconds > 0 ? to + state.offset : from, velocity: state.velocity)
  }
}

@c @implementation
public func sidle_spring_rest_time(
  _ spec: UnsafePointer<sidle_spring_spec>?, _ from: Double, _ to: Double, _ velocity: Double,
  _ restDistance: Double, _ out: UnsafeMutablePointer<Double>?
) -> sidle_status {
  compute(out, 0) { () throws(Failure) in
    let value = AnimatedValue.spring(
      from: try Check.coordinate(from, "from"), to: try Check.coordinate(to, "to"),
      velocity: try Check.coordinate(velocity, "velocity"), try read(spec).atMassOne,
      rest: try Check.length(restDistance, "rest_distance"))
    return Elementary.seconds(value.moving.length)
  }
}
