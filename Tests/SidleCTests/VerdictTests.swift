import CSidle
import SidleC
import Testing

extension Scene {
  /// What has become of a pointer's contact, in words: `undecided r1`, `claimed pan r1`.
  func verdict(_ pointer: Int32 = 1) -> String {
    var verdict = sidle_verdict()
    verdict.struct_size = UInt32(MemoryLayout<sidle_verdict>.size)
    #expect(sidle_stage_get_verdict(stage, pointer, &verdict) == 0)
    var words = [String(cString: sidle_verdict_name(verdict.verdict))]
    if verdict.yield != 0 { words.append(String(cString: sidle_yield_name(verdict.yield))) }
    if verdict.gesture != 0 { words.append(String(cString: sidle_gesture_name(verdict.gesture))) }
    if let index = rows.firstIndex(where: { $0.value == verdict.row.value }) {
      words.append("r\(index + 1)")
    } else if verdict.row.value != 0 {
      words.append("another row")
    }
    return words.joined(separator: " ")
  }

  /// The verdicts after each word of a pointer script.
  func verdicts(_ script: String, pointer: Int32 = 1) -> [String] {
    var seen: [String] = []
    play(script) { seen.append(verdict(pointer)) }
    return seen
  }
}

/// What a host that scrolls by itself sees of each contact.
@Suite struct VerdictTests {
  @Test("a drag is undecided up to the slop, then the row's, and nothing after the lift")
  func drag() {
    let scene = Scene()
    #expect(scene.verdict() == "none")
    #expect(
      scene.verdicts("d1(300,30)@0 m1(291,30)@16 m1(290,30)@32 m1(290,300)@48 u1@64")
        == ["undecided r1", "undecided r1", "claimed pan r1", "claimed pan r1", "none"])
  }

  @Test("two points do not steal a vertical scroll (aheze/SwipeActions#8)")
  func vertical() {
    let scene = Scene()
    #expect(
      scene.verdicts("d1(300,30)@0 m1(297,33)@16 m1(296,50)@32 m1(295,90)@48 m1(100,90)@64 u1@80")
        == [
          "undecided r1", "undecided r1", "yielded axis r1", "yielded axis r1", "yielded axis r1",
          "none",
        ])
    #expect(scene.offset("r1") == 0)
    #expect(scene.take() == [])
  }

  @Test("a swipe toward a side without buttons is left to the parent (flutter_slidable#54)")
  func emptySide() {
    let scene = Scene(leading: [])
    #expect(
      scene.verdicts("d1(100,30)@0 m1(130,30)@30 m1(0,30)@60")
        == ["undecided r1", "yielded empty_side r1", "yielded empty_side r1"])
    #expect(scene.offset("r1") == 0)
    #expect(scene.take() == [])
  }

  /// A list that scrolls, with ten rows that have trailing buttons only, and an edge zone of 15 points.
  private func scrolling() -> Scene {
    var list = Scene.listSpec()
    list.frame.height = 120
    list.scrolls = 1
    var stage = Scene.stageSpec()
    stage.edge_zone = 15
    return Scene(rows: 10, leading: [], stage: stage, list: list)
  }

  @Test("on a list that scrolls what no row wants is undecided, with the reason, until it scrolls")
  func undecidedWithReason() {
    let scene = scrolling()
    // From the edge zone, which is the host's as soon as it goes across; toward an empty side; disabled.
    #expect(
      scene.verdicts("d1(5,90)@0 m1(14,90)@20 m1(15,90)@40 m1(205,300)@60 u1@80") == [
        "undecided edge_zone r2", "undecided edge_zone r2", "yielded edge_zone r2",
        "yielded edge_zone r2", "none",
      ])
    #expect(
      scene.verdicts("d1(100,20)@0 m1(109,20)@20 m1(120,20)@40 u1@60")
        == ["undecided r1", "undecided r1", "undecided empty_side r1", "none"])
    #expect(scene.take() == [])
    #expect(sidle_row_set_enabled(scene.stage, scene.row("r2"), 0) == 0)
    #expect(
      scene.verdicts("d1(100,90)@0 m1(150,90)@20 m1(150,20)@40")
        == ["undecided disabled r2", "undecided disabled r2", "claimed scroll r2"])
  }

  @Test("a contact that scrolls is taken away for the reason that takes it away")
  func takenAway() {
    let scene = scrolling()
    #expect(
      scene.verdicts("d1(5,90)@0 m1(5,70)@20")
        == ["undecided edge_zone r2", "claimed scroll r2"])
    scene.play("d2(100,20)@10 d3(100,100)@20")
    #expect(scene.verdict() == "yielded crowded r2")
    let panned = Scene()
    panned.play("d1(300,30)@0 m1(250,30)@20")
    #expect(sidle_row_set_enabled(panned.stage, panned.row("r1"), 0) == 0)
    #expect(panned.verdict() == "yielded disabled r1")
  }

  @Test("the page's way back from the side of the screen is left to it (ionic-framework#20773)")
  func edgeZone() {
    var stage = Scene.stageSpec()
    stage.edge_zone = 15
    let table: [(sides: Int, x: Double, isClaimed: Bool)] = [
      (SIDLE_SIDES_BOTH, 8, false), (SIDLE_SIDES_BOTH, 14.9, false), (SIDLE_SIDES_BOTH, 15, true),
      (SIDLE_SIDES_BOTH, 16, true), (SIDLE_SIDES_BOTH, 304, true), (SIDLE_SIDES_BOTH, 305, false),
      (SIDLE_SIDES_LEFT, 8, false), (SIDLE_SIDES_LEFT, 310, true), (SIDLE_SIDES_RIGHT, 8, true),
      (SIDLE_SIDES_RIGHT, 310, false),
    ]
    for (sides, x, isClaimed) in table {
      stage.edge_zone_sides = Int32(sides)
      let scene = Scene(stage: stage)
      let to = x < 160 ? x + 52 : x - 52
      #expect(
        scene.verdicts("d1(\(x),30)@0 m1(\(to),30)@40")
          == (isClaimed
            ? ["undecided r1", "claimed pan r1"]
            : ["yielded edge_zone r1", "yielded edge_zone r1"]),
        "\(x)")
      scene.play("u1@50")
      #expect(scene.take().isEmpty != isClaimed)
      // A tap there is a tap.
      let tapped = Scene(stage: stage)
      tapped.play("d1(\(x),30)@0 u1@20")
      #expect(tapped.take() == ["r1 tapped none tap"])
      // What stays there is no long press of the row's: it is the host's for good.
      var row = Scene.rowSpec()
      row.long_press = 0.5
      let held = Scene(stage: stage, row: row)
      #expect(
        held.verdicts("d1(\(x),30)@0 S600").last
          == (isClaimed ? "claimed long_press r1" : "yielded edge_zone r1"))
      #expect(held.take().isEmpty != isClaimed)
    }
  }

  @Test("a contact on no row is nobody's, but taps outside are still seen")
  func nothing() {
    let scene = Scene()
    scene.setOpen("r1")
    #expect(
      scene.verdicts("d1(100,300)@0 m1(103,300)@10") == ["yielded nothing", "yielded nothing"])
    scene.play("u1@20")
    #expect(scene.take() == ["r1 will_close trailing tap_outside"])
    #expect(scene.verdicts("d1(100,300)@0 m1(200,300)@10 u1@20").last == "none")
    #expect(scene.take() == [])
  }

  @Test("a second pointer on a dragged row, or on another one, gets nothing under policy one")
  func busy() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(280,30)@16")
    #expect(
      scene.verdicts("d2(200,30)@20 m2(150,30)@30", pointer: 2) == [
        "yielded busy r1", "yielded busy r1",
      ])
    scene.play("u2@40")
    #expect(
      scene.verdicts("d2(200,90)@50 m2(150,90)@60", pointer: 2) == [
        "undecided r2", "yielded busy r2",
      ])
    #expect(scene.verdict(1) == "claimed pan r1")
    #expect(scene.take() == ["r1 drag_began trailing touch"])
  }

  @Test("too many contacts: all yield, and so does whoever comes before all are up")
  func crowded() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(280,30)@16 d2(200,90)@20 d3(200,150)@30")
    #expect(
      (1...3).map { scene.verdict($0) } == [
        "yielded crowded r1", "yielded crowded r2", "yielded crowded",
      ])
    scene.play("u1@40 u2@50 d4(200,30)@60")
    #expect(scene.verdict(4) == "yielded crowded")
    scene.play("u3@70 u4@80 d1(300,30)@90 m1(280,30)@100")
    #expect(scene.verdict() == "claimed pan r1")
    #expect(scene.counters.refused == 2)
  }

  @Test("a row that is taken from its contact by a call, or destroyed, lets go of it")
  func gone() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(280,30)@16")
    scene.open("r1")
    #expect(scene.verdict() == "yielded gone r1")
    let other = Scene()
    other.play("d1(300,30)@0")
    #expect(sidle_row_destroy(other.stage, other.row("r1")) == 0)
    #expect(other.verdict() == "yielded gone")
  }
}
