import SidleUnits

/// A text cut where a line may end, each piece with its width: measured once, when the text is set, so
/// that lines can be made for any width later without asking the host again.
///
/// A value without an allocator of its own; whoever stores it frees it. The width of a line is the sum of
/// its pieces and of the blanks between them.
public struct TextPieces: BitwiseCopyable {
  public struct Piece: Equatable, BitwiseCopyable {
    /// The bytes of the text, without the blanks behind.
    public var start: Int32
    public var end: Int32
    public var width: Double
    /// Width of the blanks behind it; negative: the line ends here in any case.
    public var gap: Double

    public init(start: Int32, end: Int32, width: Double, gap: Double) {
      self.start = start
      self.end = end
      self.width = width
      self.gap = gap
    }
  }

  private var base: UnsafeMutablePointer<Piece>?
  public private(set) var count: Int32 = 0
  private var capacity: Int32 = 0

  public init() {}

  /// Room for so many, or nil without memory.
  public init?(capacity: Int, _ allocator: Allocator) {
    guard capacity > 0 else { return }
    guard
      let block = allocator.allocate(byteCount: capacity &* MemoryLayout<Piece>.stride)
    else { return nil }
    base = block.bindMemory(to: Piece.self, capacity: capacity)
    self.capacity = Int32(truncatingIfNeeded: capacity)
  }

  /// Appends within the capacity.
  public mutating func append(_ piece: Piece) {
    guard count < capacity, let base else { return }
    base[Int(count)] = piece
    count &+= 1
  }

  public subscript(index: Int) -> Piece {
    guard index >= 0, index < Int(count), let base else {
      return Piece(start: 0, end: 0, width: 0, gap: 0)
    }
    return base[index]
  }

  public func free(_ allocator: Allocator) {
    guard let base else { return }
    allocator.release(base, byteCount: Int(capacity) &* MemoryLayout<Piece>.stride)
  }

  public func hash(into hash: inout Hash64) {
    hash.add(count)
    for index in 0..<Int(count) {
      hash.add(Int64(self[index].end))
      hash.add(self[index].width)
      hash.add(self[index].gap)
    }
  }

  // MARK: Cutting

  /// The next place to measure from `start` on: a word with the blanks behind it, or a character. Nil at
  /// the end. `blanks` is how many bytes of blanks follow; -1 when a line feed does.
  public static func next(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, byCharacter: Bool
  ) -> (start: Int, end: Int, blanks: Int, next: Int)? {
    guard start < text.count else { return nil }
    var end = start
    if byCharacter && !isBlank(text[start]) && text[start] != lineFeed {
      end &+= 1
      while end < text.count, text[end] & 0xC0 == 0x80 { end &+= 1 }
    } else {
      while end < text.count, !isBlank(text[end]), text[end] != lineFeed { end &+= 1 }
    }
    var next = end
    while next < text.count, isBlank(text[next]) { next &+= 1 }
    if next < text.count, text[next] == lineFeed { return (start, end, -1, next &+ 1) }
    return (start, end, next &- end, next)
  }

  private static var lineFeed: UInt8 { 10 }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}

/// A measured text and how it is broken.
public struct ButtonText: BitwiseCopyable {
  /// Of the whole text on one line, at the font it was measured with.
  public var size: Size
  public var pieces: TextPieces
  public var wraps: Bool
  /// The font it is shown with, of the one it was measured with.
  public var scale = 1.0

  public init(size: Size, pieces: TextPieces = TextPieces(), wraps: Bool = false) {
    self.size = size
    self.pieces = pieces
    self.wraps = wraps
  }

  public static var none: ButtonText { ButtonText(size: Size(width: 0, height: 0)) }

  public var isEmpty: Bool { size.width <= 0 && size.height <= 0 }

  /// One line of a text: its bytes and its width.
  public struct Line: Equatable, BitwiseCopyable {
    public var start: Int32
    public var end: Int32
    public var width: Double
    /// The piece that the next line begins with.
    public var next: Int
  }

  /// The line that begins with a piece, as many pieces as go into a width, one at least; nil behind the
  /// last.
  public func line(from first: Int, width limit: Double) -> Line? {
    guard first < Int(pieces.count) else { return nil }
    var piece = pieces[first]
    var line = Line(
      start: piece.start, end: piece.end, width: piece.width * scale, next: first &+ 1)
    while piece.gap >= 0, line.next < Int(pieces.count) {
      let following = pieces[line.next]
      let width = line.width + (piece.gap + following.width) * scale
      if width > limit + ButtonText.tolerance { break }
      line.width = width
      line.end = following.end
      line.next &+= 1
      piece = following
    }
    return line
  }

  /// Whether it takes more than one line at a width.
  public func isBroken(_ width: Double) -> Bool {
    guard wraps, pieces.count > 1 else { return false }
    if size.width * scale > width + ButtonText.tolerance { return true }
    for index in 0..<Int(pieces.count &- 1) where pieces[index].gap < 0 { return true }
    return false
  }

  /// How large it is when it has a width at most, and how many lines. Cost: O(pieces).
  public func fitted(_ limit: Double) -> (size: Size, lines: Int) {
    let height = size.height * scale
    guard isBroken(limit) else {
      let width = size.width * scale
      return (Size(width: width < limit ? width : limit, height: height), isEmpty ? 0 : 1)
    }
    var count = 0
    var widest = 0.0
    var piece = 0
    while let line = line(from: piece, width: limit) {
      if line.width > widest { widest = line.width }
      piece = line.next
      count &+= 1
    }
    return (
      Size(width: widest < limit ? widest : limit, height: height * Double(count)), count
    )
  }

  /// What sums and differences of the same lengths may differ by, points.
  private static var tolerance: Double { 1e-6 }
}
