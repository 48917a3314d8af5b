import SidleMotion
import SidleUnits

/// How a row gets to a rest, and what else than a pointer sends it there.
extension Row {
  /// Sends the row to a rest from wherever it is. Nothing happens when it is there or on its way.
  public mutating func go(to target: Rest, reason: Reason, animated: Bool, at time: Int64)
    -> RowChange
  {
    var change = RowChange()
    let velocity = velocity(at: time)
    let offset: Double
    switch phase {
    case .resting(let rest):
      if rest == target { return change }
      offset = geometry.offset(of: rest)
    case .dragging:
      offset = endDrag(reason: reason, at: time, &change)
    case .settling(let settle):
      if settle.target == target, animated {
        if settle.isPeeking {
          goBack(settle, from: self.offset(at: time), velocity: velocity, at: time, &change)
        }
        return change
      }
      offset = self.offset(at: time)
      if settle.target == target {
        // The same way, but at once: the motion under way ends now.
        finish(settle, &change)
        return change
      }
      interrupt(settle, reason: reason, offset: offset, velocity: velocity, &change)
    case .committing, .pending: offset = self.offset(at: time)  // as if the answer were no
    case .collapsing, .removed: return change  // only `restore` brings it back
    }
    settle(
      to: target, from: offset, velocity: velocity, reason: reason, animated: animated, at: time,
      &change)
    return change
  }

  /// The deadline of the motion, or of the patience, has come. Past its target the row turns back, which
  /// announces nothing.
  public mutating func reachDeadline() -> RowChange {
    var change = RowChange()
    switch phase {
    case .resting, .dragging, .removed: break  // whatever took the row over has no deadline
    case .settling(let settle): end(settle, &change)
    case .committing(let committing): arrive(committing, at: committing.segment.end, &change)
    case .pending(let pending): return answer(false, reason: .timedOut, at: pending.end)
    case .collapsing(let collapse): finish(collapse, &change)
    }
    return change
  }

  /// The row is not to move by itself: what it is on its way to comes now. What it waits for does not.
  public mutating func skipMotion(at time: Int64) -> RowChange {
    var change = RowChange()
    switch phase {
    case .resting, .dragging, .pending, .removed: break
    case .settling(let settle): finish(settle, &change)
    case .committing(let committing): arrive(committing, at: time, &change)
    case .collapsing: break
    }
    switch phase {
    case .collapsing(let collapse): finish(collapse, &change)
    case .resting, .dragging, .settling, .committing, .pending, .removed: break
    }
    return change
  }

  /// The row or its buttons now measure something else. A row at rest stays at its rest, silently;
  /// a moving one heads for the new place of its target; a held one keeps its offset and its pull; one
  /// that peeks goes back. An edge that has lost its last button closes.
  public mutating func resize(_ geometry: RowGeometry, reason: Reason, at time: Int64) -> RowChange
  {
    let offset = offset(at: time)
    let velocity = velocity(at: time)
    let before = self.geometry
    self.geometry = geometry
    var change = RowChange()
    switch phase {
    case .resting(let rest):
      guard lost(rest) else { return change }
      settle(to: .closed, from: offset, velocity: 0, reason: reason, at: time, &change)
    case .dragging(var drag):
      guard before != geometry else { return change }
      if lost(drag.base) { drag.base = .closed }
      let fresh = raw(offset)
      drag.kept = KeptPull(drag.pull, raw: fresh)
      drag.origin += fresh - drag.raw
      drag.raw = fresh
      drag.excess = offset - shown(fresh)
      drag.caught = offset
      phase = .dragging(drag)
    case .settling(var settle):
      if lost(settle.target) {
        interrupt(settle, reason: reason, offset: offset, velocity: velocity, &change)
        self.settle(
          to: .closed, from: offset, velocity: velocity, reason: reason, at: time, &change)
      } else if settle.isPeeking {
        if before != geometry {
          goBack(settle, from: offset, velocity: velocity, at: time, &change)
        }
      } else {
        let place = geometry.offset(of: settle.target)
        if place != before.offset(of: settle.target) || self.offset(at: time) != offset {
          let isOnItsWayBack = settle.segment.to == before.offset(of: settle.target)
          let past = isOnItsWayBack ? 0 : overshoot(to: settle.target, from: offset, edge: nil)
          settle.segment = segment(
            from: offset, to: place + past, velocity: velocity, isMoving: true, at: time)
          phase = .settling(settle)
        }
      }
    case .committing(var committing):
      let place = place(committing.commitment)
      if place != committing.segment.to || self.offset(at: time) != offset {
        committing.segment = segment(
          from: offset, to: place, velocity: velocity, isMoving: true, at: time)
        phase = .committing(committing)
      }
    case .pending, .collapsing, .removed: break  // where it waits follows from what it measures
    }
    return change
  }

  /// The row is about to be destroyed: everything begun ends, and an open row closes.
  public func remove(at time: Int64) -> RowChange {
    var row = self
    var change = RowChange()
    let offset = offset(at: time)
    switch phase {
    case .resting: break
    case .dragging: _ = row.endDrag(reason: .removed, at: time, &change)
    case .settling(let settle):
      row.interrupt(
        settle, reason: .removed, offset: offset, velocity: velocity(at: time), &change)
    case .committing, .pending, .collapsing, .removed: break
    }
    if let edge = settled.edge {
      change.announce(
        RowNotice(kind: .closed, reason: .removed, edge: edge, offset: offset, velocity: 0))
    }
    if let edge = committedEdge {
      change.announce(
        RowNotice(kind: .removed, reason: .removed, edge: edge, offset: offset, velocity: 0))
    }
    return change
  }

  /// The row is to stand for something else: closed at once. What had begun ends; that an open row
  /// is closed is not announced, as it is another row now.
  public mutating func reset(at time: Int64) -> RowChange {
    var change = RowChange()
    switch phase {
    case .resting: break
    case .dragging: _ = endDrag(reason: .reset, at: time, &change)
    case .settling(let settle):
      interrupt(
        settle, reason: .reset, offset: offset(at: time), velocity: velocity(at: time), &change)
    case .committing, .pending, .collapsing, .removed:
      guard let edge = committedEdge else { break }
      change.announce(
        RowNotice(
          kind: .interrupted, reason: .reset, edge: edge, offset: offset(at: time),
          velocity: velocity(at: time)))
    }
    phase = .resting(.closed)
    settled = .closed
    unresolved = false
    return change
  }

  // MARK: Steps

  private func lost(_ rest: Rest) -> Bool {
    guard let edge = rest.edge else { return false }
    return geometry.strip(edge).isEmpty
  }

  /// The edge that closes when only the offset tells: one without buttons has nothing to close.
  private func closingEdge(_ offset: Double) -> Edge? {
    guard let edge = edge(showing: offset) else { return nil }
    let other: Edge = edge == .leading ? .trailing : .leading
    return geometry.strip(edge).isEmpty && !geometry.strip(other).isEmpty ? other : edge
  }

  /// Starts the motion to a rest, announcing it when it leads to another one than announced last.
  @inline(never)
  mutating func settle(
    to target: Rest, from offset: Double, velocity: Double, reason: Reason, animated: Bool = true,
    at time: Int64, _ change: inout RowChange
  ) {
    let edge = target.edge ?? settled.edge ?? destination.edge ?? closingEdge(offset)
    let announced = unresolved || target != settled
    let stays = target == settled && offset == geometry.offset(of: target)
    unresolved = false
    if announced {
      change.announce(
        RowNotice(
          kind: target == .closed ? .willClose : .willOpen, reason: reason, edge: edge,
          offset: offset, velocity: velocity))
    }
    let place = geometry.offset(of: target)
    let isMoving: Bool
    switch phase {
    case .resting, .dragging, .pending, .collapsing, .removed: isMoving = false
    case .settling, .committing: isMoving = true
    }
    let goal = stays ? place : place + overshoot(to: target, from: offset, edge: edge)
    let segment =
      animated
      ? self.segment(from: offset, to: goal, velocity: velocity, isMoving: isMoving, at: time)
      : Segment.hold(at: place)
    let settle = Settle(
      segment: segment, target: target, reason: reason, announced: announced, edge: edge)
    if segment.end > time {
      phase = .settling(settle)
    } else {
      end(settle, at: time, &change)
    }
  }

  /// Lands exactly on the rest.
  @inline(never)
  mutating func finish(_ settle: Settle, _ change: inout RowChange) {
    phase = .resting(settle.target)
    settled = settle.target
    guard settle.announced else { return }
    change.announce(
      RowNotice(
        kind: settle.target == .closed ? .closed : .opened, reason: settle.reason,
        edge: settle.edge, offset: geometry.offset(of: settle.target), velocity: 0))
  }

  /// Ends an announced motion before its time.
  @inline(never)
  mutating func interrupt(
    _ settle: Settle, reason: Reason, offset: Double, velocity: Double, _ change: inout RowChange
  ) {
    guard settle.announced else { return }
    unresolved = true
    change.announce(
      RowNotice(
        kind: .interrupted, reason: reason, edge: settle.edge, offset: offset, velocity: velocity))
  }
}
