import SidleControls
import SidleGesture
import SidleUnits

/// What assistive technology and keys can do to a row. The raw values are those of `SIDLE_ACTION_`.
public enum RowActionKind: Int32, BitwiseCopyable {
  case activate = 1
  case target = 2
  case press = 3
  case openLeading = 4
  case openTrailing = 5
  case close = 6
}

extension RowActionKind {
  static var motions: InlineArray<3, RowActionKind> { [.openLeading, .openTrailing, .close] }

  public var name: StaticString {
    switch self {
    case .activate: return "activate"
    case .target: return "target"
    case .press: return "press"
    case .openLeading: return "open_leading"
    case .openTrailing: return "open_trailing"
    case .close: return "close"
    }
  }
}

public struct RowAction: BitwiseCopyable {
  public var kind: RowActionKind
  public var edge: Edge?
  public var isEnabled: Bool
  /// The id of a button, the number of a target, or 0.
  public var object: UInt64
  public var name: StoredText
}

/// Part of a row that can be told and reached. The raw values are those of `SIDLE_ROLE_`.
public enum ElementRole: Int32, BitwiseCopyable {
  case row = 1
  case target = 2
  case button = 3
}

extension ElementRole {
  public var name: StaticString {
    switch self {
    case .row: return "row"
    case .target: return "target"
    case .button: return "button"
    }
  }
}

public struct RowElement {
  public var role: ElementRole
  /// Whether the row is open; nil for one without buttons.
  public var isExpanded: Bool?
  public var edge: Edge?
  public var isEnabled: Bool
  /// The id of the row or button, or the number of a target.
  public var object: UInt64
  public var name: StoredText
  public var frame: Rect
}

/// Rows for those who do not see them or have no pointer.
extension Stage {
  // MARK: Elements

  public func countElements(row id: ObjectID) throws(Failure) -> Int {
    let slot = try slot(row: id)
    return 1 &+ Int(rows[slot].targets.count) &+ (openEdge(slot).map { shown(slot, $0) } ?? 0)
  }

  /// The content, its targets, then the buttons of the edge that is open or opening, from leading to
  /// trailing. Hidden buttons never, and no button of a row that is closed or closing.
  public func element(row id: ObjectID, index: Int) throws(Failure) -> RowElement {
    let slot = try slot(row: id)
    let frames = frames(row: slot)
    let row = rows[slot]
    if index == 0 {
      let isBare = row.row.geometry.leading.isEmpty && row.row.geometry.trailing.isEmpty
      return RowElement(
        role: .row, isExpanded: isBare ? nil : openEdge(slot) != nil, edge: openEdge(slot),
        isEnabled: isInReach(slot), object: id.rawValue, name: row.title, frame: frames.content)
    }
    var rest = index &- 1
    if rest >= 0, rest < Int(row.targets.count) {
      let target = row.targets[rest]
      return RowElement(
        role: .target, isExpanded: nil, edge: nil, isEnabled: isInReach(slot),
        object: UInt64(UInt32(bitPattern: target.number)), name: .empty,
        frame: frames.part(target.frame))
    }
    rest &-= Int(row.targets.count)
    guard rest >= 0, let edge = openEdge(slot), let button = shownButton(slot, edge, rest) else {
      throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the count - 1")
    }
    return RowElement(
      role: .button, isExpanded: nil, edge: edge,
      isEnabled: isInReach(slot) && buttons[button].isEnabled && !isBusy(button: button),
      object: self.id(button: button).rawValue, name: buttons[button].title,
      frame: frame(button: button, in: frames))
  }

  // MARK: Actions

  public func countActions(row id: ObjectID) throws(Failure) -> Int {
    let slot = try slot(row: id)
    var count =
      1 &+ Int(rows[slot].targets.count) &+ shown(slot, .leading) &+ shown(slot, .trailing)
    let motions = RowActionKind.motions
    for place in motions.indices where isPossible(motions[place], slot) { count &+= 1 }
    return count
  }

  /// Cost: O(the row's buttons and targets).
  public func action(row id: ObjectID, index: Int) throws(Failure) -> RowAction {
    let slot = try slot(row: id)
    guard index >= 0, let action = action(slot, index) else {
      throw Failure(.range, "index", .integer(Int64(index)), "it must be 0 to the count - 1")
    }
    return action
  }

  /// The content, its targets, all buttons that are not hidden in the order in which they were declared,
  /// leading before trailing, then what opens and closes.
  private func action(_ slot: Int, _ index: Int) -> RowAction? {
    let row = rows[slot]
    let isEnabled = isInReach(slot)
    var action = RowAction(
      kind: .activate, edge: nil, isEnabled: isEnabled, object: 0, name: .empty)
    if index == 0 { return action }
    var rest = index &- 1
    if rest < Int(row.targets.count) {
      action.kind = .target
      action.object = UInt64(UInt32(bitPattern: row.targets[rest].number))
      return action
    }
    rest &-= Int(row.targets.count)
    let edges = Edge.both
    for place in edges.indices {
      let edge = edges[place]
      if let button = shownButton(slot, edge, rest) {
        return RowAction(
          kind: .press, edge: edge,
          isEnabled: isEnabled && buttons[button].isEnabled && !isBusy(button: button),
          object: self.id(button: button).rawValue, name: buttons[button].title)
      }
      rest &-= shown(slot, edge)
    }
    let motions = RowActionKind.motions
    for place in motions.indices where isPossible(motions[place], slot) {
      if rest == 0 {
        let kind = motions[place]
        action.kind = kind
        action.edge = kind == .openLeading ? .leading : kind == .openTrailing ? .trailing : nil
        return action
      }
      rest &-= 1
    }
    return nil
  }

  /// Whether anything can be done to a row.
  private func isInReach(_ slot: Int) -> Bool {
    rows[slot].row.isEnabled && !rows[slot].row.isCommitted
  }

  private func isPossible(_ kind: RowActionKind, _ slot: Int) -> Bool {
    let row = rows[slot].row
    switch kind {
    case .activate, .target, .press: return true
    case .openLeading:
      return row.destination != .open(.leading) && !row.geometry.leading.isEmpty
    case .openTrailing:
      return row.destination != .open(.trailing) && !row.geometry.trailing.isEmpty
    case .close: return row.destination != .closed
    }
  }

  /// The edge whose buttons can be told and reached one by one: open, or on its way there.
  private func openEdge(_ slot: Int) -> Edge? { rows[slot].row.destination.edge }

  /// How many buttons of an edge are not hidden.
  private func shown(_ slot: Int, _ edge: Edge) -> Int {
    rows[slot].row.geometry.strip(edge).count
  }

  /// The button at a place from 0 among those of an edge that are not hidden.
  private func shownButton(_ slot: Int, _ edge: Edge, _ place: Int) -> Int? {
    let slots = rows[slot].buttons(edge)
    for index in 0..<Int(slots.count)
    where !buttons[slots[index]].isHidden && buttons[slots[index]].shownIndex == place {
      return slots[index]
    }
    return nil
  }

  // MARK: Doing

  /// Does an action as a tap would, or a call, but says that assistive technology asked for it. The row
  /// need not be open for its buttons.
  public mutating func perform(_ kind: RowActionKind, row id: ObjectID, object: UInt64)
    throws(Failure)
  {
    let slot = try slot(row: id)
    guard rows[slot].row.isEnabled else { throw Failure(.state, "row", .none, "it is disabled") }
    guard !rows[slot].row.isCommitted else {
      throw Failure(.state, "row", .none, "it waits for an answer or is removed")
    }
    let button = kind == .press ? try buttonToPress(slot, object) : -1
    let target = kind == .target ? try targetToTap(slot, object) : 0
    if kind != .press, kind != .target, object != 0 {
      throw Failure(.argument, "object", .id(object), "it must be 0 for this action")
    }
    guard isPossible(kind, slot) else {
      throw Failure(.state, "action", .integer(Int64(kind.rawValue)), "not possible now")
    }
    let hasMenu = button >= 0 && menu(of: button) >= 0
    try checkRoom(events: hasMenu ? Stage.menuEvents : 2 &+ 3 &* RowChange.capacity)
    log.perform(
      kind, id, button: kind == .press ? ObjectID(rawValue: object) : .null, target: target)
    contacts.taps.reset()
    switch kind {
    case .activate, .target:
      tapContent(slot, target: target, count: 1, reason: .accessibility, x: 0, y: 0)
    case .press: act(button, reason: .accessibility, x: 0, y: 0)
    case .openLeading: send(slot, to: .open(.leading), reason: .accessibility)
    case .openTrailing: send(slot, to: .open(.trailing), reason: .accessibility)
    case .close: send(slot, to: .closed, reason: .accessibility)
    }
  }

  private func buttonToPress(_ row: Int, _ object: UInt64) throws(Failure) -> Int {
    let button = try slot(button: ObjectID(rawValue: object))
    guard buttons[button].row == row else {
      throw Failure(.argument, "object", .id(object), "the button is another row's")
    }
    guard !buttons[button].isHidden, buttons[button].isEnabled, !isBusy(button: button) else {
      throw Failure(.state, "object", .id(object), "the button is hidden, disabled or busy")
    }
    return button
  }

  private func targetToTap(_ row: Int, _ object: UInt64) throws(Failure) -> Int32 {
    for index in 0..<Int(rows[row].targets.count)
    where UInt64(UInt32(bitPattern: rows[row].targets[index].number)) == object {
      return rows[row].targets[index].number
    }
    throw Failure(.range, "object", .id(object), "the row has no target of this number")
  }
}
