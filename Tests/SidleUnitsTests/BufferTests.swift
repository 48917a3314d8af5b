import SidleUnits
import Testing

/// Memory that counts, remembers what it gave out and can run dry.
final class Purse {
  /// Blocks it still gives; nil gives for ever.
  var left: Int?
  private(set) var given = 0
  private(set) var mistakes: [String] = []
  private var blocks: [UnsafeMutableRawPointer: Int] = [:]

  init(left: Int? = nil) { self.left = left }

  deinit { for block in blocks.keys { block.deallocate() } }

  var liveBytes: Int { blocks.values.reduce(0, +) }
  var liveBlocks: Int { blocks.count }

  /// Keeps the purse for good: what was made with the allocator may outlive the last mention of it.
  var allocator: Allocator {
    Allocator(
      context: Unmanaged.passRetained(self).toOpaque(),
      allocate: { context, size, alignment in
        Purse.from(context).allocate(size, alignment)
      },
      release: { context, block, size, alignment in
        Purse.from(context).release(block, size, alignment)
      })
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Purse {
    Unmanaged<Purse>.fromOpaque(context!).takeUnretainedValue()
  }

  private func allocate(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer? {
    if size < 0 || alignment != 16 { mistakes.append("asked for \(size) at \(alignment)") }
    if let left {
      guard left > 0 else { return nil }
      self.left = left - 1
    }
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    block.initializeMemory(as: UInt8.self, repeating: 0xA5, count: size)
    blocks[block] = size
    given += 1
    return block
  }

  private func release(_ block: UnsafeMutableRawPointer?, _ size: Int, _ alignment: Int) {
    guard let block, blocks[block] == size, alignment == 16 else {
      mistakes.append("gave back \(size) bytes that were not given out so")
      return
    }
    blocks[block] = nil
    block.deallocate()
  }
}

@Suite struct BufferTests {
  @Test("a new buffer holds nothing and has taken nothing")
  func new() {
    let purse = Purse()
    let buffer = Buffer<Int64>(purse.allocator)
    let isNil = buffer.pointer == nil
    #expect(buffer.count == 0)
    #expect(buffer.capacity == 0)
    #expect(isNil)
    #expect(purse.given == 0)
  }

  @Test(
    "room for one more comes in doubles from 8 to 64, then in quarters, and the elements move along"
  )
  func growth() {
    let purse = Purse()
    var buffer = Buffer<Int64>(purse.allocator)
    var capacities: [Int] = []
    for number in 0..<100 {
      let grown = buffer.reserveOneMore()
      #expect(grown)
      buffer.append(Int64(number))
      if capacities.last != buffer.capacity { capacities.append(buffer.capacity) }
    }
    #expect(capacities == [8, 16, 32, 64, 80, 100])
    #expect((0..<100).allSatisfy { buffer[$0] == Int64($0) })
    #expect(purse.given == 6)
    #expect(purse.liveBytes == 100 * 8)
  }

  @Test("a reservation is exact, and a smaller one changes nothing")
  func exactReservation() {
    let purse = Purse()
    var buffer = Buffer<Int32>(purse.allocator)
    let first = buffer.reserve(5)
    buffer.append(7)
    let base = buffer.pointer
    let smaller = buffer.reserve(3)
    let none = buffer.reserve(0)
    let negative = buffer.reserve(-1)
    #expect(first && smaller && none && negative)
    let stayed = buffer.pointer == base
    #expect(stayed)
    #expect(buffer.capacity == 5)
    #expect(buffer.count == 1)
    #expect(buffer[0] == 7)
    #expect(purse.given == 1)
  }

  @Test("without memory a reservation fails and changes nothing")
  func outOfMemory() {
    let purse = Purse(left: 1)
    var buffer = Buffer<Int64>(purse.allocator)
    let first = buffer.reserve(8)
    for number in 0..<8 { buffer.append(Int64(number) * 11) }
    let base = buffer.pointer
    let second = buffer.reserve(9)
    let third = buffer.reserveOneMore()
    #expect(first && !second && !third)
    let stayed = buffer.pointer == base
    #expect(stayed)
    #expect(buffer.capacity == 8)
    #expect((0..<8).allSatisfy { buffer[$0] == Int64($0) * 11 })
  }

  @Test(
    "more than can be counted in bytes is refused without asking",
    arguments: [Int.max, Int.max / 8 + 1, Int.max / 8 + 2])
  func overflow(wanted: Int) {
    let purse = Purse()
    var buffer = Buffer<Int64>(purse.allocator)
    let reserved = buffer.reserve(wanted)
    #expect(!reserved)
    #expect(buffer.capacity == 0)
    #expect(purse.given == 0)
  }

  @Test("a buffer gives its memory back when it dies, and when it grows")
  func release() {
    let purse = Purse()
    do {
      var buffer = Buffer<Int64>(purse.allocator)
      for wanted in [3, 10, 11] {
        let reserved = buffer.reserve(wanted)
        #expect(reserved)
        #expect(purse.liveBytes == wanted * 8)
      }
    }
    #expect(purse.given == 3)
    #expect(purse.liveBlocks == 0)
    #expect(purse.mistakes == [])
  }

  @Test("filling up goes to the capacity, keeps what is there and takes no memory")
  func fill() {
    let purse = Purse()
    var buffer = Buffer<Int16>(purse.allocator)
    buffer.fill(with: 7)
    #expect(buffer.count == 0 && purse.given == 0)
    let reserved = buffer.reserve(5)
    #expect(reserved)
    buffer.append(1)
    buffer.append(2)
    buffer.fill(with: 7)
    #expect((0..<buffer.count).map { buffer[$0] } == [1, 2, 7, 7, 7])
    buffer.fill(with: 9)
    #expect((0..<buffer.count).map { buffer[$0] } == [1, 2, 7, 7, 7])
    #expect(purse.given == 1)
  }

  @Test("cutting off drops what comes after, and only that")
  func truncate() {
    let purse = Purse()
    var buffer = Buffer<Int>(purse.allocator)
    let reserved = buffer.reserve(8)
    #expect(reserved)
    for number in 0..<6 { buffer.append(number) }
    var counts: [Int] = []
    for count in [7, 6, 4, 4, 5, 1, -3, 2] {
      buffer.truncate(to: count)
      counts.append(buffer.count)
    }
    #expect(counts == [6, 6, 4, 4, 4, 1, 0, 0])
    buffer.append(42)
    #expect(buffer[0] == 42)
    buffer.removeAll()
    #expect(buffer.count == 0)
    #expect(buffer.capacity == 8)
  }

  @Test("insertions and removals anywhere do what an array does", arguments: [1, 2, 3] as [UInt64])
  func likeAnArray(seed: UInt64) {
    let purse = Purse()
    var random = Seeded(seed)
    var buffer = Buffer<Int>(purse.allocator)
    var model: [Int] = []
    for number in 0..<2000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let reserved = buffer.reserveOneMore()
        #expect(reserved)
        let place = Int.random(in: 0...model.count, using: &random)
        buffer.insert(number, at: place)
        model.insert(number, at: place)
      case 2 where !model.isEmpty:
        let place = Int.random(in: 0..<model.count, using: &random)
        buffer.remove(at: place)
        model.remove(at: place)
      default:
        if !model.isEmpty {
          buffer[model.count / 2] += 1
          model[model.count / 2] += 1
        }
      }
    }
    var copy: [Int] = []
    for place in 0..<buffer.count { copy.append(buffer[place]) }
    #expect(copy == model)
    #expect(model.count > 100)
  }
}
