import CSidle
import SidleC
import Testing

/// Rows and buttons that are disabled or hidden, drags that are cancelled, rows that are reset.
@Suite struct EnablingTests {
  private func enable(_ scene: Scene, _ name: String, _ value: Int32) {
    #expect(sidle_row_set_enabled(scene.stage, scene.row(name), value) == 0)
  }

  private func hide(_ scene: Scene, _ name: String, _ value: Int32) {
    #expect(sidle_button_set_hidden(scene.stage, scene.button(name), value) == 0)
  }

  private func yield(_ scene: Scene) -> String {
    var verdict = sidle_verdict()
    verdict.struct_size = UInt32(MemoryLayout<sidle_verdict>.size)
    #expect(sidle_stage_get_verdict(scene.stage, 1, &verdict) == 0)
    return String(cString: sidle_yield_name(verdict.yield))
  }

  // MARK: Rows

  @Test("a disabled row yields its contacts and makes nothing of taps, until it is enabled")
  func disabledRow() {
    let scene = Scene()
    enable(scene, "r1", 0)
    #expect(scene.state("r1").enabled == 0 && scene.state("r2").enabled == 1)
    scene.play("d1(300,30)@0 m1(200,30)@40")
    #expect(yield(scene) == "disabled")
    scene.play("u1@100 idle")
    scene.play("d1(100,30)@0 u1@20 idle")
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == 0)
    enable(scene, "r1", 1)
    scene.drag(from: (300, 30), by: -150, in: 150)
    scene.idle()
    #expect(scene.phase("r1") == "open")
    #expect(scene.take().count == 4)
  }

  @Test(
    "disabling closes an open row, ends a drag and turns a row that opens, each with its reason")
  func disabledMeanwhile() {
    let scene = Scene()
    scene.setOpen("r1")
    enable(scene, "r1", 0)
    scene.idle()
    #expect(scene.take() == ["r1 will_close trailing disabled", "r1 closed trailing disabled"])
    scene.play("d1(300,90)@0 m1(200,90)@40")
    scene.heard = []
    enable(scene, "r2", 0)
    scene.step(0)
    #expect(yield(scene) == "disabled")
    scene.play("m1(100,90)@10 u1@20 idle")
    #expect(scene.take() == ["r2 drag_ended trailing disabled !"])
    #expect(scene.offset("r2") == 0)
    scene.open("r3")
    scene.step(50)
    scene.heard = []
    enable(scene, "r3", 0)
    enable(scene, "r3", 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r3 interrupted trailing disabled", "r3 will_close trailing disabled",
        "r3 closed trailing disabled",
      ])
    // Nothing of it happens to a row that is closed.
    enable(scene, "r1", 1)
    enable(scene, "r1", 0)
    scene.idle()
    #expect(scene.take() == [])
  }

  @Test("a disabled row opens by no call, and a tap on it still closes the row that is open")
  func disabledAndCalls() {
    let scene = Scene()
    enable(scene, "r1", 0)
    #expect(
      sidle_row_open(scene.stage, scene.row("r1"), Int32(SIDLE_EDGE_TRAILING), 0)
        == SIDLE_ERROR_STATE)
    #expect(scene.lastError.contains("disabled"))
    #expect(
      sidle_row_toggle(scene.stage, scene.row("r1"), Int32(SIDLE_EDGE_TRAILING), 0)
        == SIDLE_ERROR_STATE)
    scene.close("r1")
    scene.setOpen("r2")
    scene.play("d1(100,30)@0 u1@20 idle")
    #expect(
      scene.take() == ["r2 will_close trailing tap_outside", "r2 closed trailing tap_outside"])
  }

  @Test(
    "a contact that is down when its row is disabled comes to nothing, also when it is enabled again"
  )
  func disabledUnderContact() {
    let scene = Scene()
    scene.play("d1(300,30)@0")
    enable(scene, "r1", 0)
    enable(scene, "r1", 1)
    scene.play("m1(100,30)@20 u1@40 idle")
    #expect(scene.take() == [])
    scene.play("d1(100,30)@0")
    enable(scene, "r1", 0)
    scene.play("u1@40 idle")
    #expect(scene.take() == [])
  }

  // MARK: Buttons

  @Test("a tap on a disabled button is used up: no trigger, and the row stays open")
  func disabledButton() {
    let scene = Scene()
    scene.setOpen("r1")
    let button = scene.button("r1.more")
    #expect(sidle_button_set_enabled(scene.stage, button, 0) == 0)
    #expect(scene.state(button: button).enabled == 0)
    scene.play("d1(200,30)@0 u1@20 idle")
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == -160)
    // Its neighbour is as before.
    scene.play("d1(280,30)@0 u1@20 idle")
    #expect(
      scene.take() == [
        "r1.delete button_triggered trailing tap", "r1 will_close trailing action",
        "r1 closed trailing action",
      ])
    scene.setOpen("r1")
    #expect(sidle_button_set_enabled(scene.stage, button, 1) == 0)
    scene.play("d1(200,30)@0 u1@20")
    #expect(scene.heard.first?.object == "r1.more")
  }

  @Test("a hidden button takes no room: extent, frames, drawing and hits are those of the others")
  func hiddenButton() {
    let scene = Scene(trailing: ["a", "b", "c"])
    let reference = Scene(trailing: ["a", "c"])
    scene.setOpen("r1")
    reference.setOpen("r1")
    hide(scene, "r1.b", 1)
    scene.step(0)
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == -160)
    #expect(scene.state("r1").trailing_extent == 160)
    for name in ["r1.a", "r1.c"] {
      let (ours, theirs) = (
        scene.state(button: scene.button(name)), reference.state(button: reference.button(name))
      )
      #expect(ours.frame.x == theirs.frame.x && ours.frame.width == theirs.frame.width)
      #expect(ours.shown == 1 && ours.hidden == 0)
    }
    let hidden = scene.state(button: scene.button("r1.b"))
    #expect(hidden.hidden == 1 && hidden.shown == 0 && hidden.index == 1)
    #expect(hidden.frame.x == 0 && hidden.frame.width == 0 && hidden.frame.height == 0)
    #expect(scene.draw().commands.count == reference.draw().commands.count)
    for x in stride(from: 1.0, through: 319, by: 6) {
      let (ours, theirs) = (scene.hit(x, 30), reference.hit(x, 30))
      #expect(ours.part == theirs.part)
      #expect(ours.button.value != scene.button("r1.b").value)
    }
    var count: Int32 = 0
    let edge = Int32(SIDLE_EDGE_TRAILING)
    #expect(sidle_row_count_buttons(scene.stage, scene.row("r1"), edge, &count) == 0)
    #expect(count == 3)
    // Shown again it stands where it stood.
    hide(scene, "r1.b", 0)
    #expect(scene.offset("r1") == -240)
    #expect(scene.state(button: scene.button("r1.a")).frame.x == 80)
    #expect(scene.state(button: scene.button("r1.b")).frame.x == 160)
    #expect(scene.state(button: scene.button("r1.c")).frame.x == 240)
  }

  @Test("a button that goes gives its place to the next, also beside hidden ones")
  func hiddenAndDestroyed() {
    let scene = Scene(trailing: ["a", "b", "c", "d"])
    hide(scene, "r1.b", 1)
    #expect(sidle_button_destroy(scene.stage, scene.button("r1.a")) == 0)
    scene.setOpen("r1")
    #expect(scene.state("r1").trailing_extent == 160)
    #expect(scene.state(button: scene.button("r1.c")).frame.x == 160)
    #expect(scene.state(button: scene.button("r1.c")).index == 1)
    #expect(scene.state(button: scene.button("r1.d")).frame.x == 240)
    scene.addButton(scene.row("r1"), SIDLE_EDGE_TRAILING, "r1.e")
    #expect(scene.state(button: scene.button("r1.d")).frame.x == 160)
    #expect(scene.state(button: scene.button("r1.e")).frame.x == 240)
  }

  @Test("an edge whose last shown button is hidden closes, and is empty for drags and calls")
  func lastOneHidden() {
    let scene = Scene(leading: [], trailing: ["a"])
    scene.setOpen("r1")
    hide(scene, "r1.a", 1)
    scene.idle()
    #expect(scene.take() == ["r1 will_close trailing resized", "r1 closed trailing resized"])
    scene.play("d1(300,30)@0 m1(200,30)@40")
    #expect(yield(scene) == "empty_side")
    scene.play("u1@50 idle")
    #expect(
      sidle_row_open(scene.stage, scene.row("r1"), Int32(SIDLE_EDGE_TRAILING), 0)
        == SIDLE_ERROR_STATE)
    #expect(scene.take() == [])
  }

  @Test("a button that is hidden under a finger is not triggered")
  func hiddenUnderFinger() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.play("d1(200,30)@0")
    hide(scene, "r1.more", 1)
    scene.play("u1@20 idle")
    #expect(scene.take() == [])
    #expect(scene.phase("r1") == "open")
  }

  // MARK: Cancel and reset

  @Test("cancel by code ends a drag as when the system takes the contact, and nothing else")
  func cancel() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.play("d1(100,30)@0 m1(220,30)@40")
    scene.heard = []
    #expect(sidle_row_cancel(scene.stage, scene.row("r1")) == 0)
    scene.play("m1(300,30)@10 u1@20 idle")
    #expect(scene.take() == ["r1 drag_ended trailing cancelled !"])
    #expect(scene.offset("r1") == -160)
    scene.close("r1")
    scene.step(50)
    scene.heard = []
    #expect(sidle_row_cancel(scene.stage, scene.row("r1")) == 0)
    scene.idle()
    #expect(scene.take() == ["r1 closed trailing code"])
  }

  @Test("reset is immediate and does not tell of closing; what had begun still ends, once")
  func reset() {
    let scene = Scene()
    scene.setOpen("r1")
    #expect(sidle_row_reset(scene.stage, scene.row("r1")) == 0)
    #expect(scene.offset("r1") == 0)
    #expect(scene.phase("r1") == "closed")
    scene.idle()
    #expect(scene.take() == [])
    // While dragged, with the contact still down.
    scene.play("d1(300,30)@0 m1(200,30)@40")
    scene.heard = []
    #expect(sidle_row_reset(scene.stage, scene.row("r1")) == 0)
    #expect(scene.offset("r1") == 0)
    scene.play("m1(100,30)@10 u1@20 idle")
    #expect(scene.take() == ["r1 drag_ended trailing reset !"])
    // On its way.
    scene.open("r1")
    scene.step(50)
    scene.heard = []
    #expect(sidle_row_reset(scene.stage, scene.row("r1")) == 0)
    scene.idle()
    #expect(scene.take() == ["r1 interrupted trailing reset"])
    #expect(scene.offset("r1") == 0)
    // As good as new: opening announces, and the list knows that no other row is open.
    scene.open("r2")
    scene.idle()
    scene.open("r1")
    scene.idle()
    #expect(
      scene.take() == [
        "r2 will_open trailing code", "r2 opened trailing code", "r1 will_open trailing code",
        "r2 will_close trailing other_row", "r1 opened trailing code",
        "r2 closed trailing other_row",
      ])
  }

  @Test("all of it is in the log, and a replay has the same fingerprint")
  func logged() {
    var stage = Scene.stageSpec()
    stage.log_capacity = 1 << 18
    let scene = Scene(stage: stage)
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    spec.enabled = 0
    spec.hidden = 1
    var made = sidle_button()
    let edge = Int32(SIDLE_EDGE_LEADING)
    #expect(sidle_row_add_button(scene.stage, scene.row("r2"), edge, &spec, &made) == 0)
    enable(scene, "r1", 0)
    hide(scene, "r2.more", 1)
    #expect(sidle_button_set_enabled(scene.stage, scene.button("r2.delete"), 0) == 0)
    scene.play("d1(300,90)@0 m1(200,90)@40")
    #expect(sidle_row_cancel(scene.stage, scene.row("r2")) == 0)
    scene.open("r3")
    #expect(sidle_row_reset(scene.stage, scene.row("r3")) == 0)
    scene.step(10)
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == 0)
    let log = text.string
    for record in [
      "call row_set_enabled r1.1 enabled=0", "call button_set_hidden b5.1 hidden=1",
      "call button_set_enabled b6.1 enabled=0", "call row_cancel r2.1", "call row_reset r3.1",
      " enabled=0 hidden=1",
    ] { #expect(log.contains(record), "\(record)") }
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
  }
}
