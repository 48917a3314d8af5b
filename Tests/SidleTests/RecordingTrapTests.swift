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
    #expect(abs(reading.contacts[1].release.y) < 2000)
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
    #expect(zip(told.samples, flipped.samples).allSatisfy { $0.x == $1.x && $0.y + $1.y == 767 })
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

  @Test("halved rate: two fingers at half the rate are two contacts at their own times")
  func halvedRate() throws {
    let reading = try Recordings.file("wacom-dth2242.drumming.evemu")
    #expect(reading.contacts.count == 9 && reading.atOnce == 6)
    #expect(Set(reading.samples.filter { $0.phase == .down }.map(\.pointer)) == [1, 2, 3, 4, 5, 6])
  }

  @Test("hover counted as touch, palms as fingers: readers tell what the device told")
  func hoverAndPalms() throws {
    #expect(try Recordings.file("quanta-optical.slow-drags-and-hover.events").contacts.count == 9)
    #expect(try Recordings.file("remarkable2.palm-slaps.record").contacts.count == 57)
  }

  @Test("foreign lines: a light sensor among the touches is no move and no lift")
  func foreign() throws {
    let reading = try Recordings.file("galaxy-phone.taps-and-strokes.getevent.txt")
    #expect(reading.contacts.count == 7 && reading.atOnce == 1)
    #expect(reading.contacts.allSatisfy { $0.ending == .lift })
    #expect(reading.skipped == 0)
  }

  @Test("frames with a clock only: the contact is held, and that is no sample")
  func clockOnly() throws {
    let reading = try Recordings.file("dell-canvas.pinch-and-flick.evemu")
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
