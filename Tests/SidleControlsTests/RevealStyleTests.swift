import SidleControls
import SidleUnits
import Testing

@Suite struct RevealStyleTests {
  private let strip = ButtonStrip(count: 2, buttonWidth: 80)
  /// The places of both at rest.
  private func at(_ index: Int) -> ButtonPlace {
    ButtonPlace(start: Double(index) * 80, width: 80)
  }
  private let frame = Rect(x: 15, y: 200, width: 320, height: 60)

  /// Distance from the row's leading edge and width of both buttons, by exposure of their edge:
  /// nothing, a part, all, and 40 points too much.
  private typealias Line = (
    style: RevealStyle, edge: Edge, exposure: Double, first: (Double, Double),
    second: (Double, Double)
  )

  private let table: [Line] = [
    (.attached, .trailing, 0, (320, 80), (400, 80)),
    (.attached, .trailing, 60, (260, 80), (340, 80)),
    (.attached, .trailing, 160, (160, 80), (240, 80)),
    (.attached, .trailing, 200, (120, 80), (200, 80)),
    (.attached, .leading, 0, (-160, 80), (-80, 80)),
    (.attached, .leading, 60, (-100, 80), (-20, 80)),
    (.attached, .leading, 160, (0, 80), (80, 80)),
    (.attached, .leading, 200, (40, 80), (120, 80)),
    (.under, .trailing, 0, (160, 80), (240, 80)),
    (.under, .trailing, 60, (160, 80), (240, 80)),
    (.under, .trailing, 160, (160, 80), (240, 80)),
    (.under, .trailing, 200, (160, 80), (240, 80)),
    (.under, .leading, 0, (0, 80), (80, 80)),
    (.under, .leading, 60, (0, 80), (80, 80)),
    (.under, .leading, 160, (0, 80), (80, 80)),
    (.under, .leading, 200, (0, 80), (80, 80)),
    (.stretch, .trailing, 0, (320, 0), (320, 0)),
    (.stretch, .trailing, 60, (260, 30), (290, 30)),
    (.stretch, .trailing, 160, (160, 80), (240, 80)),
    (.stretch, .trailing, 200, (120, 80), (200, 80)),
    (.stretch, .leading, 0, (0, 0), (0, 0)),
    (.stretch, .leading, 60, (0, 30), (30, 30)),
    (.stretch, .leading, 160, (0, 80), (80, 80)),
    (.stretch, .leading, 200, (40, 80), (120, 80)),
    (.staggered, .trailing, 0, (320, 80), (320, 80)),
    (.staggered, .trailing, 60, (260, 80), (290, 80)),
    (.staggered, .trailing, 160, (160, 80), (240, 80)),
    (.staggered, .trailing, 200, (120, 80), (200, 80)),
    (.staggered, .leading, 0, (-80, 80), (-80, 80)),
    (.staggered, .leading, 60, (-50, 80), (-20, 80)),
    (.staggered, .leading, 160, (0, 80), (80, 80)),
    (.staggered, .leading, 200, (40, 80), (120, 80)),
  ]

  @Test("where the buttons of an edge lie, by style and exposure")
  func places() {
    for (style, edge, exposure, first, second) in table {
      let offset = edge == .leading ? exposure : -exposure
      let found = (0..<2).map {
        style.place(at($0), edge: edge, strip: strip, offset: offset, rowWidth: 320)
      }
      #expect(found[0] == first, "\(style) \(edge) \(exposure)")
      #expect(found[1] == second, "\(style) \(edge) \(exposure)")
    }
  }

  @Test("while the other edge shows, an edge's buttons lie as when nothing shows")
  func otherEdge() {
    for (style, edge, exposure, first, second) in table where exposure == 0 {
      for beyond in [1, 60, 300] as [Double] {
        let offset = edge == .leading ? -beyond : beyond
        let found = (0..<2).map {
          style.place(at($0), edge: edge, strip: strip, offset: offset, rowWidth: 320)
        }
        #expect(found[0] == first, "\(style) \(edge)")
        #expect(found[1] == second, "\(style) \(edge)")
      }
    }
  }

  @Test("left to right a row's frames count from its left, right to left from its right")
  func frames() {
    for (style, edge, exposure, first, second) in table {
      let offset = edge == .leading ? exposure : -exposure
      for (index, (x, width)) in [first, second].enumerated() {
        let left = RowFrames(frame: frame, direction: .leftToRight, offset: offset)
          .button(at(index), edge: edge, strip: strip, style: style)
        #expect(left == Rect(x: 15 + x, y: 200, width: width, height: 60))
        let right = RowFrames(frame: frame, direction: .rightToLeft, offset: offset)
          .button(at(index), edge: edge, strip: strip, style: style)
        #expect(right == Rect(x: 335 - x - width, y: 200, width: width, height: 60))
      }
    }
  }

  // MortimerGoro/MGSwipeTableCell#168
  @Test("right to left the outermost trailing button touches the left edge when open")
  func outermost() {
    let frames = RowFrames(frame: frame, direction: .rightToLeft, offset: -160)
    for style in [RevealStyle.attached, .under, .stretch, .staggered] {
      let delete = frames.button(at(1), edge: .trailing, strip: strip, style: style)
      let more = frames.button(at(0), edge: .trailing, strip: strip, style: style)
      #expect(delete == Rect(x: 15, y: 200, width: 80, height: 60))
      #expect(more == Rect(x: 95, y: 200, width: 80, height: 60))
    }
    #expect(frames.content == Rect(x: 175, y: 200, width: 320, height: 60))
  }

  @Test("the content is displaced by the offset, in the direction of reading")
  func content() {
    for offset in [-200, -60, 0, 60] as [Double] {
      #expect(
        RowFrames(frame: frame, direction: .leftToRight, offset: offset).content
          == Rect(x: 15 + offset, y: 200, width: 320, height: 60))
      #expect(
        RowFrames(frame: frame, direction: .rightToLeft, offset: offset).content
          == Rect(x: 15 - offset, y: 200, width: 320, height: 60))
    }
  }

  @Test("a row's title begins 16 points into its content and is centred in its height")
  func rowTitle() {
    let size = Size(width: 100, height: 20)
    #expect(
      RowFrames(frame: frame, direction: .leftToRight, offset: -60).title(size)
        == Rect(x: -29, y: 220, width: 100, height: 20))
    #expect(
      RowFrames(frame: frame, direction: .rightToLeft, offset: -60).title(size)
        == Rect(x: 279, y: 220, width: 100, height: 20))
  }

  @Test("a button's title is centred in it, also when it is larger, and clear of its inset")
  func buttonTitle() {
    let button = Rect(x: 100, y: 10, width: 80, height: 60)
    let small = Size(width: 50, height: 20)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let frames = RowFrames(frame: frame, direction: direction, offset: 0)
      for edge in [Edge.leading, .trailing] {
        #expect(
          frames.buttonTitle(small, in: button, edge: edge)
            == Rect(x: 115, y: 30, width: 50, height: 20))
        #expect(
          frames.buttonTitle(Size(width: 120, height: 80), in: button, edge: edge)
            == Rect(x: 80, y: 0, width: 120, height: 80))
        let isLeft = (edge == .leading) == (direction == .leftToRight)
        #expect(
          frames.buttonTitle(small, in: button, edge: edge, inset: 20)
            == Rect(x: isLeft ? 125 : 105, y: 30, width: 50, height: 20))
      }
    }
  }

  @Test("how much of each button has come to light, by style and exposure")
  func progress() {
    // Buttons of 60 and 100.
    let strip = ButtonStrip(count: 2, buttonWidth: 80)
    let places = [ButtonPlace(start: 0, width: 60), ButtonPlace(start: 60, width: 100)]
    typealias Line = (
      style: RevealStyle, edge: Edge, exposure: Double, first: Double, second: Double
    )
    let lines: [Line] = [
      (.attached, .trailing, 30, 0.5, 0), (.attached, .trailing, 60, 1, 0),
      (.attached, .trailing, 85, 1, 0.25), (.attached, .leading, 50, 0, 0.5),
      (.attached, .leading, 130, 0.5, 1), (.under, .leading, 30, 0.5, 0),
      (.under, .leading, 85, 1, 0.25), (.under, .trailing, 50, 0, 0.5),
      (.under, .trailing, 130, 0.5, 1), (.stretch, .leading, 40, 0.25, 0.25),
      (.stretch, .trailing, 120, 0.75, 0.75), (.staggered, .leading, 40, 0.25, 0.25),
      (.staggered, .trailing, 120, 0.75, 0.75),
    ]
    for line in lines {
      let found = places.map {
        line.style.progress(
          of: $0, edge: line.edge, strip: strip, offset: line.edge.sign * line.exposure)
      }
      #expect(found == [line.first, line.second], "\(line)")
    }
    for style in [RevealStyle.attached, .under, .stretch, .staggered] {
      for edge in [Edge.leading, .trailing] {
        for (exposure, progress) in [(-40.0, 0.0), (0, 0), (160, 1), (300, 1)] {
          for place in places {
            #expect(
              style.progress(of: place, edge: edge, strip: strip, offset: edge.sign * exposure)
                == progress)
          }
        }
      }
    }
  }
}
