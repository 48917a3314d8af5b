import SidleUnits

/// Everything that a button's size and layout are made from. A value: the same content in the same bounds
/// gives the same layout.
public struct ButtonContent: BitwiseCopyable {
  public var title = ButtonText.none
  public var subtitle = ButtonText.none
  public var titlePadding = 0.0
  public var alignment = TextAlignment.automatic
  /// Zero without an image.
  public var imageSize = Size(width: 0, height: 0)
  public var placement = ImagePlacement.leading
  public var imagePadding = 0.0
  public var reservation = 0.0
  public var spinnerSize = 0.0
  public var isBusy = false
  public var busySizing = BusySizing.reflow
  /// Side of the indicator, 0 without one.
  public var indicatorSize = 0.0
  public var indicatorPadding = 0.0
  public var insets = Insets()
  public var backgroundInsets = Insets()
  public var minimumHeight = 0.0
  /// Least width and height of what a pointer meets.
  public var hitSize = 0.0
  public var focusOutset = 0.0
  /// Negative: half the shorter side.
  public var cornerRadius = 0.0
  public var direction = LayoutDirection.leftToRight

  public init() {}

  public struct Insets: Equatable, BitwiseCopyable {
    public var top = 0.0
    public var leading = 0.0
    public var bottom = 0.0
    public var trailing = 0.0

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The size that it needs, when it may have a width at most. Cost: O(words of title and subtitle).
  @inline(never)
  public func size(within width: Double) -> Size {
    let sides = insets.leading + insets.trailing + indicatorRoom
    let limit = width - sides
    var content = measured(limit, spinner: isBusy && busySizing == .reflow).size
    if busySizing == .reserve {
      let other = measured(limit, spinner: true).size
      content.width = larger(content.width, other.width)
      content.height = larger(content.height, other.height)
    }
    let height = larger(content.height, indicatorSize) + insets.top + insets.bottom
    return Size(width: content.width + sides, height: larger(height, minimumHeight))
  }

  /// Where everything lies in given bounds. Cost: O(words of title and subtitle).
  @inline(never)
  public func layout(in bounds: Rect) -> ButtonLayout {
    // As if from left to right around 0, 0; mirrored and moved at the end.
    let own = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    var layout = ButtonLayout()
    layout.background = own.inset(backgroundInsets)
    layout.cornerRadius = layout.background.cornerRadius(cornerRadius)
    layout.focusRing = layout.background.outset(focusOutset)
    layout.hitBox = hitBox(in: own)
    var region = own.inset(insets)
    if indicatorSize > 0 {
      let room = region.width < indicatorRoom ? region.width : indicatorRoom
      region.width -= room
      layout.indicator = Rect(
        x: region.right + room - indicatorSize, y: region.y + (region.height - indicatorSize) / 2,
        width: indicatorSize, height: indicatorSize)
    }
    place(in: region, &layout)
    if direction == .rightToLeft { layout = layout.mirrored(bounds.width) }
    return layout.moved(x: bounds.x, y: bounds.y)
  }

  /// Where a pointer meets it.
  public func hitBox(in bounds: Rect) -> Rect { bounds.outset(toHold: hitSize) }

  /// At which side of the screen lines of a text of several stand: leading is the left.
  public var physicalSide: TextAlignment {
    let side = lineAlignment
    guard direction == .rightToLeft else { return side }
    return side == .leading ? .trailing : side == .trailing ? .leading : side
  }

  // MARK: Steps

  private struct Measured {
    var size = Size(width: 0, height: 0)
    /// The image's room, the texts' and each text's.
    var box = Size(width: 0, height: 0)
    var texts = Size(width: 0, height: 0)
    var title = (size: Size(width: 0, height: 0), lines: 0)
    var subtitle = (size: Size(width: 0, height: 0), lines: 0)
  }

  private var indicatorRoom: Double { indicatorSize > 0 ? indicatorSize + indicatorPadding : 0 }
  private var hasText: Bool { !title.isEmpty || !subtitle.isEmpty }

  private func picture(spinner: Bool) -> Size {
    spinner ? Size(width: spinnerSize, height: spinnerSize) : imageSize
  }

  private func measured(_ limit: Double, spinner: Bool) -> Measured {
    var result = Measured()
    let picture = picture(spinner: spinner)
    let hasPicture = picture.width > 0 || picture.height > 0
    result.box = picture
    var gap = 0.0
    if hasPicture {
      if placement.isHorizontal {
        result.box.width = larger(picture.width, reservation)
      } else {
        result.box.height = larger(picture.height, reservation)
      }
      if hasText { gap = imagePadding }
    }
    let left = placement.isHorizontal ? limit - result.box.width - gap : limit
    let room = left > 0 ? left : 0
    if !title.isEmpty { result.title = title.fitted(room) }
    if !subtitle.isEmpty { result.subtitle = subtitle.fitted(room) }
    let between = title.isEmpty || subtitle.isEmpty ? 0 : titlePadding
    result.texts = Size(
      width: larger(result.title.size.width, result.subtitle.size.width),
      height: result.title.size.height + between + result.subtitle.size.height)
    if placement.isHorizontal {
      result.size = Size(
        width: result.box.width + gap + result.texts.width,
        height: larger(result.box.height, result.texts.height))
    } else {
      result.size = Size(
        width: larger(result.box.width, result.texts.width),
        height: result.box.height + gap + result.texts.height)
    }
    return result
  }

  private func place(in region: Rect, _ layout: inout ButtonLayout) {
    let isOver = isBusy && busySizing == .overlay
    let spinner = isBusy && !isOver
    let measured = measured(region.width, spinner: spinner)
    let content = region.centred(measured.size)
    var box = Rect(
      x: content.x, y: content.y, width: measured.box.width, height: measured.box.height)
    var texts = Rect(
      x: content.x, y: content.y, width: measured.texts.width, height: measured.texts.height)
    if placement.isHorizontal {
      box.y += (content.height - box.height) / 2
      texts.y += (content.height - texts.height) / 2
      if placement.isFirst {
        texts.x = content.right - texts.width
      } else {
        box.x = content.right - box.width
      }
    } else {
      box.x += (content.width - box.width) / 2
      texts.x += (content.width - texts.width) / 2
      if placement.isFirst {
        texts.y = content.bottom - texts.height
      } else {
        box.y = content.bottom - box.height
      }
    }
    let picture = picture(spinner: spinner)
    if picture.width > 0 || picture.height > 0 { layout.image = box.centred(picture) }
    layout.isSpinner = isBusy
    let side = alignment(hasPicture: measured.box.width > 0 || measured.box.height > 0)
    layout.titleLines = Int32(truncatingIfNeeded: measured.title.lines)
    layout.subtitleLines = Int32(truncatingIfNeeded: measured.subtitle.lines)
    if !title.isEmpty { layout.title = texts.aligned(measured.title.size, side, y: texts.y) }
    if !subtitle.isEmpty {
      layout.subtitle = texts.aligned(
        measured.subtitle.size, side, y: texts.bottom - measured.subtitle.size.height)
    }
    if isOver {
      layout.isCovered = true
      layout.image = region.centred(Size(width: spinnerSize, height: spinnerSize))
    }
  }

  /// Where the texts stand, and each line in a text of several.
  public var lineAlignment: TextAlignment {
    let picture = picture(spinner: isBusy && busySizing != .overlay)
    return alignment(hasPicture: picture.width > 0 || picture.height > 0)
  }

  private func alignment(hasPicture: Bool) -> TextAlignment {
    guard alignment == .automatic else { return alignment }
    guard hasPicture else { return .center }
    switch placement {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top, .bottom: return .center
    }
  }

  private func larger(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
}

extension Rect {
  fileprivate func inset(_ insets: ButtonContent.Insets) -> Rect {
    inset(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  fileprivate func outset(_ by: Double) -> Rect {
    Rect(x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by)
  }

  fileprivate func outset(toHold size: Double) -> Rect {
    let wide = size > width ? size : width
    let high = size > height ? size : height
    return centred(Size(width: wide, height: high))
  }

  /// A text of a size in its room.
  fileprivate func aligned(_ size: Size, _ side: TextAlignment, y: Double) -> Rect {
    var before = 0.0
    switch side {
    case .leading: break
    case .automatic, .center: before = (width - size.width) / 2
    case .trailing: before = width - size.width
    }
    return Rect(x: x + before, y: y, width: size.width, height: size.height)
  }

  fileprivate func mirrored(_ width: Double) -> Rect {
    isEmpty ? self : Rect(x: width - right, y: y, width: self.width, height: height)
  }
}

extension ButtonLayout {
  fileprivate func mirrored(_ width: Double) -> ButtonLayout {
    var result = self
    result.background = background.mirrored(width)
    result.image = image.mirrored(width)
    result.title = title.mirrored(width)
    result.subtitle = subtitle.mirrored(width)
    result.indicator = indicator.mirrored(width)
    result.focusRing = focusRing.mirrored(width)
    result.hitBox = hitBox.mirrored(width)
    return result
  }
}
