import CSidle
import SidleStage
import SidleUnits

/// How every call gets into the stage and out again.
///
/// A stage is an opaque pointer to a `Stage` in memory from its allocator. A call that can fail
/// runs in `call`, `change` or `look`, which check the pointer and that no callback of the host is running,
/// and turn a thrown `Failure` into its status and the sentence of the last error.
typealias StagePointer = UnsafeMutablePointer<Stage>

/// What a stage lies in: the stage itself, first, and what belongs to the C side of it.
struct StageBlock: ~Copyable {
  var stage: Stage
  let allocator: Allocator
  let resolver: sidle_text_resolver
  /// Set while a call is under way, so that a call from inside one of the host's callbacks can be
  /// refused. Not in the stage itself: the call under way has that for itself alone.
  var isEntered = false
  /// Whether what the stage shows may no longer be what was drawn last.
  var isStale = true
}

func stagePointer(_ stage: OpaquePointer?) -> StagePointer? {
  stage.map { StagePointer($0) }
}

/// A stage for a look that has no status to say busy with: nil also from inside a callback.
func readableStage(_ stage: OpaquePointer?) -> StagePointer? {
  guard let stage = stagePointer(stage), !stage.block.pointee.isEntered else { return nil }
  return stage
}

extension StagePointer {
  var block: UnsafeMutablePointer<StageBlock> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: StageBlock.self)
  }
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
  if stage.block.pointee.isEntered { return Status.busy.code }
  stage.block.pointee.isEntered = true
  defer { stage.block.pointee.isEntered = false }
  do throws(Failure) {
    return try body(stage).code
  } catch {
    return refuse(stage, error, function)
  }
}

/// Keeps the sentence of a failure. Not inlined: every function of the header has a place for it.
@inline(never)
private func refuse(_ stage: StagePointer, _ failure: Failure, _ function: StaticString)
  -> sidle_status
{
  stage.pointee.complain(failure, function: function)
  return failure.status.code
}

/// Runs a call on a stage that may change what it shows and what lies where, and returns nothing but
/// whether it succeeded.
func change(
  _ stage: OpaquePointer?, _ function: StaticString,
  _ body: (StagePointer) throws(Failure) -> Void
) -> sidle_status {
  redraw(stage, function) { (stage) throws(Failure) in
    try body(stage)
    stage.pointee.reviewPointers()
  }
}

/// Runs a call on a stage after which it is to be drawn anew, though everything lies where it lay, and
/// returns nothing but whether it succeeded.
func redraw(
  _ stage: OpaquePointer?, _ function: StaticString,
  _ body: (StagePointer) throws(Failure) -> Void
) -> sidle_status {
  call(stage, function) { (stage) throws(Failure) in
    stage.block.pointee.isStale = true
    try body(stage)
    return .ok
  }
}

/// Runs a call on a stage that leaves what it shows as it is, and returns nothing but whether it
/// succeeded.
func look(
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
