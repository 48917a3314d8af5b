import Glibc

/// `sidle plot`: draws how a value moves.
struct PlotCommand {
  var options: PlotOptions
  var arguments: [UnsafeMutablePointer<CChar>]

  func run() throws(UsageError) -> ExitStatus {
    switch options.request {
    case .list:
      let names = PlotMotion.curveNames + PlotMotion.springNames
      Output.write(names.map { $0 + "\n" }.joined())
      return .success
    case .plot(let motion): return try draw(motion)
    }
  }

  private func draw(_ motion: PlotMotion) throws(UsageError) -> ExitStatus {
    let samples = try PlotSamples(of: motion)
    let fallback = PlotCharacters { name in getenv(name).map { String(cString: $0) } }
    let drawn = PlotText(
      motion: motion, samples: samples, columns: options.width, rows: options.height,
      characters: options.characters ?? fallback)
    let path = options.picture.map { arguments[$0.index] + $0.offset }
    if let path { StandardOutput.keep(for: path) }
    Output.write(drawn.text)
    guard let path else { return .success }
    if let reason = OutputFile.write(PlotPicture(motion: motion, samples: samples).text, to: path) {
      Output.writeError("sidle: cannot write \(String(cString: path)): \(reason)\n")
      return .failure
    }
    return .success
  }
}
