import SidleGesture
import SidleUnits

/// What a button makes of presses, and what of that it tells the host.
public struct ButtonBehavior: Equatable, BitwiseCopyable {
  /// Which events a button has.
  public enum Reports: UInt8, BitwiseCopyable, Sendable {
    /// That it was carried out, and what follows from it.
    case actions = 1
    /// Also each step of a press, focus and hovering.
    case tracking = 2
    /// Also every move of a pointer that presses it.
    case moves = 3
  }

  public var press: PressSettings
  public var reports: Reports
  /// Whether being carried out turns it on and off; with a menu that it shows, chooses among the menu's.
  public var changesSelection: Bool
  /// Whether being pressed shows its menu.
  public var showsMenu: Bool
  /// Whether keys can get to it.
  public var isFocusable: Bool
  /// Whether it asks the host to update it when its state has changed.
  public var wantsUpdates: Bool

  public init(_ reports: Reports) {
    self.reports = reports
    press = PressSettings()
    changesSelection = false
    showsMenu = false
    isFocusable = true
    wantsUpdates = false
  }

  /// A button in a row, as long as nothing else is asked of it.
  public static var ofRow: ButtonBehavior { ButtonBehavior(.actions) }
  /// A button of its own.
  public static var own: ButtonBehavior { ButtonBehavior(.tracking) }

  public func hash(into hash: inout Hash64) {
    hash.add(
      UInt64(reports.rawValue) << 8 | UInt64(changesSelection ? 1 : 0) | UInt64(showsMenu ? 2 : 0)
        | UInt64(isFocusable ? 4 : 0) | UInt64(wantsUpdates ? 8 : 0))
    press.hash(into: &hash)
  }
}
