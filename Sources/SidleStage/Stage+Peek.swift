import SidleControls
import SidleUnits

/// Hints: rows that show for a moment that they have buttons.
extension Stage {
  /// Moves a row that is closed and at rest aside, holds it for seconds, and lets it go back. Announces
  /// nothing; skipped while motion is reduced.
  public mutating func peek(row id: ObjectID, edge: Edge, distance: Double, hold: Double)
    throws(Failure)
  {
    let slot = try slot(row: id)
    try checkCanOpen(slot, edge)
    guard rows[slot].row.isAtRestClosed else {
      throw Failure(.state, "row", .none, "it is not closed and at rest")
    }
    try checkRoom(events: 0)
    log.peek("row_peek", id, edge: edge, distance: distance, hold: hold)
    startPeek(slot, edge, distance, hold)
  }

  /// Peeks the first row of a list that can, once in the list's life; null when none did. Cost: O(log
  /// rows + rows in the frame).
  public mutating func hint(list id: ObjectID, edge: Edge, distance: Double, hold: Double)
    throws(Failure) -> ObjectID
  {
    let list = try slot(list: id)
    try checkRoom(events: 0)
    log.peek("list_hint", id, edge: edge, distance: distance, hold: hold)
    guard !lists[list].isHinted, !reducesMotion, let row = rowToHint(list, edge) else {
      return .null
    }
    lists[list].isHinted = true
    startPeek(row, edge, distance, hold)
    return self.id(row: row)
  }

  /// The first row whose middle lies in its list's frame and that could peek.
  private func rowToHint(_ list: Int, _ edge: Edge) -> Int? {
    let frame = lists[list].frame
    var index = firstRow(list: list, endingBelow: frame.y)
    while index < Int(lists[list].rows.count) {
      let slot = lists[list].rows[index]
      let row = self.frame(row: slot)
      let middle = row.y + row.height / 2
      if middle > frame.bottom { return nil }
      if middle >= frame.y, rows[slot].row.isEnabled, rows[slot].row.isAtRestClosed,
        !rows[slot].row.isCommitted, !rows[slot].row.geometry.strip(edge).isEmpty
      {
        return slot
      }
      index &+= 1
    }
    return nil
  }

  private mutating func startPeek(_ slot: Int, _ edge: Edge, _ distance: Double, _ hold: Double) {
    if reducesMotion { return }
    let change = rows[slot].row.peek(
      edge, distance: distance, hold: Elementary.nanoseconds(nearest: hold), at: now)
    apply(change, row: slot, wasShown: false)
  }

  // MARK: Steps

  /// A contact is on the row, or the content it lies in moved: the row is no longer to hint.
  mutating func stopPeek(_ slot: Int) {
    guard rows[slot].row.isPeeking else { return }
    let change = rows[slot].row.stopPeek(at: now)
    apply(change, row: slot, wasShown: true)
  }

  /// The same for each row of a list. Cost: O(moving rows).
  mutating func stopPeeks(list: Int) {
    while let slot = peekingRow(list: list) { stopPeek(slot) }
  }

  private func peekingRow(list: Int) -> Int? {
    for place in 0..<awake.count {
      let slot = awake.slot(at: place)
      if rows[slot].list == list, rows[slot].row.isPeeking { return slot }
    }
    return nil
  }
}

/// Reduced motion: what a row is on its way to comes at once.
extension Stage {
  /// Switched on while rows move, their motions end now, in the order in which they would have ended.
  /// Animations are the host's own and go on.
  public mutating func setReduceMotion(_ isReduced: Bool) throws(Failure) {
    try checkRoom(events: isReduced ? awake.count &* RowChange.capacity : 0)
    log.call("set_reduce_motion", .null, "on", isReduced)
    reducesMotion = isReduced
    guard isReduced else { return }
    landLayouts()
    while let first = awake.first {
      awake.remove(first.slot)
      if rows[first.slot].row.isPending { continue }
      apply(RowChange(), row: first.slot, wasShown: true)
    }
    // Rows that wait for an answer go on waiting.
    for slot in 0..<rows.slotCount where rows.life(slot) == .live {
      guard let deadline = rows[slot].row.deadline else { continue }
      awake.set(slot, time: deadline, age: UInt32(truncatingIfNeeded: rows[slot].age))
    }
  }
}
