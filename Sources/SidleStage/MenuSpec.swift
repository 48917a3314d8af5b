import SidleControls
import SidleUnits

/// Which fields of a menu's spec a call sets; bits of `SIDLE_MENU_FIELD_`.
public struct MenuFields: BitwiseCopyable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var all: MenuFields { MenuFields(rawValue: 0x7FFFF) }

  public static var title: UInt32 { 1 }
  public static var subtitle: UInt32 { 2 }
  public static var placeholder: UInt32 { 4 }
  public static var image: UInt32 { 8 }
  public static var selectedImage: UInt32 { 16 }
  public static var displaysInline: UInt32 { 32 }
  public static var singleSelection: UInt32 { 64 }
  public static var palette: UInt32 { 128 }
  public static var destructive: UInt32 { 256 }
  public static var disabled: UInt32 { 512 }
  public static var hidden: UInt32 { 1024 }
  public static var keepsOpen: UInt32 { 2048 }
  public static var state: UInt32 { 4096 }
  public static var elementSize: UInt32 { 8192 }
  public static var cached: UInt32 { 16384 }
  public static var allowsEmpty: UInt32 { 32768 }
  public static var userData: UInt32 { 65536 }
  public static var direction: UInt32 { 131072 }
  public static var arrowWidth: UInt32 { 262144 }

  /// The bits of options and of attributes among them.
  var options: UInt32 {
    (has(MenuFields.displaysInline) ? 1 : 0) | (has(MenuFields.singleSelection) ? 32 : 0)
      | (has(MenuFields.palette) ? 128 : 0)
  }

  var attributes: UInt32 {
    rawValue >> 9 & 1 | rawValue >> 7 & 2 | rawValue >> 8 & 4 | rawValue >> 8 & 8
  }

  public func has(_ field: UInt32) -> Bool { rawValue & field != 0 }
}

/// What makes a menu or an element of one, or changes it, checked. The texts of `element` are not
/// its own: they lie with the caller, here.
public struct MenuSpec {
  public var name: UnsafeBufferPointer<UInt8>
  public var title: UnsafeBufferPointer<UInt8>
  public var subtitle: UnsafeBufferPointer<UInt8>
  public var placeholder: UnsafeBufferPointer<UInt8>
  /// Everything else, with what the texts measure.
  public var element: MenuElement

  public init(
    name: UnsafeBufferPointer<UInt8>, title: UnsafeBufferPointer<UInt8>,
    subtitle: UnsafeBufferPointer<UInt8>, placeholder: UnsafeBufferPointer<UInt8>,
    element: MenuElement
  ) {
    self.name = name
    self.title = title
    self.subtitle = subtitle
    self.placeholder = placeholder
    self.element = element
  }

  var textCount: Int { name.count &+ title.count &+ subtitle.count &+ placeholder.count }
}

/// The menu that is open.
struct OpenMenu: BitwiseCopyable {
  let button: Int
  let root: Int
  /// Of the button, by which its deadlines stand among others of their time.
  let age: UInt64
  /// The pointer that scrolls a panel without touching it, and where it was.
  var scroller: Int32?
  var scrollY = 0.0
}

/// What a host sees of a menu or an element of one.
public struct MenuState {
  public var element: MenuElement
  public var parent: ObjectID
  /// The button that owns its root.
  public var button: ObjectID
  /// The menu whose selection it belongs to.
  public var group: ObjectID
  public var childCount: Int
  public var selectedCount: Int
  public var isOpen: Bool
}

/// What a host sees of the menu that is open.
public struct OpenMenuState {
  public var menu: ObjectID
  public var button: ObjectID
  public var levelCount: Int
  public var rowCount: Int
  public var highlighted: ObjectID
}

/// One row of the menu that is open, for those who cannot see it as well.
public struct OpenMenuRow {
  public var row: MenuRow
  public var element: MenuElement
  public var object: ObjectID
  public var level: Int
  public var frame: Rect
  public var isHighlighted: Bool
  /// Whether its submenu is open; nil without one.
  public var isExpanded: Bool?
  /// Whether its group allows one to be on, or it has a state at all.
  public var isExclusive: Bool
  public var isCheckable: Bool
  /// Its place among the rows of its level that can be reached, from 1, and how many there are; 0 for
  /// lines and titles.
  public var place: Int
  public var count: Int
}
