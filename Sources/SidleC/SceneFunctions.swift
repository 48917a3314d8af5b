import CSidle
import SidleControls
import SidleStage
import SidleUnits

@c @implementation
public func sidle_stage_hit(
  _ stage: OpaquePointer?, _ x: Double, _ y: Double, _ out: UnsafeMutablePointer<sidle_hit>?
) -> sidle_status {
  SizedStruct.clear(out)
  return look(stage, "sidle_stage_hit") { (stage) throws(Failure) in
    let out = try need(out, "out")
    let size = try SizedStruct.outSize(out, first: MemoryLayout<sidle_hit>.size, "out")
    let hit = stage.pointee.hit(
      x: try Check.coordinate(x, "x"), y: try Check.coordinate(y, "y"))
    let ids = stage.pointee.ids(hit)
    SizedStruct.write(
      sidle_hit(
        struct_size: 0, part: hit.part.rawValue, list: sidle_list(value: ids.list.rawValue),
        row: sidle_row(value: ids.row.rawValue), button: sidle_button(value: ids.button.rawValue),
        layer: sidle_layer(value: ids.layer.rawValue), target: hit.target, reserved: 0,
        menu: sidle_menu(value: ids.menu.rawValue)),
      to: UnsafeMutableRawPointer(out), size: size)
  }
}

@c @implementation
public func sidle_stage_draw(_ stage: OpaquePointer?, _ out: UnsafeMutablePointer<sidle_draw_list>?)
  -> sidle_status
{
  out?.pointee = sidle_draw_list(first: nil, count: 0, stride: 0, serial: 0)
  return look(stage, "sidle_stage_draw") { (stage) throws(Failure) in
    let out = try need(out, "out")
    // What an overlay shows of a finger at rest changes with time alone.
    if stage.block.pointee.isStale || stage.pointee.overlay != .none {
      try stage.pointee.draw()
      stage.block.pointee.isStale = false
    }
    let drawn = stage.pointee.drawn
    out.pointee = sidle_draw_list(
      first: drawn.first, count: Int32(truncatingIfNeeded: drawn.count),
      stride: Int32(MemoryLayout<sidle_draw_command>.stride), serial: drawn.serial)
  }
}

@c @implementation
public func sidle_draw_list_at(_ list: UnsafePointer<sidle_draw_list>?, _ index: Int32)
  -> UnsafePointer<sidle_draw_command>?
{
  guard let list, index >= 0, index < list.pointee.count else { return nil }
  let first = list.pointee.first
  return first.map {
    ($0 + Int(index) * Int(list.pointee.stride)).assumingMemoryBound(to: sidle_draw_command.self)
  }
}
