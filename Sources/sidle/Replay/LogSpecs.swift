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
    case "velocity_strategy":
      velocity_strategy = try line.choice(value, name, of: Choice.strategies)
    case "edge_zone_sides": edge_zone_sides = try line.choice(value, name, of: Choice.sides)
    case "edge_zone": edge_zone = try line.number(value, name)
    case "reduce_motion": reduce_motion = try line.integer(value, name)
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
    case "second_row": second_row = try line.choice(value, name, of: Choice.secondRows)
    case "closes_on_scroll": closes_on_scroll = try line.integer(value, name)
    case "scrolls": scrolls = try line.integer(value, name)
    case "scroll_bounces": scroll_bounces = try line.integer(value, name)
    case "scroll_rate": scroll_rate = try line.number(value, name)
    case "scroll_coefficient": scroll_coefficient = try line.number(value, name)
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
    case "long_press": long_press = try line.number(value, name)
    case "tap_window": tap_window = try line.number(value, name)
    case "projection_rate": projection_rate = try line.number(value, name)
    case "overscroll_exponent": overscroll_exponent = try line.number(value, name)
    case "scroll_view_coefficient": scroll_view_coefficient = try line.number(value, name)
    case "group": group = try line.integer(value, name)
    case "index": index = try line.integer(value, name)
    case "close_threshold_unit":
      close_threshold_unit = try line.choice(value, name, of: Choice.closeUnits)
    case "close_threshold_comparison":
      close_threshold_comparison = try line.choice(value, name, of: Choice.closeComparisons)
    case "bounce": bounce = try line.number(value, name)
    case "bounce_duration": bounce_duration = try line.number(value, name)
    case "drag_rest": drag_rest = try line.choice(value, name, of: Choice.dragRests)
    case "button_spacing": button_spacing = try line.number(value, name)
    case "button_padding": button_padding = try line.number(value, name)
    case "leading_inset": leading_inset = try line.number(value, name)
    case "trailing_inset": trailing_inset = try line.number(value, name)
    case "limit_unit": limit_unit = try line.choice(value, name, of: Choice.limitUnits)
    case "leading_limit": leading_limit = try line.number(value, name)
    case "trailing_limit": trailing_limit = try line.number(value, name)
    case "drag_sides": drag_sides = try line.choice(value, name, of: Choice.dragSides)
    case "full_swipe": full_swipe = try line.choice(value, name, of: Choice.fullSwipes)
    case "full_swipe_edges": full_swipe_edges = try line.choice(value, name, of: Choice.edgesMeant)
    case "full_swipe_span": full_swipe_span = try line.choice(value, name, of: Choice.spans)
    case "on_reject": on_reject = try line.choice(value, name, of: Choice.rejections)
    case "full_swipe_at": full_swipe_at = try line.number(value, name)
    case "full_swipe_hysteresis": full_swipe_hysteresis = try line.number(value, name)
    case "full_swipe_velocity": full_swipe_velocity = try line.number(value, name)
    case "collapse_duration": collapse_duration = try line.number(value, name)
    case "pending_timeout": pending_timeout = try line.number(value, name)
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
    case "enabled": enabled = try line.integer(value, name)
    case "hidden": hidden = try line.integer(value, name)
    case "role": role = try line.choice(value, name, of: Choice.roles)
    case "keeps_open": keeps_open = try line.integer(value, name)
    case "needs_confirm": needs_confirm = try line.integer(value, name)
    case "confirm_timeout": confirm_timeout = try line.number(value, name)
    case "level_at": level_at = try line.number(value, name)
    case "level_span": level_span = try line.choice(value, name, of: Choice.spans)
    case "frame": frame = try line.rect(value, name)
    case "selected": selected = try line.integer(value, name)
    case "reports": reports = try line.choice(value, name, of: Choice.reports)
    case "changes_selection": changes_selection = try line.integer(value, name)
    case "shows_menu": shows_menu = try line.integer(value, name)
    case "focusable": focusable = try line.integer(value, name)
    case "wants_updates": wants_updates = try line.integer(value, name)
    case "fires_on": fires_on = try line.choice(value, name, of: Choice.firings)
    case "exit_cancels": exit_cancels = try line.integer(value, name)
    case "long_press_keeps_action": long_press_keeps_action = try line.integer(value, name)
    case "touch_slop": touch_slop = try line.number(value, name)
    case "mouse_slop": mouse_slop = try line.number(value, name)
    case "slop_hysteresis": slop_hysteresis = try line.number(value, name)
    case "long_press": long_press = try line.number(value, name)
    case "repeat_delay": repeat_delay = try line.number(value, name)
    case "repeat_interval": repeat_interval = try line.number(value, name)
    case "repeat_acceleration": repeat_acceleration = try line.number(value, name)
    case "repeat_shortest": repeat_shortest = try line.number(value, name)
    case "minimum_gap": minimum_gap = try line.number(value, name)
    case "tap_window": tap_window = try line.number(value, name)
    default: return false
    }
    return true
  }
}

extension sidle_animation_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "user_data": user_data = try line.integer(value, name)
    case "kind": kind = try line.choice(value, name, of: Choice.animations)
    case "autoreverses": autoreverses = try line.integer(value, name)
    case "from": from = try line.number(value, name)
    case "to": to = try line.number(value, name)
    case "velocity": velocity = try line.number(value, name)
    case "delay": delay = try line.number(value, name)
    case "duration": duration = try line.number(value, name)
    case "curve_points":
      let points = try line.numbers(value, name, count: 4)
      curve_points = (points[0], points[1], points[2], points[3])
    case "spring_stiffness": spring_stiffness = try line.number(value, name)
    case "spring_damping_ratio": spring_damping_ratio = try line.number(value, name)
    case "decay_rate": decay_rate = try line.number(value, name)
    case "rest_distance": rest_distance = try line.number(value, name)
    case "repeat_count": repeat_count = try line.endlessNumber(value, name)
    case "speed": speed = try line.number(value, name)
    case "stagger": stagger = try line.number(value, name)
    case "calculation": calculation = try line.choice(value, name, of: Choice.calculations)
    case "fill": fill = try line.choice(value, name, of: Choice.fills)
    case "time_offset": time_offset = try line.number(value, name)
    case "repeat_duration": repeat_duration = try line.number(value, name)
    case "timing_model": timing_model = try line.choice(value, name, of: Choice.timingModels)
    case "iteration_direction":
      iteration_direction = try line.choice(value, name, of: Choice.iterationDirections)
    case "iteration_start": iteration_start = try line.number(value, name)
    case "end_delay": end_delay = try line.number(value, name)
    case "accumulates": accumulates = try line.integer(value, name)
    case "additive": additive = try line.integer(value, name)
    case "beneath": beneath = try line.number(value, name)
    default: return false
    }
    return true
  }
}
