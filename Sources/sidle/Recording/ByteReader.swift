import Glibc

/// The bytes of a file, of which one piece is held at a time; or bytes that are there already.
struct ByteReader: ~Copyable {
  /// How much is read at once, and held.
  static let piece = 1 << 16
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A descriptor; -1 when all bytes are held.
  private let file: Int32
  private let buffer: UnsafeMutablePointer<UInt8>
  private var position = 0
  private var end = 0
  private var taken: Int64 = 0
  /// Why the file could not be read to its end, as `errno` says it; 0 while it can.
  private(set) var failure: Int32 = 0

  /// Takes the descriptor over and closes it.
  init(file: Int32) {
    self.file = file
    buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.piece)
  }

  init(_ bytes: [UInt8] = []) {
    file = -1
    buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    bytes.withUnsafeBufferPointer { held in
      if let start = held.baseAddress { buffer.initialize(from: start, count: held.count) }
    }
    end = bytes.count
    taken = Int64(end)
    passMark()
  }

  deinit {
    buffer.deallocate()
    if file >= 0 { close(file) }
  }

  /// How many bytes are behind the place that is read.
  var offset: Int64 { taken - Int64(end - position) }

  /// How long the file is, or 0 for what has no length, such as a pipe.
  var size: Int64 {
    var about = stat()
    guard fstat(file, &about) == 0, about.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int64(about.st_size)
  }

  /// Writing to a path would write over the file that is read.
  func isSameFile(as path: UnsafePointer<CChar>) -> Bool {
    var this = stat()
    var that = stat()
    return fstat(file, &this) == 0 && stat(path, &that) == 0 && this.st_dev == that.st_dev
      && this.st_ino == that.st_ino
  }

  // MARK: Bytes

  /// The next byte, which is not taken; nil at the end.
  @inline(__always)
  mutating func peek() -> UInt8? {
    guard position < end || fill() else { return nil }
    return buffer[position]
  }

  /// Takes the byte that `peek` has shown.
  @inline(__always)
  mutating func advance() { position += 1 }

  /// Gives what is held up to the next line end, and takes it with the line end; what is given
  /// lives until the next call. False when the line goes on behind it.
  mutating func takeLine(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    let start = buffer + position
    let held = end - position
    guard let found = memchr(start, Int32(UInt8(ascii: "\n")), held) else {
      position = end
      body(UnsafeBufferPointer(start: start, count: held))
      return false
    }
    let count = found - UnsafeMutableRawPointer(start)
    position += count + 1
    body(UnsafeBufferPointer(start: start, count: count))
    return true
  }

  /// The next line as far as it has so many bytes, not taken; nil at the end.
  mutating func look(atMost count: Int) -> [UInt8]? {
    guard peek() != nil else { return nil }
    if position > 0 {
      memmove(buffer, buffer + position, end - position)
      (position, end) = (0, end - position)
    }
    while end < count, memchr(buffer, Int32(UInt8(ascii: "\n")), end) == nil, readOn() {}
    let held = UnsafeBufferPointer(start: buffer, count: min(count, end))
    return Array(held.prefix { $0 != UInt8(ascii: "\n") })
  }

  // MARK: The file

  private mutating func fill() -> Bool {
    (position, end) = (0, 0)
    let isFirst = taken == 0
    guard readOn() else { return false }
    if isFirst {
      // A pipe may give one byte at a time.
      while end < Self.mark.count, readOn() {}
      passMark()
    }
    return position < end || readOn()
  }

  /// Reads what there is behind what is held; false when there is nothing more.
  private mutating func readOn() -> Bool {
    guard file >= 0, failure == 0, end < Self.piece else { return false }
    let count = Glibc.read(file, buffer + end, Self.piece - end)
    // Ctrl-C alone ends a read that waits, which whoever reads asks for.
    if count < 0, errno != EINTR { failure = errno }
    guard count > 0 else { return false }
    end += count
    taken += Int64(count)
    return true
  }

  /// A byte order mark says nothing.
  private mutating func passMark() {
    if UnsafeBufferPointer(start: buffer, count: end).starts(with: Self.mark) {
      position = Self.mark.count
    }
  }
}
