import SidleControls
import SidleGesture
import SidleUnits

/// The menu that is open: one at a time on a stage.
extension Stage {
  // MARK: Calls

  /// Shows the menu of a button as if it had been pressed, whatever shows it otherwise.
  public mutating func openMenu(button id: ObjectID) throws(Failure) {
    let slot = try slot(button: id)
    guard menu(of: slot) >= 0 else {
      throw Failure(.state, "button", .id(id.rawValue), "it has no menu")
    }
    guard isWithinReach(button: slot) else {
      throw Failure(
        .state, "button", .id(id.rawValue), "it, or its row, is disabled, hidden, busy or going")
    }
    try checkRoom(events: Stage.menuEvents)
    log.call("button_open_menu", id)
    openMenu(button: slot, contact: -1, reason: .code)
  }

  /// Takes the open menu away; nothing without one.
  public mutating func closeMenu() throws(Failure) {
    try checkRoom(events: 1)
    log.call("close_menu", .null)
    closeMenu(reason: .code)
  }

  /// Everything that was asked for with a token is there. What came for earlier questions goes, and the
  /// loading row gives way to what there is.
  public mutating func complete(menu id: ObjectID, token: Int32) throws(Failure) {
    let slot = try slot(menu: id)
    guard menus.elements[slot].kind == .deferred else {
      throw Failure(.argument, "element", .id(id.rawValue), "it is not deferred")
    }
    var content = menus.elements[slot].deferred
    guard content.complete(token: token) else {
      throw Failure(
        .state, "token", .integer(Int64(token)), "that question is answered, withdrawn or not asked"
      )
    }
    try checkRoom(events: Stage.menuEvents)
    log.complete(menu: id, token)
    menus.elements[slot].deferred = content
    while let child = menus.outdatedChild(of: slot) { discardMenu(child) }
    let root = menus.root(of: slot)
    menus.settle(root)
    mirrorChanged(root)
    guard openedMenu?.root == root else { return }
    menus.prepare(slot)
    if let (place, more) = panels.replace(loading: slot, of: menus) {
      menuInteraction.shift(after: place, by: more)
      ask(level: place.level)
    }
    closeIfEmpty()
  }

  // MARK: Steps

  /// Slot of a button's menu; -1 without.
  func menu(of button: Int) -> Int {
    let place = buttons[button].parts
    return place < 0 ? -1 : parts[place].menu
  }

  /// Shows the menu of a button. `contact` is the place of the one that goes on pressing, -1 for none.
  /// An empty menu does not open. Once open, `key` is the one that opened it.
  @inline(never)
  mutating func openMenu(button slot: Int, contact: Int, reason: Reason, key: MenuKey? = nil) {
    let root = menu(of: slot)
    guard root >= 0, openedMenu?.root != root, isWithinReach(button: slot) else { return }
    let frame = frame(button: slot)
    menus.prepare(root)
    guard menus.hasRows(root) else { return }
    closeMenu(reason: .otherMenu)
    quiet(except: contact)
    announce(.buttonMenuAction, id(button: slot), id(menu: root), reason, buttons[slot].userData)
    let place = buttons[slot].parts
    if parts[place].state.set(.held, true) { markForUpdate(button: slot) }
    openedMenu = OpenMenu(button: slot, root: root, age: parts[place].age)
    if themes.count > 0 { panels.metrics = MenuMetrics(themes[0]) }
    panels.open(
      root, of: menus, at: frame, on: size, direction: menus.elements[root].direction)
    menuInteraction = MenuInteraction()
    menuInteraction.start(
      byKey: key ?? (reason == .key ? .enter : nil), panels: &panels, forest: menus)
    if contact >= 0 {
      menuInteraction.opened(
        pointer: contacts[contact].pointer, x: contacts[contact].lastX,
        y: contacts[contact].lastY, at: now)
    }
    announce(
      .menuOpened, id(menu: root), id(button: slot), reason, menus.elements[root].userData)
    ask(level: 0)
  }

  /// Tells the host of the questions that the rows of a level ask.
  @inline(never)
  mutating func ask(level: Int) {
    for row in 0..<panels[level].count {
      let found = panels.row(MenuPlace(level: level, row: row))
      guard found.kind == .loading, let token = menus.takeQuestion(Int(found.element)) else {
        continue
      }
      let slot = Int(found.element)
      announce(
        .menuContentNeeded, id(menu: slot), id(menu: menus.root(of: slot)), .none,
        menus.elements[slot].userData, detail: token)
    }
  }

  /// Takes the open menu away.
  @inline(never)
  mutating func closeMenu(reason: Reason, x: Double = 0, y: Double = 0) {
    guard let menu = openedMenu else { return }
    openedMenu = nil
    panels.close(from: 0)
    menuInteraction = MenuInteraction()
    for level in 1..<17 { shownMenus[level] = -1 }
    menus.conceal(menu.root)
    let place = buttons[menu.button].parts
    if parts[place].state.set(.held, false) { markForUpdate(button: menu.button) }
    announce(
      .menuClosed, id(menu: menu.root), id(button: menu.button), reason,
      menus.elements[menu.root].userData, x: x, y: y)
    reviewHover()
  }

  /// Closes the menu of a root, if it is the one that is open.
  mutating func closeMenu(of root: Int, reason: Reason) {
    if openedMenu?.root == root { closeMenu(reason: reason) }
  }

  /// What a row does takes the menu of a button in it away, but for its opening.
  mutating func closeMenu(row: Int, _ notice: RowNotice) {
    switch notice.kind {
    case .dragBegan, .willClose, .closed, .committed, .collapseBegan, .removed:
      closeMenu(row: row, reason: notice.reason)
    case .opened, .willOpen, .dragEnded, .interrupted, .restored: break
    }
  }

  mutating func closeMenu(row: Int, reason: Reason) {
    guard let menu = openedMenu, buttons[menu.button].row == row else { return }
    closeMenu(reason: reason)
  }

  /// Whether a button could be pressed where it is.
  func isWithinReach(button slot: Int) -> Bool {
    guard buttons[slot].isEnabled, !buttons[slot].isHidden, !isBusy(button: slot) else {
      return false
    }
    guard let row = rowSlot(button: slot) else { return true }
    return rows[row].row.isEnabled && !rows[row].row.isOutOfReach
  }

  /// Nothing goes on beneath a menu that opens but drags and scrolls that are under way: presses end, taps
  /// come to nothing, and what opened it carries nothing more out.
  private mutating func quiet(except opener: Int) {
    for place in 0..<contacts.placeCount where contacts[place].isDown {
      if place == opener {
        contacts[place].press.quiet()
        contacts.reviewDeadline(place)
        continue
      }
      endPress(contact: place, reason: .otherMenu)
      if !contacts[place].recognizer.isPanning, !contacts[place].recognizer.isScrolling {
        contacts.letGo(place, .busy)
      }
    }
    endKeyPress(reason: .otherMenu)
    leaveHovered(reason: .otherMenu)
  }

  /// A menu of which nothing is left to show does not stay.
  mutating func closeIfEmpty() {
    if openedMenu != nil, panels.count > 0, panels[0].count == 0 { closeMenu(reason: .removed) }
  }

  /// Its button can show no menu any more.
  mutating func closeMenu(button slot: Int, reason: Reason) {
    if openedMenu?.button == slot { closeMenu(reason: reason) }
  }

  /// Closes the levels whose menus are about to go.
  mutating func closeLevels(below top: Int) {
    for level in 1..<17 where level < panels.count && menus.contains(panels[level].menu, below: top)
    {
      panels.close(from: level)
      menuInteraction.lost(level: level)
      for gone in level..<17 { shownMenus[gone] = -1 }
    }
  }

  /// What was shown and is no more, and what is shown now: what is deferred there is asked for. To be
  /// called after each input.
  @inline(never)
  mutating func settleLevels() {
    for level in 1..<17 {
      let menu = level < panels.count ? panels[level].menu : -1
      let old = shownMenus[level]
      guard menu != old else { continue }
      if old >= 0 { menus.conceal(old) }
      shownMenus[level] = menu
      if menu >= 0 {
        menus.prepare(menu)
        ask(level: level)
      }
    }
  }

  @inline(never)
  mutating func announce(
    _ kind: EventKind, _ object: ObjectID, _ other: ObjectID, _ reason: Reason, _ userData: UInt64,
    detail: Int32 = 0, x: Double = 0, y: Double = 0
  ) {
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: reason.rawValue, object: object.rawValue,
        other: other.rawValue, userData: userData, edge: 0, detail: detail, offset: 0, velocity: 0,
        x: x, y: y),
      stepping: isStepping)
  }
}
