import CSidle
import SidleC
import Testing

/// The order of events within one input, as docs/events.md has it: each line of its table.
@Suite struct EventOrderTests {
  private func scene(policy: Int = SIDLE_POLICY_ONE, settle: Int = SIDLE_SETTLE_SPRING) -> Scene {
    var list = Scene.listSpec()
    list.policy = Int32(policy)
    var row = Scene.rowSpec()
    row.settle = Int32(settle)
    return Scene(list: list, row: row)
  }

  @Test("a contact that claims a row at rest, on its way, or while another is open")
  func claims() {
    let scene = scene()
    scene.play("d1(300,30)@0 m1(280,30)@5")
    #expect(scene.take() == ["r1 drag_began trailing touch"])
    scene.play("c1@5 idle")
    scene.open("r1")
    scene.step(100)
    scene.heard = []
    scene.play("d1(100,30)@0 m1(120,30)@5")
    #expect(scene.take() == ["r1 interrupted trailing touch", "r1 drag_began trailing touch"])
    scene.play("c1@5 idle")
    scene.heard = []
    #expect(scene.phase("r1") == "open")
    scene.play("d1(300,90)@0 m1(280,90)@5")
    #expect(scene.take() == ["r2 drag_began trailing touch", "r1 will_close trailing other_row"])
  }

  @Test("a lift that opens or closes, at once where settling is immediate")
  func lifts() {
    let table: [(settle: Int, opened: [String], closed: [String])] = [
      (
        SIDLE_SETTLE_SPRING, ["r1 drag_ended trailing touch", "r1 will_open trailing touch"],
        ["r1 drag_ended trailing touch", "r1 will_close trailing touch"]
      ),
      (
        SIDLE_SETTLE_IMMEDIATE,
        [
          "r1 drag_ended trailing touch", "r1 will_open trailing touch",
          "r1 opened trailing touch",
        ],
        [
          "r1 drag_ended trailing touch", "r1 will_close trailing touch",
          "r1 closed trailing touch",
        ]
      ),
    ]
    for (settle, opened, closed) in table {
      let scene = scene(settle: settle)
      scene.play("d1(300,30)@0 m1(180,30)@60")
      scene.heard = []
      scene.play("u1@200")
      #expect(scene.heard.allSatisfy { $0.time == scene.now && $0.x == 180 && $0.y == 30 })
      #expect(scene.take() == opened)
      scene.idle()
      scene.play("d1(100,30)@0 m1(230,30)@60")
      scene.heard = []
      scene.play("u1@200")
      #expect(scene.take() == closed)
    }
  }

  @Test("a cancelled contact says so, and what it had interrupted is announced again")
  func cancels() {
    let scene = scene()
    scene.play("d1(300,30)@0 m1(180,30)@60 c1@70 idle")
    #expect(scene.take() == ["r1 drag_began trailing touch", "r1 drag_ended trailing cancelled !"])
    for (prepare, announced) in [
      ({ scene.open("r1") }, "will_open"),
      (
        {
          scene.setOpen("r1")
          scene.close("r1")
        }, "will_close"
      ),
    ] as [(() -> Void, String)] {
      prepare()
      scene.step(60)
      scene.play("d1(100,30)@0 m1(115,30)@5")
      scene.heard = []
      scene.play("c1@5")
      #expect(
        scene.take() == [
          "r1 drag_ended trailing cancelled !", "r1 \(announced) trailing cancelled",
        ])
      scene.idle()
      scene.heard = []
    }
  }

  @Test("an opening by code, from rest, from closing, from a drag, and without animation")
  func openings() {
    let scene = scene()
    scene.open("r1")
    scene.step(0)
    #expect(scene.take() == ["r1 will_open trailing code"])
    scene.idle()
    scene.close("r1")
    scene.step(60)
    scene.heard = []
    scene.open("r1")
    scene.step(0)
    #expect(scene.take() == ["r1 interrupted trailing code", "r1 will_open trailing code"])
    scene.idle()
    scene.heard = []
    scene.play("d1(300,90)@0 m1(280,90)@5")
    scene.heard = []
    scene.open("r2", SIDLE_EDGE_LEADING)
    scene.step(0)
    #expect(scene.take() == ["r2 drag_ended trailing code !", "r2 will_open leading code"])
    scene.play("u1@10 idle")
    scene.heard = []
    scene.open("r3", animated: false)
    scene.step(0)
    #expect(
      scene.take() == [
        "r3 will_open trailing code", "r3 opened trailing code",
        "r2 will_close leading other_row",
      ])
  }

  @Test("taps on a button and outside of open rows")
  func taps() {
    let scene = scene(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r2")
    scene.setOpen("r1")
    scene.play("d1(200,30)@0 u1@10")
    #expect(
      scene.take() == ["r1.more button_triggered trailing tap", "r1 will_close trailing action"])
    scene.idle()
    scene.setOpen("r1")
    scene.play("d1(100,150)@0 u1@10")
    #expect(
      scene.take() == [
        "r1 will_close trailing tap_outside", "r2 will_close trailing tap_outside",
      ])
  }

  @Test("a destroyed row ends what it did; a destroyed list those of its rows, from the top")
  func destruction() {
    let scene = scene(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r2")
    scene.open("r3", SIDLE_EDGE_LEADING)
    scene.step(50)
    scene.play("d1(300,30)@0 m1(250,30)@5")
    scene.heard = []
    #expect(sidle_list_destroy(scene.stage, scene.list) == 0)
    scene.step(0)
    #expect(
      scene.take() == [
        "r1 drag_ended trailing removed !", "r2 closed trailing removed",
        "r3 interrupted leading removed",
      ])
    // The finger is still down, on nothing.
    scene.play("m1(100,30)@5 u1@10 idle")
    #expect(scene.take() == [])
    #expect(scene.counters.stray == 0)
    let other = self.scene()
    other.setOpen("r1")
    other.play("d1(100,30)@0 m1(115,30)@5")
    other.heard = []
    #expect(sidle_row_destroy(other.stage, other.row("r1")) == 0)
    other.step(0)
    #expect(
      other.take() == ["r1 drag_ended trailing removed !", "r1 closed trailing removed"])
  }

  @Test("the last button of an open edge takes the edge with it")
  func lastButton() {
    let scene = scene()
    scene.setOpen("r1", SIDLE_EDGE_LEADING)
    #expect(sidle_button_destroy(scene.stage, scene.button("r1.read")) == 0)
    scene.idle()
    #expect(scene.take() == ["r1 will_close leading removed", "r1 closed leading removed"])
    scene.open("r1", SIDLE_EDGE_TRAILING)
    scene.step(50)
    scene.heard = []
    for name in ["r1.delete", "r1.more"] {
      #expect(sidle_button_destroy(scene.stage, scene.button(name)) == 0)
    }
    scene.idle()
    #expect(
      scene.take() == [
        "r1 interrupted trailing removed", "r1 will_close trailing removed",
        "r1 closed trailing removed",
      ])
  }
}
