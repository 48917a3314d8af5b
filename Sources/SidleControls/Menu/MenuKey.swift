/// A key that a menu knows.
public enum MenuKey: Equatable, BitwiseCopyable {
  case up, down, left, right, home, end, pageUp, pageDown, enter, space, escape
  /// A letter, as a Unicode scalar.
  case letter(UInt32)
}

/// What an input to an open menu comes to, beyond what shows: highlight, submenus, scroll offset.
public enum MenuReaction: Equatable, BitwiseCopyable {
  case nothing
  /// Choose the leaf of this row.
  case choose(MenuPlace)
  case close(MenuClosing)
}

/// Why a menu closes by itself.
public enum MenuClosing: UInt8, BitwiseCopyable {
  /// A press outside, or a press that opened it and let go outside.
  case outside
  /// The escape key.
  case escape
}
