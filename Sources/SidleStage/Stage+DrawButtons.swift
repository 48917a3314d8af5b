import SidleControls
import SidleUnits

/// Buttons as draw commands: background, image or spinner, title, subtitle, mark and focus ring.
extension Stage {
  mutating func drawOwnButtons(on area: VisibleArea) {
    for index in 0..<Int(buttonOrder.count) {
      let slot = buttonOrder[index]
      if buttons[slot].isHidden { continue }
      draw(button: slot, parts[buttons[slot].parts].frame, isOwn: true, on: area)
    }
  }

  /// A button in a frame: its own, or what its row gives it and has clipped. What does not fit into its own is
  /// clipped to it, so that nothing shows where nothing is hit; not while a spring takes it there.
  @inline(never)
  mutating func draw(button slot: Int, _ frame: Rect, isOwn: Bool = false, on area: VisibleArea) {
    let look = look(button: slot)
    let layout = layout(button: slot, frame, look)
    let id = id(button: slot)
    let face = face(button: slot)
    draw(background: layout, look, id, face: face, on: area)
    let isMoving =
      face >= 0 && faces[face].motion >= 0 && layoutMotions[faces[face].motion].isMoving
    let isClipped = isOwn && !isMoving && !layout.contentFits(frame)
    let whole = area
    let area = isClipped ? area.inside(frame) : area
    if isClipped { drawList.append(.clipBegin, .button, id, frame) }
    draw(picture: layout, look, id, on: area)
    if !layout.isCovered {
      let shown = shownTitle(button: slot)
      var title = ButtonText(size: shown.size)
      var subtitle = ButtonText.none
      var lineBreak = LineBreak.clip
      var lower = LineBreak.clip
      var side = TextAlignment.center
      var fontSize = 0.0
      if face >= 0 {
        let content = content(button: slot, face: face, look)
        (title, subtitle, side) = (content.title, content.subtitle, content.physicalSide)
        lineBreak = faces[face].configuration.titleLineBreak
        lower = faces[face].configuration.subtitleLineBreak
        fontSize = faces[face].configuration.subtitleFont(theme)
      }
      draw(
        text: shown.text, title, in: layout.title, side, lineBreak, .buttonTitle, id,
        look.foreground.color, look.fontSize, on: area)
      if face >= 0 {
        draw(
          text: faces[face].subtitle, subtitle, in: layout.subtitle, side, lower,
          .buttonSubtitle, id, look.foreground.color, fontSize, on: area)
      }
    }
    if area.shows(layout.indicator) { draw(mark: layout.indicator, look.indicator.color, id) }
    if isClipped { drawList.append(.clipEnd, .button, id, frame) }
    if look.focusRing.color.alpha > 0, face >= 0, whole.shows(layout.focusRing) {
      let width = theme[.focusRingWidth]
      let radius = layout.cornerRadius > 0 ? layout.cornerRadius + theme[.focusRingOutset] : 0
      drawList.append(
        .rectangle, .buttonFocusRing, id, layout.focusRing,
        paint: Paint(cornerRadius: radius).stroked(look.focusRing.color.rawValue, width: width))
    }
  }

  // MARK: Parts

  private mutating func draw(
    background layout: ButtonLayout, _ look: borrowing ButtonLook, _ id: ObjectID, face: Int,
    on area: VisibleArea
  ) {
    let color = look.background.color.rawValue
    guard face >= 0 else {
      if area.shows(layout.background) {
        drawList.append(.rectangle, .button, id, layout.background, color: color)
      }
      return
    }
    let configuration = faces[face].configuration
    let strokeAlpha = look.stroke.color.alpha
    let isStroked = look.strokeWidth > 0 && strokeAlpha > 0
    let outset = isStroked ? configuration[.strokeOutset] : 0
    var paint = Paint(cornerRadius: layout.cornerRadius)
    if isStroked, outset == 0 {
      paint = paint.stroked(look.stroke.color.rawValue, width: look.strokeWidth)
    }
    let opacity = configuration[.shadowOpacity]
    if opacity > 0 {
      paint = paint.shadowed(
        configuration.shadowColor.opacity(UInt32(opacity * 1000 + 0.5)).rawValue,
        radius: configuration[.shadowRadius], x: configuration[.shadowX],
        y: configuration[.shadowY])
    }
    if area.shows(layout.background) || opacity > 0 {
      drawList.append(
        .rectangle, .button, id, layout.background, color: color,
        contentToken: configuration.backgroundSlot, paint: paint)
    }
    guard outset != 0 else { return }
    let frame = layout.background.grown(by: outset)
    guard area.shows(frame) else { return }
    let radius = layout.cornerRadius > 0 ? layout.cornerRadius + outset : 0
    drawList.append(
      .rectangle, .button, id, frame,
      paint: Paint(cornerRadius: radius > 0 ? radius : 0).stroked(
        look.stroke.color.rawValue, width: look.strokeWidth))
  }

  private mutating func draw(
    picture layout: ButtonLayout, _ look: borrowing ButtonLook, _ id: ObjectID,
    on area: VisibleArea
  ) {
    guard area.shows(layout.image) else { return }
    if layout.isSpinner {
      let width = layout.image.width * ControlTuning.spinnerStroke
      drawList.append(
        .spinner, .buttonSpinner, id, layout.image, color: look.spinner.color.rawValue,
        paint: Paint(phase: Spinner.phase(at: now), strokeWidth: width))
    } else {
      drawList.append(
        .image, .buttonImage, id, layout.image, color: look.image.color.rawValue,
        paint: Paint(image: look.imageToken))
    }
  }

  /// The mark of a pop-up: two strokes up and two down.
  private mutating func draw(mark frame: Rect, _ color: Color, _ id: ObjectID) {
    let wide = frame.width * 0.3
    let high = frame.height * 0.25
    for index in 0..<4 {
      let isRight = index & 1 == 1
      let isLower = index & 2 == 2
      let top = frame.y + frame.height * (isLower ? 0.6 : 0.15)
      let falls = isRight != isLower
      drawList.append(
        .line, .buttonIndicator, id,
        Rect(
          x: frame.x + frame.width * 0.2 + (isRight ? wide : 0), y: falls ? top : top + high,
          width: wide, height: falls ? high : -high),
        color: color.rawValue, paint: Paint(strokeWidth: ControlTuning.indicatorStroke))
    }
  }

  /// A command for each line. A line that is wider than its room is clipped to it, at the side where its
  /// break mode lets go of it.
  private mutating func draw(
    text: StoredText, _ measured: ButtonText, in frame: Rect, _ side: TextAlignment,
    _ lineBreak: LineBreak, _ part: Part, _ id: ObjectID, _ color: Color, _ fontSize: Double,
    on area: VisibleArea
  ) {
    guard !text.isEmpty, area.shows(frame) else { return }
    let height = measured.size.height * measured.scale
    let width = measured.size.width * measured.scale
    guard measured.isBroken(frame.width) else {
      let isWider = width > frame.width + 1e-6
      if isWider { drawList.append(.clipBegin, part, id, frame) }
      var before = 0.0
      if isWider, lineBreak == .truncateHead { before = frame.width - width }
      if isWider, lineBreak == .truncateMiddle { before = (frame.width - width) / 2 }
      drawList.append(
        .text, part, id,
        Rect(x: frame.x + before, y: frame.y, width: isWider ? width : frame.width, height: height),
        color: color.rawValue, fontSize: fontSize, text: text)
      if isWider { drawList.append(.clipEnd, part, id, frame) }
      return
    }
    var y = frame.y
    var piece = 0
    while let line = measured.line(from: piece, width: frame.width) {
      let free = frame.width - line.width
      let before = side == .leading ? 0 : side == .trailing ? free : free / 2
      let rect = Rect(x: frame.x + before, y: y, width: line.width, height: height)
      if line.end > line.start, area.shows(rect) {
        drawList.append(
          line: part, id, rect, color: color.rawValue, fontSize: fontSize, text: text,
          start: Int(line.start), end: Int(line.end))
      }
      piece = line.next
      y += height
    }
  }
}

extension Rect {
  fileprivate func grown(by outset: Double) -> Rect {
    let width = self.width + 2 * outset
    let height = self.height + 2 * outset
    return Rect(
      x: x - outset, y: y - outset, width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
