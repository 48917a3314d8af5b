import SidleGesture
import SidleUnits

/// What a pointer does to a row. Translations are in the direction of reading: positive from
/// leading toward trailing.
extension Row {
  /// Whether a drag may begin toward where `translation` points. A row at rest and closed leaves
  /// an edge without buttons to whatever lies around it; one that is open or moves can be taken
  /// anywhere.
  public func accepts(translation: Double) -> Bool {
    if geometry.leading.isEmpty, geometry.trailing.isEmpty, settings.emptySide == .yields {
      return false
    }
    guard settings.emptySide == .yields, isAtRestClosed else { return true }
    return !geometry.strip(translation > 0 ? .leading : .trailing).isEmpty
  }

  /// A pointer takes the row, at its live offset, after a travel of `translation` points.
  public mutating func claim(pointer: Int32, translation: Double, at time: Int64) -> RowChange {
    var change = RowChange()
    let offset = offset(at: time)
    let velocity = velocity(at: time)
    switch phase {
    case .resting: break
    case .settling(let settle):
      interrupt(settle, reason: .touch, offset: offset, velocity: velocity, &change)
    // The stage gives a row that is held or committed to no pointer.
    case .dragging, .committing, .pending, .collapsing, .removed: return change
    }
    let raw = raw(offset)
    let side: Double = translation < 0 ? -1 : 1
    phase = .dragging(
      Drag(
        pointer: pointer, base: destination, raw: raw, origin: raw,
        excess: offset - shown(raw), caught: offset, side: side, slack: slack(translation, side),
        confinement: settings.dragSides == .one ? confinement(offset, side) : 0))
    drag(translation: translation)
    let found = self.offset(at: time)
    change.announce(
      RowNotice(
        kind: .dragBegan, reason: .touch, edge: edge(showing: found), offset: found,
        velocity: velocity))
    return change
  }

  /// The pointer that holds the row is `translation` points from where it went down.
  public mutating func drag(translation: Double) {
    switch phase {
    // The row was taken from the pointer.
    case .resting, .settling, .committing, .pending, .collapsing, .removed: return
    case .dragging(var drag):
      let travel = translation - drag.slack
      switch settings.tracking {
      case .direct: drag.raw = limited(drag.origin + travel)
      case .accumulated: drag.raw = limited(drag.raw + travel)
      }
      if drag.raw * drag.confinement < 0 { drag.raw = 0 }
      // What most rows never need costs a sample nothing.
      guard drag.excess != 0 || settings.dragRest == .follows else {
        phase = .dragging(drag)
        return
      }
      let shown = shown(drag.raw)
      drag.excess = drag.excess(left: drag.raw - shown)
      phase = .dragging(drag)
      followRest(held(shown + drag.excess, from: drag.caught))
    }
  }

  /// The pointer lifted with a velocity, points per second.
  public mutating func release(velocity: Double, at time: Int64) -> RowChange {
    var change = RowChange()
    switch phase {
    // The row was taken from the pointer.
    case .resting, .settling, .committing, .pending, .collapsing, .removed: return change
    case .dragging(let drag):
      let offset = offset(at: time)
      change.announce(
        RowNotice(
          kind: .dragEnded(cancelled: false), reason: .touch, edge: edge(showing: offset),
          offset: offset, velocity: velocity))
      let target = restIfReleased(velocity: velocity, at: time)
      // The decision is about the pointer, the motion about the row, which past its extent moves
      // less than the pointer or not at all.
      settle(
        to: target, from: offset, velocity: velocity * slope(of: drag, velocity), reason: .touch,
        at: time, &change)
      return change
    }
  }

  /// Where the row comes to rest when its pointer lifts with a velocity; without a pointer, where it
  /// rests or is heading.
  public func restIfReleased(velocity: Double, at time: Int64) -> Rest {
    switch phase {
    case .resting(let rest): return rest
    case .settling(let settle): return settle.target
    case .committing, .pending, .collapsing, .removed: return .closed
    case .dragging(let drag):
      return RestingTarget.decide(
        offset: offset(at: time), velocity: velocity, base: drag.base, geometry: geometry,
        settings: settings)
    }
  }

  /// Whether a lift that leads to a rest announces an opening or closing.
  public func isAnnounced(releaseTo rest: Rest) -> Bool {
    isDragging && (unresolved || rest != settled)
  }

  /// The pointer was taken away: back to the rest the drag began at, whatever the offset.
  public mutating func cancelDrag(reason: Reason, at time: Int64) -> RowChange {
    var change = RowChange()
    switch phase {
    // Nothing holds the row.
    case .resting, .settling, .committing, .pending, .collapsing, .removed: return change
    case .dragging(let drag):
      let offset = endDrag(reason: reason, at: time, &change)
      settle(to: drag.base, from: offset, velocity: 0, reason: reason, at: time, &change)
      return change
    }
  }

  /// Announces the end of a drag that something else ended. Gives the offset it ended at.
  @inline(never)
  mutating func endDrag(reason: Reason, at time: Int64, _ change: inout RowChange) -> Double {
    let offset = offset(at: time)
    change.announce(
      RowNotice(
        kind: .dragEnded(cancelled: true), reason: reason, edge: edge(showing: offset),
        offset: offset, velocity: 0))
    return offset
  }

  /// What does not count of the travel of a drag that claims at `translation`.
  private func slack(_ translation: Double, _ side: Double) -> Double {
    switch settings.slopRule {
    case .swallowed: return side * settings.swipe.slop
    case .credited: return 0
    case .rebased: return translation
    }
  }

  /// The side that a drag keeps to, as a sign: that of the buttons it began with, or else where it
  /// goes.
  private func confinement(_ offset: Double, _ side: Double) -> Double {
    if let edge = destination.edge { return edge.sign }
    guard let edge = edge(showing: offset), !geometry.strip(edge).isEmpty else { return side }
    return edge.sign
  }

  /// The rest goes with the finger where the settings say so: open at the extent, closed at 0.
  private mutating func followRest(_ offset: Double) {
    switch settings.dragRest {
    case .kept: return
    case .follows:
      guard let edge = edge(showing: offset) else {
        settled = .closed
        return
      }
      let strip = geometry.strip(edge)
      if !strip.isEmpty, offset.magnitude >= strip.extent {
        settled = .open(edge)
      } else if settled != .open(edge) {
        settled = .closed
      }
    }
  }

  /// How much of the pointer's speed the row shows.
  private func slope(of drag: Drag, _ velocity: Double) -> Double {
    let isTakenBack = drag.excess * velocity < 0 && drag.excess == drag.raw - shown(drag.raw)
    return isTakenBack ? 1 : slope(drag.raw)
  }

  private func limited(_ raw: Double) -> Double {
    if raw > Limits.length { return Limits.length }
    return raw < -Limits.length ? -Limits.length : raw
  }
}
