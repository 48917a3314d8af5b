import SidleUnits

/// Where the title of a layer stands, in the direction of reading.
public enum TitleAlignment: UInt8, BitwiseCopyable { case leading, center, trailing }

/// Where the parts of a layer lie, in stage points.
public struct LayerFrames: BitwiseCopyable {
  public let frame: Rect
  let direction: LayoutDirection
  let alignment: TitleAlignment

  public init(frame: Rect, direction: LayoutDirection, alignment: TitleAlignment) {
    self.frame = frame
    self.direction = direction
    self.alignment = alignment
  }

  /// A content, displaced.
  public func content(_ placement: Transition.Placement) -> Rect {
    Rect(
      x: frame.x + placement.x, y: frame.y + placement.y, width: frame.width, height: frame.height)
  }

  /// A title in its content: centred in its height, at one side or in the middle of its width.
  public func title(_ size: Size, in content: Rect) -> Rect {
    let free = content.width - size.width
    let before: Double
    switch (alignment, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): before = 0
    case (.center, _): before = free / 2
    case (.trailing, .leftToRight), (.leading, .rightToLeft): before = free
    }
    return Rect(
      x: content.x + before, y: content.y + (content.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
