import SidleMotion
import SidleUnits

/// A row as a machine: where it is, what it does, and what each input makes of that.
///
///     resting --claim--> dragging --release, cancel--> settling --end--> resting
///        |                   ^                             |
///        \------open, close--|---------------------------> |
///                            \-----------claim-------------/
///
/// Every method takes the time and gives back what to announce. An opening or closing is announced
/// when the row heads for another rest than the one it last announced; each `willOpen` and
/// `willClose` ends in exactly one `opened`, `closed` or `interrupted`, each `dragBegan` in one
/// `dragEnded`.
public struct Row: BitwiseCopyable {
  public enum Phase: BitwiseCopyable {
    case resting(Rest)
    case dragging(Drag)
    case settling(Settle)
    case committing(Committing)
    case pending(Pending)
    case collapsing(Collapse)
    case removed
  }

  /// A pointer holds the row.
  public struct Drag: BitwiseCopyable {
    public let pointer: Int32
    /// The rest that thresholds are counted from: where the row was, or was heading for.
    var base: Rest
    /// Where the pointer says the content is, before overscroll.
    var raw: Double
    /// What `raw` was when the drag began; translations are added to it.
    var origin: Double
    /// What overscroll could not explain of the offset the row was caught at, as when a spring had
    /// swung past the extent: added to what is shown, so that the row does not jump.
    var excess: Double
    /// The offset it was caught at, or measured anew: with an excess it goes no farther beyond a limit.
    var caught: Double
    /// Sign of the travel that claimed.
    let side: Double
    /// How much of the travel does not count.
    let slack: Double
    /// Sign of the side that the drag keeps to; 0 when it can pass to the other.
    let confinement: Double
    /// What the pointer had pulled when the row was last measured anew.
    var kept = KeptPull.none

    /// What stays of `excess` where overscroll hides `hidden` points of the pull: a finger that comes
    /// back takes it along one to one, and it does not return.
    func excess(left hidden: Double) -> Double {
      if excess > 0 { return hidden > 0 ? (hidden < excess ? hidden : excess) : 0 }
      return hidden < 0 ? (hidden > excess ? hidden : excess) : 0
    }
  }

  /// The row moves by itself.
  public struct Settle: BitwiseCopyable {
    public internal(set) var segment: Segment
    public internal(set) var target: Rest
    var reason: Reason
    /// Whether `willOpen` or `willClose` was announced and still needs its end.
    var announced: Bool
    /// The edge that opens or closes.
    var edge: Edge?
    /// What comes after it; `none` but for a row that peeks.
    var next = Stop.none
  }

  /// Settings that many rows may share; whoever makes the row keeps them as long as it lives.
  public let sharedSettings: UnsafePointer<RowSettings>
  public internal(set) var geometry: RowGeometry
  public internal(set) var phase: Phase
  /// The last rest that was announced; a new row is closed.
  public internal(set) var settled: Rest
  /// An announced motion was taken over: what the row does next is announced in any case.
  var unresolved = false
  /// Whether pointers can have it.
  public var isEnabled = true

  public init(settings: UnsafePointer<RowSettings>, geometry: RowGeometry) {
    sharedSettings = settings
    self.geometry = geometry
    phase = .resting(.closed)
    settled = .closed
  }

  /// How the row swipes; read in place.
  public var settings: RowSettings {
    @inline(__always) unsafeAddress { sharedSettings }
  }

  /// Displacement of the content at a time, points. Inlined, as is `shown`: a call copies the row.
  @inline(__always)
  public func offset(at time: Int64) -> Double {
    switch phase {
    case .resting(let rest): return geometry.offset(of: rest)
    case .dragging(let drag):
      let shown = shown(drag.raw)
      return drag.excess == 0 ? shown : held(shown + drag.excess, from: drag.caught)
    case .settling(let settle):
      return held(settle.segment.value(at: time), from: settle.segment.from)
    case .committing(let committing):
      let value = committing.segment.value(at: time)
      return committing.commitment.isOut ? value : held(value, from: committing.segment.from)
    case .pending(let pending): return place(pending.commitment)
    case .collapsing(let collapse): return collapse.isRestoring ? 0 : place(collapse.commitment)
    case .removed: return 0
    }
  }

  /// Velocity of the row's own motion; zero at rest and while a pointer holds it.
  public func velocity(at time: Int64) -> Double {
    switch phase {
    case .resting, .dragging, .pending, .collapsing, .removed: return 0
    case .settling(let settle):
      let segment = settle.segment
      return held(
        velocity: segment.velocity(at: time), segment.value(at: time), from: segment.from)
    case .committing(let committing):
      let segment = committing.segment
      let velocity = segment.velocity(at: time)
      if committing.commitment.isOut { return velocity }
      return held(velocity: velocity, segment.value(at: time), from: segment.from)
    }
  }

  /// Where the row is or is heading; while it is dragged, where it was or was heading before. Closed
  /// for a row that is committed: nothing else closes it.
  public var destination: Rest {
    switch phase {
    case .resting(let rest): return rest
    case .dragging(let drag): return drag.base
    case .settling(let settle): return settle.target
    case .committing, .pending, .collapsing, .removed: return .closed
    }
  }

  /// When the motion or the patience ends; nil when nothing does by itself.
  public var deadline: Int64? {
    switch phase {
    case .resting, .dragging, .removed: return nil
    case .settling(let settle): return settle.segment.end
    case .committing(let committing): return committing.segment.end
    case .pending(let pending): return pending.end == Int64.max ? nil : pending.end
    case .collapsing(let collapse): return collapse.segment.end
    }
  }

  /// The pointer that holds the row.
  public var pointer: Int32? {
    switch phase {
    case .dragging(let drag): return drag.pointer
    case .resting, .settling, .committing, .pending, .collapsing, .removed: return nil
    }
  }

  public var isDragging: Bool { pointer != nil }

  /// Whether a pointer has it, or none may.
  public var isOutOfReach: Bool { isDragging || isCommitted }

  /// True when nothing of any edge shows and nothing is about to.
  public var isAtRestClosed: Bool {
    switch phase {
    case .resting(let rest): return rest == .closed
    case .dragging, .settling, .committing, .pending, .collapsing: return false
    case .removed: return true
    }
  }

  // MARK: Steps that several inputs share

  /// What is shown when the pointer says `raw`.
  @inline(__always)
  func shown(_ raw: Double) -> Double {
    let edge: Edge = raw > 0 ? .leading : .trailing
    let strip = geometry.strip(edge)
    if raw.magnitude <= strip.extent { return raw + 0 }
    return edge.sign * Row.shownPast(raw.magnitude, strip, geometry.width, sharedSettings) + 0
  }

  /// The same past the extent. Not inlined, and without the row: `shown` stands in many places.
  @inline(never)
  private static func shownPast(
    _ raw: Double, _ strip: ButtonStrip, _ width: Double, _ settings: UnsafePointer<RowSettings>
  ) -> Double {
    if strip.isEmpty, settings.pointee.emptySide == .yields { return 0 }
    let shown = settings.pointee.overscroll.shown(raw: raw, extent: strip.extent, width: width)
    return shown < strip.limit ? shown : strip.limit
  }

  /// The inverse of `shown`; what no pull shows is its own pull.
  func raw(_ shown: Double) -> Double {
    let edge: Edge = shown > 0 ? .leading : .trailing
    let strip = geometry.strip(edge)
    if strip.isEmpty, settings.emptySide == .yields { return shown }
    if shown.magnitude > strip.limit { return shown }
    return edge.sign
      * settings.overscroll.raw(
        shown: shown.magnitude, extent: strip.extent, width: geometry.width) + 0
  }

  /// How much of the pointer's speed the row shows when the pointer says `raw`.
  func slope(_ raw: Double) -> Double {
    let edge: Edge = raw > 0 ? .leading : .trailing
    let strip = geometry.strip(edge)
    if raw != 0, strip.isEmpty, settings.emptySide == .yields { return 0 }
    if raw.magnitude > strip.limit, shown(raw).magnitude >= strip.limit { return 0 }
    return settings.overscroll.slope(
      raw: raw.magnitude, extent: strip.extent, width: geometry.width)
  }

  /// The edge whose buttons an offset shows.
  func edge(showing offset: Double) -> Edge? {
    if offset > 0 { return .leading }
    return offset < 0 ? .trailing : nil
  }

  public func hash(into hash: inout Hash64) {
    settled.hash(into: &hash)
    hash.add(unresolved)
    if !isEnabled { hash.add(Int32(-1)) }
    hash.add(geometry.width)
    hash.add(geometry.leading.buttonWidth)
    hash.add(geometry.trailing.buttonWidth)
    if settings.buttonWidth.policy == .natural {
      hash.add(geometry.leading.length)
      hash.add(geometry.trailing.length)
    }
    switch phase {
    case .resting(let rest):
      hash.add(Int32(1))
      rest.hash(into: &hash)
    case .dragging(let drag):
      hash.add(Int32(2))
      hash.add(drag.pointer)
      drag.base.hash(into: &hash)
      hash.add(drag.raw)
      hash.add(drag.origin)
      hash.add(drag.excess)
      if drag.excess != 0 { hash.add(drag.caught) }
      hash.add(drag.side)
      if settings.slopRule == .rebased { hash.add(drag.slack) }
      if drag.confinement != 0 { hash.add(drag.confinement) }
      drag.kept.hash(into: &hash)
    case .settling(let settle):
      hash.add(Int32(3))
      settle.target.hash(into: &hash)
      hash.add(settle.reason.rawValue)
      hash.add(settle.announced)
      hash.add(Int32(settle.edge.map { Int32($0.rawValue) &+ 1 } ?? 0))
      settle.segment.hash(into: &hash)
      settle.hashNext(into: &hash)
    case .committing(let committing):
      hash.add(Int32(4))
      committing.commitment.hash(into: &hash)
      committing.segment.hash(into: &hash)
      hash.add(committing.isAccepted)
    case .pending(let pending):
      hash.add(Int32(5))
      pending.commitment.hash(into: &hash)
      hash.add(pending.end)
    case .collapsing(let collapse):
      hash.add(Int32(6))
      collapse.commitment.hash(into: &hash)
      collapse.segment.hash(into: &hash)
      hash.add(collapse.isRestoring)
    case .removed: hash.add(Int32(7))
    }
  }
}
