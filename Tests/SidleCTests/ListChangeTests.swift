import CSidle
import SidleC
import Testing

/// A list that changes while its rows are open, in hand or on their way.
@Suite struct ListChangeTests {
  private func move(_ scene: Scene, _ name: String, _ index: Int32) {
    #expect(sidle_row_set_index(scene.stage, scene.row(name), index) == 0)
  }

  private func resize(_ scene: Scene, _ name: String, _ height: Double) {
    #expect(sidle_row_set_height(scene.stage, scene.row(name), height) == 0)
  }

  private func turn(_ scene: Scene, _ direction: Int) {
    #expect(sidle_list_set_direction(scene.stage, scene.list, Int32(direction)) == 0)
  }

  private func listState(_ scene: Scene) -> sidle_list_state {
    var state = sidle_list_state()
    state.struct_size = UInt32(MemoryLayout<sidle_list_state>.size)
    #expect(sidle_list_get_state(scene.stage, scene.list, &state) == 0)
    return state
  }

  /// The rows from the top, and where each begins.
  private func order(_ scene: Scene) -> [String] {
    (0..<listState(scene).row_count).map { index in
      var row = sidle_row()
      #expect(sidle_list_get_row(scene.stage, scene.list, index, &row) == 0)
      let state = scene.state(row)
      #expect(state.index == index)
      let number = scene.rows.firstIndex { $0.value == row.value }! + 1
      return "r\(number)@\(Int(state.frame.y))"
    }
  }

  // MARK: Moves

  // SwipeCellKit/SwipeCellKit#249
  @Test("a button of an open row that was moved is triggered once, at the row's new index")
  func movedWhileOpen() {
    let scene = Scene()
    scene.setOpen("r2")
    move(scene, "r2", 0)
    #expect(order(scene) == ["r2@0", "r1@60", "r3@120"])
    #expect(scene.offset("r2") == -160)
    scene.play("d1(200,30)@0 u1@60")
    #expect(scene.state("r2").index == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r2.more button_triggered trailing tap", "r2 will_close trailing action",
        "r2 closed trailing action",
      ])
  }

  @Test("moves take a row to any place, also with rows of different heights and with spacing")
  func moves() {
    var list = Scene.listSpec()
    list.spacing = 5
    let scene = Scene(rows: 4, list: list)
    resize(scene, "r2", 20)
    #expect(order(scene) == ["r1@0", "r2@65", "r3@90", "r4@155"])
    #expect(listState(scene).content_height == 215)
    move(scene, "r1", 3)
    #expect(order(scene) == ["r2@0", "r3@25", "r4@90", "r1@155"])
    move(scene, "r4", 0)
    #expect(order(scene) == ["r4@0", "r2@65", "r3@90", "r1@155"])
    move(scene, "r2", 2)
    #expect(order(scene) == ["r4@0", "r3@65", "r2@130", "r1@155"])
    move(scene, "r2", 2)
    #expect(order(scene) == ["r4@0", "r3@65", "r2@130", "r1@155"])
    #expect(listState(scene).content_height == 215)
    scene.idle()
    #expect(scene.take() == [])
  }

  @Test("a row that is moved under a finger stays in hand, and so does one that others move past")
  func movedInHand() {
    let scene = Scene()
    let still = Scene()
    for index in [2, 0] as [Int32] {
      for one in [scene, still] { one.play("d1(300,90)@0 m1(250,90)@20") }
      move(scene, "r2", index)
      for one in [scene, still] { one.play("m1(180,90)@30 u1@40") }
      #expect(scene.offset("r2") == still.offset("r2"))
      for one in [scene, still] { one.idle() }
      #expect(scene.take() == still.take())
      for one in [scene, still] { one.close("r2", animated: false) }
      move(scene, "r2", 1)
    }
    for one in [scene, still] { one.play("d1(300,90)@0 m1(250,90)@20") }
    move(scene, "r3", 0)
    for one in [scene, still] { one.play("m1(180,90)@30 u1@40 idle") }
    #expect(scene.take() == still.take())
    #expect(scene.phase("r2") == "open")
  }

  @Test("a row that is moved on its way goes on as if nothing had happened")
  func movedOnItsWay() {
    let scene = Scene()
    let still = Scene()
    for one in [scene, still] {
      one.open("r1")
      one.step(80)
    }
    move(scene, "r1", 2)
    #expect(scene.offset("r1") == still.offset("r1"))
    for one in [scene, still] { one.idle() }
    #expect(scene.now == still.now)
    #expect(scene.take() == still.take())
  }

  @Test("a tap that began on a row is that row's, wherever it has been moved meanwhile")
  func movedUnderTap() {
    let scene = Scene()
    scene.play("d1(100,30)@0")
    move(scene, "r1", 2)
    scene.play("u1@40")
    #expect(scene.take() == ["r1 tapped none tap"])
  }

  // chthai64/SwipeRevealLayout#60, MortimerGoro/MGSwipeTableCell#77
  @Test("after moves a removed open row closes alone, and buttons answer for their own rows")
  func afterMoves() {
    let scene = Scene()
    move(scene, "r1", 2)
    scene.setOpen("r3")
    move(scene, "r3", 0)
    #expect(sidle_row_destroy(scene.stage, scene.row("r3")) == 0)
    #expect(order(scene) == ["r2@0", "r1@60"])
    #expect(scene.openRows == [])
    for (name, y) in [("r2", 30), ("r1", 90)] {
      scene.drag(from: (300, Double(y)), by: -150, in: 150)
      scene.idle()
      #expect(scene.openRows == [name])
      scene.play("d1(200,\(y))@0 u1@60 idle")
    }
    #expect(
      scene.heard.filter { $0.name == "button_triggered" }.map(\.object) == ["r2.more", "r1.more"])
    #expect(
      scene.take().filter { $0.contains("removed") } == ["r3 closed trailing removed"])
  }

  // MARK: Insertion

  @Test("a row is put in at an index, closed, and the rows from there on move down")
  func inserted() {
    let scene = Scene(rows: 2)
    scene.setOpen("r2")
    scene.play("d1(300,30)@0 m1(250,30)@20")
    scene.heard = []
    for (name, index) in [("r3", 0), ("r4", 3), ("r5", 1), ("r6", -1)] as [(String, Int32)] {
      var spec = Scene.rowSpec()
      spec.index = index
      spec.height = 30
      scene.addRow(name, trailing: ["x"], spec: spec)
    }
    #expect(order(scene) == ["r3@0", "r5@30", "r1@60", "r2@120", "r4@180", "r6@210"])
    #expect(listState(scene).content_height == 240)
    #expect(scene.phase("r1") == "dragging")
    scene.play("u1@20 idle")
    #expect(
      scene.take() == [
        "r1 drag_ended trailing touch", "r1 will_open trailing touch",
        "r1 opened trailing touch", "r2 closed trailing other_row",
      ])
    #expect((3...6).allSatisfy { scene.phase("r\($0)") == "closed" })
  }

  @Test("a row that comes back after it was removed open is closed")
  func undone() {
    let scene = Scene()
    scene.setOpen("r2")
    let before = scene.row("r2")
    #expect(sidle_row_destroy(scene.stage, before) == 0)
    var spec = Scene.rowSpec()
    spec.index = 1
    let back = scene.addRow("r2", leading: ["read"], trailing: ["more", "delete"], spec: spec)
    #expect(back.value != before.value)
    scene.idle()
    #expect(scene.take() == ["r2 closed trailing removed"])
    #expect(scene.state(back).index == 1 && scene.offset("r2") == 0)
    scene.drag(from: (300, 90), by: -150, in: 150)
    scene.idle()
    #expect(scene.openRows == ["r4"])
  }

  // MARK: Heights

  @Test("a row that grows or shrinks moves those below and disturbs nothing, whatever it does")
  func heights() {
    let scene = Scene(rows: 4)
    let still = Scene(rows: 4)
    for one in [scene, still] {
      one.setOpen("r1")
      one.close("r1")
      one.step(60)
      one.play("d1(300,90)@0 m1(220,90)@20")
    }
    for (name, height) in [("r1", 10.0), ("r2", 90), ("r3", 0)] { resize(scene, name, height) }
    #expect(order(scene) == ["r1@0", "r2@10", "r3@100", "r4@100"])
    #expect(listState(scene).content_height == 160)
    #expect(scene.offset("r1") == still.offset("r1"))
    #expect(scene.offset("r2") == still.offset("r2"))
    for one in [scene, still] { one.play("u1@30 idle") }
    #expect(scene.take() == still.take())
    #expect(scene.state(button: scene.button("r2.more")).frame.height == 90)
    // Of no height, it can be met by no pointer.
    #expect(scene.hit(100, 100).row.value == scene.row("r4").value)
  }

  // MARK: Direction

  @Test("an open row is mirrored where it is; one on its way goes on mirrored")
  func mirrored() {
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(list: list)
    scene.setOpen("r1")
    scene.open("r2")
    scene.step(60)
    let offset = scene.offset("r2")
    scene.heard = []
    #expect(scene.state("r2").content_frame.x == offset)
    turn(scene, SIDLE_DIRECTION_RIGHT_TO_LEFT)
    #expect(listState(scene).direction == SIDLE_DIRECTION_RIGHT_TO_LEFT)
    #expect(scene.offset("r1") == -160)
    #expect(scene.state("r1").content_frame.x == 160)
    #expect(scene.state(button: scene.button("r1.delete")).frame.x == 0)
    #expect(scene.offset("r2") == offset)
    #expect((scene.state("r2").content_frame.x + offset).magnitude < 1e-12)
    scene.idle()
    #expect(scene.take() == ["r2 opened trailing code"])
    turn(scene, SIDLE_DIRECTION_LEFT_TO_RIGHT)
    #expect(scene.state("r1").content_frame.x == -160)
  }

  @Test("a drag ends when its list is mirrored: the row goes back and the contact is nobody's")
  func mirroredInHand() {
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(list: list)
    scene.setOpen("r3")
    scene.play("d1(300,30)@0 m1(200,30)@20 d2(100,150)@20 m2(150,150)@40")
    scene.heard = []
    turn(scene, SIDLE_DIRECTION_RIGHT_TO_LEFT)
    turn(scene, SIDLE_DIRECTION_RIGHT_TO_LEFT)
    scene.step(0)
    #expect(scene.verdict() == "yielded gone r1")
    #expect(
      scene.take() == ["r1 drag_ended trailing resized !", "r3 drag_ended trailing resized !"])
    scene.play("m1(100,30)@10 u1@20 u2@20 idle")
    #expect(scene.take() == [])
    #expect([scene.offset("r1"), scene.offset("r3")] == [0, -160])
    // Now the other way opens.
    scene.play("d1(20,30)@0 m1(120,30)@50 m1(150,30)@150 u1@300 idle")
    #expect(scene.offset("r1") == -160)
  }

  @Test("a contact that is undecided when its list is mirrored is judged the new way")
  func mirroredUndecided() {
    let scene = Scene()
    scene.play("d1(150,30)@0 m1(145,30)@20")
    turn(scene, SIDLE_DIRECTION_RIGHT_TO_LEFT)
    scene.play("m1(100,30)@10")
    #expect(scene.offset("r1") == 40)
    #expect(scene.take() == ["r1 drag_began leading touch"])
  }

  // MARK: Width and title

  @Test("another width or title while a row is in hand or on its way disturbs no other row")
  func widths() {
    var list = Scene.listSpec()
    list.policy = Int32(SIDLE_POLICY_MANY)
    let scene = Scene(list: list)
    let still = Scene(list: list)
    for one in [scene, still] {
      one.setOpen("r1")
      one.open("r2")
      one.step(50)
      one.play("d1(300,150)@0 m1(220,150)@20")
    }
    #expect(
      sidle_list_set_frame(
        scene.stage, scene.list, sidle_rect(x: 10, y: 0, width: 500, height: 480)) == 0)
    for name in ["r1", "r2", "r3"] {
      let status = withText("Longer") { sidle_row_set_title(scene.stage, scene.row(name), $0) }
      #expect(status == 0)
      #expect(scene.offset(name) == still.offset(name), "\(name)")
    }
    for one in [scene, still] { one.play("m1(200,150)@20 u1@30 idle") }
    #expect(scene.take() == still.take())
    #expect(scene.openRows == ["r1", "r2", "r3"])
  }

  // MARK: Logs

  @Test("all of it is in the log, and a replay has the same fingerprint")
  func logged() {
    var stage = Scene.stageSpec()
    stage.log_capacity = 1 << 18
    let scene = Scene(stage: stage)
    var spec = Scene.rowSpec()
    spec.index = 1
    spec.group = 12
    scene.addRow("r4", trailing: ["x"], spec: spec)
    scene.setOpen("r4")
    scene.play("d1(300,30)@0 m1(220,30)@20")
    move(scene, "r4", 3)
    resize(scene, "r2", 17.5)
    turn(scene, SIDLE_DIRECTION_RIGHT_TO_LEFT)
    scene.step(10)
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == 0)
    let log = text.string
    for record in [
      " group=12 index=1 ", "call row_set_index r4.1 index=3",
      "call row_set_height r2.1 height=17.5",
      "call list_set_direction l1.1 direction=right_to_left",
    ] { #expect(log.contains(record), "\(record)") }
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
  }
}
