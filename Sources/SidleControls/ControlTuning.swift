/// The numbers of this layer that hosts do not set. Lengths in points.
public enum ControlTuning {
  /// Size of row titles: 17, the body size of Apple's systems.
  public static let rowFontSize = 17.0
  /// Size of button titles: 15, the callout size of Apple's systems.
  public static let buttonFontSize = 15.0
  /// Free space before a row's title: 16, the list margin of Apple's systems.
  public static let rowPadding = 16.0
  /// Free space on each side of a button's title when its content decides the width: 8, as
  /// SwipeCellKit has it.
  public static let buttonPadding = 8.0
  /// How long an activity indicator takes to turn once, ns: 1 s, as on Apple's systems.
  public static let spinnerPeriod: Int64 = 1_000_000_000
  /// Width of a spinner's arc, of its diameter: an eighth, the project's own number.
  public static let spinnerStroke = 0.125
  /// Width of the strokes of a pop-up's mark: 1.5 points, the project's own number.
  public static let indicatorStroke = 1.5

  /// The text measure built in: every character 0.6 of the size wide and a line 1.2 high, as most
  /// monospaced fonts are. Good enough to lay out without a font, not to draw with one.
  public static let characterWidth = 0.6
  public static let lineHeight = 1.2
}
