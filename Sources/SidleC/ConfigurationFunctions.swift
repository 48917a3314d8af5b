import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_button_configuration_init_sized(
  _ configuration: UnsafeMutablePointer<sidle_button_configuration>?, _ size: Int
) {
  initialise(configuration, size, Defaults.configuration)
}

@c @implementation
public func sidle_button_set_configuration(
  _ stage: OpaquePointer?, _ button: sidle_button,
  _ configuration: UnsafePointer<sidle_button_configuration>?
) -> sidle_status {
  change(stage, "sidle_button_set_configuration") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    let full = try SizedStruct.read(
      try need(configuration, "configuration"), over: Defaults.configuration,
      first: FirstSize.configuration, "configuration")
    try configure(stage, id, full)
  }
}

@inline(never)
private func configure(
  _ stage: StagePointer, _ id: ObjectID, _ full: sidle_button_configuration
) throws(Failure) {
  let configuration = try readConfiguration(full)
  let title =
    configuration.isSet(.title)
    ? try Check.title(full.title, "configuration.title")
    : try stage.pointee.configuration(button: id).title.buffer
  let subtitle =
    configuration.isSet(.subtitle)
    ? try Check.title(full.subtitle, "configuration.subtitle")
    : UnsafeBufferPointer(start: nil, count: 0)
  let fonts = try stage.pointee.fonts(configuration)
  let allocator = stage.block.pointee.allocator
  let titleText = try stage.measure(
    title, fontSize: fonts.title, configuration.titleLineBreak, "configuration.title")
  var subtitleText = MeasuredText()
  do throws(Failure) {
    subtitleText = try stage.measure(
      subtitle, fontSize: fonts.subtitle, configuration.subtitleLineBreak,
      "configuration.subtitle")
    try stage.pointee.configure(
      button: id,
      ConfigurationSpec(
        configuration, title: title, titleText: titleText, subtitle: subtitle,
        subtitleText: subtitleText))
  } catch {
    titleText.pieces.free(allocator)
    subtitleText.pieces.free(allocator)
    throw error
  }
}

@c @implementation
public func sidle_button_get_configuration(
  _ stage: OpaquePointer?, _ button: sidle_button,
  _ out: UnsafeMutablePointer<sidle_button_configuration>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_button_get_configuration") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: FirstSize.configuration, "out")
    let (configuration, title, subtitle) = try stage.pointee.configuration(
      button: ObjectID(rawValue: button.value))
    var full = Defaults.configuration
    write(configuration, to: &full)
    full.title = sidle_text(title)
    full.subtitle = sidle_text(subtitle)
    SizedStruct.write(full, to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_button_set_state_value(
  _ stage: OpaquePointer?, _ button: sidle_button, _ property: Int32, _ states: UInt32,
  _ number: Double, _ token: UInt64
) -> sidle_status {
  change(stage, "sidle_button_set_state_value") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    let property = try Check.property(property)
    let state = try Check.states(states)
    var bits = token
    if property.isNumber {
      let value =
        property == .fontSize
        ? try Check.number(number, "number", 1, 1000, "it must be 1 to 1000 points")
        : try Check.length(number, "number")
      bits = value.bitPattern
    } else if property.isColor, token > UInt64(UInt32.max) {
      throw Failure(.range, "token", .none, "a colour is 0xRRGGBBAA")
    }
    try stage.pointee.setStateValue(button: id, property, state, bits)
  }
}

@c @implementation
public func sidle_button_unset_state_value(
  _ stage: OpaquePointer?, _ button: sidle_button, _ property: Int32, _ states: UInt32
) -> sidle_status {
  change(stage, "sidle_button_unset_state_value") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    try stage.pointee.setStateValue(
      button: id, try Check.property(property), try Check.states(states), nil)
  }
}

@c @implementation
public func sidle_button_set_busy(
  _ stage: OpaquePointer?, _ button: sidle_button, _ busy: Int32
) -> sidle_status {
  change(stage, "sidle_button_set_busy") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: button.value)
    _ = try stage.pointee.slot(button: id)
    try stage.pointee.setBusy(button: id, try Check.flag(busy, "busy"))
  }
}

extension Check {
  fileprivate static func property(_ code: Int32) throws(Failure) -> StateProperty {
    try choice(
      code, "property", UInt8(exactly: code).flatMap { StateProperty(rawValue: $0) },
      "it must be a SIDLE_PROPERTY_ constant")
  }

  fileprivate static func states(_ bits: UInt32) throws(Failure) -> ControlState {
    guard bits <= 255 else {
      throw Failure(
        .range, "states", .integer(Int64(bits)), "it must be SIDLE_STATE_ constants, together")
    }
    return ControlState(rawValue: UInt8(truncatingIfNeeded: bits))
  }
}
