import CSidle
import SidleC

/// Layers in scripts: made, moved, given other contents; and what is to be seen of them.
extension ScriptPlayer {
  func layer(_ call: ScriptCall) {
    switch call {
    case .layer(var spec, let name, let title):
      var out = sidle_layer()
      let status = attempt("layer") {
        withText(name) { name in
          withText(title) { title in
            spec.name = name
            spec.title = title
            return sidle_layer_create(stage, &spec, &out)
          }
        }
      }
      if status == 0 { made[5]!.append(out.value) }
    case .layerFrame(let number, let rect):
      attempt("call layer_set_frame") {
        sidle_layer_set_frame(stage, sidle_layer(value: id(5, number)), rect)
      }
    case .replace(let number, let spec, let title, let token):
      replace(sidle_layer(value: id(5, number)), spec, title, token)
    default: problems.append("\(call) is no call about layers")
    }
  }

  private func replace(
    _ layer: sidle_layer, _ spec: sidle_transition_spec?, _ title: String, _ token: UInt64
  ) {
    var out = sidle_animation()
    let status = attempt(spec == nil ? "call layer_replace" : "transition") {
      withText(title) { title in
        var content = sidle_layer_content()
        sidle_layer_content_init_sized(&content, MemoryLayout<sidle_layer_content>.size)
        content.title = title
        content.content_token = token
        guard var spec else { return sidle_layer_replace(stage, layer, &content, nil, &out) }
        return sidle_layer_replace(stage, layer, &content, &spec, &out)
      }
    }
    guard status == 0 else { return }
    if spec == nil, out.value != 0 { problems.append("a transition that nobody asked for") }
    guard out.value != 0 else { return }
    // From now on it is one of the animations that calls meet.
    made[4]!.append(out.value)
    watch.begin(animation: out.value)
  }

  func lookAtLayers() {
    for layer in made[5]! {
      var state = sidle_layer_state()
      state.struct_size = UInt32(MemoryLayout<sidle_layer_state>.size)
      guard sidle_layer_get_state(stage, sidle_layer(value: layer), &state) == 0 else { continue }
      for side in [state.incoming, state.outgoing] {
        let isFine =
          side.x.isFinite && side.y.isFinite && side.opacity >= 0 && side.opacity <= 1
          && (side.visible == 0 || side.visible == 1)
        if !isFine { problems.append("at \(now) a layer shows \(side)") }
      }
      if !state.progress.isFinite { problems.append("at \(now) a progress is not finite") }
      if (state.transition.value != 0) != (state.transitioning == 1) {
        problems.append("at \(now) a layer with half a transition")
      }
    }
  }

  /// Lists that scroll by themselves rest within their ends, whatever becomes of their rows.
  func lookAtLists() {
    for list in made[1]! {
      var state = sidle_list_state()
      state.struct_size = UInt32(MemoryLayout<sidle_list_state>.size)
      guard sidle_list_get_state(stage, sidle_list(value: list), &state) == 0 else { continue }
      let offset = state.scroll_offset
      if !offset.isFinite || !state.scroll_velocity.isFinite || !(state.scroll_end >= 0) {
        problems.append("at \(now) a list is scrolled to \(offset)")
      }
      guard state.scroll_phase == SIDLE_SCROLL_RESTING else { continue }
      if !(offset >= 0 && offset <= state.scroll_end) {
        problems.append("at \(now) a list rests at \(offset), not in 0...\(state.scroll_end)")
      }
    }
  }
}
