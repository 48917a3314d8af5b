import SidleControls
import SidleUnits
import Testing

@Suite struct ColorTests {
  @Test("opacity takes of the alpha, rounded to the nearest")
  func opacity() {
    #expect(Color(0x1122_33FF).opacity(750).rawValue == 0x1122_33BF)
    #expect(Color(0x1122_33FF).opacity(180).rawValue == 0x1122_332E)
    #expect(Color(0x1122_3380).opacity(500).rawValue == 0x1122_3340)
    #expect(Color(0x1122_33FF).opacity(0).rawValue == 0x1122_3300)
    #expect(Color(0x1122_33FF).opacity(1000).rawValue == 0x1122_33FF)
  }

  @Test("before an opaque colour every result is within half a step of the exact one")
  func over() {
    for alpha in stride(from: UInt32(0), through: 255, by: 5) {
      for value in stride(from: UInt32(0), through: 255, by: 15) {
        let seen = Color(value << 24 | alpha).over(.white).rawValue
        #expect(seen & 255 == 255)
        let part = Double(alpha) / 255
        let exact = Double(value) * part + 255 * (1 - part)
        #expect(abs(Double(seen >> 24) - exact) <= 0.5)
      }
    }
  }

  @Test("two translucent colours come to what source over says")
  func translucent() {
    // Red at 0.5 (128) before blue at 0.5: alpha 1 - 0.498^2, two thirds of it red.
    let seen = Color(0xFF00_0080).over(Color(0x0000_FF80))
    #expect(seen.rawValue == 0xAA00_55C0)
    #expect(Color.clear.over(.clear) == .clear)
    #expect(Color.clear.over(Color(0x1234_5678)) == Color(0x1234_5678))
    #expect(Color(0x1234_56FF).over(Color(0x9999_9999)) == Color(0x1234_56FF))
  }

  @Test("grayscale keeps the luma of BT.709 and the alpha")
  func grayscale() {
    #expect(Color(0xFF00_0080).grayscale.rawValue == 0x3636_3680)  // 0.2126 x 255 = 54.2
    #expect(Color(0x00FF_00FF).grayscale.rawValue == 0xB6B6_B6FF)  // 182.4
    #expect(Color(0x0000_FFFF).grayscale.rawValue == 0x1212_12FF)  // 18.4
    #expect(Color(0x8080_8042).grayscale.rawValue == 0x8080_8042)
  }

  @Test("lighten and darken go part of the way to white and black and leave the alpha")
  func mixed() {
    #expect(Color(0x0064_FF80).mixed(200, of: .white).rawValue == 0x3383_FF80)
    #expect(Color(0x0064_FF80).mixed(200, of: .black).rawValue == 0x0050_CC80)
    #expect(Color(0x0064_FF80).mixed(1000, of: .black).rawValue == 0x0000_0080)
  }
}

@Suite struct ColorTransformerTests {
  @Test("a text names up to four steps, and is written back as it would be read")
  func texts() throws {
    let table = [
      ("", ""), ("grayscale", "grayscale"),
      ("opacity 0.75 over_white", "opacity 0.75 over_white"),
      (" opacity .5,  over_black ", "opacity 0.5 over_black"),
      (
        "lighten 1 darken 0 opacity 0.125 monochrome_tint",
        "lighten 1 darken 0 opacity 0.125 monochrome_tint"
      ),
      ("preferred_tint", "preferred_tint"),
    ]
    for (text, expected) in table {
      let transformer = try #require(parse(text), "\(text)")
      #expect(written(transformer) == expected)
      #expect(ColorTransformer(rawValue: transformer.rawValue) == transformer)
    }
  }

  @Test("what is no transformer is refused")
  func refused() {
    for text in [
      "opaque", "opacity", "opacity over_white", "opacity 2", "opacity 1.001", "opacity 0.1234",
      "opacity -1", "opacity 1.2.3", "opacity .", "grayscale 1", "GRAYSCALE", "opacity 99999999999",
      "grayscale grayscale grayscale grayscale grayscale", "opacity\u{9}1", "gray scale",
    ] {
      #expect(parse(text) == nil, "\(text)")
    }
  }

  @Test("a number is a transformer only when a text could have given it")
  func numbers() {
    #expect(ColorTransformer(rawValue: 1) == nil)  // an amount without a step
    #expect(ColorTransformer(rawValue: 1 << 10 | 1) == nil)  // grayscale takes none
    #expect(ColorTransformer(rawValue: 4 << 10 | 1001) == nil)
    #expect(ColorTransformer(rawValue: 9 << 10) == nil)
    #expect(ColorTransformer(rawValue: 1 << 26) == nil)  // the first step is missing
    #expect(ColorTransformer(rawValue: .max) == nil)
    #expect(ColorTransformer(rawValue: 0) == ColorTransformer.none)
  }

  @Test("steps are done one after the other")
  func applied() throws {
    let blue = Color(0x007A_FFFF)
    let table: [(String, UInt32)] = [
      ("", 0x007A_FFFF),
      ("opacity 0.75", 0x007A_FFBF),
      ("opacity 0.75 over_white", 0x409B_FFFF),
      ("over_white opacity 0.75", 0x007A_FFBF),
      ("opacity 0.5 over_black", 0x003D_80FF),
      ("grayscale", 0x6A6A_6AFF),
      ("grayscale opacity 0 over_white", 0xFFFF_FFFF),
      ("lighten 0.5", 0x80BD_FFFF),
      ("preferred_tint", 0x007A_FFFF),
      ("monochrome_tint", 0x3C3C_4399),
    ]
    for (text, expected) in table {
      let transformer = try #require(parse(text))
      let result = transformer.applied(to: blue, accent: .clear, muted: Color(0x3C3C_4399))
      #expect(result.rawValue == expected, "\(text)")
    }
    let accented = try #require(parse("preferred_tint grayscale"))
    #expect(
      accented.applied(to: blue, accent: Color(0xFF00_00FF), muted: .clear).rawValue == 0x3636_36FF)
  }

  private func parse(_ text: String) -> ColorTransformer? {
    var text = text
    return text.withUTF8 { ColorTransformer.parse($0) }
  }

  private func written(_ transformer: ColorTransformer) -> String {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = bytes.withUnsafeMutableBufferPointer { buffer in
      var writer = ByteWriter(buffer.baseAddress, capacity: buffer.count)
      transformer.write(to: &writer)
      return writer.count
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
