// The runner: Lua with Sidle built in, a session at the terminal, and replays of recorded input.

let arguments = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }
let status = run(arguments: arguments)
leave(with: status)
