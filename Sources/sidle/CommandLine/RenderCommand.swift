import CSidle
import CSidleHost
import Glibc

/// What `sidle render` was asked to do.
struct RenderOptions: Equatable {
  var picture: ArgumentSlice?
  var frames: ArgumentSlice?
  /// The moment of which `picture` is a PNG, ns; nil: all of it, as SVG.
  var moment: Int64?
  /// Pixels of a PNG for a point.
  var scale = 2.0
  var rate = 60.0
  /// The index of the script; everything after it belongs to it.
  var script = 0

  /// Nil when help was asked for. The first two arguments are the program and "render".
  init?(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments: arguments, command: "render")
    while script == 0, let item = try reader.next() {
      switch item {
      case .path(let path): script = path.index
      case .option("--help"), .option("-h"): return nil
      case .option("--output"), .option("-o"): picture = try reader.value().slice
      case .option("--frames"): frames = try reader.value().slice
      case .option("--png"): moment = try Self.moment(&reader)
      case .option("--scale"):
        scale = try Self.number(&reader, "--scale", 0.1...16, "0.1 to 16")
      case .option("--rate"): rate = try ReplayOptions.rate(&reader)
      case .option: throw reader.unknownOption()
      }
    }
    guard script > 0 else { throw reader.error("which script?") }
    guard picture != nil || frames != nil else {
      throw reader.error("-o or --frames says what to write, before the script")
    }
    if moment != nil, picture == nil || frames != nil {
      throw reader.error("--png needs -o, and excludes --frames")
    }
  }

  private static func moment(_ reader: inout ArgumentReader) throws(UsageError) -> Int64 {
    Int64((try number(&reader, "--png", 0...1e9, "seconds from 0 on") * 1e9).rounded())
  }

  private static func number(
    _ reader: inout ArgumentReader, _ name: String, _ range: ClosedRange<Double>, _ rule: String
  ) throws(UsageError) -> Double {
    let text = try reader.value().text
    guard let number = Double(text), range.contains(number) else {
      throw reader.error("\(name) wants \(rule), not '\(text)'")
    }
    return number
  }
}

/// `sidle render`: runs a script and draws what its stage showed.
///
/// The first stage that the script makes writes its log to a file that nobody sees; when the script
/// has ended the log is replayed, and each step of it is a frame. So a script is not run otherwise
/// than without a picture.
struct RenderCommand {
  var options: RenderOptions
  var arguments: [UnsafeMutablePointer<CChar>]

  func run() -> ExitStatus {
    do {
      let log = try TemporaryFile()
      try runScript(logTo: log.path)
      try draw(log.path)
      return .success
    } catch {
      Output.writeError(error.message + "\n")
      switch error {
      case .failed: return .failure
      case .interrupted: return .interrupted
      }
    }
  }

  private var scriptName: String { String(cString: arguments[options.script]) }

  private func runScript(logTo path: String) throws(ReplayStop) {
    guard let host = Host(flags: 0) else { throw .failed("sidle: not enough memory") }
    guard host.setArguments(arguments, script: options.script) == .success,
      sidle_host_record(host.pointer, path) == SIDLE_HOST_OK
    else { throw .failed(host.message) }
    let rest = Array(arguments[(options.script + 1)...])
    switch host.runFile(arguments[options.script], arguments: rest) {
    case .success: return
    case .interrupted: throw .interrupted(host.message)
    case .failure, .usage: throw .failed(host.message)
    }
  }

  private func draw(_ path: String) throws(ReplayStop) {
    guard var lines = LineReader(path: path) else {
      throw .failed("sidle: \(scriptName) made no stage that could be drawn")
    }
    guard lines.next() != nil else {
      throw .failed(
        "sidle: \(scriptName) made no stage, or one that keeps a log of its own: that log is drawn by "
          + "'sidle replay LOG --svg FILE'")
    }
    var reader = LogReader(lines: lines, report: ProblemReport(path: path))
    var replay = try LogReplay(reading: &reader, options: ReplayOptions(drawingAt: options.rate))
    var progress = Progress()
    while let record = reader.next() {
      if sidle_host_interrupted() != 0 { throw .interrupted("interrupted") }
      if let moment = options.moment, record.leads(to: moment, from: replay.scene.now) {
        return try paint(&replay, at: moment)
      }
      do throws(Problem) {
        try replay.play(record, line: reader.line)
      } catch {
        throw .failed("sidle: \(error.told(of: scriptName))")
      }
      progress.show(reader.progress, of: reader.size)
    }
    progress.finish()
    if options.moment != nil {
      throw .failed("sidle: \(scriptName) ends at \(Numerals.seconds(replay.scene.now)) s")
    }
    guard let recorder = replay.scene.picture else { return }
    if let picture = options.picture {
      let drawn = Picture(recorder: recorder, title: name).text
      try write(drawn, to: picture)
    }
    if let frames = options.frames, let drawn = replay.scene.frames {
      try write(drawn.text, to: frames)
    }
  }

  /// The stage at a moment in the middle of a step: how time is cut makes no difference.
  private func paint(_ replay: inout LogReplay, at moment: Int64) throws(ReplayStop) {
    let stage = replay.scene.stage
    guard let slice = options.picture, sidle_stage_step_to(stage, moment) >= SIDLE_OK else {
      throw .failed("sidle: \(replay.scene.lastError)")
    }
    let path = arguments[slice.index] + slice.offset
    let size = replay.size
    guard let reason = sidle_host_paint_png(stage, size.width, size.height, options.scale, path)
    else { return }
    throw .failed("sidle: cannot write \(String(cString: path)): \(String(cString: reason))")
  }

  private var name: String {
    scriptName.split(separator: "/").last.map(String.init) ?? scriptName
  }

  private func write(_ text: String, to slice: ArgumentSlice) throws(ReplayStop) {
    let path = arguments[slice.index] + slice.offset
    guard let file = OutputFile(path: path), file.write(Array(text.utf8)), file.finish() else {
      throw .failed(
        "sidle: cannot write \(String(cString: path)): \(String(cString: strerror(errno)))")
    }
  }
}

extension LogRecord {
  /// Whether a step of the log reaches a moment.
  fileprivate func leads(to moment: Int64, from now: Int64) -> Bool {
    switch self {
    case .stepTo(let time): return time >= moment
    case .step(let seconds): return Double(now) + seconds * 1e9 >= Double(moment)
    case .stage, .list, .row, .button, .animation, .layer, .transition, .sample, .call,
      .fingerprint:
      return false
    }
  }
}

/// A file of its own that goes when this does.
struct TemporaryFile: ~Copyable {
  let path: String

  init() throws(ReplayStop) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/sidle.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else {
      throw .failed("sidle: cannot write to \(folder): \(String(cString: strerror(errno)))")
    }
    close(file)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { unlink(path) }
}
