import CSidle
import SidleC
import Testing

/// Layers as draw commands, and under a pointer.
@Suite struct LayerDrawTests {
  typealias Stage = LayerStage

  // "Before" is 61.2 wide and 20.4 high by the measure built in, "After" 51 wide.
  @Test("a layer clips its content and stands its title in the middle")
  func resting() {
    #expect(
      Stage().drawn == [
        "begin 10.0,20.0", "rectangle #1 10.0,20.0", "text Before 129.4,29.8", "end 10.0,20.0",
      ])
    let full = Stage { $0.background = 0xFF00_00FF }
    #expect(full.drawn[1] == "rectangle 10.0,20.0")
    #expect(full.drawn.count == 5)
  }

  @Test("titles stand at a side in the direction of reading")
  func alignment() {
    let table: [(alignment: Int, direction: Int, x: Double)] = [
      (SIDLE_ALIGN_LEADING, SIDLE_DIRECTION_LEFT_TO_RIGHT, 10),
      (SIDLE_ALIGN_LEADING, SIDLE_DIRECTION_RIGHT_TO_LEFT, 248.8),
      (SIDLE_ALIGN_TRAILING, SIDLE_DIRECTION_LEFT_TO_RIGHT, 248.8),
      (SIDLE_ALIGN_TRAILING, SIDLE_DIRECTION_RIGHT_TO_LEFT, 10),
      (SIDLE_ALIGN_CENTER, SIDLE_DIRECTION_RIGHT_TO_LEFT, 129.4),
    ]
    for (alignment, direction, x) in table {
      let stage = Stage {
        $0.title_alignment = Int32(alignment)
        $0.direction = Int32(direction)
      }
      #expect(stage.drawn[2] == "text Before \(x),29.8")
    }
  }

  @Test("both contents are drawn while one comes, the one above last; outside the clip nothing is")
  func order() {
    let table: [(kind: Int, drawn: [String])] = [
      (
        SIDLE_TRANSITION_PUSH,
        [
          "rectangle #1 160.0,20.0", "text Before 279.4,29.8", "rectangle #2 -140.0,20.0",
          "text After -15.5,29.8",
        ]
      ),
      (
        SIDLE_TRANSITION_MOVE_IN,
        [
          "rectangle #1 10.0,20.0", "text Before 129.4,29.8", "rectangle #2 -140.0,20.0",
          "text After -15.5,29.8",
        ]
      ),
      (
        SIDLE_TRANSITION_REVEAL,
        [
          "rectangle #2 10.0,20.0", "text After 134.5,29.8", "rectangle #1 160.0,20.0",
          "text Before 279.4,29.8",
        ]
      ),
      (
        SIDLE_TRANSITION_FADE,
        [
          "rectangle #1 10.0,20.0 0.5", "text Before 129.4,29.8 0.5", "rectangle #2 10.0,20.0 0.5",
          "text After 134.5,29.8 0.5",
        ]
      ),
    ]
    for (kind, drawn) in table {
      let stage = Stage()
      stage.replace("After", by: Stage.straight { $0.kind = Int32(kind) })
      stage.step(to: 0.5)
      #expect(Array(stage.drawn.dropFirst().dropLast()) == drawn)
    }
  }

  @Test("what has not come in yet is not drawn")
  func outside() {
    let stage = Stage()
    stage.replace("After", by: Stage.straight())
    stage.step(to: 0.25)
    // 75 points of the content have come in; its title begins at 124.5 of it.
    #expect(
      stage.drawn == [
        "begin 10.0,20.0", "rectangle #1 85.0,20.0", "text Before 204.4,29.8",
        "rectangle #2 -215.0,20.0", "end 10.0,20.0",
      ])
  }

  @Test("a title longer than its content is clipped to it")
  func long() {
    let stage = Stage()
    stage.replace(String(repeating: "m", count: 40), token: 0, by: nil)
    #expect(
      stage.drawn.map { $0.split(separator: " ")[0] } == ["begin", "begin", "text", "end", "end"])
  }

  @Test("a scene that does not change keeps its serial, and what moves changes it")
  func serial() {
    let stage = Stage()
    func serial() -> UInt64 {
      var list = sidle_draw_list()
      #expect(sidle_stage_draw(stage.stage, &list) == 0)
      return list.serial
    }
    let first = serial()
    stage.step(to: 1)
    #expect(serial() == first)
    stage.replace("After", by: Stage.straight())
    // What comes is still outside.
    #expect(serial() == first)
    stage.step(to: 1.5)
    #expect(serial() != first)
  }

  @Test("a pointer meets the layer above a row, which gets nothing of it")
  func hit() {
    let scene = Scene()
    var spec = Stage.spec()
    var layer = sidle_layer()
    spec.frame = sidle_rect(x: 200, y: 0, width: 120, height: 60)
    #expect(sidle_layer_create(scene.stage, &spec, &layer) == 0)
    func part(_ x: Double) -> (Int32, UInt64, UInt64) {
      var hit = sidle_hit()
      hit.struct_size = UInt32(MemoryLayout<sidle_hit>.size)
      #expect(sidle_stage_hit(scene.stage, x, 30, &hit) == 0)
      return (hit.part, hit.row.value, hit.layer.value)
    }
    #expect(part(199.9) == (Int32(SIDLE_PART_ROW_CONTENT), scene.rows[0].value, 0))
    #expect(part(200) == (Int32(SIDLE_PART_LAYER), 0, layer.value))
    #expect(part(320) == (Int32(SIDLE_PART_NONE), 0, 0))
    #expect(sidle_layer_destroy(scene.stage, layer) == 0)
    #expect(part(200) == (Int32(SIDLE_PART_ROW_CONTENT), scene.rows[0].value, 0))
  }
}
