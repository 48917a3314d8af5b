import SidleControls
import SidleUnits

/// Buttons of their own: with a frame on the stage and no row.
extension Stage {
  public mutating func createButton(_ spec: ButtonSpec) throws(Failure) -> ObjectID {
    try checkNameIsFree(spec.name, .button)
    guard log.hasRoom(for: spec.name.count &+ spec.title.count) else { throw Log.failure }
    guard buttons.reserveOneMore(), buttonNames.reserveOneMore(), reserveGhost(),
      parts.reserveOneMore(), buttonOrder.reserveOneMore(allocator)
    else { throw .outOfMemory("spec") }
    let (name, title) = try copies(of: spec.name, and: spec.title)
    objectsCreated &+= 1
    let slot = buttons.insert(
      ButtonRecord(name: name, title: title, spec: spec, row: -1, edge: .leading, index: 0))
    makeParts(button: slot, spec)
    buttonOrder.append(slot)
    buttonNames.insert(name, slot: slot)
    log.create(button: id(button: slot), row: .null, edge: nil, spec, over: .own)
    return id(button: slot)
  }

  /// Of a button of its own.
  public mutating func setFrame(button id: ObjectID, _ frame: Rect) throws(Failure) {
    let slot = try slot(button: id)
    guard buttons[slot].row < 0 else {
      throw Failure(.state, "button", .id(id.rawValue), "it is in a row, which lays it out")
    }
    try checkRoom(events: RowChange.capacity)
    log.call("button_set_frame", id, frame: frame)
    parts[buttons[slot].parts].frame = frame
    review(button: slot)
    if case .contact(let place) = parts[buttons[slot].parts].presser {
      followPress(place, hasMoved: false)
      contacts.reviewDeadline(place)
    }
  }

  /// Turns it on or off, silently: the host knows.
  public mutating func setSelected(button id: ObjectID, _ isSelected: Bool) throws(Failure) {
    let slot = try slot(button: id)
    guard log.hasRoom() else { throw Log.failure }
    guard reserveParts(button: slot) else { throw .outOfMemory("button") }
    log.call("button_set_selected", id, "selected", isSelected)
    if parts[buttons[slot].parts].state.set(.selected, isSelected) { markForUpdate(button: slot) }
  }

  /// What a tap on the button would do.
  public mutating func perform(button id: ObjectID) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(
      events: menu(of: slot) < 0 ? 2 &+ 3 &* RowChange.capacity : Stage.menuEvents)
    log.call("button_perform", id)
    guard isWithinReach(button: slot) else { return }
    act(slot, reason: .code, x: 0, y: 0)
  }

  // MARK: Steps

  /// Slot of a button's row; nil of one of its own.
  func rowSlot(button slot: Int) -> Int? {
    let row = buttons[slot].row
    return row < 0 ? nil : row
  }

  mutating func destroyOwn(button slot: Int) {
    letGo(button: slot, reason: .removed)
    buttonOrder.removeFirst(slot)
    freeButton(slot)
  }

  mutating func hideOwn(button slot: Int) {
    markForUpdate(button: slot)
    if buttons[slot].isHidden, focused == slot { moveFocus(to: -1, reason: .hidden) }
  }

  func ownState(button slot: Int) -> ButtonState {
    let button = buttons[slot]
    let frame =
      button.isHidden ? Rect(x: 0, y: 0, width: 0, height: 0) : parts[button.parts].frame
    return ButtonState(
      edge: nil, index: -1, isShown: !button.isHidden, isEnabled: button.isEnabled,
      isHidden: button.isHidden, isConfirming: false, frame: frame,
      progress: button.isHidden ? 0 : 1, row: .null, userData: button.userData,
      state: controlState(button: slot), updateCount: update(button: slot).count,
      needsUpdate: update(button: slot).isSet)
  }

  // MARK: Parts

  /// Gives a button its parts. The caller has reserved.
  mutating func makeParts(button slot: Int, _ spec: ButtonSpec) {
    var made = ButtonParts(
      button: slot, frame: spec.frame, age: objectsCreated, behavior: spec.behavior)
    _ = made.state.set(.selected, spec.isSelected)
    buttons[slot].parts = parts.insert(made)
    // What a host does in answer it does for a new button as well.
    markForUpdate(button: slot)
  }

  /// Gives a button parts that had none so far. False when there is no memory.
  mutating func reserveParts(button slot: Int) -> Bool {
    if buttons[slot].parts >= 0 { return true }
    guard parts.reserveOneMore() else { return false }
    buttons[slot].parts = parts.insert(
      ButtonParts(
        button: slot, frame: Rect(x: 0, y: 0, width: 0, height: 0), age: objectsCreated,
        behavior: .ofRow))
    return true
  }

  mutating func dropParts(button slot: Int) {
    let place = buttons[slot].parts
    guard place >= 0 else { return }
    dropMenu(button: slot)
    if focused == slot { moveFocus(to: -1, reason: .removed) }
    if hover.button == slot { leaveHovered(reason: .removed) }
    // Last, as both of these mark it.
    forgetUpdate(button: slot)
    dropFace(button: slot)
    parts[place].disabledReason.free(allocator)
    parts.remove(place)
    buttons[slot].parts = -1
  }

  /// What a button is now.
  public func controlState(button slot: Int) -> ControlState {
    let place = buttons[slot].parts
    var state = place < 0 ? ControlState.normal : parts[place].state
    if !buttons[slot].isEnabled { state = state.union(.disabled) }
    if focused == slot { state = state.union(.focused) }
    if hover.button == slot { state = state.union(.hovered) }
    return state
  }

  func update(button slot: Int) -> UpdateMark {
    let place = buttons[slot].parts
    return place < 0 ? UpdateMark() : parts[place].update
  }

  // MARK: Events

  /// Tells the host something of a button that it asked to hear.
  @inline(never)
  mutating func report(
    _ kind: EventKind, button slot: Int, level: ButtonBehavior.Reports = .tracking, reason: Reason,
    detail: Int32 = 0, x: Double = 0, y: Double = 0
  ) {
    let place = buttons[slot].parts
    guard place >= 0, parts[place].behavior.reports.rawValue >= level.rawValue else { return }
    let row = buttons[slot].row
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: reason.rawValue,
        object: id(button: slot).rawValue, other: row < 0 ? 0 : id(row: row).rawValue,
        userData: buttons[slot].userData, edge: row < 0 ? 0 : buttons[slot].edge.code,
        detail: detail, offset: 0, velocity: 0, x: x, y: y),
      stepping: isStepping)
  }
}
