import CSidle

/// What of a recording a stage takes, and where contacts were last that went beyond it.
struct Reach {
  /// More contacts than these are not down at once: the kernel has no device with more slots.
  static let mostContacts = 1024
  /// A stage takes times so far from its zero, ns, and plays a recording from where it begins.
  private static let farthest: UInt64 = 1 << 62

  private struct Place {
    var x: Double
    var y: Double
    var time: Int64
    /// A sample was refused since.
    var isLeft = false
  }

  private var places: [Int32: Place] = [:]
  private var untold = UntoldEnds()
  private var now = Int64.min

  /// A sample that a stage takes.
  mutating func take(_ sample: Sample) {
    now = max(now, sample.time)
    for end in untold.take(before: now) { places[end.pointer] = nil }
    untold.follow(sample, at: now)
    if sample.kind == .key { return }
    switch sample.phase {
    case .down: places[sample.pointer] = Place(x: sample.x, y: sample.y, time: sample.time)
    case .move:
      guard places[sample.pointer] != nil else { break }
      places[sample.pointer] = Place(x: sample.x, y: sample.y, time: sample.time)
    case .up, .cancel: places[sample.pointer] = nil
    case .hover, .momentum: break
    }
  }

  /// What a stage would have expected of a sample; nil when it is taken. `origin` is the time at which
  /// the recording begins, once it has.
  func refusal(of sample: Sample, since origin: Int64?) -> String? {
    if let refusal = sample.refusal { return refusal }
    let (elapsed, overflows) = sample.time.subtractingReportingOverflow(origin ?? sample.time)
    if overflows || elapsed.magnitude > Self.farthest {
      return "a time within +-2^62 ns of the beginning"
    }
    if sample.phase == .down, sample.kind != .key, isOneTooMany(sample) {
      return "at most \(Self.mostContacts) contacts at once"
    }
    return nil
  }

  /// Whether a contact that comes down is one more than there can be, when those are over that end by
  /// themselves before it.
  private func isOneTooMany(_ down: Sample) -> Bool {
    guard places[down.pointer] == nil, places.count >= Self.mostContacts else { return false }
    var untold = untold
    return places.count - untold.take(before: max(now, down.time)).count >= Self.mostContacts
  }

  /// Whether a refused sample says no more than one before it that has been told: a contact lifts
  /// where it was.
  func tellsAgain(_ sample: Sample) -> Bool {
    if sample.kind == .key { return false }
    return switch sample.phase {
    case .up, .cancel: places[sample.pointer]?.isLeft ?? false
    case .down, .move, .hover, .momentum: false
    }
  }

  /// A contact of which a sample is refused stays where it was last, and ends there; if its lift has
  /// no time, then. False when the sample is to be left out.
  mutating func mend(_ sample: inout Sample, since origin: Int64?) -> Bool {
    if sample.kind == .key { return false }
    switch sample.phase {
    case .up, .cancel:
      guard let place = places.removeValue(forKey: sample.pointer) else { return false }
      (sample.x, sample.y, sample.pressure) = (place.x, place.y, 0)
      if refusal(of: sample, since: origin) != nil { sample.time = place.time }
      return true
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
    if time.magnitude > 1 << 62 { return "a time within +-2^62 ns" }
    if kind == .key { return refusalOfKey }
    if !(abs(x) <= 1e9 && abs(y) <= 1e9) { return "a position within +-1e9" }
    if !(pressure >= 0 && pressure <= 1) { return "a pressure from 0 to 1" }
    return nil
  }

  private var refusalOfKey: String? {
    let isCode = buttons > 0 && buttons <= SIDLE_KEY_ACTIVATE && buttons != 0x110000
    guard isCode, !(0xD800...0xDFFF).contains(buttons) else { return "the code of a key" }
    switch phase {
    case .down, .up, .cancel: return nil
    case .move, .hover, .momentum: return "'down' or 'up' or 'cancel' of a key"
    }
  }
}
