import CSidle
import SidleC
import Testing

/// Rows that collapse, the rows below them, and rows that come back.
@Suite struct CollapseTests {
  /// The curve 0.25, 0.1, 0.25, 1 at half its time, by bisection in exact fractions.
  private static let easeAtHalf = 0.802403387584857

  // framework7io/framework7#2331
  @Test("the height falls monotonically from 60 to 0 in 300 ms, and the removal is told once, last")
  func height() {
    let scene = RemovalTests.pending()
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    let began = scene.now
    var last = 60.0
    while scene.phase("r1") == "collapsing" {
      scene.step(16)
      let height = scene.state("r1").frame.height
      #expect(height <= last && height >= 0)
      #expect(abs(scene.state("r2").frame.y - height) < 1e-9)
      #expect(abs(scene.state("r3").frame.y - (height + 60)) < 1e-9)
      #expect(abs(scene.contentHeight - (120 + height)) < 1e-9)
      last = height
    }
    #expect(last == 0)
    #expect(scene.now - began <= 316_000_000)
    #expect(scene.heard.last?.time == began + 300_000_000)
    #expect(scene.take() == ["r1 collapse_began trailing action", "r1 removed trailing action"])
  }

  @Test("half-way down the curve ease, rows below, hits and clips are where the height says")
  func closedForm() {
    var list = Scene.listSpec()
    list.spacing = 10
    let scene = RemovalTests.pending(list: list)
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    scene.step(150)
    let share = 1 - Self.easeAtHalf
    let height = 60 * share
    #expect(abs(scene.state("r1").frame.height - height) < 1e-9)
    let top = 70 * share
    #expect(abs(scene.state("r2").frame.y - top) < 1e-9)
    #expect(abs(scene.state("r3").frame.y - (top + 70)) < 1e-9)
    #expect(abs(scene.contentHeight - (130 + top)) < 1e-9)
    #expect(scene.hit(100, height - 0.5).row.value == scene.row("r1").value)
    #expect(scene.hit(100, height + 0.5).row.value == 0)
    #expect(scene.hit(100, top + 0.5).row.value == scene.row("r2").value)
    #expect(scene.hit(100, top + 69.5).row.value == 0)
    #expect(scene.hit(100, top + 70.5).row.value == scene.row("r3").value)
    let clips = scene.draw().commands.filter {
      $0.type == Int32(SIDLE_DRAW_CLIP_BEGIN) && $0.part == Int32(SIDLE_PART_ROW)
    }
    #expect(clips.map(\.object) == ["r1", "r2", "r3"].map { scene.row($0).value })
    #expect(abs(clips[0].frame.height - height) < 1e-9)
    #expect(abs(clips[1].frame.y - top) < 1e-9)
    scene.idle()
    // A row that is removed is not drawn, nor met.
    #expect(!scene.draw().commands.contains { $0.object == scene.row("r1").value })
    #expect(scene.hit(100, 0).row.value == scene.row("r2").value)
    #expect(scene.frames(["r2", "r3"]) == ["r2 0.0 60.0", "r3 70.0 60.0"])
    #expect(scene.contentHeight == 130)
  }

  @Test("several rows collapse at once, the last row too, and a row is added meanwhile")
  func together() {
    let scene = Scene(rows: 4, row: RemovalTests.spec { $0.settle = Int32(SIDLE_SETTLE_IMMEDIATE) })
    RemovalTests.swipe(scene, y: 90)
    RemovalTests.swipe(scene, y: 210)
    #expect(RemovalTests.resolve(scene, "r2", 1) == 0)
    scene.step(100)
    #expect(RemovalTests.resolve(scene, "r4", 1) == 0)
    scene.step(100)
    let (second, fourth) = (scene.state("r2").frame, scene.state("r4").frame)
    #expect(second.height > 0 && second.height < fourth.height && fourth.height < 60)
    #expect(scene.state("r3").frame.y == 60 + second.height)
    #expect(abs(fourth.y - (120 + second.height)) < 1e-9)
    scene.addRow("r5", spec: Scene.rowSpec())
    #expect(abs(scene.state("r5").frame.y - (120 + second.height + fourth.height)) < 1e-9)
    #expect(sidle_row_destroy(scene.stage, scene.row("r2")) == 0)
    #expect(abs(scene.state("r5").frame.y - (120 + fourth.height)) < 1e-9)
    scene.idle()
    #expect(
      scene.frames(["r1", "r3", "r4", "r5"])
        == ["r1 0.0 60.0", "r3 60.0 60.0", "r4 120.0 0.0", "r5 120.0 60.0"])
    #expect(
      scene.heard.suffix(2).map(\.description) == [
        "r2 removed trailing removed", "r4 removed trailing action",
      ])
    // All gone: nothing is left of the height, and a row that is added begins at the top.
    for name in ["r1", "r3", "r5"] { #expect(sidle_row_destroy(scene.stage, scene.row(name)) == 0) }
    #expect(scene.contentHeight == 0)
    scene.addRow("r6", spec: Scene.rowSpec())
    #expect(scene.frames(["r6"]) == ["r6 0.0 60.0"])
  }

  @Test("a row without a list collapses in its own frame")
  func loose() {
    let scene = Scene(rows: 0)
    var spec = RemovalTests.spec()
    spec.frame = sidle_rect(x: 0, y: 100, width: 320, height: 50)
    let row = scene.addRow("r1", spec: spec, inList: false)
    scene.addButton(row, SIDLE_EDGE_TRAILING, "r1.delete")
    RemovalTests.swipe(scene, y: 120)
    scene.idle()
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    scene.step(150)
    let height = scene.state("r1").frame.height
    #expect(abs(height - 50 * (1 - Self.easeAtHalf)) < 1e-9)
    #expect(scene.state("r1").frame.y == 100)
    scene.idle()
    #expect(scene.state("r1").frame.height == 0)
    #expect(sidle_row_restore(scene.stage, row, UInt32(SIDLE_WITHOUT_ANIMATION)) == 0)
    #expect(scene.state("r1").frame.height == 50)
  }

  @Test("undo puts the row back closed, at its place, growing or at once")
  func undo() {
    for flags in [UInt32(0), UInt32(SIDLE_WITHOUT_ANIMATION)] {
      let scene = RemovalTests.pending()
      #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
      scene.idle()
      scene.heard = []
      #expect(sidle_row_restore(scene.stage, scene.row("r1"), flags) == 0)
      if flags == 0 {
        var last = 0.0
        #expect(scene.phase("r1") == "restoring")
        while !scene.isIdle {
          scene.step(16)
          let height = scene.state("r1").frame.height
          #expect(height >= last && height <= 60)
          #expect(abs(scene.state("r2").frame.y - height) < 1e-9)
          last = height
        }
      }
      scene.step(0)
      #expect(scene.take() == ["r1 restored none code"])
      #expect(scene.phase("r1") == "closed")
      #expect(scene.offset("r1") == 0)
      #expect(
        scene.frames(["r1", "r2", "r3"]) == ["r1 0.0 60.0", "r2 60.0 60.0", "r3 120.0 60.0"])
      #expect(scene.state("r1").index == 0)
      // It swipes again.
      RemovalTests.swipe(scene)
      #expect(scene.phase("r1") == "committing")
    }
  }

  @Test("a collapse that is undone half-way grows from where it is")
  func undoneHalfway() {
    let scene = RemovalTests.pending()
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    scene.step(100)
    let height = scene.state("r1").frame.height
    #expect(height > 0 && height < 60)
    #expect(sidle_row_restore(scene.stage, scene.row("r1"), 0) == 0)
    #expect(scene.state("r1").frame.height == height)
    #expect(scene.offset("r1") == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 collapse_began trailing action", "r1 interrupted trailing code",
        "r1 restored none code",
      ])
  }

  @Test("the same at every step size, to the bit")
  func slicing() {
    var prints: Set<UInt64> = []
    var texts: Set<[String]> = []
    for slice in [1.0, 4, 16, 400] {
      let scene = Scene(row: RemovalTests.spec { $0.pending_timeout = 5 })
      RemovalTests.swipe(scene)
      RemovalTests.swipe(scene, y: 90)
      #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
      let end = scene.now + 400_000_000
      while scene.now < end { scene.step(to: min(end, scene.now + Int64(slice * 1e6))) }
      #expect(RemovalTests.resolve(scene, "r2", 1) == 0)
      let half = scene.now + 400_000_000 / 3
      while scene.now < half { scene.step(to: min(half, scene.now + Int64(slice * 1e6))) }
      prints.insert(scene.fingerprint)
      texts.insert(scene.heard.map(\.text))
    }
    #expect(prints.count == 1)
    #expect(texts.count == 1)
  }

  @Test("without a collapse time the row is gone at once")
  func immediate() {
    let scene = RemovalTests.pending(row: RemovalTests.spec { $0.collapse_duration = 0 })
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    #expect(scene.phase("r1") == "removed")
    scene.step(0)
    #expect(scene.take() == ["r1 collapse_began trailing action", "r1 removed trailing action"])
  }

  @Test("a destructive button that repeats while it is held takes its row along once")
  func heldButton() {
    let scene = Scene(rows: 0)
    let row = scene.addRow("r1")
    scene.addButton(row, SIDLE_EDGE_TRAILING, "r1.delete") {
      $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE)
      $0.fires_on = Int32(SIDLE_FIRES_ON_DOWN)
      $0.repeat_delay = 0.04
      $0.repeat_interval = 0.05
    }
    scene.setOpen("r1")
    scene.play("d1(300,30)@0 S30 S200 u1@300 idle")
    #expect(
      scene.take() == [
        "r1 committed trailing tap !", "r1.delete button_triggered trailing tap",
      ])
    #expect(scene.phase("r1") == "pending")
    #expect(scene.state("r1").button.value == scene.button("r1.delete").value)
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    scene.idle()
    #expect(scene.phase("r1") == "removed")
  }

  @Test("destroying a list ends what its rows had begun")
  func listDestroyed() {
    let scene = RemovalTests.pending()
    RemovalTests.swipe(scene, y: 90)
    scene.heard = []
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    #expect(sidle_list_destroy(scene.stage, scene.list) == 0)
    scene.idle()
    #expect(
      scene.take() == [
        "r1 collapse_began trailing action", "r1 removed trailing removed",
        "r2 removed trailing removed",
      ])
  }

  @Test("an answer that there is no room for is refused and changes nothing")
  func noRoom() {
    var stage = Scene.stageSpec()
    stage.event_capacity = 64
    let scene = Scene(stage: stage, row: RemovalTests.spec())
    RemovalTests.swipe(scene)
    scene.idle()
    var calls = 0
    while sidle_row_open(scene.stage, scene.row("r2"), 2, 1) == 0,
      sidle_row_close(scene.stage, scene.row("r2"), 1) == 0
    { calls += 1 }
    let before = scene.fingerprint
    #expect(RemovalTests.resolve(scene, "r1", 1) == SIDLE_ERROR_FULL)
    #expect(scene.fingerprint == before)
    scene.step(0)
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
  }
}
