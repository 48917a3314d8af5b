import CSidleHost

/// The Lua interpreter and the terminal, owned: closed when it goes.
struct Host: ~Copyable {
  let pointer: OpaquePointer

  /// Nil when there is no memory.
  init?(flags: Int) {
    guard let pointer = sidle_host_create(UInt32(flags)) else { return nil }
    self.pointer = pointer
  }

  deinit { sidle_host_destroy(pointer) }

  /// What went wrong in the last call, without a line end.
  var message: String { String(cString: sidle_host_message(pointer)) }
  var hasMessage: Bool { sidle_host_message(pointer).pointee != 0 }

  /// Writes what went wrong, on a line of its own also when the terminal shows "^C" before it.
  func writeMessage(interrupted: Bool) {
    guard hasMessage else { return }
    let gap = interrupted && sidle_host_is_terminal(0) != 0 ? "\n" : ""
    Output.writeError("\(gap)\(message)\n")
  }

  func setArguments(_ arguments: [UnsafeMutablePointer<CChar>], script: Int) -> ExitStatus {
    let list: [UnsafePointer<CChar>?] = arguments.map { UnsafePointer($0) }
    return ExitStatus(
      sidle_host_set_arguments(pointer, list, Int32(list.count), Int32(script)))
  }

  /// Standard input when the path is nil.
  func runFile(
    _ path: UnsafeMutablePointer<CChar>?, arguments: [UnsafeMutablePointer<CChar>]
  ) -> ExitStatus {
    let list: [UnsafePointer<CChar>?] = arguments.map { UnsafePointer($0) }
    return ExitStatus(sidle_host_run_file(pointer, path, list, Int32(list.count)))
  }
}
