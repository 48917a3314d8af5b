import CSidle
import SidleGesture
import SidleStage
import SidleUnits

extension Sample {
  /// Throws what is wrong with a sample that a host gave.
  static func check(_ sample: UnsafePointer<sidle_sample>) throws(Failure) {
    _ = try Check.integer(
      sample.pointee.time_ns, "sample.time_ns", -Limits.time...Limits.time,
      "it must be within +-2^62")
    _ = try Check.choice(
      sample.pointee.phase, "sample.phase", PointerPhase(rawValue: sample.pointee.phase),
      "it must be a SIDLE_PHASE_ constant")
    _ = try Check.choice(
      sample.pointee.kind, "sample.kind", PointerKind(rawValue: sample.pointee.kind),
      "it must be a SIDLE_POINTER_ constant")
    if sample.pointee.kind == PointerKind.key.rawValue { return try check(key: sample.pointee) }
    _ = try Check.coordinate(sample.pointee.x, "sample.x")
    _ = try Check.coordinate(sample.pointee.y, "sample.y")
    // Mostly none: then there is nothing to look into.
    if sample.pointee.pressure != 0 {
      _ = try Check.number(sample.pointee.pressure, "sample.pressure", 0, 1, "it must be 0 to 1")
    }
  }

  @inline(never)
  private static func check(key sample: sidle_sample) throws(Failure) {
    guard Key.isKnown(sample.buttons) else {
      throw Failure(
        .argument, "sample.buttons", .integer(Int64(sample.buttons)),
        "it must be a Unicode scalar or a SIDLE_KEY_ constant")
    }
    switch sample.phase {
    case PointerPhase.down.rawValue, PointerPhase.up.rawValue, PointerPhase.cancel.rawValue: break
    default:
      throw Failure(
        .argument, "sample.phase", .integer(Int64(sample.phase)),
        "of a key it must be SIDLE_PHASE_DOWN, _UP or _CANCEL")
    }
  }

  /// One that has been checked; apart from the check, so that it goes into the queue as it is made
  /// and not by way of the stack. Adding zero turns -0 into 0.
  @inline(__always)
  init(checked sample: sidle_sample) {
    self.init(
      time: sample.time_ns, pointer: sample.pointer,
      phase: PointerPhase(rawValue: sample.phase) ?? .cancel,
      kind: PointerKind(rawValue: sample.kind) ?? .touch, buttons: sample.buttons,
      x: sample.kind == 6 ? 0 : sample.x + 0, y: sample.kind == 6 ? 0 : sample.y + 0,
      pressure: sample.kind == 6 ? 0 : sample.pressure + 0)
  }
}

@c @implementation
public func sidle_stage_push(
  _ stage: OpaquePointer?, _ samples: UnsafePointer<sidle_sample>?, _ count: Int32,
  _ taken: UnsafeMutablePointer<Int32>?
) -> sidle_status {
  taken?.pointee = 0
  return look(stage, "sidle_stage_push") { (stage) throws(Failure) in
    guard count >= 0 else {
      throw Failure(.range, "count", .integer(Int64(count)), "it must be 0 or more")
    }
    guard count > 0 else { return }
    let samples = try need(samples, "samples")
    // All that have room are checked before any is taken; the others are not even looked at.
    let room = stage.pointee.sampleRoom
    let most = Int(count) < room ? Int(count) : room
    for index in 0..<most { try Sample.check(samples + index) }
    for index in 0..<most { stage.pointee.push(Sample(checked: samples[index])) }
    taken?.pointee = Int32(truncatingIfNeeded: most)
    guard most == Int(count) else {
      throw Failure(
        .full, stage.pointee.isLogFull ? "log" : "samples", .integer(Int64(most)),
        "no room for more; step or read, or reserve")
    }
  }
}

@c @implementation
public func sidle_stage_cancel_all(_ stage: OpaquePointer?) -> sidle_status {
  change(stage, "sidle_stage_cancel_all") { (stage) throws(Failure) in
    try stage.pointee.cancelAll()
  }
}

@c @implementation
public func sidle_stage_get_verdict(
  _ stage: OpaquePointer?, _ pointer: Int32, _ out: UnsafeMutablePointer<sidle_verdict>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_stage_get_verdict") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_verdict>.size, "out")
    var found = sidle_verdict()
    if let contact = stage.pointee.contact(pointer: pointer) {
      found.row.value = contact.row.rawValue
      found.verdict = contact.verdict.code
      switch contact.verdict {
      case .undecided: found.yield = Int32(contact.refusal?.rawValue ?? 0)
      case .claimed(let gesture): found.gesture = Int32(gesture.rawValue)
      case .yielded(let reason): found.yield = Int32(reason.rawValue)
      }
    }
    SizedStruct.write(found, to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_verdict_name(_ verdict: Int32) -> UnsafePointer<CChar>? {
  switch verdict {
  case 0: return cString("none")
  case 1: return cString("undecided")
  case 2: return cString("claimed")
  case 3: return cString("yielded")
  default: return cString("unknown")
  }
}

@c @implementation
public func sidle_yield_name(_ yield: Int32) -> UnsafePointer<CChar>? {
  if yield == 0 { return cString("none") }
  return cString(UInt8(exactly: yield).flatMap { Yield(rawValue: $0) }?.name ?? "unknown")
}

@c @implementation
public func sidle_gesture_name(_ gesture: Int32) -> UnsafePointer<CChar>? {
  if gesture == 0 { return cString("none") }
  return cString(UInt8(exactly: gesture).flatMap { Gesture(rawValue: $0) }?.name ?? "unknown")
}

@c @implementation
public func sidle_stage_get_counters(
  _ stage: OpaquePointer?, _ out: UnsafeMutablePointer<sidle_counters>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_stage_get_counters") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_counters>.size, "out")
    let counters = stage.pointee.counters
    SizedStruct.write(
      sidle_counters(
        struct_size: 0, moving: UInt32(truncatingIfNeeded: stage.pointee.movingCount),
        late: counters.late, backward: counters.backward, stray: counters.stray,
        doubled: counters.doubled, refused: counters.refused),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}
