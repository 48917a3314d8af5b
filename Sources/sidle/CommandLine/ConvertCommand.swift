import Glibc

/// What `sidle convert` was asked to do.
struct ConvertOptions: Equatable {
  var recording = ArgumentSlice(index: 0)
  /// Standard output when there is none.
  var output: ArgumentSlice?
  var placement = Placement()

  /// Nil when help was asked for. The first two arguments are the program and "convert".
  init?(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments: arguments, command: "convert")
    var paths: [ArgumentSlice] = []
    while let item = try reader.next() {
      switch item {
      case .path(let path): paths.append(path)
      case .option("--help"), .option("-h"): return nil
      case .option("--output"), .option("-o"): output = try reader.value().slice
      case .option(let name):
        guard try placement.take(name, &reader) else { throw reader.unknownOption() }
      }
    }
    try placement.check(reader)
    guard let recording = paths.first else { throw reader.error("which recording?") }
    guard paths.count == 1 else {
      throw reader.error("one recording, not '\(reader.text(paths[1]))' too")
    }
    self.recording = recording
  }
}

/// `sidle convert`: writes the samples of a recording as Sidle's own log.
struct ConvertCommand {
  private static let chunk = 1 << 16

  var options: ConvertOptions
  var arguments: [UnsafeMutablePointer<CChar>]

  func run() -> ExitStatus { .of(convert) }

  private func text(_ slice: ArgumentSlice) -> UnsafeMutablePointer<CChar> {
    arguments[slice.index] + slice.offset
  }

  /// How much of the recording could not be read.
  private func convert() throws(ReplayStop) -> Int {
    let path = text(options.recording)
    let reader = try RecordingReader(path: path, placement: options.placement)
    guard let slice = options.output else {
      return try convert(reader) {
        Output.write(bytes: $0)
        return true
      }
    }
    let name = String(cString: text(slice))
    guard !reader.isSameFile(as: text(slice)) else {
      throw .failed("sidle: \(name) is the recording itself: nothing was written")
    }
    guard let file = OutputFile(path: text(slice)) else { throw Self.cannotWrite(name) }
    let skipped = try convert(reader) { file.write($0) }
    guard file.finish() else { throw Self.cannotWrite(name) }
    return skipped
  }

  /// `write` is false when it could not.
  private func convert(
    _ reader: consuming RecordingReader, _ write: ([UInt8]) -> Bool
  ) throws(ReplayStop) -> Int {
    var sample = try reader.next()
    try reader.checkNotEmpty(sample)
    var log = LogWriter(origin: reader.origin ?? 0, size: reader.surfaceSize)
    while let written = sample {
      log.write(written)
      if log.text.count >= Self.chunk {
        guard write(log.text) else { throw cannotWrite() }
        log.text.removeAll(keepingCapacity: true)
      }
      sample = try reader.next()
    }
    log.finish()
    guard write(log.text) else { throw cannotWrite() }
    reader.tellPlacement()
    reader.tellSkipped()
    return reader.skipped
  }

  private func cannotWrite() -> ReplayStop {
    Self.cannotWrite(options.output.map { String(cString: text($0)) } ?? "standard output")
  }

  private static func cannotWrite(_ name: String) -> ReplayStop {
    .cannotWrite(name, String(cString: strerror(errno)))
  }
}
