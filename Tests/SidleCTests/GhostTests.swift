import CSidle
import SidleC
import Testing

/// Names of destroyed objects, which the events about them still need.
@Suite struct GhostTests {
  /// The name of an id, or the status that came instead.
  private func name(_ scene: Scene, _ id: UInt64) -> String {
    var text = sidle_text()
    let status = sidle_get_name(scene.stage, id, &text)
    if status != 0 { #expect(text.bytes == nil && text.length == 0) }
    return status == 0 ? text.string : String(cString: sidle_status_name(status))
  }

  @Test("the events of a row's end carry its name, after the row is gone")
  func names() {
    let scene = Scene()
    scene.setOpen("r2")
    scene.play("d1(200,90)@0 m1(220,90)@10")
    let id = scene.row("r2").value
    scene.heard = []
    #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
    #expect(name(scene, id) == "r2")
    scene.step(10)
    #expect(
      scene.heard.map(\.text) == [
        "0.010000000 row r2 drag_ended edge=trailing reason=removed offset=-150.000"
          + " velocity=0.000",
        "0.010000000 row r2 closed edge=trailing reason=removed offset=-150.000 velocity=0.000",
      ])
    #expect(name(scene, id) == "r2")
    scene.step(10)
    #expect(name(scene, id) == "SIDLE_ERROR_STALE")
  }

  @Test("an object that was given no name is nameless while it lives, and then gone")
  func nameless() {
    let scene = Scene()
    var spec = sidle_row_spec()
    sidle_row_spec_init(&spec)
    var row = sidle_row()
    #expect(sidle_row_create(scene.stage, scene.list, &spec, &row) == 0)
    #expect(name(scene, row.value) == "")
    #expect(sidle_row_destroy(scene.stage, row) == 0)
    #expect(name(scene, row.value) == "SIDLE_ERROR_STALE")
    #expect(scene.heard.isEmpty)
  }

  @Test("a new row in the place of an old one has a name and an id of its own")
  func slotReuse() {
    let scene = Scene()
    scene.setOpen("r2")
    let old = scene.row("r2").value
    #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
    let new = scene.addRow("new", trailing: ["x"]).value
    #expect(new != old)
    #expect(name(scene, old) == "r2")
    #expect(name(scene, new) == "new")
    scene.open("new", animated: false)
    scene.step(0)
    #expect(
      scene.take() == [
        "r2 closed trailing removed", "new will_open trailing code", "new opened trailing code",
      ])
    // The old id means nothing to any other call.
    #expect(sidle_row_open(scene.stage, sidle_row(value: old), 2, 0) == SIDLE_ERROR_STALE)
  }

  @Test("a name is free again at once, and the old events keep theirs")
  func nameReuse() {
    let scene = Scene()
    scene.setOpen("r1")
    let old = scene.row("r1").value
    #expect(sidle_row_destroy(scene.stage, scene.row("r1")) == 0)
    let new = scene.addRow("r1", trailing: ["y"]).value
    #expect(scene.row("r1").value == new)
    #expect(name(scene, old) == "r1")
    scene.step(0)
    #expect(scene.take() == ["r1 closed trailing removed"])
  }

  @Test("the batch that was read before an object's end still names it")
  func olderBatch() {
    let scene = Scene()
    scene.open("r1")
    #expect(sidle_stage_step_to(scene.stage, 0) == 0)
    let batch = Heard.batch(of: scene.stage)
    #expect(sidle_row_destroy(scene.stage, scene.row("r1")) == 0)
    #expect(sidle_list_destroy(scene.stage, scene.list) == 0)
    #expect(batch.map { Heard($0, on: scene.stage).object } == ["r1"])
    scene.step(0)
    // And an event that a host kept is named while the name is there, then by its place.
    #expect(Heard(batch[0], on: scene.stage).object == "r1")
    scene.step(0)
    #expect(Heard(batch[0], on: scene.stage).object == "#1")
  }

  @Test("buttons of a destroyed row are named in the events about them")
  func buttons() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.play("d1(200,30)@0")
    scene.push(SIDLE_PHASE_UP, x: 200, y: 30, at: 20)
    #expect(sidle_stage_step_to(scene.stage, 20_000_000) == 0)
    let batch = Heard.batch(of: scene.stage)
    let button = scene.button("r1.more").value
    #expect(sidle_row_destroy(scene.stage, scene.row("r1")) == 0)
    #expect(
      Heard(batch[0], on: scene.stage).text.contains(
        "button r1.more button_triggered row=r1 edge=trailing"))
    #expect(name(scene, button) == "r1.more")
    scene.step(0)
    scene.step(0)
    #expect(name(scene, button) == "SIDLE_ERROR_STALE")
    #expect(scene.take().count == 2)
  }

  @Test("names come and go thousands of times without a step, and are all there after it")
  func crowd() {
    let scene = Scene(rows: 0)
    var ids: [UInt64] = []
    for round in 0..<300 {
      let row = scene.addRow("row \(round)", trailing: ["x"])
      ids.append(row.value)
      #expect(sidle_row_destroy(scene.stage, row) == 0)
    }
    scene.step(0)
    #expect(ids.enumerated().allSatisfy { name(scene, $0.element) == "row \($0.offset)" })
    scene.step(0)
    #expect(ids.allSatisfy { name(scene, $0) == "SIDLE_ERROR_STALE" })
    #expect(scene.take() == [])
  }

  @Test("names of living objects, with or without one, and of what is no object")
  func living() {
    let scene = Scene()
    #expect(name(scene, scene.list.value) == "list")
    #expect(name(scene, scene.button("r1.read").value) == "r1.read")
    #expect(name(scene, scene.addRow("").value) == "")
    #expect(name(scene, 0) == "SIDLE_ERROR_INVALID_ID")
    let elsewhere = Scene()
    if elsewhere.row("r1").value != scene.row("r1").value {
      #expect(name(scene, elsewhere.row("r1").value) == "SIDLE_ERROR_WRONG_STAGE")
    }
  }
}
