import CSidle
import Foundation
import Testing

@testable import sidle

/// What a log says of lengths of time: seconds in, seconds out, the same nanoseconds.
@Suite("Times of a log played again")
struct LogTimeTests {
  /// Seconds whose product with 1e9 is not whole, though they are told as whole nanoseconds; parts of
  /// one; and the ends of what is allowed.
  private static let seconds = [
    0, 1e-12, 1e-9, 3e-9, 7.000000001e-9, 0.067, 0.134, 1.0 / 3, 0.1 + 0.2, 2.011, 16.1, 65.535,
    4097.000000001, 123_456.789012345, 999_999.999999999, 1e6, 4_194_304.000000001,
    8_388_608.000000002, 9_007_199.254740993, 123_456_789.12345679, 1e9,
  ]

  /// A field that is a time, and how far it goes.
  private struct Field<Spec> {
    let name: String
    let path: WritableKeyPath<Spec, Double>
    let range: ClosedRange<Double>

    init(
      _ name: String, _ path: WritableKeyPath<Spec, Double>, _ range: ClosedRange<Double> = 0...1e6
    ) {
      (self.name, self.path, self.range) = (name, path, range)
    }
  }

  nonisolated(unsafe) private static let row: [Field<sidle_row_spec>] = [
    Field("settle_duration", \.settle_duration), Field("long_press", \.long_press),
    Field("tap_window", \.tap_window), Field("bounce_duration", \.bounce_duration),
    Field("spring_response", \.spring_response, 0.002...198),
    Field("collapse_duration", \.collapse_duration), Field("pending_timeout", \.pending_timeout),
  ]
  nonisolated(unsafe) private static let button: [Field<sidle_button_spec>] = [
    Field("confirm_timeout", \.confirm_timeout), Field("long_press", \.long_press),
    Field("repeat_delay", \.repeat_delay), Field("repeat_interval", \.repeat_interval),
    Field("repeat_shortest", \.repeat_shortest, 1e-9...1e6),
    Field("minimum_gap", \.minimum_gap), Field("tap_window", \.tap_window),
  ]
  nonisolated(unsafe) private static let look: [Field<sidle_button_configuration>] = [
    Field("minimum_busy", \.minimum_busy), Field("spring_response", \.spring_response),
  ]
  nonisolated(unsafe) private static let animation: [Field<sidle_animation_spec>] = [
    Field("delay", \.delay, 0...1e9), Field("duration", \.duration, 0...1e9),
    Field("stagger", \.stagger, 0...1e9), Field("time_offset", \.time_offset, -1e9...1e9),
    Field("repeat_duration", \.repeat_duration, 0...1e9),
    Field("end_delay", \.end_delay, -1e9...1e9),
    Field("spring_response", \.spring_response, 0.002...198),
  ]
  nonisolated(unsafe) private static let transition: [Field<sidle_transition_spec>] = [
    Field("delay", \.delay, 0...1e9), Field("duration", \.duration, 0...1e9),
    Field("time_offset", \.time_offset, 0...1e9),
  ]

  /// A stage for each time that a field can be; `make` makes the object.
  private func each<Spec>(
    _ fields: [Field<Spec>], _ spec: Spec, _ make: (LoggedStage, Spec) -> Void
  ) throws {
    for field in fields {
      for seconds in Self.seconds + Self.seconds.map(-) where field.range.contains(seconds) {
        let stage = LoggedStage()
        var spec = spec
        spec[keyPath: field.path] = seconds
        make(stage, spec)
        #expect(sidle_stage_step(stage.pointer, 0.134) == SIDLE_OK)
        #expect(sidle_stage_step(stage.pointer, 0.067) == SIDLE_OK)
        try stage.expectReplay("\(field.name) of \(seconds) s")
      }
    }
  }

  @Test("every time of a row")
  func rows() throws {
    var spec = sidle_row_spec()
    sidle_row_spec_init_sized(&spec, MemoryLayout<sidle_row_spec>.size)
    (spec.bounce, spec.full_swipe) = (20, Int32(SIDLE_FULL_SWIPE_REMOVES))
    let make: (LoggedStage, sidle_row_spec) -> Void = { stage, spec in
      var (spec, made) = (spec, sidle_row())
      #expect(sidle_row_create(stage.pointer, sidle_list(), &spec, &made) == SIDLE_OK)
      stage.button("Delete", on: made)
      #expect(sidle_row_open(stage.pointer, made, Int32(SIDLE_EDGE_TRAILING), 1) == SIDLE_OK)
    }
    for settle in [SIDLE_SETTLE_CURVE, SIDLE_SETTLE_SPRING] {
      spec.settle = Int32(settle)
      spec.spring_form = Int32(SIDLE_SPRING_RESPONSE)
      try each(Self.row, spec, make)
    }
  }

  @Test("every time of a button, of its own and in a row")
  func buttons() throws {
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    (spec.repeat_delay, spec.needs_confirm) = (0.4, 1)
    try each(Self.button, spec) { stage, spec in
      var (spec, made) = (spec, sidle_button())
      let row = stage.row("r", in: sidle_list())
      #expect(sidle_row_add_button(stage.pointer, row, 1, &spec, &made) == SIDLE_OK)
    }
    spec.needs_confirm = 0
    try each(Self.button, spec) { stage, spec in
      var (spec, made) = (spec, sidle_button())
      #expect(sidle_button_create(stage.pointer, &spec, &made) == SIDLE_OK)
    }
  }

  @Test("every time of a look")
  func looks() throws {
    var spec = sidle_button_configuration()
    sidle_button_configuration_init_sized(&spec, MemoryLayout<sidle_button_configuration>.size)
    spec.set = 0x1000 | 0x2000
    (spec.spring_response, spec.spring_damping_ratio) = (0.3, 1)
    try each(Self.look, spec) { stage, spec in
      let button = stage.button("b")
      var spec = spec
      #expect(sidle_button_set_configuration(stage.pointer, button, &spec) == SIDLE_OK)
      #expect(sidle_button_set_busy(stage.pointer, button, 1) == SIDLE_OK)
      #expect(sidle_button_set_busy(stage.pointer, button, 0) == SIDLE_OK)
    }
  }

  @Test("every time of an animation, of either timing model, and of a transition")
  func animations() throws {
    var spec = sidle_animation_spec()
    sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
    spec.to = 10
    for model in [Int32(1), 2] {
      spec.timing_model = model
      try each(Self.animation.filter { model == 1 || $0.name != "repeat_duration" }, spec) {
        var (spec, made) = ($1, sidle_animation())
        #expect(sidle_animation_create($0.pointer, sidle_animation(), &spec, &made) == SIDLE_OK)
        #expect(sidle_animation_start($0.pointer, made) == SIDLE_OK)
      }
    }
    (spec.kind, spec.spring_form) = (
      Int32(SIDLE_ANIMATION_SPRING), Int32(SIDLE_SPRING_RESPONSE)
    )
    try each(Self.animation, spec) {
      var (spec, made) = ($1, sidle_animation())
      #expect(sidle_animation_create($0.pointer, sidle_animation(), &spec, &made) == SIDLE_OK)
      #expect(sidle_animation_start($0.pointer, made) == SIDLE_OK)
    }
    var transition = sidle_transition_spec()
    sidle_transition_spec_init_sized(&transition, MemoryLayout<sidle_transition_spec>.size)
    try each(Self.transition, transition) {
      var (layer, content, spec) = (sidle_layer_spec(), sidle_layer_content(), $1)
      var (made, coming) = (sidle_layer(), sidle_animation())
      sidle_layer_spec_init_sized(&layer, MemoryLayout<sidle_layer_spec>.size)
      sidle_layer_content_init_sized(&content, MemoryLayout<sidle_layer_content>.size)
      #expect(sidle_layer_create($0.pointer, &layer, &made) == SIDLE_OK)
      #expect(sidle_layer_replace($0.pointer, made, &content, &spec, &coming) == SIDLE_OK)
    }
  }

  @Test("every time that a call takes")
  func calls() throws {
    for seconds in Self.seconds {
      let stage = LoggedStage()
      let row = stage.row("r", in: stage.list([0x6C]))
      stage.button("b", on: row)
      if seconds <= 1e6 {
        #expect(sidle_row_peek(stage.pointer, row, 2, 10, seconds) == SIDLE_OK, "\(seconds)")
      }
      var spec = sidle_animation_spec()
      sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
      spec.duration = 1e8
      var made = sidle_animation()
      #expect(sidle_animation_create(stage.pointer, sidle_animation(), &spec, &made) == SIDLE_OK)
      #expect(sidle_animation_seek(stage.pointer, made, seconds) == SIDLE_OK)
      #expect(sidle_stage_step(stage.pointer, seconds) == SIDLE_OK)
      #expect(sidle_stage_step(stage.pointer, 0.134) == SIDLE_OK)
      try stage.expectReplay("\(seconds) s")
    }
  }

  // MARK: That these are all

  @Test("every field of a spec that the header gives in seconds stands in these tables")
  func everyTime() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let header = try String(
      contentsOf: root.appendingPathComponent("include/sidle.h"), encoding: .utf8)
    let tables: [String: [String]] = [
      "sidle_row_spec": Self.row.map(\.name), "sidle_button_spec": Self.button.map(\.name),
      "sidle_button_configuration": Self.look.map(\.name),
      "sidle_animation_spec": Self.animation.map(\.name),
      "sidle_transition_spec": Self.transition.map(\.name),
    ]
    for name in header.matches(of: /typedef struct (sidle_\w+_(?:spec|configuration)) \{/).map({
      String($0.1)
    }) where name != "sidle_spring_spec" {  // of functions, which no log has
      let start = try #require(header.range(of: "typedef struct \(name) {"))
      let end = try #require(
        header.range(of: "} \(name);", range: start.upperBound..<header.endIndex))
      let body = String(header[start.upperBound..<end.lowerBound])
      let times = body.matches(of: /double (\w+); *\/\*((?s:.*?))\*\//)
        .filter { $0.2.contains("seconds") }.map { String($0.1) }
      #expect(times.sorted() == tables[name, default: []].sorted(), "\(name)")
    }
  }
}
