import SidleControls
import SidleGesture
import SidleUnits

/// What a host sees of a list.
public struct ListState {
  public var rowCount: Int
  public var frame: Rect
  public var contentHeight: Double
  public var scrollOffset: Double
  public var direction: LayoutDirection
  public var scroll: ScrollState
}

/// What a host sees of a list that scrolls by itself.
public struct ScrollState {
  public enum Phase: UInt8 { case none, resting, dragging, gliding }
  public var phase = Phase.none
  /// Of the offset, points per second.
  public var velocity = 0.0
  /// The largest offset at rest, as high as the rows are now.
  public var end = 0.0
}

/// Creating, changing and destroying lists.
extension Stage {
  public mutating func createList(_ spec: ListSpec) throws(Failure) -> ObjectID {
    try checkNameIsFree(spec.name, .list)
    guard log.hasRoom(for: spec.name.count) else { throw Log.failure }
    guard lists.reserveOneMore(), scrolling.reserve(slotCount: lists.next.slot &+ 1),
      listNames.reserveOneMore(), reserveGhost(),
      listOrder.reserveOneMore(allocator),
      let name = StoredText.copy(spec.name, allocator)
    else { throw .outOfMemory("spec") }
    objectsCreated &+= 1
    let slot = lists.insert(
      ListRecord(
        name: name, userData: spec.userData, frame: spec.frame, spacing: spec.spacing,
        scrollOffset: spec.scrollOffset, policy: spec.policy, tapOutside: spec.tapOutside,
        direction: spec.direction, background: spec.background, secondRow: spec.secondRow,
        closesOnScroll: spec.closesOnScroll, scrolls: spec.scroll != nil,
        scroll: ListScroll(
          spec.scroll ?? ListScroll.Settings(rate: 0.998, coefficient: 0.55, bounces: true),
          offset: spec.scrollOffset),
        age: objectsCreated))
    fitScroll(list: slot)
    listNames.insert(name, slot: slot)
    listOrder.append(slot)
    log.create(list: id(list: slot), spec)
    return id(list: slot)
  }

  public mutating func destroyList(_ id: ObjectID) throws(Failure) {
    let slot = try slot(list: id)
    let shown = shownRows(list: slot)
    try checkRoom(events: shown &* RowChange.capacity &+ 1)
    log.call("list_destroy", id)
    if lists[slot].scrolls, stopScroll(list: slot, at: scrollOffset(list: slot)) {
      endedScroll(slot, reason: .removed)
    }
    // Announced from the top, taken out from the bottom, where nothing has to move up.
    for index in 0..<Int(lists[slot].rows.count) { announceRemoval(lists[slot].rows[index]) }
    while lists[slot].rows.count > 0 {
      discardRow(lists[slot].rows[Int(lists[slot].rows.count) &- 1])
    }
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].list == slot {
      contacts.letGo(place, .gone)
      contacts[place].list = -1
    }
    listOrder.removeFirst(slot)
    let list = lists[slot]
    listNames.remove(list.name, slot: slot)
    list.rows.free(allocator)
    leaveGhost(id, list.name)
    lists.remove(slot)
  }

  public mutating func setFrame(list id: ObjectID, _ frame: Rect) throws(Failure) {
    let slot = try slot(list: id)
    try checkRoom(events: shownRows(list: slot) &* RowChange.capacity)
    log.call("list_set_frame", id, frame: frame)
    lists[slot].frame = frame
    fitScroll(list: slot)
    for index in 0..<Int(lists[slot].rows.count) {
      relayout(lists[slot].rows[index], reason: .resized)
    }
  }

  public mutating func setScrollOffset(list id: ObjectID, _ offset: Double) throws(Failure) {
    let slot = try slot(list: id)
    let moves = offset != scrollOffset(list: slot)
    let closes = moves && lists[slot].closesOnScroll
    try checkRoom(events: (closes ? openRows(list: slot) &* RowChange.capacity : 0) &+ 1)
    log.call("list_set_scroll_offset", id, "offset", offset)
    if lists[slot].scrolls {
      if stopScroll(list: slot, at: offset) { endedScroll(slot, reason: .code) }
    } else {
      lists[slot].scrollOffset = offset
    }
    if moves { stopPeeks(list: slot) }
    guard closes else { return }
    closeOpenRows(list: slot, reason: .scroll)
  }

  /// Open rows are mirrored where they are. A drag of a row ends as cancelled (resized): its contact now
  /// moves the other way.
  public mutating func setDirection(list id: ObjectID, _ direction: LayoutDirection)
    throws(Failure)
  {
    let slot = try slot(list: id)
    try checkRoom(events: contacts.count &* RowChange.capacity)
    log.call("list_set_direction", id, direction)
    guard lists[slot].direction != direction else { return }
    for place in 0..<contacts.placeCount where contacts[place].isDown {
      let row = contacts[place].row
      guard row >= 0, rows[row].list == slot, contacts[place].recognizer.isPanning else { continue }
      let change = rows[row].row.cancelDrag(reason: .resized, at: now)
      apply(change, row: row, wasShown: true)
    }
    lists[slot].direction = direction
  }

  public func state(list id: ObjectID) throws(Failure) -> ListState {
    let slot = try slot(list: id)
    let list = lists[slot]
    return ListState(
      rowCount: Int(list.rows.count), frame: list.frame, contentHeight: contentHeight(list: slot),
      scrollOffset: scrollOffset(list: slot),
      direction: list.direction, scroll: scrollState(slot))
  }

  private func scrollState(_ slot: Int) -> ScrollState {
    let list = lists[slot]
    guard list.scrolls else { return ScrollState() }
    if let pointer = list.scroll.pointer {
      var velocity = 0.0
      if let place = contacts.place(pointer: pointer) { velocity = -contacts.velocity(place).y }
      return ScrollState(phase: .dragging, velocity: velocity, end: scrollEnd(list: slot))
    }
    return ScrollState(
      phase: list.scroll.isResting ? .resting : .gliding, velocity: list.scroll.velocity(at: now),
      end: scrollEnd(list: slot))
  }

  public func row(list id: ObjectID, index: Int) throws(Failure) -> ObjectID {
    let slot = try slot(list: id)
    guard index >= 0, index < Int(lists[slot].rows.count) else {
      throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the row count - 1")
    }
    return self.id(row: lists[slot].rows[index])
  }

  /// How many rows of a list may be other than closed and at rest, at most.
  func shownRows(list slot: Int) -> Int {
    let rowCount = Int(lists[slot].rows.count)
    return rowCount < shownCount ? rowCount : shownCount
  }

  /// Room in the log, and for the events of a call.
  func checkRoom(events count: Int) throws(Failure) {
    guard log.hasRoom() else { throw Log.failure }
    // A menu that is open may close, and leave a pointer over another button.
    guard events.hasRoom(forWaiting: openedMenu == nil ? count : count &+ 3) else {
      throw Failure(
        .full, "events", .integer(Int64(events.waiting.count)),
        "waiting events leave no room for what this call may cause; step and read, or reserve")
    }
  }
}
