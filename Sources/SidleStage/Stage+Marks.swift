import SidleControls
import SidleUnits

/// Which button a lift would carry out by itself, and how that comes and goes while a pointer pulls.
///
/// On an edge that has buttons with levels it is the one with the farthest level that the pull has
/// reached; on another, with full swipe, the outermost one. Only buttons that are shown, enabled and not
/// busy count. Each distance stands for itself: none is counted from another.
extension Stage {
  /// The pull of a row has changed, or what it may carry out: announces what follows.
  @inline(__always)
  mutating func reviewMark(_ row: Int, x: Double = 0, y: Double = 0) {
    // What most rows never need costs a sample nothing.
    guard rows[row].hasLevels || rows[row].row.settings.fullSwipe.kind != .off else { return }
    markReached(row, x: x, y: y)
  }

  @inline(never)
  private mutating func markReached(_ row: Int, x: Double, y: Double) {
    guard rows[row].row.isDragging else { return }
    let offset = offset(row: row)
    let marked = reachedButton(row)
    guard marked != rows[row].marked else { return }
    unmark(row, reason: .touch, offset: offset, x: x, y: y)
    guard marked >= 0 else { return }
    rows[row].marked = marked
    announce(
      buttons[marked].action.level > 0 ? .rowLevelEntered : .rowArmed, row: row, button: marked,
      reason: .touch, offset: offset, x: x, y: y)
  }

  /// A lift carries nothing out any more.
  @inline(never)
  mutating func unmark(
    _ row: Int, reason: Reason, offset: Double, x: Double = 0, y: Double = 0
  ) {
    let marked = rows[row].marked
    guard marked >= 0 else { return }
    rows[row].marked = -1
    announce(
      buttons[marked].action.level > 0 ? .rowLevelLeft : .rowDisarmed, row: row, button: marked,
      reason: reason, offset: offset, x: x, y: y)
  }

  /// The button that a lift at a velocity carries out; -1: none.
  func buttonCarriedOut(row: Int, velocity: Double) -> Int {
    if rows[row].marked >= 0 { return rows[row].marked }
    let swipe = rows[row].row.settings.fullSwipe
    let pull = rows[row].row.pull
    guard swipe.velocity > 0, pull != 0 else { return -1 }
    let edge: Edge = pull > 0 ? .leading : .trailing
    guard swipe.covers(edge), swipe.commits(speed: velocity * edge.sign), !hasLevels(row, edge)
    else { return -1 }
    return outermost(row, edge)
  }

  /// Tells the host something of a row that concerns a button of it.
  @inline(never)
  mutating func announce(
    _ kind: EventKind, row: Int, button: Int, reason: Reason, offset: Double, velocity: Double = 0,
    detail: Int32 = 0, x: Double, y: Double
  ) {
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: reason.rawValue, object: id(row: row).rawValue,
        other: id(button: button).rawValue, userData: rows[row].userData,
        edge: buttons[button].edge.code, detail: detail, offset: offset,
        velocity: velocity, x: x, y: y),
      stepping: isStepping)
  }

  // MARK: Steps

  /// The button that the pull of a row has reached; -1: none.
  private func reachedButton(_ row: Int) -> Int {
    let pull = rows[row].row.pull
    guard pull != 0 else { return -1 }
    let edge: Edge = pull > 0 ? .leading : .trailing
    if hasLevels(row, edge) { return reachedLevel(row, edge, pull: pull.magnitude) }
    let swipe = rows[row].row.settings.fullSwipe
    let marked = rows[row].marked
    guard swipe.covers(edge),
      swipe.isReached(
        pull: pull.magnitude, edge: edge, geometry: rows[row].row.geometry,
        isArmed: marked >= 0 && buttons[marked].edge == edge)
    else { return -1 }
    return outermost(row, edge)
  }

  private func reachedLevel(_ row: Int, _ edge: Edge, pull: Double) -> Int {
    let slots = rows[row].buttons(edge)
    var reached = -1
    var farthest = 0.0
    for index in 0..<Int(slots.count) where isLevel(slots[index]) {
      let slot = slots[index]
      let action = buttons[slot].action
      let level = action.span.points(action.level, edge: edge, geometry: rows[row].row.geometry)
      let slack = slot == rows[row].marked ? rows[row].row.settings.fullSwipe.hysteresis : 0
      if level >= farthest, pull >= level - slack { (reached, farthest) = (slot, level) }
    }
    return reached
  }

  private func hasLevels(_ row: Int, _ edge: Edge) -> Bool {
    guard rows[row].hasLevels else { return false }
    let slots = rows[row].buttons(edge)
    for index in 0..<Int(slots.count) where isLevel(slots[index]) { return true }
    return false
  }

  private func isLevel(_ button: Int) -> Bool {
    buttons[button].action.level > 0 && isAvailable(button)
  }

  private func isAvailable(_ button: Int) -> Bool {
    !buttons[button].isHidden && buttons[button].isEnabled && !isBusy(button: button)
  }

  /// The button nearest to the row's own edge; -1: there is none.
  private func outermost(_ row: Int, _ edge: Edge) -> Int {
    let slots = rows[row].buttons(edge)
    let count = Int(slots.count)
    for place in 0..<count {
      let slot = slots[edge == .leading ? place : count &- 1 &- place]
      if isAvailable(slot) { return slot }
    }
    return -1
  }
}
