import Testing

@testable import sidle

/// Recordings as tests read them: files of the repository, and short texts.
enum Recordings {
  struct Reading {
    var samples: [Sample] = []
    var skipped = 0
    var contacts: [MeasuredContact] = []
    var atOnce = 0
  }

  static func path(_ name: String, from caller: String = #filePath) -> String {
    let parts = caller.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/data/recordings/" + name
  }

  /// Reads a file of Tests/data/recordings.
  static func file(_ name: String, _ placement: Placement = Placement()) throws -> Reading {
    try reading(try RecordingReader(path: path(name), placement: placement))
  }

  /// Reads a text as a file of its own would be.
  static func text(_ text: String, _ placement: Placement = Placement()) throws -> Reading {
    var lines = LineReader(ByteReader(Array(text.utf8)))
    var report = ProblemReport(path: "test")
    let format = RecordingFormat(reading: &lines, &report)
    return try reading(
      RecordingReader(
        format, lines: lines, path: "", report: report, placement: placement))
  }

  /// What a text in JSON gives, read as one.
  struct Text {
    var kind: JSONReader.Kind?
    var samples: [Sample] = []
    var problems: [Problem] = []
    var otherInput = 0

    var story: [String] { Reading(samples: samples).story }
    /// "3: expected …"
    var complaints: [String] { problems.map { "\($0.line ?? 0): \($0.text)" } }
  }

  /// Reads JSON; of a page the samples are those that its pointer gives.
  static func json(_ bytes: some Sequence<UInt8>) -> Text {
    var cursor = JSONCursor(Array(bytes))
    var reader = JSONReader(report: ProblemReport(path: "test"))
    reader.read(&cursor)
    var result = Text(
      kind: reader.kind, problems: reader.report.first, otherInput: reader.otherInput)
    var progress = Progress()
    var order = reader.finish(&progress)
    var pointer = WebPointer()
    while let entry = order.next() {
      if result.kind != .web {
        result.samples.append(entry)
      } else if let sample = pointer.play(entry) {
        result.samples.append(sample)
      }
    }
    return result
  }

  private static func reading(_ reader: consuming RecordingReader) throws -> Reading {
    var result = Reading()
    var list = ContactList()
    while let sample = try reader.next() {
      result.samples.append(sample)
      result.contacts += list.follow(sample)
    }
    result.contacts += list.finish()
    result.atOnce = list.atOnce
    result.skipped = reader.skipped
    return result
  }
}

extension Recordings.Reading {
  /// In short: `down 1 100,200 at 5` with the pointer, the place, and the time in microseconds.
  var story: [String] {
    samples.map {
      "\($0.phase.word) \($0.pointer) \(Numerals.short($0.x, places: 3)),"
        + "\(Numerals.short($0.y, places: 3)) at \($0.time / 1000)"
    }
  }
}
