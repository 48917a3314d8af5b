import CSidle

/// How a script draws one field of a spec.
///
/// Every field that the header's specs have stands in one of these tables, or among those that a
/// script gives by itself: a test compares them with the header. What is new gets a line here, with
/// its default in it more than once when most rows should go without.
struct RandomField<Spec> {
  let name: String
  let draw: (inout Spec, inout ScriptNoise) -> Void

  static func number(_ name: String, _ path: WritableKeyPath<Spec, Double>, _ values: Double...)
    -> RandomField
  {
    RandomField(name: name) { spec, noise in spec[keyPath: path] = noise.pick(values) }
  }

  /// Seconds: as they are, somewhere near, or near in whole milliseconds, of which many are no double.
  static func time(_ name: String, _ path: WritableKeyPath<Spec, Double>, _ values: Double...)
    -> RandomField
  {
    RandomField(name: name) { spec, noise in
      spec[keyPath: path] = RandomFields.awkward(noise.pick(values), &noise)
    }
  }

  static func whole(_ name: String, _ path: WritableKeyPath<Spec, Int32>, _ values: Int32...)
    -> RandomField
  {
    RandomField(name: name) { spec, noise in spec[keyPath: path] = noise.pick(values) }
  }

  /// One of the constants from 1 to `count`.
  static func choice(_ name: String, _ path: WritableKeyPath<Spec, Int32>, _ count: Int)
    -> RandomField
  {
    RandomField(name: name) { spec, noise in
      spec[keyPath: path] = Int32(1 + noise.below(count))
    }
  }

  static func color(_ name: String, _ path: WritableKeyPath<Spec, UInt32>) -> RandomField {
    RandomField(name: name) { spec, noise in spec[keyPath: path] = noise.pick([0, 0x1122_33FF]) }
  }

  static func custom(_ name: String, _ draw: @escaping (inout Spec, inout ScriptNoise) -> Void)
    -> RandomField
  {
    RandomField(name: name, draw: draw)
  }
}

enum RandomFields {
  static func awkward(_ seconds: Double, _ noise: inout ScriptNoise) -> Double {
    let near = seconds * noise.number(0.5...1.5)
    return noise.pick([seconds, seconds, near, (near * 1000).rounded() / 1000])
  }

  /// Fields that scripts give by themselves, or that are no settings.
  static let given: Set<String> = [
    "struct_size", "flags", "reserved", "name", "title", "user_data", "content_token", "frame",
    "width", "height", "start_ns", "log_capacity", "allocator", "text_resolver", "curve", "curves",
    "curve_points",
  ]

  nonisolated(unsafe) static let stage: [RandomField<sidle_stage_spec>] = [
    .whole("sample_capacity", \.sample_capacity, 1024),
    .whole("event_capacity", \.event_capacity, 64, 1024),
    .whole("max_contacts", \.max_contacts, 1, 2, 2, 3),
    .whole("velocity_strategy", \.velocity_strategy, 1, 1, 2, 3),
    .choice("edge_zone_sides", \.edge_zone_sides, 3),
    .number("edge_zone", \.edge_zone, 0, 0, 0, 20),
    .whole("reduce_motion", \.reduce_motion, 0, 0, 0, 0, 0, 0, 0, 1),
  ]

  nonisolated(unsafe) static let list: [RandomField<sidle_list_spec>] = [
    .number("spacing", \.spacing, 0, 0, 3.5),
    .number("scroll_offset", \.scroll_offset, 0, 0, -20, 30.25),
    .whole("policy", \.policy, 1, 1, 2),
    .choice("tap_outside", \.tap_outside, 3),
    .whole("direction", \.direction, 1, 1, 2),
    .color("background", \.background),
    .choice("second_row", \.second_row, 2),
    .whole("closes_on_scroll", \.closes_on_scroll, 1, 1, 0),
    .whole("scrolls", \.scrolls, 0, 1, 1), .whole("scroll_bounces", \.scroll_bounces, 0, 1, 1),
    .number("scroll_rate", \.scroll_rate, 0.998, 0.99, 0.6),
    .number("scroll_coefficient", \.scroll_coefficient, 0.55, 1, 0.001),
  ]

  nonisolated(unsafe) static let layer: [RandomField<sidle_layer_spec>] = [
    .number("font_size", \.font_size, 17, 1, 40),
    .color("background", \.background),
    .color("title_color", \.title_color),
    .choice("title_alignment", \.title_alignment, 3),
    .choice("direction", \.direction, 2),
  ]

  nonisolated(unsafe) static let transition: [RandomField<sidle_transition_spec>] = [
    .choice("kind", \.kind, 4),
    .choice("from", \.from, 4),
    .whole("fades", \.fades, 0, 0, 1),
    .whole("fill", \.fill, 1, 1, 2, 3, 4),
    .number("start_progress", \.start_progress, 0, 0, 0.25, -3),
    .number("end_progress", \.end_progress, 1, 1, 0.75, 2),
    .time("delay", \.delay, 0, 0, 0.1, 0.033),
    .time("duration", \.duration, 0.25, 0.1, 0.3001, 0),
    .time("time_offset", \.time_offset, 0, 0, 0.07),
    .number("speed", \.speed, 1, 1, 0.37, 3, 1e-6),
    .custom("curve_points") { spec, noise in
      spec.curve_points = noise.chance(80) ? (0.42, 0, 0.58, 1) : (0.5, -1, 0.5, 2)
    },
  ]

  nonisolated(unsafe) static let button: [RandomField<sidle_button_spec>] = [
    .color("background", \.background),
    .color("title_color", \.title_color),
    .whole("enabled", \.enabled, 1, 1, 1, 1, 0),
    .whole("hidden", \.hidden, 0, 0, 0, 0, 1),
    .whole("role", \.role, 1, 1, 2),
    .whole("keeps_open", \.keeps_open, 0, 0, 1),
    .number("level_at", \.level_at, 0, 0, 0, 0.4, 20, 120),
    .choice("level_span", \.level_span, 3),
    .whole("needs_confirm", \.needs_confirm, 0, 0, 0, 1),
    .time("confirm_timeout", \.confirm_timeout, 3, 0, 0.1),
    .whole("selected", \.selected, 0, 0, 0, 1),
    .whole("reports", \.reports, 0, 0, 1, 2, 3),
    .whole("changes_selection", \.changes_selection, 0, 0, 1),
    .whole("shows_menu", \.shows_menu, 0, 0, 1),
    .whole("focusable", \.focusable, 1, 1, 0),
    // Updates come once a step: scripts are compared at several step sizes.
    .whole("wants_updates", \.wants_updates, 0),
    .whole("fires_on", \.fires_on, 1, 1, 1, 2, 3, 4),
    .whole("exit_cancels", \.exit_cancels, 0, 0, 1),
    .whole("long_press_keeps_action", \.long_press_keeps_action, 0, 0, 1),
    .number("touch_slop", \.touch_slop, 70, 70, 0, 5),
    .number("mouse_slop", \.mouse_slop, 0, 3),
    .number("slop_hysteresis", \.slop_hysteresis, 0, 0, 8),
    .time("long_press", \.long_press, 0, 0, 0.05),
    .time("repeat_delay", \.repeat_delay, 0, 0, 0, 0.04),
    .time("repeat_interval", \.repeat_interval, 0.1, 0.02, 0),
    .number("repeat_acceleration", \.repeat_acceleration, 1, 0.5),
    .time("repeat_shortest", \.repeat_shortest, 0.02, 0.01),
    .time("minimum_gap", \.minimum_gap, 0, 0, 0.2),
    .time("tap_window", \.tap_window, 0.3, 0),
  ]

  nonisolated(unsafe) static let row: [RandomField<sidle_row_spec>] = [
    .color("background", \.background),
    .color("title_color", \.title_color),
    .number("slop", \.slop, 0, 4, 10),
    .number("tap_slop", \.tap_slop, 10, 10, 0, 3, 40),
    .number("lock_ratio", \.lock_ratio, 0.5, 1, 2),
    .choice("slop_comparison", \.slop_comparison, 2),
    .choice("slop_rule", \.slop_rule, 3),
    .whole("tracking", \.tracking, 1, 1, 1, 1, 1, 1, 1, 1, 2),
    .choice("empty_side", \.empty_side, 2),
    .choice("tap", \.tap, 3),
    .choice("overscroll", \.overscroll, 5),
    .number("overscroll_coefficient", \.overscroll_coefficient, 0.4, 0, 1),
    .number("open_threshold", \.open_threshold, 0.5, 0, 0.25, 1, 30),
    .number("close_threshold", \.close_threshold, 0.5, 0, 0.25, 1, 30),
    .choice("threshold_unit", \.threshold_unit, 3),
    .choice("threshold_comparison", \.threshold_comparison, 2),
    .number("velocity_min", \.velocity_min, 300, 300, 0, 50, 1e9),
    .choice("velocity", \.velocity, 3),
    .whole("settle", \.settle, 1, 1, 2, 2, 3),
    .time("settle_duration", \.settle_duration, 0.2, 0.35, 0),
    .custom("settle_curve") { spec, noise in
      spec.settle_curve = noise.chance(50) ? (0.42, 0, 0.58, 1) : (0, 0, 1, 1)
    },
    .number("spring_stiffness", \.spring_stiffness, 300, 50, 5000),
    .number("spring_damping_ratio", \.spring_damping_ratio, 0.2, 1, 3),
    .choice("reveal", \.reveal, 4),
    .choice("width_policy", \.width_policy, 4),
    .custom("width") { spec, noise in
      spec.width = spec.width_policy == 3 ? noise.number(0.05...0.3) : noise.number(10...90)
    },
    .number("width_min", \.width_min, 0, 0, 30),
    .number("width_max", \.width_max, 1e9, 1e9, 60, 0),
    .time("long_press", \.long_press, 0, 0.03, 0.1),
    .time("tap_window", \.tap_window, 0, 0, 0.2),
    .number("projection_rate", \.projection_rate, 0.998, 0.9, 0.5),
    .number("overscroll_exponent", \.overscroll_exponent, 0.8, 0.1, 1),
    .number("scroll_view_coefficient", \.scroll_view_coefficient, 0.55, 1),
    .choice("close_threshold_unit", \.close_threshold_unit, 4),
    .choice("close_threshold_comparison", \.close_threshold_comparison, 3),
    .number("bounce", \.bounce, 0, 0, 20, 0.25),
    .time("bounce_duration", \.bounce_duration, 0.1, 0),
    .choice("drag_rest", \.drag_rest, 2),
    .choice("drag_sides", \.drag_sides, 2),
    .whole("group", \.group, 0, 0, 0, 1, 7),
    .whole("index", \.index, -1, -1, 0, 1),
    .number("lock_angle", \.lock_angle, 0, 0, 30, 60),
    .time("spring_response", \.spring_response, 0.363, 0.1, 1),
    .time("spring_duration", \.spring_duration, 0.363, 0.1, 1),
    .number("spring_bounce", \.spring_bounce, 0, 0.6, -0.6),
    .choice("spring_form", \.spring_form, 3),
    .whole("limit_unit", \.limit_unit, 1, 1, 2),
    .number("leading_limit", \.leading_limit, 1e9, 1e9, 64, 0),
    .number("trailing_limit", \.trailing_limit, 1e9, 1e9, 0.2),
    .number("button_spacing", \.button_spacing, 0, 0, 8),
    .number("button_padding", \.button_padding, 8, 8, 3.5),
    .number("leading_inset", \.leading_inset, 0, 0, 34),
    .number("trailing_inset", \.trailing_inset, 0, 0, 0.5),
    .choice("full_swipe", \.full_swipe, 4),
    .choice("full_swipe_edges", \.full_swipe_edges, 3),
    .choice("full_swipe_span", \.full_swipe_span, 3),
    .number("full_swipe_at", \.full_swipe_at, 0.6, 0.2, 1.2, 40, 0),
    .number("full_swipe_hysteresis", \.full_swipe_hysteresis, 16, 0, 1e9),
    .number("full_swipe_velocity", \.full_swipe_velocity, 0, 0, 700, 50),
    .choice("on_reject", \.on_reject, 2),
    .time("collapse_duration", \.collapse_duration, 0.3, 0.1, 0),
    .time("pending_timeout", \.pending_timeout, 0, 0.05, 0.3),
  ]

  nonisolated(unsafe) static let animation: [RandomField<sidle_animation_spec>] = [
    .whole("kind", \.kind, 1, 1, 2, 3, 4, 5, 6),
    .custom("from") { spec, noise in spec.from = noise.number(-10...10) },
    .custom("to") { spec, noise in spec.to = noise.number(-100...100) },
    .number("velocity", \.velocity, 0, 300, -40),
    .time("delay", \.delay, 0, 0, 0.1, 0.033),
    .time("duration", \.duration, 0, 0.1, 0.25, 0.3001),
    .number("repeat_count", \.repeat_count, 1, 1, 1, 2, 0.5, 2.25, 0, .infinity),
    .whole("autoreverses", \.autoreverses, 0, 0, 0, 1),
    .number("speed", \.speed, 1, 1, 1, 0.37, 3, 1e-6),
    .number("spring_stiffness", \.spring_stiffness, 300, 50, 1e4),
    .number("spring_damping_ratio", \.spring_damping_ratio, 0.2, 1, 3),
    .custom("spring") { spec, noise in
      spec.spring = noise.chance(30) ? RandomScript.spring : sidle_text()
    },
    .choice("spring_form", \.spring_form, 4),
    .number("spring_response", \.spring_response, 0.363, 0.15, 0.7),
    .number("spring_duration", \.spring_duration, 0.363, 0.4),
    .number("spring_bounce", \.spring_bounce, 0, 0.3, -0.4),
    .number("spring_mass", \.spring_mass, 1, 3, 0.25),
    .number("spring_damping", \.spring_damping, 34.64, 5, 200),
    .number("decay_rate", \.decay_rate, 0.998, 0.99, 0.6),
    .number("rest_distance", \.rest_distance, 0, 0, 0.01),
    .time("stagger", \.stagger, 0, 0.05),
    .custom("values") { spec, noise in
      spec.values = sidle_numbers(first: RandomScript.numbers, count: Int64(1 + noise.below(6)))
    },
    .custom("times") { spec, noise in
      spec.times = noise.chance(50) ? spec.values : sidle_numbers()
    },
    .choice("calculation", \.calculation, 4),
    .whole("fill", \.fill, 4, 4, 1, 2, 3),
    .time("time_offset", \.time_offset, 0, 0, 0.07),
    .time("repeat_duration", \.repeat_duration, 0, 0, 0, 0.4),
    .whole("accumulates", \.accumulates, 0, 0, 0, 0, 1),
    .whole("additive", \.additive, 0, 0, 0, 0, 1),
    .number("beneath", \.beneath, 0, 12.5),
    .whole("timing_model", \.timing_model, 1, 1, 1, 2),
    .choice("iteration_direction", \.iteration_direction, 4),
    .number("iteration_start", \.iteration_start, 0, 0.4, 2),
    .time("end_delay", \.end_delay, 0, 0.07, -0.03, -2),
  ]
}
