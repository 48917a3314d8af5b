import SidleGesture

extension Sample.Kind {
  /// When a contact ends by itself whose last sample took effect at a time; nil for those of which the
  /// end is told.
  func end(after time: Int64) -> Int64? {
    switch self {
    case .touch, .mouse, .pen, .scroll, .key: nil
    case .wheel: time &+ GestureTuning.wheelRest
    }
  }
}

/// The contacts that are down and will end by themselves, as wheels do, and when: for all who follow the
/// contacts of a recording.
struct UntoldEnds {
  struct End: Equatable {
    var pointer: Int32
    var time: Int64
  }

  private struct Contact {
    var kind: Sample.Kind
    var end: Int64
  }

  private var contacts: [Int32: Contact] = [:]

  /// When the last of them ends.
  var last: Int64? { contacts.values.map(\.end).max() }
  func contains(_ pointer: Int32) -> Bool { contacts[pointer] != nil }

  /// A sample takes effect at a time; those that have ended before it have been taken. A contact is of
  /// the kind of its down; what hovers or glides on is no sample of it.
  mutating func follow(_ sample: Sample, at time: Int64) {
    if sample.kind == .key { return }
    switch sample.phase {
    case .down:
      contacts[sample.pointer] = sample.kind.end(after: time)
        .map { Contact(kind: sample.kind, end: $0) }
    case .move:
      guard let contact = contacts[sample.pointer] else { break }
      contacts[sample.pointer]?.end = contact.kind.end(after: time) ?? contact.end
    case .up, .cancel: contacts[sample.pointer] = nil
    case .hover, .momentum: break
    }
  }

  /// Those that end before a time, in the order in which they do. A sample at the very time at which
  /// one ends still belongs to it.
  mutating func take(before time: Int64) -> [End] {
    if contacts.isEmpty { return [] }
    return take { $0.time < time }
  }

  /// Those that end at a time and of which it is known that they have.
  mutating func take(at time: Int64, if hasEnded: (Int32) -> Bool) -> [End] {
    if contacts.isEmpty { return [] }
    return take { $0.time == time && hasEnded($0.pointer) }
  }

  /// All that are left.
  mutating func takeAll() -> [End] { take { _ in true } }

  mutating func removeAll() { contacts.removeAll() }

  private mutating func take(where isOver: (End) -> Bool) -> [End] {
    let over = contacts.map { End(pointer: $0.key, time: $0.value.end) }.filter(isOver)
    for end in over { contacts[end.pointer] = nil }
    return over.sorted { ($0.time, $0.pointer) < ($1.time, $1.pointer) }
  }
}
