import CSidle
import SidleControls
import SidleMotion
import SidleStage
import SidleUnits

@c @implementation
public func sidle_animation_create(
  _ stage: OpaquePointer?, _ parent: sidle_animation, _ spec: UnsafePointer<sidle_animation_spec>?,
  _ out: UnsafeMutablePointer<sidle_animation>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_animation_create") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.animation, first: FirstSize.animationSpec, "spec")
    out.pointee.value = try stage.pointee.createAnimation(
      parent: ObjectID(rawValue: parent.value), try AnimationSpec(full)
    ).rawValue
  }
}

@c @implementation
public func sidle_animation_destroy(_ stage: OpaquePointer?, _ animation: sidle_animation)
  -> sidle_status
{
  change(stage, "sidle_animation_destroy") { (stage) throws(Failure) in
    try stage.pointee.destroyAnimation(ObjectID(rawValue: animation.value))
  }
}

private func control(
  _ stage: OpaquePointer?, _ animation: sidle_animation, _ call: Stage.AnimationCall,
  _ function: StaticString, _ record: StaticString
) -> sidle_status {
  change(stage, function) { (stage) throws(Failure) in
    try stage.pointee.control(
      animation: ObjectID(rawValue: animation.value), call, argument: 0, function: record)
  }
}

@c @implementation
public func sidle_animation_start(_ stage: OpaquePointer?, _ animation: sidle_animation)
  -> sidle_status
{
  control(stage, animation, .start, "sidle_animation_start", "animation_start")
}

@c @implementation
public func sidle_animation_pause(_ stage: OpaquePointer?, _ animation: sidle_animation)
  -> sidle_status
{
  control(stage, animation, .pause, "sidle_animation_pause", "animation_pause")
}

@c @implementation
public func sidle_animation_resume(_ stage: OpaquePointer?, _ animation: sidle_animation)
  -> sidle_status
{
  control(stage, animation, .resume, "sidle_animation_resume", "animation_resume")
}

@c @implementation
public func sidle_animation_stop(_ stage: OpaquePointer?, _ animation: sidle_animation)
  -> sidle_status
{
  control(stage, animation, .stop, "sidle_animation_stop", "animation_stop")
}

@c @implementation
public func sidle_animation_finish(_ stage: OpaquePointer?, _ animation: sidle_animation)
  -> sidle_status
{
  control(stage, animation, .finish, "sidle_animation_finish", "animation_finish")
}

@c @implementation
public func sidle_animation_reverse(_ stage: OpaquePointer?, _ animation: sidle_animation)
  -> sidle_status
{
  control(stage, animation, .reverse, "sidle_animation_reverse", "animation_reverse")
}

@c @implementation
public func sidle_animation_seek(
  _ stage: OpaquePointer?, _ animation: sidle_animation, _ seconds: Double
) -> sidle_status {
  change(stage, "sidle_animation_seek") { (stage) throws(Failure) in
    let seconds = try Check.seconds(seconds, "seconds")
    try stage.pointee.control(
      animation: ObjectID(rawValue: animation.value),
      .seek(Elementary.nanoseconds(nearest: seconds)), argument: seconds,
      function: "animation_seek")
  }
}

@c @implementation
public func sidle_animation_set_speed(
  _ stage: OpaquePointer?, _ animation: sidle_animation, _ speed: Double
) -> sidle_status {
  change(stage, "sidle_animation_set_speed") { (stage) throws(Failure) in
    let speed = try Check.speed(speed, "speed")
    try stage.pointee.control(
      animation: ObjectID(rawValue: animation.value), .speed(speed), argument: speed,
      function: "animation_set_speed")
  }
}

@c @implementation
public func sidle_animation_retarget(
  _ stage: OpaquePointer?, _ animation: sidle_animation, _ target: Double
) -> sidle_status {
  change(stage, "sidle_animation_retarget") { (stage) throws(Failure) in
    try stage.pointee.retarget(
      animation: ObjectID(rawValue: animation.value), to: try Check.coordinate(target, "to"))
  }
}

@c @implementation
public func sidle_animation_get_state(
  _ stage: OpaquePointer?, _ animation: sidle_animation,
  _ out: UnsafeMutablePointer<sidle_animation_state>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_animation_get_state") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_animation_state>.size, "out")
    let state = try stage.pointee.state(animation: ObjectID(rawValue: animation.value))
    SizedStruct.write(
      sidle_animation_state(state), to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_animation_get_value(
  _ stage: OpaquePointer?, _ animation: sidle_animation, _ out: UnsafeMutablePointer<Double>?
) -> sidle_status {
  // Straight to what nearly every call wants; only the rest needs what can tell errors.
  if let stage = readableStage(stage), let out,
    let value = stage.pointee.plainValue(ObjectID(rawValue: animation.value))
  {
    out.pointee = value
    return Status.ok.code
  }
  out?.pointee = 0
  return look(stage, "sidle_animation_get_value") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee = try stage.pointee.state(animation: ObjectID(rawValue: animation.value)).value
  }
}

extension sidle_animation_state {
  init(_ state: AnimationState) {
    self.init()
    switch state.playback.state {
    case .idle: playback = 1
    case .playing: playback = 2
    case .paused: playback = 3
    case .ended(_, let finished): playback = finished ? 4 : 5
    }
    value = state.value
    velocity = state.velocity
    elapsed = Elementary.seconds(state.elapsed)
    duration = state.length == Int64.max ? Double.infinity : Elementary.seconds(state.length)
    rate = state.playback.rate
    parent = sidle_animation(value: state.parent.rawValue)
    user_data = state.userData
    member_count = Int32(truncatingIfNeeded: state.memberCount)
  }
}

@c @implementation
public func sidle_playback_name(_ playback: Int32) -> UnsafePointer<CChar>? {
  switch playback {
  case 1: return cString("idle")
  case 2: return cString("playing")
  case 3: return cString("paused")
  case 4: return cString("finished")
  case 5: return cString("interrupted")
  default: return cString("unknown")
  }
}

@c @implementation
public func sidle_curve_name(_ index: Int32) -> UnsafePointer<CChar>? {
  guard index >= 0, Int(index) < TimingCurve.nameCount else { return nil }
  return TimingCurve.named(at: Int(index)).flatMap { cString($0.name) }
}

@c @implementation
public func sidle_stage_animation_values(
  _ stage: OpaquePointer?, _ out: UnsafeMutablePointer<sidle_animation_values>?
) -> sidle_status {
  out?.pointee = sidle_animation_values(first: nil, count: 0, stride: 0)
  return look(stage, "sidle_stage_animation_values") { (stage) throws(Failure) in
    let out = try need(out, "out")
    stage.pointee.gatherValues()
    let gathered = stage.pointee.gathered
    out.pointee = sidle_animation_values(
      first: gathered.first, count: Int32(truncatingIfNeeded: gathered.count),
      stride: Int32(MemoryLayout<sidle_animation_value>.stride))
  }
}
