import SidleUnits

/// What a recogniser asks of its arena after an input.
public enum Bid: UInt8, BitwiseCopyable, Sendable {
  /// Nothing yet.
  case waits
  /// It wants the contact for itself.
  case claims
  /// It can no longer happen.
  case yields
}

/// A contact that travels along the axis of the swipe before it travels along the other one.
///
///     waiting --horizontal past slop--> claims
///          \---vertical past slop-----> yields
///
/// Pure: where the contact is decides, not how it came there. Once its arena has decided it is not
/// asked again, so that a verdict never changes afterwards.
public enum PanRecognizer {
  /// `dx` and `dy` are the travel since the contact went down, points.
  public static func moved(dx: Double, dy: Double, _ settings: SwipeSettings) -> Bid {
    let dx = dx.magnitude
    let dy = dy.magnitude
    if settings.comparison.reaches(dx, settings.slop), dx > settings.lockRatio * dy {
      return .claims
    }
    if settings.comparison.reaches(dy, settings.slop), dy > 0, dx <= settings.lockRatio * dy {
      return .yields
    }
    return .waits
  }
}

/// A contact that lifts before it went far. Without a limit of time: a long press, where there is
/// one, sets it.
public enum TapRecognizer {
  public static func moved(dx: Double, dy: Double, _ settings: SwipeSettings) -> Bid {
    dx * dx + dy * dy > settings.tapSlop * settings.tapSlop ? .yields : .waits
  }
}
