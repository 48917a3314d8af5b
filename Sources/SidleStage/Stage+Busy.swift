import SidleUnits

/// Buttons that are busy: they stay where they are, keep the focus, and take no press.
extension Stage {
  func isBusy(button slot: Int) -> Bool { false }

  /// Where a button can be hit.
  func hitBox(button slot: Int) -> Rect {
    let row = buttons[slot].row
    return row < 0 ? parts[buttons[slot].parts].frame : frame(button: slot, in: frames(row: row))
  }
}
