import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_theme_init_sized(_ theme: UnsafeMutablePointer<sidle_theme>?, _ size: Int) {
  initialise(theme, size, sidle_theme(Theme(.system)))
}

@c @implementation
public func sidle_theme_preset(
  _ theme: UnsafeMutablePointer<sidle_theme>?, _ preset: Int32
) -> sidle_status {
  guard let theme else { return Status.null.code }
  guard let preset = Theme.Preset(rawValue: preset) else { return Status.argument.code }
  let size = Int(theme.pointee.struct_size)
  guard size >= FirstSize.theme, size <= 1 << 16 else { return Status.argument.code }
  SizedStruct.write(
    sidle_theme(Theme(preset)), to: UnsafeMutableRawPointer(theme), size: size)
  return Status.ok.code
}

@c @implementation
public func sidle_stage_set_theme(
  _ stage: OpaquePointer?, _ theme: UnsafePointer<sidle_theme>?
) -> sidle_status {
  change(stage, "sidle_stage_set_theme") { (stage) throws(Failure) in
    let full = try SizedStruct.read(
      try need(theme, "theme"), over: sidle_theme(Theme(.system)), first: FirstSize.theme, "theme")
    try stage.pointee.setTheme(try readTheme(full))
  }
}

@c @implementation
public func sidle_stage_set_color_scheme(_ stage: OpaquePointer?, _ scheme: Int32) -> sidle_status {
  change(stage, "sidle_stage_set_color_scheme") { (stage) throws(Failure) in
    let value: ColorScheme? = scheme == 1 ? .light : scheme == 2 ? .dark : nil
    try stage.pointee.setScheme(
      try Check.choice(
        scheme, "scheme", value, "it must be SIDLE_SCHEME_LIGHT or SIDLE_SCHEME_DARK"))
  }
}

@c @implementation
public func sidle_stage_set_tint(_ stage: OpaquePointer?, _ color: UInt32) -> sidle_status {
  change(stage, "sidle_stage_set_tint") { (stage) throws(Failure) in
    try stage.pointee.setTint(Color(color))
  }
}

@c @implementation
public func sidle_stage_color_scheme(_ stage: OpaquePointer?) -> Int32 {
  guard let stage = readableStage(stage) else { return 0 }
  return Int32(stage.pointee.scheme.rawValue)
}

@c @implementation
public func sidle_stage_tint(_ stage: OpaquePointer?) -> UInt32 {
  readableStage(stage)?.pointee.tint.rawValue ?? 0
}

// MARK: Between the struct and the engine's, which lies behind the struct's head

extension sidle_theme {
  @inline(never)
  init(_ theme: Theme) {
    self.init()
    struct_size = UInt32(MemoryLayout<sidle_theme>.size)
    var theme = theme
    withUnsafeMutableBytes(of: &self) { to in
      withUnsafeMutableBytes(of: &theme) { from in
        to.baseAddress.unsafelyUnwrapped.advanced(by: 8).copyMemory(
          from: from.baseAddress.unsafelyUnwrapped, byteCount: MemoryLayout<Theme>.size)
      }
    }
  }
}

@inline(never)
private func readTheme(_ full: sidle_theme) throws(Failure) -> Theme {
  var full = full
  var theme = Theme()
  withUnsafeMutableBytes(of: &theme) { to in
    withUnsafeMutableBytes(of: &full) { from in
      to.baseAddress.unsafelyUnwrapped.copyMemory(
        from: from.baseAddress.unsafelyUnwrapped.advanced(by: 8),
        byteCount: MemoryLayout<Theme>.size)
    }
  }
  for index in 0..<80 {
    let metric = SizeMetric(rawValue: index % SizeMetric.count)
    switch metric {
    case .fontSize, .subtitleFontSize:
      theme.sizes[index] = try font(theme.sizes[index], "theme.sizes")
    case .pressedRadius, .selectedRadius:
      if theme.sizes[index] != -1 {
        theme.sizes[index] = try Check.length(theme.sizes[index], "theme.sizes")
      }
    default: theme.sizes[index] = try Check.length(theme.sizes[index], "theme.sizes")
    }
  }
  for index in 0..<20 {
    switch MenuMetric(rawValue: index) {
    case .fontSize, .subtitleFontSize: theme.menu[index] = try font(theme.menu[index], "theme.menu")
    case .activeLayer, .disabledOpacity:
      theme.menu[index] = try part(theme.menu[index], "theme.menu")
    default: theme.menu[index] = try Check.length(theme.menu[index], "theme.menu")
    }
  }
  try checkNumbers(&theme)
  for index in 0..<120 where !theme.recipes[index].isValid {
    throw Failure(
      .argument, "theme.recipes", .integer(Int64(index)),
      "is the first that is none: base to 2, entry to 23, alpha to 100, over_white to 1")
  }
  guard theme.cornerStyleCode >= 1, theme.cornerStyleCode <= 6 else {
    throw Failure(
      .argument, "theme.corner_style", .integer(Int64(theme.cornerStyleCode)),
      "it must be a SIDLE_CORNER_ constant")
  }
  guard theme.selectionStyles & ~15 == 0 else {
    throw Failure(
      .argument, "theme.selection_styles", .integer(Int64(theme.selectionStyles)),
      "it must be bits 0 to 3")
  }
  return theme
}

private func checkNumbers(_ theme: inout Theme) throws(Failure) {
  for index in 0..<8 {
    let value = theme.numbers[index]
    switch ThemeNumber(rawValue: index) {
    case .hoverLayer, .focusLayer, .pressedLayer:
      theme.numbers[index] = try part(value, "theme.layer")
    case .springResponse:
      theme.numbers[index] = try Check.number(
        value, "theme.spring_response", 0, 1e6, "it must be 0 to 1e6 seconds")
    case .springDampingRatio:
      theme.numbers[index] = try Check.number(
        value, "theme.spring_damping_ratio", 0.01, 1e3, "it must be 0.01 to 1e3")
    default: theme.numbers[index] = try Check.length(value, "theme.focus_ring")
    }
  }
}

private func font(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
  try Check.number(value, argument, 1, 1000, "has a font that is not of 1 to 1000 points")
}

private func part(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
  try Check.number(value, argument, 0, 1, "has a part that is not 0 to 1")
}
