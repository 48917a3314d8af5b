import SidleControls
import SidleUnits

/// What all buttons of a stage have their looks from.
extension Stage {
  public mutating func setTheme(_ theme: Theme) throws(Failure) {
    // Some four thousand bytes, where every number has all its digits.
    guard log.hasRoom(for: 1024) else { throw Log.failure }
    // Rows that are not closed follow when their buttons ask for other widths.
    try checkRoom(events: shownCount &* RowChange.capacity)
    guard reserveTheme() else { throw .outOfMemory("theme") }
    log.setTheme(theme)
    themes[0] = theme
    hasOwnTheme = true
    reviewFaces()
    markAllForUpdate()
  }

  public mutating func setScheme(_ scheme: ColorScheme) throws(Failure) {
    guard log.hasRoom() else { throw Log.failure }
    log.setScheme(scheme)
    self.scheme = scheme
    markAllForUpdate()
  }

  /// Clear: the theme's.
  public mutating func setTint(_ tint: Color) throws(Failure) {
    guard log.hasRoom() else { throw Log.failure }
    log.setTint(tint)
    self.tint = tint
    markAllForUpdate()
  }

  /// Where the theme lies. There is one: a button was configured.
  var theme: UnsafePointer<Theme> { UnsafePointer(themes.pointer.unsafelyUnwrapped) }

  /// Makes sure that there is a theme. False when there is no memory.
  mutating func reserveTheme() -> Bool {
    if themes.count > 0 { return true }
    guard themes.reserve(1) else { return false }
    themes.append(Theme(.system))
    return true
  }

  /// The measures that menus have by the theme.
  public mutating func menuMetrics() throws(Failure) -> MenuMetrics {
    guard reserveTheme() else { throw .outOfMemory("theme") }
    return MenuMetrics(themes[0])
  }

  /// The fonts that a configuration's texts are to be measured with.
  public mutating func fonts(_ configuration: borrowing ButtonConfiguration) throws(Failure)
    -> (title: Double, subtitle: Double)
  {
    guard reserveTheme() else { throw .outOfMemory("theme") }
    return (configuration.titleFont(theme), configuration.subtitleFont(theme))
  }
}
