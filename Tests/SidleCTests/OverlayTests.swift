import CSidle
import SidleC
import Testing

/// The debug overlay: commands without a part, after all others, that change nothing else.
@Suite struct OverlayTests {
  private func show(_ flags: Int, _ scene: Scene) {
    #expect(sidle_stage_set_debug_overlay(scene.stage, UInt32(flags)) == 0)
    #expect(sidle_stage_debug_overlay(scene.stage) == UInt32(flags))
  }

  /// The commands over the scene, without the clip around them.
  private func over(_ scene: Scene) -> [sidle_draw_command] {
    let commands = scene.draw().commands
    let over = commands.drop { $0.part != Int32(SIDLE_PART_NONE) }
    #expect(over.allSatisfy { $0.part == Int32(SIDLE_PART_NONE) })
    guard let first = over.first, let last = over.last else { return [] }
    #expect(first.type == Int32(SIDLE_DRAW_CLIP_BEGIN) && last.type == Int32(SIDLE_DRAW_CLIP_END))
    #expect(first.frame.width == 320 && first.frame.height == 480)
    return Array(over.dropFirst().dropLast())
  }

  private func words(_ scene: Scene) -> String {
    over(scene).filter { $0.type == Int32(SIDLE_DRAW_TEXT) }
      .map {
        String(
          decoding: UnsafeRawBufferPointer(start: $0.text.bytes, count: Int($0.text.length)),
          as: UTF8.self)
      }.joined(separator: " ")
  }

  private func lines(_ scene: Scene) -> [Double] {
    over(scene).filter { $0.type == Int32(SIDLE_DRAW_LINE) }.map(\.frame.x)
  }

  @Test("without one, and where nothing is of interest, there is nothing over the scene")
  func nothing() {
    let scene = Scene()
    let plain = scene.draw().commands.count
    show(SIDLE_OVERLAY_ALL, scene)
    #expect(over(scene).isEmpty)
    #expect(scene.draw().commands.count == plain + 2)
    show(0, scene)
    #expect(scene.draw().commands.count == plain)
  }

  @Test("the verdict on a contact, from down to lift")
  func verdicts() {
    let scene = Scene()
    show(SIDLE_OVERLAY_VERDICTS, scene)
    scene.play("d1(300,30)@0")
    #expect(words(scene) == "undecided")
    scene.play("m1(280,30)@16")
    #expect(words(scene) == "claimed pan")
    scene.play("u1(280,30)@32")
    #expect(words(scene) == "")
    scene.play("d2(300,300)@48 m2(300,340)@64")
    #expect(words(scene).hasPrefix("yielded"))
  }

  @Test("labels stay on the stage, and belong to the row of the contact")
  func labels() {
    let scene = Scene()
    show(SIDLE_OVERLAY_VERDICTS, scene)
    for (x, y) in [(1, 1), (319, 1), (1, 170), (319, 479), (160, 60)] {
      scene.play("d1(\(x),\(y))@\(scene.now / 1_000_000 + 10)")
      let shown = over(scene)
      #expect((2...3).contains(shown.count))
      for command in shown {
        #expect(command.frame.x >= 0 && command.frame.x + command.frame.width <= 320)
        #expect(command.frame.y >= 0 && command.frame.y + command.frame.height <= 480)
        #expect(command.object == scene.hit(Double(x), Double(y)).row.value)
      }
      #expect(sidle_stage_cancel_all(scene.stage) == 0)
    }
  }

  @Test("anchors of an open row: its rest and what decides, on the side of each edge")
  func anchors() {
    let scene = Scene()
    show(SIDLE_OVERLAY_ANCHORS, scene)
    scene.setOpen("r1")
    // Two trailing buttons of 80; half of 160 decides, both ways: one line.
    #expect(lines(scene).contains(160) && lines(scene).contains(240))
    #expect(over(scene).allSatisfy { $0.object == scene.row("r1").value })
    #expect(over(scene).allSatisfy { $0.frame.y == 0 && $0.frame.height == 60 })
  }

  @Test("it is no state: events, hits and fingerprints are the same with it")
  func noState() {
    func play(_ flags: Int) -> (String, UInt64, UInt64) {
      let scene = Scene()
      show(flags, scene)
      scene.play("d1(300,30)@0 m1(200,30)@16 m1(150,30)@32 u1(150,30)@48")
      _ = scene.draw()
      let hit = scene.hit(300, 30).button.value
      return (scene.take().joined(separator: "\n"), scene.fingerprint, hit & 0xFFFF)
    }
    let (without, with) = (play(0), play(SIDLE_OVERLAY_ALL))
    #expect(without == with)
  }

  @Test("the serial of a scene that does not change stays, with an overlay too")
  func serial() {
    let scene = Scene()
    show(SIDLE_OVERLAY_ALL, scene)
    scene.play("d1(300,30)@0 m1(280,30)@16")
    let first = scene.draw().serial
    #expect(scene.draw().serial == first)
    scene.play("m1(279,30)@32")
    #expect(scene.draw().serial == first + 1)
  }
}
