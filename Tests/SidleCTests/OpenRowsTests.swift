import CSidle
import SidleC
import Testing

extension Scene {
  /// The rows of the list that are open or opening, from the top.
  var openRows: [String] {
    var names: [String] = []
    var row = sidle_row()
    repeat {
      #expect(sidle_list_next_open(stage, list, row, &row) == 0)
      if let index = rows.firstIndex(where: { $0.value == row.value }) {
        names.append("r\(index + 1)")
      }
    } while row.value != 0
    return names
  }
}

/// Which rows of a list are open, and what closes them.
@Suite struct OpenRowsTests {
  private func spec(
    policy: Int = SIDLE_POLICY_ONE, outside: Int = SIDLE_TAP_OUTSIDE_CLOSES,
    second: Int = SIDLE_SECOND_ROW_HAND_OVER, closesOnScroll: Bool = true
  ) -> sidle_list_spec {
    var spec = Scene.listSpec()
    spec.policy = Int32(policy)
    spec.tap_outside = Int32(outside)
    spec.second_row = Int32(second)
    spec.closes_on_scroll = closesOnScroll ? 1 : 0
    return spec
  }

  // MARK: Taps that pass

  // MortimerGoro/MGSwipeTableCell#53
  @Test("a tap that passes closes the open row and then is one tap on its own row, in that order")
  func passThrough() {
    let scene = Scene(list: spec(outside: SIDLE_TAP_OUTSIDE_PASSES))
    scene.setOpen("r1")
    scene.play("d1(100,90)@0 u1@60")
    #expect(scene.heard[1].text.hasSuffix(" r2 tapped reason=tap x=100.000 y=90.000"))
    #expect(scene.take() == ["r1 will_close trailing tap_outside", "r2 tapped none tap"])
    scene.idle()
    #expect(scene.take() == ["r1 closed trailing tap_outside"])
    // With nothing open it is a tap and no more.
    scene.play("d1(100,90)@0 u1@60 idle")
    #expect(scene.take() == ["r2 tapped none tap"])
  }

  @Test("a tap that passes and meets no row closes; on a row that toggles it opens that row")
  func passedOn() {
    var row = Scene.rowSpec()
    row.tap = Int32(SIDLE_TAP_TOGGLES)
    let scene = Scene(
      list: spec(policy: SIDLE_POLICY_MANY, outside: SIDLE_TAP_OUTSIDE_PASSES), row: row)
    scene.setOpen("r1")
    scene.setOpen("r2")
    scene.play("d1(100,150)@0 u1@60")
    #expect(
      scene.take() == [
        "r1 will_close trailing tap_outside", "r2 will_close trailing tap_outside",
        "r3 will_open trailing tap",
      ])
    scene.idle()
    scene.heard = []
    scene.play("d1(100,300)@0 u1@60")
    #expect(scene.take() == ["r3 will_close trailing tap_outside"])
  }

  @Test("a tap on a disabled row, or one that closes rows of a list that keeps it, does not pass")
  func keptTaps() {
    let scene = Scene(list: spec(outside: SIDLE_TAP_OUTSIDE_PASSES))
    scene.setOpen("r1")
    #expect(sidle_row_set_enabled(scene.stage, scene.row("r2"), 0) == 0)
    scene.play("d1(100,90)@0 u1@60 idle")
    #expect(
      scene.take() == ["r1 will_close trailing tap_outside", "r1 closed trailing tap_outside"])
    var other = spec()
    other.frame = sidle_rect(x: 0, y: 200, width: 320, height: 100)
    let keeping = Scene.createList("other", other, on: scene.stage)
    var made = sidle_row()
    var row = Scene.rowSpec()
    #expect(sidle_row_create(scene.stage, keeping, &row, &made) == 0)
    scene.addButton(made, SIDLE_EDGE_TRAILING, "there")
    #expect(sidle_row_open(scene.stage, made, Int32(SIDLE_EDGE_TRAILING), 1) == 0)
    scene.setOpen("r1")
    scene.play("d1(100,150)@0 u1@60")
    #expect(scene.take().map { $0.split(separator: " ")[1] } == ["will_close", "will_close"])
  }

  @Test("a tap passes also when events have no room for it at once, but to no row that is gone")
  func passedLater() {
    var stage = Scene.stageSpec()
    stage.event_capacity = 64
    for removes in [false, true] {
      let scene = Scene(
        rows: 2, stage: stage,
        list: spec(policy: SIDLE_POLICY_MANY, outside: SIDLE_TAP_OUTSIDE_PASSES))
      scene.setOpen("r1")
      scene.push(SIDLE_PHASE_DOWN, x: 100, y: 90, at: 1)
      scene.push(SIDLE_PHASE_UP, x: 100, y: 90, at: 2)
      // A batch takes one input while it is empty: the tap, then the closing, then the rest.
      var batches: [[String]] = []
      while true {
        let status = sidle_stage_step_to(scene.stage, 2_000_000)
        scene.listen()
        batches.append(scene.take())
        if removes, batches.count == 1 {
          #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
        }
        guard status == SIDLE_MORE else { break }
      }
      let expected = ["r1 will_close trailing tap_outside"]
      #expect(batches.flatMap { $0 } == expected + (removes ? [] : ["r2 tapped none tap"]))
      #expect(batches.count > 1)
    }
  }

  // MARK: A second row

  // ionic-team/ionic-framework#21579
  @Test("a list that closes only refuses the drag of a second row, says why, and closes the first")
  func closeOnly() {
    let swipe = "d1(300,90)@0 m1(240,90)@40 m1(150,90)@120 u1@130"
    let handing = Scene()
    handing.setOpen("r1")
    handing.play(swipe + " idle")
    #expect([handing.offset("r1"), handing.offset("r2")] == [0, -160])

    let scene = Scene(list: spec(second: SIDLE_SECOND_ROW_CLOSE_ONLY))
    scene.setOpen("r1")
    let seen = scene.verdicts(swipe)
    #expect(
      seen == [
        "undecided r2", "yielded other_row r2", "yielded other_row r2", "none",
      ])
    #expect(scene.offset("r2") == 0)
    scene.idle()
    #expect(scene.take() == ["r1 will_close trailing other_row", "r1 closed trailing other_row"])
    #expect([scene.offset("r1"), scene.offset("r2")] == [0, 0])
    // The next swipe finds nothing open.
    scene.play(swipe + " idle")
    #expect(scene.offset("r2") == -160)
  }

  @Test("a second row is dragged while the first is closing already; by code it always hands over")
  func closeOnlyAtRest() {
    let scene = Scene(list: spec(second: SIDLE_SECOND_ROW_CLOSE_ONLY))
    scene.setOpen("r1")
    scene.close("r1")
    scene.step(50)
    scene.play("d1(300,90)@0 m1(200,90)@40")
    #expect(scene.verdict() == "claimed pan r2")
    scene.play("u1@50 idle")
    #expect(scene.openRows == ["r2"])
    scene.open("r3")
    scene.idle()
    #expect(scene.openRows == ["r3"])
    // An open row itself is dragged as ever.
    scene.play("d1(100,150)@0 m1(200,150)@40")
    #expect(scene.verdict() == "claimed pan r3")
  }

  @Test("under policy many closing only has no meaning")
  func closeOnlyOfMany() {
    let scene = Scene(
      list: spec(policy: SIDLE_POLICY_MANY, second: SIDLE_SECOND_ROW_CLOSE_ONLY))
    scene.setOpen("r1")
    scene.drag(from: (300, 90), by: -150, in: 150)
    scene.idle()
    #expect(scene.openRows == ["r1", "r2"])
  }

  // MARK: Which are open, and closing all

  // daimajia/AndroidSwipeLayout#474
  @Test("the open row is the one that opened last, also while the one before is still closing")
  func lateClosing() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.open("r2")
    #expect(scene.openRows == ["r2"])
    while !scene.isIdle {
      #expect(scene.openRows == ["r2"])
      scene.step(20)
    }
    #expect(scene.offset("r1") == 0)
    #expect(scene.openRows == ["r2"])
    scene.heard = []
    #expect(sidle_list_close_all(scene.stage, scene.list, 0) == 0)
    #expect(scene.openRows == [])
    scene.idle()
    #expect(scene.take() == ["r2 will_close trailing code", "r2 closed trailing code"])
  }

  @Test("all rows close from the top: those that open, those in hand, and nothing of those closed")
  func closeAll() {
    let scene = Scene(rows: 4, list: spec(policy: SIDLE_POLICY_MANY))
    scene.setOpen("r1", SIDLE_EDGE_LEADING)
    scene.play("d1(300,150)@0 m1(250,150)@20")
    scene.open("r4")
    #expect(scene.openRows == ["r1", "r4"])
    scene.step(20)
    scene.heard = []
    #expect(sidle_list_close_all(scene.stage, scene.list, 0) == 0)
    scene.step(0)
    #expect(
      scene.take() == [
        "r1 will_close leading code", "r3 drag_ended trailing code !",
        "r4 interrupted trailing code", "r4 will_close trailing code",
      ])
    scene.play("m1(100,150)@10 u1@20 idle")
    #expect(
      Set(scene.take()) == ["r1 closed leading code", "r4 closed trailing code"])
    scene.setOpen("r2")
    #expect(
      sidle_list_close_all(scene.stage, scene.list, UInt32(SIDLE_WITHOUT_ANIMATION)) == 0)
    #expect(scene.offset("r2") == 0)
    scene.step(0)
    #expect(scene.take() == ["r2 will_close trailing code", "r2 closed trailing code"])
  }

  // MARK: Scrolling

  @Test("scrolling closes the open row, and only another offset is scrolling")
  func scrolling() {
    let scene = Scene()
    scene.setOpen("r1")
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 0) == 0)
    scene.step(0)
    #expect(scene.take() == [])
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 5) == 0)
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 10) == 0)
    scene.idle()
    #expect(scene.take() == ["r1 will_close trailing scroll", "r1 closed trailing scroll"])
  }

  // SwipeCellKit/SwipeCellKit#83, MortimerGoro/MGSwipeTableCell#262
  @Test("under policy many scrolling closes all open rows, if so configured")
  func scrollingMany() {
    for closes in [true, false] {
      let scene = Scene(list: spec(policy: SIDLE_POLICY_MANY, closesOnScroll: closes))
      scene.setOpen("r1")
      scene.setOpen("r2")
      #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 7) == 0)
      scene.step(0)
      let both = ["r1 will_close trailing scroll", "r2 will_close trailing scroll"]
      #expect(scene.take() == (closes ? both : []))
      scene.idle()
      #expect([scene.offset("r1"), scene.offset("r2")] == (closes ? [0, 0] : [-160, -160]))
    }
  }

  @Test("scrolling turns a row that opens, leaves one in hand and one that closes")
  func scrollingMeanwhile() {
    let scene = Scene(list: spec(policy: SIDLE_POLICY_MANY))
    scene.open("r1")
    scene.setOpen("r2")
    scene.close("r2")
    scene.play("d1(300,150)@0 m1(200,150)@20")
    scene.heard = []
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 7) == 0)
    scene.step(0)
    #expect(
      scene.take() == ["r1 interrupted trailing scroll", "r1 will_close trailing scroll"])
    #expect(scene.phase("r3") == "dragging")
    scene.play("u1@20 idle")
    #expect(scene.openRows == ["r3"])
  }

  @Test("a scroll whose events have no room is refused whole")
  func scrollingWithoutRoom() {
    var stage = Scene.stageSpec()
    stage.event_capacity = 64
    let scene = Scene(rows: 17, stage: stage, list: spec(policy: SIDLE_POLICY_MANY))
    for index in 1...17 { scene.setOpen("r\(index)") }
    let before = scene.fingerprint
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 7) == SIDLE_ERROR_FULL)
    #expect(sidle_list_close_all(scene.stage, scene.list, 0) == SIDLE_ERROR_FULL)
    #expect(scene.fingerprint == before)
    #expect(sidle_stage_reserve(scene.stage, 1024, 128) == 0)
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 7) == 0)
    scene.step(0)
    #expect(scene.take().count == 17)
  }

  // MARK: Logs

  @Test("all of it is in the log, and a replay has the same fingerprint")
  func logged() {
    var stage = Scene.stageSpec()
    stage.log_capacity = 1 << 18
    let scene = Scene(
      stage: stage,
      list: spec(
        outside: SIDLE_TAP_OUTSIDE_PASSES, second: SIDLE_SECOND_ROW_CLOSE_ONLY,
        closesOnScroll: false))
    scene.setOpen("r1")
    scene.play("d1(300,90)@0 m1(200,90)@40 u1@50")
    scene.setOpen("r2")
    scene.play("d1(100,30)@0 u1@40")
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 7) == 0)
    #expect(sidle_list_close_all(scene.stage, scene.list, 1) == 0)
    scene.step(10)
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == 0)
    let log = text.string
    for record in [
      " tap_outside=passes ", " second_row=close_only closes_on_scroll=0",
      "call list_close_all l1.1 flags=1",
    ] { #expect(log.contains(record), "\(record)") }
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
  }
}
