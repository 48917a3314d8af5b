import SidleUnits

/// One row of a level as it was when the menu opened, or one of several that stand side by side.
public struct MenuRow: BitwiseCopyable {
  public enum Kind: UInt8, BitwiseCopyable {
    case item, submenu, header, separator, loading
  }

  public var kind: Kind
  /// Neither it nor anything above it was disabled.
  public var isEnabled: Bool
  /// How many stand side by side; 1 for a row of its own, 0 for as many as there is room for.
  public var columns: UInt8
  /// Slot of the element, that of the group before which a separator stands.
  public var element: Int32
  public var generation: UInt32
  /// In the level's content, whose origin is its upper left corner.
  public var frame = Rect(x: 0, y: 0, width: 0, height: 0)

  public var canBeChosen: Bool {
    switch kind {
    case .item, .submenu: return isEnabled
    case .header, .separator, .loading: return false
    }
  }
}

/// The row at a place of a level.
public struct MenuPlace: Equatable, BitwiseCopyable {
  public var level: Int
  public var row: Int

  public init(level: Int, row: Int) {
    self.level = level
    self.row = row
  }
}

/// What lies under a pointer.
public enum MenuSpot: Equatable, BitwiseCopyable {
  case outside
  /// A part of a panel where nothing can be chosen.
  case panel(level: Int)
  case row(MenuPlace)
}

/// One panel: the children of a menu that is open.
public struct MenuLevel: BitwiseCopyable {
  /// Slot of the menu; the caller keeps it from being reused while the menu is open.
  public var menu: Int
  /// Its rows among those of all levels.
  public var first: Int
  public var count: Int
  /// Where it lies on the stage; not higher than there is room for.
  public var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  public var contentHeight = 0.0
  /// How far its content is scrolled, from 0.
  public var scroll = 0.0
  /// Whether any row has a check mark, or an image.
  public var hasMarks = false
  public var hasImages = false

  public init(menu: Int, first: Int, count: Int = 0) {
    self.menu = menu
    self.first = first
    self.count = count
  }

  public var scrollLimit: Double {
    let limit = contentHeight - frame.height
    return limit > 0 ? limit : 0
  }
}
