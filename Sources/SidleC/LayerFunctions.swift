import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_layer_create(
  _ stage: OpaquePointer?, _ spec: UnsafePointer<sidle_layer_spec>?,
  _ out: UnsafeMutablePointer<sidle_layer>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_layer_create") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.layer, first: FirstSize.layerSpec, "spec")
    let title = try Check.title(full.title, "spec.title")
    let fontSize = try Check.number(
      full.font_size, "spec.font_size", 1, 1000, "it must be 1 to 1000 points")
    let size = try stage.measure(title, fontSize: fontSize, "spec.title")
    out.pointee.value = try stage.pointee.createLayer(
      try LayerSpec(full, title: title, size: size, fontSize: fontSize)
    ).rawValue
  }
}

@c @implementation
public func sidle_layer_destroy(_ stage: OpaquePointer?, _ layer: sidle_layer) -> sidle_status {
  change(stage, "sidle_layer_destroy") { (stage) throws(Failure) in
    try stage.pointee.destroyLayer(ObjectID(rawValue: layer.value))
  }
}

@c @implementation
public func sidle_layer_set_frame(
  _ stage: OpaquePointer?, _ layer: sidle_layer, _ frame: sidle_rect
) -> sidle_status {
  change(stage, "sidle_layer_set_frame") { (stage) throws(Failure) in
    try stage.pointee.setFrame(
      layer: ObjectID(rawValue: layer.value), try Check.frame(frame, "frame"))
  }
}

@c @implementation
public func sidle_layer_replace(
  _ stage: OpaquePointer?, _ layer: sidle_layer, _ content: UnsafePointer<sidle_layer_content>?,
  _ spec: UnsafePointer<sidle_transition_spec>?, _ out: UnsafeMutablePointer<sidle_animation>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_layer_replace") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: layer.value)
    let fontSize = try stage.pointee.fontSize(layer: id)
    let content = try SizedStruct.read(
      try need(content, "content"), over: Defaults.layerContent, first: FirstSize.layerContent,
      "content")
    var transition: TransitionSpec?
    if let spec {
      transition = try TransitionSpec(
        SizedStruct.read(
          spec, over: Defaults.transition, first: FirstSize.transitionSpec, "spec"))
    }
    let title = try Check.title(content.title, "content.title")
    let size = try stage.measure(title, fontSize: fontSize, "content.title")
    let animation = try stage.pointee.replace(
      layer: id,
      LayerContentSpec(title: title, titleSize: size, token: content.content_token),
      by: transition)
    out?.pointee.value = animation.rawValue
  }
}

@c @implementation
public func sidle_layer_get_state(
  _ stage: OpaquePointer?, _ layer: sidle_layer, _ out: UnsafeMutablePointer<sidle_layer_state>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_layer_get_state") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_layer_state>.size, "out")
    let state = try stage.pointee.state(layer: ObjectID(rawValue: layer.value))
    SizedStruct.write(
      sidle_layer_state(
        struct_size: 0, transitioning: state.animation.isNull ? 0 : 1,
        frame: sidle_rect(state.frame), user_data: state.userData,
        transition: sidle_animation(value: state.animation.rawValue), progress: state.progress,
        incoming: sidle_layer_side(state.incoming), outgoing: sidle_layer_side(state.outgoing)),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_transition_name(_ kind: Int32) -> UnsafePointer<CChar>? {
  switch kind {
  case 1: return cString("fade")
  case 2: return cString("move_in")
  case 3: return cString("push")
  case 4: return cString("reveal")
  default: return cString("unknown")
  }
}
