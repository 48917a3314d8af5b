import SidleControls
import SidleUnits

/// The pointer that hovers, and the button it is over.
struct Hover: BitwiseCopyable {
  /// Whether a pointer hovers, and where.
  var isOn = false
  var pointer: Int32 = 0
  var x = 0.0
  var y = 0.0
  /// Slot of the button under it, -1 without one.
  var button = -1
}

/// Hovering: a button under a pointer that touches nothing. A button that is disabled is not hovered, and
/// is again as soon as it is enabled, without the pointer having moved.
extension Stage {
  mutating func hover(_ sample: Sample) {
    hover.isOn = true
    hover.pointer = sample.pointer
    hover.x = sample.x
    hover.y = sample.y
    reviewHover()
  }

  /// What lies under the pointer may have changed. Cost: O(1) while nothing hovers.
  @inline(never)
  mutating func reviewHover() {
    guard hover.isOn else { return }
    // While a menu is open every pointer is its own.
    let found = openedMenu == nil ? hit(x: hover.x, y: hover.y).button : -1
    let button =
      found >= 0 && buttons[found].parts >= 0 && buttons[found].isEnabled ? found : -1
    guard button != hover.button else { return }
    leaveHovered(reason: .touch)
    guard button >= 0 else { return }
    hover.button = button
    markForUpdate(button: button)
    report(.buttonHoverBegan, button: button, reason: .touch, x: hover.x, y: hover.y)
  }

  mutating func leaveHovered(reason: Reason) {
    let button = hover.button
    guard button >= 0 else { return }
    hover.button = -1
    markForUpdate(button: button)
    report(.buttonHoverEnded, button: button, reason: reason, x: hover.x, y: hover.y)
  }

  /// Nothing hovers any more.
  mutating func endHover() {
    leaveHovered(reason: .cancelled)
    hover = Hover()
  }
}
