import SidleUnits

/// A contact that went down on a button: whether it is still on it, and what its lift means.
///
///     down -> inside --leaves--> outside --comes back--> inside
///                |                   |
///                up: chosen          up: not chosen        cancel: over, from both
///
/// One outer box decides both ways: the button's frame and `slop` points around it. A finger covers
/// what it presses and rolls, hence some 70 points for touch; a mouse does neither, hence none.
public struct PressRecognizer: Equatable, BitwiseCopyable {
  public enum State: UInt8, BitwiseCopyable, Sendable {
    case inside
    case outside
    case over
  }

  /// What an input did.
  public enum Change: UInt8, BitwiseCopyable, Sendable {
    case none
    case entered
    case left
    /// Lifted inside: the button is chosen.
    case chosen
    /// Lifted outside.
    case dropped
    /// Taken away: never chosen.
    case cancelled
  }

  public private(set) var state = State.inside

  /// A contact goes down on the button, wherever on it.
  public init() {}

  /// Whether the button shows that it is pressed.
  public var isHighlighted: Bool { state == .inside }

  /// The contact is at a point now. `frame` is what shows of the button, which may have moved
  /// meanwhile; nil when none of it does. Coming back takes `hysteresis` points more than staying.
  public mutating func moved(
    x: Double, y: Double, frame: Rect?, slop: Double, hysteresis: Double = 0
  ) -> Change {
    let margin = state == .outside ? slop - hysteresis : slop
    let isInside = frame.map { PressRecognizer.reaches(x: x, y: y, $0, margin) } ?? false
    switch state {
    case .inside:
      if isInside { return .none }
      state = .outside
      return .left
    case .outside:
      if !isInside { return .none }
      state = .inside
      return .entered
    case .over: return .none  // the contact is no more the button's
    }
  }

  /// The contact lifted where it was last.
  public mutating func lifted() -> Change {
    switch state {
    case .inside:
      state = .over
      return .chosen
    case .outside:
      state = .over
      return .dropped
    case .over: return .none  // it has ended before
    }
  }

  /// The contact, or the button, was taken away, or another gesture has the contact.
  public mutating func cancel() -> Change {
    switch state {
    case .inside, .outside:
      state = .over
      return .cancelled
    case .over: return .none  // it has ended before
    }
  }

  /// Whether a point is on a button's frame or within `slop` points of it.
  public static func reaches(x: Double, y: Double, _ frame: Rect, _ slop: Double) -> Bool {
    x >= frame.x - slop && x < frame.right + slop && y >= frame.y - slop
      && y < frame.bottom + slop
  }

  public func hash(into hash: inout Hash64) { hash.add(Int32(state.rawValue)) }
}
