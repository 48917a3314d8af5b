/// What could not be read, where, and what was expected there.
struct Problem: Error, Equatable {
  /// No time of a recording is farther from its zero, seconds: some 127 years.
  static let latestSecond: UInt64 = 4_000_000_000

  /// Nil when it is about no line.
  var line: Int?
  var text: String

  static func expected(_ what: String, line: Int?) -> Problem {
    Problem(line: line, text: "expected \(what)")
  }

  /// "PATH:LINE: TEXT"
  func told(of path: String) -> String {
    (line.map { "\(path):\($0)" } ?? path) + ": " + text
  }
}

/// The problems of one recording: all are counted, the first ones are said.
struct ProblemReport {
  static let shown = 10

  var path: String
  private(set) var count = 0

  init(path: String) { self.path = path }

  mutating func add(_ problem: Problem) {
    count += 1
    guard count <= Self.shown else { return }
    Output.writeError(problem.told(of: path) + "\n")
  }

  func finish() {
    guard count > Self.shown else { return }
    Output.writeError("\(path): \(count - Self.shown) more like these\n")
  }
}
