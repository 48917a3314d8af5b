/// The choices of a configuration. Raw values are those of the C header.

/// The four ready looks. The bordered family of UIKit are other names of them.
public enum ButtonStyle: UInt8, BitwiseCopyable {
  case plain = 1
  case gray, tinted, filled
}

/// Which metrics of the theme count.
public enum ButtonSize: UInt8, BitwiseCopyable {
  case mini = 1
  case small, medium, large
}

/// Where the radius of the corners comes from.
public enum CornerStyle: UInt8, BitwiseCopyable {
  /// The background's own, as it is; what the theme has for the size when it has none.
  case fixed = 1
  /// The same, growing with the font.
  case dynamic
  /// What the theme has under these names.
  case small, medium, large
  /// Half the shorter side.
  case capsule
}

/// How title and subtitle stand to each other.
public enum TextAlignment: UInt8, BitwiseCopyable {
  /// At the image's side when that is leading or trailing, else in the middle.
  case automatic = 1
  case leading, center, trailing
}

/// What becomes of a text that is wider than its room. All but the first two keep it on one line.
public enum LineBreak: UInt8, BitwiseCopyable {
  case wordWrap = 1
  case characterWrap, clip, truncateHead, truncateMiddle, truncateTail

  public var wraps: Bool { self == .wordWrap || self == .characterWrap }
}

/// At which side of the texts the image stands.
public enum ImagePlacement: UInt8, BitwiseCopyable {
  case leading = 1
  case trailing, top, bottom

  public var isHorizontal: Bool { self == .leading || self == .trailing }
  public var isFirst: Bool { self == .leading || self == .top }
}

/// What the spinner of a busy button does to its size.
public enum BusySizing: UInt8, BitwiseCopyable {
  /// It takes the image's place, and the button is as large as that needs.
  case reflow = 1
  /// The button is always as large as the larger of both.
  case reserve
  /// The button is as large as without it; it stands in the middle, and what it covers is not shown.
  case overlay
}

/// The mark of a button with a menu.
public enum ButtonIndicator: UInt8, BitwiseCopyable {
  /// The mark of a pop-up, when the button is one.
  case automatic = 1
  case none, popup
}
