import SidleControls
import SidleUnits

/// How much of its height a row has to say to its list.
enum RowHeight: UInt8, BitwiseCopyable {
  case full
  /// It collapses or grows: rows below it follow at every moment.
  case changing
  /// The row is removed: as if it were not there, nor the space between it and the next.
  case none
}

/// Rows that collapse, and the rows below them.
///
/// The places that a list keeps are those at rest. What a row that collapses gives free at a moment
/// is subtracted when a place is asked for, from the few rows that do: a step costs nothing.
extension Stage {
  /// Keeps the places of a list in step with one of its rows.
  @inline(never)
  mutating func followHeight(_ slot: Int) {
    let row = rows[slot].row
    let height: RowHeight = row.isRemoved ? .none : row.isCollapsed ? .changing : .full
    let before = rows[slot].heightLeft
    guard height != before else { return }
    if before == .changing { unlinkCollapsing(slot) }
    rows[slot].heightLeft = height
    let list = rows[slot].list
    guard list >= 0 else { return }
    if height == .changing {
      rows[slot].nextCollapsing = lists[list].firstCollapsing
      lists[list].firstCollapsing = slot
    }
    if height == .none || before == .none {
      restack(list, from: rows[slot].index)
    } else {
      fitScroll(list: list)
    }
  }

  /// The row is no longer among those of its list that collapse.
  mutating func unlinkCollapsing(_ slot: Int) {
    let list = rows[slot].list
    guard list >= 0, rows[slot].heightLeft == .changing else { return }
    if lists[list].firstCollapsing == slot {
      lists[list].firstCollapsing = rows[slot].nextCollapsing
      return
    }
    var before = lists[list].firstCollapsing
    while before >= 0, rows[before].nextCollapsing != slot { before = rows[before].nextCollapsing }
    if before >= 0 { rows[before].nextCollapsing = rows[slot].nextCollapsing }
  }

  /// Points that the rows of a list above an index have given free by now.
  /// Cost: O(rows that collapse).
  @inline(never)
  func givenFree(list: Int, above index: Int) -> Double {
    var sum = 0.0
    var slot = lists[list].firstCollapsing
    while slot >= 0 {
      if rows[slot].index < index {
        sum +=
          (rows[slot].height + lists[list].spacing) * (1 - rows[slot].row.heightShare(at: now))
      }
      slot = rows[slot].nextCollapsing
    }
    return sum
  }

  /// Height of a list's rows together, as it is now.
  func contentHeight(list: Int) -> Double {
    let height = lists[list].contentHeight
    guard lists[list].firstCollapsing >= 0 else { return height }
    let left = height - givenFree(list: list, above: Int.max)
    return left > 0 ? left : 0
  }

  /// The least that height is until the rows that collapse or grow are done: what grows is as high as it
  /// is, what collapses is gone.
  func leastContentHeight(list: Int) -> Double {
    var height = lists[list].contentHeight
    var slot = lists[list].firstCollapsing
    while slot >= 0 {
      let share = rows[slot].row.leastHeightShare(from: now)
      height -= (rows[slot].height + lists[list].spacing) * (1 - share)
      slot = rows[slot].nextCollapsing
    }
    return height > 0 ? height : 0
  }
}
