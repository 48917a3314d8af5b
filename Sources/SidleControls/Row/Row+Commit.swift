import SidleMotion
import SidleUnits

/// What becomes of a row when one of its buttons is carried out, and of one that is to go.
///
///     dragging, resting, settling --commit--> settling
///                  |                             ^
///                  \--commit--> committing --> pending --yes--> collapsing --> removed
///                                   |             |                 |             |
///                                   \-----no------/--> settling     \---restore---/--> resting
extension Row {
  /// A button that waits for an answer.
  public struct Commitment: Equatable, BitwiseCopyable {
    public let edge: Edge
    /// Whether the row waits outside of its frame; else where its edge is open.
    public let isOut: Bool
    /// Whether the row goes when the answer is yes.
    public let removes: Bool
    /// Where it stays: whether it is open after a yes; else it closes.
    public let keepsOpen: Bool

    public init(edge: Edge, isOut: Bool, removes: Bool, keepsOpen: Bool) {
      self.edge = edge
      self.isOut = isOut
      self.removes = removes
      self.keepsOpen = keepsOpen
    }

    func hash(into hash: inout Hash64) {
      hash.add(
        Int32(edge.rawValue) | (isOut ? 2 : 0) | (removes ? 4 : 0) | (keepsOpen ? 8 : 0))
    }
  }

  /// The row is on its way to where it waits.
  public struct Committing: BitwiseCopyable {
    let commitment: Commitment
    var segment: Segment
    /// The answer has come before the row was there.
    var isAccepted: Bool
  }

  /// The row waits.
  public struct Pending: BitwiseCopyable {
    let commitment: Commitment
    /// When no answer counts as no; Int64.max: never.
    let end: Int64
  }

  /// The row's height changes.
  public struct Collapse: BitwiseCopyable {
    let commitment: Commitment
    /// Share of the height that is left.
    let segment: Segment
    /// Whether it grows again; its content is then back.
    let isRestoring: Bool
  }

  /// What a button that is carried out asks of its row.
  public enum Outcome: Equatable, BitwiseCopyable {
    case goes(to: Rest)
    case waits(Commitment)

    public var awaits: Bool {
      switch self {
      case .goes: return false
      case .waits: return true
      }
    }

    public var rest: Rest {
      switch self {
      case .goes(let rest): return rest
      case .waits: return .closed
      }
    }
  }

  // MARK: Looking

  /// How far the pointer that drags the row has pulled it, before overscroll; 0 without one.
  public var pull: Double {
    switch phase {
    case .dragging(let drag): return drag.pull
    case .resting, .settling, .committing, .pending, .collapsing, .removed: return 0
    }
  }

  /// What the row waits to have answered, also on its way to where it waits.
  public var unanswered: Commitment? {
    switch phase {
    case .committing(let committing): return committing.isAccepted ? nil : committing.commitment
    case .pending(let pending): return pending.commitment
    case .resting, .dragging, .settling, .collapsing, .removed: return nil
    }
  }

  /// The button's edge of a row that a button takes with it; nil of any other.
  public var committedEdge: Edge? {
    switch phase {
    case .committing(let committing): return committing.commitment.edge
    case .pending(let pending): return pending.commitment.edge
    case .collapsing(let collapse): return collapse.isRestoring ? nil : collapse.commitment.edge
    case .resting, .dragging, .settling, .removed: return nil
    }
  }

  /// Where an outcome takes the row.
  public func offset(of outcome: Outcome) -> Double {
    switch outcome {
    case .goes(let rest): return geometry.offset(of: rest)
    case .waits(let commitment): return place(commitment)
    }
  }

  /// Where the row is at a rest, or where it waits.
  public func restingOffset(_ rest: Rest) -> Double {
    guard let commitment = unanswered else { return geometry.offset(of: rest) }
    return place(commitment)
  }

  /// Whether an opening or closing is announced when a button is carried out.
  public func isAnnounced(commitTo outcome: Outcome) -> Bool {
    switch outcome {
    case .goes(let rest): return unresolved || rest == .closed || rest != settled
    case .waits: return false
    }
  }

  /// Whether it is with the host or on its way to or from there: no pointer has it.
  public var isCommitted: Bool {
    switch phase {
    case .resting, .dragging, .settling: return false
    case .committing, .pending, .collapsing, .removed: return true
    }
  }

  /// Whether the height is not what it was given.
  public var isCollapsed: Bool {
    switch phase {
    case .resting, .dragging, .settling, .committing, .pending: return false
    case .collapsing, .removed: return true
    }
  }

  public var isPending: Bool {
    switch phase {
    case .pending: return true
    case .resting, .dragging, .settling, .committing, .collapsing, .removed: return false
    }
  }

  public var isRemoved: Bool {
    switch phase {
    case .removed: return true
    case .resting, .dragging, .settling, .committing, .pending, .collapsing: return false
    }
  }

  /// How much of the row's height is left, 0 to 1.
  @inline(never)
  public func heightShare(at time: Int64) -> Double {
    switch phase {
    case .resting, .dragging, .settling, .committing, .pending: return 1
    case .collapsing(let collapse): return collapse.segment.value(at: time)
    case .removed: return 0
    }
  }

  /// The least of it from a time on, until the height changes no more.
  @inline(never)
  public func leastHeightShare(from time: Int64) -> Double {
    switch phase {
    case .resting, .dragging, .settling, .committing, .pending: return 1
    case .collapsing(let collapse):
      return collapse.isRestoring ? collapse.segment.value(at: time) : 0
    case .removed: return 0
    }
  }

  // MARK: Inputs

  /// A button is carried out, by a pull that is let go at a velocity or by a tap. Whatever the row
  /// does next is announced.
  public mutating func commit(
    edge: Edge, _ outcome: Outcome, reason: Reason, velocity: Double, at time: Int64
  ) -> RowChange {
    var change = RowChange()
    let offset = offset(at: time)
    let own = self.velocity(at: time)
    let carried: Double
    let isMoving: Bool
    switch phase {
    case .resting: (carried, isMoving) = (0, false)
    case .dragging(let drag):
      change.announce(
        RowNotice(
          kind: .dragEnded(cancelled: false), reason: reason, edge: self.edge(showing: offset),
          offset: offset, velocity: velocity))
      (carried, isMoving) = (velocity * slope(drag.raw), false)
    case .settling(let settle):
      interrupt(settle, reason: reason, offset: offset, velocity: own, &change)
      (carried, isMoving) = (own, true)
    case .committing, .pending, .collapsing, .removed: return change  // one at a time
    }
    switch outcome {
    case .goes(let rest):
      change.announce(
        RowNotice(
          kind: .committed(awaits: false), reason: reason, edge: edge, offset: offset,
          velocity: velocity))
      if rest == .closed { unresolved = true }
      settle(to: rest, from: offset, velocity: carried, reason: .action, at: time, &change)
    case .waits(let commitment):
      change.announce(
        RowNotice(
          kind: .committed(awaits: true), reason: reason, edge: edge, offset: offset,
          velocity: velocity))
      unresolved = true
      let committing = Committing(
        commitment: commitment,
        segment: segment(
          from: offset, to: place(commitment), velocity: carried, isMoving: isMoving, at: time),
        isAccepted: false)
      phase = .committing(committing)
      if committing.segment.end <= time { arrive(committing, at: time, &change) }
    }
    return change
  }

  /// The answer that the row waits for. The caller has made sure that it waits for one.
  public mutating func answer(_ isAccepted: Bool, reason: Reason, at time: Int64) -> RowChange {
    var change = RowChange()
    guard let commitment = unanswered else { return change }
    let offset = offset(at: time)
    guard isAccepted, commitment.removes else {
      let opens: Bool
      switch settings.removal.rejected {
      case .closes: opens = isAccepted && commitment.keepsOpen
      case .opens: opens = !isAccepted || commitment.keepsOpen
      }
      let isOpen = opens && !geometry.strip(commitment.edge).isEmpty
      settle(
        to: isOpen ? .open(commitment.edge) : .closed, from: offset, velocity: velocity(at: time),
        reason: isAccepted ? .action : reason, at: time, &change)
      return change
    }
    switch phase {
    case .committing(var committing):
      committing.isAccepted = true
      phase = .committing(committing)
    case .pending: collapse(commitment, at: time, &change)
    case .resting, .dragging, .settling, .collapsing, .removed: break  // waits for nothing
    }
    return change
  }

  /// Puts a row back that collapses or is removed: closed.
  public mutating func restore(animated: Bool, at time: Int64) -> RowChange {
    var change = RowChange()
    let commitment: Commitment
    switch phase {
    case .resting, .dragging, .settling, .committing, .pending: return change
    case .removed:
      commitment = Commitment(edge: .leading, isOut: true, removes: true, keepsOpen: false)
    case .collapsing(let collapse):
      commitment = collapse.commitment
      if collapse.isRestoring {
        if !animated { finishRestoring(&change) }
        return change
      }
      let offset = offset(at: time)
      change.announce(
        RowNotice(
          kind: .interrupted, reason: .code, edge: commitment.edge, offset: offset, velocity: 0))
      if let edge = settled.edge {
        change.announce(
          RowNotice(kind: .closed, reason: .code, edge: edge, offset: 0, velocity: 0))
      }
    }
    settled = .closed
    unresolved = false
    let segment = Segment.curve(
      from: heightShare(at: time), to: 1, start: time,
      duration: animated ? settings.removal.collapse : 0, curve: .ease)
    phase = .collapsing(
      Collapse(commitment: commitment, segment: segment, isRestoring: true))
    if segment.end <= time { finishRestoring(&change) }
    return change
  }

  // MARK: Steps

  /// Where a row waits.
  func place(_ commitment: Commitment) -> Double {
    commitment.isOut
      ? commitment.edge.sign * geometry.width : geometry.offset(of: .open(commitment.edge))
  }

  /// The row is where it waits.
  mutating func arrive(_ committing: Committing, at time: Int64, _ change: inout RowChange) {
    if committing.isAccepted { return collapse(committing.commitment, at: time, &change) }
    let timeout = settings.removal.timeout
    phase = .pending(
      Pending(
        commitment: committing.commitment,
        end: timeout > 0 ? Elementary.instant(time, after: timeout) : Int64.max))
  }

  private mutating func collapse(
    _ commitment: Commitment, at time: Int64, _ change: inout RowChange
  ) {
    change.announce(
      RowNotice(
        kind: .collapseBegan, reason: .action, edge: commitment.edge, offset: place(commitment),
        velocity: 0))
    let collapse = Collapse(
      commitment: commitment,
      segment: Segment.curve(
        from: 1, to: 0, start: time, duration: settings.removal.collapse, curve: .ease),
      isRestoring: false)
    phase = .collapsing(collapse)
    if collapse.segment.end <= time { finish(collapse, &change) }
  }

  /// The height is where it was heading.
  mutating func finish(_ collapse: Collapse, _ change: inout RowChange) {
    if collapse.isRestoring { return finishRestoring(&change) }
    let offset = place(collapse.commitment)
    if let edge = settled.edge {
      change.announce(
        RowNotice(kind: .closed, reason: .removed, edge: edge, offset: offset, velocity: 0))
    }
    phase = .removed
    settled = .closed
    unresolved = false
    change.announce(
      RowNotice(
        kind: .removed, reason: .action, edge: collapse.commitment.edge, offset: offset,
        velocity: 0))
  }

  private mutating func finishRestoring(_ change: inout RowChange) {
    phase = .resting(.closed)
    change.announce(
      RowNotice(kind: .restored, reason: .code, edge: nil, offset: 0, velocity: 0))
  }
}
