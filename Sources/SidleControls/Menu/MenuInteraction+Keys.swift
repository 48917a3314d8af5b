import SidleUnits

/// Keys in an open menu.
///
/// Up and down go round past both ends and over what cannot be chosen; page up and down as far as a
/// panel shows, at most to the ends. Toward the end of the line a submenu opens, toward its beginning
/// it closes. Where elements stand side by side, left and right go from one to the next.
extension MenuInteraction {
  public mutating func key(
    _ key: MenuKey, at now: Int64, panels: inout MenuPanels, forest: borrowing MenuForest
  ) -> MenuReaction {
    wait = .nothing
    let level = highlight?.level ?? panels.count &- 1
    switch key {
    case .letter(let scalar):
      let row = highlight.map { $0.row }
      if let found = search.type(
        scalar, at: now, level: level, from: row, panels: panels, forest: forest)
      {
        go(to: MenuPlace(level: level, row: found), &panels)
      }
      return .nothing
    case .space:
      if search.isUnderWay(at: now) {
        return self.key(.letter(0x20), at: now, panels: &panels, forest: forest)
      }
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape: break
    }
    search.forget()
    switch key {
    case .up, .down: step(level, key == .down ? 1 : -1, &panels)
    case .home, .end: highlightEnd(level, last: key == .end, &panels)
    case .pageUp, .pageDown: page(level, key == .pageDown ? 1 : -1, &panels)
    case .left, .right:
      let isForward = (key == .right) == (panels.direction == .leftToRight)
      if sideways(isForward ? 1 : -1, &panels) { return .nothing }
      if isForward {
        if let highlight { enter(highlight, &panels, forest) }
      } else {
        _ = leave(level, &panels)
      }
    case .enter, .space:
      guard let highlight else { return .nothing }
      if panels.row(highlight).kind == .item { return .choose(highlight) }
      enter(highlight, &panels, forest)
    case .escape:
      if !leave(level, &panels) { return .close(.escape) }
    case .letter: break
    }
    return .nothing
  }

  private mutating func go(to place: MenuPlace, _ panels: inout MenuPanels) {
    highlight = place
    panels.close(from: place.level &+ 1)
    panels.reveal(place)
  }

  /// Into the submenu of a row, if it has one.
  private mutating func enter(
    _ place: MenuPlace, _ panels: inout MenuPanels, _ forest: borrowing MenuForest
  ) {
    guard panels.row(place).kind == .submenu, open(place, &panels, forest) else { return }
    panels.close(from: place.level &+ 2)
    highlightEnd(place.level &+ 1, last: false, &panels)
    // One with nothing to choose keeps the highlight where it was.
  }

  /// Out of a submenu: the one that shows beside the highlighted row, else the one that row is in, back to
  /// the row it belongs to. False in the root.
  private mutating func leave(_ level: Int, _ panels: inout MenuPanels) -> Bool {
    if level &+ 1 < panels.count {
      panels.close(from: level &+ 1)
      return true
    }
    guard level > 0 else { return false }
    go(to: MenuPlace(level: level &- 1, row: openers[level &- 1]), &panels)
    return true
  }

  /// To the next line that has something to choose, round the ends; there to what stands nearest by
  /// its place in the line.
  private mutating func step(_ level: Int, _ by: Int, _ panels: inout MenuPanels) {
    let rows = panels[level].count
    guard let from = highlight, from.level == level else {
      return highlightEnd(level, last: by < 0, &panels)
    }
    var row = from.row
    for _ in 0..<rows {
      row = (row &+ by &+ rows) % rows
      let place = MenuPlace(level: level, row: row)
      guard panels.row(place).canBeChosen,
        panels.row(place).frame.y != panels.row(from).frame.y
      else { continue }
      let (first, last) = line(place, panels)
      let wanted = from.row &- line(from, panels).first
      var best = row
      for other in first...last
      where panels.row(MenuPlace(level: level, row: other)).canBeChosen
        && abs(other &- first &- wanted) < abs(best &- first &- wanted)
      {
        best = other
      }
      return go(to: MenuPlace(level: level, row: best), &panels)
    }
  }

  /// The first and the last row that stand on the line of one.
  private func line(_ place: MenuPlace, _ panels: borrowing MenuPanels) -> (first: Int, last: Int) {
    let y = panels.row(place).frame.y
    var first = place.row
    while first > 0, panels.row(MenuPlace(level: place.level, row: first &- 1)).frame.y == y {
      first &-= 1
    }
    var last = place.row
    while last &+ 1 < panels[place.level].count,
      panels.row(MenuPlace(level: place.level, row: last &+ 1)).frame.y == y
    {
      last &+= 1
    }
    return (first, last)
  }

  /// As far as the panel shows.
  private mutating func page(_ level: Int, _ by: Int, _ panels: inout MenuPanels) {
    guard let from = highlight, from.level == level else {
      return highlightEnd(level, last: by > 0, &panels)
    }
    let start = panels.row(from).frame
    let way = panels[level].frame.height - start.height
    var row = from.row &+ by
    var best: MenuPlace?
    while row >= 0, row < panels[level].count {
      let place = MenuPlace(level: level, row: row)
      if abs(panels.row(place).frame.y - start.y) > way, best != nil { break }
      if panels.row(place).canBeChosen { best = place }
      row &+= by
    }
    if let best { go(to: best, &panels) }
  }

  /// To the next of those that stand on the same line; false when there is none.
  private mutating func sideways(_ by: Int, _ panels: inout MenuPanels) -> Bool {
    guard let from = highlight else { return false }
    let line = panels.row(from).frame.y
    var row = from.row &+ by
    while row >= 0, row < panels[from.level].count {
      let place = MenuPlace(level: from.level, row: row)
      guard panels.row(place).frame.y == line else { return false }
      if panels.row(place).canBeChosen {
        go(to: place, &panels)
        return true
      }
      row &+= by
    }
    return false
  }
}
