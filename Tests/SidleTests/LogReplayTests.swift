import CSidle
import Testing

@testable import sidle

/// Stages with a log, played again from it.
@Suite("A log played again")
struct LogReplayTests {
  @Test("rows that a button takes along, answers and what is restored give the same stage")
  func flow() throws {
    let stage = LoggedStage()
    var spec = sidle_row_spec()
    sidle_row_spec_init_sized(&spec, MemoryLayout<sidle_row_spec>.size)
    (spec.full_swipe, spec.full_swipe_edges, spec.full_swipe_span) = (4, 3, 3)
    (spec.full_swipe_at, spec.full_swipe_hysteresis, spec.full_swipe_velocity) = (150.5, 20, 900)
    (spec.on_reject, spec.collapse_duration, spec.pending_timeout) = (2, 0.25, 8)
    var rows: [sidle_row] = []
    for top in [0.0, 60, 120] {
      spec.frame = sidle_rect(x: 0, y: top, width: 320, height: 60)
      var row = sidle_row()
      #expect(sidle_row_create(stage.pointer, sidle_list(), &spec, &row) == SIDLE_OK)
      rows.append(row)
      var button = sidle_button_spec()
      sidle_button_spec_init_sized(&button, MemoryLayout<sidle_button_spec>.size)
      (button.role, button.keeps_open) = (2, 1)
      (button.needs_confirm, button.confirm_timeout) = (top == 120 ? 1 : 0, 1.5)
      (button.level_at, button.level_span) = (top == 60 ? 0.5 : 0, 1)
      var made = sidle_button()
      #expect(sidle_row_add_button(stage.pointer, row, 2, &button, &made) == SIDLE_OK)
    }
    for index in 0..<3 {
      let start = 5_000_000_000 + 400_000_000 * Int64(index)
      let y = 30 + 60 * Double(index)
      stage.push(.down, 310, y, at: start)
      stage.push(.move, 60, y, at: start + 100_000_000)
      stage.push(.up, 60, y, at: start + 300_000_000)
    }
    #expect(sidle_stage_step(stage.pointer, 1.3) == SIDLE_OK)
    for (row, accept) in zip(rows, [Int32(1), 0, 1]) {
      #expect(sidle_row_resolve(stage.pointer, row, accept) == SIDLE_OK)
    }
    #expect(sidle_stage_step(stage.pointer, 0.5) == SIDLE_OK)
    #expect(sidle_row_restore(stage.pointer, rows[0], 1) == SIDLE_OK)
    try stage.expectReplay()
  }

  @Test("every call on lists, rows and buttons gives the same stage")
  func rows() throws {
    let stage = LoggedStage()
    let list = stage.list([0x61, 0x22, 0x0A, 0x00, 0xFF, 0x5C])
    let first = stage.row("Bök \"1\"", in: list)
    let second = stage.row("", in: list, preset: SIDLE_PRESET_SLIDE_BUTTONS)
    let third = stage.row("no list", in: sidle_list(), settle: SIDLE_SETTLE_IMMEDIATE)
    for row in [first, second, third] {
      stage.button("Skip", on: row)
      stage.button("Done", on: row)
    }
    let leading = stage.button("Pin", on: first, edge: SIDLE_EDGE_LEADING)
    let step: (Double) -> Void = { #expect(sidle_stage_step(stage.pointer, $0) >= SIDLE_OK) }
    stage.push(.down, 200, 60, at: 5_010_000_000)
    stage.push(.move, 120, 61, at: 5_050_000_000)
    step(1.0 / 60)
    step(0.05)
    stage.push(.up, 110, 61, at: 5_060_000_000)
    step(0.1)
    let pointer = stage.pointer
    #expect(sidle_row_open(pointer, first, Int32(SIDLE_EDGE_TRAILING), 0) == SIDLE_OK)
    #expect(sidle_row_toggle(pointer, third, Int32(SIDLE_EDGE_TRAILING), 1) == SIDLE_OK)
    step(1.0 / 3)
    let frame = sidle_rect(x: 1, y: 2, width: 123.456, height: 400)
    #expect(sidle_list_set_frame(pointer, list, frame) == SIDLE_OK)
    #expect(sidle_list_set_scroll_offset(pointer, list, 0.1) == SIDLE_OK)
    #expect(sidle_row_set_frame(pointer, third, frame) == SIDLE_OK)
    withText(Array("Neu\n".utf8)) {
      #expect(sidle_row_set_title(pointer, second, $0) == SIDLE_OK)
      #expect(sidle_button_set_title(pointer, leading, $0) == SIDLE_OK)
    }
    #expect(sidle_button_destroy(pointer, leading) == SIDLE_OK)
    stage.push(.down, 60, 60, at: 5_600_000_000)
    step(0.2)
    #expect(sidle_stage_cancel_all(pointer) == SIDLE_OK)
    #expect(sidle_row_close(pointer, first, 0) == SIDLE_OK)
    #expect(sidle_stage_reserve(pointer, 2000, 3000) == SIDLE_OK)
    #expect(sidle_stage_step_to(pointer, 5_800_000_000) == SIDLE_OK)
    #expect(sidle_row_destroy(pointer, second) == SIDLE_OK)
    // The place of the row that went is used again.
    stage.button("New", on: stage.row("again", in: list))
    step(0.3)
    #expect(sidle_list_destroy(pointer, list) == SIDLE_OK)
    step(0)
    try stage.expectReplay()
  }

  @Test("every call on animations gives the same stage")
  func animations() throws {
    let stage = LoggedStage()
    var spec = sidle_animation_spec()
    let make: (sidle_animation) -> sidle_animation = { parent in
      var made = sidle_animation()
      #expect(sidle_animation_create(stage.pointer, parent, &spec, &made) == SIDLE_OK)
      return made
    }
    let reset = {
      sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
    }
    reset()
    spec.repeat_count = .infinity
    let endless = withText(Array("out-cubic".utf8)) { text in
      spec.curve = text
      return make(sidle_animation())
    }
    reset()
    spec.kind = Int32(SIDLE_ANIMATION_SEQUENCE)
    let group = make(sidle_animation())
    reset()
    spec.kind = Int32(SIDLE_ANIMATION_DECAY)
    spec.velocity = 100
    _ = make(group)
    reset()
    spec.kind = Int32(SIDLE_ANIMATION_SPRING)
    spec.to = 0.1
    let spring = make(sidle_animation())
    let calls: [(OpaquePointer?, sidle_animation) -> sidle_status] = [
      sidle_animation_start, sidle_animation_pause, sidle_animation_resume,
      sidle_animation_reverse, { sidle_animation_seek($0, $1, 0.1) },
      { sidle_animation_set_speed($0, $1, 2.5) }, sidle_animation_stop, sidle_animation_start,
      sidle_animation_finish,
    ]
    for (index, call) in calls.enumerated() {
      for animation in [endless, group, spring] {
        // Played backwards it has no end to begin from.
        if index > 6, animation.value == endless.value { continue }
        #expect(call(stage.pointer, animation) == SIDLE_OK)
      }
      #expect(sidle_stage_step(stage.pointer, 0.037) == SIDLE_OK)
    }
    #expect(sidle_animation_retarget(stage.pointer, spring, 3) == SIDLE_OK)
    #expect(sidle_stage_step(stage.pointer, 0.05) == SIDLE_OK)
    #expect(sidle_animation_destroy(stage.pointer, group) == SIDLE_OK)
    #expect(sidle_stage_step(stage.pointer, 0.05) == SIDLE_OK)
    try stage.expectReplay()
  }

  @Test("a fingerprint that does not agree is a problem")
  func wrongFingerprint() throws {
    let stage = LoggedStage()
    #expect(try LoggedStage.play(stage.log + "# fingerprint 0000000000000000\n").problems == 1)
  }

  @Test(
    "lines that cannot be followed are counted, and the rest is done",
    arguments: [
      ("row r2.1 list=- title=\"x\"", 1), ("row r1.1 list=l1.1", 1),
      ("row r1.1 list=- frame=0,0,10", 1), ("row r1.1 list=- height=-3", 1),
      ("call row_open r1.1 edge=trailing flags=0", 1), ("stage width=3", 1),
      ("step -1", 1), ("step_to 1", 1), ("list l1.1 policy=few", 1), ("nonsense", 1),
      ("button b1.1 edge=trailing", 1), ("# only a comment", 0), ("row r1.1 list=-", 0),
    ])
  func unfollowable(line: String, problems: Int) throws {
    let stage = LoggedStage()
    let played = try LoggedStage.play(stage.log + line + "\nstep_to 6000000000\n")
    #expect(played.problems == problems)
    #expect(played.fingerprint != sidle_stage_fingerprint(stage.pointer))
  }
}
