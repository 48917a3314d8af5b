import SidleControls
import SidleUnits

/// Which rows of a list are open, and closing them.
extension Stage {
  public mutating func closeAll(list id: ObjectID, animated: Bool) throws(Failure) {
    let slot = try slot(list: id)
    try checkRoom(events: shownRows(list: slot) &* RowChange.capacity)
    log.call("list_close_all", id, animated: animated)
    guard shownCount > 0 else { return }
    for index in 0..<Int(lists[slot].rows.count) {
      let row = lists[slot].rows[index]
      if rows[row].row.isCommitted { continue }
      send(row, to: .closed, reason: .code, animated: animated)
    }
  }

  /// The first row below another one, or of all, that is open or on its way there; null when there is
  /// none. A dragged row counts as what it was before.
  public func nextOpen(list id: ObjectID, after: ObjectID) throws(Failure) -> ObjectID {
    let slot = try slot(list: id)
    var index = 0
    if !after.isNull {
      let row = try self.slot(row: after)
      guard rows[row].list == slot else {
        throw Failure(.argument, "after", .id(after.rawValue), "it is no row of the list")
      }
      index = rows[row].index &+ 1
    }
    guard shownCount > 0 else { return .null }
    while index < Int(lists[slot].rows.count) {
      let row = lists[slot].rows[index]
      if rows[row].row.destination != .closed { return self.id(row: row) }
      index &+= 1
    }
    return .null
  }

  // MARK: Steps

  /// How many rows scrolling the list closes. Cost: O(rows), when any shows; constant under policy one.
  func openRows(list slot: Int) -> Int {
    guard shownCount > 0 else { return 0 }
    switch lists[slot].policy {
    case .one: return isOpenAtLarge(lists[slot].active) ? 1 : 0
    case .many:
      var count = 0
      for index in 0..<Int(lists[slot].rows.count) where isOpenAtLarge(lists[slot].rows[index]) {
        count &+= 1
      }
      return count
    }
  }

  /// Closes them, from the top.
  mutating func closeOpenRows(list slot: Int, reason: Reason) {
    guard shownCount > 0 else { return }
    switch lists[slot].policy {
    case .one:
      let row = lists[slot].active
      if isOpenAtLarge(row) { send(row, to: .closed, reason: reason) }
    case .many:
      for index in 0..<Int(lists[slot].rows.count) {
        let row = lists[slot].rows[index]
        if isOpenAtLarge(row) { send(row, to: .closed, reason: reason) }
      }
    }
  }

  /// Whether a row, -1 for none, is open or opening and in nobody's hand.
  func isOpenAtLarge(_ row: Int) -> Bool {
    row >= 0 && rows[row].row.destination != .closed && !rows[row].row.isDragging
  }
}
