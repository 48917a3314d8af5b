import CSidle
import SidleC
import SidleControls
import SidleMotion
import SidleUnits
import Testing

/// What a layer shows, and what it says, while one content takes the place of another.
@Suite struct LayerTests {
  typealias Stage = LayerStage

  @Test("the offsets of a push, from a table made with 50 digits")
  func slide() throws {
    let table = try Table("conformance/scene_slide.csv")
    for row in table.rows {
      let fromTop = table.text(row, "axis") == "y"
      let extent = table.number(row, "extent")!
      let stage = Stage {
        $0.frame.width = fromTop ? 300 : extent
        $0.frame.height = fromTop ? extent : 40
      }
      // Held, as at its very end a transition is over.
      stage.replace(
        "After",
        by: Stage.slide {
          $0.duration = table.number(row, "duration_s")!
          $0.fill = Int32(SIDLE_FILL_FORWARDS)
          if fromTop { $0.from = Int32(SIDLE_FROM_TOP) }
        })
      stage.step(to: table.number(row, "t")!)
      let state = stage.state
      let found = [
        ("progress", state.progress),
        ("incoming_offset", fromTop ? state.incoming.y : state.incoming.x),
        ("outgoing_offset", fromTop ? state.outgoing.y : state.outgoing.x),
      ]
      for (column, value) in found {
        let error = (value - table.number(row, column)!).magnitude
        // Times are whole nanoseconds; the curve goes at most twice as fast as a straight one.
        let rounding = extent / table.number(row, "duration_s")! * 1e-9
        #expect(error <= 1e-9 + rounding, "\(row) \(column): \(value)")
      }
      #expect((fromTop ? state.incoming.x : state.incoming.y) == 0)
    }
    #expect(table.rows.count == 26)
  }

  @Test("the same at the times of the table, which are no whole nanoseconds")
  func slideExactly() throws {
    let table = try Table("conformance/scene_slide.csv")
    let curve = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)!
    for row in table.rows {
      let fromTop = table.text(row, "axis") == "y"
      let extent = table.number(row, "extent")!
      let size = Size(width: extent, height: extent)
      let transition = Transition(kind: .push, side: fromTop ? .top : .left, fades: false)
      let progress = curve.value(
        at: table.number(row, "t")! / table.number(row, "duration_s")!)
      let (old, new) = (
        transition.outgoing(at: progress, in: size), transition.incoming(at: progress, in: size)
      )
      let tolerance = table.number(row, "suggested_tol")!
      for (column, value) in [
        ("progress", progress), ("incoming_offset", fromTop ? new.y : new.x),
        ("outgoing_offset", fromTop ? old.y : old.x),
      ] {
        let error = (value - table.number(row, column)!).magnitude
        #expect(error <= tolerance, "\(row) \(column): \(value)")
      }
    }
  }

  @Test("each kind from each side, half way")
  func kinds() {
    let table: [(kind: Int, from: Int, view: String)] = [
      (SIDLE_TRANSITION_FADE, SIDLE_FROM_LEFT, "0.5: After 0.0,0.0 0.5 | Before 0.0,0.0 0.5"),
      (SIDLE_TRANSITION_FADE, SIDLE_FROM_TOP, "0.5: After 0.0,0.0 0.5 | Before 0.0,0.0 0.5"),
      (SIDLE_TRANSITION_MOVE_IN, SIDLE_FROM_LEFT, "0.5: After -150.0,0.0 1.0 | Before 0.0,0.0 1.0"),
      (SIDLE_TRANSITION_MOVE_IN, SIDLE_FROM_RIGHT, "0.5: After 150.0,0.0 1.0 | Before 0.0,0.0 1.0"),
      (SIDLE_TRANSITION_MOVE_IN, SIDLE_FROM_TOP, "0.5: After 0.0,-20.0 1.0 | Before 0.0,0.0 1.0"),
      (SIDLE_TRANSITION_MOVE_IN, SIDLE_FROM_BOTTOM, "0.5: After 0.0,20.0 1.0 | Before 0.0,0.0 1.0"),
      (SIDLE_TRANSITION_PUSH, SIDLE_FROM_LEFT, "0.5: After -150.0,0.0 1.0 | Before 150.0,0.0 1.0"),
      (SIDLE_TRANSITION_PUSH, SIDLE_FROM_RIGHT, "0.5: After 150.0,0.0 1.0 | Before -150.0,0.0 1.0"),
      (SIDLE_TRANSITION_PUSH, SIDLE_FROM_TOP, "0.5: After 0.0,-20.0 1.0 | Before 0.0,20.0 1.0"),
      (SIDLE_TRANSITION_PUSH, SIDLE_FROM_BOTTOM, "0.5: After 0.0,20.0 1.0 | Before 0.0,-20.0 1.0"),
      (SIDLE_TRANSITION_REVEAL, SIDLE_FROM_LEFT, "0.5: After 0.0,0.0 1.0 | Before 150.0,0.0 1.0"),
      (SIDLE_TRANSITION_REVEAL, SIDLE_FROM_RIGHT, "0.5: After 0.0,0.0 1.0 | Before -150.0,0.0 1.0"),
      (SIDLE_TRANSITION_REVEAL, SIDLE_FROM_TOP, "0.5: After 0.0,0.0 1.0 | Before 0.0,20.0 1.0"),
      (SIDLE_TRANSITION_REVEAL, SIDLE_FROM_BOTTOM, "0.5: After 0.0,0.0 1.0 | Before 0.0,-20.0 1.0"),
    ]
    for (kind, from, view) in table {
      let stage = Stage()
      stage.replace(
        "After",
        by: Stage.straight {
          $0.kind = Int32(kind)
          $0.from = Int32(from)
        })
      stage.step(to: 0.5)
      #expect(stage.view == view)
      stage.step(to: 1)
      #expect(stage.view == "1.0: After 0.0,0.0 1.0 | -")
    }
  }

  @Test("what travels may fade as well, and never beyond all or nothing")
  func fading() {
    let stage = Stage()
    stage.replace("After", by: Stage.straight { $0.fades = 1 })
    stage.step(to: 0.25)
    #expect(stage.view == "0.25: After -225.0,0.0 0.25 | Before 75.0,0.0 0.75")

    let overshooting = Stage()
    overshooting.replace(
      "After",
      by: Stage.straight {
        $0.kind = Int32(SIDLE_TRANSITION_FADE)
        $0.end_progress = 2
      })
    overshooting.step(to: 0.75)
    #expect(overshooting.view == "1.5: After 0.0,0.0 1.0 | -")
  }

  @Test("from a quarter to three quarters it is a half in the middle, as OpenCoreAnimation has it")
  func partly() {
    let stage = Stage()
    stage.replace(
      "After",
      by: Stage.straight {
        $0.start_progress = 0.25
        $0.end_progress = 0.75
      })
    #expect(stage.state.progress == 0.25)
    stage.step(to: 0.5)
    #expect(stage.state.progress == 0.5)
    stage.step(to: 1)
    #expect(stage.view == "1.0: After 0.0,0.0 1.0 | -")
  }

  @Test("a transition says that it began and ended, once each, and leaves nothing")
  func completion() {
    let stage = Stage()
    let animation = stage.replace("Sliding Text!", by: Stage.slide())
    #expect(stage.state.transitioning == 1)
    #expect(stage.state.transition.value == animation.value)
    #expect(sidle_stage_next_deadline(stage.stage) == 1_000_000_000)
    for time in [0.1, 0.7, 1, 1.5, 3] { stage.step(to: time) }
    #expect(
      stage.takeLines() == [
        "0.000000000_began reason=code",
        "1.000000000_ended finished reason=none progress=1.000",
      ])
    #expect(stage.state.transitioning == 0)
    #expect(stage.state.transition.value == 0)
    #expect(stage.state.outgoing.content_token == 0)
    #expect(stage.isIdle)
    var state = sidle_animation_state()
    state.struct_size = UInt32(MemoryLayout<sidle_animation_state>.size)
    #expect(sidle_animation_get_state(stage.stage, animation, &state) == SIDLE_ERROR_STALE)
  }

  @Test("a new transition interrupts the running one: one completion each")
  func interruption() {
    let stage = Stage()
    stage.replace("Second", by: Stage.straight())
    stage.step(to: 0.5)
    stage.replace("Third", by: Stage.straight { $0.from = Int32(SIDLE_FROM_RIGHT) })
    // The content that was on its way is the old one now, in its place.
    #expect(stage.view == "0.0: - | Second 0.0,0.0 1.0")
    stage.step(to: 1)
    #expect(stage.view == "0.5: Third 150.0,0.0 1.0 | Second -150.0,0.0 1.0")
    stage.step(to: 2)
    #expect(
      stage.takeLines() == [
        "0.000000000_began reason=code",
        "0.500000000_ended interrupted reason=code progress=0.500",
        "0.500000000_began reason=code",
        "1.500000000_ended finished reason=none progress=1.000",
      ])
  }

  @Test("without a transition a content comes at once, and ends one that runs")
  func atOnce() {
    let stage = Stage()
    #expect(stage.replace("Second", by: nil).value == 0)
    #expect(stage.view == "1.0: Second 0.0,0.0 1.0 | -")
    stage.step(to: 0.1)
    #expect(stage.takeLines() == [])
    stage.replace("Third", by: Stage.straight())
    stage.step(to: 0.2)
    stage.replace("Fourth", by: nil)
    #expect(stage.view == "1.0: Fourth 0.0,0.0 1.0 | -")
    stage.step(to: 3)
    #expect(
      stage.takeLines() == [
        "0.100000000_began reason=code",
        "0.200000000_ended interrupted reason=code progress=0.100",
      ])
  }

  @Test("the same content again is a transition like any other, and completes")
  func noChange() {
    let stage = Stage()
    stage.replace("Before", token: 1, by: Stage.slide { $0.duration = 0 })
    stage.step(to: 0)
    #expect(
      stage.takeLines() == [
        "0.000000000_began reason=code",
        "0.000000000_ended finished reason=none progress=1.000",
      ])
  }
}
