import CSidle
import SidleC

/// Whatever is in a hand is in that of a contact that says so, and the other way round.
extension ScriptPlayer {
  /// Looks at the contacts of the script's pointers, beside the rows and lists they have.
  func lookAtHands() {
    var hands: [UInt64: Int32] = [:]
    var scrolling = 0
    for pointer in RandomScript.pointers + [RandomScript.tapper] {
      let verdict = verdict(pointer)
      guard verdict.verdict == SIDLE_VERDICT_CLAIMED else { continue }
      if verdict.gesture == SIDLE_GESTURE_SCROLL { scrolling += 1 }
      if verdict.gesture == SIDLE_GESTURE_PAN { hands[verdict.row.value] = pointer }
    }
    for row in made[2]! {
      var state = sidle_row_state()
      state.struct_size = UInt32(MemoryLayout<sidle_row_state>.size)
      guard sidle_row_get_state(stage, sidle_row(value: row), &state) == 0 else { continue }
      let isHeld = state.phase == SIDLE_ROW_DRAGGING || state.phase == SIDLE_ROW_ARMED
      if isHeld != (hands[row] != nil) || isHeld && hands[row] != state.pointer {
        problems.append("at \(now) a row is in the hand of \(state.pointer), or in none")
      }
    }
    let held = made[1]!.count { list in
      var state = sidle_list_state()
      state.struct_size = UInt32(MemoryLayout<sidle_list_state>.size)
      return sidle_list_get_state(stage, sidle_list(value: list), &state) == 0
        && state.scroll_phase == SIDLE_SCROLL_DRAGGING
    }
    if held != scrolling {
      problems.append("at \(now) \(held) lists are in hands, \(scrolling) contacts scroll")
    }
  }

  private func verdict(_ pointer: Int32) -> sidle_verdict {
    var verdict = sidle_verdict()
    verdict.struct_size = UInt32(MemoryLayout<sidle_verdict>.size)
    _ = sidle_stage_get_verdict(stage, pointer, &verdict)
    return verdict
  }
}
