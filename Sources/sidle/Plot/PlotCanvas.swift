/// How a picture in the terminal is made of characters.
enum PlotCharacters: Equatable {
  case ascii
  case unicode

  /// Dots in a character, across and down.
  var dots: (x: Int, y: Int) {
    switch self {
    case .ascii: (1, 1)
    case .unicode: (2, 4)
    }
  }

  var tick: String { self == .ascii ? "+" : "┤" }
  var wall: String { self == .ascii ? "|" : "│" }
  var floor: String { self == .ascii ? "-" : "─" }
  var floorTick: String { self == .ascii ? "+" : "┬" }
  var corner: String { self == .ascii ? "+" : "└" }
  /// The line of the final value.
  var final: Character { self == .ascii ? "." : "┄" }

  /// ASCII unless the locale's character encoding is UTF-8: the first of these variables that is
  /// not empty decides.
  init(environment: (String) -> String?) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let encoding = locale.split(separator: ".").dropFirst().first?.lowercased() ?? ""
    self = encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8") ? .unicode : .ascii
  }
}

/// A field of characters that lines are drawn in, by dots.
struct PlotCanvas {
  let columns: Int
  let rows: Int
  let characters: PlotCharacters
  /// What a dot looks like where a character is one dot.
  let mark: Character
  private var dots: [Bool]
  private var lineRow: Int?

  /// Heights are raised by this part of a dot. Ticks often stand exactly between two dots; what
  /// comes to rest at one would go on jumping between both.
  private static let lift = 0.05

  init(columns: Int, rows: Int, characters: PlotCharacters, mark: Character) {
    (self.columns, self.rows) = (columns, rows)
    (self.characters, self.mark) = (characters, mark)
    let each = characters.dots
    dots = Array(repeating: false, count: columns * each.x * rows * each.y)
  }

  private var width: Int { columns * characters.dots.x }
  private var height: Int { rows * characters.dots.y }

  /// The column of a place from 0, left, to 1, right.
  func column(_ part: Double) -> Int { dotX(part) / characters.dots.x }
  /// The row, from the top, of a height from 0, below, to 1, above.
  func row(_ part: Double) -> Int { dotY(part) / characters.dots.y }

  private func dotX(_ part: Double) -> Int { Int((part * Double(width - 1)).rounded()) }
  private func dotY(_ part: Double) -> Int {
    Int(max(0, (1 - part) * Double(height - 1) - Self.lift).rounded())
  }

  /// A broken line all across, behind everything.
  mutating func line(at part: Double) { lineRow = row(part) }

  /// A line through heights at evenly spaced places.
  mutating func curve(_ heights: [Double]) {
    guard var (x, y) = heights.first.map({ (0, dotY($0)) }) else { return }
    dots[y * width + x] = true
    for (index, height) in heights.enumerated().dropFirst() {
      let next = (x: dotX(Double(index) / Double(heights.count - 1)), y: dotY(height))
      connect((x, y), next)
      (x, y) = next
    }
  }

  /// Dots from a place to another, the first one left out.
  private mutating func connect(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let count = max(dx.magnitude, dy.magnitude)
    guard count > 0 else { return }
    for step in 1...Int(count) {
      let part = Double(step) / Double(count)
      let x = start.x + Int((Double(dx) * part).rounded())
      let y = start.y + Int((Double(dy) * part).rounded())
      dots[y * width + x] = true
    }
  }

  /// The text of a row, without spaces at its end.
  func text(row: Int) -> String {
    var line = (0..<columns).map { character(column: $0, row: row) }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  private func character(column: Int, row: Int) -> Character {
    // Braille patterns: the bits of eight dots, of each column from the top, the last two apart.
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    let each = characters.dots
    var pattern: UInt32 = 0
    for x in 0..<each.x {
      for y in 0..<each.y where dots[(row * each.y + y) * width + column * each.x + x] {
        pattern |= bits[x][y]
      }
    }
    if pattern == 0 { return row == lineRow && column % 2 == 0 ? characters.final : " " }
    guard characters == .unicode, let scalar = Unicode.Scalar(0x2800 + pattern) else { return mark }
    return Character(scalar)
  }
}
