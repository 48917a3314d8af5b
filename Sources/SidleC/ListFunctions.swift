import CSidle
import SidleControls
import SidleStage
import SidleUnits

extension ListSpec {
  init(_ spec: sidle_list_spec) throws(Failure) {
    let policy: ListPolicy? = spec.policy == 1 ? .one : spec.policy == 2 ? .many : nil
    let second: SecondRow? =
      spec.second_row == 1 ? .handOver : spec.second_row == 2 ? .closeOnly : nil
    self.init(
      name: try Check.name(spec.name, "spec.name"), userData: spec.user_data,
      frame: try Check.frame(spec.frame, "spec.frame"),
      spacing: try Check.length(spec.spacing, "spec.spacing"),
      scrollOffset: try Check.coordinate(spec.scroll_offset, "spec.scroll_offset"),
      policy: try Check.choice(
        spec.policy, "spec.policy", policy, "it must be SIDLE_POLICY_ONE or _MANY"),
      tapOutside: try Check.choice(
        spec.tap_outside, "spec.tap_outside", TapOutside(spec.tap_outside),
        "it must be SIDLE_TAP_OUTSIDE_CLOSES, _IGNORED or _PASSES"),
      direction: try Check.layoutDirection(spec.direction),
      background: spec.background,
      secondRow: try Check.choice(
        spec.second_row, "spec.second_row", second,
        "it must be SIDLE_SECOND_ROW_HAND_OVER or _CLOSE_ONLY"),
      closesOnScroll: try Check.flag(spec.closes_on_scroll, "spec.closes_on_scroll"),
      scroll: try ListSpec.scroll(spec))
  }

  /// How the list scrolls by itself; nil when it does not. The fields are checked in any case.
  private static func scroll(_ spec: sidle_list_spec) throws(Failure) -> ListScroll.Settings? {
    let scrolls = try Check.flag(spec.scrolls, "spec.scrolls")
    let settings = ListScroll.Settings(
      rate: try Check.number(
        spec.scroll_rate, "spec.scroll_rate", 0.5, 0.9999, "it must be 0.5 to 0.9999"),
      coefficient: try Check.number(
        spec.scroll_coefficient, "spec.scroll_coefficient", 1e-3, 1, "it must be 0.001 to 1"),
      bounces: try Check.flag(spec.scroll_bounces, "spec.scroll_bounces"))
    return scrolls ? settings : nil
  }
}

extension ScrollState.Phase {
  /// The value of `SIDLE_SCROLL_`.
  var code: Int32 {
    switch self {
    case .none: return 0
    case .resting: return 1
    case .dragging: return 2
    case .gliding: return 3
    }
  }
}

extension TapOutside {
  /// Nil when the code is none of `SIDLE_TAP_OUTSIDE_`.
  init?(_ code: Int32) {
    switch code {
    case 1: self = .closes
    case 2: self = .ignored
    case 3: self = .passes
    default: return nil
    }
  }
}

extension sidle_rect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

@c @implementation
public func sidle_list_create(
  _ stage: OpaquePointer?, _ spec: UnsafePointer<sidle_list_spec>?,
  _ out: UnsafeMutablePointer<sidle_list>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_list_create") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.list, first: FirstSize.listSpec, "spec")
    out.pointee.value = try stage.pointee.createList(try ListSpec(full)).rawValue
  }
}

@c @implementation
public func sidle_list_destroy(_ stage: OpaquePointer?, _ list: sidle_list) -> sidle_status {
  change(stage, "sidle_list_destroy") { (stage) throws(Failure) in
    try stage.pointee.destroyList(ObjectID(rawValue: list.value))
  }
}

@c @implementation
public func sidle_list_set_frame(_ stage: OpaquePointer?, _ list: sidle_list, _ frame: sidle_rect)
  -> sidle_status
{
  change(stage, "sidle_list_set_frame") { (stage) throws(Failure) in
    try stage.pointee.setFrame(
      list: ObjectID(rawValue: list.value), try Check.frame(frame, "frame"))
  }
}

@c @implementation
public func sidle_list_set_scroll_offset(
  _ stage: OpaquePointer?, _ list: sidle_list, _ offset: Double
) -> sidle_status {
  change(stage, "sidle_list_set_scroll_offset") { (stage) throws(Failure) in
    try stage.pointee.setScrollOffset(
      list: ObjectID(rawValue: list.value), try Check.coordinate(offset, "offset"))
  }
}

@c @implementation
public func sidle_list_hint(
  _ stage: OpaquePointer?, _ list: sidle_list, _ edge: Int32, _ distance: Double, _ hold: Double,
  _ out: UnsafeMutablePointer<sidle_row>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_list_hint") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: list.value)
    _ = try stage.pointee.slot(list: id)
    let row = try stage.pointee.hint(
      list: id, edge: try Check.edge(edge), distance: try Check.distance(distance),
      hold: try Check.hold(hold))
    out?.pointee.value = row.rawValue
  }
}

@c @implementation
public func sidle_list_get_state(
  _ stage: OpaquePointer?, _ list: sidle_list, _ out: UnsafeMutablePointer<sidle_list_state>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_list_get_state") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_list_state>.size, "out")
    let state = try stage.pointee.state(list: ObjectID(rawValue: list.value))
    SizedStruct.write(
      sidle_list_state(
        struct_size: 0, row_count: Int32(truncatingIfNeeded: state.rowCount),
        frame: sidle_rect(state.frame), content_height: state.contentHeight,
        scroll_offset: state.scrollOffset, direction: state.direction == .leftToRight ? 1 : 2,
        scroll_phase: state.scroll.phase.code, scroll_velocity: state.scroll.velocity,
        scroll_end: state.scroll.end),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_list_get_row(
  _ stage: OpaquePointer?, _ list: sidle_list, _ index: Int32,
  _ out: UnsafeMutablePointer<sidle_row>?
) -> sidle_status {
  out?.pointee.value = 0
  return look(stage, "sidle_list_get_row") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee.value = try stage.pointee.row(
      list: ObjectID(rawValue: list.value), index: Int(index)
    ).rawValue
  }
}

@c @implementation
public func sidle_list_close_all(
  _ stage: OpaquePointer?, _ list: sidle_list, _ flags: UInt32
) -> sidle_status {
  change(stage, "sidle_list_close_all") { (stage) throws(Failure) in
    let list = ObjectID(rawValue: list.value)
    _ = try stage.pointee.slot(list: list)
    try stage.pointee.closeAll(list: list, animated: try Check.animated(flags))
  }
}

@c @implementation
public func sidle_list_next_open(
  _ stage: OpaquePointer?, _ list: sidle_list, _ after: sidle_row,
  _ out: UnsafeMutablePointer<sidle_row>?
) -> sidle_status {
  out?.pointee.value = 0
  return look(stage, "sidle_list_next_open") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee.value = try stage.pointee.nextOpen(
      list: ObjectID(rawValue: list.value), after: ObjectID(rawValue: after.value)
    ).rawValue
  }
}

@c @implementation
public func sidle_list_set_direction(
  _ stage: OpaquePointer?, _ list: sidle_list, _ direction: Int32
) -> sidle_status {
  change(stage, "sidle_list_set_direction") { (stage) throws(Failure) in
    let list = ObjectID(rawValue: list.value)
    _ = try stage.pointee.slot(list: list)
    try stage.pointee.setDirection(list: list, try Check.layoutDirection(direction))
  }
}
