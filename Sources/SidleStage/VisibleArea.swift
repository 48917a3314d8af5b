import SidleUnits

/// The part of the stage on which something can show: what is left of it inside clips that nest.
///
/// Kept as edges, so that narrowing it rounds nothing.
struct VisibleArea: BitwiseCopyable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(_ rect: Rect) {
    left = rect.x
    top = rect.y
    right = rect.right
    bottom = rect.bottom
  }

  /// What of it lies inside a clip.
  func inside(_ clip: Rect) -> VisibleArea {
    var area = VisibleArea(clip)
    if left > area.left { area.left = left }
    if top > area.top { area.top = top }
    if right < area.right { area.right = right }
    if bottom < area.bottom { area.bottom = bottom }
    return area
  }

  var isEmpty: Bool { left >= right || top >= bottom }

  /// Whether any of a rectangle shows on it.
  func shows(_ rect: Rect) -> Bool { !inside(rect).isEmpty }
}
