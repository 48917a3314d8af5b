/// The way of a mouse, `{"points": [[x, y], …], "timing": [0, 8, …]}`: positions and milliseconds
/// since the beginning, in two lists of the same length. Points may also be `{"x": …, "y": …}`. No
/// buttons: it only hovers.
struct MousePath: ~Copyable {
  /// Each point has its number as its time. One that cannot be read has a number, too.
  private var points = TimeOrder()
  private var pointCount: Int64 = 0
  /// The same of times, which stand in `x`, in milliseconds.
  private var times = TimeOrder()
  private var timeCount: Int64 = 0

  mutating func beginPoint() { pointCount += 1 }
  mutating func beginTime() { timeCount += 1 }

  mutating func addPoint(x: Double, y: Double) {
    points.append(Sample(time: pointCount, phase: .hover, kind: .mouse, x: x, y: y))
  }

  mutating func addTime(_ milliseconds: Double) {
    times.append(Sample(time: timeCount, phase: .hover, kind: .mouse, x: milliseconds, y: 0))
  }

  /// The next point at its time; nil when there is none.
  mutating func next() -> Sample? {
    while var point = points.next() {
      while lastTime.number < point.time, let time = times.next() {
        lastTime = (time.time, time.x)
      }
      guard lastTime.number == point.time else { continue }
      point.time = Int64((lastTime.milliseconds * 1e6).rounded())
      return point
    }
    return nil
  }

  private var lastTime: (number: Int64, milliseconds: Double) = (0, 0)

  /// What is wrong with the lengths of the lists, and with keeping them.
  func problem(line: Int) -> Problem? {
    guard pointCount != timeCount else { return nil }
    return .expected(
      "as many times in \"timing\" as \"points\" has, \(pointCount), not \(timeCount)", line: line)
  }

  var failure: Int32 { points.failure != 0 ? points.failure : times.failure }
}

extension JSONReader {
  mutating func readPoints(_ cursor: inout JSONCursor) throws(Problem) {
    try cursor.enter("[", "at the beginning of \"points\"")
    try readItems(&cursor) { (reader, cursor) throws(Problem) in
      reader.path.beginPoint()
      let (x, y) = try Self.point(&cursor)
      reader.path.addPoint(x: x, y: y)
    }
  }

  /// A list of anything but numbers belongs to something else.
  mutating func readTiming(_ cursor: inout JSONCursor) throws(Problem) {
    try cursor.enter("[", "at the beginning of \"timing\"")
    switch cursor.peek() {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
      return try readItems(&cursor) { (reader, cursor) throws(Problem) in
        try reader.search(&cursor, depth: 1)
      }
    default: break
    }
    try readItems(&cursor) { (reader, cursor) throws(Problem) in
      reader.path.beginTime()
      let line = cursor.line
      let time = try cursor.number("of milliseconds in \"timing\"")
      guard abs(time) <= Double(Problem.latestSecond) * 1000 else {
        throw .expected("milliseconds within +-4e12 in \"timing\"", line: line)
      }
      reader.path.addTime(time)
    }
  }

  private static func point(_ cursor: inout JSONCursor) throws(Problem) -> (x: Double, y: Double) {
    var (x, y): (Double?, Double?)
    _ = cursor.peek()
    let line = cursor.line
    if cursor.peek() == UInt8(ascii: "[") {
      try cursor.enter("[", "")
      var values: [Double] = []
      while try cursor.nextItem() {
        guard values.count < 2 else { throw .expected("two numbers of a point", line: line) }
        values.append(try cursor.number(values.isEmpty ? "for x" : "for y"))
      }
      (x, y) = (values.first, values.dropFirst().first)
    } else {
      try cursor.enter("{", "at the beginning of an object")
      while let name = try cursor.nextName() {
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

  /// The outermost object ends: each point has its time.
  mutating func joinPath(line: Int) {
    if let problem = path.problem(line: line) { report.add(problem) }
    while let sample = path.next() { samples.append(sample) }
    if path.failure != 0 { failure = path.failure }
    path = MousePath()
  }
}
