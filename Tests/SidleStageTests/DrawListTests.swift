import SidleControls
import SidleUnits
import Testing

@testable import SidleStage

@Suite struct DrawListTests {
  private let row = ObjectID(kind: .row, slot: 0, generation: 1, tag: 1)
  private let frame = Rect(x: 0, y: 0, width: 10, height: 10)

  private func draw(_ list: inout DrawList, _ body: (inout DrawList) -> Void) -> UInt64 {
    list.begin()
    body(&list)
    let isWhole = list.end()
    #expect(isWhole)
    return list.serial
  }

  @Test("the serial changes when any part of any command does, and only then")
  func serial() {
    var list = DrawList(memory)
    let other = ObjectID(kind: .row, slot: 1, generation: 1, tag: 1)
    let scenes: [(inout DrawList) -> Void] = [
      { _ in },
      { $0.append(.rectangle, .rowContent, self.row, self.frame, color: 1) },
      { $0.append(.rectangle, .rowContent, self.row, self.frame, color: 2) },
      { $0.append(.rectangle, .button, self.row, self.frame, color: 2) },
      { $0.append(.clipBegin, .button, self.row, self.frame, color: 2) },
      { $0.append(.clipBegin, .button, other, self.frame, color: 2) },
      {
        let moved = Rect(x: 0, y: 0, width: 10, height: 10.5)
        $0.append(.clipBegin, .button, other, moved, color: 2)
      },
      { $0.append(.rectangle, .rowContent, self.row, self.frame, color: 2, contentToken: 7) },
      {
        $0.append(.rectangle, .rowContent, self.row, self.frame, color: 2, contentToken: 7)
        $0.append(.clipEnd, .row, self.row, self.frame)
      },
      { $0.append(.text, .rowTitle, self.row, self.frame, fontSize: 17) },
      { $0.append(.text, .rowTitle, self.row, self.frame, fontSize: 15) },
    ]
    var serials: [UInt64] = []
    for scene in scenes {
      let first = draw(&list, scene)
      let again = draw(&list, scene)
      #expect(first == again)
      serials.append(first)
    }
    #expect(Set(serials).count == scenes.count)
    let back = draw(&list, scenes[1])
    #expect(!serials.contains(back))
  }

  @Test("the serial changes when any number of a paint does, and only then")
  func paints() {
    var list = DrawList(memory)
    let changes: [(inout Paint) -> Void] = [
      { _ in }, { $0.cornerRadius = 4 }, { $0.strokeWidth = 1 }, { $0.strokeColor = 1 },
      { $0.shadowColor = 1 }, { $0.shadowRadius = 2 }, { $0.shadowX = 1 }, { $0.shadowY = 1 },
      { $0.phase = 0.5 }, { $0.image = 9 }, { $0.image = 1 << 63 }, { $0.strokeColor = 1 << 31 },
      { $0.shadowX = -0.0 }, { $0.phase = -0.0 },
    ]
    let unchanged = draw(&list) { $0.append(.rectangle, .row, row, frame) }
    var serials: [UInt64] = []
    for change in changes {
      var paint = Paint()
      change(&paint)
      let first = draw(&list) { $0.append(.rectangle, .row, row, frame, paint: paint) }
      let again = draw(&list) { $0.append(.rectangle, .row, row, frame, paint: paint) }
      #expect(first == again)
      serials.append(first)
      #expect(list.commands[0].paint.hasBits(of: paint))
    }
    #expect(serials[0] == unchanged)
    #expect(Set(serials).count == changes.count)
    let plain = draw(&list) { $0.append(.rectangle, .row, row, frame) }
    #expect(plain == serials[serials.count - 1] + 1)
    #expect(list.commands[0].paint.hasBits(of: Paint()))
  }

  @Test("an equal command keeps the text that lies elsewhere now")
  func movedText() {
    var list = DrawList(memory)
    withBytes("Skip") { bytes in
      let first = StoredText.copy(bytes, memory)!
      let second = StoredText.copy(bytes, memory)!
      defer { second.free(memory) }
      let before = draw(&list) { $0.append(.text, .rowTitle, row, frame, text: first) }
      first.free(memory)
      let after = draw(&list) { $0.append(.text, .rowTitle, row, frame, text: second) }
      #expect(before == after)
      #expect(list.commands[0].text.bytes == second.bytes)
    }
  }

  @Test("a spinner turns once a second, also before the stage began")
  func spinner() {
    let table: [(time: Int64, phase: Double)] = [
      (0, 0), (250_000_000, 0.25), (1_000_000_000, 0), (1_500_000_000, 0.5), (-250_000_000, 0.75),
      (Int64.max, 0.854775807), (Int64.min, 0.145224192),
    ]
    for (time, phase) in table { #expect(Spinner.phase(at: time) == phase) }
  }

  @Test("texts are compared by their bytes, not by where they lie")
  func texts() {
    var list = DrawList(memory)
    func serial(_ text: String) -> UInt64 {
      withBytes(text) { bytes in
        let stored = StoredText.copy(bytes, memory)!
        defer { stored.free(memory) }
        return draw(&list) { $0.append(.text, .rowTitle, row, frame, text: stored) }
      }
    }
    let serials = ["Skip", "Skip", "Done", "Done", "", "Skip"].map { serial($0) }
    #expect(serials[0] == serials[1])
    #expect(serials[2] == serials[3])
    #expect(Set([serials[0], serials[2], serials[4], serials[5]]).count == 4)
  }

  @Test("a list that loses its last command has changed, and one that grows again too")
  func shorter() {
    var list = DrawList(memory)
    func serial(_ count: Int) -> UInt64 {
      draw(&list) { list in
        for _ in 0..<count { list.append(.rectangle, .row, row, frame, color: 1) }
      }
    }
    let serials = [3, 2, 2, 3, 3, 0, 0, 3].map { serial($0) }
    #expect(serials == [1, 2, 2, 3, 3, 4, 4, 5])
  }

  @Test("commands stand in the order they were given, without flags and wholly opaque")
  func order() {
    var list = DrawList(memory)
    _ = draw(&list) { list in
      for color in 0..<50 as Range<UInt32> {
        list.append(.rectangle, .row, row, frame, color: color)
      }
    }
    let colors = (0..<list.commands.count).map { list.commands[$0].color }
    #expect(colors == Array(0..<50))
    #expect(list.commands[9].flags == 0)
    #expect(list.commands[9].opacity == 1)
    #expect(list.commands[9].object == row.rawValue)
  }

  @Test("a list that was given up halfway is not taken for the one before it")
  func outOfMemoryHalfway() {
    let purse = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { purse.deallocate() }
    purse.pointee = 2
    var list = DrawList(
      Allocator(
        context: purse,
        allocate: { context, size, alignment in
          let left = context!.assumingMemoryBound(to: Int.self)
          left.pointee -= 1
          return left.pointee < 0
            ? nil : UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        },
        release: { _, block, _, _ in block?.deallocate() }))
    func fill(_ count: Int) -> Bool {
      list.begin()
      for _ in 0..<count { list.append(.rectangle, .row, row, frame, color: 1) }
      return list.end()
    }
    let first = fill(8)
    let serial = list.serial
    let tooLarge = fill(9)
    #expect(first && !tooLarge)
    #expect(list.commands.count == 0)
    let again = fill(8)
    #expect(again)
    #expect(list.commands.count == 8)
    #expect(list.serial == serial + 1)
  }

  @Test("without memory for all commands there are none, and the serial stays")
  func outOfMemory() {
    let none = Allocator(context: nil, allocate: { _, _, _ in nil }, release: { _, _, _, _ in })
    var list = DrawList(none)
    list.begin()
    list.append(.rectangle, .row, row, frame)
    let isWhole = list.end()
    #expect(!isWhole)
    #expect(list.commands.count == 0)
    #expect(list.serial == 0)
    let empty = draw(&list) { _ in }
    #expect(empty == 1)
  }
}
