import CSidle
import SidleC
import Testing

/// Where a row goes when it is let go, by the rules of others. `Tests/data/rows/release.csv`.
@Suite struct PeerReleaseTests {
  /// How far the row has moved from its rest, and the velocity of the pointer, positive = closing.
  private struct Release {
    let isOpen: Bool
    let moved: Double
    let velocity: Double
  }

  private let releases = [
    Release(isOpen: false, moved: -50, velocity: 0),
    Release(isOpen: false, moved: -50, velocity: -80),
    Release(isOpen: false, moved: -50, velocity: -600),
    Release(isOpen: false, moved: -120, velocity: 0),
    Release(isOpen: false, moved: -120, velocity: 80),
    Release(isOpen: false, moved: -120, velocity: 600),
    Release(isOpen: true, moved: 40, velocity: 0),
    Release(isOpen: true, moved: 100, velocity: 0), Release(isOpen: true, moved: 40, velocity: 600),
  ]

  private func spec(_ table: Table, _ row: [String]) -> sidle_row_spec {
    func code(_ column: String, _ words: String) -> Int32 {
      let index = words.split(separator: " ").firstIndex { $0 == table.text(row, column) }
      #expect(index != nil, "\(column) of \(row)")
      return Int32(index ?? 0) + 1
    }
    var spec = Scene.rowSpec()
    if table.text(row, "buttons") == "sixth" {
      spec.width_policy = Int32(SIDLE_WIDTH_FRACTION)
      spec.width = 1.0 / 6
    }
    spec.overscroll = Int32(SIDLE_OVERSCROLL_FREE)
    spec.open_threshold = table.number(row, "open")!
    spec.threshold_unit = code("open_unit", "points extent button")
    spec.threshold_comparison = code("open_compare", "at past")
    spec.close_threshold = table.number(row, "close")!
    spec.close_threshold_unit = code("close_unit", "same points extent button")
    spec.close_threshold_comparison = code("close_compare", "same at past")
    spec.velocity = code("velocity", "decides ignored projects")
    if let least = table.number(row, "velocity_min") { spec.velocity_min = least }
    if let rate = table.number(row, "projection_rate") { spec.projection_rate = rate }
    return spec
  }

  /// Plays one release; gives where the row ends, O or C, after checking what it said before.
  private func end(_ release: Release, _ spec: sidle_row_spec) -> Character {
    let scene = Scene(rows: 1, leading: [], row: spec)
    if release.isOpen { scene.setOpen("r1") }
    let rest = scene.offset("r1")
    // The slop first, then a pause after which the speed is measured anew, from 11 even moves.
    let slop: Double = release.moved < 0 ? -10 : 10
    let (step, count) = (8.0, 10)
    scene.play("d1(160,30)@0 m1(\(160 + slop),30)@10")
    let start = scene.milliseconds + 200
    for index in 0...count {
      let left = Double(count - index) * release.velocity * step / 1000
      let time = start + step * Double(index)
      scene.push(SIDLE_PHASE_MOVE, x: 160 + slop + release.moved - left, y: 30, at: time)
      scene.step(to: Int64(time * 1e6))
    }
    // A pointer that rests before it lifts has no speed.
    if release.velocity == 0 { scene.step(150) }
    #expect((scene.offset("r1") - rest - release.moved).magnitude < 1e-9)
    let before = scene.fingerprint
    let asked = scene.whatIf("r1")
    #expect(scene.fingerprint == before)
    #expect(asked.held == 1)
    #expect((asked.velocity - release.velocity).magnitude < 1e-6)
    scene.heard = []
    scene.push(SIDLE_PHASE_UP, x: 160 + slop + release.moved, y: 30, at: scene.milliseconds)
    scene.step(0)
    scene.idle()
    let state = scene.state("r1")
    #expect(asked.edge == state.edge)
    #expect(asked.offset == state.offset)
    let names = scene.heard.map(\.name)
    #expect(names.first == "drag_ended")
    #expect((asked.changes == 1) == (names.count > 1))
    #expect((state.edge != 0) == release.isOpen ? names.count == 1 : names.count == 3)
    return state.edge == Int32(SIDLE_EDGE_TRAILING) ? "O" : "C"
  }

  @Test("the same nine releases end as they do in each peer, and what is foretold comes true")
  func releaseTable() throws {
    let table = try Table("rows/release.csv")
    for row in table.rows {
      let spec = spec(table, row)
      let ends = String(releases.map { end($0, spec) })
      #expect(ends == table.text(row, "ends"), "\(table.text(row, "peer"))")
    }
    #expect(table.rows.count == 16)
  }

  // jemise111/react-native-swipe-list-view#108, letsar/flutter_slidable#62
  @Test("a threshold to close of its own: a quarter of the way back closes, less does not")
  func separateThreshold() {
    for (moved, isClosed) in [(60.0, true), (30, false)] {
      var spec = Scene.rowSpec()
      spec.close_threshold = 0.25
      let scene = Scene(row: spec)
      scene.setOpen("r1")
      scene.drag(from: (160, 30), by: moved, in: 400, rest: 100)
      scene.idle()
      #expect(scene.phase("r1") == (isClosed ? "closed" : "open"))
      let drag = ["r1 drag_began trailing touch", "r1 drag_ended trailing touch"]
      let closing = ["r1 will_close trailing touch", "r1 closed trailing touch"]
      #expect(scene.take() == (isClosed ? drag + closing : drag))
    }
  }

  // jemise111/react-native-swipe-list-view#343
  @Test("a row opened and closed by hand five times does it in the same time to the bit")
  func everyCycleAlike() {
    let scene = Scene()
    var cycles: [[String]] = []
    for _ in 0..<5 {
      // All begin a whole number of seconds in, so that nothing but the row could differ.
      scene.step(to: (scene.now / 1_000_000_000 + 1) * 1_000_000_000)
      let start = scene.now
      var seen: [String] = []
      for dx in [-160.0, 160] {
        scene.drag(from: (240 - (dx < 0 ? 0 : 160), 30), by: dx, in: 200)
        for _ in 0..<40 {
          scene.step(16)
          let state = scene.state("r1")
          seen.append("\(state.offset.bitPattern) \(state.velocity.bitPattern) \(state.phase)")
        }
      }
      seen += scene.heard.map { "\($0.time - start) \($0)" }
      scene.heard = []
      cycles.append(seen)
    }
    for cycle in cycles { #expect(cycle == cycles[0]) }
    #expect(
      cycles[0].suffix(8).filter { $0.contains("opened") || $0.contains("closed") }.count == 2)
  }
}
