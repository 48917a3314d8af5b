import CSidle
import SidleC
import Testing

/// Rows of one group, in any lists: one of them is open at a time.
@Suite struct GroupTests {
  private func spec(_ group: Int32) -> sidle_row_spec {
    var spec = Scene.rowSpec()
    spec.group = group
    return spec
  }

  private func many(second: Int = SIDLE_SECOND_ROW_HAND_OVER) -> sidle_list_spec {
    var spec = Scene.listSpec()
    spec.policy = Int32(SIDLE_POLICY_MANY)
    spec.tap_outside = Int32(SIDLE_TAP_OUTSIDE_IGNORED)
    spec.second_row = Int32(second)
    return spec
  }

  /// Rows r1 to r4 of the groups 1, 1, 2 and none, in a list that opens many; r5 of group 1 in none.
  private func scene(second: Int = SIDLE_SECOND_ROW_HAND_OVER) -> Scene {
    let scene = Scene(rows: 0, list: many(second: second))
    for (index, group) in [1, 1, 2, 0].enumerated() {
      scene.addRow("r\(index + 1)", trailing: ["a", "b"], spec: spec(Int32(group)))
    }
    var loose = spec(1)
    loose.frame = sidle_rect(x: 0, y: 400, width: 320, height: 60)
    scene.addRow("r5", trailing: ["a", "b"], spec: loose, inList: false)
    return scene
  }

  @Test("a row that opens closes the one of its group, with its own reason, and no other")
  func one() {
    let scene = scene()
    for name in ["r1", "r3", "r4"] { scene.setOpen(name) }
    #expect(scene.openRows == ["r1", "r3", "r4"])
    scene.open("r2")
    scene.step(0)
    #expect(scene.take() == ["r2 will_open trailing code", "r1 will_close trailing group"])
    scene.idle()
    #expect(scene.openRows == ["r2", "r3", "r4"])
    #expect(scene.state("r3").group == 2 && scene.state("r4").group == 0)
  }

  @Test("a group goes across lists and rows without a list; a drag hands over in the same gesture")
  func acrossLists() {
    let scene = scene()
    scene.setOpen("r1")
    scene.play("d1(300,430)@0 m1(250,430)@20 m1(150,430)@120 u1@130")
    #expect(
      scene.take() == [
        "r5 drag_began trailing touch", "r1 will_close trailing group",
        "r5 drag_ended trailing touch", "r5 will_open trailing touch",
      ])
    scene.idle()
    #expect([scene.offset("r1"), scene.offset("r5")] == [0, -160])
    scene.drag(from: (300, 90), by: -150, in: 150)
    scene.idle()
    #expect([scene.offset("r2"), scene.offset("r5")] == [-160, 0])
  }

  @Test("two pointers never open two rows of a group; of different groups they do")
  func twoPointers() {
    let scene = scene()
    scene.play("d1(300,30)@0 d2(300,90)@0 m1(250,30)@10 m2(250,90)@10")
    #expect(scene.verdict(2) == "yielded busy r2")
    scene.play("m1(150,30)@100 u1@110 u2@110 idle")
    #expect(scene.openRows == ["r1"])
    scene.heard = []
    scene.play("d1(300,90)@0 d2(300,150)@0 m1(250,90)@10 m2(250,150)@10")
    #expect(scene.verdict(1) == "claimed pan r2")
    #expect(scene.verdict(2) == "claimed pan r3")
  }

  @Test("in a list that closes only, the row of the group is closed and the drag refused")
  func closeOnly() {
    let scene = scene(second: SIDLE_SECOND_ROW_CLOSE_ONLY)
    scene.setOpen("r5")
    scene.play("d1(300,30)@0 m1(200,30)@40")
    #expect(scene.verdict() == "yielded other_row r1")
    scene.play("u1@10 idle")
    #expect(scene.take() == ["r5 will_close trailing group", "r5 closed trailing group"])
    scene.setOpen("r4")
    scene.play("d1(300,30)@0 m1(200,30)@40")
    #expect(scene.verdict() == "claimed pan r1")
  }

  @Test("under policy one a row gives way to its list and to its group")
  func beside() {
    let scene = Scene(rows: 0)
    scene.addRow("r1", trailing: ["a", "b"], spec: spec(0))
    scene.addRow("r2", trailing: ["a", "b"], spec: spec(5))
    scene.addRow("r3", trailing: ["a", "b"], spec: spec(5), inList: false)
    scene.setOpen("r1")
    scene.setOpen("r3")
    scene.open("r2")
    scene.step(0)
    #expect(
      scene.take() == [
        "r2 will_open trailing code", "r1 will_close trailing other_row",
        "r3 will_close trailing group",
      ])
    // One row that gives way twice is told once.
    let both = Scene(row: spec(5))
    both.setOpen("r1")
    both.open("r2")
    both.step(0)
    #expect(both.take() == ["r2 will_open trailing code", "r1 will_close trailing other_row"])
  }

  @Test("a row of a group that is removed leaves the group; an empty group begins afresh")
  func left() {
    let scene = scene()
    scene.setOpen("r1")
    #expect(sidle_row_destroy(scene.stage, scene.row("r1")) == 0)
    scene.heard = []
    scene.open("r2")
    scene.idle()
    #expect(
      scene.take() == [
        "r1 closed trailing removed", "r2 will_open trailing code", "r2 opened trailing code",
      ])
    for name in ["r2", "r5"] { #expect(sidle_row_destroy(scene.stage, scene.row(name)) == 0) }
    // Group 9 takes the place of group 1, and 1 one of its own.
    scene.addRow("r6", trailing: ["a"], spec: spec(9))
    scene.addRow("r7", trailing: ["a"], spec: spec(1))
    scene.addRow("r8", trailing: ["a"], spec: spec(9))
    for name in ["r6", "r7"] { scene.setOpen(name) }
    scene.setOpen("r8")
    scene.idle()
    #expect([scene.offset("r6"), scene.offset("r7"), scene.offset("r8")] == [0, -80, -80])
    #expect((6...8).map { scene.state("r\($0)").group } == [9, 1, 9])
  }
}
