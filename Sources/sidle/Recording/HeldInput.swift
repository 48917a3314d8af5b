/// What of a recording is still down: contacts by their pointers, keys by their codes.
struct HeldInput {
  private var contacts: [Int32: Sample] = [:]
  private var keys: [Int32: Sample] = [:]
  private var untold = UntoldEnds()
  private var now = Int64.min

  mutating func follow(_ sample: Sample) {
    now = max(now, sample.time)
    for end in untold.take(before: now) { contacts[end.pointer] = nil }
    untold.follow(sample, at: now)
    guard sample.kind != .key else { return follow(key: sample) }
    switch sample.phase {
    case .down: contacts[sample.pointer] = sample
    case .move:
      guard let contact = contacts[sample.pointer] else { break }
      contacts[sample.pointer] = sample
      contacts[sample.pointer]?.kind = contact.kind
    case .up, .cancel: contacts[sample.pointer] = nil
    case .hover, .momentum: break
    }
  }

  private mutating func follow(key sample: Sample) {
    switch sample.phase {
    case .down: keys[sample.buttons] = sample
    case .up, .cancel: keys[sample.buttons] = nil
    case .move, .hover, .momentum: break
    }
  }

  /// What takes away all that is down when the recording ends, contacts first. What ends by itself is
  /// left to do so.
  var cancels: [Sample] {
    let left = contacts.filter { !untold.contains($0.key) }.sorted { $0.key < $1.key }
      .map { Self.cancel($0.value, buttons: 0, at: now) }
    return left
      + keys.sorted { $0.key < $1.key }.map { Self.cancel($0.value, buttons: $0.key, at: now) }
  }

  /// When all is over that ends by itself; nil when nothing does.
  var end: Int64? { untold.last }

  private static func cancel(_ sample: Sample, buttons: Int32, at time: Int64) -> Sample {
    var cancel = sample
    cancel.time = time
    cancel.phase = .cancel
    cancel.buttons = buttons
    cancel.pressure = 0
    return cancel
  }
}
