import SidleUnits

/// How one colour is made: a base colour of the configuration where it has one, else an entry of the
/// palette; then so much of its alpha; then, perhaps, as seen before opaque white.
public struct ColorRecipe: Equatable, BitwiseCopyable {
  /// What of the configuration comes first. Raw values are those of the header.
  public enum Base: UInt8, BitwiseCopyable { case none, background, foreground }

  /// The raw value of a `Base`.
  public var base: UInt8 = 0
  /// The raw value of a `PaletteEntry`.
  public var entry: UInt8 = 0
  /// Percent of the colour's alpha, 0 to 100.
  public var alpha: UInt8 = 100
  /// 1: before white.
  public var overWhite: UInt8 = 0

  public init() {}

  public var isValid: Bool {
    base <= 2 && Int(entry) < PaletteEntry.count && alpha <= 100 && overWhite <= 1
  }
}

/// The named colours of a theme. Raw values are those of the header.
public enum PaletteEntry: UInt8, BitwiseCopyable {
  case clear, tint, white, black
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, quaternaryFill, highlightedFill
  case background, separator, destructive, focusRing
  /// For Material: what stands on the tint; the tonal container and what stands on it; the surface and
  /// what stands on it; outlines.
  case onTint, container, onContainer, surface, onSurface, outline
  /// The accent that the user chose; clear when none was.
  case accent

  public static var count: Int { 24 }
}

/// The metrics of a theme that go with a button's size, in the order of the header's struct. Points,
/// except that radii of -1 say that there is none.
public enum SizeMetric: Int, BitwiseCopyable {
  case insetTop, insetLeading, insetBottom, insetTrailing
  case radius, smallRadius, mediumRadius, largeRadius, pressedRadius, selectedRadius
  case fontSize, subtitleFontSize, imageSize, imagePadding, titlePadding, spinnerSize
  case indicatorSize, indicatorPadding, minimumHeight, strokeWidth

  public static var count: Int { 20 }
}

/// The numbers of a theme that go with nothing else, in the order of the header's struct.
public enum ThemeNumber: Int, BitwiseCopyable {
  /// How much of the foreground lies over the background while hovered, focused, highlighted; 0 to 1.
  case hoverLayer, focusLayer, pressedLayer
  case focusRingWidth, focusRingOutset, hitSize
  /// Of the change from one layout to the next; response 0: at once.
  case springResponse, springDampingRatio

  public static var count: Int { 8 }
}

/// The numbers of menus, in the order of the header's struct.
public enum MenuMetric: Int, BitwiseCopyable {
  case rowHeight, paddingLeading, paddingTrailing, paddingTop, paddingBottom
  case markWidth, iconSize, iconGap, subtitleGap, radius, rowRadius, separatorHeight
  case minimumWidth, maximumWidth, fontSize, subtitleFontSize
  case palettePadding, paletteGap, activeLayer, disabledOpacity

  public static var count: Int { 20 }
}

public enum ColorScheme: UInt8, BitwiseCopyable {
  case light = 1
  case dark
}

/// Everything that makes one system's buttons look unlike another's, as tables: no code asks which
/// theme it is. Laid out as `sidle_theme` from its third field on, so that a host's table is copied as it
/// is.
public struct Theme: BitwiseCopyable {
  /// By size, then metric.
  public var sizes = InlineArray<80, Double>(repeating: 0)
  public var menu = InlineArray<20, Double>(repeating: 0)
  public var numbers = InlineArray<8, Double>(repeating: 0)
  /// By entry, then light and dark.
  public var palette = InlineArray<48, UInt32>(repeating: 0)
  /// By role (background, foreground, stroke), style, state as `LookState`, light and dark.
  public var recipes = InlineArray<120, ColorRecipe>(repeating: ColorRecipe())
  /// The corner style of buttons that set none: raw value of a `CornerStyle`.
  public var cornerStyleCode: Int32 = 2
  /// The styles that show being selected by themselves: bit 0 plain, 1 gray, 2 tinted, 3 filled.
  public var selectionStyles: Int32 = 0

  public init() {}

  public subscript(_ metric: MenuMetric) -> Double { menu[metric.rawValue] }

  /// Where a recipe stands. Role 0 to 2.
  static func place(_ role: Int, _ style: ButtonStyle, _ state: LookState, _ scheme: ColorScheme)
    -> Int
  {
    ((role &* 4 &+ Int(style.rawValue &- 1)) &* 5 &+ Int(state.rawValue)) &* 2
      &+ (scheme == .dark ? 1 : 0)
  }

  public func hash(into hash: inout Hash64) {
    for index in 0..<80 { hash.add(sizes[index]) }
    for index in 0..<20 { hash.add(menu[index]) }
    for index in 0..<8 { hash.add(numbers[index]) }
    for index in 0..<48 { hash.add(UInt64(palette[index])) }
    for index in 0..<120 {
      let recipe = recipes[index]
      hash.add(
        UInt64(recipe.base) | UInt64(recipe.entry) << 8 | UInt64(recipe.alpha) << 16
          | UInt64(recipe.overWhite) << 24)
    }
    hash.add(cornerStyleCode)
    hash.add(selectionStyles)
  }
}

/// The states that a style tells apart.
public enum LookState: UInt8, BitwiseCopyable {
  case normal, highlighted, selected, selectedHighlighted, disabled

  public init(_ state: ControlState) {
    if state.contains(.disabled) {
      self = .disabled
    } else if state.contains(.selected) {
      self = state.contains(.highlighted) ? .selectedHighlighted : .selected
    } else {
      self = state.contains(.highlighted) ? .highlighted : .normal
    }
  }
}
