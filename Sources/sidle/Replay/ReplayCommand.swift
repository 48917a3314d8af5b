import CSidleHost
import Glibc

/// `sidle replay`: reads a recording, plays it to a stage, prints the timeline.
struct ReplayCommand {
  var options: ReplayOptions
  var arguments: [UnsafeMutablePointer<CChar>]

  func run() -> ExitStatus {
    if let file = options.picture { StandardOutput.keep(for: text(file)) }
    return .of(play)
  }

  private func text(_ slice: ArgumentSlice) -> UnsafeMutablePointer<CChar> {
    arguments[slice.index] + slice.offset
  }

  private var recordingName: String { String(cString: text(options.recording)) }

  /// How much of the recording could not be read.
  private func play() throws(ReplayStop) -> Int {
    guard var lines = LineReader(path: text(options.recording)) else {
      throw .failed("sidle: cannot open \(recordingName): \(String(cString: strerror(errno)))")
    }
    var report = ProblemReport(path: recordingName)
    let format = RecordingFormat(reading: &lines, &report)
    if format == .log, options.script == nil, !options.lists {
      return try play(LogReader(lines: lines, report: report))
    }
    let reader = try RecordingReader(
      format, lines: lines, path: text(options.recording), report: report,
      placement: options.placement)
    if options.lists { return try list(reader) }
    guard options.script != nil else {
      throw .failed("sidle: replay: this recording holds no stage: name a script that makes it")
    }
    return try play(samplesOf: reader)
  }

  private func play(samplesOf reader: consuming RecordingReader) throws(ReplayStop) -> Int {
    let host = try openHost()
    var sample = try reader.next()
    try reader.checkNotEmpty(sample)
    var replay = try ScriptReplay(host: host, script: scriptPath, options: options)
    while let played = sample {
      try replay.play(played, origin: reader.origin ?? 0, in: host)
      sample = try reader.next()
    }
    try checkInterrupt()
    reader.tellPlacement()
    try replay.finish(in: host)
    return try end(&replay.scene, skipped: reader.skipped, otherInput: reader.otherInput)
  }

  private func list(_ reader: consuming RecordingReader) throws(ReplayStop) -> Int {
    var list = ContactList()
    var next = try reader.next()
    try reader.checkNotEmpty(next)
    Output.write(ContactList.heading)
    while let sample = next {
      Output.write(ContactList.lines(list.follow(sample)))
      next = try reader.next()
    }
    reader.tellPlacement()
    Output.write(ContactList.lines(list.finish()) + list.summary(skipped: reader.skipped))
    return reader.skipped
  }

  private func play(_ reader: consuming LogReader) throws(ReplayStop) -> Int {
    let host = try openHost()  // for Ctrl-C
    defer { withExtendedLifetime(host) {} }
    var replay = try LogReplay(reading: &reader, options: options)
    var progress = Progress()
    while let record = reader.next() {
      try checkInterrupt()
      do {
        try replay.play(record, line: reader.line)
      } catch {
        reader.add(error)
      }
      progress.show(reader.progress, of: reader.size)
    }
    try finish(&reader, progress)
    replay.finish()
    return try end(&replay.scene, skipped: reader.problemCount, otherInput: 0)
  }

  private func finish(_ reader: inout LogReader, _ progress: Progress) throws(ReplayStop) {
    progress.finish()
    reader.finish()
    try checkInterrupt()
  }

  private func checkInterrupt() throws(ReplayStop) {
    if sidle_host_interrupted() != 0 { throw .interrupted("interrupted") }
  }

  private var scriptPath: UnsafeMutablePointer<CChar>? { options.script.map { text($0) } }

  private func openHost() throws(ReplayStop) -> Host {
    guard let host = Host(flags: 0) else { throw .failed("sidle: not enough memory") }
    let count = arguments.count
    let script = options.script?.index ?? count
    guard host.setArguments(arguments, script: script) == .success else {
      throw .failed(host.message)
    }
    return host
  }

  /// The end of the timeline, and the picture.
  private func end(
    _ scene: inout Scene, skipped: Int, otherInput: Int
  ) throws(ReplayStop) -> Int {
    scene.timeline.summarize(scene.stage, skipped: skipped, otherInput: otherInput)
    scene.timeline.tellFingerprint(of: scene.stage)
    if let slice = options.picture, let picture = scene.picture {
      let title = "replay of \(FileName.last(of: recordingName))"
      let drawn = Picture(recorder: picture, size: scene.size, title: title).text
      let path = text(slice)
      if let reason = OutputFile.write(drawn, to: path) {
        throw .cannotWrite(String(cString: path), reason)
      }
    }
    return skipped
  }
}
