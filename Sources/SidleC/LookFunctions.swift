import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_button_get_look(
  _ stage: OpaquePointer?, _ button: sidle_button, _ out: UnsafeMutablePointer<sidle_button_look>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_button_get_look") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_button_look>.size, "out")
    let id = ObjectID(rawValue: button.value)
    let slot = try stage.pointee.slot(button: id)
    let look = try stage.pointee.look(button: id)
    SizedStruct.write(
      sidle_button_look(
        struct_size: 0, states: UInt32(stage.pointee.controlState(button: slot).rawValue),
        background: sidle_look_color(look.background),
        foreground: sidle_look_color(look.foreground), stroke: sidle_look_color(look.stroke),
        image: sidle_look_color(look.image), spinner: sidle_look_color(look.spinner),
        indicator: sidle_look_color(look.indicator),
        focus_ring: sidle_look_color(look.focusRing), image_token: look.imageToken,
        font_size: look.fontSize, stroke_width: look.strokeWidth,
        corner_radius: look.cornerRadius, busy: stage.pointee.isBusy(button: slot) ? 1 : 0,
        reserved: 0),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_button_get_layout(
  _ stage: OpaquePointer?, _ button: sidle_button,
  _ out: UnsafeMutablePointer<sidle_button_layout>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_button_get_layout") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_button_layout>.size, "out")
    let id = ObjectID(rawValue: button.value)
    let layout = try stage.pointee.layout(button: id)
    SizedStruct.write(
      sidle_button_layout(
        struct_size: 0, spinner: layout.isSpinner ? 1 : 0,
        background: sidle_rect(layout.background), image: sidle_rect(layout.image),
        title: sidle_rect(layout.title), subtitle: sidle_rect(layout.subtitle),
        indicator: sidle_rect(layout.indicator), focus_ring: sidle_rect(layout.focusRing),
        hit_box: sidle_rect(layout.hitBox), corner_radius: layout.cornerRadius,
        title_lines: layout.titleLines, subtitle_lines: layout.subtitleLines,
        covered: layout.isCovered ? 1 : 0,
        moving: try stage.pointee.isLayoutMoving(button: id) ? 1 : 0),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_button_get_intrinsic_size(
  _ stage: OpaquePointer?, _ button: sidle_button, _ available: Double,
  _ out: UnsafeMutablePointer<sidle_size>?
) -> sidle_status {
  out?.pointee = sidle_size()
  return look(stage, "sidle_button_get_intrinsic_size") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    let size = try stage.pointee.intrinsicSize(
      button: id, within: try Check.length(available, "available"))
    out.pointee = sidle_size(width: size.width, height: size.height)
  }
}

extension sidle_look_color {
  init(_ look: LookColor) {
    self.init(
      color: look.color.rawValue, rule: look.rule.rawValue, steps: look.steps,
      source: look.source)
  }
}

// MARK: Texts

@c @implementation
public func sidle_color_rule_text(
  _ rule: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32
) -> Int32 {
  guard size >= 0, buffer != nil || size == 0 else { return -1 }
  return Int32(
    truncatingIfNeeded: writeText(buffer, size) { ColorRule(rawValue: rule).write(to: &$0) })
}

@c @implementation
public func sidle_color_transformer_text(
  _ transformer: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32
) -> Int32 {
  guard size >= 0, buffer != nil || size == 0,
    let transformer = ColorTransformer(rawValue: transformer)
  else {
    if size > 0 { buffer?.pointee = 0 }
    return -1
  }
  return Int32(truncatingIfNeeded: writeText(buffer, size) { transformer.write(to: &$0) })
}

@c @implementation
public func sidle_color_transformer_parse(
  _ text: sidle_text, _ out: UnsafeMutablePointer<UInt64>?
) -> sidle_status {
  guard let out else { return Status.null.code }
  out.pointee = 0
  do throws(Failure) {
    let bytes = try Check.bytes(text, "text", most: Limits.title)
    guard let transformer = ColorTransformer.parse(bytes) else { return Status.argument.code }
    out.pointee = transformer.rawValue
    return Status.ok.code
  } catch {
    return error.status.code
  }
}
