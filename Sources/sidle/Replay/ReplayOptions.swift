/// What `sidle replay` was asked to do.
struct ReplayOptions: Equatable {
  static let rates = 1.0...100_000

  var recording = ArgumentSlice(index: 0)
  var script: ArgumentSlice?
  var mapping: Mapping?
  var rate = 60.0
  var picture: ArgumentSlice?
  var isQuiet = false

  /// Nil when help was asked for. The first two arguments are the program and "replay".
  init?(arguments: [String]) throws(UsageError) {
    var paths: [ArgumentSlice] = []
    var from: Mapping.Size?
    var to: Mapping.Size?
    var index = 2
    var optionsEnd = false
    while index < arguments.count {
      let argument = arguments[index]
      if optionsEnd || !argument.hasPrefix("-") {
        paths.append(ArgumentSlice(index: index))
        index += 1
        continue
      }
      var value = ArgumentSlice(index: index + 1)
      var name = argument
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        value = ArgumentSlice(index: index, offset: name.utf8.count + 1)
      }
      switch name {
      case "--": optionsEnd = true
      case "--help", "-h": return nil
      case "--quiet", "-q": isQuiet = true
      case "--from": from = try Self.size(Self.text(value, of: name, in: arguments), name)
      case "--to": to = try Self.size(Self.text(value, of: name, in: arguments), name)
      case "--rate": rate = try Self.rate(Self.text(value, of: name, in: arguments))
      case "--svg":
        _ = try Self.text(value, of: name, in: arguments)
        picture = value
      default: throw UsageError(message: "replay: unknown option '\(argument)'")
      }
      let takesNext = ["--from", "--to", "--rate", "--svg"].contains(name) && value.offset == 0
      index += takesNext ? 2 : 1
    }
    guard let recording = paths.first else {
      throw UsageError(message: "replay: which recording?")
    }
    guard paths.count <= 2 else {
      throw UsageError(
        message: "replay: one recording and one script, not '\(arguments[paths[2].index])' too")
    }
    self.recording = recording
    script = paths.dropFirst().first
    switch (from, to) {
    case (let from?, let to?): mapping = Mapping(from: from, to: to)
    case (nil, nil): break
    default: throw UsageError(message: "replay: --from and --to need each other")
    }
  }

  private static func text(
    _ slice: ArgumentSlice, of name: String, in arguments: [String]
  ) throws(UsageError) -> String {
    guard slice.index < arguments.count else {
      throw UsageError(message: "replay: \(name) needs a value")
    }
    return String(decoding: arguments[slice.index].utf8.dropFirst(slice.offset), as: UTF8.self)
  }

  private static func size(_ text: String, _ name: String) throws(UsageError) -> Mapping.Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    if parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width <= 1e6, height <= 1e6
    {
      return Mapping.Size(width: width, height: height)
    }
    throw UsageError(message: "replay: \(name) wants a size such as 750x1334, not '\(text)'")
  }

  private static func rate(_ text: String) throws(UsageError) -> Double {
    guard let rate = Double(text), rates.contains(rate) else {
      throw UsageError(message: "replay: --rate wants a number from 1 to 100000, not '\(text)'")
    }
    return rate
  }
}
