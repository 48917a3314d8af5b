import SidleUnits

/// Thousands of moving values in columns, so that one vector instruction reads the same number of
/// several.
///
/// A block has 64 rows, and of all rows the origins side by side, then the lengths, from, to, velocities
/// and manners. A value is named by its place: rows are counted on from block to block. Takes 44
/// bytes a value. Growing can fail and says so; nothing else allocates.
public struct MovingBlocks: ~Copyable {
  private var words: Buffer<UInt64>
  /// How many places there are.
  private var room = 0

  public init(_ allocator: Allocator) { words = Buffer(allocator) }

  /// Makes room for the places below `count` and no more than fill a block; false without memory. Whoever
  /// grows by one each time is to ask for some more.
  public mutating func reserve(_ count: Int) -> Bool {
    if count <= room { return true }
    let wanted = (count &+ MovingRows.most &- 1) / MovingRows.most &* MovingBlocks.blockWords
    guard words.reserve(wanted) else { return false }
    words.fill(with: 0)
    room = words.count / MovingBlocks.blockWords &* MovingRows.most
    return true
  }

  /// The value at a place with room. Valid until the next `reserve`.
  @inline(__always)
  public func place(_ place: Int) -> MovingPlace {
    precondition(place >= 0 && place < room)
    return MovingPlace(block: block(place), row: place & (MovingRows.most &- 1))
  }

  /// Up to `count` values from a place on, as far as its block goes. Valid until the next `reserve`.
  @inline(__always)
  func rows(_ place: Int, _ count: Int) -> MovingRows {
    let row = place & (MovingRows.most &- 1)
    let left = MovingRows.most &- row
    return MovingRows(block: block(place), first: row, count: count < left ? count : left)
  }

  @inline(__always)
  private func block(_ place: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(
      words.pointer.unsafelyUnwrapped + (place &>> 6) &* MovingBlocks.blockWords)
  }

  /// Five columns of eight bytes and one of four.
  private static var blockWords: Int { MovingRows.most &* 5 &+ MovingRows.most / 2 }
}

/// Neighbours in one block, by their row from 0 on.
struct MovingRows {
  let origin, length: UnsafeMutablePointer<Int64>
  let from, to, velocity: UnsafeMutablePointer<Double>
  let manner: UnsafeMutablePointer<Int32>
  let count: Int

  static var most: Int { 64 }

  @inline(__always)
  init(block: UnsafeMutableRawPointer, first: Int, count: Int) {
    let column = MovingRows.most &* 8
    let words = block + first &* 8
    origin = words.assumingMemoryBound(to: Int64.self)
    length = (words + column).assumingMemoryBound(to: Int64.self)
    from = (words + 2 &* column).assumingMemoryBound(to: Double.self)
    to = (words + 3 &* column).assumingMemoryBound(to: Double.self)
    velocity = (words + 4 &* column).assumingMemoryBound(to: Double.self)
    manner = (block + 5 &* column + first &* 4).assumingMemoryBound(to: Int32.self)
    self.count = count
  }

  /// How many from the first on share its manner.
  @inline(__always)
  func run() -> Int {
    let known = manner[0]
    var others: Int32 = 0
    for row in 0..<count { others |= manner[row] ^ known }
    if others == 0 { return count }
    var row = 1
    while manner[row] == known { row &+= 1 }
    return row
  }

  @inline(__always)
  func value(_ row: Int) -> MovingValue {
    MovingValue(
      from: from[row], to: to[row], velocity: velocity[row], length: length[row],
      origin: origin[row], manner: manner[row])
  }
}

/// One moving value where it lies in its columns.
public struct MovingPlace {
  let block: UnsafeMutableRawPointer
  let row: Int

  private var rows: MovingRows {
    @inline(__always) get { MovingRows(block: block, first: row, count: 1) }
  }

  /// All of it.
  public var value: MovingValue {
    @inline(__always) get { rows.value(0) }
    nonmutating set {
      let rows = rows
      rows.origin[0] = newValue.origin
      rows.length[0] = newValue.length
      rows.from[0] = newValue.from
      rows.to[0] = newValue.to
      rows.velocity[0] = newValue.velocity
      rows.manner[0] = newValue.manner
    }
  }

  /// Takes over all of another.
  @inline(__always)
  public func copy(_ other: MovingPlace) {
    let (mine, others) = (rows, other.rows)
    mine.origin[0] = others.origin[0]
    mine.length[0] = others.length[0]
    mine.from[0] = others.from[0]
    mine.to[0] = others.to[0]
    mine.velocity[0] = others.velocity[0]
    mine.manner[0] = others.manner[0]
  }

  // As of a `MovingValue`.
  public var to: Double { rows.to[0] }
  public var velocity: Double { rows.velocity[0] }
  public var manner: Int32 { rows.manner[0] }
  public var length: Int64 {
    get { rows.length[0] }
    nonmutating set { rows.length[0] = newValue }
  }
  public var origin: Int64 {
    get { rows.origin[0] }
    nonmutating set { rows.origin[0] = newValue }
  }
}
