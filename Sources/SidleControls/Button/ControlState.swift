/// What a button is at a moment: a set, not one of several. A button may be selected and highlighted
/// at once.
///
/// The first four bits are those of UIKit's control state; `hovered` and `held` are bits here, too,
/// so that a look may depend on them. Two bits are the host's own.
public struct ControlState: Equatable, BitwiseCopyable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing of the below.
  public static var normal: ControlState { ControlState(rawValue: 0) }
  /// A press is on it that a lift would carry out.
  public static var highlighted: ControlState { ControlState(rawValue: 1) }
  /// Nothing can be done with it.
  public static var disabled: ControlState { ControlState(rawValue: 2) }
  /// It is on.
  public static var selected: ControlState { ControlState(rawValue: 4) }
  /// Keys go to it.
  public static var focused: ControlState { ControlState(rawValue: 8) }
  /// A pointer that hovers is over it.
  public static var hovered: ControlState { ControlState(rawValue: 16) }
  /// It presents its menu.
  public static var held: ControlState { ControlState(rawValue: 32) }
  /// The host's own.
  public static var application1: ControlState { ControlState(rawValue: 64) }
  public static var application2: ControlState { ControlState(rawValue: 128) }

  public func contains(_ other: ControlState) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  public func union(_ other: ControlState) -> ControlState {
    ControlState(rawValue: rawValue | other.rawValue)
  }

  public func subtracting(_ other: ControlState) -> ControlState {
    ControlState(rawValue: rawValue & ~other.rawValue)
  }

  /// Puts bits in or takes them out; whether that changed anything.
  public mutating func set(_ other: ControlState, _ isOn: Bool) -> Bool {
    let before = self
    self = isOn ? union(other) : subtracting(other)
    return self != before
  }

  // MARK: What stands in for what

  /// The state whose value stands in when this one has none: the same without the one bit that
  /// matters least. In this order go the host's own, held, hovered, focused, highlighted, selected
  /// and, last of all, disabled: so a disabled button looks disabled whatever else it is. Nil of
  /// the normal state.
  public var fallback: ControlState? {
    var order = ControlState.dropped
    while order != 0 {
      let bit = UInt8(truncatingIfNeeded: order)
      if rawValue & bit != 0 { return ControlState(rawValue: rawValue & ~bit) }
      order >>= 8
    }
    return nil
  }

  /// How many fallbacks lead from this state to another; nil when none do. The value that holds is
  /// that of the state with the least.
  public func distance(to other: ControlState) -> Int? {
    var state = self
    var steps = 0
    while state != other {
      guard let next = state.fallback else { return nil }
      state = next
      steps &+= 1
    }
    return steps
  }

  /// The bits in the order in which they are dropped, the first in the lowest byte.
  private static var dropped: UInt64 { 0x0204_0108_1020_4080 }
}
