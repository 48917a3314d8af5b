/// What kind of recording a file is, told by its beginning.
enum RecordingFormat: Equatable {
  /// Sidle's own log; the reader stands behind its first line.
  case log
  case evemu
  case getevent
  case libinput
  case slotLines
  case json
  case unknown(Problem)

  private static let expected =
    "'\(LogReader.header)', JSON, or text of evemu, getevent or libinput record"

  /// A text may begin with so many lines that are none of its own, such as what a shell said.
  private static let mostForeignLines = 20

  /// The reader then stands where the format's own reader begins. Lines before the first that says
  /// something are reported when the format is known all the same.
  init(reading lines: inout LineReader, _ report: inout ProblemReport) {
    var foreign: [Problem] = []
    while let line = lines.look() {
      let number = lines.number + 1
      let format = Self.format(of: line)
      switch format {
      case nil: _ = lines.next()
      case .log where foreign.isEmpty:
        guard line.elementsEqual(LogReader.header.utf8) else {
          self = .unknown(
            .expected("'\(LogReader.header)', the only form known", line: number))
          return
        }
        _ = lines.next()
        self = .log
        return
      case .json where foreign.isEmpty:
        self = .json
        return
      case .unknown, .log, .json:
        foreign.append(.expected(Self.expected, line: number))
        guard foreign.count < Self.mostForeignLines else {
          self = .unknown(foreign[0])
          return
        }
        _ = lines.next()
      case .evemu?, .getevent?, .libinput?, .slotLines?:
        self = format ?? .evemu
        for problem in foreign { report.add(problem) }
        return
      }
    }
    self = .unknown(
      lines.problem ?? foreign.first
        ?? .expected("\(Self.expected), but the file is empty", line: 1))
  }

  /// What a line is the beginning of; nil for lines that say nothing, such as comments.
  private static func format(of line: [UInt8]) -> RecordingFormat? {
    var scanner = TextScanner(line, line: 0)
    guard let first = scanner.next else {
      // Control characters count as blanks; but a file of zeros is no text.
      return line.contains(0) ? .unknown(.expected(expected, line: 0)) : nil
    }
    if scanner.take(text: "sidle-log") { return .log }
    switch first {
    case UInt8(ascii: "{"): return .json
    case UInt8(ascii: "["):
      _ = scanner.take("[")
      guard (try? scanner.nanoseconds("")) != nil else { return .json }
      return scanner.take("]") ? .getevent : .slotLines
    case UInt8(ascii: "#"):
      _ = scanner.take("#")
      if scanner.take(text: "libinput record") { return .libinput }
      return scanner.take(text: "EVEMU") ? .evemu : nil
    default: break
    }
    for start: StaticString in ["E:", "N:", "I:", "P:", "B:", "A:"] where scanner.take(text: start)
    {
      return .evemu
    }
    for start: StaticString in ["add device", "could not", "/dev/input/"]
    where scanner.take(text: start) {
      return .getevent
    }
    for start: StaticString in ["version:", "ndevices:", "---"] where scanner.take(text: start) {
      return .libinput
    }
    return .unknown(.expected(expected, line: 0))
  }
}
