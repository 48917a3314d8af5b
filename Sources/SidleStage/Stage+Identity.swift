import SidleControls
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

  func id(layer slot: Int) -> ObjectID {
    ObjectID(kind: .layer, slot: slot, generation: layers.generation(slot), tag: tag)
  }

  func id(menu slot: Int) -> ObjectID {
    ObjectID(kind: .menu, slot: slot, generation: menus.elements.generation(slot), tag: tag)
  }

  public func slot(list id: ObjectID) throws(Failure) -> Int {
    try slot(of: id, .list, "list", in: lists)
  }

  public func slot(row id: ObjectID) throws(Failure) -> Int {
    try slot(of: id, .row, "row", in: rows)
  }

  public func slot(button id: ObjectID) throws(Failure) -> Int {
    try slot(of: id, .button, "button", in: buttons)
  }

  public func slot(animation id: ObjectID) throws(Failure) -> Int {
    try slot(of: id, .animation, "animation", in: animations)
  }

  public func slot(layer id: ObjectID) throws(Failure) -> Int {
    try slot(of: id, .layer, "layer", in: layers)
  }

  public func slot(menu id: ObjectID) throws(Failure) -> Int {
    try slot(of: id, .menu, "menu", in: menus.elements)
  }

  private func slot<Record>(
    of id: ObjectID, _ kind: ObjectKind, _ argument: StaticString,
    in table: borrowing SlotTable<Record>
  ) throws(Failure) -> Int {
    if id.names(kind, tag: tag), table.isLive(id.slot, id.generation) { return id.slot }
    throw refusal(
      of: id, kind, argument,
      isPast: id.slot >= 0 && id.slot < table.slotCount && table.hasGiven(id.slot, id.generation))
  }

  /// Why an id does not do. `isPast` says whether an object of the kind ever had it.
  @inline(never)
  private func refusal(
    of id: ObjectID, _ kind: ObjectKind, _ argument: StaticString, isPast: Bool
  ) -> Failure {
    guard let found = id.kind, id.slot >= 0, id.generation > 0, id.tag != 0 else {
      return Failure(.invalidID, argument, .id(id.rawValue), "it is no id of an object")
    }
    guard id.tag == tag else {
      return Failure(.wrongStage, argument, .id(id.rawValue), "its object is on another stage")
    }
    guard found == kind else {
      return Failure(.wrongKind, argument, .id(id.rawValue), "its object is of another kind")
    }
    guard isPast else {
      return Failure(.invalidID, argument, .id(id.rawValue), "this stage never gave it out")
    }
    return Failure(.stale, argument, .id(id.rawValue), "its object was destroyed")
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
    case .layer: return id(layer: slot)
    case .menu: return id(menu: slot)
    }
  }

  func checkNameIsFree(_ name: UnsafeBufferPointer<UInt8>, _ kind: ObjectKind) throws(Failure) {
    if slot(named: name, kind) != nil {
      throw Failure(
        .nameTaken, "spec.name", .none, "belongs to another object of the kind; choose another")
    }
  }

  private func slot(named name: UnsafeBufferPointer<UInt8>, _ kind: ObjectKind) -> Int? {
    switch kind {
    case .list: return listNames.slot(named: name) { lists[$0].name }
    case .row: return rowNames.slot(named: name) { rows[$0].name }
    case .button: return buttonNames.slot(named: name) { buttons[$0].name }
    case .animation: return animationNames.slot(named: name) { self.name(animationSlot: $0) }
    case .layer: return layerNames.slot(named: name) { layers[$0].name }
    case .menu: return menuNames.slot(named: name) { menus.elements[$0].name }
    }
  }

  /// The name of an object, living or lately destroyed; nil when it is longer gone.
  public func name(of id: ObjectID) -> StoredText? {
    if id.tag == tag, let name = livingName(of: id) { return name }
    for index in 0..<ghosts.count where ghosts[index].id == id { return ghosts[index].name }
    return nil
  }

  private func livingName(of id: ObjectID) -> StoredText? {
    let slot = id.slot
    let generation = id.generation
    switch id.kind {
    case .list?: return lists.isLive(slot, generation) ? lists[slot].name : nil
    case .row?: return rows.isLive(slot, generation) ? rows[slot].name : nil
    case .button?: return buttons.isLive(slot, generation) ? buttons[slot].name : nil
    case .animation?:
      return animations.isLive(slot, generation) ? self.name(animationSlot: slot) : nil
    case .layer?: return layers.isLive(slot, generation) ? layers[slot].name : nil
    case .menu?:
      return menus.elements.isLive(slot, generation) ? menus.elements[slot].name : nil
    case nil: return nil
    }
  }

  /// The title of a living row, button, layer or menu; of a button with a pop-up menu what that has chosen.
  public func title(of id: ObjectID) throws(Failure) -> StoredText {
    if id.kind == .button { return shownTitle(button: try slot(button: id)).text }
    if id.kind == .menu { return menus.elements[try slot(menu: id)].title }
    if id.kind == .layer { return layers[try slot(layer: id)].content.title }
    return rows[try slot(row: id)].title
  }

  /// Copies of the name and the title of an object that is being made: both, or none.
  func copies(
    of name: UnsafeBufferPointer<UInt8>, and title: UnsafeBufferPointer<UInt8>
  ) throws(Failure) -> (name: StoredText, title: StoredText) {
    guard let name = StoredText.copy(name, allocator) else { throw .outOfMemory("spec.name") }
    guard let title = StoredText.copy(title, allocator) else {
      name.free(allocator)
      throw .outOfMemory("spec.title")
    }
    return (name, title)
  }

  /// Keeps the name of an object that is about to go. Room was reserved when it was created.
  mutating func leaveGhost(_ id: ObjectID, _ name: StoredText) {
    if name.count > 0 { ghosts.append(Ghost(id: id, name: name, step: stepCount)) }
  }

  /// Room for the ghost of one more object that has a name.
  mutating func reserveGhost() -> Bool {
    let named =
      listNames.count &+ rowNames.count &+ buttonNames.count
      &+ animationNames.count &+ layerNames.count &+ menuNames.count
    return ghosts.grow(toHold: ghosts.count &+ named &+ 1)
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
