/// What a device says of one contact in one frame.
struct Touch: Equatable {
  /// In the device's units.
  var x: Double
  var y: Double
  /// From 0 to 1; 1 where the device tells none.
  var pressure = 1.0
  var kind = Sample.Kind.touch
}

/// The contacts of one device that are down, by a number that the device's protocol gives them.
/// Turns what a frame says into samples: the first is a down, the others are moves when something
/// is different.
struct LiveContacts {
  private struct Contact {
    var pointer: Int32
    var touch: Touch
    /// When events were lost, if nothing was heard of it since.
    var lostAt: Int64?
  }

  private var contacts: [Int: Contact] = [:]
  var projection = Projection.identity

  var keys: [Int] { contacts.keys.sorted() }
  func contains(_ key: Int) -> Bool { contacts[key] != nil }
  /// Where it was last, in the device's units.
  func touch(_ key: Int) -> Touch? { contacts[key]?.touch }

  mutating func put(_ key: Int, _ touch: Touch, at time: Int64, to queue: inout SampleQueue) {
    guard let contact = contacts[key] else {
      let pointer = queue.takePointer()
      contacts[key] = Contact(pointer: pointer, touch: touch)
      queue.append(sample(.down, pointer, touch, at: time))
      return
    }
    let wasLost = contact.lostAt != nil
    contacts[key]?.lostAt = nil
    guard contact.touch != touch else { return }
    contacts[key]?.touch = touch
    var move = sample(.move, contact.pointer, touch, at: time)
    move.isAfterLoss = wasLost
    queue.append(move)
  }

  /// As `put`, for a contact that leaves in the same frame; where it was while events were lost is
  /// not known.
  mutating func moveIfCertain(
    _ key: Int, _ touch: Touch, at time: Int64, to queue: inout SampleQueue
  ) {
    guard let contact = contacts[key], contact.lostAt == nil else { return }
    put(key, touch, at: time, to: &queue)
  }

  /// The contact left. When events were lost and it was not heard of since, nobody knows when: it
  /// is cancelled at the time of the loss, so that it cannot do what a lift does.
  mutating func lift(_ key: Int, at time: Int64, to queue: inout SampleQueue) {
    guard let lost = contacts[key]?.lostAt else { return end(key, .up, at: time, to: &queue) }
    end(key, .cancel, at: lost, to: &queue)
  }

  mutating func cancel(_ key: Int, at time: Int64, to queue: inout SampleQueue) {
    end(key, .cancel, at: contacts[key]?.lostAt ?? time, to: &queue)
  }

  mutating func cancelAll(at time: Int64, to queue: inout SampleQueue) {
    for key in keys { cancel(key, at: time, to: &queue) }
  }

  /// Events were lost: what is down may have left.
  mutating func doubt(at time: Int64) {
    for key in keys where contacts[key]?.lostAt == nil { contacts[key]?.lostAt = time }
  }

  /// A contact is known by another number from here on.
  mutating func rename(_ key: Int, to other: Int) {
    contacts[other] = contacts.removeValue(forKey: key)
  }

  private mutating func end(
    _ key: Int, _ phase: Sample.Phase, at time: Int64, to queue: inout SampleQueue
  ) {
    guard let contact = contacts.removeValue(forKey: key) else { return }
    queue.append(sample(phase, contact.pointer, contact.touch, at: time))
    queue.release(contact.pointer)
  }

  private func sample(
    _ phase: Sample.Phase, _ pointer: Int32, _ touch: Touch, at time: Int64
  ) -> Sample {
    let isDown = phase == .down || phase == .move
    let (x, y) = projection.place(x: touch.x, y: touch.y)
    return Sample(
      time: time, pointer: pointer, phase: phase, kind: touch.kind, buttons: isDown ? 1 : 0, x: x,
      y: y, pressure: isDown ? touch.pressure : 0)
  }
}
