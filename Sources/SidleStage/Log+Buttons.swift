import SidleControls
import SidleGesture
import SidleUnits

/// The records of buttons, their presses and the focus. Fields stand in the order of the C header's spec.
extension Log {
  /// `edge` is nil for a button of its own. What the button does stands only where it differs from what
  /// buttons of its kind do by default.
  mutating func create(
    button: ObjectID, row: ObjectID, edge: Edge?, _ spec: ButtonSpec, over kind: ButtonBehavior
  ) {
    line {
      $0.append("button ")
      $0.append(reference: button)
      $0.append(" row=")
      $0.append(reference: row)
      if let edge { $0.field("edge", word: edge.name) }
      $0.field("name", quoted: spec.name)
      $0.field("title", quoted: spec.title)
      $0.field("measured", spec.titleSize)
      $0.field("user_data", spec.userData)
      $0.field("background", color: spec.background)
      $0.field("title_color", color: spec.titleColor)
      if !spec.isEnabled { $0.field("enabled", Int64(0)) }
      if spec.isHidden { $0.field("hidden", Int64(1)) }
      $0.fields(spec.action)
      if edge == nil { $0.field("frame", spec.frame) }
      if spec.isSelected { $0.field("selected", Int64(1)) }
      if spec.behavior != kind { $0.fields(spec.behavior) }
    }
  }

  mutating func setDisabledReason(
    _ button: ObjectID, _ reason: UnsafeBufferPointer<UInt8>
  ) {
    line {
      $0.call("button_set_disabled_reason", button)
      $0.field("reason", quoted: reason)
    }
  }

  mutating func focus(_ button: ObjectID) {
    line {
      $0.append("call set_focus")
      guard !button.isNull else { return }
      $0.append(" button=")
      $0.append(reference: button)
    }
  }
}

extension ByteWriter {
  fileprivate mutating func fields(_ behavior: ButtonBehavior) {
    let press = behavior.press
    field("reports", word: behavior.reports.word)
    field("changes_selection", Int64(behavior.changesSelection ? 1 : 0))
    field("shows_menu", Int64(behavior.showsMenu ? 1 : 0))
    field("focusable", Int64(behavior.isFocusable ? 1 : 0))
    field("wants_updates", Int64(behavior.wantsUpdates ? 1 : 0))
    field("fires_on", word: press.fires.word)
    field("exit_cancels", Int64(press.exitCancels ? 1 : 0))
    field("long_press_keeps_action", Int64(press.longPressKeepsAction ? 1 : 0))
    field("touch_slop", press.touchSlop)
    field("mouse_slop", press.mouseSlop)
    field("slop_hysteresis", press.hysteresis)
    field("long_press", Elementary.seconds(press.longPress))
    field("repeat_delay", Elementary.seconds(press.repeats.delay))
    field("repeat_interval", Elementary.seconds(press.repeats.interval))
    field("repeat_acceleration", press.repeats.acceleration)
    field("repeat_shortest", Elementary.seconds(press.repeats.shortest))
    field("minimum_gap", Elementary.seconds(press.gap))
    field("tap_window", Elementary.seconds(press.tapWindow))
  }
}

extension ButtonBehavior.Reports {
  var word: StaticString {
    switch self {
    case .actions: return "actions"
    case .tracking: return "tracking"
    case .moves: return "moves"
    }
  }
}

extension PressSettings.Fires {
  var word: StaticString {
    switch self {
    case .upInside: return "up_inside"
    case .down: return "down"
    case .double: return "double"
    case .upAnywhere: return "up_anywhere"
    }
  }
}
