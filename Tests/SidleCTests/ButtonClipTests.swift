import CSidle
import SidleC
import Testing

/// What of a button of its own does not fit into its frame.
@Suite struct ButtonClipTests {
  /// SIDLE_SET_IMAGE and SIDLE_SET_IMAGE_SIZE, which Swift does not import.
  private static let image: UInt64 = 0x2_0000_0002

  private func commands(_ stage: ButtonStage) -> [sidle_draw_command] {
    var list = sidle_draw_list()
    #expect(sidle_stage_draw(stage.stage, &list) == 0)
    return (0..<list.count).map { sidle_draw_list_at(&list, $0)!.pointee }
  }

  private func stage(width: Double, height: Double, image: Double) -> ButtonStage {
    let stage = ButtonStage { $0.frame = sidle_rect(x: 80, y: 40, width: width, height: height) }
    var look = sidle_button_configuration()
    sidle_button_configuration_init_sized(&look, MemoryLayout<sidle_button_configuration>.size)
    look.set = Self.image
    look.image = 7
    look.image_width = image
    look.image_height = image
    #expect(sidle_button_set_configuration(stage.stage, stage["B"], &look) == 0)
    return stage
  }

  @Test("is clipped to it, so that nothing shows where nothing is hit")
  func clipped() {
    let commands = commands(stage(width: 30, height: 20, image: 48))
    #expect(
      commands.map(\.type) == [
        Int32(SIDLE_DRAW_RECTANGLE), Int32(SIDLE_DRAW_CLIP_BEGIN), Int32(SIDLE_DRAW_IMAGE),
        Int32(SIDLE_DRAW_CLIP_END),
      ])
    let clip = commands[1].frame
    #expect([clip.x, clip.y, clip.width, clip.height] == [80, 40, 30, 20])
  }

  @Test("is not there when it fits: no clip")
  func fits() {
    #expect(
      commands(stage(width: 100, height: 60, image: 48)).map(\.type)
        == [Int32(SIDLE_DRAW_RECTANGLE), Int32(SIDLE_DRAW_IMAGE)])
  }
}
