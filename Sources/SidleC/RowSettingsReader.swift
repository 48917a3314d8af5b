import CSidle
import SidleControls
import SidleGesture
import SidleMotion
import SidleStage
import SidleUnits

/// From the fields of a row spec to the settings of a row.
extension RowSettings {
  init(_ spec: sidle_row_spec) throws(Failure) {
    self.init(
      swipe: SwipeSettings(
        slop: try Check.length(spec.slop, "spec.slop"),
        tapSlop: try Check.length(spec.tap_slop, "spec.tap_slop"),
        lockRatio: try readLockRatio(spec),
        comparison: try readComparison(spec.slop_comparison, "spec.slop_comparison"),
        longPress: try readTime(spec.long_press, "spec.long_press"),
        tapWindow: try readTime(spec.tap_window, "spec.tap_window")),
      slopRule: try pick(
        spec.slop_rule, "spec.slop_rule", .swallowed, .credited, .rebased,
        "it must be SIDLE_SLOP_SWALLOWED, _CREDITED or _REBASED"),
      tracking: try pick(
        spec.tracking, "spec.tracking", .direct, .accumulated,
        "it must be SIDLE_TRACKING_DIRECT or _ACCUMULATED"),
      emptySide: try pick(
        spec.empty_side, "spec.empty_side", .yields, .follows,
        "it must be SIDLE_EMPTY_SIDE_YIELDS or _FOLLOWS"),
      tap: try pick(
        spec.tap, "spec.tap", .closes, .toggles, .passes,
        "it must be SIDLE_TAP_CLOSES, _TOGGLES or _PASSES"),
      overscroll: try readOverscroll(spec),
      openThreshold: try Check.length(spec.open_threshold, "spec.open_threshold"),
      closeThreshold: try Check.length(spec.close_threshold, "spec.close_threshold"),
      thresholdUnit: try pick(
        spec.threshold_unit, "spec.threshold_unit", .points, .extent, .button,
        "it must be SIDLE_UNIT_POINTS, _EXTENT or _BUTTON"),
      thresholdComparison: try readComparison(
        spec.threshold_comparison, "spec.threshold_comparison"),
      closeThresholdUnit: try readCloseUnit(spec),
      closeThresholdComparison: try readCloseComparison(spec),
      velocityMinimum: try Check.length(spec.velocity_min, "spec.velocity_min"),
      velocity: try readVelocity(spec),
      settle: try readSettle(spec),
      reveal: try pick(
        spec.reveal, "spec.reveal", .attached, .under, .stretch, .staggered,
        "it must be SIDLE_REVEAL_ATTACHED, _UNDER, _STRETCH or _STAGGERED"),
      buttonWidth: ButtonWidth(
        policy: try pick(
          spec.width_policy, "spec.width_policy", .content, .fixed, .fraction, .natural,
          "it must be SIDLE_WIDTH_CONTENT, _FIXED, _FRACTION or _NATURAL"),
        value: try Check.length(spec.width, "spec.width"),
        minimum: try Check.length(spec.width_min, "spec.width_min"),
        maximum: try Check.length(spec.width_max, "spec.width_max")))
    bounce = try Check.length(spec.bounce, "spec.bounce")
    bounceDuration = try Check.number(
      spec.bounce_duration, "spec.bounce_duration", 0, 1e6, "it must be 0 to 1e6 seconds")
    dragRest = try pick(
      spec.drag_rest, "spec.drag_rest", .kept, .follows,
      "it must be SIDLE_DRAG_REST_KEPT or _FOLLOWS")
    dragSides = try pick(
      spec.drag_sides, "spec.drag_sides", .both, .one,
      "it must be SIDLE_DRAG_SIDES_BOTH or _ONE")
    buttonWidth.spacing = try Check.length(spec.button_spacing, "spec.button_spacing")
    buttonWidth.padding = try Check.length(spec.button_padding, "spec.button_padding")
    leadingInset = try Check.length(spec.leading_inset, "spec.leading_inset")
    trailingInset = try Check.length(spec.trailing_inset, "spec.trailing_inset")
    leadingLimit = try Check.length(spec.leading_limit, "spec.leading_limit")
    trailingLimit = try Check.length(spec.trailing_limit, "spec.trailing_limit")
    limitUnit = try pick(
      spec.limit_unit, "spec.limit_unit", .points, .width,
      "it must be SIDLE_LIMIT_POINTS or _WIDTH")
    fullSwipe = try readFullSwipe(spec)
    removal = try readRemoval(spec)
  }
}

/// The constant with the value 1 or 2.
private func pick<Value>(
  _ code: Int32, _ argument: StaticString, _ first: Value, _ second: Value, _ rule: StaticString
) throws(Failure) -> Value {
  try Check.choice(code, argument, code == 1 ? first : code == 2 ? second : nil, rule)
}

/// The constant with the value 1, 2 or 3.
private func pick<Value>(
  _ code: Int32, _ argument: StaticString, _ first: Value, _ second: Value, _ third: Value,
  _ rule: StaticString
) throws(Failure) -> Value {
  let value: Value?
  switch code {
  case 1: value = first
  case 2: value = second
  case 3: value = third
  default: value = nil
  }
  return try Check.choice(code, argument, value, rule)
}

/// The constant with the value 1, 2, 3 or 4.
private func pick<Value>(
  _ code: Int32, _ argument: StaticString, _ first: Value, _ second: Value, _ third: Value,
  _ fourth: Value, _ rule: StaticString
) throws(Failure) -> Value {
  if code == 4 { return fourth }
  return try pick(code, argument, first, second, third, rule)
}

private func readComparison(_ code: Int32, _ argument: StaticString) throws(Failure) -> Comparison {
  try pick(code, argument, .at, .past, "it must be SIDLE_COMPARE_AT or _PAST")
}

/// Seconds as nanoseconds; what is not off is at least one.
func readTime(_ seconds: Double, _ argument: StaticString) throws(Failure) -> Int64 {
  let checked = try Check.number(seconds, argument, 0, 1e6, "it must be 0 to 1e6 seconds")
  return Elementary.nanoseconds(roundingUp: checked)
}

/// The ratio, or the cotangent of the angle.
private func readLockRatio(_ spec: sidle_row_spec) throws(Failure) -> Double {
  let ratio = try Check.number(
    spec.lock_ratio, "spec.lock_ratio", 1e-9, 1e9, "it must be 1e-9 to 1e9")
  if spec.lock_angle == 0 { return ratio }
  let degrees = try Check.number(
    spec.lock_angle, "spec.lock_angle", 1, 89, "it must be 0, or 1 to 89 degrees")
  let angle = degrees * (Elementary.twoPi / 360)
  return Elementary.cos(angle) / Elementary.sin(angle)
}

private func readOverscroll(_ spec: sidle_row_spec) throws(Failure) -> Overscroll {
  let coefficient = try Check.number(
    spec.overscroll_coefficient, "spec.overscroll_coefficient", 0, 1, "it must be 0 to 1")
  let exponent = try Check.number(
    spec.overscroll_exponent, "spec.overscroll_exponent", 0.1, 1, "it must be 0.1 to 1")
  let scrolling = try Check.number(
    spec.scroll_view_coefficient, "spec.scroll_view_coefficient", 1e-3, 1,
    "it must be 1e-3 to 1")
  let kind: Overscroll?
  switch spec.overscroll {
  case 1: kind = .elastic(coefficient: coefficient)
  case 2: kind = .clamp
  case 3: kind = .free
  case 4: kind = .power(exponent: exponent)
  case 5: kind = .scrollView(coefficient: scrolling)
  default: kind = nil
  }
  return try Check.choice(
    spec.overscroll, "spec.overscroll", kind,
    "it must be SIDLE_OVERSCROLL_ELASTIC, _CLAMP, _FREE, _POWER or _SCROLL_VIEW")
}

private func readVelocity(_ spec: sidle_row_spec) throws(Failure) -> RowSettings.Velocity {
  let rate = try Check.number(
    spec.projection_rate, "spec.projection_rate", 0.5, 0.9999, "it must be 0.5 to 0.9999")
  return try pick(
    spec.velocity, "spec.velocity", .decides, .ignored, .projects(rate: rate),
    "it must be SIDLE_VELOCITY_DECIDES, _IGNORED or _PROJECTS")
}

/// Nil: as to open.
private func readCloseUnit(_ spec: sidle_row_spec) throws(Failure) -> RowSettings.Unit? {
  let code = spec.close_threshold_unit
  if code == 1 { return nil }
  let unit: RowSettings.Unit?
  switch code {
  case 2: unit = .points
  case 3: unit = .extent
  case 4: unit = .button
  default: unit = nil
  }
  return try Check.choice(
    code, "spec.close_threshold_unit", unit,
    "it must be SIDLE_CLOSE_UNIT_SAME, _POINTS, _EXTENT or _BUTTON")
}

/// Nil: as to open.
private func readCloseComparison(_ spec: sidle_row_spec) throws(Failure) -> Comparison? {
  let code = spec.close_threshold_comparison
  let comparison: Comparison? = code == 2 ? .at : code == 3 ? .past : nil
  if code == 1 { return nil }
  return try Check.choice(
    code, "spec.close_threshold_comparison", comparison,
    "it must be SIDLE_CLOSE_COMPARE_SAME, _AT or _PAST")
}

private func readSettle(_ spec: sidle_row_spec) throws(Failure) -> RowSettings.Settle {
  let duration = try Check.number(
    spec.settle_duration, "spec.settle_duration", 0, 1e6, "it must be 0 to 1e6 seconds")
  let points = spec.settle_curve
  let curve = CubicBezier(
    x1: try Check.number(points.0, "spec.settle_curve[0]", 0, 1, "it must be 0 to 1"),
    y1: try Check.coordinate(points.1, "spec.settle_curve[1]"),
    x2: try Check.number(points.2, "spec.settle_curve[2]", 0, 1, "it must be 0 to 1"),
    y2: try Check.coordinate(points.3, "spec.settle_curve[3]"))
  guard let curve else {
    throw Failure(.range, "spec.settle_curve", .number(points.0), "no curve can be made of it")
  }
  let form = try pick(
    spec.spring_form, "spec.spring_form", SpringForm.stiffness, .response, .duration,
    "it must be SIDLE_SPRING_STIFFNESS, _RESPONSE or _DURATION")
  let spring = try Check.spring(SpringFields(spec), form)
  return try pick(
    spec.settle, "spec.settle", .spring(spring.atMassOne, dampingRatio: spring.ratio),
    .curve(curve, duration: duration), .immediate,
    "it must be SIDLE_SETTLE_SPRING, _CURVE or _IMMEDIATE")
}
