import SidleUnits

/// How the buttons of an edge come to light. Each style is a function from how far the content is
/// displaced to where the buttons lie.
public enum RevealStyle: UInt8, BitwiseCopyable {
  /// They travel with the content's edge.
  case attached
  /// They lie still and the content uncovers them.
  case under
  /// They stay at the content's edge and grow with the finger up to their width at rest; past the
  /// extent a gap appears behind them.
  case stretch

  /// Where a button lies, as distance from the row's leading edge and width.
  ///
  /// - Parameters:
  ///   - index: place among the buttons of the edge, from leading to trailing.
  ///   - offset: displacement of the content, positive from leading toward trailing.
  public func place(index: Int, edge: Edge, strip: ButtonStrip, offset: Double, rowWidth: Double)
    -> (x: Double, width: Double)
  {
    let toward = offset * edge.sign
    let exposed = toward > 0 ? toward : 0
    let width = buttonWidth(strip: strip, exposed: exposed)
    let all = Double(strip.count) * width
    let start: Double
    switch (self, edge) {
    case (.attached, .leading), (.stretch, .leading): start = exposed - all
    case (.attached, .trailing), (.stretch, .trailing): start = rowWidth - exposed
    case (.under, .leading): start = 0
    case (.under, .trailing): start = rowWidth - all
    }
    return (start + Double(index) * width, width)
  }

  private func buttonWidth(strip: ButtonStrip, exposed: Double) -> Double {
    switch self {
    case .attached, .under: return strip.buttonWidth
    case .stretch:
      let share = exposed / Double(strip.count)
      return share < strip.buttonWidth ? share : strip.buttonWidth
    }
  }
}
