/// The measures of a menu's panel, points, as Apple's systems have them; a theme may give others.
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
  /// Radius of the panel's corners, and of the highlight's: 13 and 0.
  public var radius = 13.0
  public var rowRadius = 0.0
  /// Room before titles for check marks, when a level has any: 24.
  public var markWidth = 24.0
  /// Side of an image, and the gap before it: 20 and 12.
  public var imageSize = 20.0
  public var imageGap = 12.0
  /// Room after titles for the arrow of a submenu: 20.
  public var arrowWidth = 20.0
  /// Least and largest width of a panel: 250, as iOS has it, and 400.
  public var minimumWidth = 250.0
  public var maximumWidth = 400.0
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

  /// As a theme has them.
  public init(_ theme: borrowing Theme) {
    rowHeight = theme[.rowHeight]
    sidePadding = theme[.paddingLeading]
    endPadding = theme[.paddingTop]
    separatorHeight = theme[.separatorHeight]
    radius = theme[.radius]
    rowRadius = theme[.rowRadius]
    markWidth = theme[.markWidth]
    imageSize = theme[.iconSize]
    imageGap = theme[.iconGap]
    minimumWidth = theme[.minimumWidth]
    maximumWidth = theme[.maximumWidth]
    cellWidth = theme[.iconSize] + theme[.palettePadding] + 2 * theme[.paletteGap]
    fontSize = theme[.fontSize]
    subtitleFontSize = theme[.subtitleFontSize]
  }
}
