import SidleGesture
import SidleUnits

/// What a host sees of a contact, so that a view of its own can take what no row wants.
extension Stage {
  /// The row that a pointer went down on, null without one, and what has become of its contact; nil
  /// for a pointer that is not down. `refusal` says why no row will have it while it is undecided whether a
  /// list scrolls by it. Cost: O(contacts).
  public func contact(pointer: Int32) -> (row: ObjectID, verdict: Verdict, refusal: Yield?)? {
    guard let place = contacts.place(pointer: pointer) else { return nil }
    let row = contacts[place].row
    let recognizer = contacts[place].recognizer
    return (row < 0 ? .null : id(row: row), recognizer.verdict, recognizer.refusal)
  }
}

extension Verdict {
  /// The value of `SIDLE_VERDICT_`.
  public var code: Int32 {
    switch self {
    case .undecided: return 1
    case .claimed: return 2
    case .yielded: return 3
    }
  }
}

extension Yield {
  public var name: StaticString {
    switch self {
    case .axis: return "axis"
    case .emptySide: return "empty_side"
    case .busy: return "busy"
    case .crowded: return "crowded"
    case .gone: return "gone"
    case .nothing: return "nothing"
    case .edgeZone: return "edge_zone"
    case .disabled: return "disabled"
    case .otherRow: return "other_row"
    }
  }
}

extension Gesture {
  public var name: StaticString {
    switch self {
    case .tap: return "tap"
    case .longPress: return "long_press"
    case .pan: return "pan"
    case .scroll: return "scroll"
    }
  }
}
