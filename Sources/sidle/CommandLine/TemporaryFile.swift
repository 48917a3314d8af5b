import Glibc

/// A file of its own that goes when this does.
struct TemporaryFile: ~Copyable {
  let path: String

  init() throws(ReplayStop) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/sidle.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else {
      throw .failed("sidle: cannot write to \(folder): \(String(cString: strerror(errno)))")
    }
    close(file)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { unlink(path) }
}
