import SidleControls
import SidleUnits
import Testing

/// Table 1.6 of the reference, cell by cell, worked out in floating point from how the cell reads.
@Suite struct ButtonLookTests {
  private let theme = Theme(.system)
  private let styles: [ButtonStyle] = [.plain, .gray, .tinted, .filled]
  private let states: [(String, ControlState)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected),
    ("selected_highlighted", ControlState(rawValue: 5)), ("disabled", .disabled),
  ]

  /// By state, then plain, gray, tinted, filled. A cell is "light / dark", or one for both.
  private let background = [
    ["base:clear", "base:secondary", "T .18 / T .25", "T"],
    ["base:clear", "base:highlighted", "T .12 / T .18", "T .75 / T .8 white"],
    ["T .18 / T .25", "T .18 / T .25", "T", "T"],
    ["T .12 / T .18", "T .12 / T .18", "T .75 / T .8 white", "T .75 / T .8 white"],
    ["clear", "tertiary", "tertiary", "tertiary"],
  ]
  private let foreground = [
    ["F", "F", "F", "F:white"],
    ["F .75 / F .8 white", "F .75 / F .9 white", "F .75 / F .9 white", "F:white .75"],
    ["F", "F", "white", "white"],
    ["F .75 / F .9 white", "F .75 / F .9 white", "white .75", "white .75"],
    ["label", "label", "label", "label"],
  ]

  @Test("every cell of the table of default colours, with base colours and without, by its rule")
  func table() {
    var rules: Set<String> = []
    for hasBase in [false, true] {
      for (row, (stateName, state)) in states.enumerated() {
        for (column, style) in styles.enumerated() {
          for scheme in [ColorScheme.light, .dark] {
            var configuration = ButtonConfiguration()
            configuration[.style] = style.rawValue
            configuration[.automaticSelection] = 1
            if hasBase {
              configuration.set |=
                ConfigurationField.baseBackground.bit | ConfigurationField.baseForeground.bit
              configuration.baseBackground = Color(0xC812_64FF)
              configuration.baseForeground = Color(0x0A32_96FF)
            }
            let look = ButtonLookSource(state: state, scheme: scheme).look(
              configuration, StateValues(), theme)
            let schemeName = scheme == .light ? "light" : "dark"
            let cellName = "\(styleNames[column]).\(stateName)"
            #expect(
              near(look.background.color, cell(background[row][column], scheme, hasBase)),
              "background of \(cellName) \(schemeName) \(hasBase)")
            #expect(
              near(look.foreground.color, cell(foreground[row][column], scheme, hasBase)),
              "foreground of \(cellName) \(schemeName) \(hasBase)")
            #expect(name(look.background.rule) == "\(cellName).background.\(schemeName)")
            #expect(name(look.foreground.rule) == "\(cellName).foreground.\(schemeName)")
            #expect(look.image == look.foreground)
            #expect(look.spinner == look.foreground)
            #expect(look.indicator == look.foreground)
            rules.insert(name(look.background.rule))
            rules.insert(name(look.foreground.rule))
          }
        }
      }
    }
    #expect(rules.count == 80)
  }

  @Test("a filled button does not show being selected by itself; the other styles do")
  func automaticSelection() {
    for style in styles {
      var configuration = ButtonConfiguration()
      configuration[.style] = style.rawValue
      let look = ButtonLookSource(state: .selected, scheme: .light).look(
        configuration, StateValues(), theme)
      #expect(name(look.background.rule).contains(".selected.") == (style != .filled))
      configuration[.automaticSelection] = style == .filled ? 1 : 0
      let other = ButtonLookSource(state: .selected, scheme: .light).look(
        configuration, StateValues(), theme)
      #expect(name(other.background.rule).contains(".selected.") == (style == .filled))
    }
  }

  @Test("what was set by hand survives every state; unset, the style has it again")
  func ownColour() {
    var configuration = ButtonConfiguration()
    configuration[.style] = ButtonStyle.filled.rawValue
    configuration.backgroundColor = Color(0x1122_33FF)
    configuration.set |= ConfigurationField.backgroundColor.bit
    for (_, state) in states {
      let look = ButtonLookSource(state: state, scheme: .light).look(
        configuration, StateValues(), theme)
      #expect(look.background.color == Color(0x1122_33FF))
      #expect(name(look.background.rule) == "configuration")
    }
    configuration.set &= ~ConfigurationField.backgroundColor.bit
    configuration.normalise()
    let look = ButtonLookSource(state: .normal, scheme: .light).look(
      configuration, StateValues(), theme)
    #expect(look.background.color == Color(0x007A_FFFF))
    #expect(look.background.source == UInt32(PaletteEntry.tint.rawValue))
  }

  @Test("a value for a state comes before the configuration, and names the state it was set for")
  func stateValue() {
    var values = StateValues()
    defer { values.free(.testing) }
    let hasRoom = values.reserveOneMore(.testing)
    #expect(hasRoom)
    values.set(.background, .selected, 0x4455_66FF)
    let configuration = ButtonConfiguration()
    let look = ButtonLookSource(state: ControlState(rawValue: 5), scheme: .light).look(
      configuration, values, theme)
    #expect(look.background.color == Color(0x4455_66FF))
    #expect(name(look.background.rule) == "state_value")
    #expect(look.background.source == 4)
    let normal = ButtonLookSource(state: .normal, scheme: .light).look(configuration, values, theme)
    #expect(name(normal.background.rule) == "plain.normal.background.light")
  }

  @Test("the tint of the stage stands in for the theme's, and the destructive role for both")
  func tint() {
    var configuration = ButtonConfiguration()
    configuration[.style] = ButtonStyle.filled.rawValue
    let tinted = ButtonLookSource(state: .normal, scheme: .light, tint: Color(0x00AA_00FF))
    #expect(
      tinted.look(configuration, StateValues(), theme).background.color == Color(0x00AA_00FF))
    let destructive = ButtonLookSource(
      state: .normal, scheme: .dark, tint: Color(0x00AA_00FF), isDestructive: true)
    let look = destructive.look(configuration, StateValues(), theme)
    #expect(look.background.color == Color(0xFF45_3AFF))
    #expect(look.background.steps == LookColor.Steps.destructive)
  }

  @Test("transformers run last, and those of image, spinner and indicator on the foreground")
  func transformers() throws {
    var configuration = ButtonConfiguration()
    let texts = ["opacity 0.5", "darken 0.5", "", "grayscale", "over_white", "lighten 1"]
    for (index, text) in texts.enumerated() where !text.isEmpty {
      var text = text
      let transformer = try #require(text.withUTF8 { ColorTransformer.parse($0) })
      configuration.transformers[index] = transformer.rawValue
      configuration.set |=
        1 << UInt64(ConfigurationField.backgroundTransformer.rawValue + UInt8(index))
    }
    configuration[.style] = ButtonStyle.filled.rawValue
    configuration.baseForeground = Color(0xFF00_0080)
    configuration.set |= ConfigurationField.baseForeground.bit
    let look = ButtonLookSource(state: .normal, scheme: .light).look(
      configuration, StateValues(), theme)
    #expect(look.background.color == Color(0x007A_FF80))
    #expect(look.foreground.color == Color(0x8000_0080))
    #expect(look.image.color == Color(0x1B1B_1B80))
    #expect(look.spinner.color == Color(0xBF7F_7FFF))
    #expect(look.indicator.color == Color(0xFFFF_FF80))
    #expect(look.stroke.steps & LookColor.Steps.transformed == 0)
    #expect(look.image.steps & LookColor.Steps.transformed != 0)
  }

  @Test("Material lays the foreground over the background: hovered 0.08, focused and pressed 0.1")
  func stateLayers() {
    let material = Theme(.material)
    var configuration = ButtonConfiguration()
    configuration[.style] = ButtonStyle.filled.rawValue
    let table: [(UInt8, Double)] = [
      (0, 0), (16, 0.08), (8, 0.1), (24, 0.1), (1, 0.1), (25, 0.1), (2, 0), (18, 0),
    ]
    for (bits, opacity) in table {
      let look = ButtonLookSource(state: ControlState(rawValue: bits), scheme: .light).look(
        configuration, StateValues(), material)
      let isLayered = look.background.steps & LookColor.Steps.layer != 0
      #expect(isLayered == (opacity > 0), "\(bits)")
      guard bits & 2 == 0 else { continue }
      let red = 0x67 + (255 - 0x67) * opacity
      #expect(abs(Double(look.background.color.rawValue >> 24) - red) <= 1, "\(bits)")
    }
  }

  @Test("corners: the theme's, growing with the font; by name; half the side; a shape for a state")
  func corners() {
    typealias Change = (inout ButtonConfiguration) -> Void
    func radius(_ theme: Theme, _ state: ControlState, _ change: Change) -> Double {
      var configuration = ButtonConfiguration()
      change(&configuration)
      return ButtonLookSource(state: state, scheme: .light).look(
        configuration, StateValues(), theme
      ).cornerRadius
    }
    let fixed: Change = {
      $0[.cornerRadius] = 3
      $0[.cornerStyle] = CornerStyle.fixed.rawValue
      $0[.fontSize] = 34
    }
    let system: [(Change, Double)] = [
      ({ _ in }, 5.95), ({ $0[.size] = 1 }, 14), ({ $0[.size] = 4 }, 8.75),
      ({ $0[.fontSize] = 34 }, 11.9), ({ $0[.cornerRadius] = 3 }, 3), (fixed, 3),
      ({ $0[.cornerStyle] = CornerStyle.small.rawValue }, 4),
      ({ $0[.cornerStyle] = CornerStyle.large.rawValue }, 12),
      ({ $0[.cornerStyle] = CornerStyle.capsule.rawValue }, -1),
    ]
    for (index, line) in system.enumerated() {
      let result = radius(theme, .normal, line.0)
      #expect(result == line.1, "\(index)")
    }
    let material = Theme(.material)
    let small: Change = { $0[.size] = 2 }
    let capsule: Change = { $0[.cornerStyle] = CornerStyle.capsule.rawValue }
    let shapes: [(ControlState, Change, Double)] = [
      (.normal, small, -1), (.highlighted, small, 8), (.selected, small, 12),
      (ControlState(rawValue: 5), small, 8), (.selected, capsule, -1),
    ]
    for (index, line) in shapes.enumerated() {
      let result = radius(material, line.0, line.1)
      #expect(result == line.2, "\(index)")
    }
  }

  @Test("a focused button has a ring, and no other")
  func focusRing() {
    let source = ButtonLookSource(state: .focused, scheme: .light)
    #expect(
      name(source.look(ButtonConfiguration(), StateValues(), theme).focusRing.rule) == "focus_ring")
    let other = ButtonLookSource(state: .hovered, scheme: .light)
    #expect(
      name(other.look(ButtonConfiguration(), StateValues(), theme).focusRing.rule) == "none")
  }

  // MARK: The table's notation

  private let styleNames = ["plain", "gray", "tinted", "filled"]

  private func cell(_ cell: String, _ scheme: ColorScheme, _ hasBase: Bool) -> [Double] {
    let sides = cell.split(separator: "/").map { $0.split(separator: " ") }
    let words = scheme == .dark && sides.count > 1 ? sides[1] : sides[0]
    var color = self.color(String(words[0]), scheme, hasBase)
    for word in words.dropFirst() {
      if let alpha = Double("0" + word) {
        color[3] *= alpha
      } else {
        let alpha = color[3]
        for channel in 0..<3 { color[channel] = color[channel] * alpha + 255 * (1 - alpha) }
        color[3] = 1
      }
    }
    return color
  }

  private func color(_ word: String, _ scheme: ColorScheme, _ hasBase: Bool) -> [Double] {
    let isDark = scheme == .dark
    let tint = isDark ? [10, 132, 255, 1.0] : [0, 122, 255, 1.0]
    let white = [255, 255, 255, 1.0]
    switch word {
    case "T": return hasBase ? [200, 18, 100, 1] : tint
    case "F": return hasBase ? [10, 50, 150, 1] : tint
    case "F:white": return hasBase ? [10, 50, 150, 1] : white
    case "base:clear": return hasBase ? [200, 18, 100, 1] : [0, 0, 0, 0]
    case "base:secondary":
      return hasBase ? [200, 18, 100, 1] : [120, 120, 128, isDark ? 0.32 : 0.16]
    case "base:highlighted":
      return hasBase
        ? [200, 18, 100, 1] : isDark ? [140, 140, 147, 0.35] : [120, 120, 128, 0.12]
    case "white": return white
    case "clear": return [0, 0, 0, 0]
    case "tertiary": return [118, 118, 128, isDark ? 0.24 : 0.12]
    case "label": return isDark ? [235, 235, 245, 0.3] : [60, 60, 67, 0.3]
    default:
      Issue.record("no colour \(word)")
      return white
    }
  }

  private func near(_ color: Color, _ expected: [Double]) -> Bool {
    let value = color.rawValue
    let channels = [value >> 24, value >> 16 & 255, value >> 8 & 255].map { Double($0) }
    let isNear = zip(channels, expected).allSatisfy { abs($0 - $1) <= 0.8 }
    return isNear && abs(Double(value & 255) - expected[3] * 255) <= 0.51
  }

  private func name(_ rule: ColorRule) -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = bytes.withUnsafeMutableBufferPointer { buffer in
      var writer = ByteWriter(buffer.baseAddress, capacity: buffer.count)
      rule.write(to: &writer)
      return writer.count
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
