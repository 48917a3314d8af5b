import CSidle
import SidleC
import Testing

/// A button that a finger holds while its row takes it away: what is not there any more is not carried out.
@Suite struct ButtonGoneTests {
  /// Row `r1`, open, with one trailing button `r1.B` of 80 points, in a list that scrolls by code.
  private func scene(
    reveal: Int, reports: Int, closesOnScroll: Bool = true,
    _ change: (inout sidle_button_spec) -> Void
  ) -> Scene {
    var list = Scene.listSpec()
    list.closes_on_scroll = closesOnScroll ? 1 : 0
    var row = Scene.rowSpec()
    row.reveal = Int32(reveal)
    let scene = Scene(leading: ["read"], trailing: [], list: list, row: row)
    scene.addButton(scene.row("r1"), SIDLE_EDGE_TRAILING, "r1.B") {
      $0.reports = Int32(reports)
      change(&$0)
    }
    scene.setOpen("r1")
    return scene
  }

  private static let reveals = [
    SIDLE_REVEAL_ATTACHED, SIDLE_REVEAL_UNDER, SIDLE_REVEAL_STRETCH, SIDLE_REVEAL_STAGGERED,
  ]

  @Test("a lift where the button is no more does nothing, whatever the button and the reveal")
  func lifts() {
    let kinds: [(String, (inout sidle_button_spec) -> Void)] = [
      ("plain", { _ in }), ("destructive", { $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE) }),
      ("confirmed", { $0.needs_confirm = 1 }), ("held", { $0.repeat_delay = 30 }),
    ]
    let changes: [(String, Bool, (Scene) -> Void)] = [
      ("closed", true, { $0.close("r1") }),
      ("closed at once", true, { $0.close("r1", animated: false) }),
      ("another tap", true, { $0.play("d2(100,150)@0 u2@10") }),
      ("the other edge", true, { $0.open("r1", SIDLE_EDGE_LEADING) }),
      ("scrolled", true, { #expect(sidle_list_set_scroll_offset($0.stage, $0.list, 5) == 0) }),
      (
        "scrolled away", false,
        { #expect(sidle_list_set_scroll_offset($0.stage, $0.list, 160) == 0) }
      ),
    ]
    for reveal in Self.reveals {
      for reports in [SIDLE_REPORTS_ACTIONS, SIDLE_REPORTS_TRACKING] {
        for (kind, change) in kinds {
          for (name, closes, act) in changes {
            let scene = scene(reveal: reveal, reports: reports, closesOnScroll: closes, change)
            scene.play("d1(300,30)@0")
            act(scene)
            scene.step(1000)
            scene.play("u1@10 idle")
            let what = "\(name), \(kind), reveal \(reveal), reports \(reports)"
            let names = scene.heard.map(\.name)
            for carriedOut in ["button_triggered", "confirm_needed", "committed"] {
              #expect(!names.contains(carriedOut), "\(what)")
            }
            if reports == SIDLE_REPORTS_TRACKING {
              let ends = names.filter { ["up_inside", "up_outside", "cancelled"].contains($0) }
              #expect(ends == ["up_outside"], "\(what)")
            }
          }
        }
      }
    }
  }

  @Test("a lift where the button still is carries it out, also a little beside it")
  func stays() {
    for reveal in Self.reveals {
      for place in ["300,30", "244,30", "236,30"] {
        let scene = scene(reveal: reveal, reports: SIDLE_REPORTS_ACTIONS) { _ in }
        scene.play("d1(244,30)@0 m1(\(place))@10 u1@20")
        let isTap = place != "300,30"
        #expect(scene.heard.contains { $0.name == "button_triggered" } == isTap, "\(place)")
      }
    }
  }

  @Test("a button that repeats stops when its row covers it")
  func repeats() {
    for reveal in Self.reveals {
      let scene = scene(reveal: reveal, reports: SIDLE_REPORTS_ACTIONS) {
        $0.repeat_delay = 0.2
        $0.repeat_interval = 0.4
      }
      // The first repeat closes the row.
      scene.play("d1(300,30)@0")
      scene.step(3000)
      scene.play("u1@1 idle")
      #expect(
        scene.take() == [
          "r1.B button_triggered trailing hold !", "r1 will_close trailing action",
          "r1 closed trailing action",
        ])
    }
  }

  @Test("to go on holding is no second tap, and a row that waits is asked nothing more")
  func holdsAndConfirms() {
    let scene = scene(reveal: SIDLE_REVEAL_ATTACHED, reports: SIDLE_REPORTS_ACTIONS) {
      $0.role = Int32(SIDLE_BUTTON_DESTRUCTIVE)
      $0.needs_confirm = 1
      $0.repeat_delay = 0.2
    }
    scene.play("d1(300,30)@0")
    scene.step(2000)
    scene.play("u1@1")
    #expect(scene.take() == ["r1.B confirm_needed trailing hold"])
    scene.play("d1(300,30)@1")
    scene.step(150)
    scene.play("u1@1")
    #expect(
      scene.take() == [
        "r1 committed trailing tap !", "r1.B button_triggered trailing tap",
      ])
    scene.play("d1(300,30)@1")
    scene.step(2000)
    scene.play("u1@1")
    #expect(scene.take() == [])
  }

  @Test("of a button in a row, too, a repeat says how often")
  func counts() {
    let scene = scene(reveal: SIDLE_REVEAL_ATTACHED, reports: SIDLE_REPORTS_ACTIONS) {
      $0.keeps_open = 1
      $0.repeat_delay = 0.2
      $0.repeat_interval = 0.1
    }
    scene.play("d1(300,30)@0 S450 u1@460")
    #expect(scene.heard.map(\.detail) == [1, 2, 3])
    #expect(scene.heard.map(\.reason) == ["hold", "hold", "hold"])
  }
}
