import CSidle
import SidleC
import Testing

/// The bounce against numbers computed elsewhere: Tests/data/conformance/scene_bounce.csv.
@Suite struct BounceTests {
  /// A row with one leading button that opens from where a row of the table says.
  private func opening(_ table: Table, _ row: [String], stage duration: Double) -> Scene {
    var spec = Scene.rowSpec()
    #expect(sidle_row_spec_preset(&spec, Int32(SIDLE_PRESET_SWIPE_DELETE)) == 0)
    spec.width = table.number(row, "open_extent")!
    spec.bounce = table.number(row, "overshoot")!
    spec.settle_duration = duration
    spec.bounce_duration = duration
    spec.open_threshold = 0.1
    let scene = Scene(rows: 1, leading: ["delete"], trailing: [], row: spec)
    let start = table.number(row, "start")!
    if start == 0 {
      scene.open("r1", SIDLE_EDGE_LEADING)
    } else {
      scene.drag(from: (100, 30), by: start + spec.slop, in: 160, rest: 200)
    }
    return scene
  }

  @Test("the way past the extent and back is that of the table within 1e-9, in nanoseconds' time")
  func table() throws {
    let table = try Table("conformance/scene_bounce.csv")
    #expect(table.rows.count == 50)
    for row in table.rows {
      let duration = table.number(row, "stage_duration_s")!
      let time = table.number(row, "t")!
      let scene = opening(table, row, stage: duration)
      let start = scene.now
      let whole = (time * 1e9).rounded()
      scene.step(to: start + Int64(whole))
      let state = scene.state("r1")
      // The table's times are no whole nanoseconds: the row is that little way on or behind.
      let expected = table.number(row, "x")! + state.velocity * (whole * 1e-9 - time)
      #expect((state.offset - expected).magnitude < 1e-9, "\(row)")
    }
  }

  @Test("with stages of 0.12 s the table's places come at whole nanoseconds, to 1e-9")
  func wholeTimes() throws {
    let table = try Table("conformance/scene_bounce.csv")
    for row in table.rows {
      let scene = opening(table, row, stage: 0.12)
      let twelfths = (table.number(row, "t")! * 120).rounded()
      scene.step(to: scene.now + Int64(twelfths) * 10_000_000)
      #expect((scene.offset("r1") - table.number(row, "x")!).magnitude < 1e-9, "\(row)")
    }
  }

  @Test("one step over the whole way gives the bits and the events of steps of a millisecond")
  func slicing() throws {
    for slice in [1, 7, 16.667, 100, 1000] as [Double] {
      var spec = Scene.rowSpec()
      sidle_row_spec_preset(&spec, Int32(SIDLE_PRESET_SWIPE_DELETE))
      let scene = Scene(rows: 1, leading: ["delete"], trailing: [], row: spec)
      scene.open("r1", SIDLE_EDGE_LEADING)
      var places: [Double] = []
      for moment in [40, 100, 130, 1000] as [Double] {
        while scene.milliseconds + slice < moment { scene.step(slice) }
        scene.step(to: Int64(moment * 1e6))
        places.append(scene.offset("r1"))
      }
      #expect(places[1] == 100 && places[3] == 80)
      #expect(places[0] > 20 && places[0] < 50 && places[2] < 100 && places[2] > 80)
      #expect(
        scene.heard.map(\.text) == [
          "0.000000000 row r1 will_open edge=leading reason=code offset=0.000 velocity=0.000",
          "0.200000000 row r1 opened edge=leading reason=code offset=80.000 velocity=0.000",
        ])
    }
  }

  @Test("a host is told to wake at the end of each stage, and the first end announces nothing")
  func deadlines() {
    var spec = Scene.rowSpec()
    sidle_row_spec_preset(&spec, Int32(SIDLE_PRESET_SWIPE_DELETE))
    let scene = Scene(rows: 1, leading: ["delete"], trailing: [], row: spec)
    scene.open("r1", SIDLE_EDGE_LEADING)
    #expect(sidle_stage_next_deadline(scene.stage) == 100_000_000)
    scene.step(100)
    #expect(scene.take() == ["r1 will_open leading code"])
    #expect(sidle_stage_next_deadline(scene.stage) == 200_000_000)
    scene.step(100)
    #expect(scene.take() == ["r1 opened leading code"])
    #expect(scene.isIdle)
  }
}
