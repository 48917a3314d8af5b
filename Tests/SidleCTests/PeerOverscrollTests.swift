import CSidle
import SidleC
import Testing

/// What is shown past the extent, by the rules of others. `Tests/data/rows/overscroll.csv`.
@Suite struct PeerOverscrollTests {
  private func spec(_ rule: String, _ number: Double?) -> sidle_row_spec {
    var spec = Scene.rowSpec()
    let words = ["elastic", "clamp", "free", "power", "scroll_view"]
    spec.overscroll = Int32(words.firstIndex(of: rule)! + 1)
    if let number {
      switch rule {
      case "elastic": spec.overscroll_coefficient = number
      case "power": spec.overscroll_exponent = number
      default: spec.scroll_view_coefficient = number
      }
    }
    return spec
  }

  @Test(
    "50 points past an extent of 160, as each peer shows them, at both edges, however it got there")
  func figures() throws {
    let table = try Table("rows/overscroll.csv")
    for row in table.rows {
      let name = table.text(row, "peer")
      let spec = spec(table.text(row, "rule"), table.number(row, "number"))
      for sign in [-1.0, 1] {
        let scene = Scene(leading: ["a", "b"], trailing: ["c", "d"], row: spec)
        scene.play("d1(160,30)@0 m1(\(160 + sign * 220),30)@10")
        let error = scene.offset("r1") * sign - table.number(row, "shown")!
        #expect(error.magnitude <= table.number(row, "tol")!, "\(name): \(error)")
        // The same place after many small moves.
        let atOnce = scene.offset("r1")
        scene.play("m1(\(160 + sign * 12),30)@20")
        #expect(scene.offset("r1") == sign * 2)
        for moved in stride(from: 14.0, through: 220, by: 2) {
          scene.push(SIDLE_PHASE_MOVE, x: 160 + sign * moved, y: 30, at: 30 + moved)
        }
        scene.step(to: 250_000_000)
        #expect(scene.offset("r1") == atOnce, "\(name)")
      }
    }
    #expect(table.rows.count == 11)
  }

  @Test(
    "a row caught on its way back from past the extent does not jump, and comes under the finger")
  func caught() throws {
    let table = try Table("rows/overscroll.csv")
    for row in table.rows {
      let name = table.text(row, "peer")
      let scene = Scene(row: spec(table.text(row, "rule"), table.number(row, "number")))
      scene.play("d1(300,30)@0 m1(80,30)@10 u1@400 S40")
      let live = scene.offset("r1")
      scene.play("d1(200,30)@0")
      // Claimed without the slop, which is swallowed: where it is, on this sample and when held still.
      scene.play("m1(210,30)@0 m1(210,30)@20")
      #expect((scene.offset("r1") - live).magnitude < 1e-9, "\(name): \(live)")
      // Once the finger has taken it inside, it is one to one, as it was going out.
      var last = scene.offset("r1")
      for x in stride(from: 215.0, through: 330, by: 5) {
        scene.play("m1(\(x),30)@5")
        let now = scene.offset("r1")
        // Of less than a point past the extent a power shows a little more.
        let spare = table.text(row, "rule") == "power" ? 0.15 : 1e-9
        #expect(now >= last && now - last <= 5 + spare, "\(name) at \(x)")
        if last > -160 { #expect((now - last - 5).magnitude < 1e-9, "\(name) at \(x)") }
        last = now
      }
      #expect(last > -120)
    }
  }
}
