/// The way of a mouse, `{"points": [[x, y], …], "timing": [0, 8, …]}`: positions and milliseconds
/// since the beginning, in two lists of the same length. Points may also be `{"x": …, "y": …}`. No
/// buttons: it only hovers.
struct MousePath: WholeRecording {
  private(set) var samples: [Sample] = []
  private(set) var problems: [Problem] = []
  let otherInput = 0

  init(_ bytes: [UInt8]) {
    var cursor = JSONCursor(bytes)
    var points: [(x: Double, y: Double)] = []
    var times: [Double] = []
    do throws(Problem) {
      try cursor.members { (cursor, name) throws(Problem) in
        switch name {
        case "points":
          try Self.list(&cursor, name) { (cursor) throws(Problem) in
            points.append(try Self.point(&cursor))
          }
        case "timing":
          try Self.list(&cursor, name) { (cursor) throws(Problem) in
            times.append(try cursor.number("of milliseconds in \"timing\""))
          }
        default: try cursor.skipValue()
        }
      }
    } catch {
      problems.append(error)
    }
    if points.count != times.count {
      problems.append(
        .expected(
          "as many times in \"timing\" as \"points\" has, \(points.count), not \(times.count)",
          line: cursor.line))
    }
    for (point, time) in zip(points, times) where abs(time) <= Double(Problem.latestSecond) * 1000 {
      samples.append(
        Sample(
          time: Int64((time * 1e6).rounded()), phase: .hover, kind: .mouse, x: point.x, y: point.y))
    }
    samples.sortByTime()
  }

  private static func list(
    _ cursor: inout JSONCursor, _ name: String,
    _ item: (inout JSONCursor) throws(Problem) -> Void
  ) throws(Problem) {
    try cursor.expect("[", "at the beginning of \"\(name)\"")
    if cursor.take("]") { return }
    repeat { try item(&cursor) } while cursor.take(",")
    try cursor.expect("]", "or ',' in \"\(name)\"")
  }

  private static func point(_ cursor: inout JSONCursor) throws(Problem) -> (x: Double, y: Double) {
    var (x, y): (Double?, Double?)
    let line = cursor.line
    if cursor.take("[") {
      x = try cursor.number("for x")
      try cursor.expect(",", "after x")
      y = try cursor.number("for y")
      try cursor.expect("]", "after y")
    } else {
      try cursor.members { (cursor, name) throws(Problem) in
        switch name {
        case "x": x = try cursor.number("for \"x\"")
        case "y": y = try cursor.number("for \"y\"")
        default: try cursor.skipValue()
        }
      }
    }
    guard let x, let y else { throw .expected("\"x\" and \"y\" of a point", line: line) }
    return (x, y)
  }
}
