import SidleControls
import SidleGesture
import SidleUnits

/// Presses, pointers, keys and time that are a menu's.
extension Stage {
  // MARK: What opens

  /// Whether a press of the button shows its menu when it begins, and not when it ends: that of a mouse
  /// or pen, and of a finger when the button fires on down. A finger may yet turn out to scroll.
  func opensMenuOnDown(button slot: Int, contact place: Int) -> Bool {
    guard pressShowsMenu(button: slot, x: contacts[place].lastX) else { return false }
    switch contacts[place].kind {
    case .touch: return parts[buttons[slot].parts].behavior.press.fires == .down
    case .mouse, .pen: return true
    case .scroll, .wheel, .key: return false
    }
  }

  /// Whether a press at a place shows the button's menu: everywhere, or on its arrow alone.
  func pressShowsMenu(button slot: Int, x: Double) -> Bool {
    let root = menu(of: slot)
    guard root >= 0 else { return false }
    if parts[buttons[slot].parts].behavior.showsMenu { return true }
    let width = menus.elements[root].arrowWidth
    guard width > 0 else { return false }
    let frame = frame(button: slot)
    return menus.elements[root].direction == .leftToRight
      ? x >= frame.right - width : x < frame.x + width
  }

  /// How long a press of a button takes to be a long one: half a second where that opens its menu and
  /// nothing else was asked for.
  func longPress(button slot: Int) -> Int64 {
    let behavior = parts[buttons[slot].parts].behavior
    guard behavior.press.longPress == 0, menu(of: slot) >= 0, !behavior.showsMenu else {
      return behavior.press.longPress
    }
    return MenuTuning.longPress
  }

  /// A long press of a button that does not show its menu otherwise.
  mutating func longPressOpens(button slot: Int, contact: Int) {
    guard menu(of: slot) >= 0, !parts[buttons[slot].parts].behavior.showsMenu else { return }
    setHighlighted(slot, false)
    openMenu(button: slot, contact: contact, reason: .hold)
    menuTakes(contact: contact, of: slot)
  }

  /// What a contact does from now on is the menu's that it has opened, and no longer its row's.
  mutating func menuTakes(contact: Int, of button: Int) {
    if openedMenu?.button == button, buttons[button].row >= 0 { contacts.letGo(contact, .gone) }
  }

  /// A mouse that comes down with its secondary button opens the menu of the button under it.
  private mutating func secondaryOpens(_ sample: Sample) -> Bool {
    guard sample.kind == .mouse, sample.buttons & 3 == 2 else { return false }
    let button = hit(x: sample.x, y: sample.y).button
    guard button >= 0, menu(of: button) >= 0, buttons[button].isEnabled, !isBusy(button: button)
    else { return false }
    openMenu(button: button, contact: -1, reason: .secondary)
    guard openedMenu != nil else { return false }
    menuInteraction.opened(pointer: sample.pointer, x: sample.x, y: sample.y, at: now)
    return true
  }

  // MARK: Pointers

  /// A pointer that comes down while a menu is open, or opens one, is the menu's until it lifts: for
  /// everything else it is a contact that nobody has.
  mutating func menuTakes(down waiting: WaitingSample) -> Bool {
    let sample = waiting.sample
    if openedMenu == nil {
      guard secondaryOpens(sample) else { return false }
    } else if sample.kind == .mouse, sample.buttons & 1 == 0 {
      return true  // it starts nothing, and nothing beneath has it
    } else if isOneTooMany() {
      return false
    } else {
      switch sample.kind {
      case .scroll, .wheel:
        openedMenu?.scroller = sample.pointer
        openedMenu?.scrollY = sample.y
      case .touch, .mouse, .pen:
        react(
          menuInteraction.down(
            pointer: sample.pointer, isTouch: sample.kind == .touch, x: sample.x, y: sample.y,
            at: now, panels: &panels, forest: menus), reason: .tap, sample.x, sample.y)
        settleLevels()
      case .key: break
      }
    }
    var contact = Contact()
    contact.isDown = true
    contact.kind = sample.kind
    contact.pointer = sample.pointer
    contact.recognizer = ContactRecognizer(x: sample.x, y: sample.y)
    contact.recognizer.leave(.busy)
    contact.acts = false
    contact.lastX = sample.x
    contact.lastY = sample.y
    contact.begun = now
    contact.lastDue = waiting.due
    contact.latest = waiting.latest
    // A wheel that tells no end goes by itself.
    if let place = contacts.add(contact) { contacts.schedule(place, age: 0) }
    return true
  }

  /// Whether a pointer that comes down to an open menu is one more than the stage takes: then it ends the
  /// presses in the menu as it ends all others.
  private mutating func isOneTooMany() -> Bool {
    guard contacts.isCrowded || contacts.count >= contacts.limit else { return false }
    for place in 0..<contacts.placeCount where contacts[place].isDown {
      menuInteraction.cancel(pointer: contacts[place].pointer)
    }
    return true
  }

  /// Whether a pointer that touches nothing is the open menu's: all are, while one is.
  mutating func menuTakes(_ waiting: WaitingSample) -> Bool {
    let sample = waiting.sample
    guard openedMenu != nil, sample.phase == .hover else { return false }
    hover.isOn = true
    hover.pointer = sample.pointer
    hover.x = sample.x
    hover.y = sample.y
    menuInteraction.move(
      pointer: sample.pointer, isDown: false, x: sample.x, y: sample.y, at: now, panels: &panels)
    return true
  }

  /// What a contact does to the open menu after it has done what else it does.
  mutating func menuFollows(_ waiting: WaitingSample) {
    let sample = waiting.sample
    guard let menu = openedMenu else { return }
    if menu.scroller == sample.pointer { return scrollMenu(sample) }
    guard menuInteraction.owns(pointer: sample.pointer) else { return }
    switch sample.phase {
    case .down, .hover, .momentum: break
    case .move:
      menuInteraction.move(
        pointer: sample.pointer, isDown: true, x: sample.x, y: sample.y, at: now, panels: &panels)
    case .up:
      let isOnButton = menuAnchorContains(menu.button, sample.x, sample.y)
      react(
        menuInteraction.up(
          pointer: sample.pointer, isOnButton: isOnButton, x: sample.x, y: sample.y, at: now,
          panels: &panels, forest: menus), reason: .tap, sample.x, sample.y)
    case .cancel: menuInteraction.cancel(pointer: sample.pointer)
    }
    settleLevels()
  }

  private func menuAnchorContains(_ button: Int, _ x: Double, _ y: Double) -> Bool {
    hitBox(button: button)?.contains(x: x, y: y) ?? false
  }

  /// Scrolls the panel under a pointer that scrolls.
  private mutating func scrollMenu(_ sample: Sample) {
    switch sample.phase {
    case .move, .momentum:
      let way = sample.y - (openedMenu?.scrollY ?? sample.y)
      openedMenu?.scrollY = sample.y
      let level: Int
      switch panels.spot(x: sample.x, y: sample.y) {
      case .outside: return
      case .panel(let found): level = found
      case .row(let place): level = place.level
      }
      panels.scroll(level: level, to: panels[level].scroll - way)
    case .up, .cancel: openedMenu?.scroller = nil
    case .down, .hover: break
    }
  }

  // MARK: Keys

  /// Whether a key is the open menu's, or opens that of the button which has the focus: all are while
  /// one is open, but the lift of one that went down before.
  mutating func menuTakes(key code: Int32, isDown: Bool) -> Bool {
    if openedMenu == nil {
      guard isDown, code == Key.up || code == Key.down, focused >= 0, menu(of: focused) >= 0,
        parts[buttons[focused].parts].behavior.showsMenu, buttons[focused].isEnabled,
        !isBusy(button: focused)
      else { return false }
      openMenu(button: focused, contact: -1, reason: .key, key: code == Key.up ? .up : .down)
      return openedMenu != nil
    }
    guard isDown else { return keyPress?.code != code }
    guard let key = Stage.menuKey(code) else { return true }
    react(
      menuInteraction.key(key, at: now, panels: &panels, forest: menus), reason: .key, 0, 0)
    settleLevels()
    return true
  }

  private static func menuKey(_ code: Int32) -> MenuKey? {
    switch code {
    case Key.up: return .up
    case Key.down: return .down
    case Key.left: return .left
    case Key.right: return .right
    case Key.home: return .home
    case Key.end: return .end
    case Key.pageUp: return .pageUp
    case Key.pageDown: return .pageDown
    case Key.enter, Key.activate: return .enter
    case Key.space: return .space
    case Key.escape: return .escape
    default: return code > 0 && code < 0x110000 ? .letter(UInt32(bitPattern: code)) : nil
    }
  }

  // MARK: Time

  /// When time does something to the open menu.
  var menuDeadline: Agenda.Entry? {
    guard let menu = openedMenu, let time = menuInteraction.deadline else { return nil }
    return Agenda.Entry(time: time, age: UInt32(truncatingIfNeeded: menu.age), slot: 0)
  }

  mutating func reachMenuDeadline() {
    menuInteraction.reach(now, panels: &panels, forest: menus)
    settleLevels()
  }

  // MARK: Choosing

  /// What assistive technology does to an element, whether its menu is open or not.
  public mutating func perform(menu id: ObjectID) throws(Failure) {
    let slot = try slot(menu: id)
    guard menus.elements[slot].kind == .action, menus.isReachable(slot) else {
      throw Failure(.state, "element", .id(id.rawValue), "no action, or disabled or hidden")
    }
    let button = Int(menus.elements[menus.root(of: slot)].button)
    guard button < 0 || isWithinReach(button: button) else {
      throw Failure(.state, "element", .id(id.rawValue), "its button takes no press")
    }
    try checkRoom(events: Stage.menuEvents)
    log.call("menu_perform", id)
    choose(slot, reason: .accessibility, 0, 0)
  }

  @inline(never)
  private mutating func react(
    _ reaction: MenuReaction, reason: Reason, _ x: Double, _ y: Double
  ) {
    switch reaction {
    case .nothing: break
    case .close(.outside): closeMenu(reason: .tapOutside, x: x, y: y)
    case .close(.escape): closeMenu(reason: .key)
    case .choose(let place):
      let row = panels.row(place)
      let slot = Int(row.element)
      // What shows is what was; what can be chosen is what is.
      guard menus.isReachable(slot) else { return }
      choose(slot, reason: reason, x, y)
    }
  }

  /// Flips, the menu closes, the element is carried out, and last the selection is told.
  @inline(never)
  private mutating func choose(_ leaf: Int, reason: Reason, _ x: Double, _ y: Double) {
    let root = menus.root(of: leaf)
    let group = menus.group(of: leaf)
    let choice = menus.choose(leaf)
    let groupID = group < 0 ? ObjectID.null : id(menu: group)
    if choice.old >= 0 {
      announce(
        .menuItemChanged, id(menu: choice.old), groupID, reason,
        menus.elements[choice.old].userData)
    }
    if choice.new >= 0 {
      announce(
        .menuItemChanged, id(menu: leaf), groupID, reason, menus.elements[leaf].userData, detail: 1)
      mirrorChanged(root)
    }
    let element = id(menu: leaf)
    if !menus.elements[leaf].attributes.keepsOpen { closeMenu(of: root, reason: .action) }
    let button = Int(menus.elements[root].button)
    announce(
      .menuItemTriggered, element, button < 0 ? .null : id(button: button), reason,
      menus.elements[leaf].userData, x: x, y: y)
    if choice.new >= 0 {
      announce(
        .menuSelectionChanged, element, choice.old < 0 ? .null : id(menu: choice.old), reason,
        menus.elements[leaf].userData)
    }
  }
}
