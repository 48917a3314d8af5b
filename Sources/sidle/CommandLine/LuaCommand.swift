import CSidleHost

/// Runs what a command line like stock Lua's asks for.
struct LuaCommand {
  var invocation: LuaInvocation
  var arguments: [UnsafeMutablePointer<CChar>]

  func run() -> ExitStatus {
    if invocation.showsVersion { Output.write(Help.version + "\n") }
    guard let host = Host(flags: hostFlags) else {
      Output.writeError("sidle: not enough memory\n")
      return .failure
    }
    let status = run(in: host)
    if status != .success { host.writeMessage(interrupted: status == .interrupted) }
    return status
  }

  private var hostFlags: Int {
    (invocation.letsWarningsThrough ? SIDLE_HOST_WARNINGS : 0)
      | (invocation.ignoresEnvironment ? SIDLE_HOST_NO_ENVIRONMENT : 0)
  }

  private func run(in host: borrowing Host) -> ExitStatus {
    var status = host.setArguments(arguments, script: invocation.script ?? arguments.count)
    if status == .success { status = ExitStatus(sidle_host_run_init(host.pointer)) }
    for step in invocation.steps where status == .success { status = run(step, in: host) }
    guard status == .success else { return status }

    if let script = invocation.script {
      let path = invocation.scriptIsInput ? nil : arguments[script]
      status = host.runFile(path, arguments: Array(arguments[(script + 1)...]))
      guard status == .success, invocation.isInteractive else { return status }
    } else if !invocation.isInteractive {
      if invocation.evaluates || invocation.showsVersion { return .success }
      if sidle_host_is_terminal(0) == 0 { return host.runFile(nil, arguments: []) }
    }
    return Session(talks: invocation.isInteractive || sidle_host_is_terminal(0) != 0).run(in: host)
  }

  private func run(_ step: LuaInvocation.Step, in host: borrowing Host) -> ExitStatus {
    switch step {
    case .evaluate(let slice):
      let text = arguments[slice.index] + slice.offset
      return ExitStatus(sidle_host_run_text(host.pointer, text, "=(command line)"))
    case .require(let slice):
      return ExitStatus(sidle_host_require(host.pointer, arguments[slice.index] + slice.offset))
    }
  }
}
