import CSidle
import Testing

@testable import sidle

/// A stage of the library, with its log on.
final class LoggedStage {
  let pointer: OpaquePointer

  init() {
    var spec = sidle_stage_spec()
    sidle_stage_spec_init_sized(&spec, MemoryLayout<sidle_stage_spec>.size)
    spec.start_ns = 5_000_000_000
    spec.log_capacity = 1 << 20
    var made: OpaquePointer?
    sidle_stage_create_abi(&spec, &made, SIDLE_ABI)
    pointer = made!
  }

  deinit { sidle_stage_destroy(pointer) }

  /// What has been read of its log; reading empties it.
  private var lines = ""

  /// Its log from the beginning.
  var log: String {
    var text = sidle_text()
    sidle_stage_read_log(pointer, &text)
    lines += String(
      decoding: UnsafeRawBufferPointer(start: text.bytes, count: Int(text.length)), as: UTF8.self)
    return lines
  }

  func list(_ name: [UInt8]) -> sidle_list {
    var spec = sidle_list_spec()
    sidle_list_spec_init_sized(&spec, MemoryLayout<sidle_list_spec>.size)
    spec.policy = Int32(SIDLE_POLICY_MANY)
    var made = sidle_list()
    withText(name) { text in
      spec.name = text
      #expect(sidle_list_create(pointer, &spec, &made) == SIDLE_OK)
    }
    return made
  }

  func row(_ title: String, in list: sidle_list, preset: Int = 0, settle: Int = 1) -> sidle_row {
    var spec = sidle_row_spec()
    sidle_row_spec_init_sized(&spec, MemoryLayout<sidle_row_spec>.size)
    sidle_row_spec_preset(&spec, Int32(preset))
    if preset == 0 { spec.settle = Int32(settle) }
    spec.user_data = 0xFFFF_FFFF_FFFF_FFFF
    var made = sidle_row()
    withText(Array(title.utf8)) { text in
      spec.title = text
      #expect(sidle_row_create(pointer, list, &spec, &made) == SIDLE_OK)
    }
    return made
  }

  @discardableResult
  func button(_ title: String, on row: sidle_row, edge: Int = 2) -> sidle_button {
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    var made = sidle_button()
    withText(Array(title.utf8)) { text in
      spec.title = text
      #expect(sidle_row_add_button(pointer, row, Int32(edge), &spec, &made) == SIDLE_OK)
    }
    return made
  }

  /// A button of its own.
  func button(
    _ title: String, change: (inout sidle_button_spec) -> Void = { _ in }
  ) -> sidle_button {
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    spec.frame = sidle_rect(x: 0, y: 0, width: 90, height: 40)
    change(&spec)
    var made = sidle_button()
    withText(Array(title.utf8)) { text in
      spec.title = text
      #expect(sidle_button_create(pointer, &spec, &made) == SIDLE_OK)
    }
    return made
  }

  func push(_ phase: Sample.Phase, _ x: Double, _ y: Double, at time: Int64) {
    var sample = Sample(time: time, phase: phase, buttons: 1, x: x, y: y).sample(at: time)
    #expect(sidle_stage_push(pointer, &sample, 1, nil) == SIDLE_OK)
  }
}

extension LoggedStage {
  /// The fingerprint after a log has been played, and how many lines were wrong.
  static func play(_ log: String) throws -> (fingerprint: UInt64, problems: Int) {
    var lines = LineReader(ByteReader(Array(log.utf8)))
    var report = ProblemReport(path: "test")
    guard case .log = RecordingFormat(reading: &lines, &report) else { return (0, -1) }
    var reader = LogReader(lines: lines, report: report)
    let parsed = try ReplayOptions(arguments: ["sidle", "replay", "x", "--quiet"])
    let options = try #require(parsed)
    var replay = try LogReplay(reading: &reader, options: options)
    while let record = reader.next() {
      do {
        try replay.play(record, line: reader.line)
      } catch {
        reader.add(error)
      }
    }
    return (sidle_stage_fingerprint(replay.scene.stage), reader.problemCount)
  }

  /// Its log, played again, gives the same stage.
  func expectReplay(_ what: @autoclosure () -> String = "") throws {
    let fingerprint = sidle_stage_fingerprint(pointer)
    let log = log + "# fingerprint \(Numerals.hexadecimal(fingerprint))\n"
    let played = try Self.play(log)
    #expect(played.fingerprint == fingerprint, "\(what())")
    #expect(played.problems == 0, "\(what())")
  }
}
