import SidleControls
import SidleUnits

/// What can be announced. The raw values are those of `SIDLE_EVENT_` in the C header.
public enum EventKind: Int32, BitwiseCopyable {
  case rowDragBegan = 1
  case rowDragEnded = 2
  case rowWillOpen = 3
  case rowOpened = 4
  case rowWillClose = 5
  case rowClosed = 6
  case rowInterrupted = 7
  case rowTapped = 8
  case buttonTriggered = 9
  case animationEnded = 10
  case rowLongPressed = 11
  case layerTransitionBegan = 12
  case layerTransitionEnded = 13
  case listScrollBegan = 14
  case listScrollEnded = 15
  case rowArmed = 16
  case rowDisarmed = 17
  case rowLevelEntered = 18
  case rowLevelLeft = 19
  case rowCommitted = 20
  case rowCollapseBegan = 21
  case rowRemoved = 22
  case rowRestored = 23
  case buttonConfirmNeeded = 24
  case buttonConfirmWithdrawn = 25
  case buttonDown = 26
  case buttonDownRepeat = 27
  case buttonDragInside = 28
  case buttonDragOutside = 29
  case buttonDragEnter = 30
  case buttonDragExit = 31
  case buttonUpInside = 32
  case buttonUpOutside = 33
  case buttonCancelled = 34
  case buttonLongPressed = 35
  case buttonChanged = 36
  case buttonNeedsUpdate = 37
  case buttonUpdateLoop = 38
  case buttonFocused = 39
  case buttonUnfocused = 40
  case buttonHoverBegan = 41
  case buttonHoverEnded = 42
  case buttonMenuAction = 43
  case menuOpened = 44
  case menuClosed = 45
  case menuItemTriggered = 46
  case menuItemChanged = 47
  case menuSelectionChanged = 48
  case menuContentNeeded = 49

  public var name: StaticString {
    switch self {
    case .rowDragBegan: return "drag_began"
    case .rowDragEnded: return "drag_ended"
    case .rowWillOpen: return "will_open"
    case .rowOpened: return "opened"
    case .rowWillClose: return "will_close"
    case .rowClosed: return "closed"
    case .rowInterrupted: return "interrupted"
    case .rowTapped: return "tapped"
    case .buttonTriggered: return "button_triggered"
    case .animationEnded: return "ended"
    case .rowLongPressed: return "long_pressed"
    case .layerTransitionBegan: return "transition_began"
    case .layerTransitionEnded: return "transition_ended"
    case .listScrollBegan: return "scroll_began"
    case .listScrollEnded: return "scroll_ended"
    case .rowArmed: return "armed"
    case .rowDisarmed: return "disarmed"
    case .rowLevelEntered: return "level_entered"
    case .rowLevelLeft: return "level_left"
    case .rowCommitted: return "committed"
    case .rowCollapseBegan: return "collapse_began"
    case .rowRemoved: return "removed"
    case .rowRestored: return "restored"
    case .buttonConfirmNeeded: return "confirm_needed"
    case .buttonConfirmWithdrawn: return "confirm_withdrawn"
    case .buttonDown: return "down"
    case .buttonDownRepeat: return "down_repeat"
    case .buttonDragInside: return "drag_inside"
    case .buttonDragOutside: return "drag_outside"
    case .buttonDragEnter: return "drag_enter"
    case .buttonDragExit: return "drag_exit"
    case .buttonUpInside: return "up_inside"
    case .buttonUpOutside: return "up_outside"
    case .buttonCancelled: return "cancelled"
    case .buttonLongPressed: return "button_long_pressed"
    case .buttonChanged: return "changed"
    case .buttonNeedsUpdate: return "needs_update"
    case .buttonUpdateLoop: return "update_loop"
    case .buttonFocused: return "focused"
    case .buttonUnfocused: return "unfocused"
    case .buttonHoverBegan: return "hover_began"
    case .buttonHoverEnded: return "hover_ended"
    case .buttonMenuAction: return "menu_action"
    case .menuOpened: return "menu_opened"
    case .menuClosed: return "menu_closed"
    case .menuItemTriggered: return "item_triggered"
    case .menuItemChanged: return "item_changed"
    case .menuSelectionChanged: return "selection_changed"
    case .menuContentNeeded: return "content_needed"
    }
  }
}

extension Reason {
  public var name: StaticString {
    switch self {
    case .none: return "none"
    case .touch: return "touch"
    case .code: return "code"
    case .tap: return "tap"
    case .tapOutside: return "tap_outside"
    case .otherRow: return "other_row"
    case .action: return "action"
    case .cancelled: return "cancelled"
    case .removed: return "removed"
    case .resized: return "resized"
    case .disabled: return "disabled"
    case .reset: return "reset"
    case .scroll: return "scroll"
    case .group: return "group"
    case .accessibility: return "accessibility"
    case .timedOut: return "timed_out"
    case .key: return "key"
    case .hold: return "hold"
    case .hidden: return "hidden"
    case .focus: return "focus"
    case .busy: return "busy"
    case .secondary: return "secondary"
    case .otherMenu: return "other_menu"
    }
  }
}

extension Edge {
  public var name: StaticString { self == .leading ? "leading" : "trailing" }
  /// The value of `SIDLE_EDGE_`.
  public var code: Int32 { self == .leading ? 1 : 2 }
}

/// One event, laid out as `sidle_event`: hosts read this memory.
public struct Event: BitwiseCopyable {
  public var time: Int64
  public var kind: Int32
  public var reason: Int32
  public var object: UInt64
  public var other: UInt64
  public var userData: UInt64
  public var edge: Int32
  public var detail: Int32
  public var offset: Double
  public var velocity: Double
  public var x: Double
  public var y: Double

  func hash(into hash: inout Hash64) {
    hash.add(time)
    hash.add(kind)
    hash.add(reason)
    hash.add(ObjectID(rawValue: object).withoutTag)
    hash.add(ObjectID(rawValue: other).withoutTag)
    hash.add(userData)
    hash.add(edge)
    hash.add(detail)
    hash.add(offset)
    hash.add(velocity)
    hash.add(x)
    hash.add(y)
  }
}
