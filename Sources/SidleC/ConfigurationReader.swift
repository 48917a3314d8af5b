import CSidle
import SidleControls
import SidleStage
import SidleUnits

/// Where the tables of `sidle_button_configuration` begin; the layout tests hold the header to them.
private enum Places {
  static var transformers: Int { 64 }
  static var numbers: Int { 112 }
  static var colors: Int { 320 }
  static var choices: Int { 340 }
}

/// From a struct to a configuration: every field that is set, by loops over the tables.
@inline(never)
func readConfiguration(_ full: sidle_button_configuration) throws(Failure) -> ButtonConfiguration {
  guard full.set & ~ConfigurationField.all == 0 else {
    throw Failure(
      .argument, "configuration.set", .none, "it must be SIDLE_SET_ constants, together")
  }
  guard full.reserved == 0 else {
    throw Failure(
      .argument, "configuration.reserved", .integer(Int64(full.reserved)), "it must be 0")
  }
  var configuration = ButtonConfiguration()
  configuration.set = full.set
  configuration.imageToken = full.image
  configuration.backgroundSlot = full.background_slot
  var copy = full
  try withUnsafeMutableBytes(of: &copy) { (bytes) throws(Failure) in
    try read(UnsafeRawBufferPointer(bytes), &configuration)
  }
  configuration.normalise()
  return configuration
}

private func read(
  _ bytes: UnsafeRawBufferPointer, _ configuration: inout ButtonConfiguration
) throws(Failure) {
  var index = 0
  while let number = ConfigurationNumber(rawValue: index) {
    let value = bytes.load(fromByteOffset: Places.numbers &+ index &* 8, as: Double.self)
    if configuration.isSet(number.field) {
      configuration.numbers[index] = try check(value, number)
    }
    index &+= 1
  }
  index = 0
  while let choice = ConfigurationChoice(rawValue: index) {
    let code = bytes.load(fromByteOffset: Places.choices &+ index &* 4, as: Int32.self)
    if configuration.isSet(choice.field) {
      let range = choice.range
      guard code >= Int32(range.least), code <= Int32(range.most) else {
        throw Failure(
          .argument, choice.argument, .integer(Int64(code)), "it must be one of its constants")
      }
      configuration.choices[index] = UInt8(truncatingIfNeeded: code)
    }
    index &+= 1
  }
  for index in 0..<5 {
    let color = bytes.load(fromByteOffset: Places.colors &+ index &* 4, as: UInt32.self)
    configuration.setColor(index, Color(color))
  }
  var role: UInt8 = 0
  while let color = ColorRole(rawValue: role) {
    let code = bytes.load(
      fromByteOffset: Places.transformers &+ Int(role) &* 8, as: UInt64.self)
    if configuration.isSet(color.transformer) {
      guard ColorTransformer(rawValue: code) != nil else {
        throw Failure(
          .argument, "configuration.transformer", .none,
          "it must come from sidle_color_transformer_parse")
      }
      configuration.transformers[Int(role)] = code
    }
    role &+= 1
  }
}

private func check(_ value: Double, _ number: ConfigurationNumber) throws(Failure) -> Double {
  let name = number.argument
  switch number {
  case .backgroundInsetTop, .backgroundInsetLeading, .backgroundInsetBottom,
    .backgroundInsetTrailing, .strokeOutset, .shadowX, .shadowY:
    return try Check.coordinate(value, name)
  case .shadowOpacity: return try Check.number(value, name, 0, 1, "it must be 0 to 1")
  case .fontSize, .subtitleFontSize:
    return try Check.number(value, name, 1, 1000, "it must be 1 to 1000 points")
  case .minimumBusy, .springResponse:
    return try Check.number(value, name, 0, 1e6, "it must be 0 to 1e6 seconds")
  case .springDampingRatio:
    return try Check.number(value, name, 0.01, 1e3, "it must be 0.01 to 1e3")
  case .insetTop, .insetLeading, .insetBottom, .insetTrailing, .imageWidth, .imageHeight,
    .imagePadding, .imageReservation, .titlePadding, .cornerRadius, .strokeWidth, .shadowRadius,
    .hitSize:
    return try Check.length(value, name)
  }
}

extension ConfigurationNumber {
  var argument: StaticString {
    switch self {
    case .insetTop: return "configuration.inset_top"
    case .insetLeading: return "configuration.inset_leading"
    case .insetBottom: return "configuration.inset_bottom"
    case .insetTrailing: return "configuration.inset_trailing"
    case .imageWidth: return "configuration.image_width"
    case .imageHeight: return "configuration.image_height"
    case .imagePadding: return "configuration.image_padding"
    case .imageReservation: return "configuration.image_reservation"
    case .titlePadding: return "configuration.title_padding"
    case .cornerRadius: return "configuration.corner_radius"
    case .backgroundInsetTop: return "configuration.background_inset_top"
    case .backgroundInsetLeading: return "configuration.background_inset_leading"
    case .backgroundInsetBottom: return "configuration.background_inset_bottom"
    case .backgroundInsetTrailing: return "configuration.background_inset_trailing"
    case .strokeWidth: return "configuration.stroke_width"
    case .strokeOutset: return "configuration.stroke_outset"
    case .shadowX: return "configuration.shadow_x"
    case .shadowY: return "configuration.shadow_y"
    case .shadowRadius: return "configuration.shadow_radius"
    case .shadowOpacity: return "configuration.shadow_opacity"
    case .fontSize: return "configuration.font_size"
    case .subtitleFontSize: return "configuration.subtitle_font_size"
    case .minimumBusy: return "configuration.minimum_busy"
    case .springResponse: return "configuration.spring_response"
    case .springDampingRatio: return "configuration.spring_damping_ratio"
    case .hitSize: return "configuration.hit_size"
    }
  }
}

extension ConfigurationChoice {
  var argument: StaticString {
    switch self {
    case .style: return "configuration.style"
    case .size: return "configuration.size"
    case .cornerStyle: return "configuration.corner_style"
    case .titleAlignment: return "configuration.title_alignment"
    case .titleLineBreak: return "configuration.title_line_break"
    case .subtitleLineBreak: return "configuration.subtitle_line_break"
    case .imagePlacement: return "configuration.image_placement"
    case .busySizing: return "configuration.busy_sizing"
    case .indicator: return "configuration.indicator"
    case .showsActivityIndicator: return "configuration.shows_activity_indicator"
    case .automaticSelection: return "configuration.automatic_selection"
    case .direction: return "configuration.direction"
    }
  }
}

/// From a configuration to the struct: what is set over the defaults.
@inline(never)
func write(
  _ configuration: ButtonConfiguration, to out: inout sidle_button_configuration
) {
  out.set = configuration.set
  out.image = configuration.imageToken
  out.background_slot = configuration.backgroundSlot
  withUnsafeMutableBytes(of: &out) { bytes in
    var index = 0
    while let number = ConfigurationNumber(rawValue: index) {
      if configuration.isSet(number.field) {
        bytes.storeBytes(
          of: configuration.numbers[index], toByteOffset: Places.numbers &+ index &* 8,
          as: Double.self)
      }
      index &+= 1
    }
    index = 0
    while let choice = ConfigurationChoice(rawValue: index) {
      if configuration.isSet(choice.field) {
        bytes.storeBytes(
          of: Int32(configuration.choices[index]), toByteOffset: Places.choices &+ index &* 4,
          as: Int32.self)
      }
      index &+= 1
    }
    for index in 0..<5 {
      bytes.storeBytes(
        of: configuration.color(index).rawValue, toByteOffset: Places.colors &+ index &* 4,
        as: UInt32.self)
    }
    for index in 0..<6 {
      bytes.storeBytes(
        of: configuration.transformers[index], toByteOffset: Places.transformers &+ index &* 8,
        as: UInt64.self)
    }
  }
}
