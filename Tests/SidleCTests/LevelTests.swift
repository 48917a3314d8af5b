import CSidle
import SidleC
import Testing

/// Several buttons along one long pull.
@Suite struct LevelTests {
  /// A row whose trailing buttons have levels, in the order given.
  private func scene(_ levels: [(name: String, at: Double)], role: Int = SIDLE_BUTTON_NORMAL)
    -> Scene
  {
    let scene = Scene(rows: 0)
    let row = scene.addRow("r1", spec: Scene.rowSpec())
    for (name, at) in levels {
      scene.addButton(row, SIDLE_EDGE_TRAILING, "r1.\(name)") {
        $0.level_at = at
        if at == levels.last?.at { $0.role = Int32(role) }
      }
    }
    return scene
  }

  private let three = [("read", 80.0), ("flag", 160.0), ("delete", 240.0)]

  private func levels(_ scene: Scene) -> [String] {
    defer { scene.heard = [] }
    return scene.heard.filter { $0.name.hasPrefix("level") }.map {
      "\($0.name) \($0.text.split(separator: "button=")[1].split(separator: " ")[0])"
    }
  }

  // aheze/SwipeActions#13
  @Test("a pull through two levels tells of each, the lift carries out the second, the row returns")
  func throughTwo() {
    let scene = scene(three)
    scene.drag(from: (310, 30), by: -180, in: 320, rest: 200)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 drag_began trailing touch", "r1 level_entered trailing touch",
        "r1 level_left trailing touch", "r1 level_entered trailing touch",
        "r1 drag_ended trailing touch", "r1 committed trailing touch",
        "r1.flag button_triggered trailing touch", "r1 will_close trailing action",
        "r1 closed trailing action",
      ])
    #expect(scene.offset("r1") == 0)
  }

  @Test("one sample that passes several levels tells of the one it has reached")
  func several() {
    let scene = scene(three)
    scene.play("d1(310,30)@0 m1(60,30)@100")
    #expect(levels(scene) == ["level_entered r1.delete"])
    scene.play("m1(230,30)@10")
    #expect(levels(scene) == ["level_left r1.delete"])
    scene.play("m1(220,30)@10")
    #expect(levels(scene) == ["level_entered r1.read"])
  }

  @Test("each level is left the hysteresis before it was entered, and then the one below holds")
  func hysteresis() {
    let scene = scene(three)
    scene.play("d1(310,30)@0 m1(290,30)@10")
    let table: [(pull: Double, heard: [String])] = [
      (79, []), (80, ["level_entered r1.read"]), (64, []), (63, ["level_left r1.read"]),
      (79, []), (160, ["level_entered r1.flag"]), (144, []),
      (143, ["level_left r1.flag", "level_entered r1.read"]), (159, []),
      (160, ["level_left r1.read", "level_entered r1.flag"]),
    ]
    for row in table {
      scene.play("m1(\(300 - row.pull),30)@10")
      #expect(levels(scene) == row.heard, "\(row.pull)")
    }
  }

  // saket/swipe adds up the ends of its zones, so that the last of four equal ones is out of reach.
  @Test("four equal levels are all reached at their own distance, and the last stays past the row")
  func equalSteps() {
    let scene = scene([("a", 60), ("b", 120), ("c", 180), ("d", 240)])
    scene.play("d1(310,30)@0 m1(290,30)@10")
    for (pull, name) in [(60.0, "a"), (120, "b"), (180, "c"), (240, "d")] {
      scene.play("m1(\(301 - pull),30)@10")
      #expect(!levels(scene).contains("level_entered r1.\(name)"))
      scene.play("m1(\(300 - pull),30)@10")
      #expect(levels(scene).last == "level_entered r1.\(name)")
    }
    scene.play("m1(-20,30)@10 m1(-22.45,30)@10 m1(-5000,30)@10")
    #expect(levels(scene) == [])
    #expect(scene.state("r1").button.value == scene.button("r1.d").value)
  }

  // MCSwipeTableViewCell: 25 % and 75 % of the width.
  @Test("levels as fractions of the width, and of the extent")
  func fractions() {
    for (span, first, second) in [
      (SIDLE_SPAN_WIDTH, 80.0, 240.0), (SIDLE_SPAN_EXTENT, 40, 120),
      (SIDLE_SPAN_POINTS, 0.25, 0.75),
    ] {
      let scene = Scene(rows: 0)
      let row = scene.addRow("r1", spec: Scene.rowSpec())
      for (name, at) in [("a", 0.25), ("b", 0.75)] {
        scene.addButton(row, SIDLE_EDGE_LEADING, "r1.\(name)") {
          $0.level_at = at
          $0.level_span = Int32(span)
        }
      }
      scene.play("d1(10,30)@0 m1(\(20 + first),30)@10")
      #expect(levels(scene).last == "level_entered r1.a", "\(span)")
      scene.play("m1(\(20 + second),30)@10")
      #expect(levels(scene).last == "level_entered r1.b", "\(span)")
    }
  }

  @Test("hidden and disabled buttons are no levels; an edge with levels goes by these alone")
  func available() {
    let scene = scene(three)
    #expect(sidle_button_set_enabled(scene.stage, scene.button("r1.flag"), 0) == 0)
    scene.play("d1(310,30)@0 m1(170,30)@100")
    #expect(levels(scene) == ["level_entered r1.read"])
    #expect(sidle_button_set_hidden(scene.stage, scene.button("r1.read"), 1) == 0)
    scene.step(0)
    #expect(levels(scene) == ["level_left r1.read"])
    scene.play("u1@100 idle")
    #expect(!scene.heard.contains { $0.name == "committed" })
    // Full swipe would arm at 192; the level is farther out.
    let both = Scene(rows: 0)
    let row = both.addRow("r1", spec: FullSwipeTests.spec())
    both.addButton(row, SIDLE_EDGE_TRAILING, "r1.a") { $0.level_at = 250 }
    both.play("d1(310,30)@0 m1(60,30)@100")
    #expect(both.phase("r1") == "dragging")
    both.play("m1(50,30)@10")
    #expect(both.take().last == "r1 level_entered trailing touch")
  }

  @Test("a destructive button at its level takes the row along")
  func destructive() {
    let scene = scene(three, role: SIDLE_BUTTON_DESTRUCTIVE)
    scene.drag(from: (310, 30), by: -260, in: 320, rest: 200)
    scene.idle()
    #expect(scene.phase("r1") == "pending")
    #expect(scene.offset("r1") == -320)
    #expect(scene.heard.filter { $0.name == "button_triggered" }.map(\.object) == ["r1.delete"])
  }

  @Test("a level is left when the contact is taken away")
  func cancelled() {
    let scene = scene(three)
    scene.play("d1(310,30)@0 m1(100,30)@100 c1@110 idle")
    #expect(
      scene.take().suffix(2) == [
        "r1 level_left trailing cancelled", "r1 drag_ended trailing cancelled !",
      ])
  }
}
