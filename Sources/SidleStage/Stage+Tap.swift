import SidleControls
import SidleGesture
import SidleUnits

/// What a tap does: to rows that are open elsewhere, to a button, to the row.
extension Stage {
  mutating func tap(_ place: Int) {
    let contact = contacts[place]
    // A second pointer on a dragged row does nothing, nor any on a row that is committed.
    if contact.row >= 0, rows[contact.row].row.isOutOfReach { return }
    if confirmation != nil, confirmation?.button != contact.button {
      withdrawConfirmation(reason: .tap, x: contact.lastX, y: contact.lastY)
    }
    if isOutside(contact), let outside = closedRows(except: contact.row) {
      sweep = Sweep(
        nextSlot: 0, except: contact.row, x: contact.lastX, y: contact.lastY,
        tap: outside == .passes && contact.row >= 0
          ? PassedTap(row: id(row: contact.row), target: contact.target, begun: contact.begun) : nil
      )
      return
    }
    guard contact.row >= 0, rows[contact.row].row.isEnabled else { return }
    if contact.button >= 0 {
      guard contact.acts, isUnder(place) else { return }
      act(
        contact.button, reason: .tap, guarded: true, opens: contact.opensMenu, x: contact.lastX,
        y: contact.lastY)
    } else {
      tapContent(contact)
    }
  }

  /// Whether the button that a contact went down on is still there, within what a tap may wander.
  private func isUnder(_ place: Int) -> Bool {
    let button = contacts[place].button
    let slop = rows[buttons[button].row].row.settings.swipe.tapSlop
    return hitBox(button: button).map {
      PressRecognizer.reaches(x: contacts[place].lastX, y: contacts[place].lastY, $0, slop)
    } ?? false
  }

  /// A lift from a button of its own.
  mutating func tapOwnButton(_ place: Int) {
    let contact = contacts[place]
    guard contact.button >= 0, contact.row < 0, contact.acts else { return }
    act(
      contact.button, reason: .tap, guarded: true, opens: contact.opensMenu, x: contact.lastX,
      y: contact.lastY)
  }

  /// A button of a row was chosen, the `count`th time while it is held; a pointer, if one did it, is at
  /// x, y.
  mutating func trigger(
    _ button: Int, reason: Reason, count: Int32 = 0, x: Double, y: Double
  ) {
    let row = buttons[button].row
    guard buttons[button].isEnabled, !rows[row].row.isOutOfReach else { return }
    if confirmation?.button != button { withdrawConfirmation(reason: reason, x: x, y: y) }
    if buttons[button].action.needsConfirm {
      guard confirmation != nil else {
        return askForConfirmation(button, reason: reason, x: x, y: y)
      }
      // To go on holding it is no second tap.
      if reason == .hold { return }
    }
    confirmation = nil
    if buttons[button].action.removes {
      return commit(
        row: row, button: button, reason: reason, count: count, velocity: 0, x: x, y: y)
    }
    let machine = rows[row].row
    announceTriggered(
      button, reason: reason, count: count, offset: machine.offset(at: now),
      velocity: machine.velocity(at: now), x: x, y: y)
    guard !buttons[button].action.keepsOpen else { return }
    send(row, to: .closed, reason: .action, x: x, y: y)
  }

  /// Tells that a button of a row was carried out, which turns it on or off where it is to.
  mutating func announceTriggered(
    _ button: Int, reason: Reason, count: Int32 = 0, offset: Double, velocity: Double, x: Double,
    y: Double
  ) {
    let isChanged = toggle(button: button)
    announce(
      .buttonTriggered, button: button, reason: reason, detail: count, offset: offset,
      velocity: velocity, x: x, y: y)
    if isChanged { reportChange(of: button, reason: reason, x: x, y: y) }
  }

  private mutating func tapContent(_ contact: Contact) {
    let row = contact.row
    let count = contacts.taps.tapped(
      target: id(row: row).withoutTag, part: contact.target, begun: contact.begun, ended: now,
      x: contact.lastX,
      y: contact.lastY, window: rows[row].row.settings.swipe.tapWindow)
    tapContent(
      row, target: contact.target, count: count, reason: .tap, x: contact.lastX, y: contact.lastY)
  }

  /// A tap on a target, or where there is none (0). The row answers the first tap of several, and only
  /// once; what lies on a closed row answers by itself.
  @inline(never)
  mutating func tapContent(
    _ row: Int, target number: Int32, count: Int32, reason: Reason, x: Double, y: Double
  ) {
    let isTargets = number != 0 && rows[row].row.destination == .closed
    if count == 1, !isTargets, let target = answer(row: row) {
      send(row, to: target, reason: reason, x: x, y: y)
    } else {
      announce(.rowTapped, row, target: number, reason: reason, detail: count, x: x, y: y)
    }
  }

  /// Where a tap on its content sends a row; nil when the row makes nothing of it and the host may.
  private func answer(row: Int) -> Rest? {
    let machine = rows[row].row
    switch machine.settings.tap {
    case .passes: return nil
    case .closes: return machine.destination == .closed ? nil : .closed
    case .toggles:
      if machine.destination != .closed { return .closed }
      let edge: Edge = machine.geometry.trailing.isEmpty ? .leading : .trailing
      return machine.geometry.strip(edge).isEmpty ? nil : .open(edge)
    }
  }

  /// A contact stayed on the content for as long as its row asks for.
  mutating func longPress(_ place: Int) {
    let contact = contacts[place]
    // Taken since: a second pointer on a dragged row does nothing.
    guard contact.row >= 0, !rows[contact.row].row.isOutOfReach else {
      return contacts.letGo(place, .busy)
    }
    contacts.taps.reset()
    announce(
      .rowLongPressed, contact.row, target: contact.target, reason: .touch, detail: 0,
      x: contact.lastX, y: contact.lastY)
  }

  /// Tells the host of what was done on a row's content.
  @inline(never)
  private mutating func announce(
    _ kind: EventKind, _ row: Int, target: Int32, reason: Reason, detail: Int32, x: Double,
    y: Double
  ) {
    let machine = rows[row].row
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: reason.rawValue,
        object: id(row: row).rawValue, other: UInt64(UInt32(bitPattern: target)),
        userData: rows[row].userData, edge: 0, detail: detail, offset: machine.offset(at: now),
        velocity: machine.velocity(at: now), x: x, y: y),
      stepping: isStepping)
  }

  // MARK: Taps outside

  /// A tap on a button, or on a row that is open itself, is outside of nothing: it is meant.
  private func isOutside(_ contact: Contact) -> Bool {
    guard contact.row >= 0 else { return true }
    return contact.button < 0 && rows[contact.row].row.destination == .closed
  }

  /// What becomes of a tap on `except` (-1: on no row) that closes other rows: it passes when the
  /// lists of all of them let it. Nil when it closes none. Cost: O(rows), when any shows.
  private func closedRows(except: Int) -> TapOutside? {
    guard shownCount > 0 else { return nil }
    var found: TapOutside?
    for slot in 0..<rows.slotCount where closesOnTapOutside(slot, except: except) {
      found = lists[rows[slot].list].tapOutside
      if found == .closes { break }
    }
    return found
  }

  private func closesOnTapOutside(_ slot: Int, except: Int) -> Bool {
    guard slot != except, rows.life(slot) == .live, rows[slot].list >= 0 else { return false }
    guard lists[rows[slot].list].tapOutside != .ignored, !rows[slot].row.isDragging else {
      return false
    }
    return rows[slot].row.destination != .closed
  }

  private func closesOnScroll(_ slot: Int, list: Int) -> Bool {
    rows.life(slot) == .live && rows[slot].list == list && isOpenAtLarge(slot)
  }

  /// Closes the next row of the sweep, or ends it. Each row is an input of its own, so that there
  /// is room for its events.
  mutating func sweepOne() {
    guard var rest = sweep else { return }
    while rest.nextSlot < rows.slotCount {
      let slot = rest.nextSlot
      rest.nextSlot &+= 1
      let reason: Reason
      if rest.list >= 0 {
        guard closesOnScroll(slot, list: rest.list) else { continue }
        reason = .scroll
      } else {
        guard closesOnTapOutside(slot, except: rest.except) else { continue }
        reason = .tapOutside
      }
      send(slot, to: .closed, reason: reason, x: rest.x, y: rest.y)
      sweep = rest
      return
    }
    sweep = nil
    if let tap = rest.tap { pass(tap, x: rest.x, y: rest.y) }
  }

  /// The tap that closed other rows is one on its own row, if that is still there.
  private mutating func pass(_ tap: PassedTap, x: Double, y: Double) {
    guard let row = try? slot(row: tap.row), rows[row].row.isEnabled, !rows[row].row.isOutOfReach
    else { return }
    var contact = Contact()
    contact.row = row
    contact.target = tap.target
    contact.begun = tap.begun
    contact.lastX = x
    contact.lastY = y
    tapContent(contact)
  }
}
