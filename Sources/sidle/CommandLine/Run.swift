import CSidleHost
import Glibc

/// How a run ended, as the shell sees it.
struct ExitStatus: Equatable {
  static let success = ExitStatus(rawValue: 0)
  /// A script, a recording or a file is at fault.
  static let failure = ExitStatus(rawValue: 1)
  /// The command line is at fault.
  static let usage = ExitStatus(rawValue: 2)
  static let interrupted = ExitStatus(rawValue: 130)

  /// Others are what `os.exit` was given.
  let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  /// What a failed call of the host means for the whole run.
  init(_ status: sidle_host_status) {
    self =
      switch Int(status) {
      case SIDLE_HOST_OK, SIDLE_HOST_END: .success
      case SIDLE_HOST_INTERRUPTED: .interrupted
      case SIDLE_HOST_EXITED: ExitStatus(rawValue: sidle_host_exit_status())
      default: .failure
      }
  }
}

/// Carries out a command line. The arguments are bytes as the system gave them: a path or a script's
/// argument need not be UTF-8.
func run(arguments: [UnsafeMutablePointer<CChar>]) -> ExitStatus {
  let texts = arguments.map { String(cString: $0) }
  do {
    switch try Invocation(arguments: texts) {
    case .help:
      Output.write(Help.usage)
      return .success
    case .replayHelp:
      Output.write(Help.replay)
      return .success
    case .convertHelp:
      Output.write(Help.convert)
      return .success
    case .plotHelp:
      Output.write(Help.plot)
      return .success
    case .renderHelp:
      Output.write(Help.render)
      return .success
    case .render(let options):
      return RenderCommand(options: options, arguments: arguments).run()
    case .lua(let invocation):
      return LuaCommand(invocation: invocation, arguments: arguments).run()
    case .replay(let options):
      return ReplayCommand(options: options, arguments: arguments).run()
    case .convert(let options):
      return ConvertCommand(options: options, arguments: arguments).run()
    case .plot(let options):
      return try PlotCommand(options: options, arguments: arguments).run()
    }
  } catch {
    // What is wrong with a plot is said in one line.
    let hint = error.message.hasPrefix("plot: ") ? "" : Help.hint
    Output.writeError("sidle: \(error.message)\n\(hint)")
    return .usage
  }
}

/// Ends the process with everything written, or says that it could not be.
func leave(with status: ExitStatus) -> Never {
  if sidle_host_flush() == 0, status == .success {
    exit(ExitStatus.failure.rawValue)
  }
  exit(status.rawValue)
}
