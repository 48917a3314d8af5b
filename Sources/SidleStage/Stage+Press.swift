import SidleControls
import SidleGesture
import SidleUnits

/// Presses of buttons: what a contact that went down on one does to it.
///
///     down   -> down, down_repeat from the second tap on
///     move   -> drag_exit with drag_outside, drag_enter with drag_inside, else the second alone
///     lift   -> up_inside or up_outside, then what is carried out
///     else   -> cancelled
///
/// Whatever happens, one down is followed by exactly one of up_inside, up_outside and cancelled.
extension Stage {
  /// A contact went down on a button, which may take it.
  mutating func beginPress(_ place: Int) {
    let button = contacts[place].button
    guard button >= 0 else { return }
    if buttons[button].parts < 0 {
      contacts[place].acts = buttons[button].isEnabled
      return
    }
    contacts[place].acts = canBePressed(button, by: place)
    guard contacts[place].acts else { return }
    let (x, y) = (contacts[place].lastX, contacts[place].lastY)
    let slot = buttons[button].parts
    var settings = parts[slot].behavior.press
    settings.longPress = longPress(button: button)
    // In a row it is a tap that may yet become a drag, whatever the button is like.
    if let row = rowSlot(button: button) {
      settings.touchSlop = rows[row].row.settings.swipe.tapSlop
      settings.mouseSlop = settings.touchSlop
    }
    let count = contacts.taps.wouldCount(
      target: id(button: button).withoutTag, begun: now, x: x, y: y, window: settings.tapWindow)
    contacts.press(
      place, ButtonPress(settings, isTouch: contacts[place].kind == .touch, at: now))
    parts[slot].presser = .contact(place)
    let opens = opensMenuOnDown(button: button, contact: place)
    contacts[place].opensMenu = pressShowsMenu(button: button, x: x)
    if !opens { setHighlighted(button, true) }
    report(.buttonDown, button: button, reason: .touch, x: x, y: y)
    if count > 1 {
      report(.buttonDownRepeat, button: button, reason: .touch, detail: count, x: x, y: y)
    }
    if opens {
      contacts[place].press.spend()
      openMenu(button: button, contact: place, reason: .touch)
      menuTakes(contact: place, of: button)
    } else if settings.fires == .down || settings.fires == .double && count == 2 {
      act(button, reason: .tap, guarded: true, x: x, y: y)
    }
  }

  /// Where a contact is now, and what has become of it meanwhile.
  mutating func movePress(_ place: Int) {
    guard contacts[place].press.isActive else { return }
    let button = contacts[place].button
    guard button >= 0 else { return }
    if buttons[button].row >= 0, openedMenu?.button != button,
      !contacts[place].recognizer.arena.contains(.tap)
    {
      return endPress(contact: place, reason: .touch)
    }
    followPress(place, hasMoved: true)
  }

  /// Whether a contact is still on its button, which may have moved, too.
  mutating func followPress(_ place: Int, hasMoved: Bool) {
    guard contacts[place].press.isActive else { return }
    let button = contacts[place].button
    guard button >= 0 else { return }
    let (x, y) = (contacts[place].lastX, contacts[place].lastY)
    let change = contacts[place].press.moved(x: x, y: y, box: hitBox(button: button), at: now)
    if change == .entered || change == .left { schedule(place) }
    switch change {
    case .none:
      guard hasMoved else { return }
      report(
        contacts[place].press.isHighlighted ? .buttonDragInside : .buttonDragOutside,
        button: button, level: .moves, reason: .touch, x: x, y: y)
    case .entered:
      if parts[buttons[button].parts].state.contains(.held) { break }
      setHighlighted(button, true)
      report(.buttonDragInside, button: button, level: .moves, reason: .touch, x: x, y: y)
      report(.buttonDragEnter, button: button, reason: .touch, x: x, y: y)
    case .left:
      setHighlighted(button, false)
      report(.buttonDragOutside, button: button, level: .moves, reason: .touch, x: x, y: y)
      report(.buttonDragExit, button: button, reason: .touch, x: x, y: y)
    case .cancelled:
      contacts[place].acts = false
      release(button: button)
      report(.buttonCancelled, button: button, reason: .touch, x: x, y: y)
    case .chosen, .dropped: break  // only of a lift
    }
  }

  /// The contact lifted. Whether what it pressed is to be carried out.
  mutating func liftPress(_ place: Int) -> Bool {
    followPress(place, hasMoved: false)
    guard contacts[place].press.isActive else { return false }
    let button = contacts[place].button
    let (x, y) = (contacts[place].lastX, contacts[place].lastY)
    let settings = contacts[place].press.settings
    let (change, acts) = contacts[place].press.lifted()
    guard button >= 0 else { return false }
    release(button: button)
    if change == .chosen {
      _ = contacts.taps.tapped(
        target: id(button: button).withoutTag, begun: contacts[place].begun, ended: now, x: x,
        y: y, window: settings.tapWindow)
      report(.buttonUpInside, button: button, reason: .touch, x: x, y: y)
    } else {
      contacts.taps.reset()
      report(.buttonUpOutside, button: button, reason: .touch, x: x, y: y)
    }
    return acts
  }

  /// A contact presses its button no more, and carries nothing out.
  mutating func endPress(contact place: Int, reason: Reason) {
    guard contacts[place].press.isActive else { return }
    _ = contacts[place].press.cancel()
    contacts[place].acts = false
    contacts.reviewDeadline(place)
    let button = contacts[place].button
    guard button >= 0 else { return }
    release(button: button)
    report(
      .buttonCancelled, button: button, reason: reason, x: contacts[place].lastX,
      y: contacts[place].lastY)
  }

  /// Nobody presses a button any more.
  mutating func endPress(button slot: Int, reason: Reason) {
    // Also of one in a row whose presses nobody follows.
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].button == slot {
      contacts[place].acts = false
    }
    let place = buttons[slot].parts
    guard place >= 0 else { return }
    switch parts[place].presser {
    case .nobody: break
    case .contact(let contact): endPress(contact: contact, reason: reason)
    case .key: endKeyPress(reason: reason)
    }
  }

  /// A contact has pressed its button for long.
  mutating func reachPressDeadline(_ place: Int) {
    followPress(place, hasMoved: false)
    guard contacts[place].press.isActive else { return }
    let button = contacts[place].button
    let (x, y) = (contacts[place].lastX, contacts[place].lastY)
    switch contacts[place].press.reach(now) {
    case .nothing: break
    case .longPressed:
      report(.buttonLongPressed, button: button, level: .actions, reason: .touch, x: x, y: y)
      longPressOpens(button: button, contact: place)
    case .repeated:
      // A row that goes away takes its button along.
      if let row = rowSlot(button: button), rows[row].row.destination != .open(buttons[button].edge)
      {
        break
      }
      act(button, reason: .hold, count: contacts[place].press.repeatCount, x: x, y: y)
    }
  }

  // MARK: What is carried out

  /// Carries a button out, as its menu, its selection and its row want it. `guarded`: not too soon after
  /// the last time. `opens`: whether that shows its menu, as it was when the press began.
  mutating func act(
    _ button: Int, reason: Reason, count: Int32 = 0, guarded: Bool = false,
    opens: Bool? = nil, x: Double, y: Double
  ) {
    guard buttons[button].isEnabled, !buttons[button].isHidden, !isBusy(button: button) else {
      return
    }
    let slot = buttons[button].parts
    guard slot >= 0 else { return trigger(button, reason: reason, count: count, x: x, y: y) }
    let behavior = parts[slot].behavior
    if guarded, behavior.press.gap > 0, let last = parts[slot].lastAction,
      Elementary.difference(from: last, to: now) < behavior.press.gap
    {
      return
    }
    parts[slot].lastAction = now
    if opens ?? behavior.showsMenu, parts[slot].menu >= 0 {
      return openMenu(button: button, contact: -1, reason: reason)
    }
    guard buttons[button].row < 0 else {
      return trigger(button, reason: reason, count: count, x: x, y: y)
    }
    // Before anyone is told that it was carried out.
    let isChanged = toggle(button: button)
    report(
      .buttonTriggered, button: button, level: .actions, reason: reason, detail: count, x: x, y: y)
    if isChanged { reportChange(of: button, reason: reason, x: x, y: y) }
  }

  /// Turns a button that is carried out on or off, if it is one that changes. Whether it is.
  mutating func toggle(button: Int) -> Bool {
    let slot = buttons[button].parts
    guard slot >= 0, parts[slot].behavior.changesSelection else { return false }
    let isSelected = !parts[slot].state.contains(.selected)
    _ = parts[slot].state.set(.selected, isSelected)
    markForUpdate(button: button)
    return true
  }

  /// Tells the host that a press turned a button on or off.
  mutating func reportChange(of button: Int, reason: Reason, x: Double, y: Double) {
    let isOn = parts[buttons[button].parts].state.contains(.selected)
    report(
      .buttonChanged, button: button, level: .actions, reason: reason, detail: isOn ? 1 : 0, x: x,
      y: y)
  }

  // MARK: Steps

  /// Whether a press of a button, which has parts, may begin now.
  private func canBePressed(_ button: Int, by contact: Int) -> Bool {
    switch contacts[contact].kind {
    case .touch, .mouse, .pen: break
    case .scroll, .wheel, .key: return false  // they press nothing
    }
    guard buttons[button].isEnabled, !isBusy(button: button) else { return false }
    guard parts[buttons[button].parts].presser == .nobody else { return false }
    guard let row = rowSlot(button: button) else { return true }
    return rows[row].row.isEnabled && contacts[contact].recognizer.arena.contains(.tap)
  }

  mutating func setHighlighted(_ button: Int, _ isOn: Bool) {
    if parts[buttons[button].parts].state.set(.highlighted, isOn) { markForUpdate(button: button) }
  }

  /// It is nobody's and looks so, before anyone is told.
  mutating func release(button: Int) {
    parts[buttons[button].parts].presser = .nobody
    setHighlighted(button, false)
  }
}
