import SidleUnits

/// What a debug overlay shows: a set. The raw value is made of `SIDLE_OVERLAY_` in the C header.
public struct Overlay: Equatable, BitwiseCopyable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var none: Overlay { Overlay(rawValue: 0) }
  /// Where contacts went down, where they are, and how far they may go before it counts.
  public static var slop: Overlay { Overlay(rawValue: 1) }
  /// How fast contacts are and rows move by themselves.
  public static var velocity: Overlay { Overlay(rawValue: 2) }
  /// Where rows may rest, and from where on a release or a pull decides.
  public static var anchors: Overlay { Overlay(rawValue: 4) }
  /// What has become of contacts.
  public static var verdicts: Overlay { Overlay(rawValue: 8) }
  public static var all: Overlay { Overlay(rawValue: 15) }

  public func contains(_ other: Overlay) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
}

/// What the overlay looks like. Lengths in points, colours 0xRRGGBBAA: those that Apple's systems
/// give to orange, blue, green, pink and purple, so that they show on light and dark scenes.
enum OverlayTuning {
  static let slopColor: UInt32 = 0xFF95_00FF
  static let velocityColor: UInt32 = 0x007A_FFFF
  static let anchorColor: UInt32 = 0x34C7_59FF
  static let thresholdColor: UInt32 = 0xFF2D_55FF
  static let fullSwipeColor: UInt32 = 0xAF52_DEFF
  static let labelColor: UInt32 = 0xFFFF_FFFF
  static let labelBackground: UInt32 = 0x0000_00B3
  static let lineWidth = 1.5
  /// How far an arrow leads: the way of so many seconds.
  static let arrowTime = 0.1
  /// Slower than this, points per second, there is no arrow: it would not be one.
  static let arrowLeast = 20.0
  /// Of an arrow's head.
  static let arrowHead = 6.0
  /// Radius of the dot where a contact is.
  static let dot = 4.0
  static let fontSize = 11.0
  /// Free space around a label, and between it and its contact.
  static let labelPadding = 3.0
  static let labelDistance = 16.0
}
