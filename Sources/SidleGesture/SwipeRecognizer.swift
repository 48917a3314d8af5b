import SidleUnits

/// Why a contact is not, or no longer, a row's.
public enum Yield: UInt8, BitwiseCopyable {
  /// It moved along the other axis first.
  case vertical
  /// It moved toward an edge that has no buttons.
  case emptySide
  /// The row, or another row of a list that opens one at a time, is being dragged.
  case busy
  /// More contacts are down than the stage allows.
  case crowded
  /// The row was destroyed, or taken from the contact by a call.
  case gone
}

/// When a contact becomes a drag, and when it still is a tap.
public struct SwipeSettings: Equatable, BitwiseCopyable {
  /// Points of horizontal travel that claim.
  public var slop: Double
  /// A contact that went farther than this in any direction is no tap.
  public var tapSlop: Double
  /// Horizontal means abs(dx) > lockRatio * abs(dy).
  public var lockRatio: Double
  /// Whether a travel of exactly `slop` claims.
  public var comparison: Comparison

  public init(slop: Double, tapSlop: Double, lockRatio: Double, comparison: Comparison) {
    self.slop = slop
    self.tapSlop = tapSlop
    self.lockRatio = lockRatio
    self.comparison = comparison
  }
}

/// One contact from down to up, as a horizontal swipe sees it.
///
///     down -> undecided --horizontal past slop--> claimed
///                |    \--vertical past slop-----> yielded(vertical)
///                up: a tap, unless it went beyond the tap slop
///
/// Only the owner can refuse a claim (`yield`). Verdicts never change afterwards.
public struct SwipeRecognizer: BitwiseCopyable {
  public enum State: Equatable, BitwiseCopyable {
    case undecided
    case claimed
    case yielded(Yield)
  }

  /// What a move asks of the owner.
  public enum Verdict: Equatable, BitwiseCopyable {
    case undecided
    /// The first move past the slop: the owner accepts with `claim` or refuses with `yield`.
    case wantsClaim
    case claimed
    case yielded(Yield)
  }

  public private(set) var state = State.undecided
  private let originX: Double
  private let originY: Double
  private var wandered = false

  public init(x: Double, y: Double) {
    originX = x
    originY = y
  }

  /// Travel since the contact went down, points.
  public func travel(x: Double, y: Double) -> (dx: Double, dy: Double) {
    (x - originX, y - originY)
  }

  public mutating func moved(x: Double, y: Double, settings: SwipeSettings) -> Verdict {
    let dx = (x - originX).magnitude
    let dy = (y - originY).magnitude
    if dx * dx + dy * dy > settings.tapSlop * settings.tapSlop { wandered = true }
    switch state {
    case .claimed: return .claimed
    case .yielded(let reason): return .yielded(reason)
    case .undecided:
      if settings.comparison.reaches(dx, settings.slop), dx > settings.lockRatio * dy {
        return .wantsClaim
      }
      if settings.comparison.reaches(dy, settings.slop), dy > 0, dx <= settings.lockRatio * dy {
        state = .yielded(.vertical)
        return .yielded(.vertical)
      }
      return .undecided
    }
  }

  /// The owner takes the contact.
  public mutating func claim() {
    if state == .undecided { state = .claimed }
  }

  /// The owner lets go of the contact, also of one it had claimed.
  public mutating func yield(_ reason: Yield) {
    switch state {
    case .undecided, .claimed: state = .yielded(reason)
    case .yielded: break  // the first reason stands
    }
  }

  /// True when a lift now is a tap.
  public var isTap: Bool { state == .undecided && !wandered }

  public func hash(into hash: inout Hash64) {
    switch state {
    case .undecided: hash.add(Int32(0))
    case .claimed: hash.add(Int32(1))
    case .yielded(let reason): hash.add(Int32(2) &+ Int32(reason.rawValue))
    }
    hash.add(originX)
    hash.add(originY)
    hash.add(wandered)
  }
}
