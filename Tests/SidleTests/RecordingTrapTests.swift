import Testing

@testable import sidle

/// What goes wrong with real recordings, each at the file in which it was found.
@Suite("Traps of recordings")
struct RecordingTrapTests {
  private func view(_ width: Double, _ height: Double) -> Placement {
    Placement(view: Placement.Size(width: width, height: height))
  }

  @Test("late lifts: a flick whose lift is told 40.5 ms late has its speed")
  func lateLift() throws {
    let contact = try #require(
      Recordings.file("galaxy-phone.drag-right.getevent.txt").contacts.first)
    #expect(contact.idle > 40 && contact.idle < 42)
    #expect(contact.release.x > 1337 && contact.release.x < 2122)
  }

  @Test("the last samples lie: no flick to the right is released to the left")
  func lastSamples() throws {
    let reading = try Recordings.file("synps2.flicks-right.events", view(1000, 760))
    try #require(reading.contacts.count == 13)
    #expect(reading.contacts.allSatisfy { $0.dx > 150 })
    #expect(reading.contacts.dropFirst().allSatisfy { $0.release.x > 100 })
    // The first one comes to rest.
    #expect(abs(reading.contacts[0].release.x) < 2)
  }

  @Test("bursts: two positions 26 microseconds apart are no speed")
  func burst() throws {
    let contact = try #require(
      Recordings.file("egalax-pcap.thirty-microsecond-tap.events").contacts.first)
    #expect(contact.dy == 16 && contact.ended - contact.began == 38_000)
    #expect(contact.peak == 0 && contact.release == (0, 0))
  }

  @Test("equal times: last move and lift at once are a move, then a lift")
  func equalTimes() throws {
    let reading = try Recordings.file("galaxy-phone.lift-at-same-time.getevent.txt")
    #expect(reading.contacts.count == 2 && reading.contacts[1].idle == 0)
    #expect(reading.contacts[1].ending == .lift)
    let release = reading.contacts[1].release.y
    #expect(release < -600 && release > -1150)
  }

  @Test("equal times: no contact rises from the dead when its last state is listed once more")
  func risen() throws {
    let reading = try Recordings.file("remarkable2.palm-slaps.record")
    #expect(reading.contacts.count == 57 && reading.atOnce == 6)
    #expect(reading.contacts.allSatisfy { $0.ending == .lift && $0.ended > $0.began })
    #expect(reading.samples.count { $0.phase == .down } == 57)
    #expect(reading.samples.count { $0.phase == .up } == 57)
  }

  @Test("time running back: batches of a page are put in order of time")
  func timeBack() throws {
    let reading = try Recordings.file("web-mouse.session-replay.json")
    let times = reading.samples.map(\.time)
    #expect(times == times.sorted())
    #expect(reading.contacts.count == 5)
    // The batch at …3543 with offsets -435 and -4: the first lies before the press at …3262.
    #expect(times.contains(1_682_952_383_108_000_000))
  }

  @Test("floats for times: digits are kept, missing ones are zeros at the right")
  func times() throws {
    let reading = try Recordings.text(
      """
      [1677239463.93059, {"0": {"id": 1, "x": 1, "y": 1}}]
      [1677239463.930591, {"0": {"id": 1, "x": 2, "y": 1}}]
      [1677239464, {"0": {"id": -1}}]
      """)
    #expect(
      reading.samples.map(\.time) == [
        1_677_239_463_930_590_000, 1_677_239_463_930_591_000, 1_677_239_464_000_000_000,
      ])
  }

  @Test("one axis per frame: the other one stays where it was")
  func oneAxis() throws {
    let reading = try Recordings.file("atmel-maxtouch.drag-up-down.evemu")
    var steps = 0
    var ofOneAxis = 0
    for (last, next) in zip(reading.samples, reading.samples.dropFirst()) where next.phase == .move
    {
      steps += 1
      if (last.x == next.x) != (last.y == next.y) { ofOneAxis += 1 }
    }
    #expect(steps > 100 && ofOneAxis * 4 > steps * 3)
    #expect(abs(reading.contacts[0].path - 602.6) < 0.1)
  }

  @Test("unknown first slot: contacts from before the beginning are none")
  func beganBefore() throws {
    #expect(try Recordings.file("synps2-clickpad.begins-while-down.events").samples.isEmpty)
  }

  @Test("unknown first slot: what is said of it is said of the lowest that it can be")
  func firstSlot() throws {
    // The first contact's slot is never named; slot 1 is, so it was slot 0.
    let reading = try Recordings.file("synps2-hp8470p.two-finger-scroll.events")
    #expect(reading.samples.prefix(2).map(\.phase) == [.down, .down])
    #expect(reading.samples.prefix(2).map(\.x) == [1972, 2650])
    #expect(reading.contacts.count == 8 && reading.atOnce == 2)
  }

  @Test(
    "no end: contacts that are down when the recording ends are cancelled",
    arguments: [
      ("synps2-clickpad.ends-while-down.events", 1), ("synps2-hp8470p.two-finger-scroll.events", 4),
      ("iphone.swipes-and-taps.session.json", 10),
    ])
  func noEnd(file: String, number: Int) throws {
    let reading = try Recordings.file(file)
    let cancelled = reading.contacts.filter { $0.ending == .cancel }
    #expect(cancelled.map(\.number) == [number])
    #expect(cancelled.first?.ended == reading.samples.map(\.time).max())
  }

  @Test("downs that never end: the next down cancels them")
  func doubleDown() throws {
    let contacts = try Recordings.file("android-phone.swipe-and-taps.session.json").contacts
    #expect(contacts.count == 9)
    #expect(contacts.filter { $0.ending == .cancel }.map(\.number) == [3, 5, 7, 9])
    // Then, and not at the end of the recording.
    #expect([2, 4, 6].allSatisfy { contacts[$0].ended == contacts[$0 + 1].began })
  }

  @Test("ranges that are not kept: positions outside stay outside, in their place")
  func outOfRange() throws {
    let reading = try Recordings.file("synps2-hp8470p.two-finger-scroll.events", view(4257, 3509))
    // The ranges are 1472...5728 and 1408...4916: one unit is one pixel of this view.
    #expect(reading.samples.map(\.x).min() == -174.0)
    #expect(reading.samples.map(\.y).max() == 3510.0)
  }

  @Test("two coordinate systems: contacts are placed by their own axes, which may be negative")
  func twoSystems() throws {
    let reading = try Recordings.file("bcm5974.three-finger-click.evemu", view(976.1, 675.1))
    let first = try #require(reading.samples.first)
    #expect(abs(first.x - (2331 + 4620) / 10) < 1e-9 && abs(first.y - (2965 + 150) / 10) < 1e-9)
  }

  @Test("unequal units: each axis is scaled by itself, then lengths are taken")
  func unequalUnits() throws {
    let contact = try Recordings.file("dell-canvas.pinch-and-flick.evemu", view(2560, 1440))
      .contacts[5]
    #expect(abs(contact.dx - 385.1) < 0.05 && abs(contact.dy + 318.6) < 0.05)
    #expect(abs(contact.path - 504) < 0.5)
  }

  @Test("Y upward: a panel that is mounted the other way round is flipped when asked")
  func upward() throws {
    var placement = view(1280, 768)
    let told = try Recordings.file("ep0430m09.drag-up-down.evemu", placement)
    placement.flipsY = true
    let flipped = try Recordings.file("ep0430m09.drag-up-down.evemu", placement)
    #expect(told.samples.count == flipped.samples.count && told.samples.count > 150)
    #expect(zip(told.samples, flipped.samples).allSatisfy { $0.x == $1.x && $0.y + $1.y == 767 })
    // Not asked, it stays as the panel has it: no reader knows better.
    #expect(told.contacts.map { ($0.dy * 10).rounded() } == [-100])
  }

  @Test("semi-multitouch: corners of a box are told as they come, jumps and all")
  func semi() throws {
    let reading = try Recordings.file("synps2-hp8470p.two-finger-scroll.events")
    #expect(reading.skipped == 0)
    #expect(reading.contacts.map(\.number) == Array(1...8))
    #expect(reading.contacts[3].peak > 100_000)
  }

  @Test("slow first step: the first step after a rest is no speed")
  func slowStart() throws {
    let reading = try Recordings.file("galaxy-phone.drag-right.getevent.txt")
    let gap = reading.samples[1].time - reading.samples[0].time
    #expect(gap > 44_000_000)
    // Cut behind the second step: what is left is the line from the second sample on.
    var contact = ContactMeter(number: 1, down: reading.samples[0])
    contact.move(reading.samples[1])
    #expect(contact.ended(at: reading.samples[1].time, as: .lift).release == (0, 0))
  }

  @Test("taps that wander: 130 units within a tap are told")
  func wandering() throws {
    let contact = try #require(Recordings.file("alps-glidepoint.jittery-tap.evemu").contacts.first)
    #expect(contact.milliseconds < 72 && contact.path > 200 && contact.peak > 6000)
    #expect(abs(contact.dx) < 30 && abs(contact.dy) < 30)
  }

  @Test(
    "halved rate: flicks without every other frame, all along or from their middle on, are the same",
    arguments: [0, 0.5])
  func halvedRate(from part: Double) throws {
    let pad = view(1000, 760)
    let whole = try Recordings.file("synps2.flicks-right.events", pad)
    let frames = try RecordedFrames("synps2.flicks-right.events", described: "synps2.desc")
    let halved = try Recordings.text(frames.halved(from: part).text, pad)
    // Some 40 frames a second, where there were 80; each at its own time and place.
    let missing = whole.samples.count - halved.samples.count
    #expect(missing > (part > 0 ? 45 : 110))
    #expect(halved.samples.allSatisfy(whole.samples.contains))
    if part == 0 {
      let times = halved.samples.filter { $0.phase == .move }.map(\.time)
      let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
      #expect((23_000_000...26_000_000).contains(steps[steps.count / 2]))
    }
    #expect(halved.contacts.count == 13 && halved.skipped == 0)
    for (seen, told) in zip(halved.contacts, whole.contacts) {
      #expect((seen.began, seen.ended) == (told.began, told.ended))
      #expect((seen.dx, seen.dy, seen.idle) == (told.dx, told.dy, told.idle))
      #expect(seen.path <= told.path && seen.path > 0.97 * told.path)
      #expect(seen.ending == .lift)
      // Speed by frames would be twice as much; with frames taken for pauses there would be none.
      #expect(seen.peak > 0.7 * told.peak && seen.peak <= 1.01 * told.peak)
      // The first comes to rest, and the fifth nearly.
      if told.number == 1 || told.number == 5 {
        #expect(abs(seen.release.x - told.release.x) < 50)
      } else {
        #expect(abs(seen.release.x / told.release.x - 1) < 0.2)
      }
    }
    // The independent reader's band, widened by a tenth.
    #expect((-802 - 201...1205 + 201).contains(halved.contacts[10].release.x))
  }

  @Test("hover counted as touch, palms as fingers: readers tell what the device told")
  func hoverAndPalms() throws {
    // What its source calls a hover the device tells as a contact, and a slow one.
    let optical = try Recordings.file("quanta-optical.slow-drags-and-hover.events")
    #expect(optical.contacts.count == 9 && optical.samples.allSatisfy { $0.phase != .hover })
    #expect(optical.contacts[8].ending == .lift)
    // Nothing is left out for being short or one among many.
    let slaps = try Recordings.file("remarkable2.palm-slaps.record")
    #expect(slaps.contacts.count == 57 && slaps.contacts.count { $0.milliseconds < 50 } >= 3)
    let drumming = try Recordings.file("wacom-dth2242.drumming.evemu")
    #expect(drumming.contacts.count == 9 && drumming.atOnce == 6)
    let downs = drumming.samples.filter { $0.phase == .down }
    #expect(Set(downs.map(\.pointer)) == [1, 2, 3, 4, 5, 6])
  }

  @Test("foreign lines: a light sensor among the touches is no move and no lift")
  func foreign() throws {
    let reading = try Recordings.file("galaxy-phone.taps-and-strokes.getevent.txt")
    #expect(reading.contacts.count == 7 && reading.atOnce == 1)
    #expect(reading.contacts.allSatisfy { $0.ending == .lift })
    #expect(reading.skipped == 0)
    // Without the sensor, or with many more of its readings, the samples are the same.
    let frames = try RecordedFrames("galaxy-phone.taps-and-strokes.getevent.txt")
    let touches = frames.without { $0.contains("ABS_MISC") }
    #expect(frames.count - touches.count == 7)
    let light = { (time: String) in
      ["[\(time)] EV_ABS ABS_MISC 000000f7", "[\(time)] EV_SYN SYN_REPORT 00000000"]
    }
    for text in [touches.text, touches.interleaved(with: light).text] {
      #expect(try Recordings.text(text).samples == reading.samples)
    }
  }

  @Test("frames with a clock only: the contact is held, and that is no sample")
  func clockOnly() throws {
    let reading = try Recordings.file("dell-canvas.pinch-and-flick.evemu")
    #expect(reading.contacts.count == 6 && reading.samples.count > 500)
    // The part that was cut from the recording has none: here one follows each frame.
    let clock = { (time: String) in ["E: \(time) 0004 0005 7300", "E: \(time) 0000 0000 0000"] }
    let frames = try RecordedFrames("dell-canvas.pinch-and-flick.evemu")
    #expect(try Recordings.text(frames.interleaved(with: clock).text).samples == reading.samples)
    for number in Set(reading.samples.map(\.pointer)) {
      let own = reading.samples.filter { $0.pointer == number }
      for (last, next) in zip(own, own.dropFirst()) where next.phase == .move {
        #expect((last.x, last.y) != (next.x, next.y))
      }
    }
  }

  @Test(
    "held at the end: a mouse that rests before the button comes up flings nothing",
    arguments: ["ultrathin-touch-mouse.drags.evemu", "emulator.mouse-drag.getevent.txt"])
  func heldAtEnd(file: String) throws {
    let drags = try Recordings.file(file).contacts.filter { $0.path > 0 }
    #expect(!drags.isEmpty)
    #expect(drags.allSatisfy { $0.idle > 150 && $0.release == (0, 0) && $0.ending == .lift })
  }

  @Test("events were lost: a contact that goes on lives, and the step over the hole is no speed")
  func lostInDrag() throws {
    let whole = try Recordings.file("ep0430m09.drag-up-down.evemu")
    let holed = try Recordings.file("derived-syn-dropped.mid-drag.evemu")
    #expect(holed.contacts.count == 1 && holed.contacts[0].ending == .lift)
    #expect(holed.contacts[0].ended == whole.contacts[0].ended)
    #expect(holed.contacts[0].peak <= whole.contacts[0].peak)
    #expect(holed.samples.count { $0.isAfterLoss } == 1)
    // The torn rest of a frame is not used.
    #expect(!holed.samples.contains { $0.time == 593_911_000 })
  }

  @Test("events were lost: a contact whose slot has another id ended when they were, as a cancel")
  func lostLift() throws {
    let reading = try Recordings.file("derived-syn-dropped.lift-lost.evemu")
    #expect(reading.contacts.count == 8)
    #expect(reading.contacts.filter { $0.ending == .cancel }.map(\.number) == [2])
    #expect(reading.contacts[1].ended == 551_496_000)
    #expect(reading.contacts[2].began == 690_746_000)
  }
}
