import CLibc
import CSidle
import SidleGesture
import SidleStage
import SidleUnits

extension StageSpec {
  init(_ spec: sidle_stage_spec) throws(Failure) {
    _ = try Check.integer(Int64(spec.reserved), "spec.reserved", 0...0, "it must be 0")
    let rule: StaticString = "it must be over 0, to 1e9"
    self.init(
      size: Size(
        width: try Check.number(spec.width, "spec.width", 1e-9, Limits.length, rule),
        height: try Check.number(spec.height, "spec.height", 1e-9, Limits.length, rule)),
      start: try Check.integer(
        spec.start_ns, "spec.start_ns", -Limits.time...Limits.time, "it must be within +-2^62"),
      sampleCapacity: try checkedSampleCapacity(spec.sample_capacity, "spec.sample_capacity"),
      eventCapacity: try checkedEventCapacity(spec.event_capacity, "spec.event_capacity"),
      contactLimit: Int(
        try Check.integer(
          Int64(spec.max_contacts), "spec.max_contacts", 1...16, "it must be 1 to 16")),
      logCapacity: Int(try checkedLogCapacity(spec.log_capacity)),
      strategy: try Check.choice(
        spec.velocity_strategy, "spec.velocity_strategy",
        UInt8(exactly: spec.velocity_strategy).flatMap { VelocityStrategy(rawValue: $0) },
        "it must be SIDLE_STRATEGY_LINE, _QUADRATIC or _IMPULSE"),
      edgeZone: EdgeZone(
        width: try Check.length(spec.edge_zone, "spec.edge_zone"),
        sides: try Check.choice(
          spec.edge_zone_sides, "spec.edge_zone_sides",
          EdgeZone.Sides(rawValue: spec.edge_zone_sides),
          "it must be SIDLE_SIDES_BOTH, _LEFT or _RIGHT")),
      reducesMotion: try Check.flag(spec.reduce_motion, "spec.reduce_motion"))
  }
}

private func checkedSampleCapacity(_ value: Int32, _ argument: StaticString) throws(Failure) -> Int
{
  Int(try Check.integer(Int64(value), argument, 1...1_048_576, "it must be 1 to 1048576"))
}

private func checkedEventCapacity(_ value: Int32, _ argument: StaticString) throws(Failure) -> Int {
  Int(try Check.integer(Int64(value), argument, 64...1_048_576, "it must be 64 to 1048576"))
}

private func checkedLogCapacity(_ value: Int32) throws(Failure) -> Int64 {
  if value == 0 { return 0 }
  return try Check.integer(
    Int64(value), "spec.log_capacity", 65_536...1_073_741_824, "it must be 0, or 65536 to 2^30")
}

private func read(_ spec: UnsafePointer<sidle_stage_spec>?) throws(Failure) -> sidle_stage_spec {
  let full = try SizedStruct.read(
    try need(spec, "spec"), over: Defaults.stage, first: FirstSize.stageSpec, "spec")
  if let allocator = full.allocator?.pointee {
    guard allocator.allocate != nil, allocator.release != nil else {
      throw Failure(.null, "spec.allocator", .none, "both of its functions are needed")
    }
  }
  if let resolver = full.text_resolver?.pointee, resolver.measure == nil {
    throw Failure(.null, "spec.text_resolver", .none, "its function is needed")
  }
  return full
}

private func mallocAllocate(_: UnsafeMutableRawPointer?, size: Int, _: Int)
  -> UnsafeMutableRawPointer?
{
  malloc(size)
}

private func mallocRelease(
  _: UnsafeMutableRawPointer?, block: UnsafeMutableRawPointer?, _: Int, _: Int
) {
  free(block)
}

private func allocator(_ spec: sidle_stage_spec) -> Allocator {
  if let host = spec.allocator?.pointee, let allocate = host.allocate, let release = host.release {
    return Allocator(context: host.context, allocate: allocate, release: release)
  }
  return Allocator(context: nil, allocate: mallocAllocate, release: mallocRelease)
}

@c @implementation
public func sidle_stage_create_abi(
  _ spec: UnsafePointer<sidle_stage_spec>?, _ out: UnsafeMutablePointer<OpaquePointer?>?,
  _ abi: Int32
) -> sidle_status {
  guard let out else { return Status.null.code }
  out.pointee = nil
  guard abi == SIDLE_ABI else { return Status.abi.code }
  do throws(Failure) {
    let full = try read(spec)
    let checked = try StageSpec(full)
    let allocator = allocator(full)
    let size = MemoryLayout<StageBlock>.size
    guard let memory = allocator.allocate(byteCount: size) else { return Status.outOfMemory.code }
    let block = memory.bindMemory(to: StageBlock.self, capacity: 1)
    do throws(Failure) {
      let stage = try Stage(checked, allocator: allocator, address: UInt(bitPattern: memory))
      block.initialize(
        to: StageBlock(
          stage: stage, allocator: allocator,
          resolver: full.text_resolver?.pointee ?? sidle_text_resolver(context: nil, measure: nil)))
    } catch {
      allocator.release(memory, byteCount: size)
      throw error
    }
    out.pointee = OpaquePointer(block)
    return Status.ok.code
  } catch {
    return error.status.code
  }
}

@c @implementation
public func sidle_stage_spec_check(
  _ spec: UnsafePointer<sidle_stage_spec>?, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32
) -> sidle_status {
  guard size >= 0 else { return Status.range.code }
  guard buffer != nil || size == 0 else { return Status.null.code }
  do throws(Failure) {
    _ = try StageSpec(try read(spec))
    _ = writeText(buffer, size) { _ in }
    return Status.ok.code
  } catch {
    let failure = error
    _ = writeText(buffer, size) {
      Complaint.write(failure, function: "sidle_stage_create", to: &$0)
    }
    return error.status.code
  }
}

/// Writes a text as snprintf would; the length it needs.
func writeText(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32, _ body: (inout ByteWriter) -> Void
) -> Int {
  let bytes = buffer.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt8.self) }
  let room = size > 0 ? Int(size) - 1 : 0
  var writer = ByteWriter(bytes, capacity: room)
  body(&writer)
  if size > 0, let bytes { bytes[writer.count < room ? writer.count : room] = 0 }
  return writer.count
}

@c @implementation
public func sidle_stage_destroy(_ stage: OpaquePointer?) {
  guard let pointer = stagePointer(stage), !pointer.block.pointee.isEntered else { return }
  let block = pointer.block
  block.pointee.isEntered = true
  pointer.pointee.destroyObjects()
  let allocator = block.pointee.allocator
  block.deinitialize(count: 1)
  allocator.release(block, byteCount: MemoryLayout<StageBlock>.size)
}

@c @implementation
public func sidle_stage_last_error(_ stage: OpaquePointer?) -> UnsafePointer<CChar>? {
  let bytes = stagePointer(stage).flatMap { $0.pointee.lastComplaint }
  guard let bytes else { return cString("") }
  return UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
}

@c @implementation
public func sidle_stage_reserve(_ stage: OpaquePointer?, _ samples: Int32, _ events: Int32)
  -> sidle_status
{
  redraw(stage, "sidle_stage_reserve") { (stage) throws(Failure) in
    let samples = try checkedSampleCapacity(samples, "sample_capacity")
    let events = try checkedEventCapacity(events, "event_capacity")
    try stage.pointee.reserve(samples: samples, events: events)
  }
}

@c @implementation
public func sidle_stage_set_reduce_motion(_ stage: OpaquePointer?, _ on: Int32) -> sidle_status {
  change(stage, "sidle_stage_set_reduce_motion") { (stage) throws(Failure) in
    try stage.pointee.setReduceMotion(try Check.flag(on, "on"))
  }
}

@c @implementation
public func sidle_stage_reduces_motion(_ stage: OpaquePointer?) -> Int32 {
  readableStage(stage)?.pointee.reducesMotion == true ? 1 : 0
}

@c @implementation
public func sidle_stage_set_debug_overlay(_ stage: OpaquePointer?, _ flags: UInt32)
  -> sidle_status
{
  redraw(stage, "sidle_stage_set_debug_overlay") { (stage) throws(Failure) in
    guard Overlay.all.contains(Overlay(rawValue: flags)) else {
      throw Failure(
        .argument, "flags", .integer(Int64(flags)), "it must be made of SIDLE_OVERLAY_")
    }
    try stage.pointee.setOverlay(Overlay(rawValue: flags))
  }
}

@c @implementation
public func sidle_stage_debug_overlay(_ stage: OpaquePointer?) -> UInt32 {
  readableStage(stage)?.pointee.overlay.rawValue ?? 0
}

@c @implementation
public func sidle_find(
  _ stage: OpaquePointer?, _ kind: Int32, _ name: sidle_text, _ out: UnsafeMutablePointer<UInt64>?
) -> sidle_status {
  out?.pointee = 0
  return look(stage, "sidle_find") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let found = try Check.choice(
      kind, "kind", kind > 0 && kind < 7 ? ObjectKind(rawValue: UInt8(kind)) : nil,
      "it must be a SIDLE_KIND_ constant")
    guard let id = stage.pointee.find(found, name: try Check.name(name, "name")) else {
      throw Failure(.notFound, "name", .none, "no living object of the kind has it")
    }
    out.pointee = id.rawValue
  }
}

@c @implementation
public func sidle_stage_fingerprint(_ stage: OpaquePointer?) -> UInt64 {
  readableStage(stage)?.pointee.fingerprint ?? 0
}

@c @implementation
public func sidle_stage_read_log(_ stage: OpaquePointer?, _ out: UnsafeMutablePointer<sidle_text>?)
  -> sidle_status
{
  out?.pointee = Defaults.text
  return look(stage, "sidle_stage_read_log") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let bytes = stage.pointee.readLog()
    guard bytes.count > 0, let start = bytes.baseAddress else { return }
    out.pointee = sidle_text(
      bytes: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self),
      length: Int64(bytes.count))
  }
}
