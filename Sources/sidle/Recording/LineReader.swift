import Glibc

/// The lines of a file, one at a time: however long the file, one line is held.
struct LineReader: ~Copyable {
  /// No line of a recording has more bytes: the longest records of Sidle's log have some thousand
  /// numbers. What is longer is passed over, so that a file without line ends takes no more memory
  /// than one with them.
  static let longest = 1 << 20
  /// The beginning of a line, bytes: enough to tell what a file is.
  private static let beginning = 4096

  private var bytes: ByteReader
  /// The number of the line read last, from 1.
  private(set) var number = 0
  /// The line read last is longer than any may be: only its beginning was given.
  private(set) var isCut = false

  init(_ bytes: consuming ByteReader) { self.bytes = bytes }

  /// Nil when the file cannot be opened; `errno` says why.
  init?(path: UnsafePointer<CChar>) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    bytes = ByteReader(file: file)
  }

  /// How long the file is, or 0 for what has no length, such as a pipe.
  var size: Int64 { bytes.size }
  /// How many bytes were read.
  var offset: Int64 { bytes.offset }
  func isSameFile(as path: UnsafePointer<CChar>) -> Bool { bytes.isSameFile(as: path) }

  /// Why there are no more lines, when that is not the end of the file.
  var problem: Problem? {
    guard bytes.failure != 0 else { return nil }
    return .unreadable(bytes.failure, line: number == 0 ? nil : number)
  }

  /// What is wrong with the length of the line read last.
  var lengthProblem: Problem? {
    isCut ? .expected("a line of at most \(Self.longest) bytes", line: number) : nil
  }

  /// The beginning of the next line, without its end; it is read again by `next`.
  mutating func look() -> [UInt8]? {
    guard var line = bytes.look(atMost: Self.beginning) else { return nil }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  /// The next line without its end (LF or CR LF); nil at the end of the file.
  mutating func next() -> [UInt8]? {
    guard bytes.peek() != nil else { return nil }
    number += 1
    var line: [UInt8] = []
    var length = 0
    var isWhole = false
    while !isWhole, bytes.peek() != nil {
      isWhole = bytes.takeLine { part in
        line.append(contentsOf: part.prefix(Self.longest - line.count))
        length += part.count
      }
    }
    isCut = length > Self.longest
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  /// The lines that are left as one text; there are none left then.
  mutating func takeText() -> JSONCursor {
    var rest = ByteReader()
    swap(&rest, &bytes)
    return JSONCursor(rest, line: number + 1)
  }
}
