import CSidleHost

/// A recording in JSON, read once from its beginning to its end: what it holds may stand in any order.
///
/// What kind it is, its outermost objects tell: a list `input` is an app session, `points` and
/// `timing` are the way of a mouse; any other text may have events of a page, wherever they stand.
/// Several values may stand one after the other, such as one a line.
struct JSONReader: ~Copyable {
  enum Kind {
    case session
    case web
    case mousePath
  }

  private(set) var kind: Kind?
  var report: ProblemReport
  /// As recorded. Those of a page are what its pointer does, to be played by `WebPointer`.
  var samples = TimeOrder()
  /// Entries that are input of another kind, such as keys.
  var otherInput = 0
  /// What the outermost object that is read has of the way of a mouse.
  var path = MousePath()
  /// Why samples could not be kept, as `errno` says it; 0 while they could.
  var failure: Int32 = 0
  /// Somebody wants no more.
  private(set) var isInterrupted = false

  private let size: Int64
  private var progress: Progress
  private var shownOffset: Int64 = 0
  /// The text broke off, which has been said.
  private var hasSaidEnd = false

  /// The progress is that of a file with so many bytes, of which reading is the first half.
  init(report: ProblemReport, progress: Progress = Progress(), size: Int64 = 0) {
    self.report = report
    self.progress = progress
    self.size = size
  }

  /// What was read, and the progress so far.
  consuming func finish(_ progress: inout Progress) -> TimeOrder {
    progress = self.progress
    return samples
  }

  // MARK: The whole

  mutating func read(_ cursor: inout JSONCursor) {
    let problems = report.count
    var first: UInt8?
    repeat {
      let byte = cursor.peek()
      first = first ?? byte
      do throws(Problem) {
        try readValue(&cursor)
      } catch {
        do throws(Problem) { try goOn(after: error, in: 0, &cursor) } catch { break }
      }
    } while cursor.peek() != nil && !isInterrupted
    if kind == nil, first == UInt8(ascii: "{"), report.count == problems {
      report.add(.expected("a list \"input\"", line: cursor.line))
    }
    if samples.failure != 0 { failure = samples.failure }
    if cursor.failure != 0 { report.add(.unreadable(cursor.failure, line: cursor.line)) }
  }

  private mutating func readValue(_ cursor: inout JSONCursor) throws(Problem) {
    switch cursor.peek() {
    case UInt8(ascii: "{"): try readOutermost(&cursor)
    case UInt8(ascii: "["): try search(&cursor, depth: 0)
    default: throw cursor.expected("'{' or '['")
    }
  }

  /// An object that lies in no other value. One of its members may be wrong without the others.
  private mutating func readOutermost(_ cursor: inout JSONCursor) throws(Problem) {
    let line = cursor.line
    var object = WebObject()
    var hasInput = false
    try cursor.enter("{", "at the beginning of an object")
    let depth = cursor.depth
    while cursor.depth == depth {
      do throws(Problem) {
        guard let name = try cursor.nextName() else { break }
        switch name {
        case "input":
          try choose(.session, name, &cursor)
          hasInput = true
          try readInput(&cursor)
        case "points":
          try choose(.mousePath, name, &cursor)
          try readPoints(&cursor)
        case "timing" where kind != .session && cursor.peek() == UInt8(ascii: "["):
          try readTiming(&cursor)
        default: try readMember(name, of: &object, &cursor, depth: 0)
        }
      } catch {
        try goOn(after: error, in: depth, &cursor)
      }
      showProgress(cursor)
    }
    switch kind {
    case .session:
      if !hasInput { report.add(.expected("a list \"input\" in the object", line: line)) }
    case .mousePath: joinPath(line: cursor.line)
    case .web, nil:
      path = MousePath()
      do throws(Problem) { try take(object, line: line) } catch { report.add(error) }
    }
  }

  private mutating func choose(
    _ kind: Kind, _ name: String, _ cursor: inout JSONCursor
  ) throws(Problem) {
    guard self.kind == nil || self.kind == kind else {
      throw .expected("one recording, not \"\(name)\" too", line: cursor.line)
    }
    // What looked like other events of a page was none.
    if self.kind == nil { otherInput = 0 }
    self.kind = kind
  }

  /// An event of a page was found.
  mutating func chooseWeb() { kind = kind ?? .web }

  // MARK: Lists

  /// Reads the items of the list entered last. What is wrong with one does not touch the next.
  mutating func readItems(
    _ cursor: inout JSONCursor,
    _ read: (inout JSONReader, inout JSONCursor) throws(Problem) -> Void
  ) throws(Problem) {
    let depth = cursor.depth
    while !isInterrupted {
      do throws(Problem) {
        guard try cursor.nextItem() else { return }
        try read(&self, &cursor)
      } catch {
        try goOn(after: error, in: depth, &cursor)
      }
      showProgress(cursor)
    }
  }

  /// Says what is wrong and goes on in the list or object at a depth. Throws when the text is over,
  /// which is then said.
  private mutating func goOn(
    after problem: Problem, in depth: Int, _ cursor: inout JSONCursor
  ) throws(Problem) {
    guard !hasSaidEnd else { throw problem }
    report.add(problem)
    let wasAtEnd = cursor.peek() == nil
    guard !cursor.recover(to: depth) else { return }
    hasSaidEnd = true
    if !wasAtEnd, depth > 0 { report.add(cursor.expected("the end of an object or a list")) }
    throw problem
  }

  private mutating func showProgress(_ cursor: borrowing JSONCursor) {
    let offset = cursor.offset
    guard offset - shownOffset >= Int64(ByteReader.piece) else { return }
    shownOffset = offset
    if size > 0 { progress.show(Double(offset) / Double(size) / 2, of: size) }
    if sidle_host_interrupted() != 0 { isInterrupted = true }
  }
}
