import SidleControls
import SidleGesture
import SidleUnits

/// Lists that scroll by themselves: what contacts do to them, and what becomes of that.
extension Stage {
  /// How far a list is scrolled now.
  func scrollOffset(list slot: Int) -> Double {
    guard lists[slot].scrolls else { return lists[slot].scrollOffset }
    return lists[slot].scroll.offset(at: now, end: scrollEnd(list: slot))
  }

  /// The largest offset of a list that scrolls by itself that leaves no gap below its content as it is now.
  func scrollEnd(list slot: Int) -> Double {
    guard lists[slot].firstCollapsing >= 0 else { return lists[slot].scroll.end }
    let end = contentHeight(list: slot) - lists[slot].frame.height
    return end > 0 ? end : 0
  }

  /// The list that a contact scrolls when it goes along it; -1 for none.
  func scrollingList(_ hit: Hit) -> Int {
    guard hit.list >= 0, lists[hit.list].scrolls, scrollEnd(list: hit.list) > 0 else { return -1 }
    return hit.list
  }

  /// The content or the frame of a list has another height, or begins or ends to change it.
  mutating func fitScroll(list slot: Int) {
    guard lists[slot].scrolls else { return }
    let height = lists[slot].frame.height
    lists[slot].scroll.resize(
      ListScroll.Ends(
        given: lists[slot].contentHeight, now: contentHeight(list: slot),
        nearest: leastContentHeight(list: slot), frame: height),
      height: height, at: now)
    scheduleScroll(slot)
  }

  /// A contact that comes down on a list that glides has it at once: that is no tap.
  mutating func catchScroll(_ contact: inout Contact) -> Bool {
    let list = contact.list
    guard list >= 0, lists[list].scroll.deadline != nil else { return false }
    contact.recognizer.catchScroll()
    contacts.taps.reset()
    _ = lists[list].scroll.take(
      pointer: contact.pointer, isElastic: contact.kind != .wheel, at: now,
      end: scrollEnd(list: list))
    scheduleScroll(list)
    return true
  }

  /// The contact has gone far enough along the list, which takes it or says why not.
  mutating func claimScroll(_ place: Int) {
    let list = contacts[place].list
    guard list >= 0 else { return contacts.letGo(place, .axis) }
    guard lists[list].scroll.pointer == nil, !hasRowInHand(list: list) else {
      return contacts.letGo(place, .busy)
    }
    contacts[place].recognizer.claimScroll()
    contacts.taps.reset()
    contacts[place].swallowed = swallowed(place)
    let velocity = lists[list].scroll.velocity(at: now)
    let offset = scrollOffset(list: list)
    let (x, y) = (contacts[place].lastX, contacts[place].lastY)
    let begins = lists[list].scroll.take(
      pointer: contacts[place].pointer, isElastic: contacts[place].kind != .wheel, at: now,
      end: scrollEnd(list: list))
    scheduleScroll(list)
    dragScroll(place)
    guard begins else { return }
    emit(
      .listScrollBegan, list: list, reason: .touch, offset: offset, velocity: velocity, x: x, y: y)
    stopPeeks(list: list)
    guard lists[list].closesOnScroll, shownCount > 0 else { return }
    switch lists[list].policy {
    case .one: closeOpenRows(list: list, reason: .scroll)
    case .many:
      sweep = Sweep(nextSlot: 0, except: -1, x: x, y: y, tap: nil, list: list)
    }
  }

  /// The part of the travel that only decided, as for rows: a finger's slop. What scrolls by itself
  /// loses none.
  private func swallowed(_ place: Int) -> Double {
    switch contacts[place].kind {
    case .scroll, .wheel, .key: return 0
    case .touch, .mouse, .pen: break
    }
    let row = contacts[place].row
    let slop = row < 0 ? SwipeSettings.withoutRow.slop : rows[row].row.settings.swipe.slop
    return verticalTravel(place) < 0 ? -slop : slop
  }

  private func verticalTravel(_ place: Int) -> Double {
    contacts[place].recognizer.travel(x: contacts[place].lastX, y: contacts[place].lastY).dy
  }

  mutating func dragScroll(_ place: Int) {
    let list = contacts[place].list
    guard list >= 0 else { return }
    lists[list].scroll.drag(
      travel: verticalTravel(place) - contacts[place].swallowed, end: scrollEnd(list: list))
  }

  /// Lets go of the list that a contact scrolls. `time` is when the contact lifted, as it was read.
  mutating func releaseScroll(_ place: Int, liftedAt time: Int64) {
    let velocity = contacts.velocity(place, liftedAt: time).y
    letGoOfScroll(place, velocity: velocity, reason: .touch)
  }

  /// The contact was taken away: the list stays where it is, or comes back to its end.
  mutating func cancelScroll(_ place: Int) {
    letGoOfScroll(place, velocity: 0, reason: .cancelled)
  }

  private mutating func letGoOfScroll(_ place: Int, velocity: Double, reason: Reason) {
    let list = contacts[place].list
    guard list >= 0 else { return }
    let ends = lists[list].scroll.release(
      velocity: velocity, reason: reason, at: now, end: scrollEnd(list: list))
    scheduleScroll(list)
    if ends {
      endedScroll(list, reason: reason, x: contacts[place].lastX, y: contacts[place].lastY)
    }
  }

  /// A list that glided has come to rest.
  mutating func reachDeadline(list slot: Int) {
    let reason = lists[slot].scroll.reachDeadline()
    scheduleScroll(slot)
    endedScroll(slot, reason: reason)
  }

  /// Takes a list from whoever scrolls it. True when that ended a scroll.
  mutating func stopScroll(list slot: Int, at offset: Double) -> Bool {
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].list == slot
      && contacts[place].recognizer.isScrolling
    {
      contacts.letGo(place, .gone)
    }
    let ends = lists[slot].scroll.jump(to: offset)
    scheduleScroll(slot)
    return ends
  }

  mutating func endedScroll(_ slot: Int, reason: Reason, x: Double = 0, y: Double = 0) {
    let offset = scrollOffset(list: slot)
    emit(.listScrollEnded, list: slot, reason: reason, offset: offset, velocity: 0, x: x, y: y)
  }

  private func hasRowInHand(list: Int) -> Bool {
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].recognizer.isPanning {
      let row = contacts[place].row
      if row >= 0, rows[row].list == list { return true }
    }
    return false
  }

  private mutating func scheduleScroll(_ slot: Int) {
    if let deadline = lists[slot].scroll.deadline {
      scrolling.set(slot, time: deadline, age: UInt32(truncatingIfNeeded: lists[slot].age))
    } else {
      scrolling.remove(slot)
    }
  }

  private mutating func emit(
    _ kind: EventKind, list slot: Int, reason: Reason, offset: Double, velocity: Double,
    x: Double, y: Double
  ) {
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: reason.rawValue, object: id(list: slot).rawValue,
        other: 0, userData: lists[slot].userData, edge: 0, detail: 0, offset: offset,
        velocity: velocity, x: x, y: y),
      stepping: isStepping)
  }
}
