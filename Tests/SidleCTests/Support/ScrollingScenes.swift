import CSidle
import SidleC
import Testing

/// What tests about lists that scroll by themselves share.
protocol ScrollingScenes {}

extension ScrollingScenes {
  /// Ten rows of 60 in a frame of 120: the offset goes from 0 to 480.
  func scene(
    rows: Int = 10, height: Double = 120, policy: Int = SIDLE_POLICY_ONE,
    stage: sidle_stage_spec = Scene.stageSpec(),
    _ change: (inout sidle_list_spec) -> Void = { _ in }
  ) -> Scene {
    var spec = Scene.listSpec()
    spec.frame = sidle_rect(x: 0, y: 0, width: 320, height: height)
    spec.scrolls = 1
    spec.policy = Int32(policy)
    change(&spec)
    return Scene(rows: rows, stage: stage, list: spec)
  }

  func state(_ scene: Scene) -> sidle_list_state {
    var state = sidle_list_state()
    state.struct_size = UInt32(MemoryLayout<sidle_list_state>.size)
    #expect(sidle_list_get_state(scene.stage, scene.list, &state) == 0)
    return state
  }

  func offset(_ scene: Scene) -> Double { state(scene).scroll_offset }

  func jump(_ scene: Scene, _ offset: Double) {
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, offset) == 0)
  }

  /// Drags up by 10 points each 10 ms and lifts while moving: at 1000 points per second.
  func fling(_ scene: Scene, from y: Double = 100, steps: Int = 6, by step: Double = -10) {
    let start = scene.milliseconds
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: y, at: start)
    for index in 1...steps {
      scene.push(
        SIDLE_PHASE_MOVE, x: 100, y: y + step * Double(index), at: start + 10 * Double(index))
    }
    let end = start + 10 * Double(steps)
    scene.push(SIDLE_PHASE_UP, x: 100, y: y + step * Double(steps), at: end)
    scene.step(to: Int64(end * 1e6))
  }

  var begun: String { "list scroll_began none touch" }
  var ended: String { "list scroll_ended none touch" }
}
