import SidleControls
import SidleUnits

/// Records of menus. Fields stand in the order of the C header's spec, and only where they are not as by
/// default.
extension Log {
  mutating func create(menu: ObjectID, parent: ObjectID, _ spec: MenuSpec) {
    line {
      $0.append("menu ")
      $0.append(reference: menu)
      $0.append(" parent=")
      $0.append(reference: parent)
      $0.field("name", quoted: spec.name)
      switch spec.element.kind {
      case .action: $0.field("kind", word: "action")
      case .menu: $0.field("kind", word: "menu")
      case .deferred: $0.field("kind", word: "deferred")
      }
      $0.fields(spec, .all, isSparse: true)
    }
  }

  mutating func set(menu: ObjectID, _ spec: MenuSpec, _ fields: MenuFields) {
    line {
      $0.call("menu_set", menu)
      $0.field("fields", Int64(fields.rawValue))
      $0.fields(spec, fields, isSparse: false)
    }
  }

  mutating func select(menu: ObjectID, _ leaf: ObjectID) {
    line {
      $0.call("menu_select", menu)
      $0.append(" element=")
      $0.append(reference: leaf)
    }
  }

  mutating func complete(menu: ObjectID, _ token: Int32) {
    line {
      $0.call("menu_complete", menu)
      $0.field("token", Int64(token))
    }
  }

  mutating func setMenu(button: ObjectID, _ menu: ObjectID) {
    line {
      $0.call("button_set_menu", button)
      $0.append(" menu=")
      $0.append(reference: menu)
    }
  }
}

extension ByteWriter {
  fileprivate mutating func fields(_ spec: MenuSpec, _ fields: MenuFields, isSparse: Bool) {
    let element = spec.element
    func wants(_ field: UInt32, _ isSet: Bool) -> Bool { fields.has(field) && (isSet || !isSparse) }
    func flag(_ bit: UInt32, _ name: StaticString, _ isSet: Bool) {
      if wants(bit, isSet) { field(name, Int64(isSet ? 1 : 0)) }
    }
    if wants(MenuFields.title, spec.title.count > 0) {
      field("title", quoted: spec.title)
      field("measured", element.titleSize)
      field("measured_button", element.buttonTitleSize)
    }
    if wants(MenuFields.subtitle, spec.subtitle.count > 0) {
      field("subtitle", quoted: spec.subtitle)
      field("measured_subtitle", element.subtitleSize)
    }
    if wants(MenuFields.placeholder, spec.placeholder.count > 0) {
      field("placeholder", quoted: spec.placeholder)
      field("measured_placeholder", element.placeholderSize)
    }
    if wants(MenuFields.image, element.image != 0) { field("image", element.image) }
    if wants(MenuFields.selectedImage, element.selectedImage != 0) {
      field("selected_image", element.selectedImage)
    }
    let options = element.options
    let attributes = element.attributes
    flag(MenuFields.displaysInline, "displays_inline", options.isInline)
    flag(MenuFields.singleSelection, "single_selection", options.isSingleSelection)
    flag(MenuFields.palette, "palette", options.isPalette)
    flag(MenuFields.destructive, "destructive", attributes.isDestructive)
    flag(MenuFields.disabled, "disabled", attributes.isDisabled)
    flag(MenuFields.hidden, "hidden", attributes.isHidden)
    flag(MenuFields.keepsOpen, "keeps_open", attributes.keepsOpen)
    if wants(MenuFields.state, element.state != .off) {
      field("state", Int64(element.state.rawValue))
    }
    if wants(MenuFields.elementSize, element.elementSize != .automatic) {
      field("element_size", Int64(element.elementSize.rawValue))
    }
    flag(MenuFields.cached, "cached", element.isCached)
    flag(MenuFields.allowsEmpty, "allows_empty", element.allowsEmpty)
    if wants(MenuFields.userData, element.userData != 0) { field("user_data", element.userData) }
    if wants(MenuFields.direction, element.direction != .leftToRight) {
      field(
        "direction",
        word: element.direction == .leftToRight ? "left_to_right" : "right_to_left")
    }
    if wants(MenuFields.arrowWidth, element.arrowWidth != 0) {
      field("arrow_width", element.arrowWidth)
    }
  }
}
