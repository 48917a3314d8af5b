import CSidle
import CSidleHost
import Foundation
import Testing

@testable import sidle

/// Every kind of draw command, in every form of picture.
@Suite("Draw commands in pictures")
struct PaintTests {
  private static let second: Int64 = 1_000_000_000

  private static func command(
    _ type: Int, _ frame: (Double, Double, Double, Double), _ color: UInt32 = 0,
    _ change: (inout sidle_draw_command) -> Void = { _ in }
  ) -> sidle_draw_command {
    var command = sidle_draw_command()
    command.type = Int32(type)
    command.part = Int32(SIDLE_PART_BUTTON)
    command.object = 1
    command.frame = sidle_rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    command.color = color
    command.opacity = 1
    change(&command)
    return command
  }

  /// 200 x 120 points; `phase` turns the spinner and moves the line's end.
  private static func scene(phase: Double) -> [sidle_draw_command] {
    [
      command(SIDLE_DRAW_CLIP_BEGIN, (0, 0, 200, 120)) { $0.corner_radius = 20 },
      command(SIDLE_DRAW_RECTANGLE, (0, 0, 200, 120), 0xF2F2_F7FF),
      command(SIDLE_DRAW_RECTANGLE, (20, 20, 60, 40), 0xFFFF_FFFF) {
        $0.corner_radius = 10
        $0.stroke_width = 4
        $0.stroke_color = 0x007A_FFFF
        $0.shadow_color = 0x0000_0080
        $0.shadow_radius = 8
        $0.shadow_x = 2
        $0.shadow_y = 4
      },
      command(SIDLE_DRAW_RECTANGLE, (20, 76, 60, 30), 0xFF3B_30FF) {
        $0.corner_radius = 99
        $0.opacity = 0.5
      },
      command(SIDLE_DRAW_IMAGE, (100, 20, 40, 40), 0x34C7_59FF) { $0.image = 7 },
      command(SIDLE_DRAW_IMAGE, (100, 70, 40, 30)) { $0.image = 123_456 },
      command(SIDLE_DRAW_SPINNER, (150, 20, 40, 40), 0x5856_D6FF) {
        $0.phase = phase
        $0.stroke_width = 5
      },
      command(SIDLE_DRAW_SPINNER, (160, 70, 20, 20), 0x0000_00FF) { $0.phase = phase },
      command(SIDLE_DRAW_LINE, (190, 110, -40 * phase - 10, -5), 0xFF95_00FF) {
        $0.stroke_width = 2
      },
      command(SIDLE_DRAW_CLIP_END, (0, 0, 200, 120)),
    ]
  }

  private func withList(
    _ commands: [sidle_draw_command], serial: UInt64, _ body: (sidle_draw_list) -> Void
  ) {
    commands.withUnsafeBufferPointer {
      body(
        sidle_draw_list(
          first: $0.baseAddress, count: Int32($0.count),
          stride: Int32(MemoryLayout<sidle_draw_command>.stride), serial: serial))
    }
  }

  private func svg() -> String {
    var recorder = PictureRecorder()
    for step: Int64 in 0...75 {
      let turned = Double(step) / 60
      let scene = Self.scene(phase: turned - turned.rounded(.down))
      withList(scene, serial: UInt64(step)) {
        recorder.capture($0, at: step * Self.second / 60)
      }
    }
    return Picture(recorder: recorder, size: sidle_size(width: 200, height: 120), title: "paint")
      .text
  }

  @Test("an SVG has corners, strokes inside, shadows, boxes for images, arcs and lines")
  func inSVG() {
    let text = svg()
    for part in [
      "<clipPath id=\"c1\"><rect x=\"0\" y=\"0\" width=\"200\" height=\"120\" rx=\"20\"",
      // The shadow, the fill and the stroke of one rectangle, in this order.
      "<g><rect x=\"22\" y=\"24\" width=\"60\" height=\"40\" rx=\"10\" fill=\"#000000\" "
        + "fill-opacity=\"0.5\" style=\"filter:blur(4px)\"/>"
        + "<rect x=\"20\" y=\"20\" width=\"60\" height=\"40\" rx=\"10\" fill=\"#ffffff\"/>"
        + "<rect x=\"22\" y=\"22\" width=\"56\" height=\"36\" rx=\"8\" fill=\"none\" "
        + "stroke=\"#007aff\" stroke-width=\"4\"/></g>",
      "rx=\"15\" fill=\"#ff3b30\" opacity=\"0.5\"", "stroke-dasharray=\"3 2\"",
      "<text x=\"110.4\" y=\"45.6\" font-size=\"16\" textLength=\"19.2\" "
        + "lengthAdjust=\"spacingAndGlyphs\" fill=\"#34c759\">#7</text>",
      "fill=\"#8e8e93\">#123456</text>",
      "<circle cx=\"170\" cy=\"40\" r=\"17.5\" fill=\"none\" stroke=\"#5856d6\" stroke-width=\"5\" ",
      "pathLength=\"100\" stroke-dasharray=\"75 25\"",
      "<line x1=\"190\" y1=\"110\" x2=\"180\" y2=\"105\" stroke=\"#ff9500\" stroke-width=\"2\">",
    ] { #expect(text.contains(part), "\(part)") }
    // A turn and a quarter, with no way back.
    #expect(text.contains("attributeName=\"stroke-dashoffset\""))
    #expect(text.contains("values=\"0;-125"))
  }

  @Test("a line of JSON has what is not 0")
  func inFrames() throws {
    var lines = FrameLines()
    withList(Self.scene(phase: 0.25), serial: 1) { lines.capture($0, at: 0) }
    let frame = try #require(
      try JSONSerialization.jsonObject(with: Data(lines.text.utf8)) as? [String: Any])
    let commands = try #require(frame["commands"] as? [[String: Any]])
    #expect(
      commands.map { $0["type"] as? String }.prefix(3) == ["clip_begin", "rectangle", "rectangle"])
    #expect(commands[0]["corner_radius"] as? Double == 20)
    #expect(commands[1]["corner_radius"] == nil && commands[1]["shadow_color"] == nil)
    let card = commands[2]
    #expect(card["corner_radius"] as? Double == 10 && card["stroke_width"] as? Double == 4)
    #expect(card["stroke_color"] as? String == "#007affff")
    #expect(card["shadow_color"] as? String == "#00000080")
    #expect(card["shadow_radius"] as? Double == 8)
    #expect(card["shadow_x"] as? Double == 2 && card["shadow_y"] as? Double == 4)
    #expect(commands[4]["image"] as? Int == 7 && commands[4]["type"] as? String == "image")
    #expect(commands[6]["phase"] as? Double == 0.25 && commands[6]["type"] as? String == "spinner")
    #expect(
      commands[8]["type"] as? String == "line" && commands[8]["color"] as? String == "#ff9500ff")
  }

  @Test("painted: corners are cut, strokes lie inside, shadows fade, arcs turn, lines lead back")
  func inPixels() throws {
    var canvas: OpaquePointer?
    // Without cairo there is nothing to look at.
    guard sidle_host_canvas_open(200, 120, 1, &canvas) == nil else { return }
    defer { sidle_host_canvas_close(canvas) }
    func paint(_ phase: Double) {
      sidle_host_canvas_clear(canvas)
      withList(Self.scene(phase: phase), serial: 1) { list in
        var list = list
        #expect(sidle_host_canvas_paint(canvas, &list) == nil)
      }
    }
    func at(_ x: Int, _ y: Int) -> UInt32 {
      let pixels = sidle_host_canvas_pixels(canvas)
      return pixels.first.withMemoryRebound(to: UInt32.self, capacity: 200 * 120) {
        $0[y * Int(pixels.stride) / 4 + x] & 0xFF_FFFF
      }
    }
    func dark(_ x: Int, _ y: Int) -> Int { 255 - Int(at(x, y) & 0xFF) }
    paint(0)
    if let place = ProcessInfo.processInfo.environment["SIDLE_SHOW_PAINT"] {
      _ = sidle_host_canvas_write_png(canvas, creat(place + ".png", 0o644))
      try svg().write(toFile: place + ".svg", atomically: true, encoding: .utf8)
    }
    #expect(at(1, 1) == 0xFF_FFFF, "outside the clip's corner")
    #expect(at(10, 10) == 0xF2_F2F7)
    #expect(at(50, 40) == 0xFF_FFFF, "the fill")
    #expect(at(50, 21) == 0x00_7AFF && at(50, 23) == 0x00_7AFF, "the stroke, inside")
    #expect(at(50, 24) == 0xFF_FFFF && at(50, 19) != 0x00_7AFF, "and nowhere else")
    #expect(at(20, 20) != 0x00_7AFF, "nor in the corner")
    // Half of the shadow's alpha on its edge, which lies at 64; less farther out, none beyond 72.
    #expect((40...75).contains(dark(50, 64)), "\(dark(50, 64))")
    #expect(
      dark(50, 61) > dark(50, 64) && dark(50, 64) > dark(50, 68) && dark(50, 68) > dark(50, 73))
    #expect(at(50, 74) == 0xF2_F2F7)
    let mixed = at(50, 90)
    for (shift, value) in [(16, 0xF8), (8, 0x96), (0, 0x93)] {
      #expect(abs(Int(mixed >> shift & 0xFF) - value) <= 2, "half a red on grey")
    }
    #expect(at(21, 77) == 0xF2_F2F7, "its ends are round")
    #expect(at(168, 57) == 0x58_56D6 && at(187, 37) != 0x58_56D6, "the gap is at the upper right")
    #expect(at(185, 107) != 0xF2_F2F7, "the line leads back and up")
    paint(0.5)
    #expect(at(187, 40) == 0x58_56D6 && at(160, 54) != 0x58_56D6, "the gap has turned")
  }

  @Test("painted: texts of any kind, as wide as their frames, also much wider than the picture")
  func textsInPixels() throws {
    var canvas: OpaquePointer?
    guard sidle_host_canvas_open(200, 40, 2, &canvas) == nil else { return }
    defer { sidle_host_canvas_close(canvas) }
    /// How many pixels of a part of the picture are not white.
    func inked(_ bytes: [UInt8], width: Double, x: Double, columns: Range<Int>) -> Int {
      sidle_host_canvas_clear(canvas)
      withText(bytes) { text in
        let command = Self.command(SIDLE_DRAW_TEXT, (x, 0, width, 40), 0x0000_00FF) {
          $0.font_size = 20
          $0.text = text
        }
        withList([command], serial: 1) { list in
          var list = list
          #expect(sidle_host_canvas_paint(canvas, &list) == nil, "\(bytes.prefix(20))")
        }
      }
      let pixels = sidle_host_canvas_pixels(canvas)
      return pixels.first.withMemoryRebound(to: UInt32.self, capacity: 400 * 80) { first in
        (0..<80).reduce(0) { sum, y in
          sum + columns.count { first[y * Int(pixels.stride) / 4 + $0] & 0xFF_FFFF != 0xFF_FFFF }
        }
      }
    }
    // Scalars that are no characters: U+FFFE, U+FDD0, U+1FFFF, U+1, a line end.
    let noncharacters: [[UInt8]] = [
      [0xEF, 0xBF, 0xBE, 0x78], [0xEF, 0xB7, 0x90], [0xF0, 0x9F, 0xBF, 0xBF], [0x61, 1, 0x62],
      [0x61, 10, 0x62],
    ]
    // And what is no UTF-8 at all.
    let broken: [[UInt8]] = [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x61, 0xF8, 0x62],
    ]
    for bytes in noncharacters + broken {
      #expect(inked(bytes, width: 100, x: 20, columns: 40..<240) > 0, "\(bytes)")
    }
    #expect(inked([0x57], width: 100, x: 50, columns: 0..<98) == 0, "nothing before its frame")
    #expect(inked([0x57], width: 100, x: 50, columns: 302..<400) == 0, "nor behind it")
    let long = [UInt8](repeating: 0x57, count: 4096)
    for x in [-30_000.0, -10_000, 0] {
      #expect(inked(long, width: 40_000, x: x, columns: 0..<400) > 1000, "the part that shows")
    }
  }
}
