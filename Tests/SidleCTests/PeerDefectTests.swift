import CSidle
import SidleC
import Testing

/// Defects that were found by reading other row libraries, each as what must not happen here.
///
/// | library | defect | test |
/// |---|---|---|
/// | SwipeCellKit | a cancelled pointer performs an armed full swipe | `FullSwipeTests.cancelled` |
/// | SwipeCellKit | a release exactly at the target divides by a distance of 0 | `releasedAtTarget` |
/// | example 5.1 | a translation that is cumulative already is added again and again | `cumulative` |
/// | SWTableViewCell | trailing flicked back opens leading | `flickedBack` |
/// | flutter_slidable | thresholds to open and to close exchanged for trailing | `exchanged` |
/// | flutter_slidable | a duration that is not used | `durationIsUsed` |
/// | flutter_slidable | a cancelled pointer leaves the row where it is | `cancelReturns` |
/// | gesture-handler | a drag of a moving row begins at its rest | `caughtWhereItIs` |
/// | gesture-handler | a close of a moving row begins at its rest | `caughtWhereItIs` |
/// | ItemTouchHelper | after the first of two fingers lifts, the other makes the row jump | `twoFingers` |
/// | Framework7 | what lies past the leading extent is measured by the trailing strip | `leadingOnly` |
/// | Ionic | for 600 ms after a close every gesture is refused | `nothingIsLocked` |
/// | rn-swipe-list-view | the velocity counts on one side only | `bothSidesAlike` |
/// | rn-swipe-list-view | closing from leading compares with another value | `bothSidesAlike` |
/// | rn-swipe-list-view | a close without animation tells did-close before close | `orderOfClose` |
/// | saket/swipe | of four equal zones the last cannot be reached | `LevelTests.equalSteps` |
/// | MGSwipeTableCell | thresholds are others than documented | `documented` |
/// | MGSwipeTableCell | bounce in and out is wrong beyond the middle | `penner.csv`, in SidleMotionTests |
/// | aheze/SwipeActions | the release velocity is divided by the offset: infinite at 0 | `releasedAtZero` |
/// | aheze/SwipeActions | closing uses the spring of something else | `oneSpring` |
@Suite struct PeerDefectTests {
  private static func row(_ change: (inout sidle_row_spec) -> Void = { _ in }) -> sidle_row_spec {
    var spec = Scene.rowSpec()
    change(&spec)
    return spec
  }

  private static func straight(_ duration: Double) -> sidle_row_spec {
    row {
      $0.settle = Int32(SIDLE_SETTLE_CURVE)
      $0.settle_curve = (0, 0, 1, 1)
      $0.settle_duration = duration
    }
  }

  @Test(
    "a release exactly where the row will rest, with a velocity or without, is finite and opens")
  func releasedAtTarget() {
    for rest in [0.0, 60] {
      let scene = Scene()
      // 170 less the slop is the extent.
      scene.drag(from: (310, 30), by: -170, in: 160, rest: rest)
      #expect(scene.heard.allSatisfy { $0.offset.isFinite && $0.velocity.isFinite })
      for _ in 0..<20 {
        let state = scene.state("r1")
        #expect(state.offset.isFinite && state.velocity.isFinite)
        scene.step(10)
      }
      scene.idle()
      #expect(scene.offset("r1") == -160)
    }
  }

  @Test("a release at offset 0 with any velocity is finite")
  func releasedAtZero() {
    for dx in [-400.0, 400] {
      let scene = Scene()
      let x = dx < 0 ? 300.0 : 20
      // Out and back to where the slop leaves 0, and off from there at full speed.
      scene.play("d1(\(x),30)@0 m1(\(x + dx / 10),30)@40 m1(\(x + dx / 40),30)@60 u1@60")
      #expect(scene.heard.allSatisfy { $0.offset.isFinite && $0.velocity.isFinite })
      #expect(abs(scene.heard.last!.offset) < 1e-12)
      scene.idle()
      #expect(scene.offset("r1") == 0)
    }
  }

  @Test(
    "translations of -5, -10, -15 are three places, not a sum: -15, and -30 only when asked for")
  func cumulative() {
    for (tracking, expected) in [(SIDLE_TRACKING_DIRECT, -15.0), (SIDLE_TRACKING_ACCUMULATED, -30)]
    {
      let scene = Scene(
        row: Self.row {
          $0.slop = 0
          $0.tracking = Int32(tracking)
        })
      scene.play("d1(300,30)@0 m1(295,30)@10 m1(290,30)@20 m1(285,30)@30")
      #expect(scene.offset("r1") == expected)
    }
  }

  @Test("an open trailing edge flicked back closes, and leading does not open")
  func flickedBack() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.drag(from: (100, 30), by: 60, in: 60)
    scene.idle()
    #expect(scene.offset("r1") == 0)
    #expect(scene.heard.allSatisfy { !($0.name == "will_open" || $0.edge == "leading") })
  }

  @Test("open at 0.5 and close at 0.2 hold on both sides, each for its own")
  func exchanged() {
    for (edge, sign) in [(SIDLE_EDGE_TRAILING, -1.0), (SIDLE_EDGE_LEADING, 1)] {
      let extent = edge == SIDLE_EDGE_TRAILING ? 160.0 : 80
      for (from, share, opens) in [
        (false, 0.45, false), (false, 0.55, true), (true, 0.15, true), (true, 0.25, false),
      ] {
        let scene = Scene(
          row: Self.row {
            $0.open_threshold = 0.5
            $0.close_threshold = 0.2
            $0.velocity = Int32(SIDLE_VELOCITY_IGNORED)
            $0.slop_rule = Int32(SIDLE_SLOP_CREDITED)
          })
        if from { scene.setOpen("r1", edge) }
        let distance = sign * extent * share * (from ? -1 : 1)
        scene.drag(from: (160, 30), by: distance, in: 200)
        scene.idle()
        #expect((scene.offset("r1") != 0) == opens, "\(edge) \(from) \(share)")
      }
    }
  }

  @Test("the duration that is set is the one that a motion takes")
  func durationIsUsed() {
    for duration in [0.05, 0.3, 1.7] {
      let scene = Scene(row: Self.straight(duration))
      scene.open("r1")
      #expect(sidle_stage_next_deadline(scene.stage) == Int64(duration * 1e9))
      scene.idle()
      scene.drag(from: (100, 30), by: 120, in: 100)
      #expect(sidle_stage_next_deadline(scene.stage) - scene.now == Int64(duration * 1e9))
    }
  }

  @Test("a cancelled pointer returns the row to where the drag began, from anywhere")
  func cancelReturns() {
    for open in [false, true] {
      for dx in [-150.0, -20, 20, 150] {
        let scene = Scene()
        if open { scene.setOpen("r1") }
        scene.play("d1(160,30)@0 m1(\(160 + dx),30)@100 c1@110 idle")
        #expect(scene.offset("r1") == (open ? -160 : 0), "\(open) \(dx)")
      }
    }
  }

  @Test("a row caught or closed on its way goes on from where it is")
  func caughtWhereItIs() {
    let scene = Scene(row: Self.straight(0.16))
    scene.open("r1")
    scene.step(90)
    #expect(abs(scene.offset("r1") + 90) < 1e-9)
    scene.play("d1(200,30)@0 m1(190,30)@0")
    #expect(abs(scene.offset("r1") + 90) < 1e-9)
    scene.play("m1(180,30)@5")
    #expect(abs(scene.offset("r1") + 100) < 1e-9)
    scene.play("c1@6 idle")
    scene.close("r1", animated: false)
    scene.open("r1")
    scene.step(90)
    scene.close("r1")
    #expect(abs(scene.offset("r1") + 90) < 1e-9)
    scene.step(1)
    #expect(abs(scene.offset("r1") + 90) < 2)
  }

  @Test("of two fingers on a row the second one neither moves it nor takes it over")
  func twoFingers() {
    let scene = Scene()
    scene.play("d1(300,30)@0 m1(250,30)@20 d2(100,30)@30 m2(90,30)@40")
    #expect(scene.offset("r1") == -40)
    scene.play("u1@300")
    let after = scene.offset("r1")
    scene.play("m2(20,30)@0 m2(60,30)@10")
    #expect(abs(scene.offset("r1") - after) < 8)
    scene.play("u2@20 idle")
    #expect(scene.offset("r1") == 0)
    #expect(scene.take().filter { $0.contains("drag_") }.count == 2)
  }

  @Test("a row with leading buttons alone is pulled past its extent as one with trailing alone")
  func leadingOnly() {
    let kinds = [
      SIDLE_OVERSCROLL_ELASTIC, SIDLE_OVERSCROLL_CLAMP, SIDLE_OVERSCROLL_FREE,
      SIDLE_OVERSCROLL_POWER, SIDLE_OVERSCROLL_SCROLL_VIEW,
    ]
    for kind in kinds {
      let spec = Self.row { $0.overscroll = Int32(kind) }
      let leading = Scene(rows: 1, leading: ["a", "b"], trailing: [], row: spec)
      let trailing = Scene(rows: 1, leading: [], trailing: ["a", "b"], row: spec)
      leading.play("d1(10,30)@0 m1(230,30)@20")
      trailing.play("d1(310,30)@0 m1(90,30)@20")
      #expect(leading.offset("r1") >= 160)
      #expect(leading.offset("r1") == -trailing.offset("r1"), "\(kind)")
    }
  }

  @Test("a row takes the next gesture while it closes and directly after")
  func nothingIsLocked() {
    for pause in [0.0, 50, 300] {
      let scene = Scene()
      scene.setOpen("r1")
      scene.close("r1")
      scene.step(pause)
      scene.heard = []
      scene.play("d1(300,30)@0 m1(280,30)@10")
      #expect(scene.phase("r1") == "dragging", "\(pause)")
    }
  }

  @Test("either side counts velocities and distances alike, opening and closing")
  func bothSidesAlike() {
    let lists = [SIDLE_DIRECTION_LEFT_TO_RIGHT, SIDLE_DIRECTION_RIGHT_TO_LEFT]
    for open in [false, true] {
      for dx in [-150.0, -90, -40, -20, 20, 40, 90, 150] {
        for (duration, rest) in [(30.0, 0.0), (150, 0), (200, 150)] {
          var outcomes: Set<String> = []
          for direction in lists {
            for edge in [SIDLE_EDGE_TRAILING, SIDLE_EDGE_LEADING] {
              var list = Scene.listSpec()
              list.direction = Int32(direction)
              let scene = Scene(rows: 1, leading: ["a", "b"], trailing: ["c", "d"], list: list)
              if open { scene.setOpen("r1", edge) }
              // Toward showing the edge, whichever side of the stage that is.
              let mirror =
                (edge == SIDLE_EDGE_TRAILING) == (direction == SIDLE_DIRECTION_LEFT_TO_RIGHT)
                ? 1.0 : -1
              scene.drag(from: (160, 30), by: dx * mirror, in: duration, rest: rest)
              scene.idle()
              let shown = edge == SIDLE_EDGE_TRAILING ? -1.0 : 1
              outcomes.insert("\(scene.offset("r1") * shown + 0) \(scene.now)")
            }
          }
          #expect(outcomes.count == 1, "\(open) \(dx) \(duration): \(outcomes)")
        }
      }
    }
  }

  @Test("a close without animation tells that it will close, then that it has")
  func orderOfClose() {
    let scene = Scene()
    scene.setOpen("r1")
    scene.close("r1", animated: false)
    scene.step(0)
    #expect(scene.take() == ["r1 will_close trailing code", "r1 closed trailing code"])
  }

  @Test("the thresholds that the header documents are those of a row of which nothing was set")
  func documented() {
    let spec = Scene.rowSpec()
    #expect(spec.open_threshold == 0.5 && spec.threshold_unit == SIDLE_UNIT_EXTENT)
    for (distance, opens) in [(79.0, false), (80, true)] {
      let scene = Scene()
      scene.drag(from: (310, 30), by: -distance - 10, in: 300, rest: 150)
      scene.idle()
      #expect((scene.offset("r1") == -160) == opens)
    }
    for (speed, opens) in [(290.0, false), (310, true)] {
      let scene = Scene()
      // 40 points at a speed, within the first half.
      scene.drag(from: (310, 30), by: -40, in: 40_000 / speed)
      scene.idle()
      #expect((scene.offset("r1") == -160) == opens, "\(speed)")
    }
  }

  @Test("opening and closing take the same spring: mirrored, to the last bit of their time")
  func oneSpring() {
    let scene = Scene(row: Self.row { $0.spring_damping_ratio = 0.6 })
    scene.open("r1")
    let opening = sidle_stage_next_deadline(scene.stage) - scene.now
    scene.idle()
    scene.close("r1")
    #expect(sidle_stage_next_deadline(scene.stage) - scene.now == opening)
    scene.step(50)
    let closing = scene.offset("r1")
    scene.idle()
    scene.open("r1")
    scene.step(50)
    #expect(abs(scene.offset("r1") + 160 + closing) < 1e-9)
  }
}
