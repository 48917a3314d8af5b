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
    if let waiting = samples.times(pointer: pointer) { return waiting }
    return contacts.place(pointer: pointer).map { (contacts[$0].lastDue, contacts[$0].latest) }
  }

  /// The most events that taking all contacts away causes: of each what ends its drag, and what ends a
  /// menu, a press by key and a hover. A stage has room for so many, whatever its spec says.
  static func cancelEvents(contacts: Int) -> Int { (contacts &+ 3) &* RowChange.capacity }

  /// Takes every contact away and drops what waits.
  public mutating func cancelAll() throws(Failure) {
    try checkRoom(events: Stage.cancelEvents(contacts: contacts.limit))
    log.call("cancel_all", .null)
    samples.removeAll()
    closeMenu(reason: .cancelled)
    endKeyPress(reason: .cancelled)
    heldKeys = 0
    endHover()
    for place in 0..<contacts.placeCount where contacts[place].isDown { cancelContact(place) }
  }

  // MARK: Steps

  mutating func receive(_ waiting: WaitingSample) {
    if waiting.sample.kind == .key { return receiveKey(waiting) }
    if openedMenu == nil { return receivePointer(waiting) }
    if menuTakes(waiting) { return }
    receivePointer(waiting)
    menuFollows(waiting)
  }

  private mutating func receivePointer(_ waiting: WaitingSample) {
    guard let place = contacts.place(pointer: waiting.sample.pointer) else {
      switch waiting.sample.phase {
      case .down: down(waiting)
      case .hover: hover(waiting.sample)
      case .momentum: break  // nothing follows what has let go
      case .cancel where hover.isOn && hover.pointer == waiting.sample.pointer: endHover()
      case .move, .up, .cancel: counters.stray &+= 1
      }
      return
    }
    switch waiting.sample.phase {
    case .down:
      counters.doubled &+= 1
      cancelContact(place)
      down(waiting)
    case .move: move(place, waiting)
    case .up:
      lift(place, waiting)
      contacts.remove(place)
    case .cancel: cancelContact(place)
    case .hover: break  // a device that tells both
    case .momentum: counters.stray &+= 1  // before the fingers have left
    }
  }

  private mutating func down(_ waiting: WaitingSample) {
    let sample = waiting.sample
    if menuTakes(down: waiting) { return }
    // A mouse that comes down with another button than the primary one starts nothing.
    if sample.kind == .mouse, sample.buttons & 1 == 0 { return }
    var contact = Contact()
    contact.isDown = true
    contact.kind = sample.kind
    contact.pointer = sample.pointer
    contact.recognizer = ContactRecognizer(x: sample.x, y: sample.y)
    contact.lastX = sample.x
    contact.lastY = sample.y
    contact.begun = now
    contact.lastDue = waiting.due
    contact.latest = waiting.latest
    if contacts.count >= contacts.limit { contacts.isCrowded = true }
    if contacts.isCrowded {
      counters.refused &+= 1
      for place in 0..<contacts.placeCount where contacts[place].isDown {
        endDrag(place, .crowded)
      }
      contact.recognizer.leave(.crowded)
      // A wheel that is refused still has to end.
      if let place = contacts.add(contact), contacts[place].deadline != nil { schedule(place) }
      return
    }
    let hit = hit(x: sample.x, y: sample.y)
    contact.row = hit.row
    contact.button = hit.button
    contact.target = hit.target
    if hit.row >= 0 { stopPeek(hit.row) }
    contact.list = scrollingList(hit)
    enter(&contact)
    if let place = contacts.add(contact) {
      contacts.track(place, time: sample.time, x: sample.x, y: sample.y)
      beginPress(place)
      if contacts[place].deadline != nil { schedule(place) }
    }
  }

  /// The gestures that a contact may become enter its arena.
  private mutating func enter(_ contact: inout Contact) {
    let row = contact.row
    if contact.list >= 0, lists[contact.list].scroll.pointer != nil {
      return contact.recognizer.leave(.busy)
    }
    if catchScroll(&contact) { return }
    if row >= 0, rows[row].row.isOutOfReach { return contact.recognizer.leave(.busy) }
    let isFinger: Bool
    switch contact.kind {
    case .touch, .mouse, .pen: isFinger = true
    case .scroll, .wheel, .key: isFinger = false  // what scrolls presses nothing
    }
    // A press of a button of its own is no tap: it goes by other distances, and is outside of nothing.
    if isFinger, contact.button < 0 || row >= 0 { contact.recognizer.enterTap() }
    if contact.list >= 0 { contact.recognizer.enterScroll() }
    guard row >= 0 else { return contact.recognizer.keepPanOut(.nothing) }
    guard rows[row].row.isEnabled else { return contact.recognizer.keepPanOut(.disabled) }
    let isInZone = contacts.edgeZone.contains(x: contact.lastX, across: size.width)
    if isInZone {
      contact.recognizer.keepPanOut(.edgeZone)
    } else {
      contact.recognizer.enterPan()
    }
    let delay = rows[row].row.settings.swipe.longPress
    // What stays in the edge zone is the host's: a verdict is for good.
    if isFinger, contact.button < 0, delay > 0, !isInZone {
      contact.recognizer.enterLongPress(at: now, after: delay)
    }
  }

  private mutating func move(_ place: Int, _ waiting: WaitingSample) {
    let (x, y) = (waiting.sample.x, waiting.sample.y)
    contacts[place].lastX = x
    contacts[place].lastY = y
    contacts[place].lastDue = waiting.due
    contacts[place].latest = waiting.latest
    if !waiting.isBackward { contacts.track(place, time: waiting.sample.time, x: x, y: y) }
    let row = contacts[place].row
    let asked: ContactRecognizer.Move
    if row >= 0 {
      asked = contacts[place].recognizer.moved(x: x, y: y, rows[row].row.settings.swipe)
    } else {
      asked = contacts[place].recognizer.moved(x: x, y: y, SwipeSettings.withoutRow)
    }
    switch asked {
    case .nothing: break
    case .wantsPan: claim(place)
    case .pans:
      if row >= 0 {
        rows[row].row.drag(translation: translation(place))
        reviewMark(row, x: x, y: y)
      }
    case .wantsScroll: claimScroll(place)
    case .scrolls: dragScroll(place)
    }
    if contacts[place].press.isActive { movePress(place) }
    if contacts.deadlines.contains(place) { schedule(place) }
  }

  /// Sets when a contact has waited long enough.
  mutating func schedule(_ place: Int) {
    let row = contacts[place].row
    let button = contacts[place].button
    let age = button >= 0 && buttons[button].parts >= 0 ? parts[buttons[button].parts].age : 0
    contacts.schedule(place, age: row < 0 ? age : rows[row].age)
  }

  /// The contact has gone far enough along the axis: the row takes it, or says why not.
  private mutating func claim(_ place: Int) {
    let slot = contacts[place].row
    guard slot >= 0 else { return contacts.loseRow(place, .nothing) }
    let translation = translation(place)
    guard rows[slot].row.accepts(translation: translation) else {
      return contacts.loseRow(place, .emptySide)
    }
    guard !rows[slot].row.isOutOfReach, !isBusy(besides: slot), !isScrolled(contacts[place].list)
    else {
      return contacts.letGo(place, .busy)
    }
    if closesOther(slot, x: contacts[place].lastX, y: contacts[place].lastY) {
      return contacts.letGo(place, .otherRow)
    }
    contacts[place].recognizer.claimPan()
    contacts.taps.reset()
    withdrawConfirmation(reason: .touch, x: contacts[place].lastX, y: contacts[place].lastY)
    let wasShown = !rows[slot].row.isAtRestClosed
    let change = rows[slot].row.claim(
      pointer: contacts[place].pointer, translation: translation, at: now)
    let (x, y) = (contacts[place].lastX, contacts[place].lastY)
    apply(change, row: slot, wasShown: wasShown, x: x, y: y)
    reviewMark(slot, x: x, y: y)
  }

  /// Whether a list, -1 for none, is in a contact's hand.
  private func isScrolled(_ list: Int) -> Bool { list >= 0 && lists[list].scroll.pointer != nil }

  private mutating func lift(_ place: Int, _ waiting: WaitingSample) {
    let sample = waiting.sample
    if sample.x != contacts[place].lastX || sample.y != contacts[place].lastY {
      move(place, waiting)
    }
    let gesture = contacts[place].recognizer.lifted()
    if contacts[place].press.isActive {
      if gesture != .tap, contacts[place].row >= 0, openedMenu?.button != contacts[place].button {
        endPress(contact: place, reason: .touch)
      }
      contacts[place].acts = liftPress(place)
    }
    switch gesture {
    case nil where contacts[place].button < 0 || contacts[place].row >= 0: contacts.taps.reset()
    case nil: tapOwnButton(place)
    case .longPress?: break
    case .tap?: tap(place)
    case .pan?: release(place, liftedAt: sample.time)
    case .scroll?: releaseScroll(place, liftedAt: sample.time)
    }
  }

  /// Lets go of the row that a contact drags. `time` is when the contact lifted, as it was read.
  private mutating func release(_ place: Int, liftedAt time: Int64) {
    let row = contacts[place].row
    guard row >= 0 else { return }
    let velocity = contacts.velocity(place, liftedAt: time).x * direction(row: row).sign
    let (x, y) = (contacts[place].lastX, contacts[place].lastY)
    let button = rows[row].row.isDragging ? buttonCarriedOut(row: row, velocity: velocity) : -1
    if button >= 0 {
      return commit(row: row, button: button, reason: .touch, velocity: velocity, x: x, y: y)
    }
    let change = rows[row].row.release(velocity: velocity, at: now)
    apply(change, row: row, wasShown: true, x: x, y: y)
  }

  /// A contact has waited long enough: for a long press, or for more of a wheel.
  mutating func reachDeadline(contact place: Int) {
    switch contacts[place].kind {
    case .touch, .mouse, .pen:
      if let press = contacts[place].press.deadline, press <= now {
        reachPressDeadline(place)
      } else if contacts[place].recognizer.reach(now) {
        longPress(place)
      }
      schedule(place)
    case .scroll, .wheel, .key:
      if contacts[place].recognizer.isPanning {
        release(place, liftedAt: contacts[place].latest &+ GestureTuning.wheelRest)
      } else if contacts[place].recognizer.isScrolling {
        releaseScroll(place, liftedAt: contacts[place].latest &+ GestureTuning.wheelRest)
      }
      contacts.remove(place)
    }
  }

  private mutating func cancelContact(_ place: Int) {
    endDrag(place, .gone)
    contacts.remove(place)
  }

  /// The contact is nobody's any more; its drag, if it has one, ends as cancelled.
  mutating func endDrag(_ place: Int, _ reason: Yield) {
    endPress(contact: place, reason: .cancelled)
    contacts.taps.reset()
    let row = contacts[place].row
    let isPanning = contacts[place].recognizer.isPanning
    let isScrolling = contacts[place].recognizer.isScrolling
    contacts.letGo(place, reason)
    if isScrolling { cancelScroll(place) }
    guard isPanning, row >= 0 else { return }
    let change = rows[row].row.cancelDrag(reason: .cancelled, at: now)
    apply(change, row: row, wasShown: true, x: contacts[place].lastX, y: contacts[place].lastY)
  }

  /// Travel of a contact in the direction of reading of its row.
  private func translation(_ place: Int) -> Double {
    // A contact is large: what is needed of it is read where it lies.
    let travel = contacts[place].recognizer.travel(
      x: contacts[place].lastX, y: contacts[place].lastY)
    return travel.dx * direction(row: contacts[place].row).sign
  }
}

extension SwipeSettings {
  /// For a contact that went down on no row: the default of a row, so that a tap is the same there.
  static var withoutRow: SwipeSettings {
    SwipeSettings(slop: 10, tapSlop: 10, lockRatio: 1, comparison: .at)
  }
}
