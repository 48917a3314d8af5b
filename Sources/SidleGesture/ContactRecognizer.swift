import SidleUnits

/// One contact from down to up: its arena, and the recognisers that bid in it.
///
///     down -> the gestures that may happen enter
///     move -> pan claims when its owner accepts, scroll along the other axis; tap and long press
///             yield past their slop
///     deadline -> long press claims
///     up -> tap, if it is still in
///
/// Only the owner of what lies under the contact can refuse a pan (`leave`). Verdicts never change,
/// except that what was claimed can be taken away.
public struct ContactRecognizer: BitwiseCopyable {
  /// What a move asks of the owner.
  public enum Move: UInt8, BitwiseCopyable, Sendable {
    /// Nothing: all is open, decided for another gesture, or lost.
    case nothing
    /// The first move past the slop: the owner accepts with `claimPan` or refuses with `leave`.
    case wantsPan
    case pans
    /// The same along the other axis: `claimScroll` or `leave`.
    case wantsScroll
    case scrolls
  }

  public private(set) var arena = Arena()
  /// Why the pan is not, or no longer, in the arena.
  private var reason: Yield?
  private var hold = HoldRecognizer()
  private let originX: Double
  private let originY: Double

  public init(x: Double, y: Double) {
    originX = x
    originY = y
  }

  // MARK: Down

  public mutating func enterTap() { arena.enter(.tap) }

  public mutating func enterPan() { arena.enter(.pan) }

  public mutating func enterScroll() { arena.enter(.scroll) }

  /// The contact is a scroll from the beginning.
  public mutating func catchScroll() {
    arena.enter(.scroll)
    arena.claim(.scroll)
  }

  /// The pan stays out from the beginning; a tap and a long press may be in.
  public mutating func keepPanOut(_ reason: Yield) {
    if self.reason == nil { self.reason = reason }
  }

  /// The contact went down at `time` and is a long press when it stays for `delay` ns.
  public mutating func enterLongPress(at time: Int64, after delay: Int64) {
    arena.enter(.longPress)
    hold.begin(at: time, .once(after: delay))
  }

  // MARK: Later

  /// Travel since the contact went down, points.
  public func travel(x: Double, y: Double) -> (dx: Double, dy: Double) {
    (x - originX, y - originY)
  }

  public mutating func moved(x: Double, y: Double, _ settings: SwipeSettings) -> Move {
    switch arena.state {
    case .won(.pan): return .pans
    case .won(.scroll): return .scrolls
    case .won(.tap), .won(.longPress), .lost: return .nothing
    case .open:
      let (dx, dy) = travel(x: x, y: y)
      if TapRecognizer.moved(dx: dx, dy: dy, settings) == .yields {
        arena.yield(.tap)
        yieldLongPress()
      }
      guard arena.contains(.pan) || arena.contains(.scroll) else { return .nothing }
      switch PanRecognizer.moved(dx: dx, dy: dy, settings) {
      case .waits: return .nothing
      case .claims:
        if arena.contains(.pan) { return .wantsPan }
        // What goes across from there is the host's, also on a list that would scroll.
        if reason == .edgeZone { arena.yield(.scroll) }
        return .nothing
      case .yields:
        if arena.contains(.scroll) { return .wantsScroll }
        leave(.axis)
        return .nothing
      }
    }
  }

  /// The owner takes the contact for a drag.
  public mutating func claimPan() {
    if arena.claim(.pan) { hold.end() }
  }

  /// The list takes the contact for a scroll, whatever kept the pan out.
  public mutating func claimScroll() {
    guard arena.claim(.scroll) else { return }
    hold.end()
    reason = nil
  }

  /// The pan's owner refuses, or is gone: the contact may still scroll, if it could, and is nothing else.
  public mutating func refusePan(_ reason: Yield) {
    guard arena.contains(.scroll) else { return leave(reason) }
    arena.yield(.pan)
    arena.yield(.tap)
    yieldLongPress()
    if self.reason == nil { self.reason = reason }
  }

  /// Nobody has the contact any more; what was claimed is taken away. The first reason stands.
  public mutating func leave(_ reason: Yield) {
    arena.leave()
    hold.end()
    if self.reason == nil { self.reason = reason }
  }

  /// When to call `reach`; nil when the contact waits for no time.
  public var deadline: Int64? { hold.deadline }

  /// The deadline has come: true when the contact is a long press now.
  public mutating func reach(_ time: Int64) -> Bool {
    // `once` fires once whatever its delay was.
    guard hold.reach(time, .once(after: 0)) else { return false }
    return arena.claim(.longPress)
  }

  /// The contact lifted: what it was.
  public mutating func lifted() -> Gesture? {
    arena.sweep()
    hold.end()
    switch arena.state {
    case .won(let gesture): return gesture
    case .open, .lost: return nil
    }
  }

  /// Whether the pan has it.
  public var isPanning: Bool {
    if case .won(.pan) = arena.state { return true }
    return false
  }

  /// Whether the scroll has it.
  public var isScrolling: Bool {
    if case .won(.scroll) = arena.state { return true }
    return false
  }

  public var verdict: Verdict {
    switch arena.state {
    case .won(let gesture): return .claimed(gesture)
    case .open:
      if arena.contains(.pan) || arena.contains(.scroll) { return .undecided }
      return .yielded(reason ?? .nothing)
    case .lost: return .yielded(reason ?? .nothing)
    }
  }

  /// Why the pan is out while the contact is undecided: all that is left is that it scrolls. Else nil.
  public var refusal: Yield? {
    verdict == .undecided && !arena.contains(.pan) ? reason ?? .nothing : nil
  }

  private mutating func yieldLongPress() {
    arena.yield(.longPress)
    hold.end()
  }

  public func hash(into hash: inout Hash64) {
    switch verdict {
    case .undecided: hash.add(Int32(0))
    case .claimed(.pan): hash.add(Int32(1))
    case .yielded(let reason): hash.add(Int32(1) &+ Int32(reason.rawValue))
    case .claimed(let other): hash.add(-Int32(other.rawValue))
    }
    hash.add(originX)
    hash.add(originY)
    hash.add(!arena.contains(.tap))
    if arena.contains(.scroll) {
      hash.add(Int32(arena.contains(.pan) ? 2 : 1))
      if let refusal { hash.add(-Int32(refusal.rawValue)) }
    }
    if deadline != nil { hold.hash(into: &hash) }
  }
}
