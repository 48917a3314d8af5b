import CSidle
import SidleC
import Testing

/// Hints: a row moves aside, holds and goes back. Settles are straight lines of 0.2 s here, so that a
/// peek of 40 held for 0.7 s is at places that anyone can work out.
@Suite struct PeekTests {
  private static func straight() -> sidle_row_spec {
    var spec = Scene.rowSpec()
    spec.settle = Int32(SIDLE_SETTLE_CURVE)
    spec.settle_duration = 0.2
    spec.settle_curve = (0, 0, 1, 1)
    return spec
  }

  private static func scene(_ change: (inout sidle_row_spec) -> Void = { _ in }) -> Scene {
    var spec = straight()
    change(&spec)
    return Scene(row: spec)
  }

  @discardableResult
  private func peek(
    _ scene: Scene, _ name: String = "r1", _ edge: Int = SIDLE_EDGE_TRAILING, distance: Double = 40,
    hold: Double = 0.7
  ) -> sidle_status {
    sidle_row_peek(scene.stage, scene.row(name), Int32(edge), distance, hold)
  }

  // MARK: The way

  @Test("letsar/flutter_slidable#288, aheze/SwipeActions#2: a hint reaches 40, holds, returns")
  func whole() {
    let scene = Self.scene()
    #expect(peek(scene) == 0)
    var seen: [Double] = []
    for _ in 0...12 {
      seen.append(scene.offset("r1"))
      scene.step(100)
    }
    let expected: [Double] = [0, -20, -40, -40, -40, -40, -40, -40, -40, -40, -20, 0, 0]
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-12 }, "\(seen)")
    #expect(scene.take() == [] && scene.isIdle && scene.phase("r1") == "closed")
  }

  @Test("each end of a part is a deadline, and the last of them the end of everything")
  func deadlines() {
    let scene = Self.scene()
    peek(scene)
    var ends: [Int64] = []
    while sidle_stage_next_deadline(scene.stage) != Int64.max {
      ends.append(sidle_stage_next_deadline(scene.stage))
      #expect(scene.phase("r1") == "settling" && scene.state("r1").edge == 0 && !scene.isIdle)
      scene.step(to: ends.last!)
    }
    #expect(ends == [200_000_000, 900_000_000, 1_100_000_000])
    #expect(scene.isIdle)
  }

  @Test("the same at any step size, to the last bit, with a spring and with a curve")
  func slicing() {
    for settle in [SIDLE_SETTLE_SPRING, SIDLE_SETTLE_CURVE, SIDLE_SETTLE_IMMEDIATE] {
      var prints: Set<UInt64> = []
      for step in [1.0, 16.666667, 700, 5000] {
        let scene = Self.scene { $0.settle = Int32(settle) }
        peek(scene)
        while scene.milliseconds + step < 850 { scene.step(step) }
        scene.step(to: 850_000_000)
        let held = scene.offset("r1")
        while scene.milliseconds + step < 1050 { scene.step(step) }
        scene.step(to: 1_050_000_000)
        prints.insert(scene.fingerprint)
        if settle == SIDLE_SETTLE_IMMEDIATE { #expect(held == 0) } else { #expect(held == -40) }
        scene.idle()
        #expect(scene.offset("r1") == 0 && scene.take() == [])
      }
      #expect(prints.count == 1)
    }
  }

  @Test("a row that settles at once shows its place for the time of the hold, and is back")
  func immediate() {
    let scene = Self.scene { $0.settle = Int32(SIDLE_SETTLE_IMMEDIATE) }
    peek(scene)
    #expect(scene.offset("r1") == -40)
    scene.step(to: 699_999_999)
    #expect(scene.offset("r1") == -40)
    scene.step(to: 700_000_000)
    #expect(scene.offset("r1") == 0 && scene.isIdle)
    peek(scene, hold: 0)
    #expect(scene.offset("r1") == 0 && scene.isIdle && scene.phase("r1") == "closed")
  }

  @Test("it goes to the side asked for, in both directions of reading, no farther than its extent")
  func sides() {
    let scene = Self.scene()
    peek(scene, "r1", SIDLE_EDGE_LEADING, distance: 500)
    peek(scene, "r2", SIDLE_EDGE_TRAILING, distance: 500)
    scene.step(400)
    #expect(scene.offset("r1") == 80 && scene.offset("r2") == -160)
    var list = Scene.listSpec()
    list.direction = Int32(SIDLE_DIRECTION_RIGHT_TO_LEFT)
    let mirrored = Scene(list: list, row: Self.straight())
    peek(mirrored)
    mirrored.step(400)
    #expect(mirrored.offset("r1") == -40 && mirrored.state("r1").content_frame.x == 40)
  }

  // MARK: What stops it

  private enum Stopper: CaseIterable { case touch, scroll, resize, close, drag, open, disable }

  @Test(
    "a touch, a scroll, another size and calls stop it at any moment, where it is and as fast as it is"
  )
  func stopped() {
    for stopper in Stopper.allCases {
      for settle in [SIDLE_SETTLE_SPRING, SIDLE_SETTLE_CURVE] {
        for moment in [1.0, 60, 130, 200, 500, 899, 950, 1050] {
          let scene = Self.scene { $0.settle = Int32(settle) }
          peek(scene)
          scene.step(moment)
          let before = scene.state("r1")
          stop(scene, stopper)
          let after = scene.state("r1")
          let what: Comment = "\(stopper) at \(moment), settle \(settle)"
          #expect(abs(after.offset - before.offset) < 1e-9, what)
          if after.phase != SIDLE_ROW_DRAGGING, before.offset != 0 {
            #expect(abs(after.velocity - before.velocity) < 1e-6, what)
          }
          scene.step(1)
          #expect(abs(scene.offset("r1") - before.offset) < 4, what)
          scene.step(to: scene.now + 600_000_000)
          #expect(scene.offset("r1") == [.open: -160, .drag: before.offset][stopper] ?? 0, what)
          let expected: [Stopper: [String]] = [
            .open: ["r1 will_open trailing code", "r1 opened trailing code"],
            .drag: [
              "r1 drag_began \(before.offset < 0 ? "trailing" : "none") touch"
            ],
          ]
          #expect(scene.take() == expected[stopper] ?? [], what)
        }
      }
    }
  }

  private func stop(_ scene: Scene, _ stopper: Stopper) {
    let stage = scene.stage
    let row = scene.row("r1")
    switch stopper {
    case .touch: scene.play("d1(100,30)@0")
    case .drag: scene.play("d1(100,30)@0 m1(90,30)@0")
    case .scroll: #expect(sidle_list_set_scroll_offset(stage, scene.list, 5) == 0)
    case .resize:
      let frame = sidle_rect(x: 0, y: 0, width: 300, height: 480)
      #expect(sidle_list_set_frame(stage, scene.list, frame) == 0)
    case .close: #expect(sidle_row_close(stage, row, 0) == 0)
    case .open: #expect(sidle_row_open(stage, row, Int32(SIDLE_EDGE_TRAILING), 0) == 0)
    case .disable: #expect(sidle_row_set_enabled(stage, row, 0) == 0)
    }
  }

  @Test("close without animation, reset and the end of the row end it at once, and say nothing")
  func endedAtOnce() {
    for how in 0..<3 {
      let scene = Self.scene()
      peek(scene)
      scene.step(300)
      switch how {
      case 0: scene.close("r1", animated: false)
      case 1: #expect(sidle_row_reset(scene.stage, scene.row("r1")) == 0)
      default: #expect(sidle_row_destroy(scene.stage, scene.row("r1")) == 0)
      }
      if how < 2 { #expect(scene.offset("r1") == 0) }
      scene.step(0)
      #expect(scene.isIdle && scene.take() == [])
    }
  }

  @Test("what has nothing to do with the row lets it peek: another row, a title, a list that moves")
  func unrelated() {
    let scene = Self.scene()
    peek(scene)
    scene.step(300)
    withText("Title") { #expect(sidle_row_set_title(scene.stage, scene.row("r1"), $0) == 0) }
    withText("Title") {
      #expect(sidle_button_set_title(scene.stage, scene.button("r1.more"), $0) == 0)
    }
    let moved = sidle_rect(x: 0, y: 7, width: 320, height: 400)
    #expect(sidle_list_set_frame(scene.stage, scene.list, moved) == 0)
    scene.drag(from: (300, 97), by: -150, in: 100)
    #expect(scene.offset("r1") == -40 && scene.offset("r2") < -100)
    scene.idle()
    #expect(scene.offset("r1") == 0 && scene.offset("r2") == -160)
    #expect(
      scene.take() == [
        "r2 drag_began trailing touch", "r2 drag_ended trailing touch",
        "r2 will_open trailing touch", "r2 opened trailing touch",
      ])
  }

  @Test("a row that opens one at a time peeks while another is open, which stays open")
  func besideAnOpenRow() {
    let scene = Self.scene()
    scene.setOpen("r2")
    peek(scene)
    scene.step(300)
    #expect(scene.offset("r1") == -40 && scene.offset("r2") == -160)
    scene.idle()
    #expect(scene.offset("r2") == -160 && scene.take() == [])
  }

  @Test("a button that the peek shows can be tapped; a tap on the content is a tap on a closed row")
  func tapped() {
    let scene = Self.scene()
    peek(scene, distance: 100)
    scene.step(300)
    scene.play("d1(300,30)@0 u1@20 idle")
    #expect(scene.take() == ["r1.delete button_triggered trailing tap"])
    peek(scene)
    scene.step(300)
    scene.play("d1(100,30)@0 u1@20 idle")
    #expect(scene.take() == ["r1 tapped none tap"])
  }

  // MARK: Refusals

  @Test("refused of a row that is not closed and at rest, is disabled, or has no button there")
  func refused() {
    let scene = Self.scene()
    let bare = scene.addRow("bare", trailing: ["only"], spec: Self.straight())
    #expect(peek(scene, "bare", SIDLE_EDGE_LEADING) == SIDLE_ERROR_STATE)
    #expect(scene.lastError.contains("no button there"))
    #expect(sidle_button_set_hidden(scene.stage, scene.button("bare.only"), 1) == 0)
    #expect(peek(scene, "bare") == SIDLE_ERROR_STATE)
    #expect(sidle_button_set_hidden(scene.stage, scene.button("bare.only"), 0) == 0)
    #expect(sidle_row_set_enabled(scene.stage, bare, 0) == 0)
    #expect(peek(scene, "bare") == SIDLE_ERROR_STATE)
    #expect(scene.lastError.contains("disabled"))
    #expect(peek(scene) == 0 && peek(scene) == SIDLE_ERROR_STATE)
    #expect(scene.lastError.contains("closed and at rest"))
    scene.setOpen("r2")
    #expect(peek(scene, "r2") == SIDLE_ERROR_STATE)
    scene.play("d1(300,150)@0 m1(250,150)@10")
    #expect(peek(scene, "r3") == SIDLE_ERROR_STATE)
    let print = scene.fingerprint
    #expect(peek(scene, "r1", 3) == SIDLE_ERROR_ARGUMENT)
    #expect(peek(scene, "r1", distance: 0) == SIDLE_ERROR_RANGE)
    #expect(peek(scene, "r1", distance: .nan) == SIDLE_ERROR_NOT_FINITE)
    #expect(peek(scene, "r1", hold: -0.1) == SIDLE_ERROR_RANGE)
    #expect(peek(scene, "r1", hold: .infinity) == SIDLE_ERROR_NOT_FINITE)
    #expect(scene.fingerprint == print)
  }

  // MARK: The hint of a list

  private func hint(_ scene: Scene, _ edge: Int = SIDLE_EDGE_TRAILING) -> sidle_row {
    var row = sidle_row(value: 77)
    #expect(sidle_list_hint(scene.stage, scene.list, Int32(edge), 40, 0.7, &row) == 0)
    return row
  }

  @Test(
    "jemise111/react-native-swipe-list-view#264: one hint per list, whatever rows come and go")
  func once() {
    let scene = Self.scene()
    #expect(hint(scene).value == scene.row("r1").value)
    scene.step(400)
    #expect(scene.offset("r1") == -40)
    scene.idle()
    #expect(hint(scene).value == 0 && scene.isIdle)
    for name in ["r1", "r2", "r3"] {
      #expect(sidle_row_destroy(scene.stage, scene.row(name)) == 0)
      #expect(hint(scene).value == 0)
    }
    scene.addRow("new", trailing: ["a"], spec: Self.straight())
    #expect(hint(scene).value == 0)
    scene.step(400)
    #expect(scene.offset("new") == 0 && scene.take() == [])
  }

  @Test("it waits for a row that can: in sight, enabled, closed and at rest, with a button there")
  func waits() {
    var list = Scene.listSpec()
    list.frame = sidle_rect(x: 0, y: 0, width: 320, height: 200)
    list.closes_on_scroll = 0
    let scene = Scene(rows: 0, list: list, row: Self.straight())
    #expect(hint(scene).value == 0)
    for name in ["none", "disabled", "open", "can"] {
      scene.addRow(name, trailing: name == "none" ? [] : ["a"], spec: Self.straight())
    }
    #expect(sidle_row_set_enabled(scene.stage, scene.row("disabled"), 0) == 0)
    scene.setOpen("open")
    // Its middle lies at 210, below the frame.
    #expect(hint(scene).value == 0)
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 10.5) == 0)
    #expect(hint(scene, SIDLE_EDGE_LEADING).value == 0)
    #expect(hint(scene).value == scene.row("can").value)
    scene.step(400)
    #expect(scene.offset("can") == -40 && scene.offset("open") == -80)
    #expect(sidle_list_hint(scene.stage, scene.list, 3, 40, 0.7, nil) == SIDLE_ERROR_ARGUMENT)
    #expect(sidle_list_hint(scene.stage, scene.list, 2, 40, 0.7, nil) == 0)
  }
}
