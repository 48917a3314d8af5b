import SidleControls
import SidleGesture
import SidleMotion
import SidleUnits

/// Milliseconds in nanoseconds.
func ms(_ value: Double) -> Int64 { Int64((value * 1e6).rounded()) }

extension RowSettings {
  /// The defaults of the specification, with slop 10.
  static var standard: RowSettings {
    RowSettings(
      swipe: SwipeSettings(slop: 10, tapSlop: 10, lockRatio: 1, comparison: .at),
      slopRule: .swallowed, tracking: .direct, emptySide: .yields, tap: .closes,
      overscroll: .elastic(coefficient: 0.4), openThreshold: 0.5, closeThreshold: 0.5,
      thresholdUnit: .extent, thresholdComparison: .at, velocityMinimum: 300, velocity: .decides,
      settle: .spring(.settle, dampingRatio: 1), reveal: .attached,
      buttonWidth: ButtonWidth(policy: .fixed, value: 80, minimum: 0, maximum: 1e9))
  }

  /// The rules of the preset `slide_buttons`.
  static var slideButtons: RowSettings {
    var settings = standard
    settings.swipe = SwipeSettings(slop: 30, tapSlop: 30, lockRatio: 1, comparison: .past)
    settings.slopRule = .credited
    settings.emptySide = .follows
    settings.tap = .toggles
    settings.overscroll = .free
    settings.thresholdUnit = .button
    settings.thresholdComparison = .past
    settings.velocity = .ignored
    settings.settle = .curve(.easeInOut, duration: 0.35)
    settings.reveal = .stretch
    return settings
  }

  /// The same settings with something else.
  func with(_ change: (inout RowSettings) -> Void) -> RowSettings {
    var copy = self
    change(&copy)
    return copy
  }
}

extension RowGeometry {
  /// 320 wide, one leading button and two trailing ones, 80 each.
  static var standard: RowGeometry {
    RowGeometry(
      width: 320, leading: ButtonStrip(count: 1, buttonWidth: 80),
      trailing: ButtonStrip(count: 2, buttonWidth: 80))
  }

  /// Without the leading button.
  static var trailingOnly: RowGeometry {
    RowGeometry(width: 320, leading: .none, trailing: ButtonStrip(count: 2, buttonWidth: 80))
  }
}

extension Row {
  /// A row with settings of its own, kept for good.
  init(_ settings: RowSettings, _ geometry: RowGeometry) {
    let kept = UnsafeMutablePointer<RowSettings>.allocate(capacity: 1)
    kept.initialize(to: settings)
    self.init(settings: kept, geometry: geometry)
  }
}

/// A row and everything it announced, with the time at hand.
struct Play {
  var row: Row
  var now: Int64 = 0
  private(set) var notices: [RowNotice] = []

  init(_ settings: RowSettings = .standard, _ geometry: RowGeometry = .standard) {
    row = Row(settings, geometry)
  }

  var offset: Double { row.offset(at: now) }
  var velocity: Double { row.velocity(at: now) }

  mutating func note(_ change: RowChange) {
    for index in 0..<change.count { notices.append(change[index]) }
  }

  // MARK: Inputs

  mutating func wait(_ milliseconds: Double) { wait(until: now + ms(milliseconds)) }

  /// Lets time pass; a deadline on the way takes effect at its own time.
  mutating func wait(until time: Int64) {
    while let deadline = row.deadline, deadline <= time {
      now = max(now, deadline)
      note(row.reachDeadline())
    }
    now = time
  }

  mutating func idle() {
    for _ in 0..<10 { if let deadline = row.deadline { wait(until: deadline) } }
  }

  mutating func claim(_ translation: Double, pointer: Int32 = 1) {
    note(row.claim(pointer: pointer, translation: translation, at: now))
  }

  mutating func drag(_ translation: Double) { row.drag(translation: translation) }

  mutating func release(_ velocity: Double = 0) { note(row.release(velocity: velocity, at: now)) }

  mutating func cancel() { note(row.cancelDrag(reason: .cancelled, at: now)) }

  mutating func go(_ target: Rest, animated: Bool = true, reason: Reason = .code) {
    note(row.go(to: target, reason: reason, animated: animated, at: now))
  }

  mutating func resize(_ geometry: RowGeometry, reason: Reason = .resized) {
    note(row.resize(geometry, reason: reason, at: now))
  }

  /// At rest at an edge, with nothing announced yet.
  mutating func setOpen(_ edge: Edge) {
    go(.open(edge), animated: false)
    notices = []
  }

  // MARK: Looking

  /// What was announced since the last look: `willOpen trailing touch`.
  mutating func take() -> [String] {
    defer { notices = [] }
    return notices.map { notice in
      let edge = notice.edge.map { "\($0)" } ?? "none"
      switch notice.kind {
      case .dragEnded(let cancelled):
        return "dragEnded\(cancelled ? "!" : "") \(edge) \(notice.reason)"
      case .committed(let awaits):
        return "committed\(awaits ? "!" : "") \(edge) \(notice.reason)"
      case .dragBegan, .willOpen, .opened, .willClose, .closed, .interrupted, .collapseBegan,
        .removed, .restored:
        return "\(notice.kind) \(edge) \(notice.reason)"
      }
    }
  }

  var phase: String {
    switch row.phase {
    case .resting(let rest): return "resting \(rest)"
    case .dragging: return "dragging"
    case .settling(let settle): return "settling \(settle.target)"
    case .committing: return "committing"
    case .pending: return "pending"
    case .collapsing: return "collapsing"
    case .removed: return "removed"
    }
  }
}
