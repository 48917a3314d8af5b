import Glibc

/// The lines of a file, one at a time: however long the file, one line is held.
struct LineReader: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: UnsafeMutablePointer<CChar>?
  private var capacity = 0
  /// The number of the line read last, from 1.
  private(set) var number = 0
  /// How many bytes were read.
  private(set) var offset: Int64 = 0
  /// A line that was read and shall be read again.
  private var held: [UInt8]?

  /// Takes the file over and closes it.
  init(file: UnsafeMutablePointer<FILE>) { self.file = file }

  /// Nil when the file cannot be opened; `errno` says why.
  init?(path: UnsafePointer<CChar>) {
    guard let file = fopen(path, "r") else { return nil }
    self.file = file
  }

  deinit {
    fclose(file)
    free(buffer)
  }

  /// How long the file is, or 0 for what has no length, such as a pipe.
  var size: Int64 {
    var about = stat()
    guard fstat(fileno(file), &about) == 0, about.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int64(about.st_size)
  }

  /// Writing to a path would write over the file that is read.
  func isSameFile(as path: UnsafePointer<CChar>) -> Bool {
    var this = stat()
    var that = stat()
    return fstat(fileno(file), &this) == 0 && stat(path, &that) == 0
      && this.st_dev == that.st_dev && this.st_ino == that.st_ino
  }

  /// The next line without its end (LF or CR LF); nil at the end of the file.
  mutating func next() -> [UInt8]? {
    if let line = held {
      held = nil
      number += 1
      return line
    }
    let length = getline(&buffer, &capacity, file)
    guard length >= 0, let buffer else { return nil }
    number += 1
    offset += Int64(length)
    var bytes = UnsafeRawBufferPointer(start: buffer, count: length)[...]
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return Array(bytes)
  }

  /// The line read last is the next one again.
  mutating func putBack(_ line: [UInt8]) {
    held = line
    number -= 1
  }

  /// Everything that is left, after bytes that go before it.
  mutating func rest(after start: [UInt8]) -> [UInt8] {
    var all = start
    all.reserveCapacity(Int(clamping: size) + 1)
    if let line = next() { all += line + [UInt8(ascii: "\n")] }
    while true {
      let length = getline(&buffer, &capacity, file)
      guard length > 0, let buffer else { return all }
      all.append(contentsOf: UnsafeRawBufferPointer(start: buffer, count: length))
    }
  }
}
