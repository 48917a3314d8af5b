import CSidle
import SidleC
import Testing

/// Parts of a row's content that taps tell apart: an accessory at the end, a check mark at the start.
@Suite struct TargetTests {
  private func scene(
    _ list: sidle_list_spec = Scene.listSpec(), _ change: (inout sidle_row_spec) -> Void = { _ in }
  ) -> Scene {
    var spec = Scene.rowSpec()
    change(&spec)
    let scene = Scene(list: list, row: spec)
    scene.setTargets("r1", [(9, 0, 0, 40, 60), (7, 280, 0, 40, 60)])
    return scene
  }

  private func texts(_ scene: Scene) -> [String] {
    defer { scene.heard = [] }
    return scene.heard.map { $0.text.split(separator: " ").dropFirst(2).joined(separator: " ") }
  }

  @Test("a tap tells the number of the target it went down on, and none beside it")
  func tapped() {
    let scene = scene()
    scene.play("d1(300,30)@0 u1@20 d1(100,30)@30 u1@50 d1(39.5,30)@60 u1@80 d1(40,30)@90 u1@95")
    #expect(
      texts(scene) == [
        "r1 tapped reason=tap target=7 x=300.000 y=30.000",
        "r1 tapped reason=tap x=100.000 y=30.000",
        "r1 tapped reason=tap target=9 x=39.500 y=30.000", "r1 tapped reason=tap x=40.000 y=30.000",
      ])
    #expect(scene.hit(300, 30).target == 7 && scene.hit(300, 90).target == 0)
  }

  @Test("lionheart/openradar-mirror#13120: an accessory is not tapped by a swipe that ends over it")
  func noTapAfterSwipe() {
    let scene = scene()
    scene.drag(from: (300, 30), by: -120, in: 120)
    scene.idle()
    scene.close("r1", animated: false)
    scene.step(0)
    scene.heard = []
    // There and back again, so that it lifts where it went down, over the target.
    scene.play("d1(300,30)@0 m1(250,30)@60 m1(299,30)@120 u1@130 idle")
    #expect(scene.heard.allSatisfy { $0.name != "tapped" } && !scene.heard.isEmpty)
  }

  @Test("targets travel with the content, are mirrored with it, and the last one lies on top")
  func travel() {
    let scene = scene { $0.tap = Int32(SIDLE_TAP_PASSES) }
    scene.setOpen("r1", SIDLE_EDGE_LEADING)
    scene.play("d1(100,30)@0 u1@20")
    #expect(texts(scene).first?.contains("target=9") == true)
    var list = Scene.listSpec()
    list.direction = Int32(SIDLE_DIRECTION_RIGHT_TO_LEFT)
    let mirrored = self.scene(list)
    #expect(mirrored.hit(300, 30).target == 9 && mirrored.hit(20, 30).target == 7)
    mirrored.setTargets("r1", [(1, 0, 0, 320, 60), (2, 100, 10, 50, 10)])
    #expect(mirrored.hit(200, 15).target == 2 && mirrored.hit(200, 25).target == 1)
    #expect(mirrored.element("r1", 2).frame.x == 170)
    mirrored.setTargets("r1", [])
    #expect(mirrored.hit(200, 15).target == 0)
  }

  @Test("on an open row the content answers first; on a closed one that toggles the target does")
  func tapRules() {
    let closes = scene()
    closes.setOpen("r1", SIDLE_EDGE_LEADING)
    closes.play("d1(100,30)@0 u1@20 idle")
    #expect(closes.take() == ["r1 will_close leading tap", "r1 closed leading tap"])
    let toggles = scene { $0.tap = Int32(SIDLE_TAP_TOGGLES) }
    toggles.play("d1(300,30)@0 u1@20 idle")
    #expect(toggles.take() == ["r1 tapped none tap"])
    toggles.play("d1(200,30)@0 u1@20 idle")
    #expect(toggles.take() == ["r1 will_open trailing tap", "r1 opened trailing tap"])
  }

  @Test("long presses tell it too; taps in a row are counted of each target by itself")
  func pressesAndCounts() {
    let scene = scene {
      $0.long_press = 0.3
      $0.tap_window = 0.5
    }
    scene.play("d1(300,30)@0 u1@20 d1(300,30)@60 u1@80 d1(285,30)@100 u1@120")
    #expect(scene.take().map { String($0.suffix(2)) } == ["ap", "x2", "x3"])
    scene.setTargets("r1", [(9, 0, 0, 295, 60), (7, 295, 0, 40, 60)])
    scene.play("d1(294,30)@0 u1@20 d1(296,30)@60 u1@80 d1(296,30)@100 u1@120")
    #expect(texts(scene).map { $0.contains("count=2") } == [false, false, true])
    scene.play("d1(300,30)@0 S400 u1@410")
    #expect(texts(scene) == ["r1 long_pressed reason=touch target=7 x=300.000 y=30.000"])
  }

  @Test("the number is that of the down, whatever becomes of the targets before the lift")
  func changedMeanwhile() {
    let scene = scene()
    scene.play("d1(300,30)@0")
    scene.setTargets("r1", [(8, 280, 0, 40, 60)])
    scene.play("u1@20")
    #expect(texts(scene) == ["r1 tapped reason=tap target=7 x=300.000 y=30.000"])
  }

  @Test("a log plays targets and actions again")
  func replayed() {
    var stage = Scene.stageSpec()
    stage.log_capacity = 65_536
    let scene = Scene(stage: stage)
    scene.setTargets("r1", [(9, 0, 0.5, 40, 60), (2_147_483_647, -280, 1e9, 0, 60)])
    scene.setTargets("r2", [])
    #expect(scene.perform("r1", SIDLE_ACTION_TARGET, 9) == 0)
    #expect(scene.perform("r1", SIDLE_ACTION_PRESS, scene.button("r1.read").value) == 0)
    #expect(scene.perform("r1", SIDLE_ACTION_OPEN_TRAILING) == 0)
    scene.play("d1(20,90)@0 u1@20")
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == 0)
    let calls = text.string.split(separator: "\n").filter { $0.hasPrefix("call row_") }
    #expect(
      calls == [
        "call row_set_targets r1.1 targets=0,0.5,40,60,9,-280,1000000000,0,60,2147483647",
        "call row_set_targets r2.1", "call row_perform_action r1.1 action=target target=9",
        "call row_perform_action r1.1 action=press button=b1.1",
        "call row_perform_action r1.1 action=open_trailing",
      ])
    let replay = LogReplay(text.string)
    #expect(replay.problems == [] && replay.fingerprint == scene.fingerprint)
    #expect(replay.texts == scene.heard.map(\.text) && replay.texts.count > 3)
  }
}
