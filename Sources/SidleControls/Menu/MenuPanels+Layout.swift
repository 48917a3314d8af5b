import SidleUnits

/// Where the rows of a level lie, and where a row lies on the stage.
extension MenuPanels {
  /// Lays a level's rows out from above; gives the size that its panel wants. Without a width as wide
  /// as they want. Cost: O(rows).
  mutating func layOut(level: Int, width: Double? = nil, of forest: borrowing MenuForest) -> Size {
    let wanted = wantedWidth(level: level, of: forest)
    let width = width ?? wanted
    let first = self[level].first
    let end = first &+ self[level].count
    var y = metrics.endPadding
    var index = first
    while index < end {
      var last = index &+ 1
      let columns = columns(rows[index], width)
      if columns > 1 {
        let parent = forest.elements[Int(rows[index].element)].parent
        while last < end, last &- index < columns, rows[last].columns == rows[index].columns,
          forest.elements[Int(rows[last].element)].parent == parent
        {
          last &+= 1
        }
      }
      var height = 0.0
      for row in index..<last {
        let own = self.height(rows[row], of: forest)
        if own > height { height = own }
      }
      let cell = columns > 1 ? width / Double(columns) : width
      for row in index..<last {
        let place = Double(row &- index)
        let x = direction == .leftToRight ? place * cell : width - (place + 1) * cell
        rows[row].frame = Rect(x: x, y: y, width: cell, height: height)
      }
      y += height
      index = last
    }
    self[level].contentHeight = y + metrics.endPadding
    return Size(width: width, height: self[level].contentHeight)
  }

  private func columns(_ row: MenuRow, _ width: Double) -> Int {
    if row.columns > 0 { return Int(row.columns) }
    let fit = width / metrics.cellWidth
    return fit < 1 ? 1 : fit > 64 ? 64 : Int(fit)
  }

  private func height(_ row: MenuRow, of forest: borrowing MenuForest) -> Double {
    switch row.kind {
    case .separator: return metrics.separatorHeight
    case .header: return metrics.headerHeight
    case .loading: return metrics.rowHeight
    case .item, .submenu:
      let subtitle = forest.elements[Int(row.element)].subtitleSize.height
      return metrics.rowHeight + (row.columns == 1 ? subtitle : 0)
    }
  }

  /// As wide as its longest row wants, at least the least width, at most the stage.
  private mutating func wantedWidth(level: Int, of forest: borrowing MenuForest) -> Double {
    var text = 0.0
    var hasMarks = false
    var hasImages = false
    for index in self[level].first..<(self[level].first &+ self[level].count) {
      let element = forest.elements[Int(rows[index].element)]
      switch rows[index].kind {
      case .item, .submenu:
        if rows[index].columns != 1 { continue }
        if rows[index].kind == .item, isMarkable(Int(rows[index].element), forest) {
          hasMarks = true
        }
        if element.shownImage != 0 { hasImages = true }
        if element.subtitleSize.width > text { text = element.subtitleSize.width }
        let arrow = rows[index].kind == .submenu ? metrics.arrowWidth : 0
        if element.titleSize.width + arrow > text { text = element.titleSize.width + arrow }
      case .header:
        if element.titleSize.width > text { text = element.titleSize.width }
      case .separator, .loading: break
      }
    }
    self[level].hasMarks = hasMarks
    self[level].hasImages = hasImages
    var width = 2 * metrics.sidePadding + text
    if hasMarks { width += metrics.markWidth }
    if hasImages { width += metrics.imageGap + metrics.imageSize }
    if width > metrics.maximumWidth { width = metrics.maximumWidth }
    if width < metrics.minimumWidth { width = metrics.minimumWidth }
    return width < bounds.width ? width : bounds.width
  }

  private func isMarkable(_ leaf: Int, _ forest: borrowing MenuForest) -> Bool {
    forest.elements[leaf].state != .off || forest.group(of: leaf) >= 0
  }

  // MARK: On the stage

  /// Where a row lies on the stage, wherever its panel is scrolled to.
  public func frame(_ place: MenuPlace) -> Rect {
    let level = self[place.level]
    let frame = rows[level.first &+ place.row].frame
    return Rect(
      x: level.frame.x + frame.x, y: level.frame.y + frame.y - level.scroll, width: frame.width,
      height: frame.height)
  }

  /// What lies at a point; the panel opened last lies above. Cost: O(levels + log rows).
  public func spot(x: Double, y: Double) -> MenuSpot {
    var level = count
    while level > 0 {
      level &-= 1
      guard self[level].frame.contains(x: x, y: y) else { continue }
      var row = firstRow(level, endingBelow: y - self[level].frame.y + self[level].scroll)
      let place = y - self[level].frame.y + self[level].scroll
      while row < self[level].count {
        let found = rows[self[level].first &+ row]
        if found.frame.y > place { break }
        if found.frame.contains(x: x - self[level].frame.x, y: place) {
          return found.canBeChosen ? .row(MenuPlace(level: level, row: row)) : .panel(level: level)
        }
        row &+= 1
      }
      return .panel(level: level)
    }
    return .outside
  }

  /// The first row of a level whose bottom lies below a place of its content. Cost: O(log rows).
  public func firstRow(_ level: Int, endingBelow place: Double) -> Int {
    var low = 0
    var high = self[level].count
    while low < high {
      let middle = (low &+ high) / 2
      if rows[self[level].first &+ middle].frame.bottom > place {
        high = middle
      } else {
        low = middle &+ 1
      }
    }
    return low
  }

  // MARK: Scrolling

  /// Scrolls a level, within its limits.
  public mutating func scroll(level: Int, to offset: Double) {
    let limit = self[level].scrollLimit
    self[level].scroll = offset > limit ? limit : offset > 0 ? offset : 0
  }

  /// Scrolls so that a row lies in the middle where that is possible.
  public mutating func center(_ place: MenuPlace) {
    let frame = row(place).frame
    let height = self[place.level].frame.height
    scroll(level: place.level, to: frame.y + frame.height / 2 - height / 2)
  }

  /// Scrolls no more than is needed to show a row whole.
  public mutating func reveal(_ place: MenuPlace) {
    let frame = row(place).frame
    let level = self[place.level]
    if frame.y < level.scroll {
      scroll(level: place.level, to: frame.y)
    } else if frame.bottom > level.scroll + level.frame.height {
      scroll(level: place.level, to: frame.bottom - level.frame.height)
    }
  }
}
