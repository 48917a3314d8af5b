import SidleControls
import SidleUnits

/// Creating, changing and destroying menus, and giving them to buttons.
extension Stage {
  /// The most events that a menu can cause at once: it closes another, opens, and asks for all content
  /// that it may have; or an element is chosen.
  static var menuEvents: Int { MenuTuning.deferred &+ 10 &+ 16 }

  /// Puts an element at the end of a parent's children; without a parent a root.
  public mutating func createMenu(parent: ObjectID, _ spec: MenuSpec) throws(Failure) -> ObjectID {
    let place = parent.isNull ? -1 : try slot(menu: parent)
    if place < 0, spec.element.kind != .menu {
      throw Failure(.argument, "parent", .none, "only menus stand alone; give the element a menu")
    }
    if place >= 0 { try check(menus.refusal(kind: spec.element.kind, parent: place)) }
    try checkNameIsFree(spec.name, .menu)
    guard log.hasRoom(for: spec.textCount) else { throw Log.failure }
    let count = place < 0 ? 1 : Int(menus.elements[menus.root(of: place)].count) &+ 2
    guard menus.elements.reserveOneMore(), menuNames.reserveOneMore(), reserveGhost(),
      panels.reserve(elements: count), let name = StoredText.copy(spec.name, allocator)
    else { throw .outOfMemory("spec") }
    var element = spec.element
    element.name = name
    guard copyTexts(spec, .all, to: &element) else {
      name.free(allocator)
      throw .outOfMemory("spec")
    }
    objectsCreated &+= 1
    let state = element.state
    element.state = .off
    let slot = menus.insert(element, parent: place)
    menuNames.insert(name, slot: slot)
    if element.kind == .action { menus.set(slot, state) }
    log.create(menu: id(menu: slot), parent: parent, spec)
    mirrorChanged(menus.root(of: slot))
    return id(menu: slot)
  }

  private func check(_ refusal: MenuForest.Refusal?) throws(Failure) {
    switch refusal {
    case nil: return
    case .noMenu?: throw Failure(.argument, "parent", .none, "an action has no elements")
    case .tooMany?:
      throw Failure(.range, "parent", .none, "a menu has 4096 elements at most, in all")
    case .tooDeep?: throw Failure(.range, "parent", .none, "menus nest 16 deep at most")
    case .tooManyDeferred?:
      throw Failure(.range, "parent", .none, "a menu has 32 deferred elements at most, in all")
    }
  }

  /// False without memory: then nothing was copied.
  private func copyTexts(_ spec: MenuSpec, _ fields: MenuFields, to element: inout MenuElement)
    -> Bool
  {
    var copies = InlineArray<3, StoredText>(repeating: .empty)
    for index in 0..<3 {
      let text = index == 0 ? spec.title : index == 1 ? spec.subtitle : spec.placeholder
      guard fields.has(1 << UInt32(index)) else { continue }
      guard let copy = StoredText.copy(text, allocator) else {
        for done in 0..<index { copies[done].free(allocator) }
        return false
      }
      copies[index] = copy
    }
    if fields.has(MenuFields.title) { element.title = copies[0] }
    if fields.has(MenuFields.subtitle) { element.subtitle = copies[1] }
    if fields.has(MenuFields.placeholder) { element.placeholder = copies[2] }
    return true
  }

  /// Changes fields of a living element, silently. What the menu is made of shows when it opens the
  /// next time; titles, images and states show at once.
  @inline(never)
  public mutating func set(menu id: ObjectID, _ spec: MenuSpec, _ fields: MenuFields)
    throws(Failure)
  {
    let slot = try slot(menu: id)
    guard log.hasRoom(for: spec.textCount) else { throw Log.failure }
    let old = menus.elements[slot]
    var element = old
    guard copyTexts(spec, fields, to: &element) else { throw .outOfMemory("spec") }
    log.set(menu: id, spec, fields)
    let new = spec.element
    if fields.has(MenuFields.title) {
      old.title.free(allocator)
      element.titleSize = new.titleSize
      element.fontSize = new.fontSize
      element.buttonTitleSize = new.buttonTitleSize
    }
    if fields.has(MenuFields.subtitle) {
      old.subtitle.free(allocator)
      element.subtitleSize = new.subtitleSize
      element.subtitleFontSize = new.subtitleFontSize
    }
    if fields.has(MenuFields.placeholder) {
      old.placeholder.free(allocator)
      element.placeholderSize = new.placeholderSize
    }
    if fields.has(MenuFields.image) { element.image = new.image }
    if fields.has(MenuFields.selectedImage) { element.selectedImage = new.selectedImage }
    element.options.rawValue =
      element.options.rawValue & ~fields.options | new.options.rawValue & fields.options
    element.attributes.rawValue =
      element.attributes.rawValue & ~fields.attributes | new.attributes.rawValue & fields.attributes
    if fields.has(MenuFields.elementSize) { element.elementSize = new.elementSize }
    if fields.has(MenuFields.cached) { element.isCached = new.isCached }
    if fields.has(MenuFields.allowsEmpty) { element.allowsEmpty = new.allowsEmpty }
    if fields.has(MenuFields.userData) { element.userData = new.userData }
    if fields.has(MenuFields.direction) { element.direction = new.direction }
    if fields.has(MenuFields.arrowWidth) { element.arrowWidth = new.arrowWidth }
    menus.elements[slot] = element
    let root = menus.root(of: slot)
    if fields.has(MenuFields.state), element.kind == .action { menus.set(slot, new.state) }
    if fields.options != 0 { menus.normalise(root) } else { menus.settle(root) }
    mirrorChanged(root)
  }

  /// Puts a leaf on, or with null takes back what is chosen in a menu; silently.
  public mutating func select(menu id: ObjectID, _ leaf: ObjectID) throws(Failure) {
    let menu = try slot(menu: id)
    guard menus.elements[menu].kind != .action else {
      throw Failure(.argument, "menu", .id(id.rawValue), "it is an action; give the menu above it")
    }
    var chosen = -1
    if !leaf.isNull {
      chosen = try slot(menu: leaf)
      guard menus.elements[chosen].kind == .action, menus.contains(chosen, below: menu) else {
        throw Failure(.argument, "element", .id(leaf.rawValue), "it is no action of this menu")
      }
    }
    guard log.hasRoom() else { throw Log.failure }
    log.select(menu: id, leaf)
    if chosen >= 0 { menus.set(chosen, .on) } else { menus.deselect(menu) }
    mirrorChanged(menus.root(of: menu))
  }

  /// With its subtree. An open menu that it is the root of closes.
  public mutating func destroyMenu(_ id: ObjectID) throws(Failure) {
    let top = try slot(menu: id)
    try checkRoom(events: 1)
    log.call("menu_destroy", id)
    let root = menus.root(of: top)
    if top == root {
      closeMenu(of: root, reason: .removed)
      let button = Int(menus.elements[root].button)
      if button >= 0 {
        parts[buttons[button].parts].menu = -1
        markForUpdate(button: button)
      }
      discardMenu(top)
    } else {
      discardMenu(top)
      menus.settle(root)
      mirrorChanged(root)
    }
  }

  /// Gives a root to a button, or with null takes the button's away, which is nobody's then.
  public mutating func setMenu(button id: ObjectID, _ menu: ObjectID) throws(Failure) {
    let button = try slot(button: id)
    var root = -1
    if !menu.isNull {
      root = try slot(menu: menu)
      guard menus.elements[root].parent < 0 else {
        throw Failure(.argument, "menu", .id(menu.rawValue), "it is part of another menu")
      }
      guard menus.elements[root].button < 0 || Int(menus.elements[root].button) == button else {
        throw Failure(.state, "menu", .id(menu.rawValue), "it is another button's")
      }
    }
    try checkRoom(events: 1 &+ RowChange.capacity)
    guard reserveParts(button: button) else { throw .outOfMemory("button") }
    log.setMenu(button: id, menu)
    let place = buttons[button].parts
    let old = parts[place].menu
    guard old != root else { return }
    if old >= 0 {
      closeMenu(of: old, reason: .code)
      menus.elements[old].button = -1
      menus.elements[old].isPopUp = false
    }
    parts[place].menu = root
    if root >= 0 {
      menus.elements[root].button = Int32(truncatingIfNeeded: button)
      let behavior = parts[place].behavior
      menus.elements[root].isPopUp = behavior.showsMenu && behavior.changesSelection
      menus.normalise(root)
    }
    markForUpdate(button: button)
    // A pop-up has a mark that others have not.
    reshape(button: button)
  }

  // MARK: Steps

  /// A button goes, and its menu with it.
  mutating func dropMenu(button slot: Int) {
    let place = buttons[slot].parts
    guard place >= 0, parts[place].menu >= 0 else { return }
    let root = parts[place].menu
    closeMenu(of: root, reason: .removed)
    parts[place].menu = -1
    discardMenu(root)
  }

  /// Frees a subtree from its leaves up; rows of it that are shown go with it.
  @inline(never)
  mutating func discardMenu(_ top: Int) {
    let isShown = openedMenu.map { menus.contains(top, below: $0.root) } ?? false
    if isShown { closeLevels(below: top) }
    while true {
      let slot = menus.last(below: top)
      if isShown, let place = panels.remove(slot, of: menus) {
        menuInteraction.shift(after: place, by: -1)
      }
      let id = id(menu: slot)
      let element = menus.elements[slot]
      menuNames.remove(element.name, slot: slot)
      element.free(allocator)
      leaveGhost(id, element.name)
      menus.remove(slot)
      if slot == top { break }
    }
    if isShown { closeIfEmpty() }
  }

  /// What a pop-up's button shows may have changed.
  mutating func mirrorChanged(_ root: Int) {
    let button = Int(menus.elements[root].button)
    if button >= 0, menus.elements[root].isPopUp { markForUpdate(button: button) }
  }

  /// What a button shows as its title: its own, or what its menu has chosen.
  public func shownTitle(button slot: Int) -> (text: StoredText, size: Size) {
    let own = (text: buttons[slot].title, size: buttons[slot].titleSize)
    let place = buttons[slot].parts
    guard place >= 0, parts[place].menu >= 0 else { return own }
    let root = parts[place].menu
    switch menus.mirror(root) {
    case .own: return own
    case .placeholder:
      return (menus.elements[root].placeholder, menus.elements[root].placeholderSize)
    case .element(let leaf):
      return (menus.elements[leaf].title, menus.elements[leaf].buttonTitleSize)
    }
  }

  /// Gives back what menus own; once, before the stage goes.
  mutating func destroyMenus() {
    for slot in 0..<menus.elements.slotCount where menus.elements.life(slot) == .live {
      menus.elements[slot].name.free(allocator)
      menus.elements[slot].free(allocator)
    }
  }
}
