/// Why a contact is no row's to drag, or no longer. The raw values are those of `SIDLE_YIELD_` in
/// the C header.
public enum Yield: UInt8, BitwiseCopyable, Sendable {
  /// It moved along the other axis first.
  case axis = 1
  /// It moved toward an edge that has no buttons.
  case emptySide = 2
  /// The row, or another row of a list that opens one at a time, is being dragged.
  case busy = 3
  /// More contacts are down than the stage allows.
  case crowded = 4
  /// The row was destroyed, or taken from the contact by a call.
  case gone = 5
  /// It went down on no row.
  case nothing = 6
  /// It went down in the zone at the side of the stage that is left to the host.
  case edgeZone = 7
  /// The row is disabled.
  case disabled = 8
  /// Another row was open, and its list closes that one only.
  case otherRow = 9
}

/// What became of a contact so far. A host whose own view scrolls takes those that yielded.
public enum Verdict: Equatable, BitwiseCopyable, Sendable {
  case undecided
  case claimed(Gesture)
  case yielded(Yield)
}

/// What can have a contact for itself, innermost first: when several could have it on a lift, the
/// first one gets it. The raw values are those of `SIDLE_GESTURE_` in the C header.
public enum Gesture: UInt8, BitwiseCopyable, Sendable {
  case tap = 1
  case longPress = 2
  case pan = 3
  case scroll = 4
}
