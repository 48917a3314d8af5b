import CSidle
import SidleC
import Testing

@Suite struct LogTests {
  private func loggedStage(_ change: (inout sidle_stage_spec) -> Void = { _ in })
    -> sidle_stage_spec
  {
    var stage = Scene.stageSpec()
    stage.log_capacity = 1 << 18
    change(&stage)
    return stage
  }

  private func read(_ scene: Scene) -> String {
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == 0)
    return text.string
  }

  @Test("each constant of a row's choices has the word that the header's name ends in")
  func rowWords() {
    typealias Field = WritableKeyPath<sidle_row_spec, Int32>
    let table: [(field: Field, name: String, words: String)] = [
      (\.slop_comparison, "slop_comparison", "at past"),
      (\.slop_rule, "slop_rule", "swallowed credited rebased"),
      (\.tracking, "tracking", "direct accumulated"),
      (\.empty_side, "empty_side", "yields follows"),
      (\.tap, "tap", "closes toggles passes"),
      (\.overscroll, "overscroll", "elastic clamp free power scroll_view"),
      (\.threshold_unit, "threshold_unit", "points extent button"),
      (\.threshold_comparison, "threshold_comparison", "at past"),
      (\.velocity, "velocity", "decides ignored projects"),
      (\.settle, "settle", "spring curve immediate"),
      (\.reveal, "reveal", "attached under stretch staggered"),
      (\.width_policy, "width_policy", "content fixed fraction natural"),
    ]
    for (field, name, words) in table {
      let words = words.split(separator: " ").map(String.init)
      for (index, word) in words.enumerated() {
        let scene = Scene(rows: 0, stage: loggedStage())
        var spec = Scene.rowSpec()
        spec[keyPath: field] = Int32(index + 1)
        scene.addRow("row", spec: spec)
        let line = read(scene).split(separator: "\n").first { $0.hasPrefix("row r1.1") }
        #expect(LogLine(String(line!)).text(name) == word)
      }
      for stranger in [0, Int32(words.count + 1), -1, .max, .min] {
        let scene = Scene(rows: 0)
        var spec = Scene.rowSpec()
        spec[keyPath: field] = stranger
        var row = sidle_row(value: 7)
        let before = scene.fingerprint
        #expect(
          sidle_row_create(scene.stage, scene.list, &spec, &row) == SIDLE_ERROR_ARGUMENT,
          "\(name) \(stranger)")
        #expect(row.value == 0)
        #expect(scene.lastError.contains("spec.\(name) is \(stranger)"))
        #expect(scene.fingerprint == before)
      }
    }
  }

  @Test("each number of a spec stands under its own name")
  func numbers() {
    typealias Field = WritableKeyPath<sidle_row_spec, Double>
    let table: [(field: Field, name: String)] = [
      (\.height, "height"), (\.slop, "slop"), (\.tap_slop, "tap_slop"),
      (\.lock_ratio, "lock_ratio"), (\.overscroll_coefficient, "overscroll_coefficient"),
      (\.open_threshold, "open_threshold"), (\.close_threshold, "close_threshold"),
      (\.velocity_min, "velocity_min"), (\.settle_duration, "settle_duration"),
      (\.spring_stiffness, "spring_stiffness"),
      (\.spring_damping_ratio, "spring_damping_ratio"), (\.width, "width"),
      (\.width_min, "width_min"), (\.width_max, "width_max"), (\.long_press, "long_press"),
      (\.tap_window, "tap_window"),
    ]
    for settle in [SIDLE_SETTLE_SPRING, SIDLE_SETTLE_CURVE] {
      let scene = Scene(rows: 0, stage: loggedStage())
      var spec = Scene.rowSpec()
      for (index, (field, _)) in table.enumerated() {
        spec[keyPath: field] = 0.0625 * Double(index + 1)
      }
      spec.settle = Int32(settle)
      spec.settle_curve = (0.1, -0.2, 0.3, 1.4)
      spec.user_data = UInt64.max
      spec.content_token = UInt64.max - 1
      spec.frame = sidle_rect(x: 1, y: 2, width: 3, height: 4)
      spec.background = 0x0102_0304
      spec.title_color = 0xF102_0304
      scene.addRow("row", spec: spec)
      let record = read(scene).split(separator: "\n").first { $0.hasPrefix("row r1.1") }
      let line = LogLine(String(record!))
      // What does not count for the manner of settling is left out.
      let isLeftOut: (String) -> Bool = {
        $0.hasPrefix(settle == SIDLE_SETTLE_SPRING ? "settle_" : "spring_")
      }
      for (index, (_, name)) in table.enumerated() {
        #expect(line.has(name) != isLeftOut(name), "\(name)")
        if line.has(name) { #expect(line.number(name) == 0.0625 * Double(index + 1), "\(name)") }
      }
      if settle == SIDLE_SETTLE_CURVE {
        #expect(line.numbers("settle_curve") == [0.1, -0.2, 0.3, 1.4])
      }
      #expect(line.text("user_data") == "18446744073709551615")
      #expect(line.text("content_token") == "18446744073709551614")
      #expect(line.text("frame") == "1,2,3,4")
      #expect(line.text("background") == "0x01020304")
      #expect(line.text("title_color") == "0xf1020304")
    }
  }

  @Test("each constant of a list's choices and of a sample's too")
  func otherWords() {
    let scene = Scene(rows: 0, stage: loggedStage())
    for index in 1...2 as ClosedRange<Int32> {
      var spec = Scene.listSpec()
      spec.policy = index
      spec.tap_outside = index
      spec.direction = index
      _ = Scene.createList("l\(index)", spec, on: scene.stage)
    }
    for phase in [SIDLE_PHASE_DOWN, SIDLE_PHASE_MOVE, SIDLE_PHASE_UP, SIDLE_PHASE_CANCEL] {
      scene.push(phase, x: 1, y: 400, at: 5)
    }
    scene.push(SIDLE_PHASE_HOVER, x: 1, y: 400, at: 5, kind: SIDLE_POINTER_MOUSE)
    scene.push(SIDLE_PHASE_HOVER, x: 1, y: 400, at: 5, kind: SIDLE_POINTER_PEN)
    scene.push(SIDLE_PHASE_MOMENTUM, x: 1, y: 400, at: 5, kind: SIDLE_POINTER_SCROLL)
    scene.push(SIDLE_PHASE_MOMENTUM, x: 1, y: 400, at: 5, kind: SIDLE_POINTER_WHEEL)
    let lines = read(scene).split(separator: "\n").map { LogLine(String($0)) }
    let lists = lines.filter { $0.words[0] == "list" }.dropFirst()
    #expect(lists.map { $0.text("policy") } == ["one", "many"])
    #expect(lists.map { $0.text("tap_outside") } == ["closes", "ignored"])
    #expect(lists.map { $0.text("direction") } == ["left_to_right", "right_to_left"])
    let samples = lines.filter { $0.words[0] == "sample" }
    #expect(
      samples.map { $0.text("phase") } == [
        "down", "move", "up", "cancel", "hover", "hover", "momentum", "momentum",
      ])
    #expect(
      samples.map { $0.text("kind") } == [
        "touch", "touch", "touch", "touch", "mouse", "pen", "scroll", "wheel",
      ])
  }

  @Test("what a stage's spec can say of contacts stands in its record when it is no default")
  func stageWords() {
    for (strategy, word) in [(2, "quadratic"), (3, "impulse")] as [(Int32, String)] {
      for (sides, side) in [(1, "both"), (2, "left"), (3, "right")] as [(Int32, String)] {
        let scene = Scene(
          rows: 0,
          stage: loggedStage {
            $0.velocity_strategy = strategy
            $0.edge_zone_sides = sides
            $0.edge_zone = 12.5
          })
        let record = read(scene).split(separator: "\n").first { $0.hasPrefix("stage ") }
        let line = LogLine(String(record!))
        #expect(line.text("velocity_strategy") == word)
        #expect(line.text("edge_zone_sides") == side)
        #expect(line.number("edge_zone") == 12.5)
      }
    }
    let plain = read(Scene(rows: 0, stage: loggedStage())).split(separator: "\n")
    let line = LogLine(String(plain.first { $0.hasPrefix("stage ") }!))
    #expect(!line.has("velocity_strategy") && !line.has("edge_zone"))
  }

  @Test("records of every kind, as they are written")
  func forms() {
    var stage = loggedStage { $0.start_ns = -5 }
    stage.width = 300
    let scene = Scene(rows: 0, stage: stage)
    _ = read(scene)
    scene.addRow("a \"b\"\n", trailing: ["x"])
    let made = read(scene).split(separator: "\n").map(String.init)
    #expect(made[0].hasPrefix(#"row r1.1 list=l1.1 name="a \"b\"\n" title="" measured=0,0 "#))
    #expect(
      made[1]
        == #"button b1.1 row=r1.1 edge=trailing name="a \"b\"\n.x" title="" measured=0,0"#
        + " user_data=0 background=0x8e8e93ff title_color=0xffffffff")
    let row = scene.rows[0]
    scene.push(SIDLE_PHASE_DOWN, x: 0.1, y: -1e9, ns: 1 << 62)
    #expect(sidle_stage_step(scene.stage, 1.0 / 60) == 0)
    #expect(sidle_stage_step_to(scene.stage, 20_000_000) == 0)
    #expect(sidle_row_open(scene.stage, row, 2, 0) == 0)
    #expect(sidle_row_toggle(scene.stage, row, 2, 1) == 0)
    #expect(sidle_row_close(scene.stage, row, 1) == 0)
    #expect(withText("Löschen") { sidle_row_set_title(scene.stage, row, $0) } == 0)
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, -0.0) == 0)
    #expect(
      sidle_list_set_frame(
        scene.stage, scene.list, sidle_rect(x: 1, y: 2.5, width: 1e9, height: 0)) == 0)
    #expect(sidle_stage_reserve(scene.stage, 2000, 64) == 0)
    #expect(sidle_stage_cancel_all(scene.stage) == 0)
    #expect(sidle_row_destroy(scene.stage, row) == 0)
    #expect(sidle_list_destroy(scene.stage, scene.list) == 0)
    #expect(
      read(scene).split(separator: "\n").map(String.init) == [
        "sample 4611686018427387904 pointer=1 phase=down kind=touch buttons=1 x=0.1"
          + " y=-1000000000 pressure=0",
        "step 0.016666666666666666", "step_to 20000000", "call row_open r1.1 edge=trailing flags=0",
        "call row_toggle r1.1 edge=trailing flags=1", "call row_close r1.1 flags=1",
        #"call row_set_title r1.1 title="Löschen" measured=71.4,20.4"#,
        "call list_set_scroll_offset l1.1 offset=0",
        "call list_set_frame l1.1 frame=1,2.5,1000000000,0",
        "call reserve sample_capacity=2000 event_capacity=64", "call cancel_all",
        "call row_destroy r1.1", "call list_destroy l1.1",
      ])
  }

  @Test("a session played again from its log gives the same events and the same stage")
  func replay() {
    let scene = Scene(stage: loggedStage { $0.start_ns = 1_234_567 })
    let start = read(scene)
    #expect(start.hasPrefix("sidle-log 1\nstage start=1234567 width=320 height=480 "))
    scene.open("r1")
    scene.step(33.4)
    scene.drag(from: (300, 90), by: -123.4, in: 97.3)
    #expect(withText("\"Delete\"\n") { sidle_row_set_title(scene.stage, scene.row("r3"), $0) } == 0)
    scene.addButton(scene.row("r2"), SIDLE_EDGE_TRAILING, "third")
    let middle = read(scene)
    #expect(sidle_button_destroy(scene.stage, scene.button("r2.more")) == 0)
    #expect(sidle_row_destroy(scene.stage, scene.row("r1")) == 0)
    scene.addRow("new", leading: ["x"], inList: false)
    #expect(sidle_row_open(scene.stage, scene.row("new"), 2, 0) == SIDLE_ERROR_STATE)
    scene.open("new", SIDLE_EDGE_LEADING)
    scene.step(100)
    scene.push(SIDLE_PHASE_DOWN, x: 100, y: 30, at: 5000)
    let log = start + middle + read(scene)
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
    #expect(replay.texts == scene.heard.map(\.text))
    #expect(replay.texts.count == 8)
    // And the other way round: half of it is another stage.
    #expect(LogReplay(start + middle).fingerprint != scene.fingerprint)
  }

  @Test("without a log there is none, and it is no part of what happens")
  func noInfluence() {
    func play(_ capacity: Int32) -> (UInt64, String) {
      let scene = Scene(stage: loggedStage { $0.log_capacity = capacity })
      scene.drag(from: (300, 90), by: -123.4, in: 97.3)
      return (scene.fingerprint, read(scene))
    }
    let (with, without) = (play(1 << 18), play(0))
    #expect(with.0 == without.0)
    #expect(without.1 == "")
    #expect(with.1.contains("\nsample "))
  }
}
