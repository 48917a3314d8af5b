import SidleUnits

/// What a pointer had pulled a row when the row, or its buttons, began to measure something else.
///
/// The offset stays where it is then, and so what explains it by the new measures is another pull than
/// what the pointer travelled. What carries out a button by a pull is to notice nothing of that: the
/// pull stays as it was, goes on one to one outward, and is back at 0 when the row is.
struct KeptPull: BitwiseCopyable {
  /// The pull that explains the offset by the new measures, points; 0: the pull is that.
  private let raw: Double
  /// What the pointer had pulled.
  private let pull: Double

  static var none: KeptPull { KeptPull(0, raw: 0) }

  /// Of the same sign, or else nothing is kept.
  init(_ pull: Double, raw: Double) {
    let differs = pull != raw && pull * raw > 0
    self.raw = differs ? raw : 0
    self.pull = differs ? pull : 0
  }

  /// How far the pointer has pulled the row when `now` explains the offset.
  func pull(at now: Double) -> Double {
    guard raw * now > 0 else { return now }
    return now.magnitude > raw.magnitude ? pull + (now - raw) : pull * (now / raw)
  }

  func hash(into hash: inout Hash64) {
    guard raw != 0 else { return }
    hash.add(raw)
    hash.add(pull)
  }
}

extension Row.Drag {
  /// How far the pointer has pulled the row, before overscroll.
  var pull: Double { kept.pull(at: raw) }
}
