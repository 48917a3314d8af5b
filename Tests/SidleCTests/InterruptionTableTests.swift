import CSidle
import SidleC
import Testing

/// Whatever takes a moving row over, takes it where it is: every rule past the extent, every way to show
/// buttons, every manner of settling, in every part of the way.
@Suite struct InterruptionTableTests {
  private enum Source: CaseIterable { case finger, code, list, title, hidden, button, disabled }

  /// Where a row is when it is taken over.
  private enum Moment: CaseIterable {
    /// A finger holds it between its rests, or past the extent.
    case heldInside, heldPast
    /// It is on its way out, past the extent, or on its way home from there.
    case opening, past, back
    case closing
  }

  private func spec(_ rule: Int32, _ reveal: Int32, _ settle: Int) -> sidle_row_spec {
    var spec = Scene.rowSpec()
    spec.overscroll = rule
    spec.reveal = reveal
    spec.velocity = Int32(SIDLE_VELOCITY_IGNORED)
    spec.bounce = 24
    switch settle {
    case 0: spec.spring_damping_ratio = 0.4
    default: spec.settle = Int32(SIDLE_SETTLE_CURVE)
    }
    // Shares of the row, so that a list's frame moves the extent.
    spec.width_policy = Int32(SIDLE_WIDTH_FRACTION)
    spec.width = 0.25
    return spec
  }

  /// Brings row `r1` to a moment, on its trailing edge. Nil when this rule has none.
  private func scene(_ moment: Moment, _ spec: sidle_row_spec) -> Scene? {
    let scene = Scene(row: spec)
    func wait(until isThere: (sidle_row_state) -> Bool) -> Scene? {
      for _ in 0..<2000 {
        if isThere(scene.state("r1")) { return scene }
        scene.step(1)
      }
      return nil
    }
    switch moment {
    case .heldInside:
      scene.play("d1(310,30)@0 m1(290,30)@16 m1(220,30)@60")
      return scene
    case .heldPast:
      scene.play("d1(310,30)@0 m1(290,30)@16 m1(60,30)@60")
      return scene
    case .opening:
      scene.open("r1")
      return wait { $0.offset < -60 && $0.velocity < -10 }
    case .past:
      scene.open("r1")
      return wait { $0.offset < -166 && $0.velocity < -1 }
    case .back:
      scene.open("r1")
      return wait { $0.offset < -166 && $0.velocity > 1 }
    case .closing:
      scene.setOpen("r1")
      scene.close("r1")
      return wait { $0.offset > -100 && $0.velocity > 10 }
    }
  }

  private func interrupt(_ scene: Scene, _ source: Source) {
    let stage = scene.stage
    switch source {
    case .finger:
      // The claim's own travel beyond the slop is nothing.
      scene.push(SIDLE_PHASE_DOWN, pointer: 7, x: 20, y: 30, ns: scene.now)
      scene.push(SIDLE_PHASE_MOVE, pointer: 7, x: 30, y: 30, ns: scene.now)
      scene.step(0)
    case .code:
      #expect(sidle_row_toggle(stage, scene.row("r1"), Int32(SIDLE_EDGE_TRAILING), 0) == 0)
    case .list:
      let frame = sidle_rect(x: 0, y: 0, width: 380, height: 480)
      #expect(sidle_list_set_frame(stage, scene.list, frame) == 0)
    case .title:
      let status = withText("longer") {
        sidle_button_set_title(stage, scene.button("r1.more"), $0)
      }
      #expect(status == 0)
    case .hidden: #expect(sidle_button_set_hidden(stage, scene.button("r1.more"), 1) == 0)
    case .button: scene.addButton(scene.row("r1"), SIDLE_EDGE_TRAILING, "r1.third")
    case .disabled: #expect(sidle_row_set_enabled(stage, scene.row("r1"), 0) == 0)
    }
  }

  @Test("nothing that takes a row over makes it jump, nor changes its speed unless it is a finger")
  func noJump() {
    var count = 0
    for rule in 1...5 as ClosedRange<Int32> {
      for reveal in 1...4 as ClosedRange<Int32> {
        for settle in 0..<2 {
          for moment in Moment.allCases {
            for source in Source.allCases {
              guard let scene = scene(moment, spec(rule, reveal, settle)) else {
                Issue.record("no moment \(moment) with \(rule) \(settle)")
                continue
              }
              let what = "\(moment) \(source) rule \(rule) reveal \(reveal) settle \(settle)"
              let isHeld = moment == .heldInside || moment == .heldPast
              let before = scene.state("r1")
              interrupt(scene, source)
              let after = scene.state("r1")
              #expect((after.offset - before.offset).magnitude < 1e-9, "\(what)")
              if !isHeld, source != .finger {
                #expect((after.velocity - before.velocity).magnitude < 1e-6, "\(what)")
              }
              // Nor does it jump right afterwards: 10 microseconds at what speeds there are.
              scene.step(to: scene.now + 10_000)
              let speed = max(before.velocity.magnitude, after.velocity.magnitude, 3000)
              let moved = (scene.offset("r1") - after.offset).magnitude
              #expect(moved <= speed * 1e-5 + 1e-9, "\(what)")
              count += 1
            }
          }
        }
      }
    }
    #expect(count == 5 * 4 * 2 * 6 * 7)
  }

  @Test("a row taken over by a finger anywhere follows it without a jump, out and home")
  func followed() {
    for rule in 1...5 as ClosedRange<Int32> {
      for settle in 0..<2 {
        for moment in [Moment.opening, .past, .back, .closing] {
          let scene = scene(moment, spec(rule, 1, settle))!
          interrupt(scene, .finger)
          var last = scene.offset("r1")
          // Out by 60, home by 900, one point a sample.
          var x = 30.0
          for step in 0..<960 {
            let way: Double = step < 60 ? -1 : 1
            x += way
            scene.push(SIDLE_PHASE_MOVE, pointer: 7, x: x, y: 30, ns: scene.now)
            scene.step(0)
            let offset = scene.offset("r1")
            // A power shows more than the finger goes within its first point, as documented.
            let most = rule == SIDLE_OVERSCROLL_POWER ? 1.2 : 1
            #expect((offset - last).magnitude <= most + 1e-9, "\(moment) \(rule) \(x)")
            #expect((offset - last) * way >= -1e-9, "\(moment) \(rule) \(x)")
            last = offset
          }
          #expect(last > -1e-9)
        }
      }
    }
  }

  // MortimerGoro/MGSwipeTableCell#113, software-mansion/react-native-gesture-handler#3341
  @Test("an open row is at its new extent at once and silently, by every width policy")
  func rotated() {
    typealias Line = (policy: Int, value: Double, wide: Double, narrow: Double)
    let table: [Line] = [
      (SIDLE_WIDTH_FIXED, 80, 160, 160), (SIDLE_WIDTH_FRACTION, 0.25, 284, 140),
      (SIDLE_WIDTH_CONTENT, 0, 148, 148), (SIDLE_WIDTH_NATURAL, 0, 148, 148),
    ]
    for line in table {
      for reveal in 1...4 as ClosedRange<Int32> {
        var spec = Scene.rowSpec()
        spec.width_policy = Int32(line.policy)
        spec.width = line.value
        spec.reveal = reveal
        if line.value == 0 { spec.width_min = 74 }
        let scene = Scene(row: spec)
        scene.setOpen("r1")
        for (width, extent) in [(568.0, line.wide), (280, line.narrow), (320, nil)] {
          let frame = sidle_rect(x: 0, y: 0, width: width, height: 480)
          #expect(sidle_list_set_frame(scene.stage, scene.list, frame) == 0)
          let state = scene.state("r1")
          if let extent { #expect(state.offset == -extent, "\(line) \(width)") }
          #expect(state.offset == -state.trailing_extent)
          let last = scene.state(button: scene.button("r1.delete")).frame
          #expect((last.x + last.width - width).magnitude < 1e-9)
        }
        scene.idle()
        #expect(scene.take() == [])
        #expect(scene.phase("r1") == "open")
      }
    }
  }

  @Test("a resized row that moves comes to rest at its new extent, with the end it announced")
  func resizedMoving() {
    for settle in 0..<2 {
      for moment in [Moment.opening, .past, .back, .closing] {
        let scene = scene(moment, spec(1, 1, settle))!
        interrupt(scene, .list)
        scene.idle()
        let heard = scene.take()
        if moment == .closing {
          #expect(scene.offset("r1") == 0)
          #expect(heard == ["r1 will_close trailing code", "r1 closed trailing code"])
        } else {
          #expect(scene.offset("r1") == -190)
          #expect(heard == ["r1 will_open trailing code", "r1 opened trailing code"])
        }
      }
    }
  }
}
