import SidleControls
import SidleUnits

/// The scene as commands in paint order: lists in order of creation, then rows without a list, then
/// layers, then buttons of their own.
extension Stage {
  /// Makes the draw list. Cost: O(lists + visible rows + layers); with an overlay,
  /// O(rows).
  public mutating func draw() throws(Failure) {
    drawList.begin()
    let stage = VisibleArea(bounds)
    for index in 0..<Int(listOrder.count) { draw(list: listOrder[index], on: stage) }
    for index in 0..<Int(looseRows.count) {
      draw(row: looseRows[index], looseFrames[index], on: stage)
    }
    for index in 0..<Int(layerOrder.count) { draw(layer: layerOrder[index], on: stage) }
    drawOwnButtons(on: stage)
    drawMenu()
    if overlay != .none { drawOverlay(on: stage) }
    guard drawList.end() else { throw .outOfMemory("the draw list") }
  }

  /// The commands of the last `draw`, and a number that changes when they do.
  public var drawn: (first: UnsafeRawPointer?, count: Int, serial: UInt64) {
    let commands = drawList.commands.pointer
    return (
      drawList.commands.count == 0 ? nil : UnsafeRawPointer(commands), drawList.commands.count,
      drawList.serial
    )
  }

  // Records are large: what is needed of them is read where they lie.

  private mutating func draw(list slot: Int, on area: VisibleArea) {
    let frame = lists[slot].frame
    let area = area.inside(frame)
    guard !area.isEmpty else { return }
    let id = id(list: slot)
    drawList.append(.clipBegin, .list, id, frame)
    if lists[slot].background != 0 {
      drawList.append(.rectangle, .list, id, frame, color: lists[slot].background)
    }
    var index = firstRow(list: slot, endingBelow: area.top)
    while index < Int(lists[slot].rows.count) {
      let row = lists[slot].rows[index]
      let frame = self.frame(row: row)
      if frame.y >= area.bottom { break }
      draw(row: row, frame, on: area)
      index &+= 1
    }
    drawList.append(.clipEnd, .list, id, frame)
  }

  private mutating func draw(row slot: Int, _ frame: Rect, on area: VisibleArea) {
    let area = area.inside(frame)
    guard !area.isEmpty else { return }
    let id = id(row: slot)
    let frames = RowFrames(
      frame: frame, direction: direction(row: slot), offset: rows[slot].row.offset(at: now))
    drawList.append(.clipBegin, .row, id, frame)
    if frames.offset != 0 {
      draw(buttonsOf: slot, frames.offset > 0 ? .leading : .trailing, frames, on: area)
    }
    let content = frames.content
    let free = area.inside(content)
    if !free.isEmpty {
      drawList.append(
        .rectangle, .rowContent, id, content, color: rows[slot].background,
        contentToken: rows[slot].contentToken)
      if !rows[slot].title.isEmpty {
        draw(titleOf: slot, id, frames.title(rows[slot].titleSize), content: content, on: free)
      }
    }
    drawList.append(.clipEnd, .row, id, frame)
  }

  /// A row's title, clipped to the content where it is longer.
  private mutating func draw(
    titleOf row: Int, _ id: ObjectID, _ frame: Rect, content: Rect, on area: VisibleArea
  ) {
    guard area.shows(frame) else { return }
    let isLonger = frame.x < content.x || frame.right > content.right
    if isLonger { drawList.append(.clipBegin, .rowContent, id, content) }
    drawList.append(
      .text, .rowTitle, id, frame, color: rows[row].titleColor,
      fontSize: ControlTuning.rowFontSize, text: rows[row].title)
    if isLonger { drawList.append(.clipEnd, .rowContent, id, content) }
  }

  private mutating func draw(
    buttonsOf row: Int, _ edge: Edge, _ frames: RowFrames, on area: VisibleArea
  ) {
    guard let exposed = frames.exposed(edge) else { return }
    let free = area.inside(exposed)
    let slots = rows[row].buttons(edge)
    let isBackwards = rows[row].row.settings.reveal.paintsBackwards(edge)
    for index in 0..<Int(slots.count) {
      let slot = slots[isBackwards ? Int(slots.count) &- 1 &- index : index]
      if buttons[slot].isHidden { continue }
      let frame = frame(button: slot, in: frames)
      guard free.shows(frame) else { continue }
      let id = id(button: slot)
      drawList.append(.clipBegin, .button, id, frame)
      if face(button: slot) >= 0 || menu(of: slot) >= 0 {
        draw(button: slot, frame, on: area.inside(frame))
        drawList.append(.clipEnd, .button, id, frame)
        continue
      }
      drawList.append(.rectangle, .button, id, frame, color: buttons[slot].background)
      let title = titleFrame(button: slot, frame, in: frames)
      if !buttons[slot].title.isEmpty, area.inside(frame).shows(title) {
        drawList.append(
          .text, .buttonTitle, id, title, color: buttons[slot].titleColor,
          fontSize: ControlTuning.buttonFontSize, text: buttons[slot].title)
      }
      drawList.append(.clipEnd, .button, id, frame)
    }
  }
}
