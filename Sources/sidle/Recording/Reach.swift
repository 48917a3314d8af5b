/// What of a recording a stage takes, and where contacts were last that went beyond it.
struct Reach {
  private struct Place {
    var x: Double
    var y: Double
    /// A sample was refused since.
    var isLeft = false
  }

  private var places: [Int32: Place] = [:]

  /// A sample that a stage takes.
  mutating func take(_ sample: Sample) {
    switch sample.phase {
    case .down, .move: places[sample.pointer] = Place(x: sample.x, y: sample.y)
    case .up, .cancel: places[sample.pointer] = nil
    case .hover, .momentum: break
    }
  }

  /// Whether a refused sample says no more than one before it that has been told: a contact lifts
  /// where it was.
  func tellsAgain(_ sample: Sample) -> Bool {
    switch sample.phase {
    case .up, .cancel: places[sample.pointer]?.isLeft ?? false
    case .down, .move, .hover, .momentum: false
    }
  }

  /// A contact of which a sample is refused stays where it was last, and ends there. False when the
  /// sample is to be left out.
  mutating func mend(_ sample: inout Sample) -> Bool {
    switch sample.phase {
    case .up, .cancel:
      guard let place = places.removeValue(forKey: sample.pointer) else { return false }
      (sample.x, sample.y) = (place.x, place.y)
      return sample.refusal == nil
    case .down:
      places[sample.pointer] = nil
      return false
    case .move:
      places[sample.pointer]?.isLeft = true
      return false
    case .hover, .momentum: return false
    }
  }
}

extension Sample {
  /// What a stage would have expected of it; nil when it is taken.
  var refusal: String? {
    if !(abs(x) <= 1e9 && abs(y) <= 1e9) { return "a position within +-1e9" }
    if !(pressure >= 0 && pressure <= 1) { return "a pressure from 0 to 1" }
    if time.magnitude > 1 << 62 { return "a time within +-2^62 ns" }
    return nil
  }
}
