import CSidle

/// The records of looks and themes.
extension LogPlayer {
  func performLook(
    _ verb: LogCall.Verb, _ button: sidle_button, _ line: inout LogLine
  ) throws(Problem) -> sidle_status {
    let copy = line
    switch verb {
    case .buttonSetConfiguration: return try configure(button, &line)
    case .buttonSetStateValue:
      let property: Int32 = try line.require("property", copy.integer)
      let states: UInt32 = try line.require("states", copy.integer)
      let number = try line.take("number").map { value throws(Problem) in
        try copy.number(value, "number")
      }
      let token: UInt64? = try line.take("value").map { value throws(Problem) in
        try copy.integer(value, "value")
      }
      return sidle_button_set_state_value(
        stage, button, property, states, number ?? 0, token ?? 0)
    case .buttonUnsetStateValue:
      let property: Int32 = try line.require("property", copy.integer)
      return sidle_button_unset_state_value(
        stage, button, property, try line.require("states", copy.integer))
    case .buttonSetBusy:
      return sidle_button_set_busy(stage, button, try line.require("busy", copy.integer))
    case .setTheme: return try setTheme(&line)
    case .setColorScheme:
      return sidle_stage_set_color_scheme(stage, try line.require("scheme", copy.integer))
    default: return sidle_stage_set_tint(stage, try line.require("color", copy.color))
    }
  }

  private func configure(
    _ button: sidle_button, _ line: inout LogLine
  ) throws(Problem) -> sidle_status {
    let copy = line
    var configuration = sidle_button_configuration()
    sidle_button_configuration_init_sized(
      &configuration, MemoryLayout<sidle_button_configuration>.size)
    configuration.set = try line.require("set", copy.integer)
    let title = try line.takeText("title")
    let subtitle = try line.takeText("subtitle")
    try takeMeasuredTexts(&line, [("measured", title), ("measured_subtitle", subtitle)])
    let numbers = try takeNumbers("numbers", 26, &line)
    let choices = try takeNumbers("choices", 12, &line).map {
      Int32(truncatingIfNeeded: UInt32($0))
    }
    let colors = try takeNumbers("colors", 5, &line).map { UInt32($0) }
    configuration.background_transformer = try line.require("background_transformer", copy.integer)
    configuration.foreground_transformer = try line.require("foreground_transformer", copy.integer)
    configuration.stroke_transformer = try line.require("stroke_transformer", copy.integer)
    configuration.image_transformer = try line.require("image_transformer", copy.integer)
    configuration.spinner_transformer = try line.require("spinner_transformer", copy.integer)
    configuration.indicator_transformer = try line.require("indicator_transformer", copy.integer)
    configuration.image = try line.require("image", copy.integer)
    configuration.background_slot = try line.require("background_slot", copy.integer)
    let places = (
      MemoryLayout<sidle_button_configuration>.offset(of: \.inset_top) ?? 0,
      MemoryLayout<sidle_button_configuration>.offset(of: \.background_color) ?? 0,
      MemoryLayout<sidle_button_configuration>.offset(of: \.style) ?? 0
    )
    withUnsafeMutableBytes(of: &configuration) { bytes in
      Self.put(numbers, at: places.0, in: bytes)
      Self.put(colors, at: places.1, in: bytes)
      Self.put(choices, at: places.2, in: bytes)
    }
    return withText(title) { title in
      withText(subtitle) { subtitle in
        configuration.title = title
        configuration.subtitle = subtitle
        return sidle_button_set_configuration(stage, button, &configuration)
      }
    }
  }

  private func setTheme(_ line: inout LogLine) throws(Problem) -> sidle_status {
    let copy = line
    var theme = sidle_theme()
    sidle_theme_init_sized(&theme, MemoryLayout<sidle_theme>.size)
    let sizes = try takeNumbers("sizes", 80, &line)
    let menu = try takeNumbers("menu", 20, &line)
    let numbers = try takeNumbers("numbers", 8, &line)
    let palette = try takeNumbers("palette", 48, &line).map { UInt32($0) }
    // As bytes in the order of the struct, whatever the machine's.
    let recipes = try takeNumbers("recipes", 120, &line).map { UInt32($0).bigEndian }
    theme.corner_style = try line.require("corner_style", copy.integer)
    theme.selection_styles = try line.require("selection_styles", copy.integer)
    withUnsafeMutableBytes(of: &theme) { bytes in
      Self.put(sizes + menu + numbers, at: 8, in: bytes)
      Self.put(palette + recipes, at: 8 + 108 * 8, in: bytes)
    }
    return sidle_stage_set_theme(stage, &theme)
  }

  private func takeNumbers(
    _ name: String, _ count: Int, _ line: inout LogLine
  ) throws(Problem) -> [Double] {
    let copy = line
    let numbers = try line.require(name) { value, name throws(Problem) in
      try copy.numbers(value, name, count: count)
    }
    // A number of 32 bits, where one is wanted.
    if !["numbers", "sizes", "menu"].contains(name) {
      guard numbers.allSatisfy({ UInt32(exactly: $0) != nil }) else {
        throw line.expected("whole numbers for \(name)")
      }
    }
    return numbers
  }

  private static func put<Value: BitwiseCopyable>(
    _ values: [Value], at place: Int, in bytes: UnsafeMutableRawBufferPointer
  ) {
    for (index, value) in values.enumerated() {
      bytes.storeBytes(
        of: value, toByteOffset: place + index * MemoryLayout<Value>.stride, as: Value.self)
    }
  }
}
