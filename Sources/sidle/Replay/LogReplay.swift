import CSidle

/// Plays a log alone: it holds the stage, the calls and the times.
struct LogReplay: ~Copyable {
  private var player: LogPlayer
  var scene: Scene
  private let slice: Int64
  private let projection: Projection
  /// What steps by seconds carry on: part of a nanosecond, and what a step that was cut short left.
  private var carried = 0.0

  /// Reads up to the record that makes the stage.
  init(reading reader: inout LogReader, options: ReplayOptions) throws(ReplayStop) {
    guard let projection = options.placement.projection(of: .unknown) else {
      throw .failed("\(reader.path): --rotate and --flip of a log need --from")
    }
    guard let first = reader.next(), case .stage(let line) = first else {
      throw .failed("\(reader.path):\(max(reader.line, 1)): expected a record 'stage' first")
    }
    do {
      player = try LogPlayer(line)
    } catch {
      throw .failed(error.told(of: reader.path))
    }
    if let problem = player.problem { reader.add(problem) }
    scene = Scene(stage: player.stage, size: player.size, options: options)
    slice = max(1, Int64((1e9 / options.rate).rounded()))
    self.projection = projection
  }

  mutating func play(_ record: LogRecord, line: Int) throws(Problem) {
    switch record {
    case .stage: throw .expected("only one record 'stage'", line: line)
    case .list(let object, let fields): try player.makeList(object, fields)
    case .row(let object, let fields): try player.makeRow(object, fields)
    case .button(let object, let fields): try player.makeButton(object, fields)
    case .animation(let object, let fields): try player.makeAnimation(object, fields)
    case .layer(let object, let fields): try player.makeLayer(object, fields)
    case .menu(let object, let fields): try player.makeMenu(object, fields)
    case .transition(let object, let fields): try player.makeTransition(object, fields)
    case .sample(let sample): try push(sample, line: line)
    case .step(let seconds): try step(seconds, line: line)
    case .stepTo(let time):
      carried = 0
      try stepTo(time, line: line)
    case .call(let call): try perform(call)
    case .fingerprint(let expected):
      let fingerprint = sidle_stage_fingerprint(scene.stage)
      guard fingerprint == expected else {
        throw .expected(
          "the fingerprint \(Numerals.hexadecimal(expected)), but the replay has "
            + Numerals.hexadecimal(fingerprint), line: line)
      }
    }
  }

  /// All is played. What changed after the last step is the last frame.
  mutating func finish() { scene.look() }

  private mutating func push(_ sample: Sample, line: Int) throws(Problem) {
    scene.begin()
    var sample = sample
    projection.place(&sample)
    let status = scene.push(sample, at: sample.time)
    if status < SIDLE_OK { throw Problem(line: line, text: scene.lastError) }
  }

  /// Where a record leads that is a step, as the library finds it: by seconds, to the nearest
  /// nanosecond, halves up. Nil for other records, and for what the library refuses.
  func target(of record: LogRecord) -> Int64? {
    switch record {
    case .stepTo(let time): return time
    case .step(let seconds):
      let way = (seconds * 1e9 + carried + 0.5).rounded(.down)
      guard way >= 0, way < 1e18 else { return nil }
      let (time, overflows) = scene.now.addingReportingOverflow(Int64(way))
      return overflows ? nil : time
    case .stage, .list, .row, .button, .animation, .layer, .menu, .transition, .sample, .call,
      .fingerprint:
      return nil
    }
  }

  /// For a picture it is a step to a time, so that the way can be shown.
  private mutating func step(_ seconds: Double, line: Int) throws(Problem) {
    guard scene.picture != nil, let time = target(of: .step(seconds: seconds)) else {
      return try check(sidle_stage_step(scene.stage, seconds), line)
    }
    carried = seconds * 1e9 + carried - Double(time - scene.now)
    try stepTo(time, line: line)
    carried += Double(time - scene.now)
  }

  /// For a picture the way there is shown in slices, after what changed before it; events are the
  /// same either way. A time to which there is no way is left to the stage, which says so.
  private mutating func stepTo(_ time: Int64, line: Int) throws(Problem) {
    scene.look()
    if scene.picture != nil, time.magnitude <= Moment.farthest {
      var budget = FrameBudget()
      while scene.now < time - slice, !scene.isIdle, !budget.isSpent {
        try check(sidle_stage_step_to(scene.stage, scene.now + slice), line)
        budget.take(hasEnd: scene.hasDeadline)
      }
    }
    try check(sidle_stage_step_to(scene.stage, time), line)
  }

  private mutating func perform(_ call: LogCall) throws(Problem) {
    try player.perform(call)
    if call.verb == .cancelAll { scene.noteCancel() }
  }

  /// A step is done: its events are told also when it could not go all the way.
  private mutating func check(_ status: sidle_status, _ line: Int) throws(Problem) {
    guard status >= SIDLE_OK else {
      throw Problem(line: line, text: scene.lastError)
    }
    scene.tell()
  }
}
