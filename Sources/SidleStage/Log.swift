import SidleUnits

/// The log: every call that changed something, as lines of text, until the host reads them.
///
/// A record is written only when the call succeeds, and a call whose record has no room fails
/// before it changes anything. The form of the lines is in docs/log-format.md. `Log+Records` writes
/// them; this file is the memory they go to.
struct Log: ~Copyable {
  /// Room for any record without texts.
  static let recordSize = 2048
  /// The most bytes that one byte of text can take: `\xNN`.
  static let escape = 4

  private var block: Buffer<UInt8>
  private(set) var capacity = 0
  private var count = 0
  /// What was handed out by the last read: gone at the next record.
  private var readCount = 0

  init(_ allocator: Allocator) { block = Buffer(allocator) }

  mutating func reserve(_ capacity: Int) -> Bool {
    guard block.reserve(capacity) else { return false }
    self.capacity = capacity
    return true
  }

  var isOn: Bool { capacity > 0 }

  /// Whether a record with so many bytes of text has room. Always, without a log.
  func hasRoom(for textCount: Int = 0) -> Bool {
    !isOn || capacity &- (count &- readCount) >= Log.recordSize &+ Log.escape &* textCount
  }

  /// How many records without texts have room; any number, without a log.
  var roomForRecords: Int {
    isOn ? (capacity &- (count &- readCount)) / Log.recordSize : Int.max
  }

  static var failure: Failure {
    Failure(.full, "log", .none, "it has no room for the record of this call; read it first")
  }

  /// Everything since the last read; valid until the next record.
  mutating func read() -> UnsafeBufferPointer<UInt8> {
    dropRead()
    readCount = count
    return UnsafeBufferPointer(start: block.pointer, count: count)
  }

  private mutating func dropRead() {
    guard readCount > 0, let base = block.pointer else { return }
    let rest = count &- readCount
    for index in 0..<rest { base[index] = base[readCount &+ index] }
    count = rest
    readCount = 0
  }

  /// Writes one line. The caller has made sure that there is room.
  mutating func line(_ body: (inout ByteWriter) -> Void) {
    guard isOn, let base = block.pointer else { return }
    dropRead()
    var writer = ByteWriter(base + count, capacity: capacity &- count)
    body(&writer)
    writer.append(UInt8(ascii: "\n"))
    if writer.fits { count &+= writer.count }
  }
}
