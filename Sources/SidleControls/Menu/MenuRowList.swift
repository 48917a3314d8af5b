import SidleUnits

/// The rows of a level in order, from the tree.
///
/// Hidden elements are left out. The children of a group in place stand between lines, under its
/// title; those of deferred content that is there stand as if they were the parent's own, and a
/// loading row stands for those that are not. A separator stands only between rows.
struct MenuRowList: ~Copyable {
  /// Whether something came before, and a separator is due before the next row.
  private var hasRows = false
  private var isSeparatorDue = false
  /// Slot of the group whose title is due before the next row; -1 when none is.
  private var header = -1

  init() {}

  /// Most rows that the elements below a root can take: a group in place takes a title and two
  /// separators, everything else one row.
  static func most(elements: Int) -> Int { 3 &* elements }

  /// Appends the rows of `menu` to a buffer with room for them.
  mutating func append(
    childrenOf menu: Int, of forest: borrowing MenuForest, to rows: inout Buffer<MenuRow>,
    isEnabled: Bool
  ) {
    let columns = MenuRowList.columns(forest.elements[menu])
    var child = Int(forest.elements[menu].firstChild)
    while child >= 0 {
      let element = forest.elements[child]
      if !element.attributes.isHidden {
        let isEnabled = isEnabled && !element.attributes.isDisabled
        switch element.kind {
        case .action: add(.item, child, forest, isEnabled, columns, &rows)
        case .menu:
          if element.options.isInline {
            isSeparatorDue = hasRows
            header = element.title.isEmpty ? -1 : child
            append(childrenOf: child, of: forest, to: &rows, isEnabled: isEnabled)
            isSeparatorDue = hasRows
            header = -1
          } else {
            add(.submenu, child, forest, isEnabled, columns, &rows)
          }
        case .deferred:
          if element.deferred.isReady {
            append(childrenOf: child, of: forest, to: &rows, isEnabled: isEnabled)
          } else {
            add(.loading, child, forest, isEnabled, 1, &rows)
          }
        }
      }
      child = Int(element.next)
    }
  }

  private mutating func add(
    _ kind: MenuRow.Kind, _ slot: Int, _ forest: borrowing MenuForest, _ isEnabled: Bool,
    _ columns: UInt8, _ rows: inout Buffer<MenuRow>
  ) {
    if isSeparatorDue { put(.separator, slot, forest, false, 1, &rows) }
    if header >= 0 { put(.header, header, forest, false, 1, &rows) }
    put(kind, slot, forest, isEnabled, columns, &rows)
    isSeparatorDue = false
    header = -1
    hasRows = true
  }

  private func put(
    _ kind: MenuRow.Kind, _ slot: Int, _ forest: borrowing MenuForest, _ isEnabled: Bool,
    _ columns: UInt8, _ rows: inout Buffer<MenuRow>
  ) {
    guard rows.count < rows.capacity else { return }
    rows.append(
      MenuRow(
        kind: kind, isEnabled: isEnabled, columns: columns,
        element: Int32(truncatingIfNeeded: slot), generation: forest.elements.generation(slot)))
  }

  /// How many children of a menu stand side by side: of small ones four, of medium ones three, as in
  /// iOS; in a palette as many as there is room for.
  private static func columns(_ menu: MenuElement) -> UInt8 {
    switch menu.elementSize {
    case .automatic: return menu.options.isPalette ? 0 : 1
    case .small: return menu.options.isPalette ? 0 : 4
    case .medium: return 3
    case .large: return 1
    }
  }
}
