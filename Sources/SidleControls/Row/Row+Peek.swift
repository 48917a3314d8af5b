import SidleMotion
import SidleUnits

/// A hint that a row has buttons: it moves aside a little, holds, and goes back.
///
///     resting --peek--> out --> held --> back --> resting
///
/// All the while the row counts as settling to closed, of which nothing is announced: whatever takes
/// a row over that settles takes one over that peeks, at its live offset and velocity.
extension Row {
  /// What a motion leads to, when it leads to more than rest.
  public enum Stop: BitwiseCopyable {
    case none
    /// On the way out: holds there for so many nanoseconds, then goes back.
    case hold(Int64)
    /// Held: goes back.
    case back
  }

  /// Begins a peek `distance` points toward an edge, at most the edge's extent, held for `hold` ns. For a
  /// row that is closed and at rest.
  public mutating func peek(_ edge: Edge, distance: Double, hold: Int64, at time: Int64)
    -> RowChange
  {
    var change = RowChange()
    let extent = geometry.strip(edge).extent
    let place = edge.sign * (distance < extent ? distance : extent)
    let settle = Settle(
      segment: segment(from: 0, to: place, velocity: 0, isMoving: false, at: time),
      target: .closed, reason: .code, announced: false, edge: nil, next: .hold(hold))
    pursue(settle, at: time, &change)
    return change
  }

  /// Whether it is on its way out or held.
  public var isPeeking: Bool {
    switch phase {
    case .resting, .dragging, .committing, .pending, .collapsing, .removed: return false
    case .settling(let settle): return settle.isPeeking
    }
  }

  /// Ends a peek: the row goes back from where it is, as fast as it is.
  public mutating func stopPeek(at time: Int64) -> RowChange {
    var change = RowChange()
    switch phase {
    case .resting, .dragging, .committing, .pending, .collapsing, .removed: break
    case .settling(let settle):
      if settle.isPeeking {
        goBack(
          settle, from: offset(at: time), velocity: velocity(at: time), at: time, &change)
      }
    }
    return change
  }

  mutating func goBack(
    _ peek: Settle, from offset: Double, velocity: Double, at time: Int64,
    _ change: inout RowChange
  ) {
    var settle = peek
    settle.segment = segment(from: offset, to: 0, velocity: velocity, isMoving: true, at: time)
    settle.next = .none
    pursue(settle, at: time, &change)
  }

  /// Goes on with a motion, or with what comes after it when it ends at once.
  mutating func pursue(_ settle: Settle, at time: Int64, _ change: inout RowChange) {
    if settle.segment.end <= time {
      end(settle, at: time, &change)
    } else {
      phase = .settling(settle)
    }
  }

  /// What comes after a motion of a peek that has ended.
  mutating func follow(_ ended: Settle, at time: Int64, _ change: inout RowChange) {
    var settle = ended
    switch settle.next {
    case .none: return finish(settle, &change)
    case .hold(let duration):
      settle.segment = .hold(at: settle.segment.to, start: time, duration: duration)
      settle.next = .back
    case .back:
      settle.segment = segment(
        from: settle.segment.to, to: 0, velocity: 0, isMoving: false, at: time)
      settle.next = .none
    }
    pursue(settle, at: time, &change)
  }
}

extension Row.Settle {
  var isPeeking: Bool {
    switch next {
    case .none: return false
    case .hold, .back: return true
    }
  }

  func hashNext(into hash: inout Hash64) {
    switch next {
    case .none: break
    case .hold(let duration):
      hash.add(Int32(-2))
      hash.add(duration)
    case .back: hash.add(Int32(-3))
    }
  }
}
