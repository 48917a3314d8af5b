import CSidleHost
import Glibc

/// Standard output that a file `-` has to itself: everything else then goes to standard error, also
/// what a script prints and what the programs that it starts do.
enum StandardOutput {
  /// The descriptor of the file, once it is kept.
  nonisolated(unsafe) private static var kept: Int32?

  /// From here on a copy of it has room: the three streams keep their places, also when one is closed.
  private static let firstFree = STDERR_FILENO + 1

  /// Keeps it for a file that is to be written, when that is `-`.
  static func keep(for path: UnsafePointer<CChar>) {
    guard strcmp(path, "-") == 0, kept == nil else { return }
    sidle_host_flush()
    let file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, firstFree)
    kept = file
    guard file >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) < 0 else { return }
    // Without standard error there is nowhere to go.
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    dup2(nowhere, STDOUT_FILENO)
    if nowhere >= firstFree { close(nowhere) }
  }

  /// For a file `-`. Nil with `errno` when it cannot be written.
  static func stream() -> UnsafeMutablePointer<FILE>? {
    sidle_host_flush()
    let file = fcntl(kept ?? STDOUT_FILENO, F_DUPFD_CLOEXEC, firstFree)
    return file < 0 ? nil : fdopen(file, "w")
  }
}
