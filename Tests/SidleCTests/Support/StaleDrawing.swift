import CSidle
import SidleC

/// What is wrong with a stage's drawing: that it fails, or that what it gives is not what the stage shows.
///
/// A stage draws nothing anew while it knows that nothing has changed. Here that is compared with what it
/// draws after a call that makes it draw anew, and that changes nothing.
func staleDrawing(_ stage: OpaquePointer) -> [String] {
  var known = sidle_draw_list()
  var anew = sidle_draw_list()
  if sidle_stage_draw(stage, &known) != 0 { return ["drawing failed"] }
  if sidle_stage_reserve(stage, 1, 64) != 0 { return ["less room than there is was refused"] }
  if sidle_stage_draw(stage, &anew) != 0 { return ["drawing anew failed"] }
  return known.serial == anew.serial && known.count == anew.count
    ? [] : ["an old picture was drawn"]
}
