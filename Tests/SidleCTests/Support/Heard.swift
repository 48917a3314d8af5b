import CSidle
import SidleC
import Testing

/// An event as a test reads it: a copy, with names in place of ids.
struct Heard: Equatable, CustomStringConvertible {
  let time: Int64
  let object: String
  let name: String
  let reason: String
  let edge: String
  let detail: Int32
  let offset: Double
  let velocity: Double
  let x: Double
  let y: Double
  /// The library's own line.
  let text: String

  init(_ event: sidle_event, on stage: OpaquePointer) {
    time = event.time_ns
    text = Heard.line(event, on: stage)
    // seconds, kind of object, label, ...
    object = String(text.split(separator: " ")[2])
    name = String(cString: sidle_event_name(event.type))
    reason = String(cString: sidle_reason_name(event.reason))
    edge = String(cString: sidle_edge_name(event.edge))
    detail = event.detail
    offset = event.offset
    velocity = event.velocity
    x = event.x
    y = event.y
  }

  /// `r1 drag_ended trailing cancelled !`; the mark stands for a detail of 1. Which tap in a row it
  /// was is told of a second one and later: `r1 tapped none tap x2`.
  var description: String { "\(object) \(name) \(edge) \(reason)\(mark)" }

  private var mark: String {
    if name == "tapped" { return detail == 1 ? "" : " x\(detail)" }
    return detail == 1 ? " !" : ""
  }

  static func line(_ event: sidle_event, on stage: OpaquePointer) -> String {
    var event = event
    let length = sidle_event_text(stage, &event, nil, 0)
    var bytes = [CChar](repeating: 0x55, count: Int(length) + 1)
    #expect(sidle_event_text(stage, &event, &bytes, Int32(bytes.count)) == length)
    #expect(bytes.last == 0)
    return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The events of the batch a stage holds out, by stride.
  static func batch(of stage: OpaquePointer) -> [sidle_event] {
    var events = sidle_events()
    #expect(sidle_stage_events(stage, &events) == 0)
    return (0..<events.count).map { sidle_events_at(&events, $0)!.pointee }
  }
}

/// Bytes as the library takes them, for the time of a call.
func withText<Result>(_ bytes: [UInt8], _ body: (sidle_text) throws -> Result) rethrows -> Result {
  try bytes.withUnsafeBytes { raw in
    try body(
      sidle_text(
        bytes: raw.baseAddress?.assumingMemoryBound(to: CChar.self), length: Int64(raw.count)))
  }
}

func withText<Result>(_ text: String, _ body: (sidle_text) throws -> Result) rethrows -> Result {
  try withText(Array(text.utf8), body)
}

extension sidle_animation_spec {
  /// The same with numbers that live for the length of `body`.
  func with<Result>(
    values: [Double], times: [Double] = [], _ body: (inout sidle_animation_spec) -> Result
  ) -> Result {
    values.withUnsafeBufferPointer { values in
      times.withUnsafeBufferPointer { times in
        var spec = self
        spec.values = sidle_numbers(first: values.baseAddress, count: Int64(values.count))
        spec.times = sidle_numbers(first: times.baseAddress, count: Int64(times.count))
        return body(&spec)
      }
    }
  }
}

extension sidle_text {
  /// The bytes, copied.
  var copied: [UInt8] {
    guard let bytes else { return [] }
    return UnsafeRawBufferPointer(start: bytes, count: Int(length)).map { $0 }
  }

  var string: String { String(decoding: copied, as: UTF8.self) }
}
