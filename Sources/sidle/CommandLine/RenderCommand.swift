import CSidle
import CSidleHost
import Glibc

/// `sidle render`: runs a script and draws what its stage showed.
///
/// The first stage that the script makes writes its log to a file that nobody sees; when the script
/// has ended, also by `os.exit`, the log is replayed, and each step of it is a frame. So a script is
/// not run otherwise than without a picture.
struct RenderCommand {
  var options: RenderOptions
  var arguments: [UnsafeMutablePointer<CChar>]

  func run() -> ExitStatus {
    for file in [options.picture, options.frames, options.gif] {
      if let file { StandardOutput.keep(for: text(file)) }
    }
    return .of { () throws(ReplayStop) in
      let log = try TemporaryFile()
      try runScript(logTo: log.path)
      try draw(log.path)
      return 0
    }
  }

  private var scriptName: String {
    options.scriptIsInput ? "standard input" : String(cString: arguments[options.script])
  }

  private func runScript(logTo path: String) throws(ReplayStop) {
    guard let host = Host(flags: 0) else { throw .failed("sidle: not enough memory") }
    guard host.setArguments(arguments, script: options.script) == .success,
      sidle_host_record(host.pointer, path) == SIDLE_HOST_OK,
      sidle_host_catch_exit(host.pointer) == SIDLE_HOST_OK
    else { throw .failed(host.message) }
    let script = options.scriptIsInput ? nil : arguments[options.script]
    let rest: [UnsafePointer<CChar>?] = arguments[(options.script + 1)...].map { UnsafePointer($0) }
    let status = sidle_host_run_file(host.pointer, script, rest, Int32(rest.count))
    switch Int(status) {
    case SIDLE_HOST_OK: return
    case SIDLE_HOST_INTERRUPTED: throw .interrupted(host.message)
    case SIDLE_HOST_EXITED:
      let code = sidle_host_exit_status()
      guard code != 0 else { return }
      let given = String(cString: sidle_host_exit_argument())
      let reason = "sidle: \(scriptName) ended with os.exit(\(given)), so nothing is drawn"
      throw .ended(ExitStatus(rawValue: code), reason)
    default: throw .failed(host.message)
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
        path: text(gif), size: replay.scene.size, scale: options.scale, rate: options.gifRate)
    }
    if let frames = options.frames { replay.scene.frames = try FrameFile(path: text(frames)) }
    // Painting takes its time also when there is little to read.
    var progress = Progress(from: options.gif == nil ? Progress.smallestFile : 0)
    while let record = reader.next() {
      if sidle_host_interrupted() != 0 { throw .interrupted("interrupted") }
      if let moment = options.moment, let target = replay.target(of: record), target > moment {
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
    replay.finish()
    if let moment = options.moment {
      if moment == replay.scene.now { return try paint(&replay, at: moment) }
      throw .failed("sidle: \(scriptName) ends at \(Numerals.seconds(replay.scene.now)) s")
    }
    try replay.scene.film?.finish()
    try replay.scene.frames?.finish()
    guard let picture = options.picture, let recorder = replay.scene.picture else { return }
    let title = FileName.last(of: scriptName)
    let drawn = Picture(recorder: recorder, size: replay.scene.size, title: title).text
    let place = text(picture)
    if let reason = OutputFile.write(drawn, to: place) {
      throw .cannotWrite(String(cString: place), reason)
    }
  }

  /// The stage at a moment in the middle of a step: how time is cut makes no difference.
  private func paint(_ replay: inout LogReplay, at moment: Int64) throws(ReplayStop) {
    let stage = replay.scene.stage
    guard moment >= replay.scene.now else {
      let start = Numerals.seconds(replay.scene.now)
      throw .failed("sidle: the stage of \(scriptName) begins at \(start) s")
    }
    guard let slice = options.picture else { return }
    try step(replay.scene, to: moment)
    let path = text(slice)
    var canvas: OpaquePointer?
    var list = sidle_draw_list()
    let size = replay.scene.size
    if let reason = sidle_host_canvas_open(size.width, size.height, options.scale, &canvas) {
      throw .cannotWrite(String(cString: path), String(cString: reason))
    }
    defer { sidle_host_canvas_close(canvas) }
    replay.scene.layOverlay()
    guard sidle_stage_draw(stage, &list) == SIDLE_OK else {
      throw .failed("sidle: \(replay.scene.lastError)")
    }
    sidle_host_canvas_clear(canvas)
    let reason = sidle_host_canvas_paint(canvas, &list)
    guard let file = OutputFile(path: path) else {
      throw .cannotWrite(String(cString: path), String(cString: strerror(errno)))
    }
    if let reason = reason ?? sidle_host_canvas_write_png(canvas, file.duplicate()) {
      throw .cannotWrite(String(cString: path), String(cString: reason))
    }
    guard file.finish() else {
      throw .cannotWrite(String(cString: path), String(cString: strerror(errno)))
    }
  }

  /// All the way: a step ends early each time that the events are full.
  private func step(_ scene: Scene, to moment: Int64) throws(ReplayStop) {
    var status = sidle_status(SIDLE_MORE)
    while status == SIDLE_MORE {
      let before = scene.now
      status = sidle_stage_step_to(scene.stage, moment)
      guard status >= SIDLE_OK else { throw .failed("sidle: \(scene.lastError)") }
      var batch = sidle_events()
      _ = sidle_stage_events(scene.stage, &batch)
      guard status == SIDLE_OK || batch.count > 0 || scene.now > before else {
        throw .failed("sidle: the stage does not move on from \(Numerals.seconds(before)) s")
      }
    }
  }

  private func text(_ slice: ArgumentSlice) -> UnsafeMutablePointer<CChar> {
    arguments[slice.index] + slice.offset
  }
}
