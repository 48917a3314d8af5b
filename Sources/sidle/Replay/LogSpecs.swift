import CSidle

/// What the fields of a log's creation records mean for the library's specs. `set` is false for a
/// field that the spec does not have. Adding a tunable to the header: add its line here.
extension sidle_stage_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "start": start_ns = try line.integer(value, name)
    case "width": width = try line.number(value, name)
    case "height": height = try line.number(value, name)
    case "sample_capacity": sample_capacity = try line.integer(value, name)
    case "event_capacity": event_capacity = try line.integer(value, name)
    case "max_contacts": max_contacts = try line.integer(value, name)
    default: return false
    }
    return true
  }
}

extension sidle_list_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "user_data": user_data = try line.integer(value, name)
    case "frame": frame = try line.rect(value, name)
    case "spacing": spacing = try line.number(value, name)
    case "scroll_offset": scroll_offset = try line.number(value, name)
    case "policy": policy = try line.choice(value, name, of: Choice.policies)
    case "tap_outside": tap_outside = try line.choice(value, name, of: Choice.tapsOutside)
    case "direction": direction = try line.choice(value, name, of: Choice.directions)
    case "background": background = try line.color(value, name)
    default: return false
    }
    return true
  }
}

extension sidle_row_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "user_data": user_data = try line.integer(value, name)
    case "content_token": content_token = try line.integer(value, name)
    case "frame": frame = try line.rect(value, name)
    case "height": height = try line.number(value, name)
    case "background": background = try line.color(value, name)
    case "title_color": title_color = try line.color(value, name)
    case "slop": slop = try line.number(value, name)
    case "tap_slop": tap_slop = try line.number(value, name)
    case "lock_ratio": lock_ratio = try line.number(value, name)
    case "slop_comparison": slop_comparison = try line.choice(value, name, of: Choice.comparisons)
    case "slop_rule": slop_rule = try line.choice(value, name, of: Choice.slopRules)
    case "tracking": tracking = try line.choice(value, name, of: Choice.trackings)
    case "empty_side": empty_side = try line.choice(value, name, of: Choice.emptySides)
    case "tap": tap = try line.choice(value, name, of: Choice.taps)
    case "overscroll": overscroll = try line.choice(value, name, of: Choice.overscrolls)
    case "overscroll_coefficient": overscroll_coefficient = try line.number(value, name)
    case "open_threshold": open_threshold = try line.number(value, name)
    case "close_threshold": close_threshold = try line.number(value, name)
    case "threshold_unit": threshold_unit = try line.choice(value, name, of: Choice.units)
    case "threshold_comparison":
      threshold_comparison = try line.choice(value, name, of: Choice.comparisons)
    case "velocity_min": velocity_min = try line.number(value, name)
    case "velocity": velocity = try line.choice(value, name, of: Choice.velocities)
    case "settle": settle = try line.choice(value, name, of: Choice.settles)
    case "settle_duration": settle_duration = try line.number(value, name)
    case "settle_curve":
      let points = try line.numbers(value, name, count: 4)
      settle_curve = (points[0], points[1], points[2], points[3])
    case "spring_stiffness": spring_stiffness = try line.number(value, name)
    case "spring_damping_ratio": spring_damping_ratio = try line.number(value, name)
    case "reveal": reveal = try line.choice(value, name, of: Choice.reveals)
    case "width_policy": width_policy = try line.choice(value, name, of: Choice.widthPolicies)
    case "width": width = try line.number(value, name)
    case "width_min": width_min = try line.number(value, name)
    case "width_max": width_max = try line.number(value, name)
    default: return false
    }
    return true
  }
}

extension sidle_button_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "user_data": user_data = try line.integer(value, name)
    case "background": background = try line.color(value, name)
    case "title_color": title_color = try line.color(value, name)
    default: return false
    }
    return true
  }
}

/// The words of a log for the header's constants.
extension Choice {
  static let edges = [
    Choice("none", SIDLE_EDGE_NONE), Choice("leading", SIDLE_EDGE_LEADING),
    Choice("trailing", SIDLE_EDGE_TRAILING),
  ]
  static let policies = [Choice("one", SIDLE_POLICY_ONE), Choice("many", SIDLE_POLICY_MANY)]
  static let tapsOutside = [
    Choice("closes", SIDLE_TAP_OUTSIDE_CLOSES), Choice("ignored", SIDLE_TAP_OUTSIDE_IGNORED),
  ]
  static let directions = [
    Choice("left_to_right", SIDLE_DIRECTION_LEFT_TO_RIGHT),
    Choice("right_to_left", SIDLE_DIRECTION_RIGHT_TO_LEFT),
  ]
  static let comparisons = [Choice("at", SIDLE_COMPARE_AT), Choice("past", SIDLE_COMPARE_PAST)]
  static let slopRules = [
    Choice("swallowed", SIDLE_SLOP_SWALLOWED), Choice("credited", SIDLE_SLOP_CREDITED),
  ]
  static let trackings = [
    Choice("direct", SIDLE_TRACKING_DIRECT), Choice("accumulated", SIDLE_TRACKING_ACCUMULATED),
  ]
  static let emptySides = [
    Choice("yields", SIDLE_EMPTY_SIDE_YIELDS), Choice("follows", SIDLE_EMPTY_SIDE_FOLLOWS),
  ]
  static let taps = [
    Choice("closes", SIDLE_TAP_CLOSES), Choice("toggles", SIDLE_TAP_TOGGLES),
    Choice("passes", SIDLE_TAP_PASSES),
  ]
  static let overscrolls = [
    Choice("elastic", SIDLE_OVERSCROLL_ELASTIC), Choice("clamp", SIDLE_OVERSCROLL_CLAMP),
    Choice("free", SIDLE_OVERSCROLL_FREE),
  ]
  static let units = [
    Choice("points", SIDLE_UNIT_POINTS), Choice("extent", SIDLE_UNIT_EXTENT),
    Choice("button", SIDLE_UNIT_BUTTON),
  ]
  static let velocities = [
    Choice("decides", SIDLE_VELOCITY_DECIDES), Choice("ignored", SIDLE_VELOCITY_IGNORED),
  ]
  static let settles = [
    Choice("spring", SIDLE_SETTLE_SPRING), Choice("curve", SIDLE_SETTLE_CURVE),
    Choice("immediate", SIDLE_SETTLE_IMMEDIATE),
  ]
  static let reveals = [
    Choice("attached", SIDLE_REVEAL_ATTACHED), Choice("under", SIDLE_REVEAL_UNDER),
    Choice("stretch", SIDLE_REVEAL_STRETCH),
  ]
  static let widthPolicies = [
    Choice("content", SIDLE_WIDTH_CONTENT), Choice("fixed", SIDLE_WIDTH_FIXED),
    Choice("fraction", SIDLE_WIDTH_FRACTION),
  ]
}
