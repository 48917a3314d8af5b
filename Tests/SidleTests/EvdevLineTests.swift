import Testing

@testable import sidle

@Suite("Lines of evdev texts")
struct EvdevLineTests {
  private typealias Read = (String) throws(Problem) -> EvdevLine

  private func evemu(_ text: String) throws(Problem) -> EvdevLine {
    try EvemuLine.read(Array(text.utf8), line: 7)
  }

  private func getevent(_ text: String) throws(Problem) -> EvdevLine {
    try GeteventLine.read(Array(text.utf8), line: 7)
  }

  private func event(
    _ time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32, _ device: String? = nil
  ) -> EvdevLine {
    .event(EvdevEvent(time: time, type: type, code: code, value: value), device: device)
  }

  @Test(
    "evemu: type and code are hex, the value is decimal and padded, a comment may follow",
    arguments: [
      ("E: 0.000000 0003 0035 0361\t# EV_ABS / ABS_MT_POSITION_X    361", 0, 3, 0x35, 361),
      ("E: 1338955459.300533 0001 014a 0", 1_338_955_459_300_533_000, 1, 0x14A, 0),
      ("E: 0.071484 0003 0039 -001\t# EV_ABS", 71_484_000, 3, 0x39, -1),
      ("  E: 13.865196 0004 0005 1472800  ", 13_865_196_000, 4, 5, 1_472_800),
      ("E: 5 0 0 0", 5_000_000_000, 0, 0, 0),
      ("E: 1.5 0003 0035 0010\r", 1_500_000_000, 3, 0x35, 10),
    ] as [(String, Int64, UInt16, UInt16, Int32)])
  func evemuEvents(text: String, time: Int64, type: UInt16, code: UInt16, value: Int32) throws {
    #expect(try evemu(text) == event(time, type, code, value))
  }

  @Test("evemu: ranges, with a resolution or without; ranges that say nothing are none")
  func evemuAxes() throws {
    let range = try #require(AxisRange(low: -4620, high: 5140))
    #expect(try evemu("A: 35 -4620 5140 0 0 0") == .axis(code: 0x35, range))
    #expect(try evemu("A: 35 -4620 5140 0 0") == .axis(code: 0x35, range))
    #expect(range.extent == 9761)
    #expect(try evemu("A: 28 0 0 0 0") == .nothing)
  }

  @Test(
    "evemu: what says nothing about pointers is passed over",
    arguments: [
      "# EVEMU 1.3", "# EVEMU 1.9", "#", "", "N: name", "I: 0018 0000 0000 0000", "P: 02 00",
      "B: 00 0b 00", "L: 00 0", "S: 00 0", "# E: 1 2 3",
    ])
  func evemuOther(text: String) throws {
    #expect(try evemu(text) == .nothing)
  }

  @Test(
    "evemu: what is wrong is named",
    arguments: [
      ("E: x 0003 0035 1", "expected seconds after 'E:', not 'x'"),
      ("E: 4000000001.0 0003 0035 1", "expected seconds after 'E:', not '4000000001.0'"),
      ("E: 0.1 000g 0035 1", "expected the type of the event in hex, not '000g'"),
      ("E: 0.1 0003 10035 1", "expected the code of the event in hex, not '10035'"),
      ("E: 0.1 0003 0035", "expected the value of the event, but the line ends here"),
      ("E: 0.1 0003 0035 99999999999", "expected the value of the event, not '99999999999'"),
      ("E: 0.1 0003 0035 1 2", "expected nothing or a comment after the value, not '2'"),
      ("A: 35 0", "expected the greatest value of the axis, but the line ends here"),
      ("hello", "expected an evemu line such as 'E: 0.000000 0003 0035 0361', not 'hello'"),
      ("# EVEMU 2.0", "expected an evemu format 1.x, not 2.x"),
    ])
  func evemuWrong(text: String, message: String) {
    #expect(throws: Problem(line: 7, text: message)) { try evemu(text) }
  }

  @Test(
    "getevent: with labels or hex, with a device or without, with a rate, blanks or CR LF",
    arguments: [
      (
        "[   52032.679748] EV_ABS       ABS_MT_TRACKING_ID   0000027d            ", 3, 0x39, 0x27D,
        nil
      ),
      ("[52032.679748] 0003 0039 ffffffff\r", 3, 0x39, -1, nil),
      (
        "[   52032.679748] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 106",
        0, 0, 0, "/dev/input/event2"
      ),
      ("[   52032.679748] EV_KEY       BTN_TOUCH            DOWN", 1, 0x14A, 1, nil),
      ("[   52032.679748] EV_KEY       BTN_TOUCH            UP", 1, 0x14A, 0, nil),
      ("[   52032.679748] EV_KEY       BTN_TOUCH            REPEAT", 1, 0x14A, 2, nil),
      ("[   52032.679748] EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_PALM", 3, 0x37, 2, nil),
      ("[   52032.679748] EV_ABS       003e                 00000005", 3, 0x3E, 5, nil),
      ("[   52032.679748] EV_ABS       ABS_MISC             000000f7", 3, 0xFFFF, 0xF7, nil),
      ("[   52032.679748] EV_LED       LED_CAPSL            on", 0xFFFF, 0xFFFF, 0, nil),
    ] as [(String, UInt16, UInt16, Int32, String?)])
  func geteventEvents(
    text: String, type: UInt16, code: UInt16, value: Int32, device: String?
  ) throws {
    #expect(try getevent(text) == event(52_032_679_748_000, type, code, value, device))
  }

  @Test("getevent: ranges that `getevent -p` wrote before the events")
  func geteventAxes() throws {
    let range = try #require(AxisRange(low: 0, high: 1079))
    let axis = EvdevLine.axis(code: 0x35, range)
    #expect(
      try getevent("    ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0")
        == axis)
    #expect(
      try getevent("                ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0")
        == axis)
    #expect(try getevent("add device 1: /dev/input/event2") == .device("/dev/input/event2"))
    for text in [
      "  name:     \"touch\"", "    KEY (0001): BTN_TOUCH", "could not get driver version", "",
    ] {
      #expect(try getevent(text) == .nothing)
    }
  }

  @Test(
    "getevent: what is wrong is named",
    arguments: [
      ("[ x] EV_ABS ABS_X 0", "expected seconds after '[', not 'x]'"),
      ("[ 1.0 EV_ABS ABS_X 0", "expected ']' after the seconds, not 'EV_ABS'"),
      ("[ 1.0] EVABS ABS_X 0", "expected a type such as EV_ABS or 0003, not 'EVABS'"),
      ("[ 1.0] EV_ABS X 0", "expected a code such as ABS_MT_POSITION_X or 0035, not 'X'"),
      (
        "[ 1.0] EV_ABS ABS_X", "expected a value in hex, UP, DOWN or REPEAT, but the line ends here"
      ),
      (
        "[ 1.0] EV_ABS ABS_X 123456789",
        "expected a value in hex, UP, DOWN or REPEAT, not '123456789'"
      ),
      ("[ 1.0] EV_ABS ABS_X 0 1", "expected nothing or 'rate' after the value, not '1'"),
      (
        "/dev/input/event2: EV_ABS ABS_X 0",
        "expected a time in brackets, as 'getevent -t' writes it"
      ),
      (
        "hello",
        "expected an event such as '[ 12.345678] EV_ABS ABS_MT_POSITION_X 0000027d', not 'hello'"
      ),
    ])
  func geteventWrong(text: String, message: String) {
    #expect(throws: Problem(line: 7, text: message)) { try getevent(text) }
  }

  /// The lines one after another, the last one's answer.
  private func libinput(_ lines: String...) throws(Problem) -> EvdevLine {
    var reader = LibinputLines()
    var last = EvdevLine.nothing
    for line in lines { last = try reader.read(Array(line.utf8), line: 7) }
    return last
  }

  @Test("libinput: events in decimal, ranges, devices; the rest of the YAML is passed over")
  func libinputLines() throws {
    let range = try #require(AxisRange(low: 0, high: 1599))
    #expect(try libinput("- node: /dev/input/event4") == .device("/dev/input/event4"))
    #expect(
      try libinput("    absinfo:", "      53: [0, 1599, 0, 0, 11]") == .axis(code: 0x35, range))
    #expect(try libinput("    absinfo:", "    properties: [1]") == .nothing)
    #expect(
      try libinput("  events:", "    - [  3, 207942,   3,  57,      -1] # EV_ABS")
        == event(3_207_942_000, 3, 57, -1))
    for item in [
      "  - evdev:", "  # neutral", "  - libinput:", "    - {time: 0.1, type: POINTER_MOTION}",
    ] {
      #expect(try libinput("  events:", item) == .nothing)
    }
    #expect(try libinput("version: 1", "ndevices: 1", "system:", "  os: \"x\"") == .nothing)
  }

  @Test("libinput: items of other kinds, such as HID reports, stand between, however many lines")
  func libinputHID() throws {
    let lines = [
      "  hid: [ 0x05, 0x0d,", "    0x09, 0x04", "  ]", "  events:", "  - hid:",
      "    time: [  0,      0]", "    hidraw0: [", "      0x01, 0x02, 0x03,", "      0x11", "    ]",
      "  - evdev:",
    ]
    var reader = LibinputLines()
    for line in lines { #expect(try reader.read(Array(line.utf8), line: 7) == .nothing) }
    let read = try reader.read(Array("    - [  0, 100, 3, 57, 1]".utf8), line: 7)
    #expect(read == event(100_000, 3, 57, 1))
    #expect(throws: Problem.self) { try reader.read(Array("    0x01, 0x02".utf8), line: 7) }
  }

  @Test(
    "libinput: what is wrong is named",
    arguments: [
      ("    - [ 0, 1000000, 3, 53, 1]", "expected microseconds below a million, not ',' "),
      ("    - [ 0, 1, 3, 53]", "expected ',' after the code, not ']'"),
      ("    - [ 0, 1, 3, 53, x]", "expected the value of the event, not 'x]'"),
      ("    garbage", "expected '- [sec, usec, type, code, value]', not 'garbage'"),
    ])
  func libinputWrong(text: String, message: String) {
    let problem = Problem(
      line: 7, text: message.hasSuffix(" ") ? String(message.dropLast()) : message)
    #expect(throws: problem) { try libinput("  events:", text) }
  }

  @Test("libinput: another version is not read as this one")
  func libinputVersion() {
    #expect(throws: Problem(line: 7, text: "expected version 1, not 2")) {
      try libinput("version: 2")
    }
  }
}
