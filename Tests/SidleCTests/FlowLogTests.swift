import CSidle
import SidleC
import Testing

/// Full swipe, answers and removals in the log.
@Suite struct FlowLogTests {
  private func log(of scene: Scene) -> String {
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == 0)
    return text.string
  }

  @Test("fields that are not the defaults and calls are written, and lead to the same stage again")
  func replayed() {
    var stage = Scene.stageSpec()
    stage.log_capacity = 1 << 18
    let spec = RemovalTests.spec {
      $0.full_swipe = Int32(SIDLE_FULL_SWIPE_BY_ROLE)
      $0.full_swipe_edges = Int32(SIDLE_EDGES_TRAILING)
      $0.full_swipe_span = Int32(SIDLE_SPAN_POINTS)
      $0.full_swipe_at = 180.5
      $0.full_swipe_hysteresis = 20
      $0.full_swipe_velocity = 900
      $0.on_reject = Int32(SIDLE_ON_REJECT_OPENS)
      $0.collapse_duration = 0.25
      $0.pending_timeout = 8
    }
    let scene = Scene(rows: 0, stage: stage)
    for name in ["r1", "r2", "r3"] {
      let row = scene.addRow(name, spec: spec)
      scene.addButton(row, SIDLE_EDGE_LEADING, "\(name).flag") {
        $0.level_at = 0.25
        $0.level_span = Int32(SIDLE_SPAN_WIDTH)
        $0.keeps_open = 1
      }
      scene.addButton(row, SIDLE_EDGE_TRAILING, "\(name).delete") {
        $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE)
        $0.needs_confirm = name == "r3" ? 1 : 0
        $0.confirm_timeout = 1.5
      }
    }
    RemovalTests.swipe(scene)
    RemovalTests.swipe(scene, y: 90)
    RemovalTests.swipe(scene, y: 150)
    scene.play("S100")
    #expect(RemovalTests.resolve(scene, "r1", 1) == 0)
    #expect(RemovalTests.resolve(scene, "r2", 0) == 0)
    #expect(RemovalTests.resolve(scene, "r2", 0) == SIDLE_ERROR_STATE)
    scene.step(500)
    #expect(sidle_row_restore(scene.stage, scene.row("r1"), 0) == 0)
    scene.step(100)
    let log = log(of: scene)
    for record in [
      " full_swipe=by_role full_swipe_edges=trailing full_swipe_span=points full_swipe_at=180.5 "
        + "full_swipe_hysteresis=20 full_swipe_velocity=900 on_reject=opens "
        + "collapse_duration=0.25 pending_timeout=8",
      " keeps_open=1 level_at=0.25 level_span=width", " role=destructive\n",
      " role=destructive needs_confirm=1 confirm_timeout=1.5", "call row_resolve r1.1 accept=1\n",
      "call row_resolve r2.1 accept=0\n", "call row_restore r1.1 flags=0\n",
    ] { #expect(log.contains(record), "\(record)") }
    #expect(log.split(separator: "\n").count { $0.contains("row_resolve") } == 2)
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
  }

  @Test("defaults are not written")
  func defaults() {
    var stage = Scene.stageSpec()
    stage.log_capacity = 1 << 18
    let scene = Scene(stage: stage)
    let log = log(of: scene)
    for field in ["full_swipe", "on_reject", "role", "keeps_open", "confirm", "level"] {
      #expect(!log.contains(field), "\(field)")
    }
  }

  @Test("each state on the way has a fingerprint of its own")
  func fingerprints() {
    var seen: Set<UInt64> = []
    let scene = Scene(row: RemovalTests.spec { $0.pending_timeout = 9 })
    func look(_ place: Int = #line) { #expect(seen.insert(scene.fingerprint).inserted, "\(place)") }
    // Time does not move, so that nothing else tells the states apart.
    look()
    #expect(sidle_row_open(scene.stage, scene.row("r1"), 2, 1) == 0)
    scene.step(0)
    look()
    scene.push(SIDLE_PHASE_DOWN, x: 300, y: 90, at: 0)
    scene.push(SIDLE_PHASE_MOVE, x: 110, y: 90, at: 0)
    scene.step(0)
    look()  // dragged by 180
    scene.push(SIDLE_PHASE_MOVE, x: 98, y: 90, at: 0)
    scene.step(0)
    look()  // armed
    scene.push(SIDLE_PHASE_UP, x: 98, y: 90, at: 0)
    scene.step(0)
    look()  // on its way
    #expect(RemovalTests.resolve(scene, "r2", 1) == 0)
    look()  // answered
    let other = Scene(row: RemovalTests.spec())
    #expect(seen.insert(other.fingerprint).inserted)
    let plain = Scene(rows: 0)
    let second = Scene(rows: 0)
    let (one, two) = (plain.addRow("r"), second.addRow("r"))
    plain.addButton(one, 1, "b")
    second.addButton(two, 1, "b") { $0.role = 2 }
    #expect(plain.fingerprint != second.fingerprint)
  }
}
