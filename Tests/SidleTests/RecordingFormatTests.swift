import Testing

@testable import sidle

@Suite("What a recording is, told by its beginning")
struct RecordingFormatTests {
  @Test(
    "the first line that says something tells",
    arguments: [
      "# EVEMU 1.3\nE: 0.0 1 110 1\nE: 0.0 0 0 0\n",
      "# a comment\n\nE: 0.0 1 110 1\nE: 0.0 0 0 0\n",
      "N: mouse\nE: 0.0 1 110 1\nE: 0.0 0 0 0", "\u{FEFF}E: 0.0 1 110 1\r\nE: 0.0 0 0 0\r\n",
      "[ 0.0] 0001 0110 00000001\n[ 0.0] 0000 0000 00000000\n",
      "add device 1: /dev/input/event1\n[0.0] EV_KEY BTN_LEFT DOWN\n[0.0] EV_SYN SYN_REPORT 00000000\n",
      "# libinput record\nversion: 1\n  events:\n    - [0, 0, 1, 272, 1]\n    - [0, 0, 0, 0, 0]\n",
      "version: 1\n  events:\n    - [0, 0, 1, 272, 1]\n    - [0, 0, 0, 0, 0]\n",
    ])
  func mice(text: String) throws {
    let reading = try Recordings.text(text)
    #expect(reading.story == ["down 1 0,0 at 0", "cancel 1 0,0 at 0"])
    #expect(reading.skipped == 0)
  }

  @Test("a log's samples alone are used, as they are")
  func log() throws {
    let reading = try Recordings.text(
      """
      sidle-log 1
      stage start=5
      sample 7000 pointer=3 phase=down kind=scroll buttons=1 x=1.5 y=2 pressure=0.25
      step_to 8000
      sample 9000 pointer=3 phase=momentum kind=scroll buttons=0 x=3 y=2 pressure=0
      """)
    #expect(
      reading.samples == [
        Sample(
          time: 7000, pointer: 3, phase: .down, kind: .scroll, buttons: 1, x: 1.5, y: 2,
          pressure: 0.25),
        Sample(time: 9000, pointer: 3, phase: .momentum, kind: .scroll, buttons: 0, x: 3, y: 2),
      ])
  }

  @Test(
    "a bad line is counted, and the rest is read", arguments: ["oops", "E: 1.0 3 35", "A: zz 1 2"])
  func badLine(line: String) throws {
    let reading = try Recordings.text("E: 0.0 1 110 1\n\(line)\nE: 0.0 0 0 0\n")
    #expect(reading.skipped == 1 && reading.contacts.count == 1)
  }

  @Test("lines before the first that is a recording's are counted; twenty make it none")
  func foreignLines() throws {
    let mouse = "E: 0.0 1 110 1\nE: 0.0 0 0 0\n"
    let reading = try Recordings.text("$ cat x\n{\nsidle-log 1\n" + mouse)
    #expect(reading.skipped == 3 && reading.contacts.count == 1)
    #expect(throws: ReplayStop.self) {
      try Recordings.text(String(repeating: "hello\n", count: 20) + mouse)
    }
  }

  @Test("what turns a surface of unknown size ends the reading")
  func cannotTurn() {
    #expect(throws: ReplayStop.self) {
      try Recordings.text(
        "E: 0.0 3 39 1\nE: 0.0 3 35 1\nE: 0.0 3 36 1\nE: 0.0 0 0 0\n", Placement(rotation: .half))
    }
    #expect(throws: ReplayStop.self) {
      try Recordings.text(
        "[1, {\"0\": {\"id\": 1, \"x\": 1, \"y\": 1}}]\n", Placement(flipsY: true))
    }
  }

  @Test(
    "descriptions are looked for beside a file of events, the nearest name first",
    arguments: [
      ("a.b.events", ["a.b.desc", "a.b.prop", "a.desc", "a.prop"]),
      ("/x.y/a.event", ["/x.y/a.desc", "/x.y/a.prop"]), ("a.evemu", []), (".events", []),
    ])
  func descriptions(path: String, expected: [String]) {
    let names = EvemuDescription.candidates(for: Array(path.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(names == expected)
  }

  @Test("a log that is written reads back as the samples it was made of")
  func writer() throws {
    let samples = [
      Sample(time: 5, phase: .down, buttons: 1, x: 0.1, y: -1e-7, pressure: 1),
      Sample(
        time: 5, pointer: 2, phase: .hover, kind: .mouse, buttons: 2, x: 1e-20, y: 999_999_999.5),
      Sample(time: 9, phase: .move, buttons: 1, x: 0.30000000000000004, y: 3, pressure: 0.5),
    ]
    var log = LogWriter(origin: 5, size: Placement.Size(width: 300, height: 533.5))
    for sample in samples { log.write(sample) }
    log.finish()
    let text = String(decoding: log.text, as: UTF8.self)
    #expect(text.hasPrefix("sidle-log 1\nstage start=5 width=300 height=533.5 max_contacts=16\n"))
    #expect(text.hasSuffix("\nstep_to 9\n"))
    let reading = try Recordings.text(text)
    let cancel = Sample(time: 9, phase: .cancel, x: 0.30000000000000004, y: 3)
    #expect(reading.samples == samples + [cancel] && reading.skipped == 0)
  }
}
