import CSidle
import SidleC
import Testing

/// Lines about contacts that drag rows.
@Suite struct DragEventLines: EventLines {
  private let claim = "d1(300,30)@0 m1(280,30)@5"

  @Test("a contact claims a row at rest")
  func atRest() {
    let scene = fixture()
    #expect(events(scene, after: "", claim) == ["r1 drag_began trailing touch"])
    let open = fixture()
    open.setOpen("r1", SIDLE_EDGE_LEADING)
    #expect(
      events(open, after: "d1(200,30)@0", "m1(180,30)@5") == ["r1 drag_began leading touch"])
  }

  @Test("a contact claims a row at rest ... a row on its way")
  func onItsWay() {
    for animation in ["opening", "closing", "going back"] {
      let scene = fixture()
      switch animation {
      case "opening": scene.open("r1")
      case "closing":
        scene.setOpen("r1")
        scene.close("r1")
      default: scene.play("d1(300,30)@0 m1(250,30)@20 u1@300")
      }
      scene.step(60)
      // The way back to where it was announced last was not announced, so its end is not either.
      let interrupted = animation == "going back" ? [] : ["r1 interrupted trailing touch"]
      #expect(
        events(scene, after: "", "d1(100,30)@0 m1(120,30)@5")
          == interrupted + ["r1 drag_began trailing touch"], "\(animation)")
    }
  }

  @Test(
    "a contact claims a row at rest ... in a list that opens one row at a time, while another is open"
  )
  func another() {
    let scene = fixture()
    scene.setOpen("r2")
    #expect(
      events(scene, after: "", claim) == [
        "r1 drag_began trailing touch", "r2 will_close trailing other_row",
      ])
    let many = fixture(policy: SIDLE_POLICY_MANY)
    many.setOpen("r2")
    #expect(events(many, after: "", claim) == ["r1 drag_began trailing touch"])
  }

  @Test("a contact claims a row at rest ... of a group, while another row of it is open")
  func group() {
    let scene = fixture { $0.group = 3 }
    var other = Scene.rowSpec()
    other.group = 3
    other.frame = sidle_rect(x: 0, y: 300, width: 320, height: 60)
    scene.addRow("loose", trailing: ["more"], spec: other, inList: false)
    // One of the list's own rows, which is of no group, and one of the group that is in no list.
    var plain = Scene.rowSpec()
    plain.height = 60
    scene.addRow("r4", trailing: ["more"], spec: plain)
    scene.setOpen("r4")
    scene.setOpen("loose")
    #expect(
      events(scene, after: "", claim) == [
        "r1 drag_began trailing touch", "r4 will_close trailing other_row",
        "loose will_close trailing group",
      ])
  }

  @Test("a lift that opens or closes")
  func lift() {
    let scene = fixture()
    #expect(
      events(scene, after: "d1(300,30)@0 m1(180,30)@60", "u1@200") == [
        "r1 drag_ended trailing touch", "r1 will_open trailing touch",
      ])
    #expect(later(scene) == ["r1 opened trailing touch"])
    #expect(
      events(scene, after: "d1(100,30)@0 m1(230,30)@60", "u1@200") == [
        "r1 drag_ended trailing touch", "r1 will_close trailing touch",
      ])
    #expect(later(scene) == ["r1 closed trailing touch"])
    // Where it began, nothing but the drag itself.
    #expect(
      events(scene, after: "d1(300,30)@0 m1(250,30)@60", "u1@200") == [
        "r1 drag_ended trailing touch"
      ])
    #expect(later(scene) == [])
  }

  @Test("a lift with settle immediate")
  func immediate() {
    let scene = fixture { $0.settle = Int32(SIDLE_SETTLE_IMMEDIATE) }
    #expect(
      events(scene, after: "d1(300,30)@0 m1(180,30)@60", "u1@200") == [
        "r1 drag_ended trailing touch", "r1 will_open trailing touch", "r1 opened trailing touch",
      ])
    #expect(scene.isIdle)
  }

  @Test("the first stage of a bounce ends")
  func bounce() {
    let scene = fixture {
      $0.settle = Int32(SIDLE_SETTLE_CURVE)
      $0.settle_duration = 0.1
      $0.bounce = 20
      $0.bounce_duration = 0.1
    }
    for (act, end) in [
      ({ scene.open("r1") }, "r1 opened trailing code"),
      ({ scene.close("r1") }, "r1 closed trailing code"),
    ] {
      act()
      scene.step(99)
      #expect(events(scene) { scene.step(2) } == [])
      #expect(events(scene) { scene.step(100) } == [end])
    }
  }

  @Test("a drag that gets to the extent or to 0, where the rest follows it")
  func restFollows() {
    let scene = fixture {
      $0.drag_rest = Int32(SIDLE_DRAG_REST_FOLLOWS)
      $0.overscroll = Int32(SIDLE_OVERSCROLL_CLAMP)
    }
    #expect(events(scene, after: "d1(310,30)@0 m1(290,30)@10", "m1(100,30)@60") == [])
    #expect(events(scene, after: "", "u1@300") == ["r1 drag_ended trailing touch"])
    #expect(scene.phase("r1") == "open")
    #expect(events(scene, after: "d1(100,30)@0 m1(120,30)@10", "m1(300,30)@60") == [])
    scene.play("m1(270,30)@10")
    #expect(events(scene, after: "", "u1@300") == ["r1 drag_ended none touch"])
    #expect(later(scene) == [])
    #expect(scene.phase("r1") == "closed")
  }

  @Test("a cancelled contact")
  func cancelled() {
    let scene = fixture()
    #expect(
      events(scene, after: "d1(300,30)@0 m1(180,30)@60", "c1@10") == [
        "r1 drag_ended trailing cancelled !"
      ])
    #expect(later(scene) == [])
    for isOpening in [true, false] {
      let scene = fixture()
      if isOpening {
        scene.open("r1")
      } else {
        scene.setOpen("r1")
        scene.close("r1")
      }
      scene.step(60)
      let next = isOpening ? "will_open" : "will_close"
      #expect(
        events(scene, after: "d1(100,30)@0 m1(115,30)@5", "c1@5") == [
          "r1 drag_ended trailing cancelled !", "r1 \(next) trailing cancelled",
        ])
    }
  }

  @Test("a drag of a second row that only closes the first")
  func closesOnly() {
    var list = Scene.listSpec()
    list.second_row = Int32(SIDLE_SECOND_ROW_CLOSE_ONLY)
    let scene = Scene(list: list)
    scene.setOpen("r2")
    #expect(events(scene, after: "", claim) == ["r2 will_close trailing other_row"])
    #expect(events(scene, after: "", "m1(200,30)@5 u1@10") == [])
    #expect(scene.offset("r1") == 0)
  }
}
