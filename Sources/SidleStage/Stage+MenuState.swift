import SidleControls
import SidleUnits

/// What a host can know of menus.
extension Stage {
  public func state(menu id: ObjectID) throws(Failure) -> MenuState {
    let slot = try slot(menu: id)
    let element = menus.elements[slot]
    let root = menus.root(of: slot)
    let button = Int(menus.elements[root].button)
    let group = menus.group(of: slot)
    var children = 0
    var child = Int(element.firstChild)
    while child >= 0 {
      children &+= 1
      child = Int(menus.elements[child].next)
    }
    var selected = 0
    var place = slot
    while let next = menus.selected(after: place, below: slot) {
      selected &+= 1
      place = next
    }
    var isOpen = false
    for level in 0..<panels.count where panels[level].menu == slot { isOpen = true }
    return MenuState(
      element: element, parent: element.parent < 0 ? .null : self.id(menu: Int(element.parent)),
      button: button < 0 ? .null : self.id(button: button),
      group: group < 0 ? .null : self.id(menu: group), childCount: children,
      selectedCount: selected, isOpen: isOpen)
  }

  /// The menu of a button; null without one.
  public func menu(button id: ObjectID) throws(Failure) -> ObjectID {
    let root = menu(of: try slot(button: id))
    return root < 0 ? .null : self.id(menu: root)
  }

  /// A child by its place from 0.
  public func child(menu id: ObjectID, index: Int) throws(Failure) -> ObjectID {
    var child = Int(menus.elements[try slot(menu: id)].firstChild)
    var rest = index
    while child >= 0, rest > 0 {
      rest &-= 1
      child = Int(menus.elements[child].next)
    }
    guard child >= 0, rest == 0 else {
      throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the count - 1")
    }
    return self.id(menu: child)
  }

  /// A leaf that is on, by its place from 0, depth first, across all groups below a menu.
  public func selected(menu id: ObjectID, index: Int) throws(Failure) -> ObjectID {
    let top = try slot(menu: id)
    var slot = top
    var rest = index
    while rest >= 0, let next = menus.selected(after: slot, below: top) {
      if rest == 0 { return self.id(menu: next) }
      rest &-= 1
      slot = next
    }
    throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the count - 1")
  }

  /// The menu that is open; all null and zero without one.
  public var openMenuState: OpenMenuState {
    guard let menu = openedMenu else {
      return OpenMenuState(
        menu: .null, button: .null, levelCount: 0, rowCount: 0, highlighted: .null)
    }
    let highlight = menuInteraction.highlight
    return OpenMenuState(
      menu: id(menu: menu.root), button: id(button: menu.button), levelCount: panels.count,
      rowCount: panels.rows.count,
      highlighted: highlight.map { id(menu: Int(panels.row($0).element)) } ?? .null)
  }

  /// A row of the open menu by its place from 0: those of the root first, then those of the submenus
  /// that are open. Cost: O(rows of its level).
  public func openMenuRow(_ index: Int) throws(Failure) -> OpenMenuRow {
    guard index >= 0, index < panels.rows.count else {
      throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the count - 1")
    }
    var level = panels.count &- 1
    while level > 0, panels[level].first > index { level &-= 1 }
    let place = MenuPlace(level: level, row: index &- panels[level].first)
    let row = panels.row(place)
    let slot = Int(row.element)
    let isLine = row.kind == .separator
    let element = isLine ? MenuElement(kind: .action) : menus.elements[slot]
    var (position, count) = (0, 0)
    for other in 0..<panels[level].count {
      switch panels.row(MenuPlace(level: level, row: other)).kind {
      case .item, .submenu, .loading:
        count &+= 1
        if other == place.row { position = count }
      case .header, .separator: break
      }
    }
    let isSubmenu = row.kind == .submenu
    let hasGroup = row.kind == .item && menus.group(of: slot) >= 0
    return OpenMenuRow(
      row: row, element: element, object: isLine ? .null : id(menu: slot), level: level,
      frame: panels.frame(place), isHighlighted: menuInteraction.highlight == place,
      isExpanded: isSubmenu ? level &+ 1 < panels.count && panels[level &+ 1].menu == slot : nil,
      isExclusive: hasGroup,
      isCheckable: hasGroup || row.kind == .item && element.state != .off, place: position,
      count: position > 0 ? count : 0)
  }

  func hashMenus(_ hash: inout Hash64) {
    guard menus.elements.slotCount > 0 else { return }
    menus.elements.hash(into: &hash)
    for slot in 0..<menus.elements.slotCount where menus.elements.life(slot) == .live {
      menus.elements[slot].hash(into: &hash)
    }
    guard let menu = openedMenu else { return }
    hash.add(Int64(menu.button))
    if let scroller = menu.scroller {
      hash.add(scroller)
      hash.add(menu.scrollY)
    }
    for level in 0..<panels.count {
      hash.add(Int64(panels[level].menu))
      hash.add(panels[level].frame)
      hash.add(panels[level].scroll)
      hash.add(Int64(panels[level].count))
    }
    for index in 0..<panels.rows.count {
      let row = panels.rows[index]
      hash.add(UInt64(row.kind.rawValue) << 8 | (row.isEnabled ? 1 : 0))
      hash.add(Int64(row.element))
    }
    menuInteraction.hash(into: &hash)
  }
}
