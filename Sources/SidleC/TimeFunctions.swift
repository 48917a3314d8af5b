import CSidle
import SidleStage
import SidleUnits

@c @implementation
public func sidle_stage_step(_ stage: OpaquePointer?, _ seconds: Double) -> sidle_status {
  call(stage, "sidle_stage_step") { (stage) throws(Failure) in
    let seconds = try Check.number(
      seconds, "seconds", 0, Limits.step, "it must be 0 to 1e9 seconds")
    stage.willStep()
    return try stage.pointee.step(seconds: seconds)
  }
}

@c @implementation
public func sidle_stage_step_to(_ stage: OpaquePointer?, _ time: Int64) -> sidle_status {
  call(stage, "sidle_stage_step_to") { (stage) throws(Failure) in
    stage.willStep()
    return try stage.pointee.step(to: time)
  }
}

extension StagePointer {
  /// Time alone changes nothing of a stage that is idle.
  fileprivate func willStep() {
    if !block.pointee.isStale, !pointee.isIdle { block.pointee.isStale = true }
  }
}

@c @implementation
public func sidle_stage_now(_ stage: OpaquePointer?) -> Int64 {
  readableStage(stage)?.pointee.now ?? Int64.min
}

@c @implementation
public func sidle_stage_next_deadline(_ stage: OpaquePointer?) -> Int64 {
  readableStage(stage)?.pointee.nextDeadline ?? Int64.min
}

@c @implementation
public func sidle_stage_is_idle(_ stage: OpaquePointer?) -> Int32 {
  guard let stage = readableStage(stage) else { return 0 }
  return stage.pointee.isIdle ? 1 : 0
}
