import SidleControls
import SidleGesture
import SidleUnits

/// What a host takes away from pointers, for a while or for good: rows and buttons that are
/// disabled, buttons that are hidden, drags that are cancelled, rows that are reset.
extension Stage {
  /// A row that is disabled while it is held, open or on its way closes.
  public mutating func setEnabled(row id: ObjectID, _ isEnabled: Bool) throws(Failure) {
    let slot = try slot(row: id)
    try checkRoom(events: RowChange.capacity)
    log.call("row_set_enabled", id, "enabled", isEnabled)
    guard rows[slot].row.isEnabled != isEnabled else { return }
    rows[slot].row.isEnabled = isEnabled
    guard !isEnabled else { return }
    closeMenu(row: slot, reason: .disabled)
    letGoContacts(on: slot, .disabled)
    send(slot, to: .closed, reason: .disabled)
  }

  /// Ends a drag of the row as when its contact is taken away; otherwise nothing.
  public mutating func cancel(row id: ObjectID) throws(Failure) {
    let slot = try slot(row: id)
    try checkRoom(events: RowChange.capacity)
    log.call("row_cancel", id)
    guard rows[slot].row.isDragging else { return }
    let change = rows[slot].row.cancelDrag(reason: .cancelled, at: now)
    apply(change, row: slot, wasShown: true)
  }

  /// Closed at once, for a row that is to stand for something else.
  public mutating func reset(row id: ObjectID) throws(Failure) {
    let slot = try slot(row: id)
    try checkRoom(events: RowChange.capacity)
    log.call("row_reset", id)
    closeMenu(row: slot, reason: .reset)
    letGoContacts(on: slot, .gone)
    contacts.taps.reset()
    if let button = confirmation?.button, buttons[button].row == slot {
      withdrawConfirmation(reason: .reset)
    }
    let wasShown = !rows[slot].row.isAtRestClosed
    let change = rows[slot].row.reset(at: now)
    apply(change, row: slot, wasShown: wasShown)
  }

  public mutating func setEnabled(button id: ObjectID, _ isEnabled: Bool) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(events: RowChange.capacity)
    log.call("button_set_enabled", id, "enabled", isEnabled)
    guard buttons[slot].isEnabled != isEnabled else { return }
    buttons[slot].isEnabled = isEnabled
    if !isEnabled {
      endPress(button: slot, reason: .disabled)
      closeMenu(button: slot, reason: .disabled)
    }
    markForUpdate(button: slot)
    reviewHover()
    guard buttons[slot].row >= 0 else { return }
    if !isEnabled { withdrawConfirmation(button: slot, reason: .disabled) }
    reviewMark(buttons[slot].row)
  }

  /// The row is laid out as if a hidden button were not there.
  public mutating func setHidden(button id: ObjectID, _ isHidden: Bool) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(events: RowChange.capacity)
    log.call("button_set_hidden", id, "hidden", isHidden)
    guard buttons[slot].isHidden != isHidden else { return }
    buttons[slot].isHidden = isHidden
    if isHidden {
      letGo(button: slot, reason: .hidden)
      closeMenu(button: slot, reason: .hidden)
    }
    review(button: slot)
    reviewHover()
    guard buttons[slot].row >= 0 else { return hideOwn(button: slot) }
    if isHidden { withdrawConfirmation(button: slot, reason: .hidden) }
    renumber(buttons[slot].row, buttons[slot].edge)
    relayout(buttons[slot].row, reason: .resized)
  }

  /// No contact has any more say in a row.
  private mutating func letGoContacts(on slot: Int, _ reason: Yield) {
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].row == slot {
      endPress(contact: place, reason: reason == .disabled ? .disabled : .reset)
      contacts.loseRow(place, reason)
    }
  }
}
