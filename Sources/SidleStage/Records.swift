import SidleControls
import SidleUnits

/// How many rows of a list may be open.
public enum ListPolicy: UInt8, BitwiseCopyable { case one, many }
/// What a tap elsewhere does to the open rows of a list.
public enum TapOutside: UInt8, BitwiseCopyable { case closes, ignored }

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
  /// Rows from the top.
  var rows = SlotArray()
  var contentHeight = 0.0
  /// Under policy one: the row that is open, opening or dragged; -1 when none is.
  var active = -1
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
  /// Slot of the list, -1 without one.
  var list: Int
  /// Place in the list, or among the rows without one.
  var index = 0
  /// Distance of the row's top from the top of its list's content.
  var top = 0.0
  var height: Double
  /// Of a row without a list.
  var frame: Rect
  var leading = SlotArray()
  var trailing = SlotArray()
  /// When it was created, in order of creation on the stage: older deadlines come first.
  var age: UInt64

  func buttons(_ edge: Edge) -> SlotArray { edge == .leading ? leading : trailing }
}

struct ButtonRecord: BitwiseCopyable {
  var name: StoredText
  var title: StoredText
  var titleSize: Size
  var userData: UInt64
  var background: UInt32
  var titleColor: UInt32
  var row: Int
  var edge: Edge
  var index: Int
}

/// The name of a destroyed object, kept until no batch of events can name it any more. When that
/// is depends on how time is sliced, so it is no part of the state that decides anything.
struct Ghost: BitwiseCopyable {
  var id: ObjectID
  var name: StoredText
  var step: UInt64
}
