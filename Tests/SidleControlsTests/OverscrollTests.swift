import SidleControls
import SidleUnits
import Testing

@Suite struct OverscrollTests {
  private let rules: [Overscroll] = [
    .elastic(coefficient: 0.4), .elastic(coefficient: 0.125), .elastic(coefficient: 1), .free,
    .clamp,
    .elastic(coefficient: 0),
  ]

  @Test("50 points past an extent of 160, as the peers show them")
  func peers() {
    let table: [(name: String, rule: Overscroll, shown: Double)] = [
      ("SwipeCellKit", .elastic(coefficient: 0.4), 180),
      ("SwipeCellKit past an expansion target", .elastic(coefficient: 0.2), 170),
      ("Ionic", .elastic(coefficient: 0.55), 187.5),
      ("gesture-handler with friction 8", .elastic(coefficient: 1.0 / 8), 166.25),
      ("swipe_action_cell", .elastic(coefficient: 1.0 / 9), 165.56),
      ("MGSwipeTableCell, Telegram", .free, 210),
      ("flutter_slidable, vant, Compose, AWTK", .clamp, 160),
    ]
    for (name, rule, shown) in table {
      #expect((rule.shown(raw: 210, extent: 160) - shown).magnitude < 0.005, "\(name)")
    }
  }

  @Test("up to the extent every rule is one to one")
  func inside() {
    for rule in rules {
      for raw in [0, 0.5, 80, 159.999, 160] as [Double] {
        #expect(rule.shown(raw: raw, extent: 160) == raw)
        #expect(rule.raw(shown: raw, extent: 160) == raw)
        #expect(rule.slope(raw: raw, extent: 160) == 1)
      }
    }
  }

  @Test("without an extent the whole way is past it")
  func noExtent() {
    #expect(Overscroll.elastic(coefficient: 0.4).shown(raw: 50, extent: 0) == 20)
    #expect(Overscroll.clamp.shown(raw: 50, extent: 0) == 0)
    #expect(Overscroll.free.shown(raw: 50, extent: 0) == 50)
  }

  @Test("the finger's place is found again from what is shown")
  func inverse() {
    for rule in rules {
      for extent in [0, 80, 160] as [Double] {
        for raw in [0, 1, 79, 80, 81, 160, 161, 200, 1000, 1e6] as [Double] {
          let shown = rule.shown(raw: raw, extent: extent)
          let again = rule.raw(shown: shown, extent: extent)
          switch rule {
          case .clamp, .elastic(coefficient: 0):
            // Many places show the extent; the least is given.
            #expect(again == min(raw, extent))
          case .elastic, .free:
            #expect((again - raw).magnitude <= 1e-12 * max(raw, 1))
          }
        }
      }
    }
  }

  @Test("the place of a finger is never farther than coordinates go")
  func limit() {
    let stiff = Overscroll.elastic(coefficient: 1e-300)
    #expect(stiff.raw(shown: 161, extent: 160) == 1e9)
    #expect(stiff.raw(shown: 160, extent: 160) == 160)
    #expect(Overscroll.elastic(coefficient: 1e-9).raw(shown: 162, extent: 160) == 1e9)
  }

  @Test("more finger never shows less, and the slope is that of what is shown")
  func slope() {
    for rule in rules {
      for raw in stride(from: 0.0, to: 400, by: 7) where raw != 160 {
        let step = 0.5
        let rise = rule.shown(raw: raw + step, extent: 160) - rule.shown(raw: raw, extent: 160)
        #expect(rise >= 0)
        if raw + step <= 160 || raw > 160 {
          #expect((rise / step - rule.slope(raw: raw, extent: 160)).magnitude < 1e-9)
        }
      }
    }
  }
}
