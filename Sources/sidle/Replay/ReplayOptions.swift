/// What `sidle replay` was asked to do.
struct ReplayOptions: Equatable {
  static let rates = 1.0...100_000

  var recording = ArgumentSlice(index: 0)
  var script: ArgumentSlice?
  var placement = Placement()
  var rate = 60.0
  var picture: ArgumentSlice?
  var isQuiet = false
  /// Contacts are listed, nothing is played.
  var lists = false
  /// What decides is drawn over the scene.
  var hasOverlay = false
  /// Frames are kept for a picture that somebody else writes.
  var draws = false

  /// To draw a log that was just written, at so many frames a second.
  init(drawingAt rate: Double, overlay: Bool) {
    self.rate = rate
    hasOverlay = overlay
    isQuiet = true
    draws = true
  }

  /// Nil when help was asked for. The first two arguments are the program and "replay".
  init?(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments: arguments, command: "replay")
    var paths: [ArgumentSlice] = []
    while let item = try reader.next() {
      switch item {
      case .path(let path): paths.append(path)
      case .option("--help"), .option("-h"): return nil
      case .option("--quiet"), .option("-q"): isQuiet = true
      case .option("--list"), .option("-l"): lists = true
      case .option("--rate"): rate = try Self.rate(&reader)
      case .option("--overlay"): hasOverlay = true
      case .option("--svg"): picture = try reader.value().slice
      case .option(let name):
        guard try placement.take(name, &reader) else { throw reader.unknownOption() }
      }
    }
    try placement.check(reader)
    guard let recording = paths.first else { throw reader.error("which recording?") }
    guard paths.count <= 2 else {
      throw reader.error("one recording and one script, not '\(reader.text(paths[2]))' too")
    }
    self.recording = recording
    script = paths.dropFirst().first
    if hasOverlay, picture == nil { throw reader.error("--overlay needs --svg") }
    if lists, script != nil || picture != nil || isQuiet {
      throw reader.error("--list plays nothing: no script, no --svg and no --quiet")
    }
  }

  static func rate(_ reader: inout ArgumentReader) throws(UsageError) -> Double {
    let text = try reader.value().text
    guard let rate = Double(text), rates.contains(rate) else {
      throw reader.error("--rate wants a number from 1 to 100000, not '\(text)'")
    }
    return rate
  }
}
