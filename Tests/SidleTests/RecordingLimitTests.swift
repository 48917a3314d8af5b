import Testing

@testable import sidle

/// Recordings with more of something than any device has: what is past the limit is skipped and
/// counted, the rest is read.
@Suite("Limits of recordings")
struct RecordingLimitTests {
  @Test("whole frames: so many contacts are taken of each, with ids or without")
  func contactsInAFrame() throws {
    for hasIDs in [false, true] {
      var text = ""
      for frame in 0..<2 {
        for number in 0..<200 {
          if hasIDs { text += "E: 0.\(frame) 3 39 \(number)\n" }
          text += "E: 0.\(frame) 3 35 \(number)\nE: 0.\(frame) 3 36 \(frame)\nE: 0.\(frame) 0 2 0\n"
        }
        text += "E: 0.\(frame) 0 0 0\n"
      }
      let reading = try Recordings.text(text)
      #expect(reading.contacts.count == FrameTable.mostContacts)
      #expect(reading.atOnce == FrameTable.mostContacts)
      #expect(reading.skipped == 2 * (200 - FrameTable.mostContacts))
      #expect(reading.contacts.allSatisfy { $0.dx == 0 && $0.dy == 1 })
    }
  }

  @Test("slots: what is said of one that no device has is not said of another")
  func slots() throws {
    let reading = try Recordings.text(
      """
      E: 0.0 3 2f 0
      E: 0.0 3 39 1
      E: 0.0 3 35 1
      E: 0.0 3 36 1
      E: 0.0 3 2f 1024
      E: 0.0 3 39 2
      E: 0.0 3 35 77
      E: 0.0 3 36 77
      E: 0.0 3 2f -7
      E: 0.0 3 39 -1
      E: 0.0 3 2f 1023
      E: 0.0 3 39 3
      E: 0.0 3 35 3
      E: 0.0 3 36 3
      E: 0.0 0 0 0
      """)
    #expect(
      reading.story == [
        "down 1 1,1 at 0", "down 2 3,3 at 0", "cancel 1 1,1 at 0", "cancel 2 3,3 at 0",
      ])
    #expect(reading.skipped == 2)
  }

  @Test("lines of slots: a slot that no device has is told with its line")
  func slotLines() throws {
    let reading = try Recordings.text(
      """
      [1, {"0": {"id": 1, "x": 1, "y": 1}}]
      [2, {"1024": {"id": 2, "x": 1, "y": 1}}]
      [3, {"0": {"id": -1}}]
      """)
    #expect(reading.skipped == 1 && reading.contacts.count == 1)
  }

  @Test("a line longer than any may be is passed over as one")
  func line() throws {
    let long = String(repeating: "E: 0.0 1 110 0 ", count: 100_000)
    let zeros = String(repeating: "\0", count: LineReader.longest + 1)
    let reading = try Recordings.text("E: 0.0 1 110 1\n\(long)\n\(zeros)\nE: 0.0 0 0 0\n")
    #expect(reading.story == ["down 1 0,0 at 0", "cancel 1 0,0 at 0"])
    #expect(reading.skipped == 2)
  }

  @Test("lines are given whole up to the longest, however they lie in what is read at once")
  func lines() {
    for length in [0, 1, ByteReader.piece - 1, ByteReader.piece, LineReader.longest] {
      let line = [UInt8](repeating: UInt8(ascii: "x"), count: length)
      let newline = UInt8(ascii: "\n")
      var reader = LineReader(ByteReader(line + [newline] + line + [13, newline, 65]))
      for number in 1...2 {
        #expect(reader.next() == line && reader.number == number)
        #expect(!reader.isCut || length == LineReader.longest && number == 2)
      }
      #expect(reader.next() == [65] && reader.next() == nil)
    }
  }

  @Test("events of devices beyond the last one are told, and are not another's")
  func devices() throws {
    let log = (1...66).map { "[ 1.0] /dev/input/event\($0): 0001 0110 00000001\n" }.joined()
    let ends = (1...66).map { "[ 1.0] /dev/input/event\($0): 0000 0000 00000000\n" }.joined()
    let getevent = try Recordings.text(log + ends)
    #expect(getevent.contacts.count == 64 && getevent.skipped == 4)
    var yaml = "# libinput record\nversion: 1\nndevices: 66\ndevices:\n"
    for number in 1...66 {
      yaml += "- node: /dev/input/event\(number)\n  events:\n  - evdev:\n"
      yaml += "    - [0, 0, 1, 272, 1]\n    - [0, 0, 0, 0, 0]\n"
    }
    let libinput = try Recordings.text(yaml)
    #expect(libinput.contacts.count == 64 && libinput.skipped == 6)
  }

  @Test("a time too far from the beginning is told, and the rest is read")
  func farTime() throws {
    func tap(_ second: Int) -> String {
      "E: \(second).0 3 39 \(second & 255)\nE: \(second).0 3 35 5\nE: \(second).0 3 36 5\nE: \(second).0 0 0 0\n"
        + "E: \(second).1 3 39 -1\nE: \(second).1 0 0 0\n"
    }
    let reading = try Recordings.text(
      tap(1_330_050_204) + tap(-3_999_999_999) + tap(1_330_050_205))
    #expect(reading.contacts.count == 2 && reading.contacts.allSatisfy { $0.ending == .lift })
    #expect(reading.skipped == 2)
    // A lift without a time is at the last one.
    let log = try Recordings.text(
      """
      sidle-log 1
      stage start=4000000000000000000
      sample 4000000000000000005 pointer=1 phase=down kind=touch buttons=1 x=1 y=1 pressure=1
      sample -4000000000000000000 pointer=1 phase=up kind=touch buttons=0 x=2 y=1 pressure=0
      """)
    #expect(log.samples.map(\.time) == [4_000_000_000_000_000_005, 4_000_000_000_000_000_005])
    #expect(log.samples.map(\.phase) == [.down, .up] && log.skipped == 1)
  }

  @Test("more contacts at once than any device has slots are told")
  func contactsAtOnce() throws {
    var text = "sidle-log 1\nstage start=0\n"
    for pointer in 1...1030 {
      text += "sample 5 pointer=\(pointer) phase=down kind=touch buttons=1 x=1 y=1 pressure=1\n"
    }
    let reading = try Recordings.text(text)
    #expect(reading.contacts.count == Reach.mostContacts && reading.skipped == 6)
  }
}
