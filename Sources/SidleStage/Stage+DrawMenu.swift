import SidleControls
import SidleUnits

/// The open menu as commands: above everything else, each level above the one it came from.
extension Stage {
  mutating func drawMenu() {
    for level in 0..<panels.count {
      let frame = panels[level].frame
      let id = id(menu: panels[level].menu)
      let radius = panels.metrics.radius
      drawList.append(
        .rectangle, .menu, id, frame, color: menuColor(.surface),
        paint: Paint(cornerRadius: radius).shadowed(0x0000_0033, radius: 32, x: 0, y: 8))
      drawList.append(.clipBegin, .menu, id, frame, paint: Paint(cornerRadius: radius))
      var row = panels.firstRow(level, endingBelow: panels[level].scroll)
      while row < panels[level].count {
        let place = MenuPlace(level: level, row: row)
        if panels.frame(place).y >= frame.bottom { break }
        draw(menuRow: place)
        row &+= 1
      }
      drawList.append(.clipEnd, .menu, id, frame)
    }
  }

  /// Of the theme; there is one since the first menu was made.
  private func menuColor(_ entry: PaletteEntry) -> UInt32 {
    themes.count > 0 ? theme.color(entry, scheme).rawValue : 0
  }

  @inline(never)
  private mutating func draw(menuRow place: MenuPlace) {
    let row = panels.row(place)
    let frame = panels.frame(place)
    let slot = Int(row.element)
    switch row.kind {
    case .separator:
      return drawList.append(
        .rectangle, .menuRow, id(menu: panels[place.level].menu), frame,
        color: menuColor(.separator))
    case .loading:
      return drawList.append(
        .spinner, .menuRow, id(menu: slot),
        Rect(
          x: frame.x + frame.width / 2 - 10, y: frame.y + frame.height / 2 - 10, width: 20,
          height: 20), color: menuColor(.secondaryLabel),
        paint: Paint(phase: Spinner.phase(at: now), strokeWidth: 2))
    case .item, .submenu, .header: break
    }
    let id = id(menu: slot)
    let element = menus.elements[slot]
    if menuInteraction.highlight == place {
      drawList.append(
        .rectangle, .menuRow, id, frame, color: menuColor(.fill),
        paint: Paint(cornerRadius: panels.metrics.rowRadius))
    }
    var color = element.isDestructive ? menuColor(.destructive) : menuColor(.label)
    if row.kind == .header { color = menuColor(.secondaryLabel) }
    if row.kind != .header, !row.isEnabled { color = menuColor(.tertiaryLabel) }
    let parts = MenuRowParts(
      row, element, in: frame, level: panels[place.level], panels.metrics, panels.direction)
    if let mark = parts.mark { draw(mark: mark, element.state, id, color) }
    if let image = parts.image {
      drawList.append(
        .image, .menuRow, id, image, color: color, paint: Paint(image: element.shownImage))
    }
    if !element.title.isEmpty, parts.title.width > 0 {
      drawList.append(
        .text, .menuTitle, id, parts.title, color: color,
        fontSize: element.fontSize, text: element.title)
    }
    if row.kind != .header, let subtitle = parts.subtitle {
      drawList.append(
        .text, .menuTitle, id, subtitle, color: menuColor(.secondaryLabel),
        fontSize: element.subtitleFontSize, text: element.subtitle)
    }
    if let arrow = parts.arrow {
      let isRight = panels.direction == .leftToRight
      let x = isRight ? arrow.x : arrow.right
      let way = isRight ? arrow.width : -arrow.width
      line(id, x, arrow.y, way, arrow.height / 2, color)
      line(id, x, arrow.bottom, way, -arrow.height / 2, color)
    }
  }

  /// A tick for what is on, a dash for what is mixed.
  private mutating func draw(mark: Rect, _ state: MenuItemState, _ id: ObjectID, _ color: UInt32) {
    switch state {
    case .off: break
    case .on:
      let third = mark.width / 3
      line(id, mark.x, mark.y + mark.height / 2, third, mark.height / 2, color)
      line(id, mark.x + third, mark.bottom, mark.width - third, -mark.height, color)
    case .mixed: line(id, mark.x, mark.y + mark.height / 2, mark.width, 0, color)
    }
  }

  private mutating func line(
    _ id: ObjectID, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ color: UInt32
  ) {
    drawList.append(
      .line, .menuRow, id, Rect(x: x, y: y, width: dx, height: dy), color: color,
      paint: Paint(strokeWidth: 2))
  }
}
