import Glibc

/// A file of its own that is gone when the process is, however that ends: it has no name but the one
/// by which a process finds what it has open.
struct TemporaryFile: ~Copyable {
  /// To open it by, in this process.
  let path: String
  private let file: Int32

  init() throws(ReplayStop) {
    file = try Self.make()
    path = Self.path(of: file)
  }

  deinit { close(file) }

  private static func make() throws(ReplayStop) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/sidle.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw cannotWrite(folder) }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    guard access(path(of: file), R_OK | W_OK) == 0 else { throw cannotWrite(path(of: file)) }
    return file
  }

  private static func path(of file: Int32) -> String { "/proc/self/fd/\(file)" }

  private static func cannotWrite(_ place: String) -> ReplayStop {
    .failed("sidle: cannot write to \(place): \(String(cString: strerror(errno)))")
  }
}
