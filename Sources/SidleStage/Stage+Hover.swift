import SidleControls
import SidleGesture
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
  }

  /// What lies under pointers may have changed: under those that press buttons of rows, and under the one that
  /// hovers. Done after every input and every call of the host, at their times: so that it does not depend on
  /// how time is sliced. A row on its way is looked at when it has come to rest, if nothing else happens
  /// before. Cost: O(contacts).
  @inline(__always)
  public mutating func reviewPointers() {
    if hover.isOn || reviewIsDue || contacts.hasPress { lookUnderPointers() }
  }

  @inline(never)
  private mutating func lookUnderPointers() {
    // Without room for what it may tell it waits for the next step.
    reviewIsDue = !isStepping && !events.hasRoom(forWaiting: 2 &* contacts.count &+ 2)
    if reviewIsDue { return }
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].press.isActive {
      let button = contacts[place].button
      if button >= 0, buttons[button].row >= 0 { followPress(place, hasMoved: false) }
    }
    reviewHover()
  }

  /// What lies under the pointer that hovers may have changed. Cost: O(1) while none does.
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
