/// Goes through the arguments of a command that is named by the first of them: options stand
/// anywhere, their value is the next argument or follows '='; `--` ends them, and `-` is none.
struct ArgumentReader {
  enum Item {
    case path(ArgumentSlice)
    /// With the name as it is written, without a value behind '='.
    case option(String)
  }

  let command: String
  private let arguments: [String]
  private var index = 2
  private var optionsEnd = false
  /// The argument the option read last stands in.
  private var argument = ""
  private var attached: ArgumentSlice?

  /// The first two arguments are the program and the command.
  init(arguments: [String], command: String) {
    self.arguments = arguments
    self.command = command
  }

  mutating func next() throws(UsageError) -> Item? {
    if attached != nil { throw error("\(argument.prefix { $0 != "=" }) takes no value") }
    while index < arguments.count {
      argument = arguments[index]
      index += 1
      if argument == "--", !optionsEnd {
        optionsEnd = true
        continue
      }
      guard !optionsEnd, argument.hasPrefix("-"), argument != "-" else {
        return .path(ArgumentSlice(index: index - 1))
      }
      guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
        return .option(argument)
      }
      let name = String(argument[..<equals])
      attached = ArgumentSlice(index: index - 1, offset: name.utf8.count + 1)
      return .option(name)
    }
    return nil
  }

  /// The value of the option read last.
  mutating func value() throws(UsageError) -> (slice: ArgumentSlice, text: String) {
    let slice = attached ?? ArgumentSlice(index: index)
    guard slice.index < arguments.count else { throw error("\(argument) needs a value") }
    if attached == nil { index += 1 }
    attached = nil
    return (slice, text(slice))
  }

  func text(_ slice: ArgumentSlice) -> String {
    String(decoding: arguments[slice.index].utf8.dropFirst(slice.offset), as: UTF8.self)
  }

  func error(_ message: String) -> UsageError { UsageError(message: "\(command): \(message)") }
  func unknownOption() -> UsageError { error("unknown option '\(argument)'") }
}

/// The options that say how positions are placed.
extension Placement {
  /// False for an option that is none of these.
  mutating func take(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--from": from = try Self.size(name, &reader)
    case "--view", "--to": view = try Self.size(name, &reader)
    case "--rotate":
      let text = try reader.value().text
      guard let degrees = Int(text), let rotation = Rotation(rawValue: degrees) else {
        throw reader.error("--rotate wants 0, 90, 180 or 270, not '\(text)'")
      }
      self.rotation = rotation
    case "--flip":
      let text = try reader.value().text
      guard ["x", "y", "xy"].contains(text) else {
        throw reader.error("--flip wants x, y or xy, not '\(text)'")
      }
      flipsX = text.hasPrefix("x")
      flipsY = text.hasSuffix("y")
    default: return false
    }
    return true
  }

  /// To be called when all options are read.
  func check(_ reader: ArgumentReader) throws(UsageError) {
    if from != nil, view == nil { throw reader.error("--from needs --view") }
  }

  private static func size(
    _ name: String, _ reader: inout ArgumentReader
  ) throws(UsageError) -> Size {
    let text = try reader.value().text
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    if parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width <= 1e6, height <= 1e6
    {
      return Size(width: width, height: height)
    }
    throw reader.error("\(name) wants a size such as 750x1334, not '\(text)'")
  }
}
