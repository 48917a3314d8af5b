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
  /// They slide over each other from the row's edge, the outer ones on top: of each as much shows as of all,
  /// up to the extent.
  case staggered

  /// Where a button lies, as distance from the row's leading edge and width.
  ///
  /// - Parameters:
  ///   - button: its place at rest in the strip.
  ///   - offset: displacement of the content, positive from leading toward trailing.
  public func place(
    _ button: ButtonPlace, edge: Edge, strip: ButtonStrip, offset: Double, rowWidth: Double
  ) -> (x: Double, width: Double) {
    let exposed = exposed(edge, offset)
    let length = strip.length
    let isWhole = exposed >= length
    // The leading end of the strip, were it laid out as at rest from the content's edge.
    let origin = edge == .leading ? exposed - length : rowWidth - exposed
    switch self {
    case .attached: return (origin + button.start, button.width)
    case .under:
      let start = edge == .leading ? 0 : rowWidth - length
      return (start + button.start, button.width)
    case .stretch:
      if isWhole { return (origin + button.start, button.width) }
      let start = edge == .leading ? 0 : origin
      return (start + exposed * button.start / length, exposed * button.width / length)
    case .staggered:
      if isWhole { return (origin + button.start, button.width) }
      switch edge {
      case .leading:
        return (exposed - exposed * (length - button.end) / length - button.width, button.width)
      case .trailing: return (origin + exposed * button.start / length, button.width)
      }
    }
  }

  /// How much of a button has come to light, 0 to 1: of its width at rest, apart from what neighbours
  /// lie upon.
  public func progress(of button: ButtonPlace, edge: Edge, strip: ButtonStrip, offset: Double)
    -> Double
  {
    let exposed = exposed(edge, offset)
    guard exposed > 0 else { return 0 }
    if exposed >= strip.length { return 1 }
    // Between the button and where the strip comes to light first.
    let before: Double
    switch (self, edge) {
    case (.stretch, _), (.staggered, _): return exposed / strip.length
    case (.attached, .trailing), (.under, .leading): before = button.start
    case (.attached, .leading), (.under, .trailing): before = strip.length - button.end
    }
    if exposed <= before { return 0 }
    return exposed >= before + button.width ? 1 : (exposed - before) / button.width
  }

  /// Whether the buttons of an edge are painted from its trailing to its leading end, so that the outer ones
  /// lie on top.
  public func paintsBackwards(_ edge: Edge) -> Bool { self == .staggered && edge == .leading }

  private func exposed(_ edge: Edge, _ offset: Double) -> Double {
    let toward = offset * edge.sign
    return toward > 0 ? toward : 0
  }
}
