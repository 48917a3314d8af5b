import SidleControls
import SidleUnits
import Testing

/// Lines out of pieces, with a font of 8 x 20.
@Suite struct TextPiecesTests {
  /// Cuts and measures as the C side does with a host's resolver.
  private func withText(
    _ string: String, byCharacter: Bool = false, _ body: (ButtonText) throws -> Void
  ) throws {
    var string = string
    let all = Double(string.utf8.filter { $0 & 0xC0 != 0x80 }.count) * 8
    var pieces = try #require(TextPieces(capacity: string.utf8.count, .testing))
    string.withUTF8 { bytes in
      var place = 0
      while let next = TextPieces.next(bytes, from: place, byCharacter: byCharacter) {
        let characters = bytes[next.start..<next.end].filter { $0 & 0xC0 != 0x80 }.count
        pieces.append(
          .init(
            start: Int32(next.start), end: Int32(next.end), width: Double(characters) * 8,
            gap: Double(next.blanks) * 8))
        place = next.next
      }
    }
    defer { pieces.free(.testing) }
    try body(
      ButtonText(size: Size(width: all, height: 20), pieces: pieces, wraps: true))
  }

  private func lines(_ text: ButtonText, _ string: String, _ width: Double) -> [String] {
    var result: [String] = []
    var piece = 0
    let bytes = Array(string.utf8)
    while let line = text.line(from: piece, width: width) {
      result.append(String(decoding: bytes[Int(line.start)..<Int(line.end)], as: UTF8.self))
      piece = line.next
    }
    return result
  }

  @Test("as many words as go into the width stand on a line, and blanks at its end do not count")
  func words() throws {
    let string = "Add to  Cart now"
    try withText(string) { text in
      #expect(lines(text, string, 1000) == ["Add to  Cart now"])
      #expect(lines(text, string, 96) == ["Add to  Cart", "now"])
      #expect(lines(text, string, 95) == ["Add to", "Cart now"])
      #expect(lines(text, string, 64) == ["Add to", "Cart now"])
      #expect(lines(text, string, 47) == ["Add", "to", "Cart", "now"])
      #expect(lines(text, string, 0) == ["Add", "to", "Cart", "now"])
      #expect(text.fitted(64).size == Size(width: 64, height: 40))
      #expect(text.fitted(128).lines == 1)
      #expect(text.fitted(127).lines == 2)
      #expect(text.fitted(10).size == Size(width: 10, height: 80))
    }
  }

  @Test("a line feed ends a line whatever the width")
  func lineFeeds() throws {
    let string = "one two\n\nthree \nfour"
    try withText(string) { text in
      #expect(lines(text, string, 1000) == ["one two", "", "three", "four"])
      #expect(text.fitted(1000).size == Size(width: 56, height: 80))
    }
  }

  @Test("by characters each line is full")
  func characters() throws {
    let string = "Grün ja"
    try withText(string, byCharacter: true) { text in
      #expect(lines(text, string, 24) == ["Grü", "n j", "a"])
      #expect(lines(text, string, 1000) == ["Grün ja"])
    }
  }

  @Test("the size asked for at a width gives the same lines when that is the width")
  func stable() throws {
    let string = "a few words of several lengths in a row"
    try withText(string) { text in
      var content = ButtonContent()
      content.title = text
      content.insets = .init(top: 7.3, leading: 12.1, bottom: 7.3, trailing: 11.7)
      for width in stride(from: 30.0, through: 420, by: 7.77) {
        let size = content.size(within: width)
        let layout = content.layout(
          in: Rect(x: 0.1, y: 0.2, width: size.width, height: size.height))
        #expect(Int(layout.titleLines) == text.fitted(width - 23.8).lines, "\(width)")
        #expect(content.size(within: size.width).height == size.height)
      }
    }
  }

  @Test("another font scales the words with the whole")
  func scale() throws {
    let string = "one two"
    try withText(string) { text in
      var large = text
      large.scale = 2
      #expect(large.fitted(112).size == Size(width: 112, height: 40))
      #expect(large.fitted(111).size == Size(width: 48, height: 80))
    }
  }

  @Test("a text that does not wrap is one line, cut to its room")
  func single() throws {
    try withText("one two\nthree") { text in
      var single = text
      single.wraps = false
      #expect(single.fitted(40).size == Size(width: 40, height: 20))
      #expect(single.fitted(40).lines == 1)
    }
  }
}
