import CSidle
import SidleC

/// What a log says of buttons of their own, of presses, keys and the focus.
extension LogReplay {
  /// Nil for a line about something else. `object` is the id behind the second word, `focus` that of the
  /// field `button`.
  static func callButton(
    _ line: LogLine, on stage: OpaquePointer?, _ object: UInt64, focus: UInt64
  ) -> sidle_status? {
    let button = sidle_button(value: object)
    switch line.words[1] {
    case "button_set_frame": return sidle_button_set_frame(stage, button, line.rect("frame"))
    case "button_set_selected":
      return sidle_button_set_selected(stage, button, Int32(line.whole("selected")))
    case "button_set_disabled_reason":
      return withText(line.fields["reason"] ?? []) {
        sidle_button_set_disabled_reason(stage, button, $0)
      }
    case "button_perform": return sidle_button_perform(stage, button)
    case "button_set_needs_update": return sidle_button_set_needs_update(stage, button)
    case "button_take_update":
      var wasWaiting: Int32 = 0
      return sidle_button_take_update(stage, button, &wasWaiting)
    case "set_focus": return sidle_stage_set_focus(stage, sidle_button(value: focus))
    default: return nil
    }
  }
}

extension sidle_button_spec {
  mutating func setBehavior(_ line: LogLine) {
    if line.has("frame") { frame = line.rect("frame") }
    if line.has("selected") { selected = Int32(line.whole("selected")) }
    guard line.has("reports") else { return }
    reports = line.choice("reports", "actions tracking moves")
    changes_selection = Int32(line.whole("changes_selection"))
    shows_menu = Int32(line.whole("shows_menu"))
    focusable = Int32(line.whole("focusable"))
    wants_updates = Int32(line.whole("wants_updates"))
    fires_on = line.choice("fires_on", "up_inside down double up_anywhere")
    exit_cancels = Int32(line.whole("exit_cancels"))
    long_press_keeps_action = Int32(line.whole("long_press_keeps_action"))
    touch_slop = line.number("touch_slop")
    mouse_slop = line.number("mouse_slop")
    slop_hysteresis = line.number("slop_hysteresis")
    long_press = line.number("long_press")
    repeat_delay = line.number("repeat_delay")
    repeat_interval = line.number("repeat_interval")
    repeat_acceleration = line.number("repeat_acceleration")
    repeat_shortest = line.number("repeat_shortest")
    minimum_gap = line.number("minimum_gap")
    tap_window = line.number("tap_window")
  }
}
