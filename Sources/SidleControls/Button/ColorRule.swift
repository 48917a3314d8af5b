import SidleUnits

/// Which rule gave a colour: a cell of the theme's table of recipes, or what the host set.
public struct ColorRule: Equatable, BitwiseCopyable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// There is no such colour.
  public static var none: ColorRule { ColorRule(rawValue: 0) }
  /// Set in the configuration.
  public static var configuration: ColorRule { ColorRule(rawValue: 201) }
  /// Set for a state.
  public static var stateValue: ColorRule { ColorRule(rawValue: 202) }
  /// The palette's colour of focus rings.
  public static var focusRing: ColorRule { ColorRule(rawValue: 203) }

  /// A cell: 1 to 120, in the order of the table.
  static func recipe(_ place: Int) -> ColorRule {
    ColorRule(rawValue: Int32(truncatingIfNeeded: place &+ 1))
  }

  /// Writes the rule's name, such as `filled.highlighted.background.dark`.
  public func write(to writer: inout ByteWriter) {
    switch rawValue {
    case 1...120:
      let place = Int(rawValue) &- 1
      writer.append(TableText.word(place / 10 % 4, of: "plain gray tinted filled"))
      writer.append(UInt8(ascii: "."))
      writer.append(
        TableText.word(
          place / 2 % 5, of: "normal highlighted selected selected_highlighted disabled"))
      writer.append(UInt8(ascii: "."))
      writer.append(TableText.word(place / 40, of: "background foreground stroke"))
      writer.append(UInt8(ascii: "."))
      writer.append(TableText.word(place % 2, of: "light dark"))
    case ColorRule.configuration.rawValue: writer.append("configuration")
    case ColorRule.stateValue.rawValue: writer.append("state_value")
    case ColorRule.focusRing.rawValue: writer.append("focus_ring")
    default: writer.append("none")
    }
  }
}

/// A colour, and how it came about.
public struct LookColor: Equatable, BitwiseCopyable {
  public var color = Color.clear
  public var rule = ColorRule.none
  /// What was done to it: bits of `Steps`.
  public var steps: UInt32 = 0
  /// Of a recipe the raw value of the palette's entry that it took, 0 when it took a base colour; of a
  /// value for a state that state.
  public var source: UInt32 = 0

  public init() {}

  /// What a recipe or a transformer did. Raw values are those of the header.
  public enum Steps {
    /// A base colour of the configuration stood in for the palette's.
    public static var base: UInt32 { 1 }
    /// The destructive role stood in for the tint.
    public static var destructive: UInt32 { 2 }
    /// Part of the alpha was taken.
    public static var alpha: UInt32 { 4 }
    public static var overWhite: UInt32 { 8 }
    public static var transformed: UInt32 { 16 }
    /// A layer of the foreground lies over it.
    public static var layer: UInt32 { 32 }
  }
}
