import CSidle
import SidleStage
import SidleUnits

/// How every call gets into the stage and out again.
///
/// A stage is an opaque pointer to a `Stage` in memory from its allocator. A call that can fail
/// runs in `change` or `look`, which check the pointer and that no callback of the host is running,
/// and turn a thrown `Failure` into its status and the sentence of the last error.
typealias StagePointer = UnsafeMutablePointer<Stage>

func stagePointer(_ stage: OpaquePointer?) -> StagePointer? {
  stage.map { StagePointer($0) }
}

extension Status {
  var code: sidle_status { rawValue }
}

/// Runs a call on a stage.
func call(
  _ stage: OpaquePointer?, _ function: StaticString,
  _ body: (StagePointer) throws(Failure) -> Status
) -> sidle_status {
  guard let stage = stagePointer(stage) else { return Status.null.code }
  if stage.pointee.isBusy { return Status.busy.code }
  do throws(Failure) {
    return try body(stage).code
  } catch {
    stage.pointee.complain(error, function: function)
    return error.status.code
  }
}

/// Runs a call on a stage that returns nothing but whether it succeeded.
func change(
  _ stage: OpaquePointer?, _ function: StaticString,
  _ body: (StagePointer) throws(Failure) -> Void
) -> sidle_status {
  call(stage, function) { (stage) throws(Failure) in
    try body(stage)
    return .ok
  }
}

/// A pointer argument that must not be null.
func need<Pointer>(_ pointer: Pointer?, _ argument: StaticString) throws(Failure) -> Pointer {
  guard let pointer else {
    throw Failure(.null, argument, .none, "it must not be null")
  }
  return pointer
}
