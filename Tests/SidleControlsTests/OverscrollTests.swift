import SidleControls
import SidleUnits
import Testing

@Suite struct OverscrollTests {
  private let rules: [Overscroll] = [
    .elastic(coefficient: 0.4), .elastic(coefficient: 0.125), .elastic(coefficient: 1), .free,
    .clamp, .elastic(coefficient: 0), .power(exponent: 0.8), .power(exponent: 0.1),
    .power(exponent: 1), .scrollView(coefficient: 0.55), .scrollView(coefficient: 1),
  ]

  @Test("up to the extent every rule is one to one")
  func inside() {
    for rule in rules {
      for raw in [0, 0.5, 80, 159.999, 160] as [Double] {
        #expect(rule.shown(raw: raw, extent: 160, width: 320) == raw)
        #expect(rule.raw(shown: raw, extent: 160, width: 320) == raw)
        #expect(rule.slope(raw: raw, extent: 160, width: 320) == 1)
      }
    }
  }

  @Test("without an extent the whole way is past it")
  func noExtent() {
    #expect(Overscroll.elastic(coefficient: 0.4).shown(raw: 50, extent: 0, width: 320) == 20)
    #expect(Overscroll.clamp.shown(raw: 50, extent: 0, width: 320) == 0)
    #expect(Overscroll.free.shown(raw: 50, extent: 0, width: 320) == 50)
  }

  @Test("the finger's place is found again from what is shown")
  func inverse() {
    for rule in rules {
      for extent in [0, 80, 160] as [Double] {
        for raw in [0, 1, 79, 80, 81, 160, 161, 200, 1000, 1e6] as [Double] {
          let shown = rule.shown(raw: raw, extent: extent, width: 320)
          let again = rule.raw(shown: shown, extent: extent, width: 320)
          switch rule {
          case .clamp, .elastic(coefficient: 0):
            // Many places show the extent; the extent itself is given.
            #expect(again == min(raw, extent))
          case .elastic, .free, .power:
            #expect((again - raw).magnitude <= 1e-12 * max(raw, 1))
          case .scrollView:
            // The farther out, the less is shown of a point: what rounding takes grows by the square.
            let pull = max(raw - extent, 0) / 320
            #expect((again - raw).magnitude <= 1e-12 * max(raw, 1) * (1 + pull) * (1 + pull))
          }
        }
      }
    }
  }

  @Test("where no finger within the coordinates shows so much, it counts as one to one")
  func limit() {
    let stiff = Overscroll.elastic(coefficient: 1e-300)
    #expect(stiff.raw(shown: 161, extent: 160, width: 320) == 161)
    #expect(stiff.raw(shown: 160, extent: 160, width: 320) == 160)
    #expect(Overscroll.elastic(coefficient: 1e-9).raw(shown: 162, extent: 160, width: 320) == 162)
    #expect(Overscroll.clamp.raw(shown: 170, extent: 160, width: 320) == 170)
  }

  @Test("a scroll view never shows a whole width, and what it cannot show is one to one")
  func scrollView() {
    let rule = Overscroll.scrollView(coefficient: 0.55)
    #expect(rule.shown(raw: 1e9, extent: 160, width: 320) < 480)
    #expect(rule.shown(raw: 1e9, extent: 160, width: 320) > 479.99)
    for beyond in [480, 500, 1e9] as [Double] {
      #expect(rule.raw(shown: beyond, extent: 160, width: 320) == beyond)
    }
    // A row without width shows nothing past its extent, as clamp does.
    #expect(rule.shown(raw: 50, extent: 0, width: 0) == 0)
    #expect(rule.raw(shown: 3, extent: 0, width: 0) == 3)
    #expect(rule.slope(raw: 50, extent: 0, width: 0) == 0)
  }

  @Test("more finger never shows less, and the slope is that of what is shown")
  func slope() {
    for rule in rules {
      for raw in stride(from: 0.0, to: 400, by: 7) where raw != 160 {
        let step = 0.5
        let rise =
          rule.shown(raw: raw + step, extent: 160, width: 320)
          - rule.shown(raw: raw, extent: 160, width: 320)
        #expect(rise >= 0)
        if raw + step <= 160 || raw > 160 {
          // Between the slopes at both ends of the step, as all rules bend one way.
          let first = rule.slope(raw: raw, extent: 160, width: 320)
          let last = rule.slope(raw: raw + step, extent: 160, width: 320)
          #expect(rise / step <= first + 1e-9 || first == 1)
          #expect(rise / step >= last - 1e-9)
          #expect(first <= 1 && last <= first + 1e-12)
        }
      }
    }
  }
}
