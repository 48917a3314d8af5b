import SidleControls
import SidleGesture
import SidleUnits

/// Samples: into the queue, and what each does when its time comes.
extension Stage {
  /// How many samples there is room for, among those that wait and in the log.
  public var sampleRoom: Int {
    let waiting = samples.capacity &- samples.count
    let logged = log.roomForRecords
    return waiting < logged ? waiting : logged
  }

  /// Queues a sample. The caller has made sure that there is room.
  public mutating func push(_ sample: Sample) {
    log.sample(sample)
    var due = sample.time
    if due < now {
      due = now
      counters.late &+= 1
    }
    var latest = sample.time
    var isBackward = false
    if let before = timesBefore(pointer: sample.pointer) {
      if due < before.due { due = before.due }
      if sample.time < before.latest {
        latest = before.latest
        isBackward = true
        counters.backward &+= 1
      }
    }
    samples.insert(
      WaitingSample(sample: sample, due: due, latest: latest, isBackward: isBackward))
  }

  /// When the last sample of a pointer takes effect, and the latest time any sample of its contact
  /// was read; nil for a pointer that is not down and of which nothing waits.
  private func timesBefore(pointer: Int32) -> (due: Int64, latest: Int64)? {
    if let waiting = samples.last(pointer: pointer) { return (waiting.due, waiting.latest) }
    return contacts.place(pointer: pointer).map { (contacts[$0].lastDue, contacts[$0].latest) }
  }

  /// Takes every contact away and drops what waits.
  public mutating func cancelAll() throws(Failure) {
    try checkRoom(events: contacts.limit &* RowChange.capacity)
    log.call("cancel_all", .null)
    samples.removeAll()
    for place in 0..<contacts.placeCount where contacts[place].isDown { cancelContact(place) }
  }

  // MARK: Steps

  mutating func receive(_ waiting: WaitingSample) {
    let sample = waiting.sample
    let place = contacts.place(pointer: sample.pointer)
    switch (sample.phase, place) {
    case (.hover, _): break  // nothing follows a pointer that touches nothing, yet
    case (.down, let place):
      if let place {
        counters.doubled &+= 1
        cancelContact(place)
      }
      down(waiting)
    case (.move, let place?): move(place, waiting)
    case (.up, let place?):
      lift(place, waiting)
      contacts.remove(place)
    case (.cancel, let place?): cancelContact(place)
    case (.move, nil), (.up, nil), (.cancel, nil): counters.stray &+= 1
    }
  }

  private mutating func down(_ waiting: WaitingSample) {
    let sample = waiting.sample
    // A mouse that comes down with another button than the primary one starts nothing.
    if sample.kind == .mouse, sample.buttons & 1 == 0 { return }
    var contact = Contact()
    contact.isDown = true
    contact.pointer = sample.pointer
    contact.recognizer = SwipeRecognizer(x: sample.x, y: sample.y)
    contact.lastX = sample.x
    contact.lastY = sample.y
    contact.lastDue = waiting.due
    contact.latest = waiting.latest
    if contacts.count >= contacts.limit { contacts.isCrowded = true }
    if contacts.isCrowded {
      counters.refused &+= 1
      for place in 0..<contacts.placeCount where contacts[place].isDown {
        endDrag(place)
        contacts[place].recognizer.yield(.crowded)
      }
      contact.recognizer.yield(.crowded)
      _ = contacts.add(contact)
      return
    }
    let hit = hit(x: sample.x, y: sample.y)
    contact.row = hit.row
    contact.button = hit.button
    if hit.row >= 0, rows[hit.row].row.isDragging { contact.recognizer.yield(.busy) }
    if let place = contacts.add(contact) {
      contacts.track(place, time: sample.time, x: sample.x, y: sample.y)
    }
  }

  private mutating func move(_ place: Int, _ waiting: WaitingSample) {
    let sample = waiting.sample
    contacts[place].lastX = sample.x
    contacts[place].lastY = sample.y
    contacts[place].lastDue = waiting.due
    contacts[place].latest = waiting.latest
    if !waiting.isBackward {
      contacts.track(place, time: sample.time, x: sample.x, y: sample.y)
    }
    let row = contacts[place].row
    let settings = row >= 0 ? rows[row].row.settings.swipe : SwipeSettings.withoutRow
    switch contacts[place].recognizer.moved(x: sample.x, y: sample.y, settings: settings) {
    case .undecided, .yielded: break
    case .wantsClaim: claim(place)
    case .claimed: if row >= 0 { rows[row].row.drag(translation: translation(place)) }
    }
  }

  /// The contact has gone far enough along the axis: the row takes it, or says why not.
  private mutating func claim(_ place: Int) {
    let slot = contacts[place].row
    guard slot >= 0 else { return contacts[place].recognizer.yield(.emptySide) }
    let translation = translation(place)
    guard rows[slot].row.accepts(translation: translation) else {
      return contacts[place].recognizer.yield(.emptySide)
    }
    guard !rows[slot].row.isDragging, !isBusy(list: rows[slot].list) else {
      return contacts[place].recognizer.yield(.busy)
    }
    contacts[place].recognizer.claim()
    let wasShown = !rows[slot].row.isAtRestClosed
    let change = rows[slot].row.claim(
      pointer: contacts[place].pointer, translation: translation, at: now)
    apply(change, row: slot, wasShown: wasShown, x: contacts[place].lastX, y: contacts[place].lastY)
  }

  /// Whether a list that opens one row at a time has a row in hand.
  private func isBusy(list: Int) -> Bool {
    guard list >= 0, lists[list].policy == .one, lists[list].active >= 0 else { return false }
    return rows[lists[list].active].row.isDragging
  }

  private mutating func lift(_ place: Int, _ waiting: WaitingSample) {
    let sample = waiting.sample
    if sample.x != contacts[place].lastX || sample.y != contacts[place].lastY {
      move(place, waiting)
    }
    let row = contacts[place].row
    switch contacts[place].recognizer.state {
    case .yielded: break
    case .undecided: if contacts[place].recognizer.isTap { tap(place) }
    case .claimed:
      guard row >= 0 else { return }
      let velocity = contacts.velocity(place, liftedAt: sample.time).x * direction(row: row).sign
      let change = rows[row].row.release(velocity: velocity, at: now)
      apply(change, row: row, wasShown: true, x: sample.x, y: sample.y)
    }
  }

  private mutating func cancelContact(_ place: Int) {
    endDrag(place)
    contacts.remove(place)
  }

  /// Ends the drag of a contact, if it has one, as cancelled.
  private mutating func endDrag(_ place: Int) {
    let row = contacts[place].row
    guard row >= 0, contacts[place].recognizer.state == .claimed else { return }
    let change = rows[row].row.cancelDrag(reason: .cancelled, at: now)
    apply(change, row: row, wasShown: true, x: contacts[place].lastX, y: contacts[place].lastY)
  }

  /// Travel of a contact in the direction of reading of its row.
  private func translation(_ place: Int) -> Double {
    let contact = contacts[place]
    let travel = contact.recognizer.travel(x: contact.lastX, y: contact.lastY)
    return travel.dx * direction(row: contact.row).sign
  }
}

extension SwipeSettings {
  /// For a contact that went down on no row: the default of a row, so that a tap is the same there.
  static var withoutRow: SwipeSettings {
    SwipeSettings(slop: 10, tapSlop: 10, lockRatio: 1, comparison: .at)
  }
}
