import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_row_add_button(
  _ stage: OpaquePointer?, _ row: sidle_row, _ edge: Int32,
  _ spec: UnsafePointer<sidle_button_spec>?, _ out: UnsafeMutablePointer<sidle_button>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_row_add_button") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let row = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: row)
    let edge = try Check.edge(edge)
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.button, first: FirstSize.buttonSpec, "spec")
    out.pointee.value = try stage.pointee.addButton(
      row: row, edge: edge, try readButton(full, stage, kind: .ofRow)
    ).rawValue
  }
}

@c @implementation
public func sidle_button_create(
  _ stage: OpaquePointer?, _ spec: UnsafePointer<sidle_button_spec>?,
  _ out: UnsafeMutablePointer<sidle_button>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_button_create") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.button, first: FirstSize.buttonSpec, "spec")
    let made = try readButton(full, stage, kind: .own)
    guard made.action.level == 0, !made.action.needsConfirm, !made.action.keepsOpen else {
      throw Failure(
        .argument, "spec", .none,
        "level_at, needs_confirm and keeps_open are of buttons in a row; leave them as initialised")
    }
    out.pointee.value = try stage.pointee.createButton(made).rawValue
  }
}

@c @implementation
public func sidle_button_set_frame(
  _ stage: OpaquePointer?, _ button: sidle_button, _ frame: sidle_rect
) -> sidle_status {
  change(stage, "sidle_button_set_frame") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    try stage.pointee.setFrame(button: id, try Check.frame(frame, "frame"))
  }
}

@c @implementation
public func sidle_button_set_selected(
  _ stage: OpaquePointer?, _ button: sidle_button, _ selected: Int32
) -> sidle_status {
  change(stage, "sidle_button_set_selected") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    try stage.pointee.setSelected(button: id, try Check.flag(selected, "selected"))
  }
}

@c @implementation
public func sidle_button_perform(_ stage: OpaquePointer?, _ button: sidle_button) -> sidle_status {
  change(stage, "sidle_button_perform") { (stage) throws(Failure) in
    try stage.pointee.perform(button: ObjectID(rawValue: button.value))
  }
}

@c @implementation
public func sidle_button_set_needs_update(
  _ stage: OpaquePointer?, _ button: sidle_button
) -> sidle_status {
  change(stage, "sidle_button_set_needs_update") { (stage) throws(Failure) in
    try stage.pointee.setNeedsUpdate(button: ObjectID(rawValue: button.value))
  }
}

@c @implementation
public func sidle_button_take_update(
  _ stage: OpaquePointer?, _ button: sidle_button, _ out: UnsafeMutablePointer<Int32>?
) -> sidle_status {
  out?.pointee = 0
  return change(stage, "sidle_button_take_update") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee = try stage.pointee.takeUpdate(button: ObjectID(rawValue: button.value)) ? 1 : 0
  }
}

@c @implementation
public func sidle_stage_set_focus(_ stage: OpaquePointer?, _ button: sidle_button) -> sidle_status {
  change(stage, "sidle_stage_set_focus") { (stage) throws(Failure) in
    try stage.pointee.setFocus(button: ObjectID(rawValue: button.value))
  }
}

@c @implementation
public func sidle_stage_get_focus(
  _ stage: OpaquePointer?, _ out: UnsafeMutablePointer<sidle_button>?
) -> sidle_status {
  out?.pointee.value = 0
  return look(stage, "sidle_stage_get_focus") { (stage) throws(Failure) in
    try need(out, "out").pointee.value = stage.pointee.focusedButton.rawValue
  }
}

@c @implementation
public func sidle_button_destroy(_ stage: OpaquePointer?, _ button: sidle_button) -> sidle_status {
  change(stage, "sidle_button_destroy") { (stage) throws(Failure) in
    try stage.pointee.destroyButton(ObjectID(rawValue: button.value))
  }
}

@c @implementation
public func sidle_button_set_title(
  _ stage: OpaquePointer?, _ button: sidle_button, _ title: sidle_text
) -> sidle_status {
  change(stage, "sidle_button_set_title") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    let bytes = try Check.title(title, "title")
    let (fontSize, lineBreak) = try stage.pointee.titleFont(button: id)
    let text = try stage.measure(bytes, fontSize: fontSize, lineBreak, "title")
    do throws(Failure) {
      try stage.pointee.setTitle(button: id, bytes, text)
    } catch {
      text.pieces.free(stage.block.pointee.allocator)
      throw error
    }
  }
}

@c @implementation
public func sidle_button_set_enabled(
  _ stage: OpaquePointer?, _ button: sidle_button, _ enabled: Int32
) -> sidle_status {
  change(stage, "sidle_button_set_enabled") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    try stage.pointee.setEnabled(button: id, try Check.flag(enabled, "enabled"))
  }
}

@c @implementation
public func sidle_button_set_hidden(
  _ stage: OpaquePointer?, _ button: sidle_button, _ hidden: Int32
) -> sidle_status {
  change(stage, "sidle_button_set_hidden") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    try stage.pointee.setHidden(button: id, try Check.flag(hidden, "hidden"))
  }
}

@c @implementation
public func sidle_row_count_buttons(
  _ stage: OpaquePointer?, _ row: sidle_row, _ edge: Int32, _ out: UnsafeMutablePointer<Int32>?
) -> sidle_status {
  out?.pointee = 0
  return look(stage, "sidle_row_count_buttons") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let count = try stage.pointee.countButtons(
      row: ObjectID(rawValue: row.value), edge: try Check.edge(edge))
    out.pointee = Int32(truncatingIfNeeded: count)
  }
}

@c @implementation
public func sidle_row_get_button(
  _ stage: OpaquePointer?, _ row: sidle_row, _ edge: Int32, _ index: Int32,
  _ out: UnsafeMutablePointer<sidle_button>?
) -> sidle_status {
  out?.pointee.value = 0
  return look(stage, "sidle_row_get_button") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee.value = try stage.pointee.button(
      row: ObjectID(rawValue: row.value), edge: try Check.edge(edge), index: Int(index)
    ).rawValue
  }
}

@c @implementation
public func sidle_button_get_state(
  _ stage: OpaquePointer?, _ button: sidle_button, _ out: UnsafeMutablePointer<sidle_button_state>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_button_get_state") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_button_state>.size, "out")
    let state = try stage.pointee.state(button: ObjectID(rawValue: button.value))
    SizedStruct.write(
      sidle_button_state(
        struct_size: 0, edge: state.edge?.code ?? 0, index: Int32(truncatingIfNeeded: state.index),
        shown: state.isShown ? 1 : 0, frame: sidle_rect(state.frame),
        row: sidle_row(value: state.row.rawValue), user_data: state.userData,
        enabled: state.isEnabled ? 1 : 0, hidden: state.isHidden ? 1 : 0,
        progress: state.progress, confirming: state.isConfirming ? 1 : 0,
        states: UInt32(state.state.rawValue), update_count: state.updateCount,
        needs_update: state.needsUpdate ? 1 : 0, reserved: 0),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_get_name(
  _ stage: OpaquePointer?, _ id: UInt64, _ out: UnsafeMutablePointer<sidle_text>?
) -> sidle_status {
  out?.pointee = Defaults.text
  return look(stage, "sidle_get_name") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let id = ObjectID(rawValue: id)
    if let name = stage.pointee.name(of: id) {
      out.pointee = sidle_text(name)
      return
    }
    // Not there: say why, as any call with the id would.
    switch id.kind {
    case .list?: _ = try stage.pointee.slot(list: id)
    case .button?: _ = try stage.pointee.slot(button: id)
    case .animation?: _ = try stage.pointee.slot(animation: id)
    case .layer?: _ = try stage.pointee.slot(layer: id)
    case .menu?: _ = try stage.pointee.slot(menu: id)
    case .row?, nil: _ = try stage.pointee.slot(row: id)
    }
  }
}

@c @implementation
public func sidle_get_title(
  _ stage: OpaquePointer?, _ id: UInt64, _ out: UnsafeMutablePointer<sidle_text>?
) -> sidle_status {
  out?.pointee = Defaults.text
  return look(stage, "sidle_get_title") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee = sidle_text(try stage.pointee.title(of: ObjectID(rawValue: id)))
  }
}

extension sidle_text {
  init(_ text: StoredText) {
    let bytes = text.bytes.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    self.init(bytes: bytes, length: Int64(text.count))
  }
}
