import SidleUnits
import Testing

@testable import SidleMotion

@Suite struct SceneTests {
  @Test("opening past the target and back agrees with exact arithmetic at every time")
  func bounce() throws {
    let table = try Table("conformance/scene_bounce.csv")
    for row in table.rows {
      let extent = table.number(row, "open_extent")!
      let peak = extent + table.number(row, "overshoot")!
      let stage = table.number(row, "stage_duration_s")!
      let start = table.number(row, "start")!
      let t = table.number(row, "t")!
      let expected = table.number(row, "x")!
      let curve = CubicBezier.easeInOut
      let exact =
        t <= stage
        ? start + (peak - start) * curve.value(at: t / stage)
        : peak + (extent - peak) * curve.value(at: (t - stage) / stage)
      #expect((exact - expected).magnitude <= table.number(row, "suggested_tol")!, "\(row)")

      // The same as two segments on a clock of whole nanoseconds.
      let length = Elementary.nanoseconds(nearest: stage)
      let out = Segment.curve(from: start, to: peak, start: 0, duration: length, curve: curve)
      let back = Segment.curve(
        from: peak, to: extent, start: out.end, duration: length, curve: curve)
      let time = Elementary.nanoseconds(nearest: t)
      let shown = time < out.end ? out.value(at: time) : back.value(at: time)
      #expect((shown - expected).magnitude <= 2e-6, "\(row)")
    }
    #expect(table.rows.count == 50)
  }

  @Test("a peer's integrator is not our truth, and its frames run two per cent fast")
  func integrator() throws {
    let table = try Table("conformance/springs_integrator.csv")
    for row in table.rows {
      let spring = try spring(table, row)
      let step = table.number(row, "step_s")!
      let frames = table.number(row, "frame")!
      let target = table.number(row, "to")!
      let count = Int((frames * table.number(row, "frame_s")! / step).rounded())
      var (y, v) = (table.number(row, "from")! - target, table.number(row, "v0")!)
      for _ in 0..<count {
        v += -(spring.stiffness * y + spring.damping * v) / spring.mass * step
        y += v * step
      }
      let expected = table.number(row, "expected")!
      // The published frames are those of the steps...
      #expect((target + y - expected).magnitude <= table.number(row, "tol")!, "\(row)")
      // ...and near, but not equal to, the motion itself.
      let exact = spring.state(
        offset: table.number(row, "from")! - target, velocity: table.number(row, "v0")!,
        at: Double(count) * step)
      #expect((target + exact.offset - expected).magnitude < 0.01)
    }
    #expect(table.rows.count == 41)
    #expect(Exceptions.list["springs_integrator"] != nil)
  }
}
