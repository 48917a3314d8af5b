import SidleControls
import SidleUnits

/// What a tap does: to rows that are open elsewhere, to a button, to the row.
extension Stage {
  mutating func tap(_ place: Int) {
    let contact = contacts[place]
    // A second pointer on a dragged row does nothing.
    if contact.row >= 0, rows[contact.row].row.isDragging { return }
    if isOutside(contact), closesRows(except: contact.row) {
      sweep = Sweep(nextSlot: 0, except: contact.row, x: contact.lastX, y: contact.lastY)
      return
    }
    guard contact.row >= 0 else { return }
    if contact.button >= 0 {
      trigger(contact.button, contact)
    } else {
      tapContent(contact)
    }
  }

  private mutating func trigger(_ button: Int, _ contact: Contact) {
    let row = contact.row
    let machine = rows[row].row
    events.append(
      Event(
        time: now, kind: EventKind.buttonTriggered.rawValue, reason: Reason.tap.rawValue,
        object: id(button: button).rawValue, other: id(row: row).rawValue,
        userData: buttons[button].userData, edge: buttons[button].edge.code, detail: 0,
        offset: machine.offset(at: now), velocity: machine.velocity(at: now), x: contact.lastX,
        y: contact.lastY),
      stepping: isStepping)
    send(row, to: .closed, reason: .action, x: contact.lastX, y: contact.lastY)
  }

  private mutating func tapContent(_ contact: Contact) {
    let row = contact.row
    let machine = rows[row].row
    switch machine.settings.tap {
    case .passes: break
    case .closes:
      if machine.destination != .closed { return answer(contact, .closed) }
    case .toggles:
      if machine.destination != .closed { return answer(contact, .closed) }
      let edge: Edge = machine.geometry.trailing.isEmpty ? .leading : .trailing
      if !machine.geometry.strip(edge).isEmpty {
        return answer(contact, .open(edge))
      }
    }
    // The row made nothing of it: the host may.
    events.append(
      Event(
        time: now, kind: EventKind.rowTapped.rawValue, reason: Reason.tap.rawValue,
        object: id(row: row).rawValue, other: 0, userData: rows[row].userData, edge: 0, detail: 0,
        offset: machine.offset(at: now), velocity: machine.velocity(at: now), x: contact.lastX,
        y: contact.lastY),
      stepping: isStepping)
  }

  /// The row moves because of a tap on it.
  private mutating func answer(_ contact: Contact, _ target: Rest) {
    send(contact.row, to: target, reason: .tap, x: contact.lastX, y: contact.lastY)
  }

  // MARK: Taps outside

  /// A tap on a button, or on a row that is open itself, is outside of nothing: it is meant.
  private func isOutside(_ contact: Contact) -> Bool {
    guard contact.row >= 0 else { return true }
    return contact.button < 0 && rows[contact.row].row.destination == .closed
  }

  /// Whether a tap on `except` (-1: on no row) closes any other row. Cost: O(rows), when any shows.
  private func closesRows(except: Int) -> Bool {
    guard shownCount > 0 else { return false }
    for slot in 0..<rows.slotCount where closesOnTapOutside(slot, except: except) { return true }
    return false
  }

  private func closesOnTapOutside(_ slot: Int, except: Int) -> Bool {
    guard slot != except, rows.life(slot) == .live, rows[slot].list >= 0 else { return false }
    guard lists[rows[slot].list].tapOutside == .closes, !rows[slot].row.isDragging else {
      return false
    }
    return rows[slot].row.destination != .closed
  }

  /// Closes the next row of the sweep, or ends it. Each row is an input of its own, so that there
  /// is room for its events.
  mutating func sweepOne() {
    guard var rest = sweep else { return }
    while rest.nextSlot < rows.slotCount {
      let slot = rest.nextSlot
      rest.nextSlot &+= 1
      guard closesOnTapOutside(slot, except: rest.except) else { continue }
      send(slot, to: .closed, reason: .tapOutside, x: rest.x, y: rest.y)
      sweep = rest
      return
    }
    sweep = nil
  }
}
