import SidleUnits

/// Where everything on a row lies, in stage points, from its frame, direction and offset.
public struct RowFrames: BitwiseCopyable {
  public let frame: Rect
  public let offset: Double
  let direction: LayoutDirection

  public init(frame: Rect, direction: LayoutDirection, offset: Double) {
    self.frame = frame
    self.direction = direction
    self.offset = offset
  }

  /// The content, displaced.
  public var content: Rect { place(x: offset, width: frame.width, height: frame.height) }

  public func button(_ button: ButtonPlace, edge: Edge, strip: ButtonStrip, style: RevealStyle)
    -> Rect
  {
    let (x, width) = style.place(
      button, edge: edge, strip: strip, offset: offset, rowWidth: frame.width)
    return place(x: x, width: width, height: frame.height)
  }

  /// Where the content's edge lies, on the side that an offset uncovers: the x of it on the stage.
  /// At 0 the leading one's.
  public func contentEdge(at offset: Double) -> Double {
    let isLeft = (offset < 0 ? -1 : 1) * direction.sign > 0
    return isLeft ? frame.x + offset.magnitude : frame.right - offset.magnitude
  }

  /// What the content has left free on the side of an edge; nil when it covers all of it.
  public func exposed(_ edge: Edge) -> Rect? {
    let exposed = offset * edge.sign
    guard exposed > 0 else { return nil }
    let width = exposed < frame.width ? exposed : frame.width
    let isLeft = edge.sign * direction.sign > 0
    return Rect(
      x: isLeft ? frame.x : frame.right - width, y: frame.y, width: width, height: frame.height)
  }

  /// Where a button lies when one of its edge fills all that the content has left free: there, or, for
  /// the others, nowhere at the content's side of it.
  public func filled(_ exposed: Rect, _ edge: Edge, isFiller: Bool) -> Rect {
    if isFiller { return exposed }
    let isLeft = edge.sign * direction.sign > 0
    return Rect(
      x: isLeft ? exposed.right : exposed.x, y: exposed.y, width: 0, height: exposed.height)
  }

  /// Whether any of a button's frame is uncovered: its edge shows, and it reaches into what the
  /// content has left free.
  public func shows(_ button: Rect, _ edge: Edge) -> Bool {
    guard let exposed = exposed(edge) else { return false }
    return button.overlaps(exposed)
  }

  /// A part of the content, whose x counts from the content's leading edge.
  public func part(_ part: Rect) -> Rect {
    place(x: offset + part.x, width: part.width, height: part.height, y: part.y)
  }

  /// A row's title: from the content's leading edge, centred in its height.
  public func title(_ size: Size) -> Rect {
    place(
      x: offset + ControlTuning.rowPadding, width: size.width, height: size.height,
      y: (frame.height - size.height) / 2)
  }

  /// A button's title: centred in the button without the `inset` points on its outer side.
  public func buttonTitle(_ size: Size, in button: Rect, edge: Edge, inset: Double = 0) -> Rect {
    let isLeft = edge.sign * direction.sign > 0
    return Rect(
      x: button.x + (isLeft ? inset : 0) + (button.width - inset - size.width) / 2,
      y: button.y + (button.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// From a distance from the leading edge to a rectangle on the stage.
  private func place(x: Double, width: Double, height: Double, y: Double = 0) -> Rect {
    let physical: Double
    switch direction {
    case .leftToRight: physical = frame.x + x
    case .rightToLeft: physical = frame.x + frame.width - x - width
    }
    return Rect(x: physical, y: frame.y + y, width: width, height: height)
  }
}
