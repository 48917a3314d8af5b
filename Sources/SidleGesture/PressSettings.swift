import SidleUnits

/// How a button takes a press. Times in ns, lengths in points.
public struct PressSettings: Equatable, BitwiseCopyable {
  /// What of a press carries the button out.
  public enum Fires: UInt8, BitwiseCopyable, Sendable {
    case upInside = 1
    case down = 2
    /// The second down of a double tap.
    case double = 3
    /// A lift, wherever it is.
    case upAnywhere = 4
  }

  public var fires: Fires
  /// Whether a pointer that leaves has left for good.
  public var exitCancels: Bool
  /// Whether a long press leaves the lift its action.
  public var longPressKeepsAction: Bool
  /// How far around its frame a finger is still on the button.
  public var touchSlop: Double
  /// The same of a mouse or a pen, which cover nothing.
  public var mouseSlop: Double
  /// How much nearer than it left a pointer must come to be on the button again.
  public var hysteresis: Double
  /// How long a press stays until it is a long one; 0: never.
  public var longPress: Int64
  /// How it repeats while it is held; a delay of 0: not at all.
  public var repeats: HoldSettings
  /// How soon after it was carried out a press may do so again.
  public var gap: Int64
  /// How soon after a tap the next down is counted with it.
  public var tapWindow: Int64

  public init() {
    fires = .upInside
    exitCancels = false
    longPressKeepsAction = false
    touchSlop = GestureTuning.pressSlop
    mouseSlop = 0
    hysteresis = 0
    longPress = 0
    repeats = HoldSettings(delay: 0, interval: 100_000_000, acceleration: 1, shortest: 20_000_000)
    gap = 0
    tapWindow = GestureTuning.tapWindow
  }

  public func slop(_ isTouch: Bool) -> Double { isTouch ? touchSlop : mouseSlop }

  public func hash(into hash: inout Hash64) {
    hash.add(
      UInt64(fires.rawValue) << 8 | UInt64(exitCancels ? 1 : 0)
        | UInt64(longPressKeepsAction ? 2 : 0))
    hash.add(touchSlop)
    hash.add(mouseSlop)
    hash.add(hysteresis)
    hash.add(longPress)
    hash.add(repeats.delay)
    hash.add(repeats.interval)
    hash.add(repeats.acceleration)
    hash.add(repeats.shortest)
    hash.add(gap)
    hash.add(tapWindow)
  }
}
