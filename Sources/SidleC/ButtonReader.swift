import CSidle
import SidleControls
import SidleGesture
import SidleStage
import SidleUnits

/// From a spec to what makes a button, in a row or of its own.
@inline(never)
func readButton(
  _ full: sidle_button_spec, _ stage: StagePointer, kind: ButtonBehavior
) throws(Failure) -> ButtonSpec {
  _ = try Check.integer(Int64(full.reserved), "spec.reserved", 0...0, "it must be 0")
  let name = try Check.name(full.name, "spec.name")
  let title = try Check.title(full.title, "spec.title")
  let size = try stage.measure(title, fontSize: ControlTuning.buttonFontSize, "spec.title")
  return ButtonSpec(
    name: name, title: title, titleSize: size, userData: full.user_data,
    background: full.background, titleColor: full.title_color,
    isEnabled: try Check.flag(full.enabled, "spec.enabled"),
    isHidden: try Check.flag(full.hidden, "spec.hidden"), action: try readAction(full),
    frame: try Check.frame(full.frame, "spec.frame"),
    isSelected: try Check.flag(full.selected, "spec.selected"),
    behavior: try readBehavior(full, reports: kind.reports))
}

private func readBehavior(
  _ spec: sidle_button_spec, reports: ButtonBehavior.Reports
) throws(Failure) -> ButtonBehavior {
  let told =
    spec.reports == 0
    ? reports : UInt8(exactly: spec.reports).flatMap { ButtonBehavior.Reports(rawValue: $0) }
  var behavior = ButtonBehavior(
    try Check.choice(
      spec.reports, "spec.reports", told,
      "it must be SIDLE_REPORTS_AUTOMATIC, _ACTIONS, _TRACKING or _MOVES"))
  behavior.changesSelection = try Check.flag(spec.changes_selection, "spec.changes_selection")
  behavior.showsMenu = try Check.flag(spec.shows_menu, "spec.shows_menu")
  behavior.isFocusable = try Check.flag(spec.focusable, "spec.focusable")
  behavior.wantsUpdates = try Check.flag(spec.wants_updates, "spec.wants_updates")
  behavior.press = try readPress(spec)
  return behavior
}

private func readPress(_ spec: sidle_button_spec) throws(Failure) -> PressSettings {
  var press = PressSettings()
  press.fires = try Check.choice(
    spec.fires_on, "spec.fires_on",
    UInt8(exactly: spec.fires_on).flatMap { PressSettings.Fires(rawValue: $0) },
    "it must be SIDLE_FIRES_ON_UP_INSIDE, _DOWN, _DOUBLE or _UP_ANYWHERE")
  press.exitCancels = try Check.flag(spec.exit_cancels, "spec.exit_cancels")
  press.longPressKeepsAction = try Check.flag(
    spec.long_press_keeps_action, "spec.long_press_keeps_action")
  press.touchSlop = try Check.length(spec.touch_slop, "spec.touch_slop")
  press.mouseSlop = try Check.length(spec.mouse_slop, "spec.mouse_slop")
  press.hysteresis = try Check.length(spec.slop_hysteresis, "spec.slop_hysteresis")
  press.longPress = try readTime(spec.long_press, "spec.long_press")
  press.repeats = HoldSettings(
    delay: try readTime(spec.repeat_delay, "spec.repeat_delay"),
    interval: try readTime(spec.repeat_interval, "spec.repeat_interval"),
    acceleration: try Check.number(
      spec.repeat_acceleration, "spec.repeat_acceleration", 0.01, 1, "it must be 0.01 to 1"),
    shortest: try readTime(
      try Check.number(
        spec.repeat_shortest, "spec.repeat_shortest", 1e-9, 1e6, "it must be 1e-9 to 1e6"),
      "spec.repeat_shortest"))
  // What decides nothing is as it is by default, so that it never tells states apart.
  if press.repeats.delay == 0 { press.repeats = PressSettings().repeats }
  press.gap = try readTime(spec.minimum_gap, "spec.minimum_gap")
  press.tapWindow = try readTime(spec.tap_window, "spec.tap_window")
  return press
}
