import CSidleHost
import Glibc

/// The samples of a recording of any format, one at a time and placed on the stage. Formats that
/// are written in order of time are read line by line, however long the file is.
struct RecordingReader: ~Copyable {
  private enum Source {
    /// Sidle's own log, of which the samples alone are used.
    case log
    case evdev(EvdevReader)
    case slotLines(SlotLines)
    /// Read as a whole when the first sample is asked for.
    case json
  }

  private var lines: LineReader
  private var report: ProblemReport
  private let placement: Placement
  private var source: Source
  private var queue = SampleQueue()
  /// What does not stand in order of time in the file, and is taken when all is read.
  private var order = TimeOrder()
  /// Who plays what stands there, when that is what the pointer of a page does.
  private var pointer: WebPointer?
  private var progress = Progress()
  private var shownOffset: Int64 = 0
  /// Placement of the samples of a log or of JSON, which their readers leave as recorded.
  private let projection: Projection
  private var isOver = false
  private var reach = Reach()

  /// What the recording's times count from; nil until it is known. A log says it, a session begins
  /// at zero, the clocks of the others tell nothing and count from the first sample.
  private(set) var origin: Int64?
  /// Entries that are input of another kind.
  private(set) var otherInput = 0
  /// In bytes; 0 for what has no length.
  let size: Int64

  /// The lines stand where `RecordingFormat` left them. `path` is where descriptions are looked for.
  init(
    _ format: RecordingFormat, lines: consuming LineReader, path: UnsafePointer<CChar>,
    report: ProblemReport, placement: Placement
  ) throws(ReplayStop) {
    // Whatever can fail comes before the first field is set.
    let source = try Self.source(format, report.path, placement)
    switch source {
    case .evdev: projection = .identity
    case .log, .slotLines, .json:
      projection = try Self.projection(of: .unknown, placement, report.path)
    }
    size = lines.size
    self.lines = lines
    self.report = report
    self.placement = placement
    self.source = source
    switch format {
    case .log: origin = 0
    case .evemu: describe(path)
    case .getevent, .libinput, .slotLines, .json, .unknown: break
    }
  }

  /// Opens a file and finds out what it is.
  init(path: UnsafePointer<CChar>, placement: Placement) throws(ReplayStop) {
    let name = String(cString: path)
    guard var lines = LineReader(path: path) else {
      throw .failed("sidle: cannot open \(name): \(String(cString: strerror(errno)))")
    }
    var report = ProblemReport(path: name)
    let format = RecordingFormat(reading: &lines, &report)
    try self.init(format, lines: lines, path: path, report: report, placement: placement)
  }

  private static func source(
    _ format: RecordingFormat, _ path: String, _ placement: Placement
  ) throws(ReplayStop) -> Source {
    switch format {
    case .unknown(let problem): throw .failed(problem.told(of: path))
    case .log: .log
    case .evemu: .evdev(.evemu(placement))
    case .getevent: .evdev(.getevent(placement))
    case .libinput: .evdev(.libinput(placement))
    case .slotLines:
      .slotLines(SlotLines(projection: try projection(of: .unknown, placement, path)))
    case .json: .json
    }
  }

  var path: String { report.path }
  func isSameFile(as path: UnsafePointer<CChar>) -> Bool { lines.isSameFile(as: path) }
  /// How much could not be read.
  var skipped: Int { report.count }

  /// Says so when a view was asked for that the recording, which has no ranges of its axes, cannot
  /// fill.
  func tellPlacement() {
    guard surfaces.contains(where: { placement.leavesAsItIs($0) }) else { return }
    Output.writeError(
      "\(report.path): no axis ranges: positions are taken as they are; --from gives their size\n")
  }

  /// Says how much could not be read.
  func tellSkipped() {
    guard skipped > 0 else { return }
    Output.writeError("\(report.path): skipped \(skipped) that could not be read\n")
  }

  /// JSON without any input is none of the formats that are known.
  func checkNotEmpty(_ first: Sample?) throws(ReplayStop) {
    guard case .json = source, first == nil else { return }
    throw .failed("\(report.path): no input that could be replayed")
  }

  /// The size of what positions lie on, as soon as it is known.
  var surfaceSize: Placement.Size? {
    if let size = placement.view ?? placement.from { return size }
    guard case .axes(let x, let y)? = surfaces.first else { return nil }
    return Placement.Size(width: x.extent, height: y.extent)
  }

  private var surfaces: [Surface] {
    if case .evdev(let reader) = source { return reader.surfaces }
    return [.unknown]
  }

  // MARK: Reading

  /// The next sample; what cannot be read is reported and left out. Nil at the end, after which
  /// nothing is down any more but what a log or a session leaves down.
  mutating func next() throws(ReplayStop) -> Sample? {
    while true {
      if var sample = waiting() {
        switch source {
        case .log, .json: projection.place(&sample)
        case .evdev, .slotLines: break
        }
        guard admits(&sample) else { continue }
        if origin == nil { origin = sample.time }
        return sample
      }
      if order.failure != 0 { throw Self.cannotKeep(order.failure) }
      guard !isOver else {
        progress.finish()
        return nil
      }
      try readOn()
    }
  }

  /// The next sample that is read.
  private mutating func waiting() -> Sample? {
    if let sample = queue.next() { return sample }
    guard isOver else { return nil }
    while let entry = order.next() {
      if case .json = source, order.given % 4096 == 0 {
        progress.show((1 + Double(order.given) / Double(order.count)) / 2, of: size)
      }
      if pointer == nil { return entry }
      if let sample = pointer?.play(entry) { return sample }
    }
    return nil
  }

  /// Whether a stage takes the sample, which is reported and left out otherwise.
  private mutating func admits(_ sample: inout Sample) -> Bool {
    guard let expected = reach.refusal(of: sample, since: origin) else {
      reach.take(sample)
      return true
    }
    let told = reach.tellsAgain(sample)
    if !told { tellRefused(sample, expected) }
    return reach.mend(&sample, since: origin)
  }

  /// What is read as a whole or put in order stands at no line any more, only at its time.
  private mutating func tellRefused(_ sample: Sample, _ expected: String) {
    let line: Int?
    switch source {
    case .log, .evdev, .slotLines: line = isOver || standsOutOfOrder ? nil : lines.number
    case .json: line = nil
    }
    report.add(.expected("\(expected) at \(Numerals.seconds(sample.time)) s", line: line))
  }

  /// Reads up to the next sample, or to the end.
  private mutating func readOn() throws(ReplayStop) {
    if case .json = source { return try readText() }
    repeat {
      guard let bytes = lines.next() else { return finish() }
      do throws(Problem) {
        if let problem = lines.lengthProblem { throw problem }
        try read(bytes)
      } catch {
        report.add(error)
      }
      if case .evdev(let reader) = source, reader.cannotPlace {
        throw Self.cannotPlace(report.path)
      }
      if standsOutOfOrder { while let sample = queue.next() { order.append(sample) } }
      try showProgress()
    } while queue.isEmpty
  }

  private mutating func showProgress() throws(ReplayStop) {
    let offset = lines.offset
    guard offset - shownOffset >= Int64(ByteReader.piece) else { return }
    shownOffset = offset
    if size > 0 { progress.show(Double(offset) / Double(size), of: size) }
    if sidle_host_interrupted() != 0 { throw .interrupted("interrupted") }
  }

  private var standsOutOfOrder: Bool {
    if case .evdev(let reader) = source { return reader.standsOutOfOrder }
    return false
  }

  private mutating func read(_ bytes: [UInt8]) throws(Problem) {
    switch source {
    case .evdev(var reader):
      source = .log  // so that it is not copied
      defer { source = .evdev(reader) }
      try reader.read(bytes, line: lines.number, to: &queue)
    case .slotLines(var reader):
      source = .log
      defer { source = .slotLines(reader) }
      try reader.read(bytes, line: lines.number, to: &queue)
    case .log:
      switch try LogRecord(bytes, number: lines.number) {
      case .sample(let sample): queue.append(sample)
      case .stage(var line):
        if let value = line.take("start") { origin = try line.integer(value, "start") }
      case .list, .row, .button, .animation, .layer, .menu, .transition, .step, .stepTo, .call,
        .fingerprint, nil:
        break
      }
    case .json: break
    }
  }

  /// The ranges of the axes, when they are in a file beside this one.
  private mutating func describe(_ path: UnsafePointer<CChar>) {
    guard case .evdev(var reader) = source, let name = EvemuDescription.find(for: path) else {
      return
    }
    guard var description = LineReader(path: name) else { return }
    let shown = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var problems = ProblemReport(path: shown)
    while let bytes = description.next() {
      do throws(Problem) {
        try reader.describe(bytes, line: description.number)
      } catch {
        problems.add(error)
      }
    }
    problems.finish()
    source = .evdev(reader)
  }

  private mutating func finish() {
    if let problem = lines.problem { report.add(problem) }
    let isOrdered = standsOutOfOrder
    switch source {
    case .evdev(var reader):
      if let problem = reader.finish(to: &queue, line: lines.number) { report.add(problem) }
      source = .evdev(reader)
    case .slotLines(var reader):
      reader.finish(to: &queue)
      source = .slotLines(reader)
    case .log, .json: break
    }
    if isOrdered { while let sample = queue.next() { order.append(sample) } }
    report.finish()
    isOver = true
  }

  private mutating func readText() throws(ReplayStop) {
    var cursor = lines.takeText()
    var reader = JSONReader(report: report, progress: progress, size: size)
    reader.read(&cursor)
    if reader.isInterrupted || sidle_host_interrupted() != 0 { throw .interrupted("interrupted") }
    if reader.failure != 0 { throw Self.cannotKeep(reader.failure) }
    report = reader.report
    report.finish()
    otherInput = reader.otherInput
    switch reader.kind {
    case .session: origin = 0
    case .web: pointer = WebPointer()
    case .mousePath, nil: break
    }
    order = reader.finish(&progress)
    isOver = true
  }

  private static func projection(
    of surface: Surface, _ placement: Placement, _ path: String
  ) throws(ReplayStop) -> Projection {
    guard let projection = placement.projection(of: surface) else { throw cannotPlace(path) }
    return projection
  }

  private static func cannotPlace(_ path: String) -> ReplayStop {
    .failed("\(path): no axis ranges, so --rotate and --flip need --from")
  }

  private static func cannotKeep(_ reason: Int32) -> ReplayStop {
    .cannotWrite("a temporary file", String(cString: strerror(reason)))
  }
}
