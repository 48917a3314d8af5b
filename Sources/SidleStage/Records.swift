import SidleControls
import SidleUnits

/// How many rows of a list may be open.
public enum ListPolicy: UInt8, BitwiseCopyable { case one, many }
/// What a tap elsewhere does to the open rows of a list.
public enum TapOutside: UInt8, BitwiseCopyable { case closes, ignored, passes }
/// What a drag of another row comes to while a row is open that gives way to it.
public enum SecondRow: UInt8, BitwiseCopyable { case handOver, closeOnly }

/// A list: a frame in which rows are stacked.
struct ListRecord: BitwiseCopyable {
  var name: StoredText
  var userData: UInt64
  var frame: Rect
  var spacing: Double
  var scrollOffset: Double
  var policy: ListPolicy
  var tapOutside: TapOutside
  var direction: LayoutDirection
  var background: UInt32
  var secondRow: SecondRow
  var closesOnScroll: Bool
  /// Whether it scrolls by itself: then `scroll` says how far, else `scrollOffset`.
  var scrolls: Bool
  var scroll: ListScroll
  /// When it was created, in order of creation on the stage.
  var age: UInt64
  /// Rows from the top.
  var rows = SlotArray()
  var contentHeight = 0.0
  /// Under policy one: the row that is open, opening or dragged; -1 when none is.
  var active = -1
  /// Whether its one hint was given.
  var isHinted = false
  /// The first of the rows whose height changes; -1 when none does.
  var firstCollapsing = -1
}

/// A row and what it owns. `row` is the machine; the rest is layout and looks.
struct RowRecord: BitwiseCopyable {
  var row: Row
  var name: StoredText
  var title: StoredText
  var titleSize: Size
  var userData: UInt64
  var contentToken: UInt64
  var background: UInt32
  var titleColor: UInt32
  private var listSlot: Int32
  private var place: Int32
  /// Slot of its group, -1 without one.
  var group: Int32 = -1
  /// Distance of the row's top from the top of its list's content.
  var top = 0.0
  var height: Double
  var leading = SlotArray()
  var trailing = SlotArray()
  var targets = TargetArray()
  /// When it was created, in order of creation on the stage: older deadlines come first.
  var age: UInt64
  private var markedSlot: Int32 = -1
  private var nextSlot: Int32 = -1
  var heightLeft = RowHeight.full
  /// Whether the button that was carried out still has to be confirmed.
  var isAsking = false
  /// Whether any of its buttons ever had a level.
  var hasLevels = false

  init(
    row: Row, name: StoredText, title: StoredText, spec: RowSpec, list: Int, index: Int, age: UInt64
  ) {
    self.row = row
    self.name = name
    self.title = title
    titleSize = spec.titleSize
    userData = spec.userData
    contentToken = spec.contentToken
    background = spec.background
    titleColor = spec.titleColor
    listSlot = Int32(truncatingIfNeeded: list)
    place = Int32(truncatingIfNeeded: index)
    height = spec.height
    self.age = age
  }

  /// Slot of the list, -1 without one.
  var list: Int { Int(listSlot) }

  /// Place in the list, or among the rows without one.
  var index: Int {
    get { Int(place) }
    set { place = Int32(truncatingIfNeeded: newValue) }
  }

  /// Slot of the button that a lift would carry out, or that was and took the row along; -1 without.
  var marked: Int {
    get { Int(markedSlot) }
    set { markedSlot = Int32(truncatingIfNeeded: newValue) }
  }

  /// Slot of the next row of the list whose height changes; -1 after the last.
  var nextCollapsing: Int {
    get { Int(nextSlot) }
    set { nextSlot = Int32(truncatingIfNeeded: newValue) }
  }

  func buttons(_ edge: Edge) -> SlotArray { edge == .leading ? leading : trailing }
}

struct ButtonRecord: BitwiseCopyable {
  var name: StoredText
  var title: StoredText
  var titleSize: Size
  var userData: UInt64
  var background: UInt32
  var titleColor: UInt32
  let action: ButtonAction
  private var rowSlot: Int32
  let edge: Edge
  private var place: UInt8
  private var shownPlace: UInt8
  /// Bit 0: hidden; bit 1: disabled.
  private var marks: UInt8
  private var partsSlot: Int32 = -1

  init(
    name: StoredText, title: StoredText, spec: ButtonSpec, row: Int, edge: Edge, index: Int
  ) {
    self.name = name
    self.title = title
    titleSize = spec.titleSize
    userData = spec.userData
    background = spec.background
    titleColor = spec.titleColor
    action = spec.action
    rowSlot = Int32(truncatingIfNeeded: row)
    self.edge = edge
    place = UInt8(truncatingIfNeeded: index)
    shownPlace = place
    marks = (spec.isHidden ? 1 : 0) | (spec.isEnabled ? 0 : 2)
  }

  var isHidden: Bool {
    get { marks & 1 != 0 }
    set { marks = marks & 2 | (newValue ? 1 : 0) }
  }

  /// Whether a tap triggers it.
  var isEnabled: Bool {
    get { marks & 2 == 0 }
    set { marks = marks & 1 | (newValue ? 0 : 2) }
  }

  /// Place among those of its edge that are not hidden.
  var shownIndex: Int {
    get { Int(shownPlace) }
    set { shownPlace = UInt8(truncatingIfNeeded: newValue) }
  }

  /// Slot of its row, -1 of one of its own.
  var row: Int { Int(rowSlot) }

  /// Slot of its parts, -1 without.
  var parts: Int {
    get { Int(partsSlot) }
    set { partsSlot = Int32(truncatingIfNeeded: newValue) }
  }

  /// Place among the buttons of its edge, from leading to trailing.
  var index: Int {
    get { Int(place) }
    set { place = UInt8(truncatingIfNeeded: newValue) }
  }
}

/// The name of a destroyed object, kept until no batch of events can name it any more. When that
/// is depends on how time is sliced, so it is no part of the state that decides anything.
struct Ghost: BitwiseCopyable {
  var id: ObjectID
  var name: StoredText
  var step: UInt64
}
