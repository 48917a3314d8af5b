import CSidle
import SidleC
import Testing

/// A stage with one layer, 300 wide and 40 high at 10, 20, and what was announced.
final class LayerStage {
  let stage: OpaquePointer
  private(set) var layer = sidle_layer()
  private var heard: [Heard] = []

  init(_ change: (inout sidle_layer_spec) -> Void = { _ in }, logCapacity: Int32 = 0) {
    var stageSpec = Scene.stageSpec()
    stageSpec.log_capacity = logCapacity
    stage = Scene.create(stageSpec)
    var spec = LayerStage.spec()
    change(&spec)
    withText("banner") { name in
      withText("Before") { title in
        spec.name = name
        spec.title = title
        spec.content_token = 1
        #expect(sidle_layer_create(stage, &spec, &layer) == 0)
      }
    }
  }

  deinit { sidle_stage_destroy(stage) }

  static func spec() -> sidle_layer_spec {
    var spec = sidle_layer_spec()
    sidle_layer_spec_init_sized(&spec, MemoryLayout<sidle_layer_spec>.size)
    spec.frame = sidle_rect(x: 10, y: 20, width: 300, height: 40)
    return spec
  }

  /// A push from the left in a second, unless changed.
  static func slide(_ change: (inout sidle_transition_spec) -> Void = { _ in })
    -> sidle_transition_spec
  {
    var spec = sidle_transition_spec()
    sidle_transition_spec_init_sized(&spec, MemoryLayout<sidle_transition_spec>.size)
    #expect(sidle_transition_spec_preset(&spec, Int32(SIDLE_TRANSITION_PRESET_SLIDE_IN)) == 0)
    change(&spec)
    return spec
  }

  /// A straight one: its progress is its time.
  static func straight(_ change: (inout sidle_transition_spec) -> Void = { _ in })
    -> sidle_transition_spec
  {
    slide {
      $0.curve_points = (0, 0, 1, 1)
      change(&$0)
    }
  }

  @discardableResult
  func replace(
    _ title: String, token: UInt64 = 2, by spec: sidle_transition_spec?,
    expecting expected: Int = SIDLE_OK
  ) -> sidle_animation {
    var made = sidle_animation()
    let status = withText(title) { title in
      var content = sidle_layer_content()
      sidle_layer_content_init_sized(&content, MemoryLayout<sidle_layer_content>.size)
      content.title = title
      content.content_token = token
      guard var spec else { return sidle_layer_replace(stage, layer, &content, nil, &made) }
      return sidle_layer_replace(stage, layer, &content, &spec, &made)
    }
    #expect(status == expected)
    return made
  }

  var state: sidle_layer_state {
    var state = sidle_layer_state()
    state.struct_size = UInt32(MemoryLayout<sidle_layer_state>.size)
    #expect(sidle_layer_get_state(stage, layer, &state) == 0)
    return state
  }

  /// `0.5: After 150,0 1.0 | Before -150,0 1.0`: progress, then what shows of each content.
  var view: String {
    func text(_ side: sidle_layer_side) -> String {
      side.visible == 0 ? "-" : "\(side.title.string) \(side.x),\(side.y) \(side.opacity)"
    }
    let state = state
    return "\(state.progress): \(text(state.incoming)) | \(text(state.outgoing))"
  }

  /// Steps to a time in seconds.
  func step(to seconds: Double) { step(toNanoseconds: Int64((seconds * 1e9).rounded())) }

  func step(toNanoseconds time: Int64) {
    #expect(sidle_stage_step_to(stage, time) == 0)
    heard += Heard.batch(of: stage).map { Heard($0, on: stage) }
  }

  /// The library's own lines since the last time, without the name of the layer.
  func takeLines() -> [String] {
    defer { heard = [] }
    return heard.map { $0.text.replacing(" layer banner transition", with: "") }
  }

  var isIdle: Bool { sidle_stage_is_idle(stage) == 1 }

  /// `clip_begin layer 10,20 300x40`, and for texts and tokens what they are.
  var drawn: [String] {
    var list = sidle_draw_list()
    #expect(sidle_stage_draw(stage, &list) == 0)
    let kinds = ["", "rectangle", "text", "begin", "end"]
    return (0..<list.count).map { index in
      let command = sidle_draw_list_at(&list, index)!.pointee
      #expect(command.object == layer.value)
      let what =
        command.text.length > 0
        ? " \(command.text.string)" : command.content_token > 0 ? " #\(command.content_token)" : ""
      let alpha = command.opacity < 1 ? " \(command.opacity)" : ""
      return "\(kinds[Int(command.type)])\(what) \(command.frame.x),\(command.frame.y)\(alpha)"
    }
  }
}
