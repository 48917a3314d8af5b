import CSidle
import SidleC
import Testing

/// Rows that a button takes along: they slide out, wait for an answer, and return or are removed.
@Suite struct RemovalTests {
  private typealias Act = (Scene) -> Void

  static func spec(_ change: (inout sidle_row_spec) -> Void = { _ in }) -> sidle_row_spec {
    FullSwipeTests.spec(SIDLE_FULL_SWIPE_REMOVES, change)
  }

  static func resolve(_ scene: Scene, _ name: String, _ accept: Int32) -> sidle_status {
    sidle_row_resolve(scene.stage, scene.row(name), accept)
  }

  /// Pulled to `y`'s row by 240 points and let go at once after a rest.
  static func swipe(_ scene: Scene, y: Double = 30) {
    scene.play("d1(310,\(y))@0 m1(60,\(y))@100 u1@300")
  }

  /// A scene whose first row is pending, with nothing announced yet.
  static func pending(
    rows: Int = 3, list: sidle_list_spec = Scene.listSpec(), row: sidle_row_spec = spec()
  ) -> Scene {
    let scene = Scene(rows: rows, list: list, row: row)
    swipe(scene)
    scene.idle()
    #expect(scene.phase("r1") == "pending")
    scene.heard = []
    return scene
  }

  // MARK: The way out

  @Test("the whole flow: armed, committed, out, accepted, collapsed, removed, each told once")
  func wholeFlow() {
    let scene = Scene(row: Self.spec())
    Self.swipe(scene)
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 armed trailing touch", "r1 drag_ended trailing touch",
        "r1 committed trailing touch !", "r1.delete button_triggered trailing touch",
      ])
    #expect(scene.phase("r1") == "committing")
    #expect(scene.state("r1").edge == Int32(SIDLE_EDGE_TRAILING))
    scene.idle()
    #expect(scene.take() == [])
    #expect(scene.phase("r1") == "pending")
    #expect(scene.offset("r1") == -320)
    #expect(scene.state("r1").frame.height == 60)
    #expect(scene.isIdle)
    scene.step(5000)
    #expect(Self.resolve(scene, "r1", 1) == 0)
    #expect(scene.phase("r1") == "collapsing")
    scene.idle()
    #expect(scene.take() == ["r1 collapse_began trailing action", "r1 removed trailing action"])
    #expect(scene.phase("r1") == "removed")
    #expect(scene.state("r1").offset == 0)
    #expect(scene.frames(["r1", "r2", "r3"]) == ["r1 0.0 0.0", "r2 0.0 60.0", "r3 60.0 60.0"])
    #expect(scene.contentHeight == 120)
  }

  @Test("the event texts of the flow")
  func texts() {
    let scene = Scene(row: Self.spec { $0.settle = Int32(SIDLE_SETTLE_IMMEDIATE) })
    Self.swipe(scene)
    #expect(Self.resolve(scene, "r1", 1) == 0)
    scene.idle()
    #expect(
      scene.heard.suffix(5).map(\.text) == [
        "0.300000000 row r1 drag_ended edge=trailing reason=touch offset=-192.000 velocity=0.000",
        "0.300000000 row r1 committed pending button=r1.delete edge=trailing reason=touch "
          + "offset=-192.000 velocity=0.000",
        "0.300000000 button r1.delete button_triggered row=r1 edge=trailing reason=touch "
          + "x=60.000 y=30.000",
        "0.300000000 row r1 collapse_began edge=trailing reason=action offset=-320.000 "
          + "velocity=0.000",
        "0.600000000 row r1 removed edge=trailing reason=action offset=-320.000 velocity=0.000",
      ])
  }

  @Test("an answer may come before the row is out: it then collapses as it arrives")
  func earlyAnswer() {
    let scene = Scene(row: Self.spec())
    Self.swipe(scene)
    scene.heard = []
    #expect(Self.resolve(scene, "r1", 1) == 0)
    #expect(scene.phase("r1") == "committing")
    #expect(Self.resolve(scene, "r1", 1) == SIDLE_ERROR_STATE)
    #expect(Self.resolve(scene, "r1", 0) == SIDLE_ERROR_STATE)
    let arrival = sidle_stage_next_deadline(scene.stage)
    scene.idle()
    #expect(scene.take() == ["r1 collapse_began trailing action", "r1 removed trailing action"])
    #expect(scene.now == arrival + 300_000_000)
  }

  // DocNR/clave#96
  @Test("a no returns the row; its height stays all along; a second answer is refused")
  func rejected() {
    for opens in [false, true] {
      let spec = Self.spec {
        $0.on_reject = Int32(opens ? SIDLE_ON_REJECT_OPENS : SIDLE_ON_REJECT_CLOSES)
      }
      let scene = Self.pending(row: spec)
      scene.step(1000)
      #expect(Self.resolve(scene, "r1", 0) == 0)
      #expect(Self.resolve(scene, "r1", 0) == SIDLE_ERROR_STATE)
      #expect(Self.resolve(scene, "r1", 1) == SIDLE_ERROR_STATE)
      while !scene.isIdle {
        scene.step(16)
        #expect(scene.state("r1").frame.height == 60)
      }
      #expect(
        scene.take()
          == (opens
            ? ["r1 will_open trailing code", "r1 opened trailing code"]
            : ["r1 will_close trailing code", "r1 closed trailing code"]))
      #expect(scene.offset("r1") == (opens ? -160 : 0))
      // And all begins anew.
      scene.close("r1", animated: false)
      Self.swipe(scene)
      #expect(scene.phase("r1") == "committing")
    }
  }

  @Test("a no on the way out turns the row where it is, as fast as it is")
  func rejectedOnTheWay() {
    let scene = Scene(row: Self.spec())
    Self.swipe(scene)
    scene.step(60)
    let before = scene.state("r1")
    #expect(before.velocity < -100)
    #expect(Self.resolve(scene, "r1", 0) == 0)
    let after = scene.state("r1")
    #expect((after.offset, after.velocity) == (before.offset, before.velocity))
    scene.idle()
    #expect(scene.take().suffix(2) == ["r1 will_close trailing code", "r1 closed trailing code"])
  }

  @Test("no answer in time is a no, at its own time whatever the steps")
  func timeout() {
    var ends: [Int64] = []
    for slice in [1.0, 16, 1000] {
      let scene = Scene(row: Self.spec { $0.pending_timeout = 0.75 })
      Self.swipe(scene)
      let arrival = sidle_stage_next_deadline(scene.stage)
      scene.heard = []
      while !scene.isIdle { scene.step(slice) }
      #expect(
        scene.heard.map(\.description) == [
          "r1 will_close trailing timed_out", "r1 closed trailing timed_out",
        ])
      #expect(scene.heard.first?.time == arrival + 750_000_000)
      ends.append(scene.heard.last?.time ?? 0)
    }
    #expect(Set(ends).count == 1)
  }

  @Test("a tap on a destructive button goes the same way, from open")
  func destructiveTap() {
    let scene = Scene(rows: 0)
    let row = scene.addRow("r1", spec: Scene.rowSpec())
    scene.addButton(row, SIDLE_EDGE_TRAILING, "r1.delete") {
      $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE)
    }
    scene.setOpen("r1")
    scene.play("d1(280,30)@0 u1@20 S1000")
    #expect(
      scene.take() == [
        "r1 committed trailing tap !", "r1.delete button_triggered trailing tap",
      ])
    #expect(scene.phase("r1") == "pending")
    #expect(Self.resolve(scene, "r1", 1) == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 collapse_began trailing action", "r1 closed trailing removed",
        "r1 removed trailing action",
      ])
  }

  @Test("by role: a destructive outermost button takes the row along, another lets it return")
  func byRole() {
    for role in [SIDLE_BUTTON_NORMAL, SIDLE_BUTTON_DESTRUCTIVE] {
      for (kind, goes) in [
        (SIDLE_FULL_SWIPE_BY_ROLE, role == SIDLE_BUTTON_DESTRUCTIVE),
        (SIDLE_FULL_SWIPE_KEEPS, false),
        (SIDLE_FULL_SWIPE_REMOVES, true),
      ] {
        let scene = Scene(rows: 0)
        let row = scene.addRow("r1", spec: FullSwipeTests.spec(kind))
        scene.addButton(row, SIDLE_EDGE_TRAILING, "r1.b") { $0.role = Int32(role) }
        Self.swipe(scene)
        scene.idle()
        #expect(scene.phase("r1") == (goes ? "pending" : "closed"))
      }
    }
  }

  // MARK: While it waits

  // flutter/flutter#40342
  @Test("a touch on a row that waits or collapses is refused as busy and changes nothing")
  func touched() {
    let scene = Self.pending()
    scene.play("d1(200,30)@0")
    var verdict = sidle_verdict()
    verdict.struct_size = UInt32(MemoryLayout<sidle_verdict>.size)
    #expect(sidle_stage_get_verdict(scene.stage, 1, &verdict) == 0)
    #expect(String(cString: sidle_yield_name(verdict.yield)) == "busy")
    scene.play("m1(240,30)@16 u1@32 d1(280,30)@50 u1@60 S100")
    #expect(scene.take() == [])
    #expect(scene.phase("r1") == "pending")
    #expect(Self.resolve(scene, "r1", 1) == 0)
    scene.play("d1(200,5)@50 m1(100,5)@60 u1@70 idle")
    #expect(scene.take() == ["r1 collapse_began trailing action", "r1 removed trailing action"])
  }

  @Test("a contact that was down on the row when it committed drags and taps nothing any more")
  func secondContact() {
    let scene = Scene(row: Self.spec())
    scene.play("d2(100,40)@0 d1(310,30)@5 m1(60,30)@100 u1@120 m2(200,40)@140 u2@160 idle")
    #expect(scene.phase("r1") == "pending")
    #expect(scene.heard.filter { $0.name == "drag_began" }.count == 1)
  }

  @Test("neither a tap elsewhere nor another row that opens closes a row that waits")
  func others() {
    let scene = Self.pending()
    scene.play("d1(100,90)@0 u1@20 idle")
    #expect(scene.take() == ["r2 tapped none tap"])
    scene.drag(from: (310, 90), by: -120, in: 100)
    scene.idle()
    #expect(scene.phase("r2") == "open")
    #expect(scene.phase("r1") == "pending")
    #expect(!scene.take().contains { $0.hasPrefix("r1") })
    // The list has forgotten the row: another one closes the second and not it.
    scene.open("r3")
    scene.idle()
    #expect(scene.phase("r1") == "pending")
    #expect(scene.phase("r2") == "closed")
  }

  @Test("what a call makes of a row on its way out, waiting, collapsing and removed")
  func calls() {
    let acts: [(name: String, act: Act, heard: [[String]])] = [
      (
        "close", { $0.close("r1") },
        [["will_close code", "closed code"], ["will_close code", "closed code"], [], []]
      ),
      (
        "open", { sidle_row_open($0.stage, $0.row("r1"), Int32(SIDLE_EDGE_TRAILING), 0) },
        [["will_open code", "opened code"], ["will_open code", "opened code"], [], []]
      ),
      (
        "disable", { sidle_row_set_enabled($0.stage, $0.row("r1"), 0) },
        [
          ["will_close disabled", "closed disabled"], ["will_close disabled", "closed disabled"],
          [], [],
        ]
      ),
      (
        "reset", { sidle_row_reset($0.stage, $0.row("r1")) },
        [["interrupted reset"], ["interrupted reset"], ["interrupted reset"], []]
      ),
      (
        "destroy", { sidle_row_destroy($0.stage, $0.row("r1")) },
        [["removed removed"], ["removed removed"], ["removed removed"], []]
      ),
      ("cancel", { sidle_row_cancel($0.stage, $0.row("r1")) }, [[], [], [], []]),
      ("cancel all", { sidle_stage_cancel_all($0.stage) }, [[], [], [], []]),
      (
        "restore", { sidle_row_restore($0.stage, $0.row("r1"), 0) },
        [[], [], ["interrupted code", "restored code"], ["restored code"]]
      ),
      (
        "resize",
        {
          sidle_list_set_frame(
            $0.stage, $0.list, sidle_rect(x: 0, y: 0, width: 400, height: 400))
        }, [[], [], [], []]
      ),
    ]
    for (name, act, heard) in acts {
      for stage in 0..<4 {
        let scene = Scene(row: Self.spec())
        Self.swipe(scene)
        if stage > 0 { scene.idle() }
        if stage > 1 { #expect(Self.resolve(scene, "r1", 1) == 0) }
        if stage == 2 { scene.step(100) }
        if stage == 3 { scene.idle() }
        scene.heard = []
        act(scene)
        // A row that still collapses goes on to the end.
        let goesOn = stage == 2 && heard[stage].isEmpty ? ["removed action"] : []
        scene.idle()
        #expect(
          scene.heard.map { "\($0.name) \($0.reason)" } == heard[stage] + goesOn,
          "\(name) at \(stage)")
        if name == "reset" || (name == "restore" && stage > 1) {
          #expect(scene.phase("r1") == "closed")
          #expect(
            scene.frames(["r1", "r2", "r3"])
              == ["r1 0.0 60.0", "r2 60.0 60.0", "r3 120.0 60.0"])
        }
        if name == "resize", stage < 2 {
          #expect(scene.offset("r1") == -400)
          #expect(scene.phase("r1") == "pending")
        }
      }
    }
  }

  @Test("a row that is removed or collapses can neither be opened nor answered")
  func refused() {
    let scene = Self.pending()
    #expect(sidle_row_restore(scene.stage, scene.row("r1"), 0) == SIDLE_ERROR_STATE)
    #expect(Self.resolve(scene, "r2", 1) == SIDLE_ERROR_STATE)
    #expect(scene.lastError.contains("waits for no answer"))
    #expect(Self.resolve(scene, "r1", 1) == 0)
    for _ in 0..<2 {
      #expect(
        sidle_row_open(scene.stage, scene.row("r1"), Int32(SIDLE_EDGE_TRAILING), 0)
          == SIDLE_ERROR_STATE)
      #expect(scene.lastError.contains("removed"))
      #expect(Self.resolve(scene, "r1", 0) == SIDLE_ERROR_STATE)
      scene.idle()
    }
  }

  @Test("the button that was carried out may go meanwhile; the answer still counts")
  func buttonGone() {
    for accept in [Int32(0), 1] {
      let scene = Self.pending()
      #expect(sidle_button_destroy(scene.stage, scene.button("r1.delete")) == 0)
      #expect(scene.state("r1").button.value == 0)
      #expect(sidle_button_set_hidden(scene.stage, scene.button("r1.more"), 1) == 0)
      scene.step(0)
      #expect(scene.take() == [])
      #expect(scene.phase("r1") == "pending")
      #expect(Self.resolve(scene, "r1", accept) == 0)
      scene.idle()
      #expect(scene.phase("r1") == (accept == 1 ? "removed" : "closed"))
    }
  }
}
