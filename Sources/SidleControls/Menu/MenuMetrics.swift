/// The measures of a menu's panel, points; a theme may give others.
public struct MenuMetrics: BitwiseCopyable {
  /// Height of a row with a title: 44, as iOS has it. One with a subtitle is as much higher as that.
  public var rowHeight = 44.0
  /// Free space at both ends of a row: 16.
  public var sidePadding = 16.0
  /// Free space above the first row and below the last: 0 (Material: 8).
  public var endPadding = 0.0
  /// Height of the band between groups: 8, as iOS has it.
  public var separatorHeight = 8.0
  /// Height of the title of a group in place: 32.
  public var headerHeight = 32.0
  /// Radius of the panel's corners: 12.
  public var radius = 12.0
  /// Room before titles for check marks, when a level has any: 24.
  public var markWidth = 24.0
  /// Side of an image, and the gap before it: 20 and 12.
  public var imageSize = 20.0
  public var imageGap = 12.0
  /// Room after titles for the arrow of a submenu: 20.
  public var arrowWidth = 20.0
  /// Least width of a panel: 250, as iOS has it.
  public var minimumWidth = 250.0
  /// Least width of one of several that stand side by side without a title: 44.
  public var cellWidth = 44.0
  /// Between the button and its menu: 8.
  public var gap = 8.0
  /// Free space that is kept to the edges of the stage: 8.
  public var margin = 8.0
  /// Sizes of titles and subtitles: 17 and 13.
  public var fontSize = 17.0
  public var subtitleFontSize = 13.0

  public init() {}
}

/// The colours of a menu, 0xRRGGBBAA: those of Apple's systems in the light.
public enum MenuColors {
  public static let panel: UInt32 = 0xF9F9_F9FF
  public static let shadow: UInt32 = 0x0000_0033
  public static let title: UInt32 = 0x0000_00FF
  public static let subtitle: UInt32 = 0x3C3C_4399
  public static let disabled: UInt32 = 0x3C3C_434C
  public static let destructive: UInt32 = 0xFF3B_30FF
  public static let highlight: UInt32 = 0x7878_8029
  public static let separator: UInt32 = 0x0000_0014
}
