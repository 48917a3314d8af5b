import SidleControls
import SidleGesture
import SidleUnits

/// What a row does. The raw values are those of `SIDLE_ROW_` in the C header.
public enum RowPhase: Int32, BitwiseCopyable {
  case closed = 1
  case open = 2
  case dragging = 3
  case settling = 4
  case armed = 5
  case committing = 6
  case pending = 7
  case collapsing = 8
  case removed = 9
  case restoring = 10
}

/// What a host sees of a row.
public struct RowState {
  public var phase: RowPhase
  /// The pointer that drags it.
  public var pointer: Int32?
  /// The edge of the button that takes it along.
  public var committedEdge: Edge?
  /// The button that a lift would carry out, or that takes it along.
  public var button: ObjectID
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
  /// The button that it would carry out, null without one, and whether it would wait for an answer.
  public var button: ObjectID
  public var awaits: Bool
  /// Of that rest, or of where it would wait.
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
    let pointer = rows[slot].row.pointer
    let velocity: Double
    if let pointer, let place = contacts.place(pointer: pointer) {
      velocity = contacts.velocity(place).x * direction(row: slot).sign
    } else {
      velocity = rows[slot].row.velocity(at: now)
    }
    return RowState(
      phase: phase(row: slot), pointer: pointer, committedEdge: rows[slot].row.committedEdge,
      button: rows[slot].marked < 0 ? .null : self.id(button: rows[slot].marked),
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
    let row = rows[slot].row
    let button = pointer == nil ? -1 : buttonCarriedOut(row: slot, velocity: velocity)
    guard button < 0 else {
      let outcome = outcome(button, isPulled: true)
      return WhatIf(
        isHeld: true, rest: outcome.rest, isAnnounced: row.isAnnounced(commitTo: outcome),
        button: self.id(button: button), awaits: outcome.awaits, offset: row.offset(of: outcome),
        velocity: velocity)
    }
    let rest = row.restIfReleased(velocity: velocity, at: now)
    return WhatIf(
      isHeld: pointer != nil, rest: rest, isAnnounced: row.isAnnounced(releaseTo: rest),
      button: .null, awaits: false, offset: row.restingOffset(rest), velocity: velocity)
  }

  private func phase(row slot: Int) -> RowPhase {
    let row = rows[slot].row
    switch row.phase {
    case .resting(let rest): return rest == .closed ? .closed : .open
    case .dragging: return rows[slot].marked < 0 ? .dragging : .armed
    case .settling: return .settling
    case .committing: return .committing
    case .pending: return .pending
    case .collapsing: return row.committedEdge == nil ? .restoring : .collapsing
    case .removed: return .removed
    }
  }

  func checkCanOpen(_ slot: Int, _ edge: Edge) throws(Failure) {
    guard rows[slot].row.isEnabled else {
      throw Failure(.state, "row", .none, "it is disabled")
    }
    guard !rows[slot].row.isCollapsed else {
      throw Failure(.state, "row", .none, "it is removed")
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
    _ change: RowChange, row slot: Int, wasShown: Bool, x: Double = 0, y: Double = 0,
    button: Int = -1, count: Int32 = 0
  ) {
    for index in 0..<change.count {
      emit(change[index], row: slot, x: x, y: y, button: button, count: count)
    }
    if reducesMotion {
      let end = rows[slot].row.skipMotion(at: now)
      for index in 0..<end.count { emit(end[index], row: slot, x: x, y: y, button: button) }
    }
    if rows[slot].row.isCommitted {
      if button >= 0 { rows[slot].marked = button }
    } else if !rows[slot].row.isDragging {
      rows[slot].marked = -1
    }
    followHeight(slot)
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

  /// `button` is the one that is carried out, -1 when none is; the `count`th time while it is held.
  @inline(never)
  mutating func emit(
    _ notice: RowNotice, row slot: Int, x: Double = 0, y: Double = 0, button: Int = -1,
    count: Int32 = 0
  ) {
    if confirmation != nil || rows[slot].isAsking || openedMenu != nil {
      withdrawConfirmation(row: slot, notice, x: x, y: y)
    }
    let kind: EventKind
    var detail: Int32 = 0
    switch notice.kind {
    case .dragBegan: kind = .rowDragBegan
    case .dragEnded(let cancelled):
      kind = .rowDragEnded
      detail = cancelled ? 1 : 0
      if button < 0 { unmark(slot, reason: notice.reason, offset: notice.offset, x: x, y: y) }
      letGo(of: slot)
    case .willOpen: kind = .rowWillOpen
    case .opened: kind = .rowOpened
    case .willClose: kind = .rowWillClose
    case .closed: kind = .rowClosed
    case .interrupted: kind = .rowInterrupted
    case .committed(let awaits):
      announce(
        .rowCommitted, row: slot, button: button, reason: notice.reason, offset: notice.offset,
        velocity: notice.velocity, detail: awaits ? 1 : 0, x: x, y: y)
      rows[slot].isAsking = rows[slot].row.unanswered?.isOut == false
      guard rows[slot].isAsking else {
        return announceTriggered(
          button, reason: notice.reason, count: count, offset: notice.offset,
          velocity: notice.velocity, x: x, y: y)
      }
      return announce(
        .buttonConfirmNeeded, button: button, reason: notice.reason, offset: notice.offset,
        velocity: notice.velocity, x: x, y: y)
    case .collapseBegan: kind = .rowCollapseBegan
    case .removed: kind = .rowRemoved
    case .restored: kind = .rowRestored
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
