/// A part of the command line: an argument from an offset on, so that its bytes can be passed on
/// as they are.
struct ArgumentSlice: Equatable {
  var index: Int
  var offset = 0
}

/// What is wrong with a command line.
struct UsageError: Error, Equatable {
  var message: String
}

/// A command line, understood.
enum Invocation: Equatable {
  case help
  case replayHelp
  case lua(LuaInvocation)
  case replay(ReplayOptions)
  case convertHelp
  case convert(ConvertOptions)
  case plotHelp
  case renderHelp
  case render(RenderOptions)
  case plot(PlotOptions)

  /// The first argument is the program's name.
  init(arguments: [String]) throws(UsageError) {
    if arguments.count > 1, arguments[1] == "replay" {
      let options = try ReplayOptions(arguments: arguments)
      self = options.map { .replay($0) } ?? .replayHelp
      return
    }
    if arguments.count > 1, arguments[1] == "convert" {
      let options = try ConvertOptions(arguments: arguments)
      self = options.map { .convert($0) } ?? .convertHelp
      return
    }
    if arguments.count > 1, arguments[1] == "plot" {
      let options = try PlotOptions(arguments: arguments)
      self = options.map { .plot($0) } ?? .plotHelp
      return
    }
    if arguments.count > 1, arguments[1] == "render" {
      let options = try RenderOptions(arguments: arguments)
      self = options.map { .render($0) } ?? .renderHelp
      return
    }
    let lua = try LuaInvocation(arguments: arguments)
    self = lua.map { .lua($0) } ?? .help
  }
}

/// The command line of stock Lua, as far as it is the same, and a little more.
struct LuaInvocation: Equatable {
  enum Step: Equatable {
    case evaluate(ArgumentSlice)
    case require(ArgumentSlice)
  }

  /// What -e and -l ask for, in order.
  var steps: [Step] = []
  /// The index of the script; everything after it belongs to it.
  var script: Int?
  /// The script was given as "-".
  var scriptIsInput = false
  var isInteractive = false
  var showsVersion = false
  var letsWarningsThrough = false
  var ignoresEnvironment = false

  var evaluates: Bool {
    steps.contains {
      switch $0 {
      case .evaluate: true
      case .require: false
      }
    }
  }

  /// Nil when help was asked for.
  init?(arguments: [String]) throws(UsageError) {
    var index = 1
    while index < arguments.count {
      let argument = arguments[index]
      if argument == "-" {
        script = index
        scriptIsInput = true
        return
      }
      guard argument.hasPrefix("-") else {
        script = index
        return
      }
      switch argument {
      case "--":
        if index + 1 < arguments.count { script = index + 1 }
        return
      case "--help", "-h": return nil
      case "--version", "-v": showsVersion = true
      case "-i": isInteractive = true
      case "-W": letsWarningsThrough = true
      case "-E": ignoresEnvironment = true
      default:
        let needed = argument.hasPrefix("-e") || argument.hasPrefix("-l")
        guard needed else { throw UsageError(message: "unknown option '\(argument)'") }
        steps.append(try Self.step(at: &index, of: arguments))
      }
      index += 1
    }
  }

  /// -e or -l with its value, in the same argument or in the next one, which `index` then names.
  private static func step(
    at index: inout Int, of arguments: [String]
  ) throws(UsageError) -> Step {
    let argument = arguments[index]
    let letter = argument.prefix(2)
    var value = ArgumentSlice(index: index, offset: 2)
    if argument.utf8.count == 2 {
      index += 1
      guard index < arguments.count, !(arguments[index].hasPrefix("-") && letter == "-l") else {
        throw UsageError(message: "option '\(letter)' needs a value")
      }
      value = ArgumentSlice(index: index)
    }
    return letter == "-e" ? .evaluate(value) : .require(value)
  }
}
