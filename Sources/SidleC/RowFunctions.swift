import CSidle
import SidleControls
import SidleMotion
import SidleStage
import SidleUnits

extension RowSpec {
  init(_ spec: sidle_row_spec, on stage: StagePointer) throws(Failure) {
    let title = try Check.title(spec.title, "spec.title")
    let name = try Check.name(spec.name, "spec.name")
    let frame = try Check.frame(spec.frame, "spec.frame")
    let height = try Check.length(spec.height, "spec.height")
    let settings = try RowSettings(spec)
    self.init(
      name: name, title: title,
      titleSize: try stage.measure(title, fontSize: ControlTuning.rowFontSize, "spec.title"),
      userData: spec.user_data, contentToken: spec.content_token, frame: frame, height: height,
      background: spec.background, titleColor: spec.title_color,
      group: try Check.count(
        spec.group, "spec.group", 0, "it must be 0 (none) or more"),
      index: try Check.count(
        spec.index, "spec.index", -1, "it must be -1 (the end) or more"),
      settings: settings)
  }
}

@c @implementation
public func sidle_row_create(
  _ stage: OpaquePointer?, _ list: sidle_list, _ spec: UnsafePointer<sidle_row_spec>?,
  _ out: UnsafeMutablePointer<sidle_row>?
) -> sidle_status {
  out?.pointee.value = 0
  return change(stage, "sidle_row_create") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let full = try SizedStruct.read(
      try need(spec, "spec"), over: Defaults.row, first: FirstSize.rowSpec, "spec")
    let list = ObjectID(rawValue: list.value)
    if !list.isNull { _ = try stage.pointee.slot(list: list) }
    out.pointee.value = try stage.pointee.createRow(
      list: list, try RowSpec(full, on: stage)
    ).rawValue
  }
}

@c @implementation
public func sidle_row_destroy(_ stage: OpaquePointer?, _ row: sidle_row) -> sidle_status {
  change(stage, "sidle_row_destroy") { (stage) throws(Failure) in
    try stage.pointee.destroyRow(ObjectID(rawValue: row.value))
  }
}

@c @implementation
public func sidle_row_set_title(_ stage: OpaquePointer?, _ row: sidle_row, _ title: sidle_text)
  -> sidle_status
{
  change(stage, "sidle_row_set_title") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: id)
    let bytes = try Check.title(title, "title")
    let size = try stage.measure(bytes, fontSize: ControlTuning.rowFontSize, "title")
    try stage.pointee.setTitle(row: id, bytes, size: size)
  }
}

@c @implementation
public func sidle_row_set_index(_ stage: OpaquePointer?, _ row: sidle_row, _ index: Int32)
  -> sidle_status
{
  change(stage, "sidle_row_set_index") { (stage) throws(Failure) in
    try stage.pointee.setIndex(row: ObjectID(rawValue: row.value), Int(index))
  }
}

@c @implementation
public func sidle_row_set_height(_ stage: OpaquePointer?, _ row: sidle_row, _ height: Double)
  -> sidle_status
{
  change(stage, "sidle_row_set_height") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: id)
    try stage.pointee.setHeight(row: id, try Check.length(height, "height"))
  }
}

@c @implementation
public func sidle_row_set_frame(_ stage: OpaquePointer?, _ row: sidle_row, _ frame: sidle_rect)
  -> sidle_status
{
  change(stage, "sidle_row_set_frame") { (stage) throws(Failure) in
    try stage.pointee.setFrame(
      row: ObjectID(rawValue: row.value), try Check.frame(frame, "frame"))
  }
}

@c @implementation
public func sidle_row_open(
  _ stage: OpaquePointer?, _ row: sidle_row, _ edge: Int32, _ flags: UInt32
) -> sidle_status {
  change(stage, "sidle_row_open") { (stage) throws(Failure) in
    try stage.pointee.open(
      row: ObjectID(rawValue: row.value), edge: try Check.edge(edge),
      animated: try Check.animated(flags))
  }
}

@c @implementation
public func sidle_row_close(_ stage: OpaquePointer?, _ row: sidle_row, _ flags: UInt32)
  -> sidle_status
{
  change(stage, "sidle_row_close") { (stage) throws(Failure) in
    try stage.pointee.close(
      row: ObjectID(rawValue: row.value), animated: try Check.animated(flags))
  }
}

@c @implementation
public func sidle_row_toggle(
  _ stage: OpaquePointer?, _ row: sidle_row, _ edge: Int32, _ flags: UInt32
) -> sidle_status {
  change(stage, "sidle_row_toggle") { (stage) throws(Failure) in
    try stage.pointee.toggle(
      row: ObjectID(rawValue: row.value), edge: try Check.edge(edge),
      animated: try Check.animated(flags))
  }
}

@c @implementation
public func sidle_row_peek(
  _ stage: OpaquePointer?, _ row: sidle_row, _ edge: Int32, _ distance: Double, _ hold: Double
) -> sidle_status {
  change(stage, "sidle_row_peek") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: id)
    try stage.pointee.peek(
      row: id, edge: try Check.edge(edge), distance: try Check.distance(distance),
      hold: try Check.hold(hold))
  }
}

@c @implementation
public func sidle_row_set_enabled(_ stage: OpaquePointer?, _ row: sidle_row, _ enabled: Int32)
  -> sidle_status
{
  change(stage, "sidle_row_set_enabled") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: id)
    try stage.pointee.setEnabled(row: id, try Check.flag(enabled, "enabled"))
  }
}

@c @implementation
public func sidle_row_cancel(_ stage: OpaquePointer?, _ row: sidle_row) -> sidle_status {
  change(stage, "sidle_row_cancel") { (stage) throws(Failure) in
    try stage.pointee.cancel(row: ObjectID(rawValue: row.value))
  }
}

@c @implementation
public func sidle_row_reset(_ stage: OpaquePointer?, _ row: sidle_row) -> sidle_status {
  change(stage, "sidle_row_reset") { (stage) throws(Failure) in
    try stage.pointee.reset(row: ObjectID(rawValue: row.value))
  }
}

@c @implementation
public func sidle_row_resolve(_ stage: OpaquePointer?, _ row: sidle_row, _ accept: Int32)
  -> sidle_status
{
  change(stage, "sidle_row_resolve") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: id)
    try stage.pointee.resolve(row: id, accepted: try Check.flag(accept, "accept"))
  }
}

@c @implementation
public func sidle_row_restore(_ stage: OpaquePointer?, _ row: sidle_row, _ flags: UInt32)
  -> sidle_status
{
  change(stage, "sidle_row_restore") { (stage) throws(Failure) in
    try stage.pointee.restore(
      row: ObjectID(rawValue: row.value), animated: try Check.animated(flags))
  }
}

@c @implementation
public func sidle_row_get_state(
  _ stage: OpaquePointer?, _ row: sidle_row, _ out: UnsafeMutablePointer<sidle_row_state>?
) -> sidle_status {
  let status = look(stage, "sidle_row_get_state") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let known = MemoryLayout<sidle_row_state>.size
    let size = try SizedStruct.outSize(out, first: known, "out")
    out.pointee.set(try stage.pointee.state(row: ObjectID(rawValue: row.value)))
    if size > known { SizedStruct.clear(out, from: known) }
  }
  if status != Status.ok.code { SizedStruct.clear(out) }
  return status
}

@c @implementation
public func sidle_row_what_if_released_now(
  _ stage: OpaquePointer?, _ row: sidle_row, _ out: UnsafeMutablePointer<sidle_what_if>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_row_what_if_released_now") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_what_if>.size, "out")
    let answer = try stage.pointee.whatIfReleasedNow(row: ObjectID(rawValue: row.value))
    var result = sidle_what_if()
    result.held = answer.isHeld ? 1 : 0
    result.edge = answer.rest.edge?.code ?? 0
    result.changes = answer.isAnnounced ? 1 : 0
    result.commits = answer.button.isNull ? 0 : 1
    result.awaits = answer.awaits ? 1 : 0
    result.button = sidle_button(value: answer.button.rawValue)
    result.offset = answer.offset
    result.velocity = answer.velocity
    SizedStruct.write(result, to: UnsafeMutableRawPointer(out), size: size)
  }
}

extension sidle_row_state {
  /// All but its size, field by field where it lies: hosts ask for each row that moves, each step.
  @inline(__always)
  mutating func set(_ state: RowState) {
    phase = state.phase.rawValue
    if let held = state.pointer {
      edge = state.offset > 0 ? 1 : state.offset < 0 ? 2 : 0
      pointer = held
    } else {
      edge = (state.committedEdge ?? state.destination.edge)?.code ?? 0
    }
    button = sidle_button(value: state.button.rawValue)
    settled_edge = state.settled.edge?.code ?? 0
    index = Int32(truncatingIfNeeded: state.index)
    offset = state.offset
    velocity = state.velocity
    leading_extent = state.leadingExtent
    trailing_extent = state.trailingExtent
    frame = sidle_rect(state.frame)
    content_frame = sidle_rect(state.contentFrame)
    list = sidle_list(value: state.list.rawValue)
    user_data = state.userData
    content_token = state.contentToken
    enabled = state.isEnabled ? 1 : 0
    group = state.group
  }
}

@c @implementation
public func sidle_row_phase_name(_ phase: Int32) -> UnsafePointer<CChar>? {
  switch phase {
  case 1: return cString("closed")
  case 2: return cString("open")
  case 3: return cString("dragging")
  case 4: return cString("settling")
  case 5: return cString("armed")
  case 6: return cString("committing")
  case 7: return cString("pending")
  case 8: return cString("collapsing")
  case 9: return cString("removed")
  case 10: return cString("restoring")
  default: return cString("unknown")
  }
}
