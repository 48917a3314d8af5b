/// The records of Sidle's own log, one at a time.
struct LogReader: ~Copyable {
  static let header = "sidle-log 1"

  private var lines: LineReader
  private var report: ProblemReport
  private var isOver = false

  /// The reader stands behind the first line, which said what the file is.
  init(lines: consuming LineReader, report: ProblemReport) {
    size = lines.size
    self.lines = lines
    self.report = report
  }

  var path: String { report.path }
  var line: Int { lines.number }
  /// In bytes; 0 for what has no length.
  let size: Int64
  /// How much of the file is read, from 0 to 1.
  var progress: Double { size > 0 ? Double(lines.offset) / Double(size) : 0 }
  var problemCount: Int { report.count }

  /// The next record; lines that cannot be read are reported and left out.
  mutating func next() -> LogRecord? {
    while let bytes = lines.next() {
      do throws(Problem) {
        if let problem = lines.lengthProblem { throw problem }
        if let record = try LogRecord(bytes, number: lines.number) { return record }
      } catch {
        report.add(error)
      }
    }
    if !isOver, let problem = lines.problem { report.add(problem) }
    isOver = true
    return nil
  }

  /// A record that could be read and could not be followed.
  mutating func add(_ problem: Problem) { report.add(problem) }

  func finish() { report.finish() }
}
