import SidleControls
import SidleUnits

/// A part of the scene. The raw values are those of `SIDLE_PART_` in the C header.
public enum Part: Int32, BitwiseCopyable {
  case none = 0
  case list = 1
  case row = 2
  case rowContent = 3
  case rowTitle = 4
  case button = 5
  case buttonTitle = 6
  case layer = 7
  case layerContent = 8
  case layerTitle = 9
  case menu = 10
  case menuRow = 11
  case menuTitle = 12
  case buttonSubtitle = 13
  case buttonImage = 14
  case buttonSpinner = 15
  case buttonIndicator = 16
  case buttonFocusRing = 17
}

/// What lies at a point: slots, -1 where there is none.
public struct Hit: BitwiseCopyable {
  public var part = Part.none
  public var list = -1
  public var row = -1
  public var button = -1
  public var layer = -1
  /// An element, or the menu of a panel.
  public var menu = -1
  /// Number of a target of the row's content, 0 for none.
  public var target: Int32 = 0
}

/// From a point to what is painted last there.
extension Stage {
  public func hit(x: Double, y: Double) -> Hit {
    var hit = Hit()
    guard bounds.contains(x: x, y: y) else { return hit }
    if meetMenu(x: x, y: y, &hit) { return hit }
    var index = Int(buttonOrder.count)
    while index > 0 {
      index &-= 1
      let button = buttonOrder[index]
      guard !buttons[button].isHidden, hitBox(button: button)?.contains(x: x, y: y) == true else {
        continue
      }
      hit.button = button
      hit.part = .button
      return hit
    }
    index = Int(layerOrder.count)
    while index > 0 {
      index &-= 1
      guard layers[layerOrder[index]].frame.contains(x: x, y: y) else { continue }
      hit.layer = layerOrder[index]
      hit.part = .layer
      return hit
    }
    index = Int(looseRows.count)
    while index > 0 {
      index &-= 1
      if meet(row: looseRows[index], x: x, y: y, &hit) { return hit }
    }
    index = Int(listOrder.count)
    while index > 0 {
      index &-= 1
      let list = listOrder[index]
      guard lists[list].frame.contains(x: x, y: y) else { continue }
      hit.list = list
      hit.part = .list
      if let row = row(list: list, y: y) { _ = meet(row: row, x: x, y: y, &hit) }
      return hit
    }
    return hit
  }

  private func meetMenu(x: Double, y: Double, _ hit: inout Hit) -> Bool {
    switch panels.spot(x: x, y: y) {
    case .outside: return false
    case .panel(let level):
      hit.part = .menu
      hit.menu = panels[level].menu
    case .row(let place):
      hit.part = .menuRow
      hit.menu = Int(panels.row(place).element)
    }
    return true
  }

  /// The ids behind a hit.
  public func ids(_ hit: Hit)
    -> (list: ObjectID, row: ObjectID, button: ObjectID, layer: ObjectID, menu: ObjectID)
  {
    (
      hit.list < 0 ? .null : id(list: hit.list), hit.row < 0 ? .null : id(row: hit.row),
      hit.button < 0 ? .null : id(button: hit.button),
      hit.layer < 0 ? .null : id(layer: hit.layer),
      hit.menu < 0 ? .null : id(menu: hit.menu)
    )
  }

  /// The row of a list at a height on the stage. Cost: O(log rows).
  func row(list: Int, y: Double) -> Int? {
    let index = firstRow(list: list, endingBelow: y)
    guard index < Int(lists[list].rows.count) else { return nil }
    let slot = lists[list].rows[index]
    return frame(row: slot).y <= y ? slot : nil
  }

  /// Index of the first row of a list whose bottom lies below `y`. Cost: O(log rows).
  func firstRow(list: Int, endingBelow y: Double) -> Int {
    var low = 0
    var high = Int(lists[list].rows.count)
    while low < high {
      let middle = (low &+ high) / 2
      if frame(row: lists[list].rows[middle]).bottom > y {
        high = middle
      } else {
        low = middle &+ 1
      }
    }
    return low
  }

  private func meet(row slot: Int, x: Double, y: Double, _ hit: inout Hit) -> Bool {
    let frames = frames(row: slot)
    guard frames.frame.contains(x: x, y: y) else { return false }
    hit.row = slot
    hit.part = .row
    if rows[slot].list >= 0 { hit.list = rows[slot].list }
    if frames.content.contains(x: x, y: y) {
      hit.part = .rowContent
      hit.target = target(row: slot, x: x, y: y, in: frames)
      return true
    }
    let edge: Edge = frames.offset > 0 ? .leading : .trailing
    let slots = rows[slot].buttons(edge)
    let isBackwards = rows[slot].row.settings.reveal.paintsBackwards(edge)
    var index = Int(slots.count)
    while index > 0 {
      index &-= 1
      let button = slots[isBackwards ? Int(slots.count) &- 1 &- index : index]
      if buttons[button].isHidden { continue }
      if frame(button: button, in: frames).contains(x: x, y: y) {
        hit.button = button
        hit.part = .button
        return true
      }
    }
    return true
  }
}
