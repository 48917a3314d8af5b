import SidleUnits

/// From ids to slots and back, and names.
extension Stage {
  func id(list slot: Int) -> ObjectID {
    ObjectID(kind: .list, slot: slot, generation: lists.generation(slot), tag: tag)
  }

  func id(row slot: Int) -> ObjectID {
    ObjectID(kind: .row, slot: slot, generation: rows.generation(slot), tag: tag)
  }

  func id(button slot: Int) -> ObjectID {
    ObjectID(kind: .button, slot: slot, generation: buttons.generation(slot), tag: tag)
  }

  func id(animation slot: Int) -> ObjectID {
    ObjectID(
      kind: .animation, slot: slot, generation: animations.generation(slot), tag: tag)
  }

  public func slot(list id: ObjectID) throws(Failure) -> Int {
    try check(id, .list, "list", count: lists.slotCount)
    try check(id, isLive: lists.life(id.slot) == .live, lists.generation(id.slot), "list")
    return id.slot
  }

  public func slot(row id: ObjectID) throws(Failure) -> Int {
    try check(id, .row, "row", count: rows.slotCount)
    try check(id, isLive: rows.life(id.slot) == .live, rows.generation(id.slot), "row")
    return id.slot
  }

  public func slot(button id: ObjectID) throws(Failure) -> Int {
    try check(id, .button, "button", count: buttons.slotCount)
    try check(id, isLive: buttons.life(id.slot) == .live, buttons.generation(id.slot), "button")
    return id.slot
  }

  public func slot(animation id: ObjectID) throws(Failure) -> Int {
    try check(id, .animation, "animation", count: animations.slotCount)
    try check(
      id, isLive: animations.life(id.slot) == .live, animations.generation(id.slot), "animation")
    return id.slot
  }

  private func check(_ id: ObjectID, _ kind: ObjectKind, _ argument: StaticString, count: Int)
    throws(Failure)
  {
    guard let found = id.kind, id.slot >= 0, id.generation > 0, id.tag != 0 else {
      throw Failure(.invalidID, argument, .id(id.rawValue), "it is no id of an object")
    }
    guard id.tag == tag else {
      throw Failure(.wrongStage, argument, .id(id.rawValue), "its object is on another stage")
    }
    guard found == kind else {
      throw Failure(.wrongKind, argument, .id(id.rawValue), "its object is of another kind")
    }
    guard id.slot < count else {
      throw Failure(.invalidID, argument, .id(id.rawValue), "this stage never gave it out")
    }
  }

  private func check(
    _ id: ObjectID, isLive: Bool, _ generation: UInt32, _ argument: StaticString
  ) throws(Failure) {
    if isLive, id.generation == generation { return }
    let isRetired = !isLive && generation == ObjectID.generationLimit
    guard id.generation < generation || (isRetired && id.generation == generation) else {
      throw Failure(.invalidID, argument, .id(id.rawValue), "this stage never gave it out")
    }
    throw Failure(.stale, argument, .id(id.rawValue), "its object was destroyed")
  }

  // MARK: Names

  /// The object of a kind with a name.
  public func find(_ kind: ObjectKind, name: UnsafeBufferPointer<UInt8>) -> ObjectID? {
    guard let slot = slot(named: name, kind) else { return nil }
    switch kind {
    case .list: return id(list: slot)
    case .row: return id(row: slot)
    case .button: return id(button: slot)
    case .animation: return id(animation: slot)
    }
  }

  func checkNameIsFree(_ name: UnsafeBufferPointer<UInt8>, _ kind: ObjectKind) throws(Failure) {
    if name.count > 0, slot(named: name, kind) != nil {
      throw Failure(
        .nameTaken, "spec.name", .none, "belongs to another object of the kind; choose another")
    }
  }

  private func slot(named name: UnsafeBufferPointer<UInt8>, _ kind: ObjectKind) -> Int? {
    guard name.count > 0 else { return nil }
    let hash = NameIndex.hash(name)
    switch kind {
    case .list:
      var probe = listNames.probe(hash)
      while let slot = listNames.next(&probe) {
        if lists[slot].name.equals(name) { return slot }
      }
    case .row:
      var probe = rowNames.probe(hash)
      while let slot = rowNames.next(&probe) {
        if rows[slot].name.equals(name) { return slot }
      }
    case .button:
      var probe = buttonNames.probe(hash)
      while let slot = buttonNames.next(&probe) {
        if buttons[slot].name.equals(name) { return slot }
      }
    case .animation:
      var probe = animationNames.probe(hash)
      while let slot = animationNames.next(&probe) {
        if animations[slot].name.equals(name) { return slot }
      }
    }
    return nil
  }

  /// The name of an object, living or lately destroyed; nil when it is longer gone.
  public func name(of id: ObjectID) -> StoredText? {
    let slot = id.slot
    switch id.kind {
    case .list?:
      if lists.life(slot) == .live, self.id(list: slot) == id { return lists[slot].name }
    case .row?:
      if rows.life(slot) == .live, self.id(row: slot) == id { return rows[slot].name }
    case .button?:
      if buttons.life(slot) == .live, self.id(button: slot) == id { return buttons[slot].name }
    case .animation?:
      if animations.life(slot) == .live, self.id(animation: slot) == id {
        return animations[slot].name
      }
    case nil: return nil
    }
    for index in 0..<ghosts.count where ghosts[index].id == id { return ghosts[index].name }
    return nil
  }

  /// The title of a living row or button.
  public func title(of id: ObjectID) throws(Failure) -> StoredText {
    if id.kind == .button { return buttons[try slot(button: id)].title }
    return rows[try slot(row: id)].title
  }

  /// Keeps the name of an object that is about to go. Room was reserved when it was created.
  mutating func leaveGhost(_ id: ObjectID, _ name: StoredText) {
    ghosts.append(Ghost(id: id, name: name, step: stepCount))
  }

  /// Room for the ghost of one more object.
  mutating func reserveGhost() -> Bool {
    let wanted = ghosts.count &+ lists.count &+ rows.count &+ buttons.count &+ animations.count &+ 1
    return wanted <= ghosts.capacity || ghosts.reserve(wanted &* 2)
  }

  /// Forgets the names that no batch of events can need any more.
  mutating func layGhosts() {
    var kept = 0
    for index in 0..<ghosts.count {
      let ghost = ghosts[index]
      if ghost.step &+ 2 <= stepCount {
        ghost.name.free(allocator)
      } else {
        ghosts[kept] = ghost
        kept &+= 1
      }
    }
    ghosts.truncate(to: kept)
  }
}
