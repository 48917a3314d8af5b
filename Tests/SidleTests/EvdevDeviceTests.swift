import Testing

@testable import sidle

/// Short recordings made for one point each. A frame is written as `time: type code value, …` in
/// evemu's numbers and gets its SYN_REPORT.
@Suite("Devices, from events to samples")
struct EvdevDeviceTests {
  /// Frames 10 ms apart.
  private func read(
    _ frames: String..., axes: String = "", placement: Placement = Placement()
  ) throws -> Recordings.Reading {
    var text = "# EVEMU 1.3\n" + axes
    for (index, frame) in frames.enumerated() {
      let time = "0.0\(index)0000"
      for event in frame.split(separator: ",") { text += "E: \(time) \(event)\n" }
      text += "E: \(time) 0000 0000 0\n"
    }
    return try Recordings.text(text, placement)
  }

  @Test("slots: a new contact at the X of the last one in its slot has that X")
  func sameX() throws {
    let reading = try read(
      "3 2f 0,3 39 5,3 35 100,3 36 200", "3 39 -1", "3 39 6,3 36 210", "3 39 -1")
    #expect(
      reading.story == [
        "down 1 100,200 at 0", "up 1 100,200 at 10000", "down 1 100,210 at 20000",
        "up 1 100,210 at 30000",
      ])
  }

  @Test("slots: an id that follows another at once is a lift and a down in one frame")
  func idAfterID() throws {
    let reading = try read("3 2f 0,3 39 5,3 35 1,3 36 2", "3 39 6,3 35 50", "3 39 -1")
    #expect(
      reading.story == [
        "down 1 1,2 at 0", "up 1 1,2 at 10000", "down 1 50,2 at 10000", "up 1 50,2 at 20000",
      ])
  }

  @Test("slots: the same id again after -1 in one frame is another contact")
  func sameIDAgain() throws {
    let reading = try read("3 2f 0,3 39 5,3 35 1,3 36 2", "3 39 -1,3 39 5", "3 39 -1")
    #expect(reading.contacts.count == 2)
  }

  @Test("slots: several contacts have several pointers, and numbers are used again")
  func pointers() throws {
    let reading = try read(
      "3 2f 0,3 39 5,3 35 1,3 36 1,3 2f 3,3 39 6,3 35 9,3 36 9", "3 2f 0,3 39 -1",
      "3 39 7,3 35 4", "3 39 -1,3 2f 3,3 39 -1")
    #expect(
      reading.story == [
        "down 1 1,1 at 0", "down 2 9,9 at 0", "up 1 1,1 at 10000", "down 1 4,1 at 20000",
        "up 1 4,1 at 30000", "up 2 9,9 at 30000",
      ])
  }

  @Test("slots: the first slot is not told; when slot 0 is named, it was another")
  func firstSlot() throws {
    let reading = try read(
      "3 39 5,3 35 1,3 36 1", "3 2f 0,3 39 6,3 35 9,3 36 9", "3 2f 1,3 35 2",
      "3 39 -1,3 2f 0,3 39 -1")
    #expect(
      reading.story == [
        "down 1 1,1 at 0", "down 2 9,9 at 10000", "move 1 2,1 at 20000", "up 2 9,9 at 30000",
        "up 1 2,1 at 30000",
      ])
  }

  @Test("slots: a contact from before the beginning leaves no place behind in another's slot")
  func beganBefore() throws {
    let reading = try read(
      "3 35 500,3 36 500", "3 2f 0,3 39 6,3 35 9,3 36 9", "3 2f 1,3 39 -1", "3 2f 0,3 39 -1")
    #expect(reading.story == ["down 1 9,9 at 10000", "up 1 9,9 at 30000"])
    // Slot 0 would be the guess, but nothing says that it was.
    let other = try read(
      "3 35 500,3 36 500", "3 2f 1,3 39 6,3 35 9,3 36 9", "3 2f 0,3 39 7,3 36 3", "3 35 4")
    #expect(
      other.story == [
        "down 1 9,9 at 10000", "down 2 4,3 at 30000", "cancel 2 4,3 at 30000",
        "cancel 1 9,9 at 30000",
      ])
  }

  @Test("slots: a contact whose place is told later begins then; one without any is a mistake")
  func placeLater() throws {
    let late = try read("3 2f 0,3 39 5,3 36 2", "3 35 7", "3 39 -1")
    #expect(late.story == ["down 1 7,2 at 10000", "up 1 7,2 at 20000"])
    let never = try read("3 2f 0,3 39 5,3 36 2", "3 39 -1")
    #expect(never.story.isEmpty && never.skipped == 1)
  }

  @Test("tools: a pen is a pen; a contact that becomes a palm is cancelled; a palm is none")
  func tools() throws {
    let pen = try read("3 2f 0,3 39 5,3 37 1,3 35 1,3 36 2", "3 39 -1")
    #expect(pen.samples.map(\.kind) == [.pen, .pen])
    let palm = try read("3 2f 0,3 39 5,3 35 1,3 36 2", "3 37 2,3 35 3", "3 35 9", "3 39 -1")
    #expect(palm.story == ["down 1 1,2 at 0", "cancel 1 1,2 at 10000"])
    #expect(try read("3 2f 0,3 39 5,3 37 2,3 35 1,3 36 2", "3 39 -1").story.isEmpty)
  }

  @Test("pressure is from 0 to 1 of its range, and 1 where none is told")
  func pressure() throws {
    let axes = "A: 3a 0 200 0 0\n"
    let frames = "3 2f 0,3 39 5,3 35 1,3 36 2,3 3a 50"
    #expect(
      try read(frames, "3 3a 100", "3 39 -1", axes: axes).samples.map(\.pressure) == [0.25, 0.5, 0])
    #expect(try read(frames, "3 3a 100", "3 39 -1").samples.map(\.pressure) == [1, 0])
  }

  @Test("protocol A with ids: the id names the contact, in whatever order they are listed")
  func frameIDs() throws {
    let reading = try read(
      "3 39 0,3 35 1,3 36 1,0 2 0,3 39 1,3 35 9,3 36 9,0 2 0",
      "3 39 1,3 35 2,3 36 2,0 2 0,3 39 0,3 35 8,3 36 8,0 2 0", "3 39 1,3 35 2,3 36 2,0 2 0",
      "0 2 0",
      "3 39 0,3 35 5,3 36 5,0 2 0", "1 14a 0")
    #expect(
      reading.story == [
        "down 1 1,1 at 0", "down 2 9,9 at 0", "move 2 2,2 at 10000", "move 1 8,8 at 10000",
        "up 1 8,8 at 20000", "up 2 2,2 at 30000", "down 1 5,5 at 40000", "up 1 5,5 at 50000",
      ])
  }

  @Test("protocol A without ids: the nearest contact of the last frame goes on")
  func nearest() throws {
    let reading = try read(
      "3 35 0,3 36 0,0 2 0,3 35 100,3 36 0,0 2 0", "3 35 90,3 36 0,0 2 0,3 35 5,3 36 0,0 2 0",
      "3 35 8,3 36 0,0 2 0", "1 14a 0")
    #expect(
      reading.story == [
        "down 1 0,0 at 0", "down 2 100,0 at 0", "move 2 90,0 at 10000", "move 1 5,0 at 10000",
        "up 2 90,0 at 20000", "move 1 8,0 at 20000", "up 1 8,0 at 30000",
      ])
  }

  @Test("protocol A: a size of 0 has left, BTN_TOUCH 0 lifts all, other frames say nothing")
  func frameEnds() throws {
    let gone = try read("3 30 5,3 35 1,3 36 1,0 2 0", "3 30 0,3 35 1,3 36 1,0 2 0")
    #expect(gone.story == ["down 1 1,1 at 0", "up 1 1,1 at 10000"])
    let lifted = try read("3 35 1,3 36 1,0 2 0", "1 14a 0,3 35 1,3 36 1,0 2 0")
    #expect(lifted.story == ["down 1 1,1 at 0", "up 1 1,1 at 10000"])
    let other = try read("3 35 1,3 36 1,0 2 0", "4 5 1000", "3 28 7", "0 2 0")
    #expect(other.story == ["down 1 1,1 at 0", "up 1 1,1 at 30000"])
  }

  @Test("a screen of one pointer: BTN_TOUCH with ABS_X and ABS_Y; motion without it is nothing")
  func single() throws {
    let reading = try read(
      "3 0 5,3 1 6", "1 14a 1", "3 0 7", "1 14a 0", "3 0 100", "1 14a 1", "1 14a 0")
    #expect(
      reading.story == [
        "down 1 5,6 at 10000", "move 1 7,6 at 20000", "up 1 7,6 at 30000", "down 1 100,6 at 50000",
        "up 1 100,6 at 60000",
      ])
    #expect(reading.samples.allSatisfy { $0.kind == .touch })
  }

  @Test("a pen over a tablet of one pointer hovers")
  func penHover() throws {
    let reading = try read("1 140 1,3 0 5,3 1 6", "1 14a 1", "1 14a 0", "3 0 8")
    #expect(reading.story == ["down 1 5,6 at 10000", "up 1 5,6 at 20000", "hover 1 8,6 at 30000"])
    #expect(reading.samples.allSatisfy { $0.kind == .pen })
  }

  @Test("a mouse: counts are summed, motion without a button hovers, repetitions are nothing")
  func mouse() throws {
    let reading = try read("2 0 5,2 1 -3", "1 110 1", "2 0 2", "1 110 2", "2 0 1,1 110 0", "2 8 1")
    #expect(
      reading.story == [
        "hover 1 5,-3 at 0", "down 1 5,-3 at 10000", "move 1 7,-3 at 20000", "move 1 8,-3 at 40000",
        "up 1 8,-3 at 40000",
      ])
    #expect(reading.samples.allSatisfy { $0.kind == .mouse })
    #expect(reading.samples.map(\.buttons) == [0, 1, 1, 1, 0])
  }

  @Test("a mouse begins in the middle of a view, a count a pixel")
  func mouseView() throws {
    let view = Placement(view: Placement.Size(width: 300, height: 200))
    #expect(try read("2 0 5,2 1 -3", placement: view).story == ["hover 1 155,97 at 0"])
  }

  @Test("a mouse that clicks before it moves is a mouse; so is a press and lift in one frame")
  func mouseFirstClick() throws {
    #expect(try read("1 110 1", "1 110 0").story == ["down 1 0,0 at 0", "up 1 0,0 at 10000"])
    #expect(try read("1 110 1,1 110 0").story == ["down 1 0,0 at 0", "up 1 0,0 at 0"])
  }

  @Test("all of a frame has the time of its SYN_REPORT")
  func frameTime() throws {
    let reading = try Recordings.text(
      """
      E: 5.000001 3 39 1
      E: 5.000002 3 35 10
      E: 5.000003 3 36 20
      E: 5.000009 0 0 0
      """)
    #expect(reading.samples.map(\.time) == [5_000_009_000, 5_000_009_000])
    #expect(reading.samples.map(\.phase) == [.down, .cancel])
  }

  @Test("lost events: the slot that is chosen in the torn frame counts, its values do not")
  func tornSlot() throws {
    let reading = try read(
      "3 2f 0,3 39 5,3 35 1,3 36 1,3 2f 1,3 39 6,3 35 9,3 36 9", "0 3 0,3 2f 0,3 35 77", "3 35 2",
      "3 39 -1,3 2f 1,3 39 -1")
    #expect(
      reading.story == [
        "down 1 1,1 at 0", "down 2 9,9 at 0", "move 1 2,1 at 20000", "up 1 2,1 at 30000",
        "cancel 2 9,9 at 10000",
      ])
  }

  @Test(
    "lost events: contacts that are heard of no more are cancelled at the loss, also at the end")
  func lostForGood() throws {
    let frames = try read("3 35 1,3 36 1,0 2 0", "3 35 2,0 3 0", "0 2 0")
    #expect(frames.story == ["down 1 1,1 at 0", "cancel 1 1,1 at 10000"])
    let slots = try read("3 2f 0,3 39 5,3 35 1,3 36 1", "0 3 0,3 39 -1", "3 28 1")
    #expect(slots.story == ["down 1 1,1 at 0", "cancel 1 1,1 at 10000"])
    let mouse = try read("1 110 1", "2 0 1", "0 3 0,2 0 50", "2 0 1,1 110 0")
    #expect(
      mouse.story == [
        "down 1 0,0 at 0", "move 1 1,0 at 10000", "cancel 1 1,0 at 20000", "hover 1 2,0 at 30000",
      ])
  }

  @Test("lost events: motion says nothing of a mouse's button, which ends at the loss")
  func lostMouseLift() throws {
    let reading = try read(
      "1 110 1", "2 0 1", "0 3 0", "2 0 5", "2 1 5", "1 110 1,2 0 1", "1 110 0")
    #expect(
      reading.story == [
        "down 1 0,0 at 0", "move 1 1,0 at 10000", "cancel 1 1,0 at 20000", "hover 1 6,0 at 30000",
        "hover 1 6,5 at 40000", "down 1 7,5 at 50000", "up 1 7,5 at 60000",
      ])
    #expect(reading.skipped == 0)
  }

  @Test("a recording that ends within a frame: what is not whole is told and not used")
  func endsWithinFrame() throws {
    let whole = "E: 0.0 3 39 1\nE: 0.0 3 35 1\nE: 0.0 3 36 1\nE: 0.0 0 0 0\n"
    let cut = try Recordings.text(whole + "E: 0.1 3 35 9\nE: 0.1 3 39 -1\n")
    #expect(cut.story == ["down 1 1,1 at 0", "cancel 1 1,1 at 0"])
    #expect(cut.skipped == 1)
    #expect(try Recordings.text(whole).skipped == 0)
    // A clock alone is no frame.
    #expect(try Recordings.text(whole + "E: 0.1 4 4 7\n").skipped == 0)
  }

  @Test("several devices have a state each, and their pointers different numbers")
  func devices() throws {
    let reading = try Recordings.text(
      """
      add device 1: /dev/input/event1
        name: "a"
          ABS (0003): 0035  : value 0, min 0, max 99, fuzz 0, flat 0, resolution 0
                      0036  : value 0, min 0, max 99, fuzz 0, flat 0, resolution 0
      add device 2: /dev/input/event2
      [ 1.0] /dev/input/event1: 0003 0039 00000001
      [ 1.0] /dev/input/event1: 0003 0035 0000000a
      [ 1.0] /dev/input/event2: 0001 0110 00000001
      [ 1.0] /dev/input/event2: 0000 0000 00000000
      [ 1.0] /dev/input/event1: 0003 0036 0000000a
      [ 1.0] /dev/input/event1: 0000 0000 00000000
      [ 2.0] /dev/input/event1: 0003 0039 ffffffff
      [ 2.0] /dev/input/event1: 0000 0000 00000000
      """, Placement(view: Placement.Size(width: 200, height: 400)))
    #expect(
      reading.story == [
        "down 1 100,200 at 1000000", "down 2 20,40 at 1000000", "up 2 20,40 at 2000000",
        "cancel 1 100,200 at 1000000",
      ])
  }

  @Test("libinput: devices that stand one after the other are put in order of time")
  func libinputDevices() throws {
    func device(_ name: String, _ time: Int) -> String {
      """
      - node: /dev/input/\(name)
        events:
        - evdev:
          - [0, \(time), 1, 272, 1]
          - [0, \(time), 0, 0, 0]

      """
    }
    let reading = try Recordings.text(
      "version: 1\nndevices: 2\ndevices:\n" + device("event1", 500) + device("event2", 100))
    #expect(
      reading.story == [
        "down 2 0,0 at 100", "cancel 2 0,0 at 100", "down 1 0,0 at 500", "cancel 1 0,0 at 500",
      ])
  }
}
