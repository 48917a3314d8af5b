import CSidle
import SidleC
import Testing

/// Rows that come to rest at once because the user wants no motion.
@Suite struct ReduceMotionTests {
  private static func stage(reduced: Bool) -> sidle_stage_spec {
    var spec = Scene.stageSpec()
    spec.reduce_motion = reduced ? 1 : 0
    return spec
  }

  private func reduce(_ scene: Scene, _ on: Int32 = 1) {
    #expect(sidle_stage_set_reduce_motion(scene.stage, on) == 0)
    #expect(sidle_stage_reduces_motion(scene.stage) == on)
  }

  /// Everything that sends rows on their way.
  private func story(_ scene: Scene) -> [String] {
    scene.drag(from: (300, 30), by: -150, in: 100)
    scene.drag(from: (300, 90), by: -150, in: 100)
    scene.play("d1(100,30)@10 u1@30")
    scene.open("r3", SIDLE_EDGE_LEADING)
    scene.close("r3")
    scene.open("r1")
    scene.open("r1", SIDLE_EDGE_LEADING)
    scene.drag(from: (100, 30), by: 60, in: 90, lift: false)
    scene.play("c1@40")
    scene.open("r2", animated: false)
    scene.play("d1(300,90)@10 u1@30")
    scene.open("r2")
    #expect(sidle_row_set_enabled(scene.stage, scene.row("r2"), 0) == 0)
    scene.open("r1")
    #expect(sidle_button_destroy(scene.stage, scene.button("r1.more")) == 0)
    #expect(sidle_button_destroy(scene.stage, scene.button("r1.delete")) == 0)
    scene.step(0)
    return scene.heard.map(\.text) + ["\(scene.offset("r1")) \(scene.offset("r2"))"]
  }

  @Test("the same events in the same order as rows that settle immediate, and nothing moves")
  func likeImmediate() {
    var immediate = Scene.rowSpec()
    immediate.settle = Int32(SIDLE_SETTLE_IMMEDIATE)
    let expected = story(Scene(row: immediate))
    #expect(expected.count > 25)
    for settle in [SIDLE_SETTLE_SPRING, SIDLE_SETTLE_CURVE] {
      var spec = Scene.rowSpec()
      spec.settle = Int32(settle)
      let scene = Scene(stage: Self.stage(reduced: true), row: spec)
      #expect(sidle_stage_reduces_motion(scene.stage) == 1)
      #expect(story(scene) == expected && scene.isIdle)
      let other = Scene(row: spec)
      reduce(other)
      #expect(story(other) == expected)
      // With motion everything else comes of it.
      #expect(story(Scene(row: spec)) != expected)
    }
  }

  @Test("switched on, it ends what moves, with its events and in the order of the ends to come")
  func switchedOn() {
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(list: list)
    scene.setOpen("r2")
    scene.close("r2")
    scene.step(30)
    scene.open("r1")
    scene.play("d1(300,150)@0 m1(200,150)@20")
    scene.heard = []
    reduce(scene)
    scene.step(0)
    #expect(scene.take() == ["r2 closed trailing code", "r1 opened trailing code"])
    #expect(scene.offset("r1") == -160 && scene.offset("r2") == 0)
    // A drag is no motion of the row's own; its end is.
    #expect(scene.phase("r3") == "dragging" && scene.offset("r3") == -90)
    scene.play("u1@10")
    #expect(
      scene.take() == [
        "r3 drag_ended trailing touch", "r3 will_open trailing touch", "r3 opened trailing touch",
      ])
    reduce(scene, 0)
    scene.close("r1")
    scene.step(30)
    #expect(scene.phase("r1") == "settling" && scene.take() == ["r1 will_close trailing code"])
  }

  @Test("hints are skipped: peeks do nothing, and the hint of a list is still to come")
  func hints() {
    let scene = Scene()
    #expect(sidle_row_peek(scene.stage, scene.row("r1"), 2, 40, 0.7) == 0)
    scene.step(300)
    reduce(scene)
    #expect(scene.offset("r1") == 0 && scene.isIdle && scene.phase("r1") == "closed")
    var row = sidle_row()
    #expect(sidle_row_peek(scene.stage, scene.row("r1"), 2, 40, 0.7) == 0)
    #expect(sidle_list_hint(scene.stage, scene.list, 2, 40, 0.7, &row) == 0)
    #expect(row.value == 0 && scene.isIdle)
    scene.setOpen("r2")
    #expect(sidle_row_peek(scene.stage, scene.row("r2"), 2, 40, 0.7) == SIDLE_ERROR_STATE)
    reduce(scene, 0)
    #expect(sidle_list_hint(scene.stage, scene.list, 2, 40, 0.7, &row) == 0)
    #expect(row.value == scene.row("r1").value && !scene.isIdle)
    #expect(scene.take() == [])
  }

  @Test("animations are the host's own: they go on")
  func animations() {
    let scene = Scene()
    var spec = Scene.animationSpec()
    spec.duration = 1
    spec.curve_points = (0, 0, 1, 1)
    var animation = sidle_animation()
    #expect(sidle_animation_create(scene.stage, sidle_animation(), &spec, &animation) == 0)
    #expect(sidle_animation_start(scene.stage, animation) == 0)
    scene.step(250)
    reduce(scene)
    scene.step(250)
    var state = sidle_animation_state()
    state.struct_size = UInt32(MemoryLayout<sidle_animation_state>.size)
    #expect(sidle_animation_get_state(scene.stage, animation, &state) == 0)
    #expect(state.value == 0.5)
  }

  @Test("only 0 and 1, and with no room for the ends that are due it is refused whole")
  func refused() {
    var stage = Self.stage(reduced: false)
    stage.event_capacity = 64
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(rows: 20, stage: stage, list: list)
    #expect(sidle_stage_set_reduce_motion(scene.stage, 2) == SIDLE_ERROR_RANGE)
    #expect(sidle_stage_set_reduce_motion(nil, 1) == SIDLE_ERROR_NULL)
    #expect(sidle_stage_reduces_motion(nil) == 0)
    for index in 1...20 { scene.open("r\(index)") }
    let print = scene.fingerprint
    #expect(sidle_stage_set_reduce_motion(scene.stage, 1) == SIDLE_ERROR_FULL)
    #expect(scene.fingerprint == print && sidle_stage_reduces_motion(scene.stage) == 0)
    scene.step(1)
    scene.heard = []
    scene.step(1)
    scene.heard = []
    while sidle_stage_set_reduce_motion(scene.stage, 1) == SIDLE_ERROR_FULL {
      #expect(sidle_stage_reserve(scene.stage, 1024, 1024) == 0)
    }
    scene.step(0)
    #expect(scene.heard.filter { $0.name == "opened" }.count == 20 && scene.isIdle)
  }
}
