import SidleUnits

/// A press of a button from down to up, with all that it may do on the way. It goes by the settings
/// it began with, whatever becomes of the button's meanwhile.
///
///     off -> tracking: PressRecognizer says whether it is on the button
///              |  deadlines: long press once, repeats while it is on the button
///              up, cancel -> over
public struct ButtonPress: BitwiseCopyable {
  /// What a deadline came to.
  public enum Deadline: UInt8, BitwiseCopyable, Sendable {
    case nothing
    case longPressed
    case repeated
  }

  private var press = PressRecognizer()
  private var hold = HoldRecognizer()
  private var repeats = HoldRecognizer()
  public private(set) var isActive = false
  /// Whether a pointer of touch does it.
  private let isTouch: Bool
  /// Whether the lift carries nothing out any more.
  private var isSpent = false
  public let settings: PressSettings

  /// None.
  public init() {
    settings = PressSettings()
    isTouch = true
  }

  /// A pointer goes down on the button at `time`, ns.
  public init(_ settings: PressSettings, isTouch: Bool, at time: Int64) {
    self.settings = settings
    self.isTouch = isTouch
    isActive = true
    if settings.longPress > 0 { hold.begin(at: time, .once(after: settings.longPress)) }
    if settings.repeats.delay > 0 { repeats.begin(at: time, settings.repeats) }
  }

  /// Whether the button shows that it is pressed.
  public var isHighlighted: Bool { isActive && press.isHighlighted }

  /// How often it has repeated.
  public var repeatCount: Int32 { repeats.count }

  /// A lift carries nothing out: what it would have done is done.
  public mutating func spend() { isSpent = true }

  /// What it would have done it does no more: it only ends.
  public mutating func quiet() {
    isSpent = true
    hold.end()
    repeats.end()
  }

  /// The pointer is at a point at `time`, ns. `box` is where the button can be hit; nil when nowhere.
  public mutating func moved(
    x: Double, y: Double, box: Rect?, at time: Int64
  ) -> PressRecognizer.Change {
    guard isActive else { return .none }
    let change = press.moved(
      x: x, y: y, frame: box, slop: settings.slop(isTouch), hysteresis: settings.hysteresis)
    switch change {
    case .left:
      // Only staying on the button makes a long press.
      hold.end()
      repeats.pause(at: time)
      if settings.exitCancels { return cancel() }
    case .entered: repeats.resume(at: time)
    case .none, .chosen, .dropped, .cancelled: break  // it is where it was
    }
    return change
  }

  /// The pointer lifted: how, and whether that carries the button out.
  public mutating func lifted() -> (change: PressRecognizer.Change, acts: Bool) {
    guard isActive else { return (.none, false) }
    let change = press.lifted()
    end()
    guard !isSpent else { return (change, false) }
    switch settings.fires {
    case .upInside: return (change, change == .chosen)
    case .upAnywhere: return (change, change == .chosen || change == .dropped)
    case .down, .double: return (change, false)
    }
  }

  /// The pointer, or the button, was taken away.
  public mutating func cancel() -> PressRecognizer.Change {
    guard isActive else { return .none }
    let change = press.cancel()
    end()
    return change
  }

  /// When to call `reach`; nil when it waits for nothing.
  public var deadline: Int64? {
    guard isActive else { return nil }
    guard let first = hold.deadline else { return repeats.deadline }
    guard let second = repeats.deadline else { return first }
    return first < second ? first : second
  }

  /// The time of the deadline has come. Of two at one time the long press comes first.
  public mutating func reach(_ time: Int64) -> Deadline {
    guard isActive else { return .nothing }
    if hold.reach(time, .once(after: 0)) {
      if !settings.longPressKeepsAction { isSpent = true }
      return .longPressed
    }
    if repeats.reach(time, settings.repeats) {
      // What repeated by itself is not done once more by the lift.
      isSpent = true
      return .repeated
    }
    return .nothing
  }

  private mutating func end() {
    isActive = false
    hold.end()
    repeats.end()
  }

  public func hash(into hash: inout Hash64) {
    guard isActive else { return }
    press.hash(into: &hash)
    hold.hash(into: &hash)
    repeats.hash(into: &hash)
    hash.add(Int32(isTouch ? 1 : 0) | Int32(isSpent ? 2 : 0))
    settings.hash(into: &hash)
  }
}
