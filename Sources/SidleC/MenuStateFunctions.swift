import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_menu_get_state(
  _ stage: OpaquePointer?, _ menu: sidle_menu, _ out: UnsafeMutablePointer<sidle_menu_state>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_menu_get_state") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_menu_state>.size, "out")
    let state = try stage.pointee.state(menu: ObjectID(rawValue: menu.value))
    SizedStruct.write(sidle_menu_state(state), to: UnsafeMutableRawPointer(out), size: size)
  }
}

extension sidle_menu_state {
  fileprivate init(_ state: MenuState) {
    self.init()
    let element = state.element
    kind = Int32(element.kind.rawValue)
    self.state = Int32(element.state.rawValue)
    open = state.isOpen ? 1 : 0
    parent = sidle_menu(value: state.parent.rawValue)
    group = sidle_menu(value: state.group.rawValue)
    button = sidle_button(value: state.button.rawValue)
    user_data = element.userData
    image = element.image
    selected_image = element.selectedImage
    count = Int32(truncatingIfNeeded: state.childCount)
    selected_count = Int32(truncatingIfNeeded: state.selectedCount)
    displays_inline = element.options.isInline ? 1 : 0
    single_selection = element.options.isSingleSelection ? 1 : 0
    palette = element.options.isPalette ? 1 : 0
    element_size = Int32(element.elementSize.rawValue)
    destructive = element.attributes.isDestructive ? 1 : 0
    disabled = element.attributes.isDisabled ? 1 : 0
    hidden = element.attributes.isHidden ? 1 : 0
    keeps_open = element.attributes.keepsOpen ? 1 : 0
    cached = element.isCached ? 1 : 0
    allows_empty = element.allowsEmpty ? 1 : 0
    direction = element.direction == .leftToRight ? 1 : 2
    token = element.deferred.openToken
    arrow_width = element.arrowWidth
  }
}

@c @implementation
public func sidle_menu_get_child(
  _ stage: OpaquePointer?, _ menu: sidle_menu, _ index: Int32,
  _ out: UnsafeMutablePointer<sidle_menu>?
) -> sidle_status {
  out?.pointee.value = 0
  return look(stage, "sidle_menu_get_child") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee.value = try stage.pointee.child(
      menu: ObjectID(rawValue: menu.value), index: Int(index)
    ).rawValue
  }
}

@c @implementation
public func sidle_menu_get_selected(
  _ stage: OpaquePointer?, _ menu: sidle_menu, _ index: Int32,
  _ out: UnsafeMutablePointer<sidle_menu>?
) -> sidle_status {
  out?.pointee.value = 0
  return look(stage, "sidle_menu_get_selected") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee.value = try stage.pointee.selected(
      menu: ObjectID(rawValue: menu.value), index: Int(index)
    ).rawValue
  }
}

@c @implementation
public func sidle_button_get_menu(
  _ stage: OpaquePointer?, _ button: sidle_button, _ out: UnsafeMutablePointer<sidle_menu>?
) -> sidle_status {
  out?.pointee.value = 0
  return look(stage, "sidle_button_get_menu") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee.value = try stage.pointee.menu(
      button: ObjectID(rawValue: button.value)
    ).rawValue
  }
}

@c @implementation
public func sidle_stage_get_menu(
  _ stage: OpaquePointer?, _ out: UnsafeMutablePointer<sidle_open_menu>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_stage_get_menu") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_open_menu>.size, "out")
    let state = stage.pointee.openMenuState
    SizedStruct.write(
      sidle_open_menu(
        struct_size: 0, level_count: Int32(truncatingIfNeeded: state.levelCount),
        menu: sidle_menu(value: state.menu.rawValue),
        button: sidle_button(value: state.button.rawValue),
        highlighted: sidle_menu(value: state.highlighted.rawValue),
        row_count: Int32(truncatingIfNeeded: state.rowCount), reserved: 0),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_stage_get_menu_row(
  _ stage: OpaquePointer?, _ index: Int32, _ out: UnsafeMutablePointer<sidle_menu_row>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_stage_get_menu_row") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_menu_row>.size, "out")
    let row = try stage.pointee.openMenuRow(Int(index))
    SizedStruct.write(
      sidle_menu_row(
        struct_size: 0, kind: row.row.kind.code, element: sidle_menu(value: row.object.rawValue),
        level: Int32(truncatingIfNeeded: row.level), enabled: row.row.isEnabled ? 1 : 0,
        highlighted: row.isHighlighted ? 1 : 0,
        checked: row.isCheckable ? Int32(row.element.state.rawValue) &+ 1 : 0,
        exclusive: row.isExclusive ? 1 : 0, expanded: row.isExpanded.map { $0 ? 1 : 0 } ?? -1,
        place: Int32(truncatingIfNeeded: row.place),
        place_count: Int32(truncatingIfNeeded: row.count), frame: sidle_rect(row.frame)),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

extension MenuRow.Kind {
  /// The value of `SIDLE_MENU_ROW_`.
  var code: Int32 {
    switch self {
    case .item: return 1
    case .submenu: return 2
    case .header: return 3
    case .separator: return 4
    case .loading: return 5
    }
  }
}
