import CSidle
import Foundation
import SidleC
import Testing

/// Settings of a row that say in other words when a drag begins, how it follows and how it settles.
@Suite struct RowSettingTests {
  private func scene(_ change: (inout sidle_row_spec) -> Void) -> Scene {
    var spec = Scene.rowSpec()
    change(&spec)
    return Scene(row: spec)
  }

  // MARK: Slop

  @Test("rebased: the offset counts from the sample that claims, wherever it lies")
  func rebased() {
    for (claim, way) in [(10.0, -1.0), (10, 1), (23, -1), (57.5, 1)] {
      let scene = scene { $0.slop_rule = Int32(SIDLE_SLOP_REBASED) }
      scene.play("d1(160,30)@0 m1(\(160 + way * 9),30)@20")
      #expect(scene.offset("r1") == 0 && scene.phase("r1") == "closed")
      scene.play("m1(\(160 + way * claim),30)@20")
      #expect(scene.offset("r1") == 0 && scene.phase("r1") == "dragging")
      for more in [1, 12.25, 40, 3] as [Double] {
        scene.play("m1(\(160 + way * (claim + more)),30)@20")
        #expect(scene.offset("r1") == way * more)
      }
      scene.play("u1@300 idle")
      #expect(scene.take().count == 2)
    }
  }

  @Test("rebased: a row caught on its way does not move at the sample that claims")
  func rebasedCaught() {
    let scene = scene { $0.slop_rule = Int32(SIDLE_SLOP_REBASED) }
    scene.setOpen("r1")
    scene.close("r1")
    scene.step(100)
    let live = scene.offset("r1")
    #expect(live < -20 && live > -140)
    // Down and move at one moment, so that the row has not gone on.
    scene.play("d1(100,30)@0 m1(130,30)@0")
    #expect(scene.offset("r1") == live)
    scene.play("m1(125,30)@30")
    #expect((scene.offset("r1") - (live - 5)).magnitude < 1e-9)
  }

  // MARK: Lock

  @Test("a drag is claimed within the angle, and no farther off the horizontal")
  func angle() {
    // Ionic's 40 degrees, Telegram's 2.5 to 1 (21.8 degrees), AndroidSwipeLayout's 30, 45 and 60.
    for degrees in [21.8, 30, 40, 45, 60, 89, 1] as [Double] {
      for (off, claims) in [(-0.2, true), (0.2, false)] {
        for side in [1.0, -1] {
          let scene = scene { $0.lock_angle = degrees }
          let radians = (degrees + off) * Double.pi / 180
          let (dx, dy) = (1200 * cos(radians), 1200 * sin(radians) * side)
          scene.play("d1(160,30)@0 m1(\(160 + dx),\(30 + dy))@20")
          #expect((scene.phase("r1") == "dragging") == claims, "\(degrees) \(off)")
        }
      }
    }
  }

  @Test("without an angle the ratio decides; with one it does not")
  func angleAndRatio() {
    for (angle, ratio, claims) in [(0.0, 3.0, false), (45, 3, true), (0, 1, true), (20, 1, false)] {
      let scene = scene {
        $0.lock_angle = angle
        $0.lock_ratio = ratio
      }
      scene.play("d1(160,30)@0 m1(200,50)@20")
      #expect((scene.phase("r1") == "dragging") == claims)
    }
  }

  // MARK: Springs

  /// How far a spring that starts at rest, one unit away, still is after a time, seconds.
  private func left(_ frequency: Double, _ ratio: Double, _ time: Double) -> Double {
    if ratio == 1 { return (1 + frequency * time) * exp(-frequency * time) }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-ratio * frequency * time)
        * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
    return (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  @Test("a spring by response and damping ratio, and by duration and bounce, is the spring it says")
  func springs() {
    typealias Line = (form: Int, time: Double, other: Double, ratio: Double)
    let table: [Line] = [
      (SIDLE_SPRING_RESPONSE, 0.55, 0.825, 0.825), (SIDLE_SPRING_RESPONSE, 0.5, 1, 1),
      (SIDLE_SPRING_RESPONSE, 0.3, 2.5, 2.5), (SIDLE_SPRING_DURATION, 0.5, 0, 1),
      (SIDLE_SPRING_DURATION, 0.5, 0.15, 0.85), (SIDLE_SPRING_DURATION, 0.5, 0.3, 0.7),
      (SIDLE_SPRING_DURATION, 0.4, -0.25, 1 / 0.75), (SIDLE_SPRING_DURATION, 0.35, -0.6, 2.5),
    ]
    for line in table {
      let scene = scene {
        $0.spring_form = Int32(line.form)
        $0.spring_response = line.form == SIDLE_SPRING_RESPONSE ? line.time : 9
        $0.spring_duration = line.form == SIDLE_SPRING_DURATION ? line.time : 9
        $0.spring_bounce = line.form == SIDLE_SPRING_DURATION ? line.other : 0.9
        if line.form == SIDLE_SPRING_RESPONSE { $0.spring_damping_ratio = line.other }
      }
      scene.open("r1")
      for milliseconds in [10, 50, 100, 150] as [Double] {
        scene.step(to: Int64(milliseconds * 1e6))
        let rest = left(2 * Double.pi / line.time, line.ratio, milliseconds / 1000)
        #expect((scene.offset("r1") + 160 * (1 - rest)).magnitude < 1e-9, "\(line)")
      }
      scene.idle()
      #expect(scene.offset("r1") == -160)
    }
  }

  // MARK: Limits

  // flutter/flutter#88515
  @Test("no drag displaces the content beyond the limit of its side, and no rest does")
  func limit() {
    for unit in [SIDLE_LIMIT_POINTS, SIDLE_LIMIT_WIDTH] {
      for rule in 1...5 as ClosedRange<Int32> {
        let scene = scene {
          $0.overscroll = rule
          $0.limit_unit = Int32(unit)
          $0.trailing_limit = unit == SIDLE_LIMIT_POINTS ? 64 : 0.2
        }
        #expect(scene.state("r1").trailing_extent == 64)
        #expect(scene.state("r1").leading_extent == 80)
        scene.drag(from: (300, 30), by: -45, in: 160, lift: false)
        #expect(scene.offset("r1") == -35)
        for x in [250, 236, 200, 100, 10] as [Double] {
          scene.play("m1(\(x),30)@16")
          #expect(scene.offset("r1") == -min(290 - x, 64))
        }
        scene.play("m1(240,30)@16")
        #expect(scene.offset("r1") == -50)
        scene.play("m1(100,30)@16 u1@300 idle")
        #expect(scene.phase("r1") == "open" && scene.offset("r1") == -64)
        // The other side has its own limit: none.
        scene.close("r1", animated: false)
        scene.drag(from: (100, 30), by: 90, in: 160, rest: 200)
        scene.idle()
        #expect(scene.offset("r1") == 80)
      }
    }
  }

  @Test("a limit beyond the extent stops the overscroll alone")
  func limitBeyond() {
    let scene = scene { $0.trailing_limit = 170 }
    scene.play("d1(310,30)@0 m1(300,30)@20 m1(120,30)@40")
    #expect(scene.offset("r1") == -168)
    scene.play("m1(20,30)@20")
    #expect(scene.offset("r1") == -170)
    scene.play("u1@300 idle")
    #expect(scene.offset("r1") == -160)
  }

  @Test("a share of the width goes with the width, also for an open row and without buttons")
  func limitAndWidth() {
    let scene = scene {
      $0.limit_unit = Int32(SIDLE_LIMIT_WIDTH)
      $0.trailing_limit = 0.25
    }
    scene.setOpen("r1")
    #expect(scene.offset("r1") == -80)
    let frame = sidle_rect(x: 0, y: 0, width: 400, height: 480)
    #expect(sidle_list_set_frame(scene.stage, scene.list, frame) == 0)
    scene.step(0)
    #expect(scene.offset("r1") == -100)
    #expect(scene.take() == [])
    var spec = Scene.rowSpec()
    spec.empty_side = Int32(SIDLE_EMPTY_SIDE_FOLLOWS)
    spec.leading_limit = 12
    let bare = Scene(rows: 1, leading: [], trailing: [], row: spec)
    bare.play("d1(100,30)@0 m1(300,30)@50")
    #expect(bare.offset("r1") == 12)
    bare.play("u1@300 idle")
    #expect(bare.offset("r1") == 0)
  }

  @Test("a row that is open beyond a limit which shrank is taken back by the finger one to one")
  func limitShrinks() {
    let scene = scene {
      $0.limit_unit = Int32(SIDLE_LIMIT_WIDTH)
      $0.trailing_limit = 0.5
    }
    scene.play("d1(310,30)@0 m1(300,30)@20 m1(140,30)@40")
    #expect(scene.offset("r1") == -160)
    let frame = sidle_rect(x: 0, y: 0, width: 200, height: 480)
    #expect(sidle_list_set_frame(scene.stage, scene.list, frame) == 0)
    #expect(scene.offset("r1") == -160)
    for (x, offset) in [(130, -160), (150, -150), (190, -110), (210, -90), (205, -95), (140, -100)]
      as [(Double, Double)]
    {
      scene.play("m1(\(x),30)@16")
      #expect(scene.offset("r1") == offset, "\(x)")
    }
  }
}
