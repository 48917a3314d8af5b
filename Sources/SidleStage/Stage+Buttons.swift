import SidleControls
import SidleGesture
import SidleUnits

/// What a host sees of a button.
public struct ButtonState {
  /// Nil for a button of its own.
  public var edge: Edge?
  public var index: Int
  /// Whether any of it is uncovered.
  public var isShown: Bool
  public var isEnabled: Bool
  public var isHidden: Bool
  /// Whether it waits for its second tap, or for an answer after a pull.
  public var isConfirming: Bool
  public var frame: Rect
  /// How much of its width at rest has come to light, 0 to 1.
  public var progress: Double
  public var row: ObjectID
  public var userData: UInt64
  public var state: ControlState
  /// How often it was to be updated.
  public var updateCount: UInt64
  /// Whether it waits for the next pass.
  public var needsUpdate: Bool
}

/// Buttons of rows.
extension Stage {
  public mutating func addButton(row rowID: ObjectID, edge: Edge, _ spec: ButtonSpec)
    throws(Failure) -> ObjectID
  {
    let row = try slot(row: rowID)
    guard rows[row].buttons(edge).count < Int32(Limits.buttons) else {
      throw Failure(.range, "edge", .none, "an edge takes 32 buttons at most")
    }
    try checkNameIsFree(spec.name, .button)
    try checkRoom(events: RowChange.capacity)
    guard log.hasRoom(for: spec.name.count &+ spec.title.count) else { throw Log.failure }
    let hasParts = spec.behavior != .ofRow || spec.isSelected
    guard buttons.reserveOneMore(), buttonNames.reserveOneMore(), reserveGhost(),
      !hasParts || parts.reserveOneMore(),
      edge == .leading
        ? rows[row].leading.reserveOneMore(allocator)
        : rows[row].trailing.reserveOneMore(allocator)
    else { throw .outOfMemory("spec") }
    let (name, title) = try copies(of: spec.name, and: spec.title)
    objectsCreated &+= 1
    let slot = buttons.insert(
      ButtonRecord(
        name: name, title: title, spec: spec, row: row, edge: edge,
        index: Int(rows[row].buttons(edge).count)))
    if hasParts { makeParts(button: slot, spec) }
    if edge == .leading { rows[row].leading.append(slot) } else { rows[row].trailing.append(slot) }
    buttonNames.insert(name, slot: slot)
    if spec.action.level > 0 { rows[row].hasLevels = true }
    renumber(row, edge)
    log.create(button: id(button: slot), row: rowID, edge: edge, spec, over: .ofRow)
    relayout(row, reason: .resized)
    return id(button: slot)
  }

  public mutating func destroyButton(_ id: ObjectID) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(events: RowChange.capacity)
    log.call("button_destroy", id)
    let row = buttons[slot].row
    guard row >= 0 else { return destroyOwn(button: slot) }
    let index = buttons[slot].index
    let edge = buttons[slot].edge
    if edge == .leading {
      rows[row].leading.remove(at: index)
    } else {
      rows[row].trailing.remove(at: index)
    }
    renumber(row, edge)
    discardButton(slot)
    relayout(row, reason: .removed)
  }

  /// The pieces of the text are the stage's afterwards, unless this fails.
  public mutating func setTitle(
    button id: ObjectID, _ title: UnsafeBufferPointer<UInt8>, _ text: MeasuredText
  ) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(events: RowChange.capacity)
    guard log.hasRoom(for: title.count &+ Int(text.pieces.count) &* 16) else { throw Log.failure }
    guard let copy = StoredText.copy(title, allocator) else { throw .outOfMemory("title") }
    log.setTitle(id, title, text)
    buttons[slot].title.free(allocator)
    buttons[slot].title = copy
    buttons[slot].titleSize = text.size
    setTitleText(button: slot, text)
    if buttons[slot].row >= 0 { relayout(buttons[slot].row, reason: .resized) }
  }

  public func countButtons(row id: ObjectID, edge: Edge) throws(Failure) -> Int {
    Int(rows[try slot(row: id)].buttons(edge).count)
  }

  public func button(row id: ObjectID, edge: Edge, index: Int) throws(Failure) -> ObjectID {
    let slots = rows[try slot(row: id)].buttons(edge)
    guard index >= 0, index < Int(slots.count) else {
      throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the count - 1")
    }
    return self.id(button: slots[index])
  }

  public func state(button id: ObjectID) throws(Failure) -> ButtonState {
    let slot = try slot(button: id)
    let button = buttons[slot]
    guard button.row >= 0 else { return ownState(button: slot) }
    let frames = frames(row: button.row)
    let frame =
      button.isHidden
      ? Rect(x: 0, y: 0, width: 0, height: 0) : frame(button: slot, in: frames)
    return ButtonState(
      edge: button.edge, index: button.index,
      isShown: !button.isHidden && frames.shows(frame, button.edge),
      isEnabled: button.isEnabled, isHidden: button.isHidden,
      isConfirming: confirmation?.button == slot
        || rows[button.row].isAsking && rows[button.row].marked == slot,
      frame: frame, progress: button.isHidden ? 0 : progress(button: slot, in: frames),
      row: self.id(row: button.row), userData: button.userData,
      state: controlState(button: slot), updateCount: update(button: slot).count,
      needsUpdate: update(button: slot).isSet)
  }

  // MARK: Steps

  /// Frees a button that its row no longer lists.
  @inline(never)
  mutating func discardButton(_ slot: Int) {
    letGo(button: slot, reason: .removed)
    withdrawConfirmation(button: slot, reason: .removed)
    let row = buttons[slot].row
    if rows[row].marked == slot {
      if rows[row].row.isDragging {
        unmark(row, reason: .removed, offset: offset(row: row))
      }
      rows[row].marked = -1
    }
    freeButton(slot)
  }

  /// Frees what a button owns, and its slot.
  mutating func freeButton(_ slot: Int) {
    dropParts(button: slot)
    let id = id(button: slot)
    let button = buttons[slot]
    buttonNames.remove(button.name, slot: slot)
    button.title.free(allocator)
    leaveGhost(id, button.name)
    buttons.remove(slot)
  }

  /// A drag or a scroll that began on a button goes on; a tap on it comes to nothing, and a press is over.
  mutating func letGo(button slot: Int, reason: Reason) {
    endPress(button: slot, reason: reason)
    for place in 0..<contacts.placeCount
    where contacts[place].isDown && contacts[place].button == slot {
      contacts[place].button = -1
      if !contacts[place].recognizer.isPanning { contacts.loseRow(place, .gone) }
    }
  }

  /// Gives the buttons of an edge their places. Cost: O(its buttons).
  mutating func renumber(_ row: Int, _ edge: Edge) {
    let slots = rows[row].buttons(edge)
    var shown = 0
    for place in 0..<Int(slots.count) {
      buttons[slots[place]].index = place
      buttons[slots[place]].shownIndex = shown
      if !buttons[slots[place]].isHidden { shown &+= 1 }
    }
  }

  /// Displacement of a row's content now. Not inlined, for calls that are rare: what it takes is large.
  @inline(never)
  func offset(row slot: Int) -> Double { rows[slot].row.offset(at: now) }

  func frames(row slot: Int) -> RowFrames {
    RowFrames(
      frame: frame(row: slot), direction: direction(row: slot),
      offset: rows[slot].row.offset(at: now))
  }

  /// Where a button lies: a frame of its own, or where its row has it now.
  func frame(button slot: Int) -> Rect {
    let row = buttons[slot].row
    return row < 0 ? parts[buttons[slot].parts].frame : frame(button: slot, in: frames(row: row))
  }

  /// Where a button lies on a row whose frames are at hand.
  @inline(never)
  func frame(button slot: Int, in frames: RowFrames) -> Rect {
    let row = buttons[slot].row
    let edge = buttons[slot].edge
    let marked = rows[row].marked
    if marked >= 0, buttons[marked].edge == edge, let exposed = frames.exposed(edge) {
      return frames.filled(exposed, edge, isFiller: marked == slot)
    }
    return frames.button(
      restingPlace(button: slot), edge: edge, strip: rows[row].row.geometry.strip(edge),
      style: rows[row].row.settings.reveal)
  }

  private func progress(button slot: Int, in frames: RowFrames) -> Double {
    let row = buttons[slot].row
    let edge = buttons[slot].edge
    return rows[row].row.settings.reveal.progress(
      of: restingPlace(button: slot), edge: edge, strip: rows[row].row.geometry.strip(edge),
      offset: frames.offset)
  }

  /// Where a button that is not hidden lies at rest. Cost: O(1); with natural widths O(those before it).
  @inline(never)
  func restingPlace(button slot: Int) -> ButtonPlace {
    let row = buttons[slot].row
    let edge = buttons[slot].edge
    let index = buttons[slot].shownIndex
    let spacing = rows[row].row.settings.buttonWidth.spacing
    var place: ButtonPlace
    if rows[row].row.settings.buttonWidth.policy == .natural {
      place = ButtonPlace(start: Double(index) * spacing, width: naturalWidth(button: slot))
      let slots = rows[row].buttons(edge)
      for before in 0..<buttons[slot].index where !buttons[slots[before]].isHidden {
        place.start += naturalWidth(button: slots[before])
      }
    } else {
      let width = rows[row].row.geometry.strip(edge).buttonWidth
      place = ButtonPlace(start: Double(index) * (width + spacing), width: width)
    }
    let inset = rows[row].row.settings.inset(edge)
    if isOutermost(button: slot) {
      place.width += inset
    } else if edge == .leading {
      place.start += inset
    }
    return place
  }

  private func naturalWidth(button slot: Int) -> Double {
    let row = buttons[slot].row
    return rows[row].row.settings.buttonWidth.resolve(
      title: contentWidth(button: slot), rowWidth: rows[row].row.geometry.width)
  }

  /// Whether a button that is not hidden lies at the row's own edge.
  private func isOutermost(button slot: Int) -> Bool {
    let edge = buttons[slot].edge
    let last = rows[buttons[slot].row].row.geometry.strip(edge).count &- 1
    return buttons[slot].shownIndex == (edge == .leading ? 0 : last)
  }

  /// Where the title of a button lies in its frame.
  @inline(never)
  func titleFrame(button slot: Int, _ frame: Rect, in frames: RowFrames) -> Rect {
    let edge = buttons[slot].edge
    var inset = rows[buttons[slot].row].row.settings.inset(edge)
    if inset != 0 {
      // A stretched button has as much less of it.
      let width = isOutermost(button: slot) ? restingPlace(button: slot).width : 0
      inset = width > 0 ? inset * frame.width / width : 0
    }
    return frames.buttonTitle(buttons[slot].titleSize, in: frame, edge: edge, inset: inset)
  }
}
