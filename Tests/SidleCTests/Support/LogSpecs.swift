import CSidle

/// The fields of records that make something. A field that is missing has its default.

extension sidle_list_spec {
  mutating func set(_ line: LogLine) {
    user_data = UInt64(line.text("user_data")) ?? 0
    frame = line.rect("frame")
    spacing = line.number("spacing")
    scroll_offset = line.number("scroll_offset")
    policy = line.choice("policy", "one many")
    tap_outside = line.choice("tap_outside", "closes ignored passes")
    direction = line.choice("direction", "left_to_right right_to_left")
    background = line.color("background")
    if line.has("second_row") { second_row = line.choice("second_row", "hand_over close_only") }
    if line.has("closes_on_scroll") {
      closes_on_scroll = Int32(line.whole("closes_on_scroll"))
    }
    if line.has("scrolls") {
      scrolls = Int32(line.whole("scrolls"))
      scroll_bounces = Int32(line.whole("scroll_bounces"))
      scroll_rate = line.number("scroll_rate")
      scroll_coefficient = line.number("scroll_coefficient")
    }
  }
}

extension sidle_row_spec {
  mutating func set(_ line: LogLine) {
    user_data = UInt64(line.text("user_data")) ?? 0
    content_token = UInt64(line.text("content_token")) ?? 0
    frame = line.rect("frame")
    height = line.number("height")
    background = line.color("background")
    title_color = line.color("title_color")
    if line.has("group") { group = Int32(line.whole("group")) }
    if line.has("index") { index = Int32(line.whole("index")) }
    slop = line.number("slop")
    tap_slop = line.number("tap_slop")
    lock_ratio = line.number("lock_ratio")
    slop_comparison = line.choice("slop_comparison", "at past")
    slop_rule = line.choice("slop_rule", "swallowed credited rebased")
    tracking = line.choice("tracking", "direct accumulated")
    empty_side = line.choice("empty_side", "yields follows")
    tap = line.choice("tap", "closes toggles passes")
    overscroll = line.choice("overscroll", "elastic clamp free power scroll_view")
    if line.has("overscroll_coefficient") {
      overscroll_coefficient = line.number("overscroll_coefficient")
    }
    open_threshold = line.number("open_threshold")
    close_threshold = line.number("close_threshold")
    threshold_unit = line.choice("threshold_unit", "points extent button")
    threshold_comparison = line.choice("threshold_comparison", "at past")
    velocity_min = line.number("velocity_min")
    velocity = line.choice("velocity", "decides ignored projects")
    settle = line.choice("settle", "spring curve immediate")
    if line.has("settle_duration") { settle_duration = line.number("settle_duration") }
    if line.has("settle_curve") {
      let points = line.numbers("settle_curve")
      settle_curve = (points[0], points[1], points[2], points[3])
    }
    if line.has("spring_stiffness") { spring_stiffness = line.number("spring_stiffness") }
    if line.has("spring_damping_ratio") {
      spring_damping_ratio = line.number("spring_damping_ratio")
    }
    reveal = line.choice("reveal", "attached under stretch staggered")
    width_policy = line.choice("width_policy", "content fixed fraction natural")
    width = line.number("width")
    width_min = line.number("width_min")
    width_max = line.number("width_max")
    if line.has("long_press") { long_press = line.number("long_press") }
    if line.has("tap_window") { tap_window = line.number("tap_window") }
    if line.has("projection_rate") { projection_rate = line.number("projection_rate") }
    if line.has("overscroll_exponent") { overscroll_exponent = line.number("overscroll_exponent") }
    if line.has("scroll_view_coefficient") {
      scroll_view_coefficient = line.number("scroll_view_coefficient")
    }
    if line.has("close_threshold_unit") {
      close_threshold_unit = line.choice("close_threshold_unit", "same points extent button")
    }
    if line.has("close_threshold_comparison") {
      close_threshold_comparison = line.choice("close_threshold_comparison", "same at past")
    }
    if line.has("bounce") { bounce = line.number("bounce") }
    if line.has("bounce_duration") { bounce_duration = line.number("bounce_duration") }
    if line.has("drag_rest") { drag_rest = line.choice("drag_rest", "kept follows") }
    if line.has("button_spacing") { button_spacing = line.number("button_spacing") }
    if line.has("button_padding") { button_padding = line.number("button_padding") }
    if line.has("leading_inset") { leading_inset = line.number("leading_inset") }
    if line.has("trailing_inset") { trailing_inset = line.number("trailing_inset") }
    if line.has("limit_unit") { limit_unit = line.choice("limit_unit", "points width") }
    if line.has("leading_limit") { leading_limit = line.number("leading_limit") }
    if line.has("trailing_limit") { trailing_limit = line.number("trailing_limit") }
    if line.has("drag_sides") { drag_sides = line.choice("drag_sides", "both one") }
    setFlow(line)
  }
}

extension sidle_row_spec {
  mutating func setFlow(_ line: LogLine) {
    if line.has("full_swipe") {
      full_swipe = line.choice("full_swipe", "off keeps removes by_role")
      full_swipe_edges = line.choice("full_swipe_edges", "both leading trailing")
      full_swipe_span = line.choice("full_swipe_span", "width extent points")
      full_swipe_at = line.number("full_swipe_at")
      full_swipe_hysteresis = line.number("full_swipe_hysteresis")
      full_swipe_velocity = line.number("full_swipe_velocity")
    }
    guard line.has("on_reject") else { return }
    on_reject = line.choice("on_reject", "closes opens")
    collapse_duration = line.number("collapse_duration")
    pending_timeout = line.number("pending_timeout")
  }
}

extension sidle_button_spec {
  mutating func setAction(_ line: LogLine) {
    if line.has("role") { role = line.choice("role", "normal destructive") }
    if line.has("keeps_open") { keeps_open = Int32(line.whole("keeps_open")) }
    if line.has("needs_confirm") { needs_confirm = Int32(line.whole("needs_confirm")) }
    if line.has("confirm_timeout") { confirm_timeout = line.number("confirm_timeout") }
    guard line.has("level_at") else { return }
    level_at = line.number("level_at")
    level_span = line.choice("level_span", "width extent points")
  }
}

extension sidle_layer_spec {
  mutating func set(_ line: LogLine) {
    user_data = UInt64(line.text("user_data")) ?? 0
    content_token = UInt64(line.text("content_token")) ?? 0
    frame = line.rect("frame")
    font_size = line.number("font_size")
    background = line.color("background")
    title_color = line.color("title_color")
    title_alignment = line.choice("title_alignment", "leading center trailing")
    direction = line.choice("direction", "left_to_right right_to_left")
  }
}

extension sidle_transition_spec {
  mutating func set(_ line: LogLine) {
    kind = line.choice("kind", "fade move_in push reveal")
    from = line.choice("from", "left right top bottom")
    fades = Int32(line.whole("fades"))
    fill = line.choice("fill", "none forwards backwards both")
    start_progress = line.number("start_progress")
    end_progress = line.number("end_progress")
    delay = line.number("delay")
    duration = line.number("duration")
    time_offset = line.number("time_offset")
    speed = line.number("speed")
    let points = line.numbers("curve_points")
    curve_points = (points[0], points[1], points[2], points[3])
  }
}

extension sidle_animation_spec {
  mutating func set(_ line: LogLine) {
    user_data = UInt64(line.text("user_data")) ?? 0
    kind = line.choice("kind", "curve spring decay sequence parallel keyframes")
    autoreverses = Int32(line.whole("autoreverses"))
    from = line.number("from")
    to = line.number("to")
    velocity = line.number("velocity")
    delay = line.number("delay")
    duration = line.number("duration")
    let points = line.numbers("curve_points")
    curve_points = (points[0], points[1], points[2], points[3])
    spring_stiffness = line.number("spring_stiffness")
    spring_damping_ratio = line.number("spring_damping_ratio")
    decay_rate = line.number("decay_rate")
    rest_distance = line.number("rest_distance")
    repeat_count = line.number("repeat_count")
    speed = line.number("speed")
    stagger = line.number("stagger")
    if line.has("calculation") {
      calculation = line.choice("calculation", "linear discrete paced cubic")
    }
    if line.has("fill") { fill = line.choice("fill", "none forwards backwards both") }
    if line.has("time_offset") { time_offset = line.number("time_offset") }
    if line.has("repeat_duration") { repeat_duration = line.number("repeat_duration") }
    if line.has("timing_model") {
      timing_model = line.choice("timing_model", "media web")
      iteration_direction = line.choice(
        "iteration_direction", "normal reverse alternate alternate_reverse")
      iteration_start = line.number("iteration_start")
      end_delay = line.number("end_delay")
    }
    if line.has("accumulates") { accumulates = Int32(line.whole("accumulates")) }
    if line.has("additive") { additive = Int32(line.whole("additive")) }
    if line.has("beneath") { beneath = line.number("beneath") }
  }
}
