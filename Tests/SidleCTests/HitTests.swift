import CSidle
import SidleC
import Testing

/// What a pointer meets is what was painted last there.
@Suite struct HitTests {
  /// What a host that paints the commands shows at a point: the last rectangle that covers it,
  /// inside all clips around it.
  private struct Painted: Equatable {
    var object: UInt64 = 0
    var part: Int32 = 0
    /// The row whose clip the point was in last, and how deep.
    var row: UInt64 = 0
    var list: UInt64 = 0
  }

  private func painted(_ commands: [sidle_draw_command], _ x: Double, _ y: Double) -> Painted {
    var result = Painted()
    // What lies outside the stage is on no screen.
    guard x >= 0, x < 320, y >= 0, y < 480 else { return result }
    var clips: [Bool] = []
    func covers(_ frame: sidle_rect) -> Bool {
      x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height
    }
    for command in commands {
      let isInside = covers(command.frame) && !clips.contains(false)
      switch Int(command.type) {
      case SIDLE_DRAW_CLIP_BEGIN:
        let isOutermost = clips.isEmpty
        clips.append(covers(command.frame))
        guard isInside else { break }
        if isOutermost { result = Painted() }
        if command.part == Int32(SIDLE_PART_LIST) {
          result.object = command.object
          result.part = Int32(SIDLE_PART_LIST)
          result.list = command.object
        } else if command.part == Int32(SIDLE_PART_ROW) {
          result.object = command.object
          result.part = Int32(SIDLE_PART_ROW)
          result.row = command.object
        }
      case SIDLE_DRAW_CLIP_END: clips.removeLast()
      case SIDLE_DRAW_RECTANGLE where isInside && command.part != Int32(SIDLE_PART_LIST):
        result.object = command.object
        result.part = command.part
      case SIDLE_DRAW_TEXT where isInside:
        // A title belongs to what it stands on, which was painted before it.
        let isRow = command.part == Int32(SIDLE_PART_ROW_TITLE)
        #expect(command.object == result.object)
        #expect(result.part == Int32(isRow ? SIDLE_PART_ROW_CONTENT : SIDLE_PART_BUTTON))
      default: break
      }
    }
    #expect(clips.isEmpty)
    return result
  }

  private func hit(_ scene: Scene, _ x: Double, _ y: Double) -> Painted {
    let hit = scene.hit(x, y)
    let object: UInt64
    switch Int(hit.part) {
    case SIDLE_PART_BUTTON: object = hit.button.value
    case SIDLE_PART_ROW, SIDLE_PART_ROW_CONTENT: object = hit.row.value
    case SIDLE_PART_LIST: object = hit.list.value
    default: object = 0
    }
    if Int(hit.part) != SIDLE_PART_BUTTON { #expect(hit.button.value == 0) }
    return Painted(object: object, part: hit.part, row: hit.row.value, list: hit.list.value)
  }

  @Test("the parts of a row, from its edge to its end")
  func parts() {
    let scene = Scene()
    scene.setOpen("r1")
    let table: [(x: Double, y: Double, part: Int)] = [
      (0, 0, SIDLE_PART_ROW_CONTENT), (159.99, 30, SIDLE_PART_ROW_CONTENT),
      (160, 30, SIDLE_PART_BUTTON), (239.99, 30, SIDLE_PART_BUTTON),
      (240, 59.99, SIDLE_PART_BUTTON), (319.99, 0, SIDLE_PART_BUTTON), (320, 0, SIDLE_PART_NONE),
      (160, 60, SIDLE_PART_ROW_CONTENT), (10, 180, SIDLE_PART_LIST), (10, 479.9, SIDLE_PART_LIST),
      (10, 480, SIDLE_PART_NONE), (-0.01, 30, SIDLE_PART_NONE), (10, -0.01, SIDLE_PART_NONE),
    ]
    for (x, y, part) in table { #expect(scene.hit(x, y).part == Int32(part), "\(x), \(y)") }
    #expect(scene.hit(200, 30).button.value == scene.button("r1.more").value)
    #expect(scene.hit(300, 30).button.value == scene.button("r1.delete").value)
    #expect(scene.hit(300, 30).row.value == scene.row("r1").value)
    #expect(scene.hit(300, 30).list.value == scene.list.value)
  }

  @Test("past its extent a stretched row leaves a gap, where the row is met and no button")
  func gap() {
    var spec = Scene.rowSpec()
    spec.reveal = Int32(SIDLE_REVEAL_STRETCH)
    spec.overscroll = Int32(SIDLE_OVERSCROLL_FREE)
    let scene = Scene(row: spec)
    scene.play("d1(300,30)@0 m1(90,30)@16")
    #expect(scene.offset("r1") == -200)
    #expect(scene.hit(119, 30).part == Int32(SIDLE_PART_ROW_CONTENT))
    #expect(scene.hit(121, 30).button.value == scene.button("r1.more").value)
    #expect(scene.hit(279, 30).button.value == scene.button("r1.delete").value)
    #expect(scene.hit(281, 30).part == Int32(SIDLE_PART_ROW))
    #expect(scene.hit(281, 30).row.value == scene.row("r1").value)
  }

  @Test("spacing and scrolling move what is met; what is scrolled out of the list is not met")
  func scrolling() {
    var list = Scene.listSpec()
    list.frame = sidle_rect(x: 10, y: 100, width: 300, height: 100)
    list.spacing = 8
    let scene = Scene(list: list)
    #expect(scene.hit(20, 165).part == Int32(SIDLE_PART_LIST))
    #expect(scene.hit(20, 168).row.value == scene.row("r2").value)
    #expect(scene.hit(20, 199.9).row.value == scene.row("r2").value)
    #expect(scene.hit(20, 200).part == Int32(SIDLE_PART_NONE))
    #expect(sidle_list_set_scroll_offset(scene.stage, scene.list, 70) == 0)
    #expect(scene.hit(20, 99).part == Int32(SIDLE_PART_NONE))
    #expect(scene.hit(20, 100).row.value == scene.row("r2").value)
    #expect(scene.hit(20, 158).part == Int32(SIDLE_PART_LIST))
    #expect(scene.hit(20, 166).row.value == scene.row("r3").value)
    #expect(scene.state("r1").frame.y == 30)
  }

  @Test("of what lies over each other the last created is met; rows without a list lie on top")
  func overlap() {
    let scene = Scene()
    let over = Scene.createList("over", Scene.listSpec(), on: scene.stage)
    #expect(scene.hit(10, 10).list.value == over.value)
    #expect(scene.hit(10, 10).row.value == 0)
    var spec = Scene.rowSpec()
    spec.frame = sidle_rect(x: 50, y: 5, width: 100, height: 40)
    let low = scene.addRow("low", spec: spec, inList: false)
    let high = scene.addRow("high", spec: spec, inList: false)
    #expect(scene.hit(60, 10).row.value == high.value)
    #expect(scene.hit(60, 10).list.value == 0)
    #expect(sidle_row_destroy(scene.stage, high) == 0)
    #expect(scene.hit(60, 10).row.value == low.value)
    #expect(sidle_list_destroy(scene.stage, over) == 0)
    #expect(scene.hit(10, 10).row.value == scene.row("r1").value)
  }

  @Test("a place that is no place fails and gives nothing")
  func badPlaces() {
    let scene = Scene()
    var hit = sidle_hit()
    for (x, y, status) in [
      (Double.nan, 1, SIDLE_ERROR_NOT_FINITE), (1, .infinity, SIDLE_ERROR_NOT_FINITE),
      (1.1e9, 1, SIDLE_ERROR_RANGE), (1, -1.1e9, SIDLE_ERROR_RANGE),
    ] as [(Double, Double, Int)] {
      hit.struct_size = UInt32(MemoryLayout<sidle_hit>.size)
      hit.part = 77
      #expect(sidle_stage_hit(scene.stage, x, y, &hit) == Int32(status))
      #expect(hit.part == 0)
    }
    #expect(scene.hit(-1e9, 1e9).part == 0)
  }

  @Test("in any scene, at any moment, what is met is what was painted last", arguments: 0..<24)
  func likeThePicture(seed: Int) {
    var noise = Noise(UInt64(seed))
    let scene = scene(&noise)
    var met: Set<Int32> = []
    for _ in 0..<6 {
      let commands = scene.draw().commands
      for _ in 0..<150 {
        let x = noise.number(-20...340)
        let y = noise.number(-20...500)
        let painted = painted(commands, x, y)
        let hit = hit(scene, x, y)
        met.insert(hit.part)
        if painted != hit {
          Issue.record("seed \(seed) at \(x), \(y): painted \(painted), met \(hit)")
          return
        }
      }
      scene.step(noise.number(0...90))
    }
    #expect(met.contains(Int32(SIDLE_PART_ROW_CONTENT)))
  }

  /// Two lists and loose rows of all styles, some of them open, some on their way.
  private func scene(_ noise: inout Noise) -> Scene {
    func list(_ noise: inout Noise) -> sidle_list_spec {
      var list = Scene.listSpec()
      list.policy = Int32(SIDLE_POLICY_MANY)
      list.direction = noise.pick([1, 2])
      list.spacing = noise.pick([0, 3.5])
      list.scroll_offset = noise.pick([0, 20, -10])
      list.frame = sidle_rect(
        x: noise.number(-30...60), y: noise.number(-30...60), width: noise.number(150...320),
        height: noise.number(150...400))
      return list
    }
    let scene = Scene(rows: 0, list: list(&noise))
    for index in 0..<9 {
      var spec = Scene.rowSpec()
      spec.reveal = noise.pick([1, 2, 3])
      spec.overscroll = noise.pick([1, 3])
      spec.height = noise.pick([44, 0, 71.25])
      spec.background = noise.pick([0xFFFF_FFFF, 0])
      spec.frame = sidle_rect(
        x: noise.number(-50...200), y: noise.number(-50...400), width: noise.number(0...320),
        height: noise.pick([44, 80]))
      let row = scene.addRow(
        "row\(index)", leading: ["a"], trailing: noise.pick([[], ["b"], ["b", "c"]]), spec: spec,
        inList: index < 6)
      let title = String(repeating: "x", count: noise.pick([0, 4, 60]))
      #expect(withText(title) { sidle_row_set_title(scene.stage, row, $0) } == 0)
      let edge = noise.pick([1, 2] as [Int32])
      if noise.chance(70) { _ = sidle_row_open(scene.stage, row, edge, noise.pick([0, 1])) }
    }
    scene.drag(
      from: (noise.number(0...300), noise.number(0...300)), by: noise.number(-250...250), in: 60,
      lift: false)
    return scene
  }
}
