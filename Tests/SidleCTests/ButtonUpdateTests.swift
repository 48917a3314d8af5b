import CSidle
import SidleC
import Testing

/// The update pass: one a step, however much has changed.
@Suite struct ButtonUpdateTests {
  private func stage() -> ButtonStage {
    ButtonStage {
      $0.wants_updates = 1
      $0.reports = Int32(SIDLE_REPORTS_ACTIONS)
      $0.changes_selection = 1
    }
  }

  @Test("many changes in a step are one update, told last and at the end of the step")
  func coalesced() {
    let stage = stage()
    // Pressed, left, entered, lifted, turned on: all in one step.
    for (phase, x, at) in [
      (SIDLE_PHASE_DOWN, 50.0, 1), (SIDLE_PHASE_MOVE, 400, 2), (SIDLE_PHASE_MOVE, 50, 3),
      (SIDLE_PHASE_UP, 50, 4),
    ] as [(Int, Double, Int64)] {
      var sample = sidle_sample(
        time_ns: at * 1_000_000, pointer: 1, phase: Int32(phase),
        kind: Int32(SIDLE_POINTER_TOUCH), buttons: 1, x: x, y: 20, pressure: 0)
      #expect(sidle_stage_push(stage.stage, &sample, 1, nil) == 0)
    }
    stage.step(to: 16)
    #expect(
      stage.texts() == [
        "0.004000000 button B button_triggered reason=tap x=50.000 y=20.000",
        "0.004000000 button B changed on reason=tap", "0.016000000 button B needs_update",
      ])
    stage.step(to: 32)
    #expect(stage.take() == [])
    #expect(stage.state().update_count == 1)
  }

  @Test("a button that wants none has none, and one that has not changed neither")
  func unwanted() {
    let stage = ButtonStage()
    stage.select("B", true)
    #expect(sidle_button_set_needs_update(stage.stage, stage["B"]) == 0)
    #expect(stage.take() == [])
    let wanting = self.stage()
    #expect(wanting.take() == ["B needs_update none"], "once, as it is new")
    wanting.select("B", false)
    wanting.enable("B", true)
    #expect(sidle_stage_is_idle(wanting.stage) == 1)
    #expect(wanting.take() == [])
  }

  @Test("buttons are told in the order in which they changed")
  func order() {
    let stage = stage()
    for (index, name) in ["C", "D", "E"].enumerated() {
      stage.add(name, y: Double(index + 1) * 50) { $0.wants_updates = 1 }
    }
    #expect(stage.take().count == 4, "they are new")
    for name in ["D", "B", "E", "C", "D"] { stage.select(name, stage.state(name).states == 0) }
    stage.destroy("E")
    #expect(sidle_stage_is_idle(stage.stage) == 0)
    #expect(stage.take() == ["D needs_update none", "B needs_update none", "C needs_update none"])
  }

  @Test("an update that the host takes itself is not told")
  func taken() {
    let stage = stage()
    stage.add("C", y: 50) { $0.wants_updates = 1 }
    stage.select("B", true)
    stage.select("C", true)
    var waited: Int32 = -1
    #expect(sidle_button_take_update(stage.stage, stage["B"], &waited) == 0 && waited == 1)
    #expect(sidle_button_take_update(stage.stage, stage["B"], &waited) == 0 && waited == 0)
    #expect(stage.take() == ["C needs_update none"])
  }

  @Test("to answer now and then by asking again is no loop")
  func noLoop() {
    let stage = stage()
    stage.select("B", true)
    for step in 1...40 {
      stage.step(to: Double(step) * 16)
      // Seven answers in a row ask again, then one does not.
      if step % 8 != 0 { #expect(sidle_button_set_needs_update(stage.stage, stage["B"]) == 0) }
      if step % 8 == 0 { stage.select("B", stage.state().states == 0) }
    }
    let names = stage.texts().map { $0.split(separator: " ")[3] }
    #expect(names.filter { $0 == "needs_update" }.count == 40)
    #expect(!names.contains("update_loop"))
  }

  @Test("more updates than a batch of events holds come over several steps, none twice")
  func manyUpdates() {
    var spec = Scene.stageSpec()
    spec.event_capacity = 64
    let stage = Scene.create(spec)
    defer { sidle_stage_destroy(stage) }
    var told: [UInt64] = []
    var made: [UInt64] = []
    for _ in 0..<200 {
      var spec = Scene.buttonSpec()
      spec.wants_updates = 1
      var button = sidle_button()
      #expect(sidle_button_create(stage, &spec, &button) == 0)
      #expect(sidle_button_set_selected(stage, button, 1) == 0)
      made.append(button.value)
    }
    var status = sidle_stage_step_to(stage, 1)
    told += Heard.batch(of: stage).map(\.object)
    while status == SIDLE_MORE {
      status = sidle_stage_step_to(stage, 1)
      told += Heard.batch(of: stage).map(\.object)
    }
    #expect(status == 0)
    #expect(told == made)
  }
}
