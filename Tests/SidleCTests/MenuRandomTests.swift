import CSidle
import SidleC
import Testing

/// Menus under calls and input at random.
@Suite struct MenuRandomTests {
  @Test(
    "whatever is called, selections stay single, menus close once, and a log replays to the bit")
  func random() {
    var opens = 0
    for seed in 0..<150 {
      var noise = Noise(UInt64(seed))
      let scene = MenuStage(logCapacity: 4 << 20)
      scene.addButton(showsMenu: true, changesSelection: true)
      scene.addButton(x: 300, showsMenu: noise.chance(50), changesSelection: noise.chance(50))
      for button in scene.buttons {
        let root = scene.add()!
        #expect(sidle_button_set_menu(scene.stage, button, root) == 0)
      }
      for _ in 0..<120 {
        act(scene, &noise)
        scene.check()
      }
      opens += scene.opens
      var log = sidle_text()
      #expect(sidle_stage_read_log(scene.stage, &log) == 0)
      let replay = LogReplay(log.string)
      #expect(replay.problems == [], "seed \(seed)")
      #expect(replay.fingerprint == sidle_stage_fingerprint(scene.stage), "seed \(seed)")
    }
    #expect(opens > 500, "menus were open at all")
  }

  private func act(_ scene: MenuStage, _ noise: inout Noise) {
    let stage = scene.stage
    let menu = noise.pick(scene.menus)
    switch noise.below(20) {
    case 0...3: add(scene, menu, &noise)
    case 4: _ = scene.menus.count > 6 ? sidle_menu_destroy(stage, menu) : 0
    case 5:
      var spec = MenuStage.spec()
      fill(&spec, &noise)
      let fields = UInt32(truncatingIfNeeded: noise.next()) & 0x7FFFF
      withText(noise.pick(texts)) { title in
        spec.title = title
        withTexts(&spec, &noise) { _ = sidle_menu_set(stage, menu, fields, &$0) }
      }
    case 6:
      _ = sidle_menu_select(stage, menu, noise.chance(30) ? sidle_menu() : noise.pick(scene.menus))
    case 7: _ = sidle_menu_perform(stage, menu)
    case 8:
      _ = sidle_button_set_menu(
        stage, noise.pick(scene.buttons), noise.chance(20) ? sidle_menu() : menu)
    case 9:
      if let asked = scene.asked.last {
        if noise.chance(70) { add(scene, asked.element, &noise) }
        _ = sidle_menu_complete(stage, asked.element, asked.token - Int32(noise.below(2)))
      }
    case 10, 11: _ = sidle_button_open_menu(stage, noise.pick(scene.buttons))
    case 12: _ = noise.chance(20) ? sidle_stage_close_menu(stage) : 0
    case 13:
      _ = sidle_button_set_enabled(stage, noise.pick(scene.buttons), noise.chance(80) ? 1 : 0)
      _ = sidle_stage_set_focus(stage, noise.pick(scene.buttons))
    case 14, 15: scene.key(noise.pick(keys))
    case 16: _ = noise.chance(10) ? sidle_stage_cancel_all(stage) : 0
    default: point(scene, &noise)
    }
    scene.step(noise.chance(50) ? 0 : noise.number(0...400))
  }

  private var keys: [Int] {
    [
      SIDLE_KEY_UP, SIDLE_KEY_DOWN, SIDLE_KEY_LEFT, SIDLE_KEY_RIGHT, SIDLE_KEY_HOME, SIDLE_KEY_END,
      SIDLE_KEY_PAGE_UP, SIDLE_KEY_PAGE_DOWN, SIDLE_KEY_ENTER, SIDLE_KEY_SPACE, SIDLE_KEY_ESCAPE,
      SIDLE_KEY_TAB, 0x61, 0x62,
    ]
  }

  private func add(_ scene: MenuStage, _ parent: sidle_menu, _ noise: inout Noise) {
    var spec = MenuStage.spec()
    fill(&spec, &noise)
    let title = noise.pick(texts)
    withTexts(&spec, &noise) { spec in _ = scene.add(to: parent, title) { $0 = spec } }
  }

  private var texts: [String] { ["a", "ab", "b", "ba", "", "a long title to be measured"] }

  /// With a subtitle and a placeholder, or one of them, or none.
  private func withTexts(
    _ spec: inout sidle_menu_spec, _ noise: inout Noise, _ body: (inout sidle_menu_spec) -> Void
  ) {
    let (subtitle, placeholder) = (noise.pick(["", "", "below"]), noise.pick(["", "", "Choose"]))
    withText(subtitle) { subtitle in
      withText(placeholder) { placeholder in
        (spec.subtitle, spec.placeholder) = (subtitle, placeholder)
        body(&spec)
      }
    }
  }

  private func fill(_ spec: inout sidle_menu_spec, _ noise: inout Noise) {
    spec.kind = noise.pick([1, 1, 1, 2, 2, 3])
    spec.state = noise.pick([0, 0, 1, 2])
    spec.displays_inline = noise.chance(30) ? 1 : 0
    spec.single_selection = noise.chance(40) ? 1 : 0
    spec.palette = noise.chance(20) ? 1 : 0
    spec.element_size = noise.pick([0, 0, 1, 2, 3])
    spec.disabled = noise.chance(15) ? 1 : 0
    spec.hidden = noise.chance(10) ? 1 : 0
    spec.destructive = noise.chance(10) ? 1 : 0
    spec.keeps_open = noise.chance(20) ? 1 : 0
    spec.cached = noise.chance(50) ? 1 : 0
    spec.allows_empty = noise.chance(20) ? 1 : 0
    spec.direction = noise.pick([1, 2])
    spec.arrow_width = noise.pick([0, 0, 30])
    spec.image = noise.pick([0, 0, 7])
  }

  /// A press, a drag, a hover or a wheel, near a row of the open menu or anywhere.
  private func point(_ scene: MenuStage, _ noise: inout Noise) {
    var (x, y) = (noise.number(0...500), noise.number(0...400))
    let rows = scene.open.row_count
    if rows > 0, noise.chance(70) {
      let frame = scene.row(Int32(noise.below(Int(rows)))).frame
      (x, y) = (frame.x + noise.number(-5...(frame.width + 5)), frame.y + noise.number(-5...50))
    } else if noise.chance(50) {
      (x, y) = (noise.pick([50, 110, 350]), 60)
    }
    let kind = noise.pick([SIDLE_POINTER_MOUSE, SIDLE_POINTER_TOUCH, SIDLE_POINTER_WHEEL])
    if kind == SIDLE_POINTER_MOUSE, noise.chance(50) {
      return scene.push(SIDLE_PHASE_HOVER, kind, x, y)
    }
    scene.push(SIDLE_PHASE_DOWN, kind, x, y, buttons: noise.pick([1, 1, 1, 2]))
    let end = y + noise.pick([0, 0, 60, -60])
    if end != y { scene.push(SIDLE_PHASE_MOVE, kind, x, end, after: 20) }
    let last = noise.chance(90) ? SIDLE_PHASE_UP : SIDLE_PHASE_CANCEL
    scene.push(last, kind, x, end, after: noise.number(20...700))
    if noise.chance(50) { scene.step(700) }
  }
}

/// Slices of time.
@Suite struct MenuSlicingTests {
  @Test("a script of presses, hovers, keys and content is the same however time is sliced")
  func slicing() {
    let whole = fingerprint(slice: 10_000)
    for slice in [100.0, 1000.0 / 60, 1] { #expect(fingerprint(slice: slice) == whole) }
  }

  private func fingerprint(slice: Double) -> UInt64 {
    let scene = MenuStage()
    let button = scene.addButton(showsMenu: true, changesSelection: false)
    let root = scene.add()!
    scene.add(to: root, "a")
    let sub = scene.add(to: root, "sub") { $0.kind = 2 }!
    scene.add(to: sub, "x")
    scene.add(to: root, "later") { $0.kind = 3 }
    #expect(sidle_button_set_menu(scene.stage, button, root) == 0)
    let mouse = SIDLE_POINTER_MOUSE
    scene.push(SIDLE_PHASE_DOWN, mouse, 50, 60, after: 5)
    scene.push(SIDLE_PHASE_UP, mouse, 50, 60, after: 60)
    scene.push(SIDLE_PHASE_HOVER, mouse, 50, 155, after: 100)
    scene.push(SIDLE_PHASE_HOVER, mouse, 60, 158, after: 400)
    scene.push(SIDLE_PHASE_HOVER, mouse, 90, 185, after: 420)
    scene.push(SIDLE_PHASE_HOVER, mouse, 91, 185, after: 900)
    scene.push(SIDLE_PHASE_DOWN, mouse, 50, 110, after: 1000)
    scene.push(SIDLE_PHASE_MOVE, mouse, 50, 112, after: 1100)
    var left = 1200.0
    while left > 0 {
      let part = min(slice, left)
      scene.step(part)
      left -= part
    }
    // Where the last slice ends differs by rounding: all end here.
    #expect(sidle_stage_step_to(scene.stage, 1_300_000_000) == 0)
    return sidle_stage_fingerprint(scene.stage)
  }
}
