import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_menu_create(
  _ stage: OpaquePointer?, _ parent: sidle_menu, _ spec: UnsafePointer<sidle_menu_spec>?,
  _ out: UnsafeMutablePointer<sidle_menu>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_menu_create") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let parent = ObjectID(rawValue: parent.value)
    if !parent.isNull { _ = try stage.pointee.slot(menu: parent) }
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.menu, first: FirstSize.menuSpec, "spec")
    out.pointee.value = try stage.pointee.createMenu(
      parent: parent, try MenuSpec(full, stage)
    ).rawValue
  }
}

@c @implementation
public func sidle_menu_destroy(_ stage: OpaquePointer?, _ menu: sidle_menu) -> sidle_status {
  change(stage, "sidle_menu_destroy") { (stage) throws(Failure) in
    try stage.pointee.destroyMenu(ObjectID(rawValue: menu.value))
  }
}

@c @implementation
public func sidle_menu_set(
  _ stage: OpaquePointer?, _ menu: sidle_menu, _ fields: UInt32,
  _ spec: UnsafePointer<sidle_menu_spec>?
) -> sidle_status {
  change(stage, "sidle_menu_set") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: menu.value)
    _ = try stage.pointee.slot(menu: id)
    guard fields & ~MenuFields.all.rawValue == 0 else {
      throw Failure(
        .argument, "fields", .integer(Int64(fields)), "it must be bits of SIDLE_MENU_FIELD_")
    }
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.menu, first: FirstSize.menuSpec, "spec")
    try stage.pointee.set(menu: id, try MenuSpec(full, stage), MenuFields(rawValue: fields))
  }
}

@c @implementation
public func sidle_menu_select(
  _ stage: OpaquePointer?, _ menu: sidle_menu, _ element: sidle_menu
) -> sidle_status {
  change(stage, "sidle_menu_select") { (stage) throws(Failure) in
    try stage.pointee.select(
      menu: ObjectID(rawValue: menu.value), ObjectID(rawValue: element.value))
  }
}

@c @implementation
public func sidle_menu_complete(
  _ stage: OpaquePointer?, _ element: sidle_menu, _ token: Int32
) -> sidle_status {
  change(stage, "sidle_menu_complete") { (stage) throws(Failure) in
    try stage.pointee.complete(menu: ObjectID(rawValue: element.value), token: token)
  }
}

@c @implementation
public func sidle_menu_perform(_ stage: OpaquePointer?, _ element: sidle_menu) -> sidle_status {
  change(stage, "sidle_menu_perform") { (stage) throws(Failure) in
    try stage.pointee.perform(menu: ObjectID(rawValue: element.value))
  }
}

@c @implementation
public func sidle_button_set_menu(
  _ stage: OpaquePointer?, _ button: sidle_button, _ menu: sidle_menu
) -> sidle_status {
  change(stage, "sidle_button_set_menu") { (stage) throws(Failure) in
    try stage.pointee.setMenu(
      button: ObjectID(rawValue: button.value), ObjectID(rawValue: menu.value))
  }
}

@c @implementation
public func sidle_button_open_menu(_ stage: OpaquePointer?, _ button: sidle_button) -> sidle_status
{
  change(stage, "sidle_button_open_menu") { (stage) throws(Failure) in
    try stage.pointee.openMenu(button: ObjectID(rawValue: button.value))
  }
}

@c @implementation
public func sidle_stage_close_menu(_ stage: OpaquePointer?) -> sidle_status {
  change(stage, "sidle_stage_close_menu") { (stage) throws(Failure) in
    try stage.pointee.closeMenu()
  }
}
