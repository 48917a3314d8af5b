import SidleControls
import SidleUnits

/// The scene as commands in paint order: lists in order of creation, then rows without a list.
extension Stage {
  /// Makes the draw list. Cost: O(lists + visible rows).
  public mutating func draw() throws(Failure) {
    drawList.begin()
    for index in 0..<Int(listOrder.count) { draw(list: listOrder[index]) }
    for index in 0..<Int(looseRows.count) where frame(row: looseRows[index]).overlaps(bounds) {
      draw(row: looseRows[index])
    }
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

  private var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  private mutating func draw(list slot: Int) {
    let list = lists[slot]
    guard list.frame.overlaps(bounds) else { return }
    let id = id(list: slot)
    drawList.append(.clipBegin, .list, id, list.frame)
    if list.background != 0 {
      drawList.append(.rectangle, .list, id, list.frame, color: list.background)
    }
    let top = list.frame.y > 0 ? list.frame.y : 0
    let bottom = list.frame.bottom < size.height ? list.frame.bottom : size.height
    var index = firstRow(list: slot, endingBelow: top)
    while index < Int(list.rows.count) {
      let row = list.rows[index]
      if frame(row: row).y >= bottom { break }
      draw(row: row)
      index &+= 1
    }
    drawList.append(.clipEnd, .list, id, list.frame)
  }

  private mutating func draw(row slot: Int) {
    let id = id(row: slot)
    let frame = frame(row: slot)
    guard !frame.isEmpty else { return }
    drawList.append(.clipBegin, .row, id, frame)
    let frames = frames(row: slot)
    draw(buttonsOf: slot, .leading, frames)
    draw(buttonsOf: slot, .trailing, frames)
    let record = rows[slot]
    let content = frames.content
    if content.overlaps(frame) {
      drawList.append(
        .rectangle, .rowContent, id, content, color: record.background,
        contentToken: record.contentToken)
      draw(title: record, id, frames.title(record.titleSize), content: content, row: frame)
    }
    drawList.append(.clipEnd, .row, id, frame)
  }

  /// A row's title, clipped to the content where it is longer.
  private mutating func draw(
    title record: RowRecord, _ id: ObjectID, _ frame: Rect, content: Rect, row: Rect
  ) {
    guard record.title.count > 0, frame.overlaps(row), frame.overlaps(content) else { return }
    let isLonger = frame.x < content.x || frame.right > content.right
    if isLonger { drawList.append(.clipBegin, .rowContent, id, content) }
    drawList.append(
      .text, .rowTitle, id, frame, color: record.titleColor, fontSize: ControlTuning.rowFontSize,
      text: record.title)
    if isLonger { drawList.append(.clipEnd, .rowContent, id, content) }
  }

  private mutating func draw(buttonsOf row: Int, _ edge: Edge, _ frames: RowFrames) {
    guard frames.offset * edge.sign > 0 else { return }
    let slots = rows[row].buttons(edge)
    for index in 0..<Int(slots.count) {
      let frame = frame(button: slots[index], in: frames)
      guard frames.shows(frame, edge) else { continue }
      let button = buttons[slots[index]]
      let id = id(button: slots[index])
      drawList.append(.clipBegin, .button, id, frame)
      drawList.append(.rectangle, .button, id, frame, color: button.background)
      if button.title.count > 0 {
        drawList.append(
          .text, .buttonTitle, id, RowFrames.buttonTitle(button.titleSize, in: frame),
          color: button.titleColor, fontSize: ControlTuning.buttonFontSize, text: button.title)
      }
      drawList.append(.clipEnd, .button, id, frame)
    }
  }
}
