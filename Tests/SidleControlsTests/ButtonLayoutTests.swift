import SidleControls
import SidleUnits
import Testing

/// Sizes and places with a font of 8 x 20.
@Suite struct ButtonLayoutTests {
  private func text(_ characters: Int, height: Double = 20) -> ButtonText {
    ButtonText(size: Size(width: Double(characters) * 8, height: height))
  }

  /// A medium button: insets 7 and 12.
  private func content(_ change: (inout ButtonContent) -> Void = { _ in }) -> ButtonContent {
    var content = ButtonContent()
    content.insets = .init(top: 7, leading: 12, bottom: 7, trailing: 12)
    content.spinnerSize = 20
    change(&content)
    return content
  }

  private let unlimited = 1e9

  @Test("A-25: image, padding and insets all count: 112 x 34")
  func radar() {
    let content = content {
      $0.title = ButtonText(size: Size(width: 60, height: 20))
      $0.imageSize = Size(width: 20, height: 20)
      $0.imagePadding = 8
    }
    #expect(content.size(within: unlimited) == Size(width: 112, height: 34))
    let layout = content.layout(in: Rect(x: 0, y: 0, width: 112, height: 34))
    #expect(layout.image == Rect(x: 12, y: 7, width: 20, height: 20))
    #expect(layout.title == Rect(x: 40, y: 7, width: 60, height: 20))
    #expect(layout.background == Rect(x: 0, y: 0, width: 112, height: 34))
    #expect(layout.subtitle.isEmpty && layout.indicator.isEmpty)
  }

  /// Placement, direction, then image, title, subtitle; title of 10 characters, subtitle of 5.
  private typealias Line = (
    placement: ImagePlacement, direction: LayoutDirection, size: Size, image: Rect, title: Rect,
    subtitle: Rect
  )

  @Test("four placements in both directions, in bounds larger than needed")
  func placements() {
    let table: [Line] = [
      (
        .leading, .leftToRight, Size(width: 133, height: 55), rect(65.5, 38, 24, 24),
        rect(94.5, 29.5, 80, 20), rect(94.5, 50.5, 40, 20)
      ),
      (
        .leading, .rightToLeft, Size(width: 133, height: 55), rect(150.5, 38, 24, 24),
        rect(65.5, 29.5, 80, 20), rect(105.5, 50.5, 40, 20)
      ),
      (
        .trailing, .leftToRight, Size(width: 133, height: 55), rect(150.5, 38, 24, 24),
        rect(65.5, 29.5, 80, 20), rect(105.5, 50.5, 40, 20)
      ),
      (
        .trailing, .rightToLeft, Size(width: 133, height: 55), rect(65.5, 38, 24, 24),
        rect(94.5, 29.5, 80, 20), rect(94.5, 50.5, 40, 20)
      ),
      (
        .top, .leftToRight, Size(width: 104, height: 84), rect(108, 15, 24, 24),
        rect(80, 44, 80, 20), rect(100, 65, 40, 20)
      ),
      (
        .bottom, .leftToRight, Size(width: 104, height: 84), rect(108, 61, 24, 24),
        rect(80, 15, 80, 20), rect(100, 36, 40, 20)
      ),
      (
        .bottom, .rightToLeft, Size(width: 104, height: 84), rect(108, 61, 24, 24),
        rect(80, 15, 80, 20), rect(100, 36, 40, 20)
      ),
    ]
    for line in table {
      let content = content {
        $0.title = text(10)
        $0.subtitle = text(5)
        $0.titlePadding = 1
        $0.imageSize = Size(width: 24, height: 24)
        $0.imagePadding = 5
        $0.placement = line.placement
        $0.direction = line.direction
      }
      let size = content.size(within: unlimited)
      #expect(size == line.size, "\(line.placement)")
      let layout = content.layout(in: Rect(x: 0, y: 0, width: 240, height: 100))
      #expect(layout.image == line.image, "\(line.placement) \(line.direction)")
      #expect(layout.title == line.title, "\(line.placement) \(line.direction)")
      #expect(layout.subtitle == line.subtitle, "\(line.placement) \(line.direction)")
    }
  }

  @Test("paddings count only between two things that are there")
  func paddings() {
    let table: [((inout ButtonContent) -> Void, Size)] = [
      ({ _ in }, Size(width: 24, height: 14)),
      ({ $0.title = self.text(4) }, Size(width: 56, height: 34)),
      ({ $0.subtitle = self.text(4) }, Size(width: 56, height: 34)),
      ({ $0.imageSize = Size(width: 9, height: 9) }, Size(width: 33, height: 23)),
      (
        {
          $0.title = self.text(4)
          $0.subtitle = self.text(5)
        }, Size(width: 64, height: 57)
      ),
    ]
    for (index, line) in table.enumerated() {
      let content = content {
        $0.titlePadding = 3
        $0.imagePadding = 5
        line.0(&$0)
      }
      #expect(content.size(within: unlimited) == line.1, "\(index)")
    }
  }

  @Test("the image's reservation centres a smaller image and leaves a larger one")
  func reservation() {
    func layout(_ side: Double, _ placement: ImagePlacement) -> ButtonLayout {
      let content = content {
        $0.title = text(4)
        $0.imageSize = Size(width: side, height: side)
        $0.reservation = 30
        $0.placement = placement
      }
      let size = content.size(within: unlimited)
      return content.layout(in: Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    #expect(layout(10, .leading).image == rect(22, 12, 10, 10))
    #expect(layout(10, .leading).title.x == 42)
    #expect(layout(40, .leading).image.x == 12)
    #expect(layout(40, .leading).title.x == 52)
    #expect(layout(10, .top).image == rect(23, 17, 10, 10))
    #expect(layout(10, .top).title.y == 37)
  }

  @Test("the indicator is at the trailing end, and mirrored with the rest")
  func indicator() {
    let content = content {
      $0.title = text(5)
      $0.indicatorSize = 12
      $0.indicatorPadding = 6
    }
    #expect(content.size(within: unlimited) == Size(width: 82, height: 34))
    var layout = content.layout(in: Rect(x: 100, y: 50, width: 102, height: 34))
    #expect(layout.indicator == rect(178, 61, 12, 12))
    #expect(layout.title == rect(122, 57, 40, 20))
    var mirrored = content
    mirrored.direction = .rightToLeft
    layout = mirrored.layout(in: Rect(x: 100, y: 50, width: 102, height: 34))
    #expect(layout.indicator == rect(112, 61, 12, 12))
    #expect(layout.title == rect(140, 57, 40, 20))
  }

  @Test("busy: reflow takes what the spinner takes, reserve always has it, overlay never does")
  func busy() {
    // sizing, width idle, width busy, x of the title idle and busy.
    let table: [(BusySizing, Double, Double, Double, Double)] = [
      (.reflow, 64, 88, 12, 36), (.reserve, 88, 88, 24, 36), (.overlay, 64, 64, 12, 12),
    ]
    for (sizing, idle, busy, idleX, busyX) in table {
      var content = content {
        $0.title = text(5)
        $0.imagePadding = 4
        $0.busySizing = sizing
      }
      let size = content.size(within: unlimited)
      #expect(size.width == idle, "\(sizing)")
      var layout = content.layout(in: rect(0, 0, size.width, size.height))
      #expect(layout.title.x == idleX)
      #expect(!layout.isSpinner && !layout.isCovered && layout.image.isEmpty)
      content.isBusy = true
      let busySize = content.size(within: unlimited)
      #expect(busySize.width == busy, "\(sizing)")
      layout = content.layout(in: rect(0, 0, busySize.width, busySize.height))
      #expect(layout.title.x == busyX, "\(sizing)")
      #expect(layout.isSpinner)
      #expect(layout.isCovered == (sizing == .overlay))
      #expect(layout.image.width == 20)
      if sizing == .overlay { #expect(layout.image == rect(22, 7, 20, 20)) }
    }
  }

  @Test("the hit box holds the least size around the middle, and the focus ring goes outward")
  func hitBox() {
    let content = content {
      $0.hitSize = 44
      $0.focusOutset = 2
      $0.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: -4)
      $0.cornerRadius = -1
    }
    let layout = content.layout(in: rect(10, 20, 100, 28))
    #expect(layout.hitBox == rect(10, 12, 100, 44))
    #expect(layout.background == rect(12, 21, 102, 24))
    #expect(layout.focusRing == rect(10, 19, 106, 28))
    #expect(layout.cornerRadius == 12)
    #expect(content.layout(in: rect(0, 0, 200, 90)).hitBox == rect(0, 0, 200, 90))
  }

  @Test("a corner's radius is held to half the shorter side")
  func corner() {
    var content = content { $0.cornerRadius = 14 }
    #expect(content.layout(in: rect(0, 0, 100, 34)).cornerRadius == 14)
    #expect(content.layout(in: rect(0, 0, 100, 20)).cornerRadius == 10)
    content.cornerRadius = -1
    #expect(content.layout(in: rect(0, 0, 30, 100)).cornerRadius == 15)
  }

  @Test("in bounds that are too small a text gets what is left, and nothing is negative")
  func small() {
    let content = content {
      $0.title = text(10)
      $0.imageSize = Size(width: 20, height: 20)
      $0.imagePadding = 8
    }
    let layout = content.layout(in: rect(0, 0, 82, 34))
    #expect(layout.title == rect(40, 7, 30, 20))
    let none = content.layout(in: rect(0, 0, 10, 5))
    #expect(none.title.width == 0)
    for bounds in [rect(0, 0, 0, 0), rect(0, 0, 1, 1e9), rect(-1e9, 1e9, 1e9, 1e9)] {
      let layout = content.layout(in: bounds)
      for part in [layout.background, layout.image, layout.title, layout.hitBox] {
        #expect(part.width >= 0 && part.height >= 0)
        #expect(part.x.isFinite && part.y.isFinite)
      }
    }
  }

  @Test("a least height holds, and the size never is under what the texts need")
  func minimumHeight() {
    var content = content {
      $0.title = text(4)
      $0.minimumHeight = 40
    }
    #expect(content.size(within: unlimited) == Size(width: 56, height: 40))
    content.minimumHeight = 10
    #expect(content.size(within: unlimited).height == 34)
  }

  @Test("half of the way is in the middle of each part; a part that comes or goes is where it is")
  func mix() {
    let from = content { $0.title = text(4) }.layout(in: rect(0, 0, 100, 40))
    let to = content {
      $0.title = text(8)
      $0.imageSize = Size(width: 20, height: 20)
      $0.cornerRadius = 10
    }.layout(in: rect(0, 0, 200, 60))
    let half = from.mix(to, 0.5)
    #expect(half.background == rect(0, 0, 150, 50))
    #expect(half.title.width == 48)
    #expect(half.cornerRadius == 5)
    #expect(half.image == to.image)
    #expect(from.mix(to, 1) == to)
    #expect(from.mix(to, 0).title == from.title)
    #expect(to.mix(from, 3).background.width == 0)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
