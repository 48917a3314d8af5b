import SidleControls
import SidleGesture
import SidleUnits

/// Creating and destroying rows, and what they measure.
extension Stage {
  /// Adds a row to a list, or without one when `list` is null.
  public mutating func createRow(list listID: ObjectID, _ spec: RowSpec) throws(Failure) -> ObjectID
  {
    let list = listID.isNull ? -1 : try slot(list: listID)
    let index = try place(list: list, spec.index)
    try checkNameIsFree(spec.name, .row)
    guard log.hasRoom(for: spec.name.count &+ spec.title.count) else { throw Log.failure }
    guard reserveGroup(spec.group), rows.reserveOneMore(), rowNames.reserveOneMore(),
      reserveGhost(),
      awake.reserve(slotCount: rows.next.slot &+ 1),
      reservePlace(list: list)
    else { throw .outOfMemory("spec") }
    let (name, title) = try copies(of: spec.name, and: spec.title)
    guard let settings = settings.share(spec.settings) else {
      name.free(allocator)
      title.free(allocator)
      throw .outOfMemory("spec")
    }
    objectsCreated &+= 1
    let width = list < 0 ? spec.frame.width : lists[list].frame.width
    let geometry = RowGeometry(
      width: width,
      leading: .none(limit: settings.pointee.limit(.leading, width: width)),
      trailing: .none(limit: settings.pointee.limit(.trailing, width: width)))
    let slot = rows.insert(
      RowRecord(
        row: Row(settings: settings, geometry: geometry),
        name: name, title: title, spec: spec, list: list,
        index: index, age: objectsCreated))
    if list < 0 {
      looseRows.append(slot)
      looseFrames.append(spec.frame)
    } else {
      lists[list].rows.insert(slot, at: index)
      restack(list, from: index)
    }
    join(group: spec.group, row: slot)
    rowNames.insert(name, slot: slot)
    log.create(row: id(row: slot), list: listID, spec)
    return id(row: slot)
  }

  /// Where a new row goes; -1 is the end.
  private func place(list: Int, _ index: Int32) throws(Failure) -> Int {
    let count = Int(list < 0 ? looseRows.count : lists[list].rows.count)
    if index < 0 { return count }
    guard list >= 0 else {
      throw Failure(.state, "spec.index", .integer(Int64(index)), "a row without a list has none")
    }
    guard Int(index) <= count else {
      throw Failure(.range, "spec.index", .integer(Int64(index)), "it must be -1 to the row count")
    }
    return Int(index)
  }

  /// Of a row in a list: those below move up or down, and nothing else happens.
  public mutating func setHeight(row id: ObjectID, _ height: Double) throws(Failure) {
    let slot = try slot(row: id)
    let list = rows[slot].list
    guard list >= 0 else {
      throw Failure(.state, "row", .id(id.rawValue), "it is in no list: set its frame")
    }
    guard log.hasRoom() else { throw Log.failure }
    log.call("row_set_height", id, "height", height)
    rows[slot].height = height
    restack(list, from: rows[slot].index)
  }

  /// Takes a row to another place in its list. Whatever it or another row is doing goes on.
  public mutating func setIndex(row id: ObjectID, _ index: Int) throws(Failure) {
    let slot = try slot(row: id)
    let list = rows[slot].list
    guard list >= 0 else { throw Failure(.state, "row", .id(id.rawValue), "it is in no list") }
    guard index >= 0, index < Int(lists[list].rows.count) else {
      throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the row count - 1")
    }
    guard log.hasRoom() else { throw Log.failure }
    log.call("row_set_index", id, index: index)
    let before = rows[slot].index
    lists[list].rows.move(from: before, to: index)
    restack(list, from: before < index ? before : index)
  }

  public mutating func destroyRow(_ id: ObjectID) throws(Failure) {
    let slot = try slot(row: id)
    try checkRoom(events: RowChange.capacity)
    log.call("row_destroy", id)
    announceRemoval(slot)
    discardRow(slot)
  }

  public mutating func setTitle(row id: ObjectID, _ title: UnsafeBufferPointer<UInt8>, size: Size)
    throws(Failure)
  {
    let slot = try slot(row: id)
    guard log.hasRoom(for: title.count) else { throw Log.failure }
    guard let copy = StoredText.copy(title, allocator) else { throw .outOfMemory("title") }
    log.call("row_set_title", id, title: title, size: size)
    rows[slot].title.free(allocator)
    rows[slot].title = copy
    rows[slot].titleSize = size
  }

  public mutating func setFrame(row id: ObjectID, _ frame: Rect) throws(Failure) {
    let slot = try slot(row: id)
    guard rows[slot].list < 0 else {
      throw Failure(.state, "row", .id(id.rawValue), "its list lays it out")
    }
    try checkRoom(events: RowChange.capacity)
    log.call("row_set_frame", id, frame: frame)
    looseFrames[rows[slot].index] = frame
    relayout(slot, reason: .resized)
  }

  // MARK: Steps

  /// Announces the end of all that a row was doing.
  mutating func announceRemoval(_ slot: Int) {
    let change = rows[slot].row.remove(at: now)
    for index in 0..<change.count { emit(change[index], row: slot) }
  }

  /// Takes a row with its buttons out.
  mutating func discardRow(_ slot: Int) {
    let id = id(row: slot)
    if !rows[slot].row.isAtRestClosed { shownCount &-= 1 }
    awake.remove(slot)
    unlinkCollapsing(slot)
    for place in 0..<contacts.placeCount where contacts[place].isDown && contacts[place].row == slot
    {
      endPress(contact: place, reason: .removed)
      contacts[place].row = -1
      contacts[place].button = -1
      contacts.loseRow(place, .gone)
    }
    let row = rows[slot]
    for index in 0..<Int(row.leading.count) { discardButton(row.leading[index]) }
    for index in 0..<Int(row.trailing.count) { discardButton(row.trailing[index]) }
    takeOutOfOrder(slot)
    leaveGroup(row: slot)
    rowNames.remove(row.name, slot: slot)
    row.title.free(allocator)
    row.leading.free(allocator)
    row.trailing.free(allocator)
    row.targets.free(allocator)
    settings.release(row.row.sharedSettings)
    leaveGhost(id, row.name)
    rows.remove(slot)
  }

  private mutating func takeOutOfOrder(_ slot: Int) {
    let index = rows[slot].index
    let list = rows[slot].list
    if list < 0 {
      looseRows.remove(at: index)
      looseFrames.remove(at: index)
      for place in index..<Int(looseRows.count) { rows[looseRows[place]].index = place }
      return
    }
    lists[list].rows.remove(at: index)
    if lists[list].active == slot { lists[list].active = -1 }
    restack(list, from: index)
  }

  /// Where the row at an index begins, from the one before it.
  private func restackedTop(_ list: Int, _ index: Int) -> Double {
    guard index > 0 else { return 0 }
    let before = lists[list].rows[index &- 1]
    return rows[before].heightLeft == .none
      ? rows[before].top : bottom(before) + lists[list].spacing
  }

  /// Distance of a row's bottom from the top of its list's content.
  private func bottom(_ slot: Int) -> Double { rows[slot].top + rows[slot].height }

  /// Gives the rows of a list from `index` on their places and the list its content height.
  @inline(never)
  mutating func restack(_ list: Int, from index: Int) {
    for place in index..<Int(lists[list].rows.count) {
      let row = lists[list].rows[place]
      rows[row].index = place
      rows[row].top = restackedTop(list, place)
    }
    // What is removed at the end takes no room, nor does the space before it.
    var count = Int(lists[list].rows.count)
    while count > 0, rows[lists[list].rows[count &- 1]].heightLeft == .none { count &-= 1 }
    lists[list].contentHeight = count == 0 ? 0 : bottom(lists[list].rows[count &- 1])
    fitScroll(list: list)
  }

  private mutating func reservePlace(list: Int) -> Bool {
    list < 0
      ? looseRows.reserveOneMore(allocator) && looseFrames.reserveOneMore()
      : lists[list].rows.reserveOneMore(allocator)
  }

  /// The row's measures from its width and buttons, and what follows for a row that is open.
  mutating func relayout(_ slot: Int, reason: Reason) {
    measureFaces(row: slot, .leading)
    measureFaces(row: slot, .trailing)
    let geometry = RowGeometry(
      width: frame(row: slot).width, leading: strip(slot, .leading),
      trailing: strip(slot, .trailing))
    let wasShown = !rows[slot].row.isAtRestClosed
    let change = rows[slot].row.resize(geometry, reason: reason, at: now)
    apply(change, row: slot, wasShown: wasShown)
    reviewMark(slot)
  }

  private func strip(_ slot: Int, _ edge: Edge) -> ButtonStrip {
    let slots = rows[slot].buttons(edge)
    let width = frame(row: slot).width
    var measure = StripMeasure(rows[slot].row.settings.buttonWidth, rowWidth: width)
    for index in 0..<Int(slots.count) where !buttons[slots[index]].isHidden {
      measure.add(title: contentWidth(button: slots[index]))
    }
    return measure.strip(
      inset: rows[slot].row.settings.inset(edge),
      limit: rows[slot].row.settings.limit(edge, width: width))
  }

  /// Where a row lies on the stage.
  func frame(row slot: Int) -> Rect {
    let list = rows[slot].list
    let isWhole = rows[slot].heightLeft == .full
    guard list >= 0 else {
      var frame = looseFrames[rows[slot].index]
      if !isWhole { frame.height *= rows[slot].row.heightShare(at: now) }
      return frame
    }
    let frame = lists[list].frame
    var top = rows[slot].top
    if lists[list].firstCollapsing >= 0 { top -= givenFree(list: list, above: rows[slot].index) }
    return Rect(
      x: frame.x, y: frame.y + top - scrollOffset(list: list), width: frame.width,
      height: isWhole
        ? rows[slot].height : rows[slot].height * rows[slot].row.heightShare(at: now))
  }

  @inline(__always)
  func direction(row slot: Int) -> LayoutDirection {
    rows[slot].list < 0 ? .leftToRight : lists[rows[slot].list].direction
  }
}
