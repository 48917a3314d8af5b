import SidleControls
import SidleUnits

/// Rows with one number, in any list or in none, of which one at a time is open.
struct RowGroup: BitwiseCopyable {
  /// 0 while the entry waits for another group.
  var number: Int32
  var users = 0
  /// The row that is open, opening or dragged; -1 when none is.
  var active = -1
}

extension Stage {
  /// Makes sure that `join` has an entry for a group. Cost: O(groups).
  mutating func reserveGroup(_ number: Int32) -> Bool {
    number == 0 || place(group: number) != nil || place(group: 0) != nil || groups.reserveOneMore()
  }

  /// Enters a row into a group. The caller has reserved.
  mutating func join(group number: Int32, row slot: Int) {
    guard number != 0 else { return }
    let place: Int
    if let found = self.place(group: number) {
      place = found
    } else if let free = self.place(group: 0) {
      place = free
      groups[place].number = number
    } else {
      place = groups.count
      groups.append(RowGroup(number: number))
    }
    groups[place].users &+= 1
    rows[slot].group = Int32(truncatingIfNeeded: place)
  }

  mutating func leaveGroup(row slot: Int) {
    let place = Int(rows[slot].group)
    guard place >= 0 else { return }
    if groups[place].active == slot { groups[place].active = -1 }
    groups[place].users &-= 1
    if groups[place].users == 0 { groups[place].number = 0 }
  }

  /// Number of the group of a row, 0 for none.
  func group(row slot: Int) -> Int32 {
    let place = Int(rows[slot].group)
    return place < 0 ? 0 : groups[place].number
  }

  private func place(group number: Int32) -> Int? {
    for place in 0..<groups.count where groups[place].number == number { return place }
    return nil
  }

  // MARK: Steps

  /// The row that opens or is dragged closes the one before it: of its list, where that opens one at a
  /// time, and of its group.
  @inline(never)
  mutating func handOver(_ slot: Int, x: Double, y: Double) {
    let list = rows[slot].list
    let group = Int(rows[slot].group)
    let isActive = rows[slot].row.isDragging || rows[slot].row.destination != .closed
    if list >= 0, lists[list].policy == .one {
      let before = lists[list].active
      if isActive {
        lists[list].active = slot
        if before >= 0, before != slot { send(before, to: .closed, reason: .otherRow, x: x, y: y) }
      } else if before == slot {
        lists[list].active = -1
      }
    }
    guard group >= 0 else { return }
    let before = groups[group].active
    if isActive {
      groups[group].active = slot
      if before >= 0, before != slot { send(before, to: .closed, reason: .group, x: x, y: y) }
    } else if before == slot {
      groups[group].active = -1
    }
  }

  /// Whether a row that would give way to this one is in another contact's hand.
  func isBusy(besides slot: Int) -> Bool {
    if let other = activeInList(besides: slot), rows[other].row.isDragging { return true }
    if let other = activeInGroup(besides: slot), rows[other].row.isDragging { return true }
    return false
  }

  /// Where a drag of a second row only closes the first: whether this one did.
  mutating func closesOther(_ slot: Int, x: Double, y: Double) -> Bool {
    let list = rows[slot].list
    guard list >= 0, lists[list].secondRow == .closeOnly else { return false }
    var closes = false
    if let other = activeInList(besides: slot) {
      send(other, to: .closed, reason: .otherRow, x: x, y: y)
      closes = true
    }
    if let other = activeInGroup(besides: slot) {
      send(other, to: .closed, reason: .group, x: x, y: y)
      closes = true
    }
    return closes
  }

  private func activeInList(besides slot: Int) -> Int? {
    let list = rows[slot].list
    guard list >= 0, lists[list].policy == .one else { return nil }
    let active = lists[list].active
    return active < 0 || active == slot ? nil : active
  }

  private func activeInGroup(besides slot: Int) -> Int? {
    let group = Int(rows[slot].group)
    guard group >= 0 else { return nil }
    let active = groups[group].active
    return active < 0 || active == slot ? nil : active
  }
}
