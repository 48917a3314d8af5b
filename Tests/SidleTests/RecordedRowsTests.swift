import CSidle
import Testing

@testable import sidle

/// What rows with default settings make of recorded hands: rows that swipe across, on a surface that
/// scrolls down.
@Suite struct RecordedRowsTests {
  /// Rows of equal height over the whole surface, one button at the start and two at the end of each.
  private final class Surface {
    let stage: OpaquePointer
    private(set) var rows: [UInt64] = []
    private(set) var events: [sidle_event] = []
    /// What became of each contact, change by change: `undecided`, `claimed pan`.
    private(set) var verdicts: [[String]] = []
    private(set) var mostOpen = 0
    private var live: [Int32: Int] = [:]

    /// With a `fling`, points per second, the rows have a full swipe on either side, and a lift as fast
    /// as that commits it.
    init(
      _ width: Double, _ height: Double, rows count: Int = 1, slop: Double? = nil,
      fling: Double? = nil, contacts: Int32? = nil
    ) {
      var spec = sidle_stage_spec()
      sidle_stage_spec_init_sized(&spec, MemoryLayout<sidle_stage_spec>.size)
      spec.width = width
      spec.height = height
      if let contacts { spec.max_contacts = contacts }
      var made: OpaquePointer?
      #expect(sidle_stage_create_abi(&spec, &made, SIDLE_ABI) == SIDLE_OK)
      stage = made!
      var list = sidle_list()
      var listSpec = sidle_list_spec()
      sidle_list_spec_init_sized(&listSpec, MemoryLayout<sidle_list_spec>.size)
      listSpec.frame = sidle_rect(x: 0, y: 0, width: width, height: height)
      #expect(sidle_list_create(stage, &listSpec, &list) == SIDLE_OK)
      for _ in 0..<count { addRow(list, height / Double(count), slop, fling) }
    }

    deinit { sidle_stage_destroy(stage) }

    private func addRow(_ list: sidle_list, _ height: Double, _ slop: Double?, _ fling: Double?) {
      var spec = sidle_row_spec()
      sidle_row_spec_init_sized(&spec, MemoryLayout<sidle_row_spec>.size)
      spec.height = height
      if let slop { (spec.slop, spec.tap_slop) = (slop, slop) }
      if let fling {
        spec.full_swipe = Int32(SIDLE_FULL_SWIPE_KEEPS)
        spec.full_swipe_velocity = fling
      }
      var row = sidle_row()
      #expect(sidle_row_create(stage, list, &spec, &row) == SIDLE_OK)
      rows.append(row.value)
      for edge in [SIDLE_EDGE_LEADING, SIDLE_EDGE_TRAILING, SIDLE_EDGE_TRAILING] {
        var button = sidle_button_spec()
        sidle_button_spec_init_sized(&button, MemoryLayout<sidle_button_spec>.size)
        var added = sidle_button()
        #expect(
          sidle_row_add_button(stage, row, Int32(edge), &button, &added) == SIDLE_OK)
      }
    }

    /// Plays samples at their own times, then waits until nothing moves.
    func play(_ samples: [Sample]) {
      let start = samples.first?.time ?? 0
      for sample in samples {
        let time = sample.time - start
        var pushed = sample.sample(at: time)
        #expect(sidle_stage_push(stage, &pushed, 1, nil) == SIDLE_OK)
        step(to: time)
        look(sample.pointer)
      }
      while sidle_stage_next_deadline(stage) != Int64.max {
        step(to: sidle_stage_next_deadline(stage))
      }
    }

    private func step(to time: Int64) {
      #expect(sidle_stage_step_to(stage, max(time, sidle_stage_now(stage))) == SIDLE_OK)
      var batch = sidle_events()
      #expect(sidle_stage_events(stage, &batch) == SIDLE_OK)
      for index in 0..<batch.count { events.append(sidle_events_at(&batch, index)!.pointee) }
      let open = rows.filter { state($0).edge != 0 && state($0).phase != SIDLE_ROW_DRAGGING }
      mostOpen = max(mostOpen, open.count)
    }

    private func look(_ pointer: Int32) {
      var verdict = sidle_verdict()
      verdict.struct_size = UInt32(MemoryLayout<sidle_verdict>.size)
      #expect(sidle_stage_get_verdict(stage, pointer, &verdict) == SIDLE_OK)
      guard verdict.verdict != SIDLE_VERDICT_NONE else {
        live[pointer] = nil
        return
      }
      var word = String(cString: sidle_verdict_name(verdict.verdict))
      if verdict.yield != 0 { word += " " + String(cString: sidle_yield_name(verdict.yield)) }
      if verdict.gesture != 0 { word += " " + String(cString: sidle_gesture_name(verdict.gesture)) }
      if let contact = live[pointer] {
        if verdicts[contact].last != word { verdicts[contact].append(word) }
      } else {
        live[pointer] = verdicts.count
        verdicts.append([word])
      }
    }

    func state(_ row: UInt64) -> sidle_row_state {
      var state = sidle_row_state()
      state.struct_size = UInt32(MemoryLayout<sidle_row_state>.size)
      #expect(sidle_row_get_state(stage, sidle_row(value: row), &state) == SIDLE_OK)
      return state
    }

    var names: [String] { events.map { String(cString: sidle_event_name($0.type)) } }

    /// Speeds at the lifts of all drags that were not cancelled.
    var releases: [Double] {
      events.filter { $0.type == SIDLE_EVENT_ROW_DRAG_ENDED && $0.detail == 0 }.map(\.velocity)
    }

    /// No contact is down, and each drag has ended.
    func expectAllEnded() {
      #expect(live.isEmpty)
      #expect(
        names.filter { $0 == "drag_began" }.count == names.filter { $0 == "drag_ended" }.count)
      #expect(sidle_stage_is_idle(stage) == 1)
    }
  }

  private func played(
    _ file: String, _ width: Double, _ height: Double, rows: Int = 1, slop: Double? = nil,
    asRecorded: Bool = false, fling: Double? = nil, contacts: Int32? = nil
  ) throws -> Surface {
    let view = asRecorded ? nil : Placement.Size(width: width, height: height)
    let reading = try Recordings.file(file, Placement(view: view))
    let surface = Surface(
      width, height, rows: rows, slop: slop, fling: fling, contacts: contacts)
    surface.play(reading.samples)
    surface.expectAllEnded()
    return surface
  }

  private static let opened = ["drag_began", "drag_ended", "will_open", "opened"]

  @Test(
    "swipes to the right are drags to the right, and those that lift at speed are flings",
    arguments: [
      ("wacom-isdv4-e6.swipe-right.events", 1366, 768, false, false),
      ("wacom-bamboo-16fg.swipe-right.events", 1250, 850, false, true),
      ("galaxy-phone.drag-right.getevent.txt", 2000, 3000, true, true),
      // 36 degrees off the horizontal: a swipe, barely, and slow at its end.
      ("n-trig.diagonal-drag.events", 1280, 960, false, false),
    ] as [(String, Double, Double, Bool, Bool)])
  func toTheRight(
    _ file: String, _ width: Double, _ height: Double, _ asRecorded: Bool, _ isFling: Bool
  ) throws {
    let surface = try played(file, width, height, asRecorded: asRecorded)
    #expect(surface.names == Self.opened)
    #expect(surface.events.allSatisfy { $0.edge == SIDLE_EDGE_LEADING })
    #expect(surface.verdicts == [["undecided", "claimed pan"]])
    #expect((surface.releases[0] > 300) == isFling)
    #expect(surface.releases[0] > -300)
  }

  @Test("thirteen flicks to the right of a pad: drags where the slop is the pad's, none flung back")
  func flicks() throws {
    // A fingertip lands in a first step of up to 65 of the 1000 points that the pad is spread over, and
    // some lands beyond its range: a slop for the pad, and a surface that has room.
    let reading = try Recordings.file(
      "synps2.flicks-right.events", Placement(view: Placement.Size(width: 1000, height: 760)))
    let surface = Surface(1000, 1000, slop: 90)
    surface.play(reading.samples)
    surface.expectAllEnded()
    #expect(surface.names.filter { $0 == "drag_began" }.count == 13)
    #expect(surface.verdicts == Array(repeating: ["undecided", "claimed pan"], count: 13))
    #expect(surface.releases.count == 13)
    // The first comes to rest; of the others a parabola would turn ten round.
    #expect(surface.releases[0].magnitude < 10)
    #expect(surface.releases.dropFirst().allSatisfy { $0 > 100 })
    #expect(surface.releases.filter { $0 > 300 }.count == 11)
    #expect(surface.state(surface.rows[0]).settled_edge == SIDLE_EDGE_LEADING)
    #expect(!surface.names.contains("will_close"))
    // With the slop of a finger on glass some are taken for scrolling; still none goes back.
    let small = Surface(1000, 1000)
    small.play(reading.samples)
    small.expectAllEnded()
    #expect(small.verdicts.count == 13)
    #expect(small.verdicts.allSatisfy { ["claimed pan", "yielded axis"].contains($0.last) })
    #expect(small.releases.count >= 6)
    #expect(small.releases.allSatisfy { $0 > -10 })
    #expect(!small.names.contains("will_close"))
  }

  @Test(
    "drags down and up are not the row's",
    arguments: [
      ("wacom-isdv4-e6.scroll-down.events", 1366, 768),
      ("atmel-maxtouch.drag-up-down.evemu", 800, 480), ("ep0430m09.drag-up-down.evemu", 1280, 768),
    ] as [(String, Double, Double)])
  func vertical(_ file: String, _ width: Double, _ height: Double) throws {
    let surface = try played(file, width, height)
    #expect(surface.names == [])
    #expect(surface.verdicts == [["undecided", "yielded axis"]])
  }

  @Test(
    "a flick that begins across and ends up the screen is decided once, where it passes the slop")
  func curve() throws {
    let surface = try played("pixel-tablet.one-finger-swipe.evemu", 1600, 2560)
    #expect(surface.verdicts == [["undecided", "claimed pan"]])
    #expect(surface.names == Self.opened)
    // It went right at first and lifts to the left.
    #expect(surface.events[0].edge == SIDLE_EDGE_LEADING || surface.events[0].edge == 0)
    #expect(surface.releases[0] < -300)
    #expect(surface.state(surface.rows[0]).settled_edge == SIDLE_EDGE_TRAILING)
  }

  @Test("taps are taps: fast ones, one in a burst, and a wandering one where the slop is wide")
  func taps() throws {
    let fast = try played("atmel-maxtouch.fast-taps.evemu", 800, 480)
    #expect(fast.names == Array(repeating: "tapped", count: 9))
    let burst = try played("egalax-pcap.thirty-microsecond-tap.events", 1000, 1000)
    #expect(burst.names == ["tapped"])
    // 130 units of 2000 within the tap: some five millimetres of the pad.
    let narrow = try played("alps-glidepoint.jittery-tap.evemu", 2000, 1400)
    #expect(!narrow.names.contains("tapped"))
    let wide = try played("alps-glidepoint.jittery-tap.evemu", 2000, 1400, slop: 150)
    #expect(wide.names == ["tapped"])
  }

  @Test("drags of mice that rest before the lift are no flings")
  func mice() throws {
    let emulator = try played("emulator.mouse-drag.getevent.txt", 3000, 3000, asRecorded: true)
    #expect(emulator.names == Self.opened)
    #expect(emulator.releases == [0])
    // Two drags down, two clicks.
    let mouse = try played("ultrathin-touch-mouse.drags.evemu", 1000, 1000)
    #expect(mouse.names == ["tapped", "tapped"])
    #expect(
      mouse.verdicts == [
        ["undecided", "yielded axis"], ["undecided"], ["undecided", "yielded axis"], ["undecided"],
      ])
  }

  @Test(
    "palms that slap the glass carry nothing out by a long pull, and leave at most one row open")
  func palms() throws {
    // A fling of 0 is none: the pull alone commits.
    for fling in [nil, 0] as [Double?] {
      let slaps = try played("remarkable2.palm-slaps.record", 1404, 1872, rows: 20, fling: fling)
      #expect(slaps.verdicts.count == 57)
      #expect(slaps.mostOpen == 1)
      #expect(!slaps.names.contains("button_triggered") && !slaps.names.contains("committed"))
      // Of the 57 touches no more than these were alone, and went far enough along a row.
      #expect(slaps.names.filter { $0 == "drag_began" }.count <= 5)
    }
  }

  @Test(
    "palms open and carry out nothing where a second contact ends a drag, however fast they lift")
  func palmsAmongOthers() throws {
    let slaps = try played(
      "remarkable2.palm-slaps.record", 1404, 1872, rows: 20, fling: 100, contacts: 1)
    #expect(slaps.verdicts.count == 57)
    // Those that began alone, and were no longer.
    #expect(slaps.names == ["drag_began", "drag_ended", "tapped", "drag_began", "drag_ended"])
    #expect(slaps.releases == [])
    #expect(slaps.mostOpen == 0)
    #expect(slaps.rows.allSatisfy { slaps.state($0).offset == 0 })
    let drumming = try played(
      "wacom-dth2242.drumming.evemu", 1600, 900, rows: 15, fling: 100, contacts: 1)
    #expect(drumming.names.allSatisfy { $0 == "tapped" })
    #expect(drumming.mostOpen == 0)
  }

  @Test("fingers that drum tap at most, also where two may be down")
  func drumming() throws {
    let drumming = try played("wacom-dth2242.drumming.evemu", 1600, 900, rows: 15, fling: 100)
    #expect(drumming.names == ["tapped", "tapped"])
    #expect(drumming.verdicts.count == 9)
    #expect(drumming.mostOpen == 0)
  }

  @Test("one finger that flings does carry out, where the same rows have a fling and one contact")
  func flings() throws {
    let bamboo = try played(
      "wacom-bamboo-16fg.swipe-right.events", 1250, 850, fling: 1000, contacts: 1)
    #expect(bamboo.names.contains("committed") && bamboo.names.contains("button_triggered"))
  }
}
