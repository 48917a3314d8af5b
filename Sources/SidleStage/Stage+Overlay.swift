import SidleControls
import SidleGesture
import SidleUnits

/// The debug overlay: what decides, over what is shown. Commands without a part, after all others.
extension Stage {
  /// What is shown; nothing on a new stage. Changes the draw list and nothing else: it is no state,
  /// and no part of the fingerprint. The log has it, so that pictures of a log show it, too.
  public mutating func setOverlay(_ overlay: Overlay) throws(Failure) {
    guard log.hasRoom() else { throw Log.failure }
    log.call("set_debug_overlay", .null, "flags", number: Int64(overlay.rawValue))
    self.overlay = overlay
  }

  mutating func drawOverlay(on area: VisibleArea) {
    let stage = bounds
    drawList.append(.clipBegin, .none, .null, stage)
    for slot in 0..<rows.slotCount where rows.life(slot) == .live {
      if !isOfInterest(row: slot) { continue }
      let frame = rows[slot].list < 0 ? nil : lists[rows[slot].list].frame
      let area = frame.map { area.inside($0) } ?? area
      if overlay.contains(.anchors) { drawAnchors(row: slot, on: area) }
      if overlay.contains(.velocity) { drawVelocity(row: slot, on: area) }
    }
    for place in 0..<contacts.placeCount where contacts[place].isDown {
      if contacts[place].kind == .key { continue }
      if overlay.contains(.slop) { drawSlop(contact: place, on: area) }
      if overlay.contains(.velocity) { drawVelocity(contact: place, on: area) }
      if overlay.contains(.verdicts) { drawVerdict(contact: place) }
    }
    drawList.append(.clipEnd, .none, .null, stage)
  }

  /// Rows at rest without a contact would hide the others.
  private func isOfInterest(row: Int) -> Bool {
    if !rows[row].row.isAtRestClosed { return true }
    for place in 0..<contacts.placeCount where contacts[place].isDown {
      if contacts[place].row == row { return true }
    }
    return false
  }

  // MARK: Rows

  private mutating func drawAnchors(row slot: Int, on area: VisibleArea) {
    let frames = frames(row: slot)
    let isCommitted = rows[slot].row.isCommitted
    let edges = Edge.both
    for index in edges.indices {
      let edge = edges[index]
      let strip = rows[slot].row.geometry.strip(edge)
      if strip.isEmpty || isCommitted { continue }
      func line(_ stage: inout Stage, _ distance: Double, _ color: UInt32, _ width: Double) {
        let x = frames.contentEdge(at: distance * edge.sign)
        let line = Rect(x: x, y: frames.frame.y, width: 0, height: frames.frame.height)
        stage.drawLine(line, stage.id(row: slot), color, width: width, on: area)
      }
      let settings = rows[slot].row.sharedSettings
      let open = RestingTarget.openDistance(strip, settings.pointee)
      let close = strip.extent - RestingTarget.closeDistance(strip, settings.pointee)
      let full = settings.pointee.fullSwipe
      line(&self, strip.extent, OverlayTuning.anchorColor, 2 * OverlayTuning.lineWidth)
      line(&self, open, OverlayTuning.thresholdColor, OverlayTuning.lineWidth)
      if close != open {
        line(&self, close, OverlayTuning.thresholdColor, OverlayTuning.lineWidth / 2)
      }
      if full.covers(edge) {
        let pull = full.span.points(full.distance, edge: edge, geometry: rows[slot].row.geometry)
        line(&self, pull, OverlayTuning.fullSwipeColor, OverlayTuning.lineWidth)
      }
    }
  }

  private mutating func drawVelocity(row slot: Int, on area: VisibleArea) {
    let velocity = rows[slot].row.velocity(at: now)
    let frames = frames(row: slot)
    let physical = direction(row: slot) == .leftToRight ? velocity : -velocity
    drawArrow(
      id(row: slot), x: frames.contentEdge(at: frames.offset),
      y: frames.frame.y + frames.frame.height / 2, dx: physical, dy: 0, on: area)
  }

  // MARK: Contacts

  /// What a contact is told to belong to: its row, or nothing.
  private func owner(contact place: Int) -> ObjectID {
    contacts[place].row < 0 ? .null : id(row: contacts[place].row)
  }

  /// A circle of the tap's slop and a box as wide as the swipe's; of a button that tracks the
  /// contact, how far out it may go.
  private mutating func drawSlop(contact place: Int, on area: VisibleArea) {
    let owner = owner(contact: place)
    let contact = contacts[place]
    let back = contact.recognizer.travel(x: 0, y: 0)
    let (x, y) = (-back.dx, -back.dy)
    let color = OverlayTuning.slopColor
    let dot = OverlayTuning.dot
    switch contact.kind {
    case .touch, .mouse, .pen:
      let row = contact.row
      let slop = row < 0 ? SwipeSettings.withoutRow : rows[row].row.settings.swipe
      outline(around(x, y, slop.tapSlop), owner, corner: slop.tapSlop, on: area)
      outline(around(x, y, slop.slop), owner, corner: 0, on: area)
      if contact.press.isActive, contact.button >= 0, let box = hitBox(button: contact.button) {
        let out = contact.press.settings.slop(contact.kind == .touch)
        outline(
          Rect(
            x: box.x - out, y: box.y - out, width: box.width + 2 * out,
            height: box.height + 2 * out), owner, corner: 0, on: area)
      }
      let way = Rect(x: x, y: y, width: contact.lastX - x, height: contact.lastY - y)
      drawLine(way, owner, color, width: OverlayTuning.lineWidth, on: area)
    case .scroll, .wheel, .key: break
    }
    let place = around(contact.lastX, contact.lastY, dot)
    guard area.shows(place) else { return }
    drawList.append(
      .rectangle, .none, owner, place, color: color, paint: Paint(cornerRadius: dot))
  }

  private mutating func drawVelocity(contact place: Int, on area: VisibleArea) {
    let velocity = contacts.velocity(place)
    drawArrow(
      owner(contact: place), x: contacts[place].lastX, y: contacts[place].lastY, dx: velocity.x,
      dy: velocity.y, on: area)
  }

  /// Two words above the contact, inside the stage.
  private mutating func drawVerdict(contact place: Int) {
    let words: (first: StaticString, second: StaticString)
    switch contacts[place].recognizer.verdict {
    case .undecided: words = ("undecided", "")
    case .claimed(let gesture): words = ("claimed", gesture.name)
    case .yielded(let reason): words = ("yielded", reason.name)
    }
    let font = OverlayTuning.fontSize
    let padding = OverlayTuning.labelPadding
    let letter = ControlTuning.characterWidth * font
    let first = Double(words.first.utf8CodeUnitCount) * letter
    let second = Double(words.second.utf8CodeUnitCount) * letter
    let width = first + (second > 0 ? letter + second : 0) + 2 * padding
    let height = ControlTuning.lineHeight * font + 2 * padding
    let away = OverlayTuning.labelDistance
    var y = contacts[place].lastY - away - height
    if y < 0 { y = contacts[place].lastY + away }
    let x = inside(contacts[place].lastX - width / 2, most: size.width - width)
    let box = Rect(x: x, y: inside(y, most: size.height - height), width: width, height: height)
    guard VisibleArea(bounds).shows(box) else { return }
    let owner = owner(contact: place)
    drawList.append(
      .rectangle, .none, owner, box, color: OverlayTuning.labelBackground,
      paint: Paint(cornerRadius: padding))
    var line = Rect(
      x: box.x + padding, y: box.y + padding, width: first, height: height - 2 * padding)
    drawList.append(label: words.first, owner, line)
    guard second > 0 else { return }
    line.x += first + letter
    line.width = second
    drawList.append(label: words.second, owner, line)
  }

  private func inside(_ value: Double, most: Double) -> Double {
    if value > most { return most > 0 ? most : 0 }
    return value > 0 ? value : 0
  }
}

/// The shapes that overlays are made of. What nobody could see is left out.
extension Stage {
  private func around(_ x: Double, _ y: Double, _ radius: Double) -> Rect {
    Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  private mutating func outline(
    _ frame: Rect, _ owner: ObjectID, corner: Double, on area: VisibleArea
  ) {
    guard area.shows(frame) else { return }
    drawList.append(
      .rectangle, .none, owner, frame,
      paint: Paint(cornerRadius: corner)
        .stroked(OverlayTuning.slopColor, width: OverlayTuning.lineWidth))
  }

  fileprivate mutating func drawLine(
    _ line: Rect, _ owner: ObjectID, _ color: UInt32, width: Double, on area: VisibleArea
  ) {
    let (dx, dy) = (line.width, line.height)
    let bounds = Rect(
      x: (dx < 0 ? line.x + dx : line.x) - width / 2,
      y: (dy < 0 ? line.y + dy : line.y) - width / 2, width: dx.magnitude + width,
      height: dy.magnitude + width)
    guard dx != 0 || dy != 0, area.shows(bounds) else { return }
    drawList.append(.line, .none, owner, line, color: color, paint: Paint(strokeWidth: width))
  }

  /// From a point along a velocity, points per second.
  private mutating func drawArrow(
    _ owner: ObjectID, x: Double, y: Double, dx: Double, dy: Double, on area: VisibleArea
  ) {
    let speed = (dx * dx + dy * dy).squareRoot()
    guard speed >= OverlayTuning.arrowLeast else { return }
    let color = OverlayTuning.velocityColor
    let width = OverlayTuning.lineWidth
    let shaft = Rect(
      x: x, y: y, width: dx * OverlayTuning.arrowTime, height: dy * OverlayTuning.arrowTime)
    drawLine(shaft, owner, color, width: width, on: area)
    let (ux, uy) = (dx / speed * OverlayTuning.arrowHead, dy / speed * OverlayTuning.arrowHead)
    let left = Rect(x: shaft.right, y: shaft.bottom, width: -ux - uy, height: -uy + ux)
    let right = Rect(x: shaft.right, y: shaft.bottom, width: -ux + uy, height: -uy - ux)
    drawLine(left, owner, color, width: width, on: area)
    drawLine(right, owner, color, width: width, on: area)
  }
}
