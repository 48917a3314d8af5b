import Glibc

/// A file that is there as a whole or not at all.
///
/// What is written goes into `NAME.PID.part` beside it, which takes the file's place, with its
/// permissions, when all is written. It is removed when the writing is given up, and when Ctrl-C or
/// another signal ends the process. What is no plain file of one name (a pipe, a device), and what
/// stands in a folder where no file can be made, is written to as it is. `-` is standard output.
struct OutputFile: ~Copyable {
  private let stream: UnsafeMutablePointer<FILE>
  /// Where the whole file goes; nil when it is written to as it is.
  private let place: UnsafeMutablePointer<CChar>?

  /// Writes a whole text; nil when that went well, else why it did not.
  static func write(_ text: String, to path: UnsafePointer<CChar>) -> String? {
    guard let file = OutputFile(path: path), file.write(Array(text.utf8)), file.finish() else {
      return String(cString: strerror(errno))
    }
    return nil
  }

  /// Nil with `errno` when it cannot be written.
  init?(path: UnsafePointer<CChar>) {
    if strcmp(path, "-") == 0 {
      guard let stream = StandardOutput.stream() else { return nil }
      self.stream = stream
      place = nil
    } else if let target = Self.replaceable(path), let stream = Self.begin(target) {
      self.stream = stream
      place = strdup(target.name)
    } else if let stream = fopen(path, "w") {
      self.stream = stream
      place = nil
    } else {
      return nil
    }
  }

  func write(_ bytes: [UInt8]) -> Bool { fwrite(bytes, 1, bytes.count, stream) == bytes.count }

  /// A descriptor of the same file, for a library that writes and closes one of its own.
  func duplicate() -> Int32 { dup(fileno(stream)) }

  /// All is written. False with `errno` when it was not.
  consuming func finish() -> Bool {
    let place = place
    let isWhole = fclose(stream) == 0
    discard self
    guard let place else { return isWhole }
    defer { free(place) }
    if isWhole, let part = Unfinished.part(of: place), rename(part, place) == 0 {
      Unfinished.forget(part)
      return true
    }
    let reason = errno
    Unfinished.abandon(place)
    errno = reason
    return false
  }

  deinit {
    fclose(stream)
    guard let place else { return }
    Unfinished.abandon(place)
    free(place)
  }

  private struct Target {
    var name: String
    /// Of the file that is there.
    var mode: mode_t?
  }

  /// The plain file that a path names or may name. Nil when another file cannot take its place.
  private static func replaceable(_ path: UnsafePointer<CChar>) -> Target? {
    var found = stat()
    guard lstat(path, &found) == 0 else {
      return errno == ENOENT ? Target(name: String(cString: path)) : nil
    }
    // Behind links lies what they lead to.
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    guard stat(whole, &found) == 0, found.st_mode & S_IFMT == S_IFREG, found.st_nlink == 1,
      access(whole, W_OK) == 0
    else { return nil }
    return Target(name: String(cString: whole), mode: found.st_mode & 0o7777)
  }

  private static func begin(_ target: Target) -> UnsafeMutablePointer<FILE>? {
    let part = "\(target.name)\(Unfinished.ending)"
    guard let stream = fopen(part, "wx") else { return nil }
    if let mode = target.mode { fchmod(fileno(stream), mode) }
    guard Unfinished.keep(part) else {
      fclose(stream)
      unlink(part)
      return nil
    }
    return stream
  }
}
