import SidleUnits

/// Pointers in an open menu.
extension MenuInteraction {
  /// A pointer came down.
  public mutating func down(
    pointer: Int32, isTouch: Bool, x: Double, y: Double, at now: Int64, panels: inout MenuPanels,
    forest: borrowing MenuForest
  ) -> MenuReaction {
    guard press == .none else { return .nothing }
    see(x, y, panels)
    scrollStart = nil
    switch under {
    case .outside: return .close(.outside)
    case .panel(let level):
      press = .choosing(pointer: pointer, isOpener: false)
      if isTouch, panels[level].scrollLimit > 0 { scrollStart = y }
      settle(at: now, &panels)
    case .row(let place):
      press = .choosing(pointer: pointer, isOpener: false)
      if isTouch, panels[place.level].scrollLimit > 0 { scrollStart = y }
      settle(at: now, &panels)
      if panels.row(place).kind == .submenu {
        wait = .nothing
        // It may come to lie under the pointer, whose lift is then to choose nothing in it.
        if open(place, &panels, forest) {
          press = .opening(pointer: pointer, isOpener: false, x: x, y: y, begun: now)
        }
      }
    }
    return .nothing
  }

  /// A pointer moved: the one that presses, or one that hovers while none does.
  @inline(never)
  public mutating func move(
    pointer: Int32, isDown: Bool, x: Double, y: Double, at now: Int64,
    panels: inout MenuPanels
  ) {
    switch press {
    case .none: if isDown { return }
    case .opening(let owner, let isOpener, let startX, let startY, let begun):
      guard owner == pointer else { return }
      see(x, y, panels)
      let (dx, dy) = (x - startX, y - startY)
      let limit = MenuTuning.travel
      guard dx * dx + dy * dy >= limit * limit || now >= begun &+ MenuTuning.hold else { return }
      press = .choosing(pointer: pointer, isOpener: isOpener)
      return settle(at: now, &panels)
    case .choosing(let owner, _):
      guard owner == pointer else { return }
      if let start = scrollStart, abs(y - start) >= MenuTuning.travel, let level = level {
        scrollStart = nil
        highlight = nil
        wait = .nothing
        press = .scrolling(pointer: pointer, level: level)
        self.y = start
        fallthrough
      }
    case .scrolling: break
    }
    switch press {
    case .scrolling(let owner, let level):
      guard owner == pointer else { return }
      if level < panels.count {
        panels.scroll(level: level, to: panels[level].scroll - (y - self.y))
      }
      self.x = x
      self.y = y
    case .none, .opening, .choosing: cross(x, y, at: now, &panels)
    }
  }

  /// The pointer is where it is; a way into an open submenu is left to it for a while.
  private mutating func cross(
    _ x: Double, _ y: Double, at now: Int64, _ panels: inout MenuPanels
  ) {
    let (lastX, lastY, last) = (self.x, self.y, under)
    see(x, y, panels)
    if under == last, wait == .nothing, highlightIs(under) { return }
    switch wait {
    case .crossing(let until, let area):
      if now < until, area.contains(x: x, y: y), !isInside(panels) { return }
    case .nothing, .resting:
      let level = panels.count &- 2
      if level >= 0, !isInside(panels),
        last == .row(MenuPlace(level: level, row: openers[level])), under != last
      {
        let area = GraceArea(x: lastX, y: lastY, panel: panels[level &+ 1].frame)
        if area.contains(x: x, y: y) {
          wait = .crossing(until: now &+ MenuTuning.grace, area)
          return
        }
      }
      if case .resting = wait, under == last { return }
    }
    settle(at: now, &panels)
  }

  private func highlightIs(_ spot: MenuSpot) -> Bool {
    switch spot {
    case .row(let place): return place == highlight
    case .panel, .outside: return true
    }
  }

  /// Whether the pointer is in the panel opened last.
  private func isInside(_ panels: borrowing MenuPanels) -> Bool { level == panels.count &- 1 }

  /// The level that the pointer is in.
  private var level: Int? {
    switch under {
    case .outside: return nil
    case .panel(let level): return level
    case .row(let place): return place.level
    }
  }

  private mutating func see(_ x: Double, _ y: Double, _ panels: borrowing MenuPanels) {
    self.x = x
    self.y = y
    under = panels.spot(x: x, y: y)
  }

  /// A pointer lifted.
  public mutating func up(
    pointer: Int32, isOnButton: Bool, x: Double, y: Double, at now: Int64,
    panels: inout MenuPanels, forest: borrowing MenuForest
  ) -> MenuReaction {
    move(pointer: pointer, isDown: true, x: x, y: y, at: now, panels: &panels)
    switch press {
    case .none: return .nothing
    case .opening(let owner, _, _, _, _):
      if owner == pointer { press = .none }
      return .nothing
    case .scrolling(let owner, _):
      if owner == pointer { press = .none }
      return .nothing
    case .choosing(let owner, let isOpener):
      guard owner == pointer else { return .nothing }
      press = .none
      switch under {
      case .row(let place):
        if panels.row(place).kind == .item { return .choose(place) }
        settle(at: now, &panels)
        wait = .nothing
        open(place, &panels, forest)
        return .nothing
      case .panel: return .nothing
      case .outside: return isOpener && !isOnButton ? .close(.outside) : .nothing
      }
    }
  }

  /// A pointer was taken away: nothing is chosen, and the menu stays open.
  public mutating func cancel(pointer: Int32) {
    switch press {
    case .none: break
    case .opening(let owner, _, _, _, _), .choosing(let owner, _), .scrolling(let owner, _):
      if owner == pointer { press = .none }
    }
  }

  /// Whether a pointer's samples up to its lift are the menu's.
  public func owns(pointer: Int32) -> Bool {
    switch press {
    case .none: return false
    case .opening(let owner, _, _, _, _), .choosing(let owner, _), .scrolling(let owner, _):
      return owner == pointer
    }
  }
}
