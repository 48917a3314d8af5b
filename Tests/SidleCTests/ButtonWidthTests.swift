import CSidle
import SidleC
import Testing

/// How wide the buttons of a row are that have a look: as wide as that asks for.
@Suite struct ButtonWidthTests {
  /// SIDLE_SET_IMAGE and SIDLE_SET_IMAGE_SIZE, which Swift does not import.
  private static let image: UInt64 = 0x2_0000_0002

  private func scene(_ policy: Int) -> Scene {
    var row = Scene.rowSpec()
    row.width_policy = Int32(policy)
    let scene = Scene(rows: 0)
    let made = scene.addRow("r1", spec: row)
    for name in ["A", "B"] { scene.addButton(made, SIDLE_EDGE_TRAILING, "r1.\(name)") { _ in } }
    for (name, title) in [("A", "Flag"), ("B", "Archive")] {
      withText(title) {
        #expect(sidle_button_set_title(scene.stage, scene.button("r1.\(name)"), $0) == 0)
      }
    }
    return scene
  }

  private func configure(
    _ scene: Scene, _ name: String, _ change: (inout sidle_button_configuration) -> Void
  ) {
    var configuration = sidle_button_configuration()
    sidle_button_configuration_init_sized(
      &configuration, MemoryLayout<sidle_button_configuration>.size)
    change(&configuration)
    #expect(
      sidle_button_set_configuration(scene.stage, scene.button("r1.\(name)"), &configuration) == 0)
  }

  private func intrinsic(_ scene: Scene, _ name: String) -> Double {
    var size = sidle_size()
    #expect(
      sidle_button_get_intrinsic_size(scene.stage, scene.button("r1.\(name)"), 320, &size) == 0)
    return size.width
  }

  private func width(_ scene: Scene, _ name: String) -> Double {
    scene.state(button: scene.button("r1.\(name)")).frame.width
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("each as wide as its look asks for, an image beside its title and its own insets included")
  func natural() {
    let scene = scene(SIDLE_WIDTH_NATURAL)
    scene.setOpen("r1")
    let plain = width(scene, "A")
    #expect(isClose(plain, intrinsic(scene, "A")))
    configure(scene, "A") {
      $0.set = Self.image
      $0.image = 7
      $0.image_width = 24
      $0.image_height = 24
    }
    #expect(width(scene, "A") > plain + 24)
    #expect(isClose(width(scene, "A"), intrinsic(scene, "A")))
    #expect(isClose(width(scene, "B"), intrinsic(scene, "B")))
    #expect(
      isClose(scene.state("r1").trailing_extent, intrinsic(scene, "A") + intrinsic(scene, "B")))
    // The open row follows.
    #expect(isClose(scene.offset("r1"), -scene.state("r1").trailing_extent))
  }

  @Test("all as wide as the one that asks for most")
  func content() {
    let scene = scene(SIDLE_WIDTH_CONTENT)
    scene.setOpen("r1")
    configure(scene, "A") {
      $0.set = Self.image
      $0.image = 7
      $0.image_width = 100
      $0.image_height = 24
    }
    for name in ["A", "B"] { #expect(isClose(width(scene, name), intrinsic(scene, "A"))) }
    #expect(intrinsic(scene, "A") > intrinsic(scene, "B"))
  }

  @Test("a spinner in place of the image, another theme and another title measure the row anew")
  func changes() {
    let scene = scene(SIDLE_WIDTH_NATURAL)
    scene.setOpen("r1")
    configure(scene, "A") { _ in }
    let free = width(scene, "A")
    #expect(sidle_button_set_busy(scene.stage, scene.button("r1.A"), 1) == 0)
    #expect(isClose(width(scene, "A"), intrinsic(scene, "A")))
    #expect(width(scene, "A") != free)
    #expect(sidle_button_set_busy(scene.stage, scene.button("r1.A"), 0) == 0)
    scene.step(5000)
    #expect(isClose(width(scene, "A"), free))
    var theme = sidle_theme()
    sidle_theme_init_sized(&theme, MemoryLayout<sidle_theme>.size)
    #expect(sidle_theme_preset(&theme, Int32(SIDLE_THEME_MATERIAL)) == 0)
    #expect(sidle_stage_set_theme(scene.stage, &theme) == 0)
    #expect(isClose(width(scene, "A"), intrinsic(scene, "A")))
    #expect(width(scene, "A") != free)
    withText("A much longer title") {
      #expect(sidle_button_set_title(scene.stage, scene.button("r1.A"), $0) == 0)
    }
    #expect(isClose(width(scene, "A"), intrinsic(scene, "A")))
    scene.heard = []
    scene.step(0)
    #expect(isClose(scene.offset("r1"), -scene.state("r1").trailing_extent))
  }

  @Test("a press, which looks otherwise, moves nothing")
  func presses() {
    let scene = scene(SIDLE_WIDTH_NATURAL)
    configure(scene, "A") { _ in }
    scene.setOpen("r1")
    let before = scene.state("r1").trailing_extent
    scene.play("d1(310,30)@0")
    #expect(scene.state("r1").trailing_extent == before)
    #expect(scene.offset("r1") == -before)
  }
}
