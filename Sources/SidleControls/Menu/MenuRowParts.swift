import SidleUnits

/// Where the parts of a row lie in its frame: check mark, image, title, subtitle, arrow. Those that a
/// row does not have are nil.
public struct MenuRowParts {
  public var mark: Rect?
  public var image: Rect?
  public var title: Rect
  public var subtitle: Rect?
  public var arrow: Rect?

  /// A row of its own reads: mark, image, title over subtitle, arrow; of those side by side the image
  /// or, without one, the title stands in the middle.
  public init(
    _ row: MenuRow, _ element: MenuElement, in frame: Rect, level: MenuLevel,
    _ metrics: MenuMetrics,
    _ direction: LayoutDirection
  ) {
    let middle = frame.y + frame.height / 2
    let size = metrics.imageSize
    let hasImage = element.shownImage != 0
    guard row.columns == 1 else {
      let isAlone = hasImage && row.columns != 3
      title = Rect(
        x: frame.x + (frame.width - element.titleSize.width) / 2,
        y: middle - element.titleSize.height / 2, width: isAlone ? 0 : element.titleSize.width,
        height: element.titleSize.height)
      if hasImage {
        image = Rect(
          x: isAlone ? frame.x + (frame.width - size) / 2 : title.x - size, y: middle - size / 2,
          width: size, height: size)
      }
      return
    }
    func place(_ start: Double, _ width: Double, _ top: Double, _ height: Double) -> Rect {
      Rect(
        x: direction == .leftToRight ? frame.x + start : frame.right - start - width, y: top,
        width: width, height: height)
    }
    var start = metrics.sidePadding
    if level.hasMarks {
      if row.kind == .item, element.state != .off {
        mark = place(start, metrics.markWidth / 2, middle - 5, 10)
      }
      start += metrics.markWidth
    }
    if level.hasImages {
      if hasImage { image = place(start, size, middle - size / 2, size) }
      start += size + metrics.imageGap
    }
    let height = element.titleSize.height + element.subtitleSize.height
    title = place(
      start, element.titleSize.width, middle - height / 2, element.titleSize.height)
    if !element.subtitle.isEmpty {
      subtitle = place(
        start, element.subtitleSize.width, title.bottom, element.subtitleSize.height)
    }
    if row.kind == .submenu {
      arrow = place(frame.width - metrics.sidePadding - 7, 7, middle - 6, 12)
    }
  }
}
