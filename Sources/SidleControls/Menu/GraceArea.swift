import SidleUnits

/// The way from a row to its submenu: while a pointer is on it, the rows it crosses are left alone.
///
/// From where the pointer left the row, a little before that (the bleed), the area opens to the near
/// corners of the submenu's panel and takes in the panel itself; the form is Radix's.
public struct GraceArea: Equatable, BitwiseCopyable {
  public let x: Double
  public let y: Double
  public let panel: Rect

  public init(x: Double, y: Double, panel: Rect) {
    let isRight = panel.x + panel.width / 2 >= x
    self.x = isRight ? x - MenuTuning.bleed : x + MenuTuning.bleed
    self.y = y
    self.panel = panel
  }

  /// Whether a point lies on the way, borders included.
  public func contains(x px: Double, y py: Double) -> Bool {
    if px >= panel.x, px <= panel.right, py >= panel.y, py <= panel.bottom { return true }
    let near = panel.x + panel.width / 2 >= x ? panel.x : panel.right
    let way = near - x
    guard way != 0 else { return false }
    // How much of the way to the near side is behind the point, 0 to 1.
    let part = (px - x) / way
    guard part >= 0, part <= 1 else { return false }
    let top = y + (panel.y - y) * part
    let bottom = y + (panel.bottom - y) * part
    return py >= top && py <= bottom
  }
}
