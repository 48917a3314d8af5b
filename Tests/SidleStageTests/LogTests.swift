import SidleUnits
import Testing

@testable import SidleStage

@Suite struct LogTests {
  private func log(_ capacity: Int) -> Log {
    var log = Log(memory)
    let reserved = log.reserve(capacity)
    #expect(reserved)
    return log
  }

  private func read(_ log: inout Log) -> String { String(decoding: log.read(), as: UTF8.self) }

  @Test("lines are read once, in order, and those of later calls at the next read")
  func reading() {
    var log = log(65536)
    log.line { $0.append("one" as StaticString) }
    log.line { $0.append("two" as StaticString) }
    let first = read(&log)
    let nothing = read(&log)
    log.line { $0.append("three" as StaticString) }
    let second = read(&log)
    #expect(first == "one\ntwo\n")
    #expect(nothing == "")
    #expect(second == "three\n")
  }

  @Test("without a capacity nothing is kept and there is always room")
  func off() {
    var log = log(0)
    log.line { $0.append("one" as StaticString) }
    let text = read(&log)
    #expect(text == "")
    #expect(log.isOn == false)
    #expect(log.hasRoom(for: 1_000_000) == true)
    #expect(log.roomForRecords == Int.max)
  }

  @Test("there is room for a record while 2048 bytes and four per byte of text are free")
  func room() {
    var log = log(65536)
    // 62 lines of 1024 bytes leave 2048.
    let filler = [UInt8](repeating: 0x61, count: 1023)
    for _ in 0..<62 {
      filler.withUnsafeBufferPointer { bytes in log.line { $0.append(bytes) } }
    }
    let full = [log.hasRoom(), log.hasRoom(for: 1)]
    #expect(full == [true, false])
    #expect(log.roomForRecords == 1)
    log.line { _ in }
    let over = log.hasRoom()
    #expect(!over)
    #expect(log.roomForRecords == 0)
    // What was read is room again, at once.
    let text = read(&log)
    #expect(text.utf8.count == 62 * 1024 + 1)
    #expect(log.hasRoom(for: (65536 - 2048) / 4) == true)
    #expect(log.hasRoom(for: (65536 - 2048) / 4 + 1) == false)
    #expect(log.roomForRecords == 32)
  }

  @Test("what was read goes when the next line comes, and that line is whole")
  func dropping() {
    var log = log(65536)
    for number in 0..<500 as Range<UInt64> {
      log.line {
        $0.append("line " as StaticString)
        $0.append(number)
      }
      if number % 7 == 3 {
        let from = number < 7 ? 0 : number - 6
        let text = read(&log)
        #expect(text == (from...number).map { "line \($0)\n" }.joined())
      }
    }
  }

  @Test("names and titles are quoted so that the line stays one line and can be read back")
  func quoting() {
    let table: [([UInt8], String)] = [
      ([], #""""#),
      (Array("plain".utf8), #""plain""#),
      (Array("a b=c#d".utf8), #""a b=c#d""#),
      (Array("\"\\".utf8), #""\"\\""#),
      (Array("\n\r\t".utf8), #""\n\r\t""#),
      ([0, 1, 0x1F, 0x7F], #""\x00\x01\x1f\x7f""#),
      (Array("Löschen €🙂".utf8), "\"Löschen €🙂\""),
      // What is no UTF-8 byte by byte, what is one stays.
      ([0xFF, 0x41, 0xC3], #""\xffA\xc3""#),
      ([0xC3, 0xA4, 0xC3, 0x28], "\"ä\\xc3(\""),
      ([0xED, 0xA0, 0x80], #""\xed\xa0\x80""#),
      ([0xF0, 0x9F, 0x99], #""\xf0\x9f\x99""#),
    ]
    for (bytes, text) in table {
      let found = bytes.withUnsafeBufferPointer { buffer in written { $0.append(quoted: buffer) } }
      #expect(found == text)
      // Never more than four bytes for one, and the quotes.
      #expect(found.utf8.count <= 4 * bytes.count + 2)
    }
  }
}
