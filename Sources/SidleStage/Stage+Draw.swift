import SidleControls
import SidleUnits

/// The scene as commands in paint order: lists in order of creation, then rows without a list.
extension Stage {
  /// Makes the draw list. Cost: O(lists + visible rows).
  public mutating func draw() throws(Failure) {
    drawList.begin()
    let stage = VisibleArea(Rect(x: 0, y: 0, width: size.width, height: size.height))
    for index in 0..<Int(listOrder.count) { draw(list: listOrder[index], on: stage) }
    for index in 0..<Int(looseRows.count) { draw(row: looseRows[index], on: stage) }
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

  private mutating func draw(list slot: Int, on area: VisibleArea) {
    let list = lists[slot]
    let area = area.inside(list.frame)
    guard !area.isEmpty else { return }
    let id = id(list: slot)
    drawList.append(.clipBegin, .list, id, list.frame)
    if list.background != 0 {
      drawList.append(.rectangle, .list, id, list.frame, color: list.background)
    }
    var index = firstRow(list: slot, endingBelow: area.top)
    while index < Int(list.rows.count) {
      let row = list.rows[index]
      if frame(row: row).y >= area.bottom { break }
      draw(row: row, on: area)
      index &+= 1
    }
    drawList.append(.clipEnd, .list, id, list.frame)
  }

  private mutating func draw(row slot: Int, on area: VisibleArea) {
    let id = id(row: slot)
    let frames = frames(row: slot)
    let area = area.inside(frames.frame)
    guard !area.isEmpty else { return }
    drawList.append(.clipBegin, .row, id, frames.frame)
    draw(buttonsOf: slot, .leading, frames, on: area)
    draw(buttonsOf: slot, .trailing, frames, on: area)
    let record = rows[slot]
    let content = frames.content
    if area.shows(content) {
      drawList.append(
        .rectangle, .rowContent, id, content, color: record.background,
        contentToken: record.contentToken)
      draw(
        title: record, id, frames.title(record.titleSize), content: content,
        on: area.inside(content))
    }
    drawList.append(.clipEnd, .row, id, frames.frame)
  }

  /// A row's title, clipped to the content where it is longer.
  private mutating func draw(
    title record: RowRecord, _ id: ObjectID, _ frame: Rect, content: Rect, on area: VisibleArea
  ) {
    guard record.title.count > 0, area.shows(frame) else { return }
    let isLonger = frame.x < content.x || frame.right > content.right
    if isLonger { drawList.append(.clipBegin, .rowContent, id, content) }
    drawList.append(
      .text, .rowTitle, id, frame, color: record.titleColor, fontSize: ControlTuning.rowFontSize,
      text: record.title)
    if isLonger { drawList.append(.clipEnd, .rowContent, id, content) }
  }

  private mutating func draw(
    buttonsOf row: Int, _ edge: Edge, _ frames: RowFrames, on area: VisibleArea
  ) {
    guard let exposed = frames.exposed(edge) else { return }
    let free = area.inside(exposed)
    let slots = rows[row].buttons(edge)
    for index in 0..<Int(slots.count) {
      let frame = frame(button: slots[index], in: frames)
      guard free.shows(frame) else { continue }
      let button = buttons[slots[index]]
      let id = id(button: slots[index])
      drawList.append(.clipBegin, .button, id, frame)
      drawList.append(.rectangle, .button, id, frame, color: button.background)
      let title = RowFrames.buttonTitle(button.titleSize, in: frame)
      if button.title.count > 0, area.inside(frame).shows(title) {
        drawList.append(
          .text, .buttonTitle, id, title, color: button.titleColor,
          fontSize: ControlTuning.buttonFontSize, text: button.title)
      }
      drawList.append(.clipEnd, .button, id, frame)
    }
  }
}
