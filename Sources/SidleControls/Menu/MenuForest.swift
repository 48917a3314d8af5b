import SidleUnits

/// All menus of a stage: trees of elements by slot.
///
/// Holds structure only; who creates and destroys elements keeps their names. A walk goes depth
/// first, parents before children, in order of creation, and costs O(elements).
public struct MenuForest: ~Copyable {
  public var elements: SlotTable<MenuElement>

  public init(_ allocator: Allocator) { elements = SlotTable(allocator) }

  public enum Refusal: UInt8, BitwiseCopyable { case noMenu, tooMany, tooDeep, tooManyDeferred }

  /// Why an element cannot stand under a parent; nil when it can.
  public func refusal(kind: MenuKind, parent: Int) -> Refusal? {
    let place = elements[parent]
    guard place.kind != .action else { return .noMenu }
    guard Int(place.depth) < MenuTuning.depth else { return .tooDeep }
    let root = elements[root(of: parent)]
    guard Int(root.count) < MenuTuning.elements else { return .tooMany }
    guard kind != .deferred || Int(root.deferredCount) < MenuTuning.deferred else {
      return .tooManyDeferred
    }
    return nil
  }

  /// Puts an element at the end of a parent's children, -1 for a new root. The caller has reserved a
  /// slot and asked for a refusal.
  public mutating func insert(_ element: MenuElement, parent: Int) -> Int {
    var element = element
    element.parent = Int32(truncatingIfNeeded: parent)
    guard parent >= 0 else { return elements.insert(element) }
    let before = elements[parent].lastChild
    element.previous = before
    element.depth = elements[parent].depth &+ 1
    element.stamp = elements[parent].deferred.token
    let slot = elements.insert(element)
    let link = Int32(truncatingIfNeeded: slot)
    if before >= 0 {
      elements[Int(before)].next = link
    } else {
      elements[parent].firstChild = link
    }
    elements[parent].lastChild = link
    count(slot, by: 1)
    return slot
  }

  /// Takes an element without children out. Its texts are the caller's to free.
  public mutating func remove(_ slot: Int) {
    let element = elements[slot]
    if element.parent >= 0 {
      count(slot, by: -1)
      if element.previous >= 0 {
        elements[Int(element.previous)].next = element.next
      } else {
        elements[Int(element.parent)].firstChild = element.next
      }
      if element.next >= 0 {
        elements[Int(element.next)].previous = element.previous
      } else {
        elements[Int(element.parent)].lastChild = element.previous
      }
    }
    elements.remove(slot)
  }

  private mutating func count(_ slot: Int, by change: Int32) {
    let root = root(of: slot)
    elements[root].count &+= change
    if elements[slot].kind == .deferred { elements[root].deferredCount &+= change }
  }

  // MARK: Walks

  /// The root above an element, or it itself.
  public func root(of slot: Int) -> Int {
    var slot = slot
    while elements[slot].parent >= 0 { slot = Int(elements[slot].parent) }
    return slot
  }

  /// The element after `slot` below `top`; nil at the end. Without `into` the children of `slot` are
  /// left out.
  public func following(_ slot: Int, below top: Int, into: Bool = true) -> Int? {
    if into, elements[slot].firstChild >= 0 { return Int(elements[slot].firstChild) }
    var slot = slot
    while slot != top {
      if elements[slot].next >= 0 { return Int(elements[slot].next) }
      slot = Int(elements[slot].parent)
    }
    return nil
  }

  /// The last of those below `top` that have no children; `top` itself without any. To take a tree
  /// down from its leaves.
  public func last(below top: Int) -> Int {
    var slot = top
    while elements[slot].lastChild >= 0 { slot = Int(elements[slot].lastChild) }
    return slot
  }

  /// Whether an element is `top` or stands below it.
  public func contains(_ slot: Int, below top: Int) -> Bool {
    var slot = slot
    while slot != top {
      guard elements[slot].parent >= 0 else { return false }
      slot = Int(elements[slot].parent)
    }
    return true
  }

  /// Whether neither an element nor anything above it is disabled or hidden.
  public func isReachable(_ slot: Int) -> Bool {
    var slot = slot
    while true {
      if elements[slot].attributes.isDisabled || elements[slot].attributes.isHidden { return false }
      guard elements[slot].parent >= 0 else { return true }
      slot = Int(elements[slot].parent)
    }
  }

  /// The first child of a deferred element that an earlier question brought; nil when there is none.
  public func outdatedChild(of slot: Int) -> Int? {
    var child = Int(elements[slot].firstChild)
    while child >= 0 {
      if elements[child].stamp != elements[slot].deferred.token { return child }
      child = Int(elements[child].next)
    }
    return nil
  }
}
