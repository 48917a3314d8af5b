/// What kind of recording a file is, told by its beginning.
enum RecordingFormat {
  /// Sidle's own log; the reader stands behind its first line.
  case log
  /// JSON, whole.
  case session([UInt8])
  case unknown(Problem)

  init(reading lines: inout LineReader) {
    var blank: [UInt8] = []
    while let line = lines.next() {
      guard let first = line.first(where: { $0 > 0x20 }) else {
        blank += line + [UInt8(ascii: "\n")]
        continue
      }
      let start = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3).first : first
      if line.elementsEqual(LogReader.header.utf8) {
        self = .log
      } else if line.starts(with: "sidle-log".utf8) {
        self = .unknown(.expected("'\(LogReader.header)', the only form known", line: lines.number))
      } else if start == UInt8(ascii: "{") {
        self = .session(blank + line + [UInt8(ascii: "\n")] + lines.rest())
      } else {
        self = .unknown(.expected("'\(LogReader.header)' or a JSON object", line: lines.number))
      }
      return
    }
    self = .unknown(
      .expected("'\(LogReader.header)' or a JSON object, but the file is empty", line: 1))
  }
}
