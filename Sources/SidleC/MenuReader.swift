import CSidle
import SidleControls
import SidleStage
import SidleUnits

extension MenuSpec {
  /// From a spec to what makes or changes an element: checks everything and measures the texts.
  @inline(never)
  init(_ spec: sidle_menu_spec, _ stage: StagePointer) throws(Failure) {
    let title = try Check.title(spec.title, "spec.title")
    let subtitle = try Check.title(spec.subtitle, "spec.subtitle")
    let placeholder = try Check.title(spec.placeholder, "spec.placeholder")
    var element = MenuElement(kind: try Check.elementKind(spec.kind))
    element.state = try Check.itemState(spec.state)
    element.elementSize = try Check.elementSize(spec.element_size)
    element.options.rawValue =
      try Check.bit(spec.displays_inline, "spec.displays_inline", 1)
      | (try Check.bit(spec.single_selection, "spec.single_selection", 32))
      | (try Check.bit(spec.palette, "spec.palette", 128))
    element.attributes.rawValue =
      try Check.bit(spec.disabled, "spec.disabled", 1)
      | (try Check.bit(spec.destructive, "spec.destructive", 2))
      | (try Check.bit(spec.hidden, "spec.hidden", 4))
      | (try Check.bit(spec.keeps_open, "spec.keeps_open", 8))
    element.isCached = try Check.flag(spec.cached, "spec.cached")
    element.allowsEmpty = try Check.flag(spec.allows_empty, "spec.allows_empty")
    element.direction = try Check.layoutDirection(spec.direction)
    element.arrowWidth = try Check.length(spec.arrow_width, "spec.arrow_width")
    element.userData = spec.user_data
    element.image = spec.image
    element.selectedImage = spec.selected_image
    let name = try Check.name(spec.name, "spec.name")
    let metrics = try stage.pointee.menuMetrics()
    element.fontSize = metrics.fontSize
    element.subtitleFontSize = metrics.subtitleFontSize
    let buttonSize = ControlTuning.buttonFontSize
    element.titleSize = try stage.measure(title, fontSize: metrics.fontSize, "spec.title")
    element.buttonTitleSize = try stage.measure(title, fontSize: buttonSize, "spec.title")
    element.subtitleSize = try stage.measure(
      subtitle, fontSize: metrics.subtitleFontSize, "spec.subtitle")
    element.placeholderSize = try stage.measure(
      placeholder, fontSize: buttonSize, "spec.placeholder")
    self.init(
      name: name, title: title, subtitle: subtitle, placeholder: placeholder, element: element)
  }
}

extension Check {
  /// A flag, 0 or 1, as a bit.
  fileprivate static func bit(
    _ value: Int32, _ argument: StaticString, _ bit: UInt32
  ) throws(Failure) -> UInt32 {
    try flag(value, argument) ? bit : 0
  }

  fileprivate static func elementKind(_ code: Int32) throws(Failure) -> MenuKind {
    try choice(
      code, "spec.kind", UInt8(exactly: code).flatMap { MenuKind(rawValue: $0) },
      "it must be SIDLE_ELEMENT_ACTION, _MENU or _DEFERRED")
  }

  fileprivate static func itemState(_ code: Int32) throws(Failure) -> MenuItemState {
    try choice(
      code, "spec.state", UInt8(exactly: code).flatMap { MenuItemState(rawValue: $0) },
      "it must be SIDLE_ITEM_OFF, _ON or _MIXED")
  }

  fileprivate static func elementSize(_ code: Int32) throws(Failure) -> MenuElementSize {
    try choice(
      code, "spec.element_size", UInt8(exactly: code).flatMap { MenuElementSize(rawValue: $0) },
      "it must be a SIDLE_ELEMENT_SIZE_ constant")
  }
}
