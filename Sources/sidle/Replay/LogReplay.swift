import CSidle

/// Plays a log alone: it holds the stage, the calls and the times.
struct LogReplay: ~Copyable {
  private var player: LogPlayer
  var scene: Scene
  private let slice: Int64
  private let projection: Projection
  /// Of the stage, points.
  var size: (width: Double, height: Double) { player.size }

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
    scene = Scene(stage: player.stage, options: options)
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
    case .step(let seconds):
      scene.begin()
      try check(sidle_stage_step(scene.stage, seconds), line)
    case .stepTo(let time): try stepTo(time, line: line)
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

  private mutating func push(_ sample: Sample, line: Int) throws(Problem) {
    scene.begin()
    var sample = sample
    projection.place(&sample)
    let status = scene.push(sample, at: sample.time)
    if status < SIDLE_OK { throw Problem(line: line, text: scene.lastError) }
  }

  /// For a picture the way there is shown in slices; events are the same either way.
  private mutating func stepTo(_ time: Int64, line: Int) throws(Problem) {
    scene.begin()
    if scene.picture != nil {
      while scene.now < time - slice, !scene.isStill {
        try check(sidle_stage_step_to(scene.stage, scene.now + slice), line)
      }
    }
    try check(sidle_stage_step_to(scene.stage, time), line)
  }

  private mutating func perform(_ call: LogCall) throws(Problem) {
    try player.perform(call)
    if call.verb == .cancelAll { scene.noteCancel(as: .cancelled) }
  }

  /// A step is done: its events are told also when it could not go all the way.
  private mutating func check(_ status: sidle_status, _ line: Int) throws(Problem) {
    guard status >= SIDLE_OK else {
      throw Problem(line: line, text: scene.lastError)
    }
    scene.tell()
  }
}
