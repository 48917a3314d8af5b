import SidleControls
import SidleUnits

/// Buttons that are carried out, answers to those that wait for one, and rows that go and come back.
extension Stage {
  /// The answer that a row waits for.
  public mutating func resolve(row id: ObjectID, accepted: Bool) throws(Failure) {
    let slot = try slot(row: id)
    guard rows[slot].row.unanswered != nil else {
      throw Failure(.state, "row", .none, "it waits for no answer")
    }
    // A row that opens again closes those that give way to it, in its list and in its group.
    try checkRoom(events: 2 &+ 3 &* RowChange.capacity)
    log.call("row_resolve", id, "accept", accepted)
    if accepted, rows[slot].isAsking {
      rows[slot].isAsking = false
      announceTriggered(
        rows[slot].marked, reason: .code, offset: offset(row: slot),
        velocity: rows[slot].row.velocity(at: now), x: 0, y: 0)
    }
    let change = rows[slot].row.answer(accepted, reason: .code, at: now)
    apply(change, row: slot, wasShown: true)
  }

  /// Puts a row back that is or is being removed: closed.
  public mutating func restore(row id: ObjectID, animated: Bool) throws(Failure) {
    let slot = try slot(row: id)
    guard rows[slot].row.isCollapsed else {
      throw Failure(.state, "row", .none, "it is not removed")
    }
    try checkRoom(events: RowChange.capacity)
    log.call("row_restore", id, animated: animated)
    let wasShown = !rows[slot].row.isAtRestClosed
    let change = rows[slot].row.restore(animated: animated, at: now)
    apply(change, row: slot, wasShown: wasShown)
    // Of a row that collapsed, what it will be has changed and not what it is.
    if rows[slot].list >= 0 { fitScroll(list: rows[slot].list) }
  }

  // MARK: Steps

  /// Carries out a button of a row that a pull was let go of, or that was tapped. Not a second one, nor
  /// the same again while it is held: the row is taken along once.
  mutating func commit(
    row: Int, button: Int, reason: Reason, count: Int32 = 0, velocity: Double, x: Double, y: Double
  ) {
    guard !rows[row].row.isCommitted else { return }
    let outcome = outcome(button, isPulled: reason == .touch)
    if reason != .touch {
      unmark(row, reason: reason, offset: offset(row: row), x: x, y: y)
    }
    let wasShown = !rows[row].row.isAtRestClosed
    let change = rows[row].row.commit(
      edge: buttons[button].edge, outcome, reason: reason, velocity: velocity, at: now)
    apply(change, row: row, wasShown: wasShown, x: x, y: y, button: button, count: count)
  }

  /// What carrying out a button asks of its row.
  func outcome(_ button: Int, isPulled: Bool) -> Row.Outcome {
    let action = buttons[button].action
    let edge = buttons[button].edge
    var removes = action.removes
    if isPulled, action.level == 0 {
      switch rows[buttons[button].row].row.settings.fullSwipe.kind {
      case .off, .byRole: break
      case .keeps: removes = false
      case .removes: removes = true
      }
    }
    if isPulled, action.needsConfirm {
      return .waits(
        Row.Commitment(
          edge: edge, isOut: false, removes: removes, keepsOpen: !removes && action.keepsOpen))
    }
    if removes {
      return .waits(Row.Commitment(edge: edge, isOut: true, removes: true, keepsOpen: false))
    }
    return .goes(to: action.keepsOpen ? .open(edge) : .closed)
  }
}
