import SidleControls
import SidleGesture
import SidleUnits

/// What a host sees of a row.
public struct RowState {
  /// The pointer that drags it.
  public var pointer: Int32?
  /// Whether it moves by itself.
  public var isMoving: Bool
  public var destination: Rest
  public var settled: Rest
  public var index: Int
  public var isEnabled: Bool
  public var group: Int32
  public var offset: Double
  public var velocity: Double
  public var leadingExtent: Double
  public var trailingExtent: Double
  public var frame: Rect
  public var contentFrame: Rect
  public var list: ObjectID
  public var userData: UInt64
  public var contentToken: UInt64
}

/// What would become of a row if its pointer lifted at the stage's time.
public struct WhatIf {
  /// Whether a pointer drags it.
  public var isHeld: Bool
  /// Where it would come to rest.
  public var rest: Rest
  /// Whether an opening or closing would be announced.
  public var isAnnounced: Bool
  /// Of that rest.
  public var offset: Double
  /// Of the pointer, as the release would have it; else of the row.
  public var velocity: Double
}

/// Opening and closing by code, and looking.
extension Stage {
  public mutating func open(row id: ObjectID, edge: Edge, animated: Bool) throws(Failure) {
    let slot = try slot(row: id)
    try checkCanOpen(slot, edge)
    try checkRoom(events: 3 &* RowChange.capacity)
    log.call("row_open", id, edge: edge, animated: animated)
    send(slot, to: .open(edge), reason: .code, animated: animated)
  }

  public mutating func close(row id: ObjectID, animated: Bool) throws(Failure) {
    let slot = try slot(row: id)
    try checkRoom(events: RowChange.capacity)
    log.call("row_close", id, animated: animated)
    send(slot, to: .closed, reason: .code, animated: animated)
  }

  public mutating func toggle(row id: ObjectID, edge: Edge, animated: Bool) throws(Failure) {
    let slot = try slot(row: id)
    let opens = rows[slot].row.destination != .open(edge)
    if opens { try checkCanOpen(slot, edge) }
    try checkRoom(events: 3 &* RowChange.capacity)
    log.call("row_toggle", id, edge: edge, animated: animated)
    send(slot, to: opens ? .open(edge) : .closed, reason: .code, animated: animated)
  }

  @inline(__always)
  public func state(row id: ObjectID) throws(Failure) -> RowState {
    let slot = try slot(row: id)
    let frames = frames(row: slot)
    let list = rows[slot].list
    var velocity = rows[slot].row.velocity(at: now)
    let pointer = rows[slot].row.pointer
    if let pointer, let place = contacts.place(pointer: pointer) {
      velocity = contacts.velocity(place).x * direction(row: slot).sign
    }
    return RowState(
      pointer: pointer, isMoving: rows[slot].row.deadline != nil,
      destination: rows[slot].row.destination, settled: rows[slot].row.settled,
      index: list < 0 ? -1 : rows[slot].index, isEnabled: rows[slot].row.isEnabled,
      group: group(row: slot),
      offset: frames.offset, velocity: velocity,
      leadingExtent: rows[slot].row.geometry.leading.extent,
      trailingExtent: rows[slot].row.geometry.trailing.extent,
      frame: frames.frame, contentFrame: frames.content,
      list: list < 0 ? .null : self.id(list: list), userData: rows[slot].userData,
      contentToken: rows[slot].contentToken)
  }

  public func whatIfReleasedNow(row id: ObjectID) throws(Failure) -> WhatIf {
    let slot = try slot(row: id)
    var velocity = rows[slot].row.velocity(at: now)
    let pointer = rows[slot].row.pointer
    if let pointer, let place = contacts.place(pointer: pointer) {
      velocity = contacts.velocity(place, liftedAt: now).x * direction(row: slot).sign
    }
    let rest = rows[slot].row.restIfReleased(velocity: velocity, at: now)
    return WhatIf(
      isHeld: pointer != nil, rest: rest, isAnnounced: rows[slot].row.isAnnounced(releaseTo: rest),
      offset: rows[slot].row.geometry.offset(of: rest), velocity: velocity)
  }

  func checkCanOpen(_ slot: Int, _ edge: Edge) throws(Failure) {
    guard rows[slot].row.isEnabled else {
      throw Failure(.state, "row", .none, "it is disabled")
    }
    guard rows[slot].row.geometry.strip(edge).isEmpty else { return }
    throw Failure(.state, "edge", .none, "the row has no button there")
  }

  // MARK: Steps

  /// Sends a row to a rest.
  @inline(never)
  mutating func send(
    _ slot: Int, to target: Rest, reason: Reason, animated: Bool = true, x: Double = 0,
    y: Double = 0
  ) {
    let wasShown = !rows[slot].row.isAtRestClosed
    let change = rows[slot].row.go(to: target, reason: reason, animated: animated, at: now)
    apply(change, row: slot, wasShown: wasShown, x: x, y: y)
  }

  /// Carries out what an input did to a row: announces, wakes or puts to sleep, and closes the rows
  /// that give way to it.
  @inline(never)
  mutating func apply(
    _ change: RowChange, row slot: Int, wasShown: Bool, x: Double = 0, y: Double = 0
  ) {
    for index in 0..<change.count { emit(change[index], row: slot, x: x, y: y) }
    if reducesMotion {
      let end = rows[slot].row.skipMotion()
      for index in 0..<end.count { emit(end[index], row: slot, x: x, y: y) }
    }
    let isShown = !rows[slot].row.isAtRestClosed
    if isShown != wasShown { shownCount &+= isShown ? 1 : -1 }
    if let deadline = rows[slot].row.deadline {
      awake.set(
        slot, time: deadline, age: UInt32(truncatingIfNeeded: rows[slot].age))
    } else {
      awake.remove(slot)
    }
    handOver(slot, x: x, y: y)
  }

  @inline(never)
  mutating func emit(_ notice: RowNotice, row slot: Int, x: Double = 0, y: Double = 0) {
    let kind: EventKind
    var detail: Int32 = 0
    switch notice.kind {
    case .dragBegan: kind = .rowDragBegan
    case .dragEnded(let cancelled):
      kind = .rowDragEnded
      detail = cancelled ? 1 : 0
      letGo(of: slot)
    case .willOpen: kind = .rowWillOpen
    case .opened: kind = .rowOpened
    case .willClose: kind = .rowWillClose
    case .closed: kind = .rowClosed
    case .interrupted: kind = .rowInterrupted
    }
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: notice.reason.rawValue,
        object: id(row: slot).rawValue, other: 0, userData: rows[slot].userData,
        edge: notice.edge?.code ?? 0, detail: detail, offset: notice.offset,
        velocity: notice.velocity, x: x, y: y),
      stepping: isStepping)
  }

  /// The contact that dragged a row has no more say in it.
  private mutating func letGo(of slot: Int) {
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].row == slot
      && contacts[place].recognizer.isPanning
    {
      contacts.letGo(place, .gone)
    }
  }
}
