/// What `sidle render` was asked to do.
struct RenderOptions: Equatable {
  var picture: ArgumentSlice?
  var frames: ArgumentSlice?
  var gif: ArgumentSlice?
  /// The moment of which `picture` is a PNG, ns; nil: all of it, as SVG.
  var moment: Int64?
  /// Pixels of a PNG or GIF for a point.
  var scale = 2.0
  /// Whether what decides is drawn over the scene.
  var hasOverlay = false
  var rate = 60.0
  /// Images of a GIF in a second.
  var gifRate = Film.rate
  /// The index of the script; everything after it belongs to it.
  var script = 0
  /// The script was given as "-".
  var scriptIsInput = false

  /// Nil when help was asked for. The first two arguments are the program and "render".
  init?(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments: arguments, command: "render")
    var hasScale = false
    while script == 0, let item = try reader.next() {
      switch item {
      case .path(let path):
        script = path.index
        scriptIsInput = reader.text(path) == "-"
      case .option("--help"), .option("-h"): return nil
      case .option("--output"), .option("-o"): picture = try reader.value().slice
      case .option("--frames"): frames = try reader.value().slice
      case .option("--gif"): gif = try reader.value().slice
      case .option("--overlay"): hasOverlay = true
      case .option("--png"): moment = try Self.moment(&reader)
      case .option("--scale"):
        scale = try Self.number(&reader, "--scale", 0.1...16, "0.1 to 16")
        hasScale = true
      case .option("--rate"):
        rate = try ReplayOptions.rate(&reader)
        gifRate = min(rate, Film.rates.upperBound)
      case .option: throw reader.unknownOption()
      }
    }
    guard script > 0 else { throw reader.error("which script?") }
    guard picture != nil || frames != nil || gif != nil else {
      throw reader.error("-o, --gif or --frames says what to write, before the script")
    }
    if moment != nil, picture == nil || frames != nil || gif != nil {
      throw reader.error("--png needs -o, and excludes --frames and --gif")
    }
    let outputs = [picture, frames, gif].compactMap { $0 }.filter { reader.text($0) == "-" }
    if outputs.count > 1 { throw reader.error("only one file can be standard output") }
    if hasScale, moment == nil, gif == nil { throw reader.error("--scale needs --png or --gif") }
  }

  private static func moment(_ reader: inout ArgumentReader) throws(UsageError) -> Int64 {
    let text = try reader.value().text
    guard let time = Moment.nanoseconds(text) else {
      throw reader.error("--png wants a time of the stage in seconds, not '\(text)'")
    }
    return time
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
