import CSidle
import SidleStage
import SidleUnits

extension Check {
  static func action(_ code: Int32) throws(Failure) -> RowActionKind {
    try choice(code, "action", RowActionKind(rawValue: code), "it must be a SIDLE_ACTION_ constant")
  }

  /// Targets of a row's content, which lie in the caller's memory as the engine's own do.
  static func targets(_ targets: UnsafePointer<sidle_target>?, _ count: Int32) throws(Failure)
    -> UnsafeBufferPointer<Target>
  {
    guard count >= 0, count <= Int32(Limits.targets) else {
      throw Failure(.range, "count", .integer(Int64(count)), "it must be 0 to 64")
    }
    if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let first = try need(targets, "targets")
    for index in 0..<Int(count) {
      _ = try frame(first[index].frame, "targets.frame")
      _ = try integer(
        Int64(first[index].number), "targets.number", 1...Int64(Int32.max),
        "it must be 1 to 2147483647")
      _ = try integer(Int64(first[index].reserved), "targets.reserved", 0...0, "it must be 0")
    }
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(first).assumingMemoryBound(to: Target.self), count: Int(count))
  }
}

@c @implementation
public func sidle_row_set_targets(
  _ stage: OpaquePointer?, _ row: sidle_row, _ targets: UnsafePointer<sidle_target>?,
  _ count: Int32
) -> sidle_status {
  change(stage, "sidle_row_set_targets") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: id)
    try stage.pointee.setTargets(row: id, try Check.targets(targets, count))
  }
}

@c @implementation
public func sidle_row_count_elements(
  _ stage: OpaquePointer?, _ row: sidle_row, _ out: UnsafeMutablePointer<Int32>?
) -> sidle_status {
  out?.pointee = 0
  return look(stage, "sidle_row_count_elements") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee = Int32(
      truncatingIfNeeded: try stage.pointee.countElements(row: ObjectID(rawValue: row.value)))
  }
}

@c @implementation
public func sidle_row_get_element(
  _ stage: OpaquePointer?, _ row: sidle_row, _ index: Int32,
  _ out: UnsafeMutablePointer<sidle_element>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_row_get_element") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_element>.size, "out")
    let element = try stage.pointee.element(
      row: ObjectID(rawValue: row.value), index: Int(index))
    SizedStruct.write(
      sidle_element(
        struct_size: 0, role: element.role.rawValue,
        expanded: element.isExpanded.map { $0 ? 2 : 1 } ?? 0, edge: element.edge?.code ?? 0,
        enabled: element.isEnabled ? 1 : 0, reserved: 0, object: element.object,
        name: sidle_text(element.name), frame: sidle_rect(element.frame)),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_row_count_actions(
  _ stage: OpaquePointer?, _ row: sidle_row, _ out: UnsafeMutablePointer<Int32>?
) -> sidle_status {
  out?.pointee = 0
  return look(stage, "sidle_row_count_actions") { (stage) throws(Failure) in
    let out = try need(out, "out")
    out.pointee = Int32(
      truncatingIfNeeded: try stage.pointee.countActions(row: ObjectID(rawValue: row.value)))
  }
}

@c @implementation
public func sidle_row_get_action(
  _ stage: OpaquePointer?, _ row: sidle_row, _ index: Int32,
  _ out: UnsafeMutablePointer<sidle_action>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_row_get_action") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_action>.size, "out")
    let action = try stage.pointee.action(row: ObjectID(rawValue: row.value), index: Int(index))
    SizedStruct.write(
      sidle_action(
        struct_size: 0, action: action.kind.rawValue, edge: action.edge?.code ?? 0,
        enabled: action.isEnabled ? 1 : 0, object: action.object, name: sidle_text(action.name)),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_row_perform_action(
  _ stage: OpaquePointer?, _ row: sidle_row, _ action: Int32, _ object: UInt64
) -> sidle_status {
  change(stage, "sidle_row_perform_action") { (stage) throws(Failure) in
    let id = ObjectID(rawValue: row.value)
    _ = try stage.pointee.slot(row: id)
    try stage.pointee.perform(try Check.action(action), row: id, object: object)
  }
}

@c @implementation
public func sidle_action_name(_ action: Int32) -> UnsafePointer<CChar>? {
  cString(RowActionKind(rawValue: action)?.name ?? "unknown")
}

@c @implementation
public func sidle_role_name(_ role: Int32) -> UnsafePointer<CChar>? {
  cString(ElementRole(rawValue: role)?.name ?? "unknown")
}
