/// The numbers of menus that hosts do not set. Lengths in points, times in ns.
public enum MenuTuning {
  /// Most elements under a root: 4 096. More would be no menu; bounds the work of one call.
  public static let elements = 4096
  /// Most levels of elements under a root: 16. Bounds the panels that are open at a time.
  public static let depth = 16
  /// Most deferred elements under a root: 32, so that one opening asks for all within the events
  /// that a step has room for.
  public static let deferred = 32

  /// How far the press that opened a menu must travel before its release chooses a row: 10, the
  /// slop of a tap. Higher: fewer rows chosen by accident, a longer way to the first one.
  public static let travel = 10.0
  /// How long that press must be held else: 0.3 s, over what a click takes. Lower: slow clicks
  /// choose what lies beneath.
  public static let hold: Int64 = 300_000_000

  /// How long a button is pressed until its menu opens, where a press does something else: 0.5 s, as
  /// React Aria has it.
  public static let longPress: Int64 = 500_000_000

  /// How long a pointer rests on a row until its submenu opens: 0.2 s, as React Aria has it.
  public static let submenuDelay: Int64 = 200_000_000
  /// How long a pointer may be on its way to a submenu: 0.3 s, as Radix has it.
  public static let grace: Int64 = 300_000_000
  /// How much wider that way is at its start: 5, as Radix has it.
  public static let bleed = 5.0

  /// How long after a letter the next one goes on with the search: 1 s, as React Aria and Radix
  /// have it.
  public static let search: Int64 = 1_000_000_000
}
