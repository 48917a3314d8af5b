import SidleUnits

/// Letters typed in an open menu, and the row they lead to.
///
/// Letters within a second of each other are one word; the row whose title begins with it, whatever
/// the case, is found from the highlighted one on and around. One letter, or the same one over and
/// over, goes on to the next row that begins with it. A word that finds nothing is forgotten, and
/// the highlight stays.
public struct MenuSearch: BitwiseCopyable {
  /// Letters in lower case, as scalars.
  private var letters = InlineArray<16, UInt32>(repeating: 0)
  private var count = 0
  /// When the last one was typed, ns.
  private var time: Int64 = 0

  public init() {}

  /// Whether a letter at a time would go on with a word.
  public func isUnderWay(at now: Int64) -> Bool {
    count > 0 && now &- time < MenuTuning.search
  }

  public mutating func forget() { count = 0 }

  /// Takes a letter; gives the row of a level that it leads to, nil for none.
  @inline(never)
  public mutating func type(
    _ scalar: UInt32, at now: Int64, level: Int, from row: Int?, panels: borrowing MenuPanels,
    forest: borrowing MenuForest
  ) -> Int? {
    if !isUnderWay(at: now) { count = 0 }
    time = now
    if count < letters.count {
      letters[count] = MenuSearch.folded(scalar)
      count &+= 1
    }
    let isOneLetter = isRepeated
    let rows = panels[level].count
    let length = isOneLetter ? 1 : count
    // One letter leaves the row it stands on; a longer word may stay.
    let start = row.map { isOneLetter ? $0 &+ 1 : $0 } ?? 0
    for step in 0..<rows {
      let place = (start &+ step) % rows
      let found = panels.row(MenuPlace(level: level, row: place))
      if found.canBeChosen, begins(forest.elements[Int(found.element)].title.buffer, length) {
        return place
      }
    }
    count = 0
    return nil
  }

  private var isRepeated: Bool {
    for place in 1..<16 where place < count && letters[place] != letters[0] { return false }
    return true
  }

  private func begins(_ title: UnsafeBufferPointer<UInt8>, _ length: Int) -> Bool {
    var index = 0
    for place in 0..<length {
      guard let scalar = MenuSearch.scalar(title, &index),
        MenuSearch.folded(scalar) == letters[place]
      else { return false }
    }
    return true
  }

  /// The scalar at a place of valid UTF-8; nil at the end.
  private static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    guard index < text.count else { return nil }
    let first = UInt32(text[index])
    let more = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var scalar = more == 0 ? first : first & (UInt32(0x3F) >> UInt32(truncatingIfNeeded: more))
    guard index &+ more < text.count else { return nil }
    for step in 0..<more { scalar = scalar << 6 | UInt32(text[index &+ step &+ 1]) & 0x3F }
    index &+= more &+ 1
    return scalar
  }

  /// Lower case of Latin, Greek and Cyrillic letters; others as they are.
  static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F: return scalar &+ 32
    case 0x400...0x40F: return scalar &+ 80
    case 0x100...0x137, 0x14A...0x177: return scalar | 1
    default: return scalar
    }
  }

  public func hash(into hash: inout Hash64) {
    hash.add(Int64(count))
    guard count > 0 else { return }
    hash.add(time)
    for place in 0..<16 where place < count { hash.add(UInt64(letters[place])) }
  }
}
