import Glibc
import Testing

@testable import sidle

/// Recordings as tests read them: files of the repository, and short texts.
enum Recordings {
  struct Reading {
    var samples: [Sample] = []
    var skipped = 0
    var contacts: [ContactMeter] = []
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
    var bytes = Array(text.utf8)
    let file = try #require(fmemopen(nil, bytes.count + 1, "w+"))
    fwrite(&bytes, 1, bytes.count, file)
    rewind(file)
    var lines = LineReader(file: file)
    var report = ProblemReport(path: "test")
    let format = RecordingFormat(reading: &lines, &report)
    return try reading(
      RecordingReader(
        format, lines: lines, path: "", report: report, placement: placement))
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
