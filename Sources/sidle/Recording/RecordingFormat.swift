/// What kind of recording a file is, told by its beginning.
enum RecordingFormat: Equatable {
  /// Sidle's own log; the reader stands behind its first line.
  case log
  case evemu
  case getevent
  case libinput
  case slotLines
  /// JSON, whole.
  case json([UInt8])
  case unknown(Problem)

  private static let expected =
    "'\(LogReader.header)', JSON, or text of evemu, getevent or libinput record"

  /// A text may begin with so many lines that are none of its own, such as what a shell said.
  private static let mostForeignLines = 20

  /// The reader then stands where the format's own reader begins. Lines before the first that says
  /// something are reported when the format is known all the same.
  init(reading lines: inout LineReader, _ report: inout ProblemReport) {
    var blank: [UInt8] = []
    var foreign: [Problem] = []
    while let line = lines.next() {
      var text = line
      if lines.number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
      guard let format = Self.format(of: text) else {
        blank += text + [UInt8(ascii: "\n")]
        continue
      }
      switch format {
      case .log where text.elementsEqual(LogReader.header.utf8) && foreign.isEmpty: self = .log
      case .log where foreign.isEmpty:
        self = .unknown(.expected("'\(LogReader.header)', the only form known", line: lines.number))
      case .json where foreign.isEmpty:
        lines.putBack(line)
        self = .json(lines.rest(after: blank))
      case .unknown, .log, .json:
        foreign.append(.expected(Self.expected, line: lines.number))
        if foreign.count < Self.mostForeignLines { continue }
        self = .unknown(foreign[0])
      case .evemu, .getevent, .libinput, .slotLines:
        self = format
        lines.putBack(text)
        for problem in foreign { report.add(problem) }
      }
      return
    }
    self = .unknown(
      foreign.first ?? .expected("\(Self.expected), but the file is empty", line: 1))
  }

  /// What a line is the beginning of; nil for lines that say nothing, such as comments.
  private static func format(of line: [UInt8]) -> RecordingFormat? {
    var scanner = TextScanner(line, line: 0)
    guard let first = scanner.next else { return nil }
    if scanner.take(text: "sidle-log") { return .log }
    switch first {
    case UInt8(ascii: "{"): return .json([])
    case UInt8(ascii: "["):
      _ = scanner.take("[")
      guard (try? scanner.nanoseconds("")) != nil else { return .json([]) }
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
