/// The gestures that one contact may still become, and the one that it became.
///
///     open --claim--> won: all others have lost
///       |  --yield--> open without that one; without the last one: lost
///       |  --sweep--> won by the tap, if it is still in; otherwise lost
///       \--leave----> lost: the contact is somebody else's
///
/// Decided at once, inside the input that decides it, and for good. A lone gesture does not win for
/// want of others: a pan has to travel first, a long press to stay.
public struct Arena: Equatable, BitwiseCopyable {
  public enum State: Equatable, BitwiseCopyable {
    case open
    case won(Gesture)
    case lost
  }

  public private(set) var state = State.lost
  private var members: UInt8 = 0

  public init() {}

  /// A gesture that may happen enters, before the first input that could decide.
  public mutating func enter(_ gesture: Gesture) {
    switch state {
    case .open, .lost:
      members |= Arena.bit(gesture)
      state = .open
    case .won: break  // it comes too late
    }
  }

  /// Whether a gesture is still in.
  public func contains(_ gesture: Gesture) -> Bool { members & Arena.bit(gesture) != 0 }

  /// A gesture wants the contact for itself, and gets it when it is still in: true. The others have
  /// then lost.
  @discardableResult
  public mutating func claim(_ gesture: Gesture) -> Bool {
    switch state {
    case .open:
      guard contains(gesture) else { return false }
      members = 0
      state = .won(gesture)
      return true
    case .won, .lost: return false  // decided before
    }
  }

  /// A gesture can no longer happen.
  public mutating func yield(_ gesture: Gesture) {
    switch state {
    case .open:
      members &= ~Arena.bit(gesture)
      if members == 0 { state = .lost }
    case .won, .lost: break  // decided before
    }
  }

  /// The contact lifted: what only a lift completes wins, the rest has lost.
  public mutating func sweep() {
    switch state {
    case .open: if !claim(.tap) { leave() }
    case .won, .lost: break  // decided before
    }
  }

  /// The contact is taken away from all of them, also from the one that has won.
  public mutating func leave() {
    members = 0
    state = .lost
  }

  private static func bit(_ gesture: Gesture) -> UInt8 { 1 << gesture.rawValue }
}
