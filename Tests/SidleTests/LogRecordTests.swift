import Testing

@testable import sidle

@Suite("Lines of a log")
struct LogRecordTests {
  private func record(_ text: String) throws -> LogRecord? {
    try LogRecord(Array(text.utf8), number: 7)
  }

  private func problem(_ text: String) -> String? {
    do throws(Problem) {
      _ = try LogRecord(Array(text.utf8), number: 7)
      return nil
    } catch {
      return error.line == 7 ? error.text : "line \(error.line ?? 0)"
    }
  }

  @Test("empty lines and comments say nothing", arguments: ["", "   ", "# a comment", "  #x=1"])
  func comments(text: String) throws {
    #expect(try record(text) == nil)
  }

  @Test("a fingerprint is a comment that counts")
  func fingerprint() throws {
    #expect(
      try record("# fingerprint 0123456789abcdef") == .fingerprint(0x0123_4567_89ab_cdef))
    #expect(try record("# fingerprint 0123") == nil)
    #expect(try record("# fingerprint of the stage") == nil)
  }

  @Test("a sample has all its fields, in any order")
  func sample() throws {
    let expected = Sample(
      time: 10_957_051_025, pointer: -3, phase: .down, kind: .pen, buttons: 1, x: 201.6, y: 180.13,
      pressure: 0.5)
    #expect(
      try record(
        "sample 10957051025 pointer=-3 phase=down kind=pen buttons=1 x=201.6 y=180.13 pressure=0.5")
        == .sample(expected))
    #expect(
      try record(
        "  sample 10957051025 pressure=5e-1 y=180.13 x=201.6 buttons=1 kind=pen phase=down pointer=-3 "
      )
        == .sample(expected))
  }

  @Test("steps by seconds and to times")
  func steps() throws {
    #expect(try record("step 0.016666666666666666") == .step(seconds: 1.0 / 60))
    #expect(try record("step_to -11000000000") == .stepTo(-11_000_000_000))
  }

  @Test("texts are bytes: escapes stand for any of them")
  func texts() throws {
    let line = try LogLine(
      Array(#"row r1.1 name="a\"b\\c\n\r\t\x00\xff=é #" title="""#.utf8), number: 1)
    #expect(line.words == ["r1.1"])
    #expect(
      line.fields == [
        LogLine.Field(
          name: "name",
          value: .quoted(
            Array("a\"b\\c\n\r\t".utf8) + [0, 0xFF, UInt8(ascii: "=")] + Array("é #".utf8))),
        LogLine.Field(name: "title", value: .quoted([])),
      ])
  }

  @Test("objects have a kind, a place and a generation")
  func objects() {
    #expect(LogObject("r12.3").map(String.init(describing:)) == "r12.3")
    for text in ["", "r", "r1", "r0.1", "x1.1", "r1.1.1", "r-1.1", "r1.", "1.1"] {
      #expect(LogObject(text) == nil, "\(text)")
    }
    // Kind 2, generation 5, slot 6 of some stage.
    #expect(LogObject(id: 0xABCD_2000_0140_0007)?.description == "r7.5")
    #expect(LogObject(id: 0) == nil)
  }

  @Test(
    "what is wrong is named",
    arguments: [
      (
        "stp 1",
        "expected one of stage, list, row, button, animation, layer, menu, transition, sample, step, step_to, call or a comment, not 'stp'"
      ),
      ("step", "expected seconds after step"),
      ("step nan", "expected a number for step"),
      ("step 0x1p3", "expected a number for step"),
      ("step 1 2", "expected nothing after step, not '2'"),
      ("step 1 to=2", "expected a field of step, not 'to'"),
      ("step_to 1.5", "expected a whole number for step_to"),
      ("step_to 99999999999999999999", "expected a whole number for step_to"),
      ("sample 1 pointer=1", "expected phase= after sample"),
      (
        "sample 1 phase=press kind=touch",
        "expected 'down' or 'move' or 'up' or 'cancel' or 'hover' or 'momentum' for phase, not 'press'"
      ),
      ("row name=\"a\"", "expected a row such as r1.1 after row"),
      ("row l1.1", "expected a row such as r1.1 after row"),
      ("row r1.1 name=\"a", "expected '\"' at the end of the text of name"),
      ("row r1.1 name=\"a\"b", "expected a blank after the text of name"),
      (
        "row r1.1 name=\"\\q\"",
        "expected \\\", \\\\, \\n, \\r, \\t or \\xNN in the text of name"
      ),
      ("row r1.1 x=1 x=2", "expected x= only once"),
      ("row r1.1 =1", "expected a name before '='"),
      ("call row_open", "expected a row such as r1.1 after call"),
      ("call list_destroy r1.1", "expected a list such as l1.1 after call"),
    ])
  func wrong(text: String, expected: String) {
    #expect(problem(text) == expected)
  }

  @Test("no bytes end the process")
  func robust() {
    let line = Array(
      #"sample 1 pointer=1 phase=down kind=touch buttons=1 x=1 y="\x0a" pressure=1"#.utf8)
    for count in 0...line.count { _ = try? LogRecord(Array(line[..<count]), number: 1) }
    for position in line.indices {
      for byte: UInt8 in [0, 0x22, 0x3D, 0x5C, 0x80, 0xFF] {
        var changed = line
        changed[position] = byte
        _ = try? LogRecord(changed, number: 1)
      }
    }
  }
}
