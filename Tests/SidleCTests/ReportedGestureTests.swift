import CSidle
import SidleC
import Testing

/// What users of other swipe rows reported about gestures, played here. Each test names its report.
@Suite struct ReportedGestureTests {
  // aheze/SwipeActions#4
  @Test("a drag that the system takes away goes back, says so, and the next one is as good as any")
  func cancelled() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(260,30)@40 m1(240,30)@80 c1@100 idle")
    #expect(scene.take() == ["r1 drag_began trailing touch", "r1 drag_ended trailing cancelled !"])
    #expect(scene.offset("r1") == 0)
    #expect(scene.phase("r1") == "closed")
    scene.play("d1(300,30)@0 m1(260,30)@40 m1(180,30)@80 u1@100 idle")
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 drag_ended trailing touch",
        "r1 will_open trailing touch", "r1 opened trailing touch",
      ])
    #expect(scene.offset("r1") == -160)
    #expect(scene.counters.stray == 0)
  }

  // MortimerGoro/MGSwipeTableCell#43
  @Test("two fingers on two rows open one: the first past the slop")
  func twoFingers() {
    let scene = Scene()
    let script = (1...7).map { step in
      let x = 300 - 20 * step
      return "m1(\(x),30)@\(5 + 16 * step) m2(\(x),90)@\(5 + 16 * step)"
    }
    scene.play("d1(300,30)@0 d2(300,90)@5 " + script.joined(separator: " ") + " u1@150 u2@150 idle")
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 drag_ended trailing touch",
        "r1 will_open trailing touch", "r1 opened trailing touch",
      ])
    #expect(scene.offset("r1") == -160)
    #expect(scene.offset("r2") == 0)
    #expect(scene.phase("r2") == "closed")
  }

  // SwipeCellKit/SwipeCellKit#197, ionic-team/ionic-framework#21579
  @Test("with one row open, one swipe on another closes the first and opens the second")
  func handOver() {
    let scene = Scene()
    scene.setOpen("r1")
    var meanwhile: [(Double, Double)] = []
    scene.play("d1(300,90)@0 m1(280,90)@30 m1(200,90)@60 m1(150,90)@120 u1@130") {
      meanwhile.append((scene.offset("r1"), scene.offset("r2")))
    }
    #expect(meanwhile.map(\.1) == [0, -10, -90, -140, -140])
    // The first closes in parallel: it has moved at each look since the claim.
    #expect(zip(meanwhile.dropFirst(), meanwhile.dropFirst(2)).allSatisfy { $0.0 < $1.0 })
    scene.idle()
    #expect(scene.offset("r1") == 0)
    #expect(scene.offset("r2") == -160)
    #expect(
      scene.take() == [
        "r2 drag_began trailing touch", "r1 will_close trailing other_row",
        "r2 drag_ended trailing touch", "r2 will_open trailing touch", "r2 opened trailing touch",
        "r1 closed trailing other_row",
      ])
  }

  // MortimerGoro/MGSwipeTableCell#51
  @Test("a fast swipe on another row, released moving, opens it in that gesture")
  func fastHandOver() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.drag(from: (300, 150), by: -160, in: 90)
    #expect(scene.heard.first { $0.name == "drag_ended" }!.velocity < -1500)
    scene.idle()
    #expect(scene.offset("r1") == 0)
    #expect(scene.offset("r3") == -160)
    #expect(
      Set(scene.take()) == [
        "r3 drag_began trailing touch", "r1 will_close trailing other_row",
        "r3 drag_ended trailing touch", "r3 will_open trailing touch", "r3 opened trailing touch",
        "r1 closed trailing other_row",
      ])
  }

  // daimajia/AndroidSwipeLayout#474
  @Test("the late end of a closing row does not disturb the row that opened meanwhile")
  func lateClosing() {
    let scene = Scene(rows: 0)
    for (name, duration) in [("slow", 0.4), ("fast", 0.2)] {
      var spec = Scene.rowSpec()
      spec.settle = Int32(SIDLE_SETTLE_CURVE)
      spec.settle_duration = duration
      scene.addRow(name, trailing: ["more", "delete"], spec: spec)
    }
    scene.setOpen("slow")
    scene.open("fast")
    scene.step(300)
    #expect(scene.phase("fast") == "open")
    #expect(scene.phase("slow") == "settling")
    scene.idle()
    #expect(scene.phase("fast") == "open")
    #expect(scene.phase("slow") == "closed")
    #expect(
      scene.heard.map { "\($0.time / 1_000_000) \($0)" } == [
        "0 fast will_open trailing code", "0 slow will_close trailing other_row",
        "200 fast opened trailing code", "400 slow closed trailing other_row",
      ])
    scene.heard = []
    // The list still knows which one is open: opening the other closes it.
    scene.open("slow")
    scene.idle()
    #expect(scene.phase("fast") == "closed")
    #expect(scene.phase("slow") == "open")
    #expect(scene.take().count == 4)
  }

  // CEWendel/SWTableViewCell#89
  @Test("a hard flick toward the side without buttons leaves no trace in the next opening")
  func flickToEmptySide() {
    let scene = Scene(leading: [])
    scene.play("d1(20,30)@0 m1(120,30)@40 u1@40 S50")
    #expect(scene.take() == [])
    #expect(scene.phase("r1") == "closed")
    scene.play("d1(300,30)@0 m1(170,30)@120 u1@130 idle S1000")
    #expect(scene.phase("r1") == "open")
    #expect(scene.take().last == "r1 opened trailing touch")
  }

  // letsar/flutter_slidable#230
  @Test("a fast short flick opens")
  func shortFlick() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(270,30)@15 m1(235,30)@32 m1(200,30)@50 u1@50 idle")
    #expect(scene.offset("r1") == -160)
    #expect(scene.take().count == 4)
  }

  // aheze/SwipeActions#8
  @Test("a scroll that begins a little sideways stays a scroll")
  func scroll() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(297,33)@16 m1(296,50)@32 m1(295,90)@48 m1(200,95)@64 u1@80 idle")
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == 0)
  }

  // letsar/flutter_slidable#54
  @Test("a swipe toward a side without buttons is left to others")
  func emptySide() {
    let scene = Scene(leading: [])
    scene.play("d1(100,30)@0 m1(130,30)@30 m1(40,30)@90 u1@100 idle")
    #expect(scene.take() == [])
    #expect(scene.offset("r1") == 0)
  }

  // lionheart/openradar-mirror#15284
  @Test("after a swipe on a row without buttons the other rows swipe as ever")
  func bareRow() {
    let scene = Scene(rows: 0)
    scene.addRow("bare")
    scene.addRow("r2", trailing: ["more", "delete"])
    scene.drag(from: (300, 30), by: -150, in: 150)
    scene.idle()
    #expect(scene.take() == [])
    scene.drag(from: (300, 90), by: -150, in: 150)
    scene.idle()
    #expect(scene.phase("r2") == "open")
    #expect(scene.take().count == 4)
  }

  // ionic-team/ionic-framework#14193
  @Test("once a row has the finger, moving up and down changes nothing")
  func wandering() {
    let scene = Scene()
    var offsets: [Double] = []
    scene.play("d1(300,30)@0 m1(280,30)@16 m1(250,110)@32 m1(220,-40)@48") {
      offsets.append(scene.offset("r1"))
    }
    #expect(offsets == [0, -10, -40, -70])
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    #expect(scene.phase("r1") == "dragging")
  }

  // marekrozmus/react-swipeable-list#35, lionheart/openradar-mirror#13120
  @Test("a swipe that ends where it began is no tap, on a row open or closed")
  func noTapAfterSwipe() {
    let scene = Scene()
    scene.play("d1(200,30)@0 m1(150,30)@60 m1(199,30)@120 u1@130 idle")
    #expect(scene.take() == ["r1 drag_began trailing touch", "r1 drag_ended leading touch"])
    scene.setOpen("r1")
    scene.play("d1(300,30)@0 m1(250,30)@60 m1(300,30)@120 u1@240 idle")
    #expect(scene.take() == ["r1 drag_began trailing touch", "r1 drag_ended trailing touch"])
    #expect(scene.phase("r1") == "open")
  }

  // MortimerGoro/MGSwipeTableCell#36
  @Test("the first drag after an opening by code starts from the open row")
  func dragAfterCode() {
    let scene = Scene()
    scene.open("r1", SIDLE_EDGE_LEADING)
    scene.idle()
    #expect(scene.take() == ["r1 will_open leading code", "r1 opened leading code"])
    scene.play("d1(200,30)@0 m1(180,30)@16")
    #expect(scene.offset("r1") == 70)
  }

  // MortimerGoro/MGSwipeTableCell#242
  @Test("a closing row that is grabbed follows the finger and nothing else")
  func grabbed() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.close("r1")
    scene.step(100)
    let live = scene.offset("r1")
    #expect(live < -30 && live > -130)
    var offsets: [Double] = []
    scene.play("d1(200,30)@0 m1(190,30)@0") { offsets.append(scene.offset("r1")) }
    #expect(offsets == [live, live])
    offsets = []
    scene.play("m1(180,30)@16 m1(170,30)@32 m1(160,30)@48 m1(150,30)@64 m1(140,30)@80") {
      offsets.append(scene.offset("r1") - live)
    }
    for (index, moved) in offsets.enumerated() {
      #expect((moved + 10 * Double(index + 1)).magnitude < 1e-9)
    }
    #expect(
      scene.take() == [
        "r1 will_close trailing code", "r1 interrupted trailing touch",
        "r1 drag_began trailing touch",
      ])
  }

  // saket/swipe#7
  @Test("a finger far beyond a wide row ends nothing and stays finite")
  func farBeyond() {
    var stage = Scene.stageSpec()
    stage.width = 1160
    var list = Scene.listSpec()
    list.frame.width = 1160
    for distance in [1162.45, 5000, 1e9] {
      let scene = Scene(stage: stage, list: list)
      scene.play("d1(1100,30)@0 m1(1000,30)@16 m1(\(1100 - min(distance, 9e8)),30)@32 u1@200")
      #expect(scene.offset("r1").isFinite)
      scene.idle()
      #expect(scene.offset("r1") == -160)
      #expect(scene.take().count == 4)
    }
  }
}
