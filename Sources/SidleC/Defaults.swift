import CSidle
import SidleStage

/// The default of every field of every spec, as the header documents them.
enum Defaults {
  static var text: sidle_text { sidle_text(bytes: nil, length: 0) }

  static var stage: sidle_stage_spec {
    var spec = sidle_stage_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_stage_spec>.size)
    spec.width = 320
    spec.height = 480
    spec.sample_capacity = 1024
    spec.event_capacity = 1024
    spec.max_contacts = 2
    spec.velocity_strategy = 1
    spec.edge_zone_sides = 1
    return spec
  }

  static var list: sidle_list_spec {
    var spec = sidle_list_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_list_spec>.size)
    spec.frame = sidle_rect(x: 0, y: 0, width: 320, height: 480)
    spec.policy = 1
    spec.tap_outside = 1
    spec.direction = 1
    spec.background = 0xFFFF_FFFF
    spec.second_row = 1
    spec.closes_on_scroll = 1
    spec.scroll_bounces = 1
    spec.scroll_rate = 0.998
    spec.scroll_coefficient = 0.55
    return spec
  }

  static var row: sidle_row_spec {
    var spec = sidle_row_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_row_spec>.size)
    spec.frame = sidle_rect(x: 0, y: 0, width: 320, height: 44)
    spec.height = 44
    spec.background = 0xFFFF_FFFF
    spec.title_color = 0x0000_00FF
    spec.index = -1
    swipe(&spec)
    return spec
  }

  static var menu: sidle_menu_spec {
    var spec = sidle_menu_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_menu_spec>.size)
    spec.kind = 2
    spec.direction = 1
    return spec
  }

  static var button: sidle_button_spec {
    var spec = sidle_button_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_button_spec>.size)
    spec.background = 0x8E8E_93FF
    spec.title_color = 0xFFFF_FFFF
    spec.enabled = 1
    spec.role = 1
    spec.level_span = 3
    spec.confirm_timeout = 3
    spec.frame = sidle_rect(x: 0, y: 0, width: 100, height: 40)
    spec.focusable = 1
    spec.fires_on = 1
    spec.touch_slop = 70
    spec.repeat_interval = 0.1
    spec.repeat_acceleration = 1
    spec.repeat_shortest = 0.02
    spec.tap_window = 0.3
    return spec
  }

  static var configuration: sidle_button_configuration {
    var configuration = sidle_button_configuration()
    configuration.struct_size = UInt32(MemoryLayout<sidle_button_configuration>.size)
    configuration.shadow_color = 0x0000_00FF
    configuration.spring_damping_ratio = 1
    configuration.style = 1
    configuration.size = 3
    configuration.corner_style = 2
    configuration.title_alignment = 1
    configuration.title_line_break = 1
    configuration.subtitle_line_break = 1
    configuration.image_placement = 1
    configuration.busy_sizing = 1
    configuration.indicator = 1
    configuration.automatic_selection = 1
    configuration.direction = 1
    return configuration
  }

  static var animation: sidle_animation_spec {
    var spec = sidle_animation_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_animation_spec>.size)
    spec.kind = 1
    spec.to = 1
    spec.duration = 0.25
    spec.curve_points = (0.25, 0.1, 0.25, 1)
    spec.spring_stiffness = 300
    spec.spring_damping_ratio = 1
    spec.decay_rate = 0.998
    spec.repeat_count = 1
    spec.speed = 1
    spec.calculation = 1
    spec.fill = 4
    spec.timing_model = 1
    spec.iteration_direction = 1
    spec.spring_form = 1
    spec.spring_response = 0.363
    spec.spring_duration = 0.363
    spec.spring_mass = 1
    spec.spring_damping = 34.64
    return spec
  }

  static var layer: sidle_layer_spec {
    var spec = sidle_layer_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_layer_spec>.size)
    spec.frame = sidle_rect(x: 0, y: 0, width: 300, height: 40)
    spec.font_size = 17
    spec.title_color = 0x0000_00FF
    spec.title_alignment = 2
    spec.direction = 1
    return spec
  }

  static var layerContent: sidle_layer_content {
    var content = sidle_layer_content()
    content.struct_size = UInt32(MemoryLayout<sidle_layer_content>.size)
    return content
  }

  static var transition: sidle_transition_spec {
    var spec = sidle_transition_spec()
    spec.struct_size = UInt32(MemoryLayout<sidle_transition_spec>.size)
    spec.kind = 1
    spec.from = 1
    spec.fill = 1
    spec.end_progress = 1
    spec.duration = 0.25
    spec.speed = 1
    spec.curve_points = (0.42, 0, 0.58, 1)
    return spec
  }

  /// The preset `slide_in`: a push from the left in one second.
  static func slideIn(_ spec: inout sidle_transition_spec) {
    spec = transition
    spec.kind = 3
    spec.duration = 1
  }

  /// The preset `default`: everything after `title_color`.
  static func swipe(_ spec: inout sidle_row_spec) {
    spec.slop = 10
    spec.tap_slop = 10
    spec.lock_ratio = 1
    spec.slop_comparison = 1
    spec.slop_rule = 1
    spec.tracking = 1
    spec.empty_side = 1
    spec.tap = 1
    spec.overscroll = 1
    spec.overscroll_coefficient = 0.4
    spec.open_threshold = 0.5
    spec.close_threshold = 0.5
    spec.threshold_unit = 2
    spec.threshold_comparison = 1
    spec.velocity_min = 300
    spec.velocity = 1
    spec.settle = 1
    spec.settle_duration = 0.35
    spec.settle_curve = (0.42, 0, 0.58, 1)
    spec.spring_stiffness = 300
    spec.spring_damping_ratio = 1
    spec.reveal = 1
    spec.width_policy = 1
    spec.width = 74
    spec.width_min = 74
    spec.width_max = 1e9
    spec.long_press = 0
    spec.tap_window = 0
    spec.projection_rate = 0.998
    spec.overscroll_exponent = 0.8
    spec.scroll_view_coefficient = 0.55
    spec.close_threshold_unit = 1
    spec.close_threshold_comparison = 1
    spec.bounce = 0
    spec.bounce_duration = 0.1
    spec.drag_rest = 1
    spec.drag_sides = 1
    spec.lock_angle = 0
    spec.spring_response = 0.363
    spec.spring_duration = 0.363
    spec.spring_bounce = 0
    spec.spring_form = 1
    spec.limit_unit = 1
    spec.leading_limit = 1e9
    spec.trailing_limit = 1e9
    spec.button_spacing = 0
    spec.button_padding = 8
    spec.leading_inset = 0
    spec.trailing_inset = 0
    spec.full_swipe = 1
    spec.full_swipe_edges = 1
    spec.full_swipe_span = 1
    spec.on_reject = 1
    spec.full_swipe_at = 0.6
    spec.full_swipe_hysteresis = 16
    spec.full_swipe_velocity = 0
    spec.collapse_duration = 0.3
    spec.pending_timeout = 0
  }

  /// The preset `slide_buttons`: two or more buttons that stretch out from under the finger.
  static func slideButtons(_ spec: inout sidle_row_spec) {
    swipe(&spec)
    spec.slop = 30
    spec.tap_slop = 30
    spec.slop_comparison = 2
    spec.slop_rule = 2
    spec.empty_side = 2
    spec.tap = 2
    spec.overscroll = 3
    spec.threshold_unit = 3
    spec.threshold_comparison = 2
    spec.velocity = 2
    spec.settle = 2
    spec.reveal = 3
    spec.width_policy = 3
    spec.width = 1.0 / 6.0
    spec.width_min = 0
  }

  /// The preset `swipe_delete`: a button that lies still under the row, which bounces to its rests.
  static func swipeDelete(_ spec: inout sidle_row_spec) {
    swipe(&spec)
    spec.overscroll = 2
    spec.close_threshold_comparison = 3
    spec.velocity = 2
    spec.settle = 2
    spec.settle_duration = 0.1
    spec.reveal = 2
    spec.width_policy = 2
    spec.width = 80
    spec.width_min = 0
    spec.bounce = 20
    spec.drag_rest = 2
  }

  /// The preset `mail`: buttons on both sides, and a full swipe that goes by their roles.
  static func mail(_ spec: inout sidle_row_spec) {
    swipe(&spec)
    spec.overscroll = 3
    spec.full_swipe = 4
  }

  /// The preset `material_dismiss`: the numbers of Flutter's Dismissible (threshold 0.4, fling 700,
  /// move 0.2 s, resize 0.3 s, touch slop 18).
  static func materialDismiss(_ spec: inout sidle_row_spec) {
    swipe(&spec)
    spec.slop = 18
    spec.tap_slop = 18
    spec.tap = 3
    spec.overscroll = 3
    spec.open_threshold = 1e9
    spec.threshold_unit = 1
    spec.velocity = 2
    spec.settle = 2
    spec.settle_duration = 0.2
    spec.settle_curve = (0, 0, 1, 1)
    spec.reveal = 2
    spec.width_policy = 3
    spec.width = 1
    spec.width_min = 0
    spec.full_swipe = 3
    spec.full_swipe_at = 0.4
    spec.full_swipe_hysteresis = 0
    spec.full_swipe_velocity = 700
  }
}

/// Writes as much of the defaults as the caller has room for.
func initialise<Spec>(_ out: UnsafeMutablePointer<Spec>?, _ size: Int, _ spec: Spec) {
  guard size <= 1 << 16 else { return }
  SizedStruct.write(spec, to: out.map { UnsafeMutableRawPointer($0) }, size: size)
}

@c @implementation
public func sidle_stage_spec_init_sized(
  _ spec: UnsafeMutablePointer<sidle_stage_spec>?, _ size: Int
) {
  initialise(spec, size, Defaults.stage)
}

@c @implementation
public func sidle_list_spec_init_sized(_ spec: UnsafeMutablePointer<sidle_list_spec>?, _ size: Int)
{
  initialise(spec, size, Defaults.list)
}

@c @implementation
public func sidle_row_spec_init_sized(_ spec: UnsafeMutablePointer<sidle_row_spec>?, _ size: Int) {
  initialise(spec, size, Defaults.row)
}

@c @implementation
public func sidle_button_spec_init_sized(
  _ spec: UnsafeMutablePointer<sidle_button_spec>?, _ size: Int
) {
  initialise(spec, size, Defaults.button)
}

@c @implementation
public func sidle_animation_spec_init_sized(
  _ spec: UnsafeMutablePointer<sidle_animation_spec>?, _ size: Int
) {
  initialise(spec, size, Defaults.animation)
}

@c @implementation
public func sidle_menu_spec_init_sized(
  _ spec: UnsafeMutablePointer<sidle_menu_spec>?, _ size: Int
) {
  initialise(spec, size, Defaults.menu)
}

@c @implementation
public func sidle_layer_spec_init_sized(
  _ spec: UnsafeMutablePointer<sidle_layer_spec>?, _ size: Int
) {
  initialise(spec, size, Defaults.layer)
}

@c @implementation
public func sidle_layer_content_init_sized(
  _ content: UnsafeMutablePointer<sidle_layer_content>?, _ size: Int
) {
  initialise(content, size, Defaults.layerContent)
}

@c @implementation
public func sidle_transition_spec_init_sized(
  _ spec: UnsafeMutablePointer<sidle_transition_spec>?, _ size: Int
) {
  initialise(spec, size, Defaults.transition)
}

@c @implementation
public func sidle_transition_spec_preset(
  _ spec: UnsafeMutablePointer<sidle_transition_spec>?, _ preset: Int32
) -> sidle_status {
  guard let spec else { return Status.null.code }
  guard Int(spec.pointee.struct_size) >= FirstSize.transitionSpec else {
    return Status.argument.code
  }
  let size = spec.pointee.struct_size
  switch preset {
  case 0: spec.pointee = Defaults.transition
  case 1: Defaults.slideIn(&spec.pointee)
  default: return Status.argument.code
  }
  spec.pointee.struct_size = size
  return Status.ok.code
}

@c @implementation
public func sidle_row_spec_preset(_ spec: UnsafeMutablePointer<sidle_row_spec>?, _ preset: Int32)
  -> sidle_status
{
  guard let spec else { return Status.null.code }
  let size = Int(spec.pointee.struct_size)
  guard size >= FirstSize.rowSpec else { return Status.argument.code }
  switch preset {
  case 0: Defaults.swipe(&spec.pointee)
  case 1: Defaults.slideButtons(&spec.pointee)
  case 2: Defaults.swipeDelete(&spec.pointee)
  case 3: Defaults.mail(&spec.pointee)
  case 4: Defaults.materialDismiss(&spec.pointee)
  default: return Status.argument.code
  }
  return Status.ok.code
}
