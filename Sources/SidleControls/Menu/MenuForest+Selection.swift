import SidleUnits

/// Which leaves are on.
///
/// A menu with single selection, and the root of a pop-up, is a group: of the leaves below it one at
/// most is not off, also of those in submenus, groups in place and deferred content. A group below a
/// group is one of its own and no part of the other.
extension MenuForest {
  /// What a choice came to.
  public struct Choice: Equatable, BitwiseCopyable {
    /// The leaf that is off now; -1 when there was none.
    public var old = -1
    /// The leaf that is on now; -1 when the choice changed nothing.
    public var new = -1
    /// What the leaf that is off now was.
    public var oldState = MenuItemState.off

    public static var nothing: Choice { Choice() }
  }

  /// What a pop-up button shows as its title.
  public enum Mirror: Equatable, BitwiseCopyable {
    /// The button's own title.
    case own
    case element(Int)
    case placeholder
  }

  public func isGroup(_ slot: Int) -> Bool {
    elements[slot].kind == .menu
      && (elements[slot].options.isSingleSelection || elements[slot].isPopUp)
  }

  /// The group that a leaf belongs to; -1 without one.
  public func group(of leaf: Int) -> Int {
    var slot = Int(elements[leaf].parent)
    while slot >= 0, !isGroup(slot) { slot = Int(elements[slot].parent) }
    return slot
  }

  /// The leaf of a group after an element; nil at the end. Groups below it are left out.
  private func leaf(after slot: Int, of group: Int) -> Int? {
    var slot = slot
    while let next = following(slot, below: group, into: slot == group || !isGroup(slot)) {
      if elements[next].kind == .action { return next }
      slot = next
    }
    return nil
  }

  /// The first leaf of a group that is in one state, or, without one, not off; -1 when there is none.
  @inline(never)
  public func chosen(in group: Int, _ state: MenuItemState? = .on) -> Int {
    var slot = group
    while let leaf = leaf(after: slot, of: group) {
      let found = elements[leaf].state
      if state == nil ? found != .off : found == state { return leaf }
      slot = leaf
    }
    return -1
  }

  /// The selected element after another, across all groups below `top`; nil at the end.
  public func selected(after slot: Int, below top: Int) -> Int? {
    var slot = slot
    while let next = following(slot, below: top) {
      if elements[next].kind == .action, elements[next].state == .on { return next }
      slot = next
    }
    return nil
  }

  // MARK: Changes

  /// The user chose a leaf. In a group it goes on and the other off, unless it is on already; without
  /// a group nothing changes.
  public mutating func choose(_ leaf: Int) -> Choice {
    let group = group(of: leaf)
    guard group >= 0, elements[leaf].state != .on else { return .nothing }
    var choice = Choice()
    choice.new = leaf
    let old = chosen(in: group, nil)
    if old >= 0, old != leaf {
      choice.old = old
      choice.oldState = elements[old].state
      elements[old].state = .off
    }
    elements[leaf].state = .on
    return choice
  }

  /// The host's code sets the state of a leaf: the others of its group give way.
  public mutating func set(_ leaf: Int, _ state: MenuItemState) {
    elements[leaf].state = state
    let group = group(of: leaf)
    if group >= 0, state != .off { clear(group, except: leaf) }
    settle(root(of: leaf))
  }

  /// The host's code takes back what is chosen in a menu, groups below it left out.
  public mutating func deselect(_ menu: Int) {
    clear(menu, except: -1)
    settle(root(of: menu))
  }

  private mutating func clear(_ group: Int, except kept: Int) {
    var slot = group
    while let leaf = leaf(after: slot, of: group) {
      if leaf != kept { elements[leaf].state = .off }
      slot = leaf
    }
  }

  /// Puts every group of a tree in order after a change of what is a group, what there is or what
  /// can be chosen: the first leaf that is on stays on.
  public mutating func normalise(_ root: Int) {
    var slot = root
    while true {
      if isGroup(slot) {
        let on = chosen(in: slot)
        clear(slot, except: on >= 0 ? on : chosen(in: slot, nil))
      }
      guard let next = following(slot, below: root) else { break }
      slot = next
    }
    settle(root)
  }

  /// A pop-up that must have something on takes the first leaf that can be reached.
  public mutating func settle(_ root: Int) {
    guard elements[root].isPopUp, !elements[root].allowsEmpty, chosen(in: root) < 0 else { return }
    var slot = root
    while let leaf = leaf(after: slot, of: root) {
      if isReachable(leaf) {
        clear(root, except: leaf)
        elements[leaf].state = .on
        return
      }
      slot = leaf
    }
  }

  /// What the button of a root shows.
  public func mirror(_ root: Int) -> Mirror {
    guard elements[root].isPopUp else { return .own }
    let on = chosen(in: root)
    if on >= 0 { return .element(on) }
    return elements[root].allowsEmpty && !elements[root].placeholder.isEmpty ? .placeholder : .own
  }
}
