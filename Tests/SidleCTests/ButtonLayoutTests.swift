import CSidle
import SidleC
import Testing

/// Where buttons lie when they are not all alike: widths of their own, spaces, insets, staggered. A title
/// of n characters is 9 n points wide (15 points of 0.6 each), a row 320.
@Suite struct ButtonLayoutTests {
  /// A row with buttons of these titles on both edges.
  private func scene(
    _ titles: [String], direction: Int = SIDLE_DIRECTION_LEFT_TO_RIGHT,
    _ change: (inout sidle_row_spec) -> Void
  ) -> Scene {
    var spec = Scene.rowSpec()
    spec.width_policy = Int32(SIDLE_WIDTH_NATURAL)
    change(&spec)
    var list = Scene.listSpec()
    list.direction = Int32(direction)
    let names = titles.indices.map { "b\($0)" }
    let scene = Scene(
      rows: 1, leading: names.map { "l\($0)" }, trailing: names.map { "t\($0)" }, list: list,
      row: spec)
    for (name, title) in zip(names, titles) {
      for edge in ["l", "t"] { setTitle(scene, "r1.\(edge)\(name)", title) }
    }
    scene.step(0)
    scene.heard = []
    return scene
  }

  private func setTitle(_ scene: Scene, _ button: String, _ title: String) {
    let status = withText(title) { sidle_button_set_title(scene.stage, scene.button(button), $0) }
    #expect(status == 0)
  }

  private func frames(_ scene: Scene, _ edge: String, _ count: Int) -> [[Double]] {
    (0..<count).map {
      let frame = scene.state(button: scene.button("r1.\(edge)b\($0)")).frame
      return [frame.x, frame.width]
    }
  }

  private func expect(_ found: [[Double]], _ expected: [[Double]], _ what: String) {
    #expect(found.count == expected.count)
    for (one, other) in zip(found.joined(), expected.joined()) {
      #expect((one - other).magnitude < 1e-9, "\(what): \(found), not \(expected)")
    }
  }

  // 3, 10 and 6 characters: 27, 90 and 54 points; with 8 on both sides 43, 106 and 70: 219 together.
  private let titles = ["abc", "abcdefghij", "abcdef"]

  @Test("natural: each button is as wide as its content, and the extent is their sum")
  func natural() {
    let scene = scene(titles) { _ in }
    #expect(scene.state("r1").trailing_extent == 219)
    #expect(scene.state("r1").leading_extent == 219)
    scene.setOpen("r1")
    #expect(scene.offset("r1") == -219)
    expect(frames(scene, "t", 3), [[101, 43], [144, 106], [250, 70]], "trailing")
    scene.setOpen("r1", SIDLE_EDGE_LEADING)
    expect(frames(scene, "l", 3), [[0, 43], [43, 106], [149, 70]], "leading")
  }

  // SwipeCellKit/SwipeCellKit#150
  @Test("natural: the least and the largest width are obeyed by each; the largest wins")
  func bounds() {
    for (least, most, widths) in [
      (50.0, 1e9, [50.0, 106, 70]), (0, 60, [43, 60, 60]), (74, 60, [60, 60, 60]),
      (74, 100, [74, 100, 74]),
    ] {
      let scene = scene(titles) {
        $0.width_min = least
        $0.width_max = most
      }
      #expect(scene.state("r1").trailing_extent == widths.reduce(0, +))
      scene.setOpen("r1")
      #expect(frames(scene, "t", 3).map { $0[1] } == widths)
    }
  }

  @Test("spaces lie between neighbours, paddings in each button, an inset in the outermost one")
  func spaces() {
    for direction in [SIDLE_DIRECTION_LEFT_TO_RIGHT, SIDLE_DIRECTION_RIGHT_TO_LEFT] {
      let scene = scene(titles, direction: direction) {
        $0.button_spacing = 6
        $0.button_padding = 10
        $0.leading_inset = 20
        $0.trailing_inset = 34
      }
      // 47 + 110 + 74 and two spaces.
      let isMirrored = direction == SIDLE_DIRECTION_RIGHT_TO_LEFT
      func physical(_ places: [[Double]]) -> [[Double]] {
        places.map { isMirrored ? [320 - $0[0] - $0[1], $0[1]] : $0 }
      }
      #expect(scene.state("r1").trailing_extent == 277)
      #expect(scene.state("r1").leading_extent == 263)
      scene.setOpen("r1")
      expect(frames(scene, "t", 3), physical([[43, 47], [96, 110], [212, 108]]), "trailing")
      var titled = titleFrame(scene, "r1.tb2")
      #expect((titled.x + titled.width / 2 - (isMirrored ? 71 : 249)).magnitude < 1e-9)
      scene.setOpen("r1", SIDLE_EDGE_LEADING)
      expect(frames(scene, "l", 3), physical([[0, 67], [73, 110], [189, 74]]), "leading")
      titled = titleFrame(scene, "r1.lb0")
      #expect((titled.x + titled.width / 2 - (isMirrored ? 276.5 : 43.5)).magnitude < 1e-9)
      titled = titleFrame(scene, "r1.lb1")
      #expect((titled.x + titled.width / 2 - (isMirrored ? 192 : 128)).magnitude < 1e-9)
    }
  }

  private func titleFrame(_ scene: Scene, _ button: String) -> sidle_rect {
    let id = scene.button(button).value
    let commands = scene.draw().commands.filter {
      $0.type == SIDLE_DRAW_TEXT && $0.object == id
    }
    #expect(commands.count == 1)
    return commands[0].frame
  }

  @Test("equal widths with spaces and insets")
  func equal() {
    let scene = scene(titles) {
      $0.width_policy = Int32(SIDLE_WIDTH_FIXED)
      $0.width = 60
      $0.button_spacing = 5
      $0.leading_inset = 10
    }
    #expect(scene.state("r1").trailing_extent == 190)
    #expect(scene.state("r1").leading_extent == 200)
    scene.setOpen("r1", SIDLE_EDGE_LEADING)
    expect(frames(scene, "l", 3), [[0, 70], [75, 60], [140, 60]], "leading")
  }

  @Test("each style lays out widths of their own, and a hit finds what is drawn")
  func styles() {
    // 219 together; at 109.5 half of each when shared.
    typealias Line = (style: Int, edge: Int, half: [[Double]])
    let table: [Line] = [
      (SIDLE_REVEAL_ATTACHED, SIDLE_EDGE_TRAILING, [[210.5, 43], [253.5, 106], [359.5, 70]]),
      (SIDLE_REVEAL_ATTACHED, SIDLE_EDGE_LEADING, [[-109.5, 43], [-66.5, 106], [39.5, 70]]),
      (SIDLE_REVEAL_UNDER, SIDLE_EDGE_TRAILING, [[101, 43], [144, 106], [250, 70]]),
      (SIDLE_REVEAL_UNDER, SIDLE_EDGE_LEADING, [[0, 43], [43, 106], [149, 70]]),
      (SIDLE_REVEAL_STRETCH, SIDLE_EDGE_TRAILING, [[210.5, 21.5], [232, 53], [285, 35]]),
      (SIDLE_REVEAL_STRETCH, SIDLE_EDGE_LEADING, [[0, 21.5], [21.5, 53], [74.5, 35]]),
      (SIDLE_REVEAL_STAGGERED, SIDLE_EDGE_TRAILING, [[210.5, 43], [232, 106], [285, 70]]),
      (SIDLE_REVEAL_STAGGERED, SIDLE_EDGE_LEADING, [[-21.5, 43], [-31.5, 106], [39.5, 70]]),
    ]
    for (style, edge, half) in table {
      let scene = scene(titles) { $0.reveal = Int32(style) }
      let letter = edge == SIDLE_EDGE_LEADING ? "l" : "t"
      let way: Double = edge == SIDLE_EDGE_LEADING ? 1 : -1
      scene.play("d1(160,30)@0 m1(\(160 + way * 119.5),30)@50")
      #expect(scene.offset("r1") == way * 109.5)
      expect(frames(scene, letter, 3), half, "\(style) \(edge)")
      hits(scene, letter)
      let isShared = style == SIDLE_REVEAL_STRETCH || style == SIDLE_REVEAL_STAGGERED
      if isShared {
        for index in 0..<3 {
          let progress = scene.state(button: scene.button("r1.\(letter)b\(index)")).progress
          #expect((progress - 0.5).magnitude < 1e-12)
        }
      }
      scene.play("u1@300 idle")
      scene.setOpen("r1", edge)
      expect(
        frames(scene, letter, 3),
        edge == SIDLE_EDGE_LEADING
          ? [[0, 43], [43, 106], [149, 70]] : [[101, 43], [144, 106], [250, 70]], "open")
      for index in 0..<3 {
        #expect(scene.state(button: scene.button("r1.\(letter)b\(index)")).progress == 1)
      }
      hits(scene, letter)
    }
  }

  /// At every point the button hit is the one whose rectangle was painted last there.
  private func hits(_ scene: Scene, _ edge: String) {
    let state = scene.state("r1")
    let rectangles = scene.draw().commands.filter {
      $0.type == SIDLE_DRAW_RECTANGLE && $0.part == SIDLE_PART_BUTTON
    }
    #expect(!rectangles.isEmpty)
    for x in stride(from: 0.25, to: 320, by: 0.5) {
      let isCovered =
        x >= state.content_frame.x && x < state.content_frame.x + state.content_frame.width
      let last = rectangles.last { x >= $0.frame.x && x < $0.frame.x + $0.frame.width }
      #expect(scene.hit(x, 30).button.value == (isCovered ? 0 : last?.object ?? 0), "\(x)")
    }
  }

  @Test("staggered: of each button as much shows as of all, and the outermost one lies on top")
  func shares() {
    for (edge, way) in [("l", 1.0), ("t", -1)] {
      let scene = scene(titles) { $0.reveal = Int32(SIDLE_REVEAL_STAGGERED) }
      scene.play("d1(160,30)@0")
      for exposure in [20, 73, 150] as [Double] {
        scene.play("m1(\(160 + way * (exposure + 10)),30)@50")
        #expect(scene.offset("r1") == way * exposure)
        var seen: [UInt64: Double] = [:]
        for x in stride(from: 0.005, to: 320, by: 0.01) {
          seen[scene.hit(x, 30).button.value, default: 0] += 0.01
        }
        for (index, width) in [43.0, 106, 70].enumerated() {
          let share = seen[scene.button("r1.\(edge)b\(index)").value] ?? 0
          #expect((share - exposure * width / 219).magnitude < 0.021, "\(edge) \(exposure)")
        }
      }
    }
  }

  @Test("thresholds in extents and in buttons: the sum, and the mean of the widths")
  func thresholds() {
    // The mean is 73.
    for (unit, threshold, most) in [
      (SIDLE_UNIT_EXTENT, 0.5, 109.5), (SIDLE_UNIT_BUTTON, 1, 73), (SIDLE_UNIT_POINTS, 90, 90),
    ] {
      for (beyond, isOpen) in [(-0.25, false), (0, true), (0.25, true)] {
        let scene = scene(titles) {
          $0.threshold_unit = Int32(unit)
          $0.open_threshold = threshold
          $0.velocity = Int32(SIDLE_VELOCITY_IGNORED)
        }
        scene.play("d1(300,30)@0 m1(\(290 - most - beyond),30)@50 u1@300 idle")
        #expect(scene.phase("r1") == (isOpen ? "open" : "closed"), "\(unit) \(beyond)")
      }
    }
  }

  // software-mansion/react-native-gesture-handler#1219
  @Test("a title that grows moves an open row; two that swap move the buttons alone")
  func titlesChange() {
    let scene = scene(titles) { _ in }
    scene.setOpen("r1")
    setTitle(scene, "r1.tb0", "abcdefg")
    scene.step(0)
    #expect(scene.offset("r1") == -255)
    expect(frames(scene, "t", 3), [[65, 79], [144, 106], [250, 70]], "grown")
    setTitle(scene, "r1.tb0", "abcdefghij")
    setTitle(scene, "r1.tb1", "abcdefg")
    scene.step(0)
    #expect(scene.offset("r1") == -255)
    expect(frames(scene, "t", 3), [[65, 106], [171, 79], [250, 70]], "swapped")
    #expect(sidle_button_set_hidden(scene.stage, scene.button("r1.tb1"), 1) == 0)
    scene.step(0)
    #expect(scene.offset("r1") == -176)
    #expect(scene.state(button: scene.button("r1.tb1")).progress == 0)
    #expect(scene.take() == [])
  }
}
