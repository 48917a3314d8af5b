import SidleUnits

/// What pointers, keys and time do to a menu that is open.
///
/// ```
/// press that opened it: opening --far or long enough--> choosing --up on a row--> choose
///                       opening --up--> none (the menu stays open)
/// press in a panel:     none --down on a row or panel--> choosing --up on a row--> choose
/// press on a submenu:   none --down on its row--> opening, as above
/// press outside:        none --down outside--> closes
/// pointer on a row with a submenu:  resting --0.2 s--> its submenu opens
/// pointer off it, submenu open:     crossing, while on the way to the submenu, 0.3 s at most
/// ```
///
/// One pointer presses at a time; others are not heeded until it has let go. The levels that are open
/// are those of the panels; the rows whose submenus they are stand in `openers`.
public struct MenuInteraction: BitwiseCopyable {
  public enum Press: Equatable, BitwiseCopyable {
    case none
    /// The press that opened the menu, or a submenu that may lie under it, which does not choose yet.
    case opening(pointer: Int32, isOpener: Bool, x: Double, y: Double, begun: Int64)
    /// One whose release chooses. `isOpener`: it opened the menu itself.
    case choosing(pointer: Int32, isOpener: Bool)
    /// One that scrolls a panel.
    case scrolling(pointer: Int32, level: Int)
  }

  public enum Wait: Equatable, BitwiseCopyable {
    case nothing
    /// The highlighted row opens its submenu.
    case resting(until: Int64)
    /// The pointer crosses other rows on its way into the submenu.
    case crossing(until: Int64, GraceArea)
  }

  public internal(set) var press = Press.none
  public internal(set) var wait = Wait.nothing
  public internal(set) var highlight: MenuPlace?
  public internal(set) var search = MenuSearch()
  /// The row of a level that the next level belongs to.
  var openers = InlineArray<17, Int>(repeating: -1)
  /// Where the pointer was seen last, and what lay there.
  var x = 0.0
  var y = 0.0
  var under = MenuSpot.outside
  /// Where a press in a panel began, while it may still come to scroll it; nil otherwise.
  var scrollStart: Double?

  public init() {}

  // MARK: Opening

  /// Opened by a press that is still down.
  public mutating func opened(pointer: Int32, x: Double, y: Double, at now: Int64) {
    press = .opening(pointer: pointer, isOpener: true, x: x, y: y, begun: now)
    self.x = x
    self.y = y
  }

  /// Puts the highlight where keys go on from: the row that is on, centred where that is possible;
  /// without one, for keys, the first or the last row.
  public mutating func start(
    byKey key: MenuKey?, panels: inout MenuPanels, forest: borrowing MenuForest
  ) {
    if let on = selectedRow(0, panels, forest) {
      highlight = MenuPlace(level: 0, row: on)
      panels.center(MenuPlace(level: 0, row: on))
    } else if let key {
      highlightEnd(0, last: key == .up, &panels)
    }
  }

  /// The first row of a level whose leaf, or one in whose submenu, is on.
  private func selectedRow(
    _ level: Int, _ panels: borrowing MenuPanels, _ forest: borrowing MenuForest
  ) -> Int? {
    for row in 0..<panels[level].count {
      let found = panels.row(MenuPlace(level: level, row: row))
      let slot = Int(found.element)
      switch found.kind {
      case .item: if forest.elements[slot].state == .on { return row }
      case .submenu: if forest.selected(after: slot, below: slot) != nil { return row }
      case .header, .separator, .loading: break
      }
    }
    return nil
  }

  // MARK: Time

  /// When time does something; nil when it does nothing.
  public var deadline: Int64? {
    var next: Int64?
    switch press {
    case .opening(_, _, _, _, let begun): next = begun &+ MenuTuning.hold
    case .none, .choosing, .scrolling: break
    }
    switch wait {
    case .nothing: break
    case .resting(let until), .crossing(let until, _):
      if next.map({ until < $0 }) ?? true { next = until }
    }
    return next
  }

  /// A deadline has come.
  public mutating func reach(
    _ now: Int64, panels: inout MenuPanels, forest: borrowing MenuForest
  ) {
    switch press {
    case .opening(let pointer, let isOpener, _, _, let begun):
      if now >= begun &+ MenuTuning.hold {
        press = .choosing(pointer: pointer, isOpener: isOpener)
        under = panels.spot(x: x, y: y)
        settle(at: now, &panels)
      }
    case .none, .choosing, .scrolling: break
    }
    switch wait {
    case .nothing: break
    case .resting(let until):
      guard now >= until else { return }
      wait = .nothing
      if let highlight { open(highlight, &panels, forest) }
    case .crossing(let until, _):
      guard now >= until else { return }
      wait = .nothing
      settle(at: now, &panels)
    }
  }

  // MARK: Levels

  /// Opens the submenu of a row, the levels after its own having been closed.
  @discardableResult
  mutating func open(
    _ place: MenuPlace, _ panels: inout MenuPanels, _ forest: borrowing MenuForest
  ) -> Bool {
    if place.level &+ 1 < panels.count, openers[place.level] == place.row { return true }
    panels.close(from: place.level &+ 1)
    guard panels.row(place).canBeChosen, panels.open(submenuOf: place, of: forest) else {
      return false
    }
    openers[place.level] = place.row
    return true
  }

  /// The highlight goes to what lies under the pointer, and submenus of other rows close.
  @inline(never)
  mutating func settle(at now: Int64, _ panels: inout MenuPanels) {
    wait = .nothing
    switch under {
    case .row(let place):
      if place == highlight, panels.row(place).kind == .item { return }
      highlight = place
      search.forget()
      if place.level &+ 1 < panels.count, openers[place.level] != place.row {
        panels.close(from: place.level &+ 1)
      } else {
        panels.close(from: place.level &+ 2)
      }
      if panels.row(place).kind == .submenu, place.level &+ 1 == panels.count {
        wait = .resting(until: now &+ MenuTuning.submenuDelay)
      }
    case .panel, .outside:
      // The row of the submenu that is open stays what it is.
      highlight =
        panels.count > 1
        ? MenuPlace(level: panels.count &- 2, row: openers[panels.count &- 2]) : nil
    }
  }

  mutating func highlightEnd(_ level: Int, last: Bool, _ panels: inout MenuPanels) {
    let rows = panels[level].count
    for step in 0..<rows {
      let place = MenuPlace(level: level, row: last ? rows &- 1 &- step : step)
      if panels.row(place).canBeChosen {
        highlight = place
        return panels.reveal(place)
      }
    }
  }

  // MARK: Changes while open

  /// Rows of a level were replaced or taken out: from one on there are `more` of them.
  public mutating func shift(after place: MenuPlace, by more: Int) {
    if let old = highlight, old.level == place.level {
      if more < 0, old.row == place.row { highlight = nil }
      if old.row > place.row { highlight = MenuPlace(level: old.level, row: old.row &+ more) }
    }
    if openers[place.level] > place.row { openers[place.level] &+= more }
    under = .panel(level: place.level)
    wait = .nothing
  }

  /// The levels from one on are gone.
  public mutating func lost(level: Int) {
    if let old = highlight, old.level >= level { highlight = nil }
    switch under {
    case .panel(let found): if found >= level { under = .outside }
    case .row(let place): if place.level >= level { under = .outside }
    case .outside: break
    }
    wait = .nothing
  }

  public func hash(into hash: inout Hash64) {
    switch press {
    case .none: hash.add(Int32(0))
    case .opening(let pointer, let isOpener, let x, let y, let begun):
      hash.add(isOpener ? Int32(1) : Int32(5))
      hash.add(pointer)
      hash.add(x)
      hash.add(y)
      hash.add(begun)
    case .choosing(let pointer, let isOpener):
      hash.add(isOpener ? Int32(2) : Int32(3))
      hash.add(pointer)
    case .scrolling(let pointer, let level):
      hash.add(Int32(4))
      hash.add(pointer)
      hash.add(Int64(level))
    }
    switch wait {
    case .nothing: hash.add(Int32(0))
    case .resting(let until):
      hash.add(Int32(1))
      hash.add(until)
    case .crossing(let until, let area):
      hash.add(Int32(2))
      hash.add(until)
      hash.add(area.x)
      hash.add(area.y)
    }
    hash.add(Int64(highlight?.level ?? -1))
    hash.add(Int64(highlight?.row ?? -1))
    hash.add(x)
    hash.add(y)
    search.hash(into: &hash)
    if let scrollStart { hash.add(scrollStart) }
  }
}
