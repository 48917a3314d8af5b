import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_stage_events(_ stage: OpaquePointer?, _ out: UnsafeMutablePointer<sidle_events>?)
  -> sidle_status
{
  out?.pointee = sidle_events(first: nil, count: 0, stride: 0)
  return look(stage, "sidle_stage_events") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let batch = stage.pointee.batch
    out.pointee = sidle_events(
      first: batch.first, count: Int32(truncatingIfNeeded: batch.count),
      stride: Int32(MemoryLayout<sidle_event>.stride))
  }
}

@c @implementation
public func sidle_events_at(_ events: UnsafePointer<sidle_events>?, _ index: Int32)
  -> UnsafePointer<sidle_event>?
{
  guard let events, index >= 0, index < events.pointee.count else { return nil }
  let first = events.pointee.first
  return first.map {
    ($0 + Int(index) * Int(events.pointee.stride)).assumingMemoryBound(to: sidle_event.self)
  }
}

@c @implementation
public func sidle_event_text(
  _ stage: OpaquePointer?, _ event: UnsafePointer<sidle_event>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32
) -> Int32 {
  guard let stage = readableStage(stage), let event, size >= 0, buffer != nil || size == 0
  else { return -1 }
  let record = UnsafeRawPointer(event).loadUnaligned(as: Event.self)
  let count = writeText(buffer, size) { stage.pointee.write(record, to: &$0) }
  return Int32(truncatingIfNeeded: count)
}

@c @implementation
public func sidle_event_name(_ type: Int32) -> UnsafePointer<CChar>? {
  cString(EventKind(rawValue: type)?.name ?? "unknown")
}

@c @implementation
public func sidle_reason_name(_ reason: Int32) -> UnsafePointer<CChar>? {
  cString(Reason(rawValue: reason)?.name ?? "unknown")
}

@c @implementation
public func sidle_edge_name(_ edge: Int32) -> UnsafePointer<CChar>? {
  switch edge {
  case 0: return cString("none")
  case 1: return cString(Edge.leading.name)
  case 2: return cString(Edge.trailing.name)
  default: return cString("unknown")
  }
}
