import CSidle
import SidleC
import Testing

/// Long pulls that carry out the outermost button: where they arm, where they disarm, what a lift
/// does then, and what never commits.
@Suite struct FullSwipeTests {
  static func spec(
    _ kind: Int = SIDLE_FULL_SWIPE_KEEPS, _ change: (inout sidle_row_spec) -> Void = { _ in }
  ) -> sidle_row_spec {
    var spec = Scene.rowSpec()
    spec.full_swipe = Int32(kind)
    change(&spec)
    return spec
  }

  /// The offset before overscroll of a contact that went down at 300 is its travel without the slop.
  private func play(_ scene: Scene, pulls: [Double], end: String = "") {
    var script = "d1(300,30)@0"
    for (index, pull) in pulls.enumerated() {
      script += " m1(\(300 + pull + (pull < 0 ? -10 : 10)),30)@\(100 * (index + 1))"
    }
    scene.play(script + end)
  }

  // saket/swipe#6, flutter/flutter#88660
  @Test("arming and disarming come at the samples that cross, both ways; nothing inside the band")
  func crossings() {
    let scene = Scene(row: Self.spec())
    play(scene, pulls: [-200, -150, -200])
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 armed trailing touch", "r1 disarmed trailing touch",
        "r1 armed trailing touch",
      ])
    #expect(scene.phase("r1") == "armed")
    #expect(scene.state("r1").button.value == scene.button("r1.delete").value)
    scene.play("u1@10 idle")
    #expect(
      scene.take() == [
        "r1 drag_ended trailing touch", "r1 committed trailing touch",
        "r1.delete button_triggered trailing touch", "r1 will_close trailing action",
        "r1 closed trailing action",
      ])
    #expect(scene.offset("r1") == 0)
    #expect(scene.state("r1").button.value == 0)
  }

  @Test(
    "the band: armed at 192 exactly, still at 176 exactly, disarmed below, and not again before 192"
  )
  func band() {
    let scene = Scene(row: Self.spec())
    let table: [(pull: Double, heard: [String])] = [
      (-191.75, []), (-192, ["r1 armed trailing touch"]), (-250, []), (-176, []), (-191, []),
      (-175.75, ["r1 disarmed trailing touch"]), (-176, []), (-191.75, []),
      (-192, ["r1 armed trailing touch"]),
    ]
    scene.play("d1(300,30)@0 m1(280,30)@10")
    scene.heard = []
    for (index, row) in table.enumerated() {
      scene.play("m1(\(290 + row.pull),30)@\(10)")
      #expect(scene.take() == row.heard, "row \(index)")
      #expect(
        (scene.whatIf("r1").commits == 1) == (scene.phase("r1") == "armed"), "row \(index)")
    }
  }

  @Test("each span: the width, the extent, points; each edge by itself; 1 of the width is never")
  func spans() {
    struct Row {
      let span: Int
      let at: Double
      let edges: Int
      let pull: Double
      let isArmed: Bool
    }
    let table = [
      Row(span: SIDLE_SPAN_WIDTH, at: 0.5, edges: SIDLE_EDGES_BOTH, pull: -160, isArmed: true),
      Row(span: SIDLE_SPAN_WIDTH, at: 0.5, edges: SIDLE_EDGES_BOTH, pull: -159, isArmed: false),
      Row(span: SIDLE_SPAN_WIDTH, at: 0.5, edges: SIDLE_EDGES_BOTH, pull: 160, isArmed: true),
      Row(span: SIDLE_SPAN_WIDTH, at: 0.5, edges: SIDLE_EDGES_LEADING, pull: 160, isArmed: true),
      Row(span: SIDLE_SPAN_WIDTH, at: 0.5, edges: SIDLE_EDGES_LEADING, pull: -300, isArmed: false),
      Row(span: SIDLE_SPAN_WIDTH, at: 0.5, edges: SIDLE_EDGES_TRAILING, pull: 160, isArmed: false),
      Row(span: SIDLE_SPAN_EXTENT, at: 1.2, edges: SIDLE_EDGES_BOTH, pull: -192, isArmed: true),
      Row(span: SIDLE_SPAN_EXTENT, at: 1.2, edges: SIDLE_EDGES_BOTH, pull: -191, isArmed: false),
      // The leading extent is 80.
      Row(span: SIDLE_SPAN_EXTENT, at: 1.2, edges: SIDLE_EDGES_BOTH, pull: 97, isArmed: true),
      Row(span: SIDLE_SPAN_POINTS, at: 40, edges: SIDLE_EDGES_BOTH, pull: -40, isArmed: true),
      Row(span: SIDLE_SPAN_POINTS, at: 40, edges: SIDLE_EDGES_BOTH, pull: -39, isArmed: false),
      // flutter/flutter#88671
      Row(span: SIDLE_SPAN_WIDTH, at: 1, edges: SIDLE_EDGES_BOTH, pull: -5000, isArmed: false),
      Row(span: SIDLE_SPAN_POINTS, at: 320, edges: SIDLE_EDGES_BOTH, pull: -5000, isArmed: true),
    ]
    for (index, row) in table.enumerated() {
      let spec = Self.spec {
        $0.full_swipe_span = Int32(row.span)
        $0.full_swipe_at = row.at
        $0.full_swipe_edges = Int32(row.edges)
      }
      let scene = Scene(row: spec)
      scene.play("d1(10,30)@0 m1(\(10 + row.pull + (row.pull < 0 ? -10 : 10)),30)@100")
      #expect((scene.phase("r1") == "armed") == row.isArmed, "row \(index)")
    }
  }

  @Test("with every overscroll the pull arms at the same place, also where the row stands still")
  func overscrolls() {
    for overscroll in 1...5 {
      let scene = Scene(row: Self.spec { $0.overscroll = Int32(overscroll) })
      play(scene, pulls: [-191])
      #expect(scene.phase("r1") == "dragging", "\(overscroll)")
      scene.play("m1(98,30)@10")
      #expect(scene.phase("r1") == "armed", "\(overscroll)")
    }
  }

  // letsar/flutter_slidable#230
  @Test("a fast short flick opens and commits nothing")
  func flick() {
    let scene = Scene(row: Self.spec { $0.full_swipe_at = 0.75 })
    scene.play("d1(300,30)@0 m1(200,30)@50 u1@50 idle")
    #expect(scene.offset("r1") == -160)
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 drag_ended trailing touch",
        "r1 will_open trailing touch", "r1 opened trailing touch",
      ])
  }

  // flutter/flutter#88671
  @Test("a full swipe at 1 of the width is never one, not even by a flick that may commit")
  func never() {
    let scene = Scene(
      row: Self.spec {
        $0.full_swipe_at = 1
        $0.full_swipe_velocity = 700
      })
    scene.play("d1(300,30)@0 m1(260,30)@20 m1(230,30)@40 m1(200,30)@60 u1@60 idle")
    #expect(scene.offset("r1") == -160)
    #expect(scene.take().allSatisfy { !$0.contains("committed") && !$0.contains("triggered") })
  }

  @Test("a flick commits when it may, at its speed and toward the opening only")
  func allowedFlick() {
    // Ten points at a time.
    let table: [(each: Double, commits: Bool)] = [(10, true), (14.25, true), (14.5, false)]
    for row in table {
      let scene = Scene(row: Self.spec { $0.full_swipe_velocity = 700 })
      scene.play("d1(300,30)@0")
      for index in 1...10 {
        push(scene, 300 - 10 * Double(index), at: row.each * Double(index))
      }
      #expect(scene.whatIf("r1").commits == (row.commits ? 1 : 0), "\(row)")
      scene.play("u1@0 idle")
      let heard = scene.take()
      #expect(heard.contains("r1 committed trailing touch") == row.commits, "\(row)")
      #expect(!heard.contains { $0.contains("armed") }, "\(row)")
    }
    // Back toward closed is not toward the opening.
    let scene = Scene(row: Self.spec { $0.full_swipe_velocity = 700 })
    scene.play("d1(300,30)@0 m1(150,30)@30 m1(190,30)@60 m1(230,30)@90 m1(270,30)@120 u1@120 idle")
    #expect(!scene.take().contains { $0.contains("committed") })
    #expect(scene.offset("r1") == 0)
  }

  private func push(_ scene: Scene, _ x: Double, at milliseconds: Double) {
    #expect(scene.push(SIDLE_PHASE_MOVE, x: x, y: 30, at: milliseconds) == 0)
    scene.step(to: Int64((milliseconds * 1e6).rounded()))
  }

  // SwipeCellKit/SwipeCellKit#194
  @Test("what counts is the travel of the row, not where the finger is")
  func ownTravel() {
    let scene = Scene(
      row: Self.spec {
        $0.full_swipe_span = Int32(SIDLE_SPAN_POINTS)
        $0.full_swipe_at = 64
      })
    scene.play("d1(50,30)@0 m1(36,30)@40")
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    #expect(scene.phase("r1") == "dragging")
  }

  // framework7io/framework7#3279
  @Test("a strip with a single button arms like any other")
  func singleButton() {
    let spec = Self.spec {
      $0.full_swipe_span = Int32(SIDLE_SPAN_EXTENT)
      $0.full_swipe_at = 1.2
    }
    let scene = Scene(leading: [], trailing: ["delete"], row: spec)
    scene.drag(from: (300, 30), by: -140, in: 320, rest: 200)
    let armed = scene.heard.filter { $0.name == "armed" }
    #expect(armed.count == 1)
    // The first sample at which the pull is 96 or more: 7 points each, less the slop.
    #expect(armed.first.map { abs($0.x - (300 - 112)) < 1e-9 } == true)
    #expect(scene.heard.filter { $0.name == "button_triggered" }.count == 1)
  }

  // saket/swipe#7
  @Test("a pull beyond the row's width, by a fraction or by far, stays armed and finite")
  func beyondTheWidth() {
    for pull in [-1162.45, -5000, -1e9] {
      var list = Scene.listSpec()
      list.frame.width = 1160
      var stage = Scene.stageSpec()
      stage.width = 1160
      let scene = Scene(stage: stage, list: list, row: Self.spec())
      scene.play("d1(1100,30)@0 m1(1000,30)@10 m1(\(1100 + max(pull, -9e8)),30)@30")
      #expect(scene.phase("r1") == "armed")
      #expect(scene.offset("r1").isFinite)
      scene.play("u1@0 idle")
      #expect(scene.heard.filter { $0.name == "button_triggered" }.count == 1)
      #expect(scene.offset("r1") == 0)
    }
  }

  // ionic-team/ionic-docs#3631, flutter/flutter#11825
  @Test("a full swipe that keeps the row: one action, back to 0, one closed with reason action")
  func keeps() {
    for isOpen in [false, true] {
      let scene = Scene(row: Self.spec())
      if isOpen { scene.setOpen("r1") }
      scene.drag(from: (310, 30), by: isOpen ? -60 : -220, in: 200, rest: 200)
      scene.idle()
      let heard = scene.take()
      #expect(heard.filter { $0 == "r1.delete button_triggered trailing touch" }.count == 1)
      #expect(heard.filter { $0.contains("closed") } == ["r1 closed trailing action"])
      #expect(heard.filter { $0.contains("will_close") } == ["r1 will_close trailing action"])
      #expect(scene.offset("r1") == 0)
      #expect(scene.state("r1").settled_edge == 0)
    }
  }

  // SwipeCellKit performs an armed action when its recogniser is cancelled.
  @Test("a contact that is taken away while armed commits nothing")
  func cancelled() {
    let scene = Scene(row: Self.spec(SIDLE_FULL_SWIPE_REMOVES))
    scene.play("d1(300,30)@0 m1(60,30)@100 c1@120 idle")
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 armed trailing touch",
        "r1 disarmed trailing cancelled", "r1 drag_ended trailing cancelled !",
      ])
    #expect(scene.offset("r1") == 0)
  }

  @Test("whatever takes the row away while it is armed disarms it first, once")
  func takenAway() {
    typealias Act = (Scene) -> Void
    let acts: [(reason: String, act: Act)] = [
      ("code", { $0.close("r1") }), ("cancelled", { sidle_row_cancel($0.stage, $0.row("r1")) }),
      ("disabled", { sidle_row_set_enabled($0.stage, $0.row("r1"), 0) }),
      ("reset", { sidle_row_reset($0.stage, $0.row("r1")) }),
      ("removed", { sidle_row_destroy($0.stage, $0.row("r1")) }),
      ("cancelled", { sidle_stage_cancel_all($0.stage) }),
    ]
    for (reason, act) in acts {
      let scene = Scene(row: Self.spec(SIDLE_FULL_SWIPE_REMOVES))
      scene.play("d1(300,30)@0 m1(60,30)@100")
      scene.heard = []
      act(scene)
      scene.idle()
      #expect(
        scene.take().prefix(2) == [
          "r1 disarmed trailing \(reason)", "r1 drag_ended trailing \(reason) !",
        ], "\(reason)")
      scene.play("u1@0 idle")
      #expect(!scene.take().contains { $0.contains("committed") }, "\(reason)")
    }
  }

  // dotnet/maui#35087
  @Test("a lift carries out the outermost button that is shown and enabled then, and no other")
  func outermost() {
    typealias Change = (Scene) -> Void
    let table: [(change: Change, button: String?)] = [
      ({ _ in }, "delete"),
      ({ sidle_button_set_hidden($0.stage, $0.button("r1.delete"), 1) }, "more"),
      ({ sidle_button_set_enabled($0.stage, $0.button("r1.delete"), 0) }, "more"),
      (
        {
          sidle_button_set_enabled($0.stage, $0.button("r1.delete"), 0)
          sidle_button_set_enabled($0.stage, $0.button("r1.more"), 0)
        }, nil
      ),
      ({ sidle_button_destroy($0.stage, $0.button("r1.delete")) }, "more"),
    ]
    for (index, row) in table.enumerated() {
      // Before the pull, and while it is armed.
      for isArmed in [false, true] {
        let scene = Scene(row: Self.spec())
        if !isArmed { row.change(scene) }
        scene.play("d1(300,30)@0 m1(60,30)@100")
        if isArmed { row.change(scene) }
        scene.play("u1@100 idle")
        let triggered = scene.heard.filter { $0.name == "button_triggered" }.map(\.object)
        #expect(triggered == (row.button.map { ["r1." + $0] } ?? []), "row \(index) \(isArmed)")
        let names = scene.heard.map(\.name)
        #expect(
          names.filter { $0 == "armed" }.count
            == names.filter { $0 == "disarmed" || $0 == "committed" }.count, "row \(index)")
      }
    }
    // The outermost leading one is the first.
    let scene = Scene(leading: ["a", "b"], row: Self.spec())
    scene.drag(from: (10, 30), by: 230, in: 200, rest: 200)
    #expect(scene.heard.filter { $0.name == "button_triggered" }.map(\.object) == ["r1.a"])
  }

  @Test("a button that is shown again while its neighbour is carried out is not carried out too")
  func frozenAtTheLift() {
    let scene = Scene(row: Self.spec())
    #expect(sidle_button_set_hidden(scene.stage, scene.button("r1.delete"), 1) == 0)
    scene.play("d1(300,30)@0 m1(60,30)@100 u1@100")
    #expect(sidle_button_set_hidden(scene.stage, scene.button("r1.delete"), 0) == 0)
    scene.idle()
    #expect(scene.heard.filter { $0.name == "button_triggered" }.map(\.object) == ["r1.more"])
  }

  @Test("in a list from right to left everything is mirrored")
  func rightToLeft() {
    var list = Scene.listSpec()
    list.direction = Int32(SIDLE_DIRECTION_RIGHT_TO_LEFT)
    let scene = Scene(list: list, row: Self.spec())
    scene.play("d1(20,30)@0 m1(230,30)@100 u1@200 idle")
    #expect(scene.heard.filter { $0.name == "armed" }.map(\.edge) == ["trailing"])
    #expect(scene.heard.filter { $0.name == "button_triggered" }.map(\.object) == ["r1.delete"])
  }

  // MortimerGoro/MGSwipeTableCell#113
  @Test("a change of width moves the trigger: 0.6 of 568 is 340.8")
  func resized() {
    let scene = Scene(row: Self.spec())
    play(scene, pulls: [-200])
    #expect(scene.phase("r1") == "armed")
    scene.heard = []
    let wide = sidle_rect(x: 0, y: 0, width: 568, height: 480)
    #expect(sidle_list_set_frame(scene.stage, scene.list, wide) == 0)
    scene.step(0)
    #expect(scene.take() == ["r1 disarmed trailing touch"])
    scene.play("m1(-50.75,30)@10")
    #expect(scene.take() == [])
    scene.play("m1(-51,30)@10")
    #expect(scene.take() == ["r1 armed trailing touch"])
  }
}
