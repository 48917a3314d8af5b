import SidleControls
import SidleGesture
import SidleMotion
import SidleUnits

/// `name=value`, by type of value. Not inlined: records are written once in a while, and each field of
/// each would be another copy.
extension ByteWriter {
  @inline(never)
  private mutating func key(_ name: StaticString) {
    append(UInt8(ascii: " "))
    append(name)
    append(UInt8(ascii: "="))
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ value: Int64) {
    key(name)
    append(value)
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ value: UInt64) {
    key(name)
    append(value)
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ value: Double) {
    key(name)
    append(shortest: value)
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ value: Size) {
    field(name, value.width)
    comma(value.height)
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ value: Rect) {
    field(name, value.x)
    comma(value.y)
    comma(value.width)
    comma(value.height)
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ value: (Double, Double, Double, Double)) {
    field(name, value.0)
    comma(value.1)
    comma(value.2)
    comma(value.3)
  }

  @inline(never)
  mutating func field(_ name: StaticString, word: StaticString) {
    key(name)
    append(word)
  }

  @inline(never)
  mutating func field(_ name: StaticString, color: UInt32) {
    key(name)
    append("0x")
    append(hexadecimal: UInt64(color), digits: 8)
  }

  @inline(never)
  mutating func field(_ name: StaticString, quoted: UnsafeBufferPointer<UInt8>) {
    key(name)
    append(quoted: quoted)
  }

  @inline(never)
  mutating func comma(_ value: Double) {
    append(UInt8(ascii: ","))
    append(shortest: value)
  }

  mutating func fields(_ settings: RowSettings) {
    field("slop", settings.swipe.slop)
    field("tap_slop", settings.swipe.tapSlop)
    field("lock_ratio", settings.swipe.lockRatio)
    field("slop_comparison", word: settings.swipe.comparison.word)
    field("slop_rule", word: settings.slopRule.word)
    field("tracking", word: settings.tracking == .direct ? "direct" : "accumulated")
    field("empty_side", word: settings.emptySide == .yields ? "yields" : "follows")
    field("tap", word: settings.tap.word)
    fields(settings.overscroll)
    field("open_threshold", settings.openThreshold)
    field("close_threshold", settings.closeThreshold)
    field("threshold_unit", word: settings.thresholdUnit.word)
    field("threshold_comparison", word: settings.thresholdComparison.word)
    if let unit = settings.closeThresholdUnit { field("close_threshold_unit", word: unit.word) }
    if let comparison = settings.closeThresholdComparison {
      field("close_threshold_comparison", word: comparison.word)
    }
    field("velocity_min", settings.velocityMinimum)
    fields(settings.velocity)
    fields(settings.settle)
    field("reveal", word: settings.reveal.word)
    field("width_policy", word: settings.buttonWidth.policy.word)
    field("width", settings.buttonWidth.value)
    field("width_min", settings.buttonWidth.minimum)
    field("width_max", settings.buttonWidth.maximum)
    if settings.swipe.longPress > 0 {
      field("long_press", Elementary.seconds(settings.swipe.longPress))
    }
    if settings.swipe.tapWindow > 0 {
      field("tap_window", Elementary.seconds(settings.swipe.tapWindow))
    }
    if settings.bounce > 0 {
      field("bounce", settings.bounce)
      field("bounce_duration", settings.bounceDuration)
    }
    if settings.dragRest == .follows { field("drag_rest", word: "follows") }
    if settings.dragSides == .one { field("drag_sides", word: "one") }
    if settings.buttonWidth.spacing != 0 { field("button_spacing", settings.buttonWidth.spacing) }
    if settings.buttonWidth.padding != ControlTuning.buttonPadding {
      field("button_padding", settings.buttonWidth.padding)
    }
    if settings.leadingInset != 0 { field("leading_inset", settings.leadingInset) }
    if settings.trailingInset != 0 { field("trailing_inset", settings.trailingInset) }
    if settings.limitUnit == .width { field("limit_unit", word: "width") }
    if settings.leadingLimit != Limits.length { field("leading_limit", settings.leadingLimit) }
    if settings.trailingLimit != Limits.length { field("trailing_limit", settings.trailingLimit) }
    if settings.fullSwipe != .off { fields(settings.fullSwipe) }
    if settings.removal != .standard { fields(settings.removal) }
  }

  private mutating func fields(_ overscroll: Overscroll) {
    switch overscroll {
    case .elastic(let coefficient):
      field("overscroll", word: "elastic")
      field("overscroll_coefficient", coefficient)
    case .clamp: field("overscroll", word: "clamp")
    case .free: field("overscroll", word: "free")
    case .power(let exponent):
      field("overscroll", word: "power")
      field("overscroll_exponent", exponent)
    case .scrollView(let coefficient):
      field("overscroll", word: "scroll_view")
      field("scroll_view_coefficient", coefficient)
    }
  }

  private mutating func fields(_ velocity: RowSettings.Velocity) {
    switch velocity {
    case .decides: field("velocity", word: "decides")
    case .ignored: field("velocity", word: "ignored")
    case .projects(let rate):
      field("velocity", word: "projects")
      field("projection_rate", rate)
    }
  }

  /// Fields that do not count for the manner chosen are left out and keep their defaults.
  private mutating func fields(_ settle: RowSettings.Settle) {
    switch settle {
    case .spring(let spring, let dampingRatio):
      field("settle", word: "spring")
      field("spring_stiffness", spring.stiffness)
      field("spring_damping_ratio", dampingRatio)
    case .curve(let curve, let duration):
      field("settle", word: "curve")
      field("settle_duration", duration)
      field("settle_curve", curve.x1)
      comma(curve.y1)
      comma(curve.x2)
      comma(curve.y2)
    case .immediate: field("settle", word: "immediate")
    }
  }
}

extension PointerPhase {
  var word: StaticString {
    switch self {
    case .down: return "down"
    case .move: return "move"
    case .up: return "up"
    case .cancel: return "cancel"
    case .hover: return "hover"
    case .momentum: return "momentum"
    }
  }
}

extension PointerKind {
  var word: StaticString {
    switch self {
    case .touch: return "touch"
    case .mouse: return "mouse"
    case .pen: return "pen"
    case .scroll: return "scroll"
    case .wheel: return "wheel"
    case .key: return "key"
    }
  }
}

extension VelocityStrategy {
  var word: StaticString {
    switch self {
    case .line: return "line"
    case .quadratic: return "quadratic"
    case .impulse: return "impulse"
    }
  }
}

extension EdgeZone.Sides {
  var word: StaticString {
    switch self {
    case .both: return "both"
    case .left: return "left"
    case .right: return "right"
    }
  }
}

extension Comparison {
  var word: StaticString { self == .at ? "at" : "past" }
}

extension RowSettings.SlopRule {
  var word: StaticString {
    switch self {
    case .swallowed: return "swallowed"
    case .credited: return "credited"
    case .rebased: return "rebased"
    }
  }
}

extension RowSettings.Tap {
  var word: StaticString {
    switch self {
    case .closes: return "closes"
    case .toggles: return "toggles"
    case .passes: return "passes"
    }
  }
}

extension RowSettings.Unit {
  var word: StaticString {
    switch self {
    case .points: return "points"
    case .extent: return "extent"
    case .button: return "button"
    }
  }
}

extension RevealStyle {
  var word: StaticString {
    switch self {
    case .attached: return "attached"
    case .under: return "under"
    case .stretch: return "stretch"
    case .staggered: return "staggered"
    }
  }
}

extension ButtonWidth.Policy {
  var word: StaticString {
    switch self {
    case .content: return "content"
    case .fixed: return "fixed"
    case .fraction: return "fraction"
    case .natural: return "natural"
    }
  }
}
