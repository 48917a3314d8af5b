import SidleControls
import SidleUnits
import Testing

/// Memory from malloc.
private var memory: Allocator {
  Allocator(
    context: nil,
    allocate: { _, size, _ in UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16) },
    release: { _, block, _, _ in block?.deallocate() })
}

/// A menu written down: what tests build trees from.
indirect enum Item {
  case action(
    _ title: String, _ state: MenuItemState = .off, attributes: UInt32 = 0, image: UInt64 = 0)
  case menu(
    _ title: String, options: UInt32 = 0, attributes: UInt32 = 0,
    size: MenuElementSize = .automatic,
    _ children: [Item])
  case deferred(_ title: String, cached: Bool = false)
}

/// A tree, its panels, and what the user does to it, without a stage. Titles are the handles.
final class MenuWorld {
  var forest = MenuForest(memory)
  var panels = MenuPanels(memory)
  var interaction = MenuInteraction()
  let root: Int
  var stage = Size(width: 400, height: 800)
  var button = Rect(x: 20, y: 40, width: 100, height: 40)
  var direction = LayoutDirection.leftToRight
  var now: Int64 = 0
  private var slots: [String: Int] = [:]

  init(options: UInt32 = 0, _ items: [Item]) {
    _ = forest.elements.reserveOneMore()
    var element = MenuElement(kind: .menu)
    element.options = MenuOptions(rawValue: options)
    root = forest.insert(element, parent: -1)
    slots["root"] = root
    add(items, to: root)
  }

  deinit {
    for slot in 0..<forest.elements.slotCount where forest.elements.life(slot) == .live {
      forest.elements[slot].free(memory)
    }
  }

  func add(_ items: [Item], to parent: Int) {
    for item in items {
      _ = forest.elements.reserveOneMore()
      switch item {
      case .action(let title, let state, let attributes, let image):
        var element = titled(.action, title)
        element.attributes = MenuAttributes(rawValue: attributes)
        element.image = image
        let slot = forest.insert(element, parent: parent)
        slots[title] = slot
        if state != .off { forest.set(slot, state) }
      case .menu(let title, let options, let attributes, let size, let children):
        var element = titled(.menu, title)
        element.options = MenuOptions(rawValue: options)
        element.attributes = MenuAttributes(rawValue: attributes)
        element.elementSize = size
        let slot = forest.insert(element, parent: parent)
        slots[title] = slot
        add(children, to: slot)
      case .deferred(let title, let isCached):
        var element = titled(.deferred, title)
        element.isCached = isCached
        slots[title] = forest.insert(element, parent: parent)
      }
    }
    let isReserved = panels.reserve(elements: Int(forest.elements[root].count))
    #expect(isReserved)
  }

  private func titled(_ kind: MenuKind, _ title: String) -> MenuElement {
    var element = MenuElement(kind: kind)
    var text = title
    element.title = text.withUTF8 { StoredText.copy($0, memory)! }
    element.titleSize = Size(width: Double(title.count) * 10, height: 20)
    return element
  }

  subscript(title: String) -> Int { slots[title]! }

  func title(_ slot: Int) -> String {
    slot < 0 ? "-" : String(decoding: forest.elements[slot].title.buffer, as: UTF8.self)
  }

  /// Titles of the leaves that are on.
  var selected: [String] {
    var found: [String] = []
    var slot = root
    while let next = forest.selected(after: slot, below: root) {
      found.append(title(next))
      slot = next
    }
    return found
  }

  func makePopUp(allowsEmpty: Bool = false) {
    forest.elements[root].isPopUp = true
    forest.elements[root].allowsEmpty = allowsEmpty
    forest.normalise(root)
  }

  func remove(_ title: String) {
    let top = self[title]
    while true {
      let slot = forest.last(below: top)
      forest.elements[slot].free(memory)
      forest.remove(slot)
      if slot == top { break }
    }
    forest.settle(root)
  }

  func spot(_ x: Double, _ y: Double) -> MenuSpot { panels.spot(x: x, y: y) }

  // MARK: Use

  func open(byKey key: MenuKey? = nil) {
    panels.open(root, of: forest, at: button, on: stage, direction: direction)
    interaction = MenuInteraction()
    interaction.start(byKey: key, panels: &panels, forest: forest)
  }

  /// The rows of a level as text: titles, `-` for lines, `[…]` for titles of groups, `…` for what
  /// loads, `>` after submenus, `(…)` for what is disabled.
  func rows(_ level: Int = 0) -> [String] {
    (0..<panels[level].count).map { row in
      let found = panels.row(MenuPlace(level: level, row: row))
      let title = self.title(Int(found.element))
      switch found.kind {
      case .separator: return "-"
      case .header: return "[\(title)]"
      case .loading: return "…"
      case .item: return found.isEnabled ? title : "(\(title))"
      case .submenu: return found.isEnabled ? "\(title)>" : "(\(title)>)"
      }
    }
  }

  func place(_ title: String) -> MenuPlace {
    for level in 0..<panels.count {
      for row in 0..<panels[level].count {
        let place = MenuPlace(level: level, row: row)
        let found = panels.row(place)
        if found.kind != .separator, Int(found.element) == self[title] { return place }
      }
    }
    Issue.record("\(title) has no row")
    return MenuPlace(level: 0, row: 0)
  }

  func frame(_ title: String) -> Rect { panels.frame(place(title)) }

  /// The middle of a row.
  func point(_ title: String) -> (x: Double, y: Double) {
    let frame = self.frame(title)
    return (frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  var highlighted: String? {
    interaction.highlight.map { title(Int(panels.row($0).element)) }
  }

  /// Deadlines up to a time, as a stage would have them.
  func wait(until time: Int64) {
    while let deadline = interaction.deadline, deadline <= time {
      now = max(now, deadline)
      interaction.reach(now, panels: &panels, forest: forest)
    }
    now = time
  }

  @discardableResult
  func key(_ key: MenuKey, at time: Int64? = nil) -> MenuReaction {
    wait(until: time ?? now)
    return interaction.key(key, at: now, panels: &panels, forest: forest)
  }

  func type(_ text: String, every gap: Int64 = ms(100)) {
    for scalar in text.unicodeScalars { key(.letter(scalar.value), at: now + gap) }
  }

  func hover(_ x: Double, _ y: Double, at time: Int64) {
    wait(until: time)
    interaction.move(pointer: 1, isDown: false, x: x, y: y, at: now, panels: &panels)
  }

  func hover(_ title: String, at time: Int64) {
    let (x, y) = point(title)
    hover(x, y, at: time)
  }

  func down(_ x: Double, _ y: Double, at time: Int64, touch: Bool = false) -> MenuReaction {
    wait(until: time)
    return interaction.down(
      pointer: 1, isTouch: touch, x: x, y: y, at: now, panels: &panels, forest: forest)
  }

  func move(_ x: Double, _ y: Double, at time: Int64) {
    wait(until: time)
    interaction.move(pointer: 1, isDown: true, x: x, y: y, at: now, panels: &panels)
  }

  func up(_ x: Double, _ y: Double, at time: Int64) -> MenuReaction {
    wait(until: time)
    return interaction.up(
      pointer: 1, isOnButton: button.contains(x: x, y: y), x: x, y: y, at: now, panels: &panels,
      forest: forest)
  }
}
