import SidleControls
import SidleUnits

/// Menus: where presses and keys get to them.
extension Stage {
  /// Whether a press of the button shows its menu when it begins, and not when it ends.
  func opensMenuOnDown(button slot: Int) -> Bool { false }

  /// Shows the menu of a button. `contact` is the place of the one that goes on pressing, -1 for none.
  mutating func openMenu(button slot: Int, contact: Int, reason: Reason) {}

  /// A long press of a button that does not show its menu otherwise.
  mutating func longPressOpens(button slot: Int, contact: Int) {}

  /// Whether a key is the open menu's.
  mutating func menuTakes(key: Int32, isDown: Bool) -> Bool { false }

  /// Whether a sample of a pointer is the open menu's.
  mutating func menuTakes(_ sample: Sample) -> Bool { false }

  /// Takes the open menu away.
  mutating func closeMenu(reason: Reason) {}
}
