import CSidle
import SidleStage
import SidleUnits

@c @implementation
public func sidle_button_set_disabled_reason(
  _ stage: OpaquePointer?, _ button: sidle_button, _ reason: sidle_text
) -> sidle_status {
  change(stage, "sidle_button_set_disabled_reason") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    try stage.pointee.setDisabledReason(button: id, try Check.title(reason, "reason"))
  }
}

@c @implementation
public func sidle_button_get_accessibility(
  _ stage: OpaquePointer?, _ button: sidle_button,
  _ out: UnsafeMutablePointer<sidle_button_accessibility>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_button_get_accessibility") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(
      out, first: MemoryLayout<sidle_button_accessibility>.size, "out")
    let told = try stage.pointee.accessibility(button: ObjectID(rawValue: button.value))
    SizedStruct.write(
      sidle_button_accessibility(
        struct_size: 0, role: told.role.rawValue, checked: told.isOn.map { $0 ? 2 : 1 } ?? 0,
        expanded: told.isExpanded.map { $0 ? 2 : 1 } ?? 0, enabled: told.isEnabled ? 1 : 0,
        busy: told.isBusy ? 1 : 0, focused: told.isFocused ? 1 : 0,
        actions: (told.canPress ? 1 : 0) | (told.canOpenMenu ? 2 : 0) | (told.canFocus ? 4 : 0),
        name: sidle_text(told.name), value: sidle_text(told.value),
        disabled_reason: sidle_text(told.disabledReason), frame: sidle_rect(told.frame)),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}
