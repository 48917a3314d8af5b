import SidleUnits

/// The panels of the menu that is open: a snapshot of its rows, level by level.
///
/// What the tree becomes meanwhile shows at the next opening; what a row says (title, state) is read
/// from the tree. Room for all rows is reserved when elements are created, so that opening takes no
/// memory.
public struct MenuPanels: ~Copyable {
  public internal(set) var rows: Buffer<MenuRow>
  private var levels = InlineArray<17, MenuLevel>(repeating: MenuLevel(menu: -1, first: 0))
  /// Levels that are open.
  public internal(set) var count = 0
  public var metrics = MenuMetrics()
  public internal(set) var direction = LayoutDirection.leftToRight
  /// What the panels keep to.
  var bounds = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(_ allocator: Allocator) { rows = Buffer(allocator) }

  /// Makes room for a tree of so many elements; false without memory.
  public mutating func reserve(elements: Int) -> Bool {
    rows.grow(toHold: MenuRowList.most(elements: elements))
  }

  /// Level 0 is that of the root.
  public subscript(level: Int) -> MenuLevel {
    get { levels[level] }
    set { levels[level] = newValue }
  }

  @inline(never)
  public func row(_ place: MenuPlace) -> MenuRow { rows[levels[place.level].first &+ place.row] }

  /// Whether a row waits for content, which shows as motion. Cost: O(rows).
  public var isLoading: Bool {
    for index in 0..<rows.count where rows[index].kind == .loading { return true }
    return false
  }

  // MARK: Opening and closing

  /// Opens a root at a button, nothing being open.
  public mutating func open(
    _ root: Int, of forest: borrowing MenuForest, at button: Rect, on stage: Size,
    direction: LayoutDirection
  ) {
    self.direction = direction
    let margin = metrics.margin
    bounds = Rect(
      x: margin, y: margin, width: stage.width - 2 * margin, height: stage.height - 2 * margin)
    if bounds.isEmpty { bounds = Rect(x: 0, y: 0, width: stage.width, height: stage.height) }
    append(root, of: forest)
    let size = layOut(level: 0, of: forest)
    levels[0].frame = MenuPlacement.under(button, size, self)
  }

  /// Opens the submenu of a row beside it. False when there is none, or no level left.
  public mutating func open(submenuOf place: MenuPlace, of forest: borrowing MenuForest) -> Bool {
    let row = row(place)
    guard row.kind == .submenu, place.level &+ 1 == count, count < MenuTuning.depth &+ 1,
      forest.elements.isLive(Int(row.element), row.generation)
    else { return false }
    let frame = frame(place)
    append(Int(row.element), of: forest)
    let size = layOut(level: count &- 1, of: forest)
    levels[count &- 1].frame = MenuPlacement.beside(
      frame, of: levels[place.level].frame, size, self)
    return true
  }

  /// Closes the levels from one on.
  public mutating func close(from level: Int) {
    guard level < count else { return }
    rows.truncate(to: levels[level].first)
    count = level
  }

  private mutating func append(_ menu: Int, of forest: borrowing MenuForest) {
    let first = rows.count
    var list = MenuRowList()
    list.append(childrenOf: menu, of: forest, to: &rows, isEnabled: forest.isReachable(menu))
    levels[count] = MenuLevel(menu: menu, first: first, count: rows.count &- first)
    count &+= 1
  }

  // MARK: Changes while open

  /// Puts the content of a deferred element in the place of its loading row. The caller adjusts what
  /// it keeps about later rows by the number given: how many more there are; nil when it has no row.
  public mutating func replace(loading slot: Int, of forest: borrowing MenuForest)
    -> (place: MenuPlace, more: Int)?
  {
    guard let place = place(of: slot, .loading) else { return nil }
    let index = levels[place.level].first &+ place.row
    let isEnabled = rows[index].isEnabled
    // The new rows are made behind all others and turned into their place.
    let end = rows.count
    var list = MenuRowList()
    list.append(childrenOf: slot, of: forest, to: &rows, isEnabled: isEnabled)
    let added = rows.count &- end
    rows.remove(at: index)
    rotate(from: index, to: end &- 1, by: added)
    shift(after: place.level, by: added &- 1)
    layOutAgain(place.level, of: forest)
    return (place, added &- 1)
  }

  /// Takes the row of an element that is about to go out; nil when it has none.
  public mutating func remove(_ slot: Int, of forest: borrowing MenuForest) -> MenuPlace? {
    guard let place = place(of: slot, nil) else { return nil }
    rows.remove(at: levels[place.level].first &+ place.row)
    shift(after: place.level, by: -1)
    layOutAgain(place.level, of: forest)
    return place
  }

  private func place(of slot: Int, _ kind: MenuRow.Kind?) -> MenuPlace? {
    for level in 0..<count {
      for row in 0..<levels[level].count {
        let found = rows[levels[level].first &+ row]
        if Int(found.element) == slot, kind == nil ? found.kind != .separator : found.kind == kind {
          return MenuPlace(level: level, row: row)
        }
      }
    }
    return nil
  }

  /// Brings the last `moved` rows before the one at `index`, in order. Cost: O(moved + those between).
  private mutating func rotate(from index: Int, to end: Int, by moved: Int) {
    reverse(index, end)
    reverse(end, end &+ moved)
    reverse(index, end &+ moved)
  }

  private mutating func reverse(_ from: Int, _ to: Int) {
    var low = from
    var high = to &- 1
    while low < high {
      let row = rows[low]
      rows[low] = rows[high]
      rows[high] = row
      low &+= 1
      high &-= 1
    }
  }

  private mutating func shift(after level: Int, by more: Int) {
    levels[level].count &+= more
    var later = level &+ 1
    while later < count {
      levels[later].first &+= more
      later &+= 1
    }
  }

  /// Keeps its width and its upper edge where that is possible.
  private mutating func layOutAgain(_ level: Int, of forest: borrowing MenuForest) {
    let old = levels[level].frame
    let size = layOut(level: level, width: old.width, of: forest)
    levels[level].frame = MenuPlacement.resized(old, size, self)
    scroll(level: level, to: levels[level].scroll)
  }
}
