import SidleUnits

/// Where panels go: pure functions of what they belong to, their size and the room there is.
enum MenuPlacement {
  /// Fewer rows than this in sight are no menu: a panel that would show fewer beside its button
  /// covers it.
  private static var leastRows: Double { 3 }

  /// Below a button, its leading edge at the button's. Above it when there is no room below but there
  /// is above. When there is on neither side, as high as the larger side allows; where that would
  /// show too little, anywhere on the stage.
  static func under(_ button: Rect, _ size: Size, _ panels: borrowing MenuPanels) -> Rect {
    let bounds = panels.bounds
    let gap = panels.metrics.gap
    let below = bounds.bottom - button.bottom - gap
    let above = button.y - gap - bounds.y
    var frame = Rect(
      x: panels.direction == .leftToRight ? button.x : button.right - size.width,
      y: button.bottom + gap, width: size.width, height: size.height)
    let isBelow = size.height <= below || size.height > above && below >= above
    let room = isBelow ? below : above
    if size.height <= room || room >= leastRows * panels.metrics.rowHeight {
      if frame.height > room { frame.height = room }
      if !isBelow { frame.y = button.y - gap - frame.height }
    }
    return kept(frame, in: bounds)
  }

  /// Beside the panel that a row is of, its upper edge at the row's: after it in the direction of
  /// reading, before it when there is no room after but there is before.
  static func beside(
    _ row: Rect, of panel: Rect, _ size: Size, _ panels: borrowing MenuPanels
  ) -> Rect {
    let bounds = panels.bounds
    let right = bounds.right - panel.right
    let left = panel.x - bounds.x
    let isLeftToRight = panels.direction == .leftToRight
    let (after, before) = isLeftToRight ? (right, left) : (left, right)
    let isAfter = size.width <= after || size.width > before && after >= before
    let isRight = isAfter == isLeftToRight
    let frame = Rect(
      x: isRight ? panel.right : panel.x - size.width, y: row.y - panels.metrics.endPadding,
      width: size.width, height: size.height)
    return kept(frame, in: bounds)
  }

  /// A panel whose rows have changed: it keeps its width and grows downward, then upward.
  static func resized(_ old: Rect, _ size: Size, _ panels: borrowing MenuPanels) -> Rect {
    kept(Rect(x: old.x, y: old.y, width: old.width, height: size.height), in: panels.bounds)
  }

  /// Pushed into the bounds, and made smaller where it is larger than they are.
  private static func kept(_ frame: Rect, in bounds: Rect) -> Rect {
    var frame = frame
    if frame.width > bounds.width { frame.width = bounds.width }
    if frame.height > bounds.height { frame.height = bounds.height }
    if frame.right > bounds.right { frame.x = bounds.right - frame.width }
    if frame.bottom > bounds.bottom { frame.y = bounds.bottom - frame.height }
    if frame.x < bounds.x { frame.x = bounds.x }
    if frame.y < bounds.y { frame.y = bounds.y }
    return frame
  }
}
