import SidleUnits

/// What an element of a menu is. The raw values are those of `SIDLE_ELEMENT_` in the C header.
public enum MenuKind: UInt8, BitwiseCopyable {
  /// A leaf: something to choose.
  case action = 1
  /// Elements of its own: a submenu, or a group in the place where it stands.
  case menu = 2
  /// A place for elements that the host gives when they are about to be seen: its children.
  case deferred = 3
}

/// Whether a leaf is chosen. The raw values are those of `SIDLE_ITEM_`.
public enum MenuItemState: UInt8, BitwiseCopyable {
  case off = 0
  case on = 1
  case mixed = 2
}

/// How much of an element is shown, for the children of a menu. The raw values are those of
/// `SIDLE_ELEMENT_SIZE_`.
public enum MenuElementSize: UInt8, BitwiseCopyable {
  /// Palettes take small ones, other menus large ones.
  case automatic = 0
  /// Side by side, images only.
  case small = 1
  /// Side by side.
  case medium = 2
  /// A row of its own for each.
  case large = 3
}

/// How a menu shows its children; bits as UIKit has them.
public struct MenuOptions: BitwiseCopyable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The children stand in the parent between lines.
  public var isInline: Bool { rawValue & 1 != 0 }
  /// Of the leaves below it one at most is on.
  public var isSingleSelection: Bool { rawValue & 32 != 0 }
  /// The children stand side by side.
  public var isPalette: Bool { rawValue & 128 != 0 }
}

/// What can be done with an element; bits as UIKit has them.
public struct MenuAttributes: BitwiseCopyable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public var isDisabled: Bool { rawValue & 1 != 0 }
  public var isDestructive: Bool { rawValue & 2 != 0 }
  public var isHidden: Bool { rawValue & 4 != 0 }
  /// Choosing it leaves the menu open.
  public var keepsOpen: Bool { rawValue & 8 != 0 }
}

/// A menu or an element of one. Values, and the slots of those around it in the tree, -1 for none.
public struct MenuElement: BitwiseCopyable {
  public var kind: MenuKind
  public var options = MenuOptions(rawValue: 0)
  public var attributes = MenuAttributes(rawValue: 0)
  public var state = MenuItemState.off
  public var elementSize = MenuElementSize.automatic
  /// Of a root: whether a pop-up button owns it, which makes it a menu with single selection.
  public var isPopUp = false
  /// Of a root: whether a pop-up may have nothing on.
  public var allowsEmpty = false
  public var isCached = false
  /// Of a root: how it is read, and how wide the part of its button is that opens it alone, points.
  public var direction = LayoutDirection.leftToRight
  public var arrowWidth = 0.0
  public var deferred = DeferredContent.unasked

  public var name = StoredText.empty
  public var title = StoredText.empty
  public var titleSize = Size(width: 0, height: 0)
  /// The sizes that its texts were measured with, those of the theme of that time.
  public var fontSize = 17.0
  public var subtitleFontSize = 13.0
  /// As large as the title is on a button.
  public var buttonTitleSize = Size(width: 0, height: 0)
  public var subtitle = StoredText.empty
  public var subtitleSize = Size(width: 0, height: 0)
  /// What a pop-up shows while nothing is on.
  public var placeholder = StoredText.empty
  public var placeholderSize = Size(width: 0, height: 0)
  /// 0: none.
  public var image: UInt64 = 0
  public var selectedImage: UInt64 = 0
  public var userData: UInt64 = 0

  public internal(set) var parent: Int32 = -1
  public internal(set) var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  public internal(set) var next: Int32 = -1
  var previous: Int32 = -1
  /// How far below its root: 0 for a root.
  public internal(set) var depth: UInt8 = 0
  /// Of a root: elements below it, and those of them that are deferred.
  public internal(set) var count: Int32 = 0
  var deferredCount: Int32 = 0
  /// What its deferred parent had been asked when it was created.
  var stamp: Int32 = 0
  /// Whether a question that was asked is still to be told.
  var isQuestionDue = false
  /// Of a root: slot of the button that owns it.
  public var button: Int32 = -1

  public init(kind: MenuKind) { self.kind = kind }

  /// The image for the state it is in.
  public var shownImage: UInt64 { state == .on && selectedImage != 0 ? selectedImage : image }
  public var isDestructive: Bool { attributes.isDestructive }

  public func hash(into hash: inout Hash64) {
    hash.add(Int32(kind.rawValue))
    hash.add(Int32(state.rawValue))
    hash.add(Int32(elementSize.rawValue))
    hash.add(isPopUp)
    hash.add(allowsEmpty)
    hash.add(isCached)
    hash.add(isQuestionDue)
    hash.add(Int32(direction.rawValue))
    hash.add(UInt64(options.rawValue) << 32 | UInt64(attributes.rawValue))
    switch deferred {
    case .unasked: hash.add(Int64(0))
    case .asked(let token): hash.add(Int64(1) << 32 | Int64(token))
    case .ready(let token): hash.add(Int64(2) << 32 | Int64(token))
    case .lapsed(let token): hash.add(Int64(3) << 32 | Int64(token))
    }
    hash.add(name.buffer)
    hash.add(title.buffer)
    hash.add(titleSize.width)
    hash.add(titleSize.height)
    hash.add(fontSize)
    hash.add(subtitle.buffer)
    hash.add(subtitleSize.width)
    hash.add(placeholder.buffer)
    hash.add(image)
    hash.add(selectedImage)
    hash.add(userData)
    hash.add(arrowWidth)
    hash.add(Int64(parent))
    hash.add(Int64(next))
    hash.add(stamp)
    hash.add(button)
  }

  public func free(_ allocator: Allocator) {
    title.free(allocator)
    subtitle.free(allocator)
    placeholder.free(allocator)
  }
}
