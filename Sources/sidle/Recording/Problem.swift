import Glibc

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

  /// Of a file that could not be read to its end, with what `errno` says.
  static func unreadable(_ reason: Int32, line: Int?) -> Problem {
    let place = line == nil ? "" : " any further"
    return Problem(line: line, text: "cannot be read\(place): \(String(cString: strerror(reason)))")
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
  /// Those that are said.
  private(set) var first: [Problem] = []

  init(path: String) { self.path = path }

  mutating func add(_ problem: Problem) {
    count += 1
    guard count <= Self.shown else { return }
    first.append(problem)
    Output.writeError(problem.told(of: path) + "\n")
  }

  func finish() {
    guard count > Self.shown else { return }
    Output.writeError("\(path): \(count - Self.shown) more like these\n")
  }
}
