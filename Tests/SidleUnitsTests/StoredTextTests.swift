import SidleUnits
import Testing

@Suite struct StoredTextTests {
  private func copy(_ bytes: [UInt8], _ purse: Purse) -> StoredText? {
    bytes.withUnsafeBufferPointer { StoredText.copy($0, purse.allocator) }
  }

  private func contents(_ text: StoredText) -> [UInt8] { Array(text.buffer) }

  @Test("a text keeps its bytes, of any value and number, and gives its memory back")
  func bytes() {
    let purse = Purse()
    for count in [1, 2, 7, 8, 9, 255, 4096] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      let text = copy(bytes, purse)
      #expect(text.map(contents) == bytes)
      #expect(text?.count == count)
      #expect(text?.isEmpty == false)
      let isSame = bytes.withUnsafeBufferPointer { text?.equals($0) }
      #expect(isSame == true)
      text?.free(purse.allocator)
      #expect(purse.liveBlocks == 0)
    }
    #expect(purse.mistakes == [])
  }

  @Test("the empty text takes no memory, has no bytes, and may be freed")
  func empty() {
    let purse = Purse()
    let text = copy([], purse)
    #expect(text?.isEmpty == true)
    #expect(text?.count == 0)
    #expect(text?.bytes == nil)
    #expect(text?.hash == 0)
    text?.free(purse.allocator)
    #expect(purse.given == 0)
    #expect(purse.mistakes == [])
  }

  @Test("equal texts have the same hash wherever they lie, different ones another")
  func hashes() {
    let purse = Purse()
    let texts: [[UInt8]] = [[0], [0, 0], [1], [1, 0], [0, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9]]
    var hashes: Set<UInt64> = []
    for bytes in texts {
      let first = copy(bytes, purse)
      let second = copy(bytes, purse)
      #expect(first?.bytes != second?.bytes)
      #expect(first?.hash == second?.hash)
      hashes.insert(first?.hash ?? 0)
      first?.free(purse.allocator)
      second?.free(purse.allocator)
    }
    #expect(hashes.count == texts.count)
    #expect(purse.liveBlocks == 0)
  }

  @Test("texts are equal only in all bytes and in length")
  func equality() {
    let purse = Purse()
    let text = copy([1, 2, 3], purse)
    for (other, isEqual) in [
      ([1, 2, 3], true), ([1, 2], false), ([1, 2, 3, 4], false), ([1, 2, 4], false), ([], false),
    ] as [([UInt8], Bool)] {
      let found = other.withUnsafeBufferPointer { text?.equals($0) }
      #expect(found == isEqual, "\(other)")
    }
    text?.free(purse.allocator)
  }

  @Test("without memory there is no copy")
  func outOfMemory() {
    let text = copy([1], Purse(left: 0))
    #expect(text?.count == nil)
  }
}
