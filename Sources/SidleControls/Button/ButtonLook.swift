/// The colours of a button in a state, each with the rule that gave it, and what else depends on the
/// state alone.
public struct ButtonLook: BitwiseCopyable {
  public var background = LookColor()
  /// Of title and subtitle.
  public var foreground = LookColor()
  public var stroke = LookColor()
  public var image = LookColor()
  public var spinner = LookColor()
  public var indicator = LookColor()
  public var focusRing = LookColor()
  public var imageToken: UInt64 = 0
  public var fontSize = 0.0
  public var strokeWidth = 0.0
  /// Of the corners as configured, before it is held to the size of the button; negative: half the
  /// shorter side.
  public var cornerRadius = 0.0

  public init() {}
}

/// What a look is made from. Everything is a value: the same in, the same out.
public struct ButtonLookSource {
  public var state: ControlState
  public var scheme: ColorScheme
  /// The stage's tint; clear: the theme's.
  public var tint: Color
  public var isDestructive: Bool

  public init(
    state: ControlState, scheme: ColorScheme, tint: Color = .clear, isDestructive: Bool = false
  ) {
    self.state = state
    self.scheme = scheme
    self.tint = tint
    self.isDestructive = isDestructive
  }

  /// The look, in the order in which a colour is made: a value for the state; else what the
  /// configuration has; else the recipe of style and state. Then the transformer. Then, of the
  /// background, the layer of the state. Cost: O(values for states).
  @inline(never)
  public func look(
    _ configuration: borrowing ButtonConfiguration, _ values: StateValues,
    _ theme: UnsafePointer<Theme>
  ) -> ButtonLook {
    var look = ButtonLook()
    let shown = configuration.showsSelection(theme) ? state : state.subtracting(.selected)
    look.foreground = color(.foreground, shown, configuration, values, theme)
    look.background = color(.background, shown, configuration, values, theme)
    look.stroke = color(.stroke, shown, configuration, values, theme)
    let base = look.foreground
    look.foreground = transformed(base, .foreground, configuration, theme)
    look.image = transformed(look.foreground, .image, configuration, theme)
    look.spinner = transformed(look.foreground, .spinner, configuration, theme)
    look.indicator = transformed(look.foreground, .indicator, configuration, theme)
    look.stroke = transformed(look.stroke, .stroke, configuration, theme)
    look.background = layered(
      transformed(look.background, .background, configuration, theme), look.foreground, theme)
    if state.contains(.focused) {
      look.focusRing.color = theme.color(.focusRing, scheme)
      look.focusRing.rule = .focusRing
    }
    look.imageToken = configuration.imageToken
    if let value = values.value(.image, in: state) { look.imageToken = value.bits }
    measures(&look, configuration, values, theme)
    return look
  }

  // MARK: Colours

  private func color(
    _ role: ColorRole, _ shown: ControlState, _ configuration: borrowing ButtonConfiguration,
    _ values: StateValues, _ theme: UnsafePointer<Theme>
  ) -> LookColor {
    var result = LookColor()
    if let property = StateProperty(rawValue: role.rawValue &+ 1),
      let value = values.value(property, in: state)
    {
      result.color = Color(UInt32(truncatingIfNeeded: value.bits))
      result.rule = .stateValue
      result.source = UInt32(value.state.rawValue)
      return result
    }
    if role == .background, configuration.isSet(.backgroundColor) {
      result.color = configuration.backgroundColor
      result.rule = .configuration
      return result
    }
    if role == .stroke, configuration.isSet(.strokeColor) {
      result.color = configuration.strokeColor
      result.rule = .configuration
      return result
    }
    let place = Theme.place(Int(role.rawValue), configuration.style, LookState(shown), scheme)
    result.rule = .recipe(place)
    follow(theme.recipe(place), &result, configuration, theme)
    return result
  }

  private func follow(
    _ recipe: ColorRecipe, _ result: inout LookColor,
    _ configuration: borrowing ButtonConfiguration, _ theme: UnsafePointer<Theme>
  ) {
    if recipe.base == 1, configuration.isSet(.baseBackground) {
      result.color = configuration.baseBackground
      result.steps |= LookColor.Steps.base
    } else if recipe.base == 2, configuration.isSet(.baseForeground) {
      result.color = configuration.baseForeground
      result.steps |= LookColor.Steps.base
    } else {
      let entry = PaletteEntry(rawValue: recipe.entry) ?? .clear
      result.source = UInt32(entry.rawValue)
      result.color = self.color(entry, theme)
      if entry == .tint && isDestructive { result.steps |= LookColor.Steps.destructive }
    }
    if recipe.alpha < 100 {
      result.color = result.color.opacity(UInt32(recipe.alpha) &* 10)
      result.steps |= LookColor.Steps.alpha
    }
    if recipe.overWhite == 1 {
      result.color = result.color.over(.white)
      result.steps |= LookColor.Steps.overWhite
    }
  }

  private func color(_ entry: PaletteEntry, _ theme: UnsafePointer<Theme>) -> Color {
    guard entry == .tint else { return theme.color(entry, scheme) }
    if isDestructive { return theme.color(.destructive, scheme) }
    return tint == .clear ? theme.color(.tint, scheme) : tint
  }

  private func transformed(
    _ color: LookColor, _ role: ColorRole, _ configuration: borrowing ButtonConfiguration,
    _ theme: UnsafePointer<Theme>
  ) -> LookColor {
    let transformer = configuration.transformer(role)
    guard transformer != .none else { return color }
    var result = color
    result.color = transformer.applied(
      to: color.color, accent: theme.color(.accent, scheme),
      muted: theme.color(.secondaryLabel, scheme))
    result.steps |= LookColor.Steps.transformed
    return result
  }

  /// One layer at most: of the state that says most.
  private func layered(
    _ background: LookColor, _ foreground: LookColor, _ theme: UnsafePointer<Theme>
  ) -> LookColor {
    guard !state.contains(.disabled) else { return background }
    let opacity: Double
    if state.contains(.highlighted) {
      opacity = theme[.pressedLayer]
    } else if state.contains(.focused) {
      opacity = theme[.focusLayer]
    } else if state.contains(.hovered) {
      opacity = theme[.hoverLayer]
    } else {
      return background
    }
    guard opacity > 0 else { return background }
    var result = background
    let thousandths = UInt32(opacity * 1000 + 0.5)
    result.color = foreground.color.opacity(thousandths).over(background.color)
    result.steps |= LookColor.Steps.layer
    return result
  }

  // MARK: Measures

  private func measures(
    _ look: inout ButtonLook, _ configuration: borrowing ButtonConfiguration, _ values: StateValues,
    _ theme: UnsafePointer<Theme>
  ) {
    let size = configuration.size
    look.fontSize = configuration.titleFont(theme)
    if let font = values.number(.fontSize, in: state) { look.fontSize = font }
    look.strokeWidth = configuration.number(
      .strokeWidth, .strokeWidth, else: theme[size, .strokeWidth])
    if let width = values.number(.strokeWidth, in: state) { look.strokeWidth = width }
    if let radius = values.number(.cornerRadius, in: state) {
      look.cornerRadius = radius
      return
    }
    // A shape that the theme has for a state counts where the host asked for no shape.
    if !configuration.isSet(.cornerRadius), !configuration.isSet(.cornerStyle) {
      let pressed = theme[size, .pressedRadius]
      let selected = theme[size, .selectedRadius]
      if state.contains(.highlighted) && pressed >= 0 {
        look.cornerRadius = pressed
        return
      }
      if state.contains(.selected) && selected >= 0 {
        look.cornerRadius = selected
        return
      }
    }
    let own = configuration.number(.cornerRadius, .cornerRadius, else: theme[size, .radius])
    switch configuration.cornerStyle(theme) {
    case .fixed: look.cornerRadius = own
    case .dynamic: look.cornerRadius = own * look.fontSize / theme[size, .fontSize]
    case .small: look.cornerRadius = theme[size, .smallRadius]
    case .medium: look.cornerRadius = theme[size, .mediumRadius]
    case .large: look.cornerRadius = theme[size, .largeRadius]
    case .capsule: look.cornerRadius = -1
    }
  }
}

extension StateValues {
  func number(_ property: StateProperty, in state: ControlState) -> Double? {
    guard let value = value(property, in: state) else { return nil }
    return Double(bitPattern: value.bits)
  }
}
