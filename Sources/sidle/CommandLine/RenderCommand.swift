import CSidle
import CSidleHost
import Glibc

/// `sidle render`: runs a script and draws what its stage showed.
///
/// The first stage that the script makes writes its log to a file that nobody sees; when the script
/// has ended the log is replayed, and each step of it is a frame. So a script is not run otherwise
/// than without a picture.
struct RenderCommand {
  var options: RenderOptions
  var arguments: [UnsafeMutablePointer<CChar>]

  func run() -> ExitStatus {
    .of { () throws(ReplayStop) in
      let log = try TemporaryFile()
      try runScript(logTo: log.path)
      try draw(log.path)
      return 0
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
    var replay = try LogReplay(
      reading: &reader,
      options: ReplayOptions(drawingAt: options.rate, overlay: options.hasOverlay))
    if let gif = options.gif {
      replay.scene.film = try Film(
        path: text(gif), size: replay.size, scale: options.scale, rate: options.gifRate)
    }
    // Painting takes its time also when there is little to read.
    var progress = Progress(from: options.gif == nil ? Progress.smallestFile : 0)
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
    try replay.scene.film?.finish()
    guard let recorder = replay.scene.picture else { return }
    if let picture = options.picture {
      let drawn = Picture(recorder: recorder, title: FileName.last(of: scriptName)).text
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
    let path = text(slice)
    var canvas: OpaquePointer?
    var list = sidle_draw_list()
    let size = replay.size
    var reason = sidle_host_canvas_open(size.width, size.height, options.scale, &canvas)
    defer { sidle_host_canvas_close(canvas) }
    if reason == nil {
      guard sidle_stage_draw(stage, &list) == SIDLE_OK else {
        throw .failed("sidle: \(replay.scene.lastError)")
      }
      sidle_host_canvas_clear(canvas)
      reason = sidle_host_canvas_paint(canvas, &list)
    }
    if reason == nil { reason = sidle_host_canvas_write_png(canvas, path) }
    if let reason { throw .cannotWrite(String(cString: path), String(cString: reason)) }
  }

  private func text(_ slice: ArgumentSlice) -> UnsafeMutablePointer<CChar> {
    arguments[slice.index] + slice.offset
  }

  private func write(_ text: String, to slice: ArgumentSlice) throws(ReplayStop) {
    let path = self.text(slice)
    guard let file = OutputFile(path: path), file.write(Array(text.utf8)), file.finish() else {
      throw .cannotWrite(String(cString: path), String(cString: strerror(errno)))
    }
  }
}

extension LogRecord {
  /// Whether a step of the log reaches a moment.
  fileprivate func leads(to moment: Int64, from now: Int64) -> Bool {
    switch self {
    case .stepTo(let time): return time >= moment
    case .step(let seconds): return Double(now) + seconds * 1e9 >= Double(moment)
    case .stage, .list, .row, .button, .animation, .layer, .menu, .transition, .sample, .call,
      .fingerprint:
      return false
    }
  }
}
