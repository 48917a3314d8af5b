import SidleUnits
import Testing

@testable import sidle

@Suite("Tracks of a picture")
struct TrackTests {
  @Test("a value that does not change has one key")
  func still() {
    var track = Track(3, at: 0)
    for time: Int64 in 1...10 { track.record(3, at: time, after: time - 1) }
    #expect(track.keys == [Track.Key(time: 0, value: 3)])
    #expect(!track.changes)
  }

  @Test("a still stretch is held until the frame before the change")
  func hold() {
    var track = Track(0, at: 0)
    track.record(5, at: 100, after: 90)
    track.record(6, at: 110, after: 100)
    #expect(track.keys.map(\.time) == [0, 90, 100, 110])
    #expect(track.keys.map(\.value) == [0, 0, 5, 6])
  }

  @Test("a change at the time of the frame before, long after the last one, is a step")
  func step() {
    var track = Track(0, at: 0)
    track.record(5, at: 100, after: 100)
    track.record(6, at: 100, after: 100)
    track.record(7, at: 110, after: 100)
    #expect(track.keys.map(\.time) == [0, 100, 100, 110])
    #expect(track.keys.map(\.value) == [0, 0, 6, 7])
  }

  @Test("of frames at one time the first ends the way there, the last begins what follows")
  func jump() {
    var track = Track(0, at: 0)
    track.record(10, at: 100, after: 0)
    track.record(70, at: 100, after: 100)
    track.record(50, at: 100, after: 100)
    track.record(60, at: 200, after: 100)
    #expect(track.keys.map(\.time) == [0, 100, 100, 200])
    #expect(track.keys.map(\.value) == [0, 10, 50, 60])
    #expect(track.simplified(within: 0.1).map(\.value) == [0, 10, 50, 60])
  }

  @Test("points on a line are left out, the corner stays")
  func simplified() {
    var track = Track(0, at: 0)
    for time: Int64 in 1...50 { track.record(Double(time), at: time, after: time - 1) }
    for time: Int64 in 51...100 { track.record(50 - Double(time - 50), at: time, after: time - 1) }
    #expect(track.simplified(within: 0.01).map(\.time) == [0, 50, 100])
  }

  @Test("what is left out is never farther away than was allowed")
  func tolerance() {
    var track = Track(0, at: 0)
    for time: Int64 in 1...200 {
      let part = Double(time) / 200
      track.record(100 * part * part * (3 - 2 * part), at: time, after: time - 1)
    }
    let keys = track.simplified(within: 0.25)
    #expect(keys.count < 25)
    for key in track.keys {
      let next = keys.firstIndex { $0.time >= key.time } ?? 0
      let (from, to) = (keys[max(0, next - 1)], keys[next])
      let span = Double(max(1, to.time - from.time))
      let line = from.value + (to.value - from.value) * Double(key.time - from.time) / span
      #expect((line - key.value).magnitude <= 0.25)
    }
  }
}

@Suite("The time of a picture")
struct PictureClockTests {
  private let second: Int64 = 1_000_000_000

  @Test("without long pauses it is the stage's, and a rest at the end")
  func plain() {
    let clock = PictureClock(changes: [second / 2, second], start: 0, end: second)
    #expect(clock.picture(at: second / 4) == 0.25)
    #expect(clock.duration == 1 + PictureClock.rest)
    #expect(clock.shortened.isEmpty)
  }

  @Test("a pause of ten seconds takes one, and both ways lead back")
  func pause() {
    let clock = PictureClock(
      changes: [second, 11 * second, 12 * second], start: 0, end: 12 * second)
    #expect(clock.picture(at: 11 * second) == 2)
    #expect(clock.picture(at: 6 * second) == 1.5)
    #expect(clock.picture(at: 12 * second) == 3)
    #expect(clock.stage(at: 1.5) == 6 * second)
    #expect(clock.stage(at: 99) == 12 * second)
    // Whole nanoseconds come back, though seconds are sums of parts.
    let tenths = (1...30).map { Int64($0) * second / 10 }
    let fine = PictureClock(changes: tenths, start: 0, end: 3 * second)
    for time in tenths { #expect(fine.stage(at: fine.picture(at: time)) == time) }
    #expect(clock.shortened.map(\.from) == [second] && clock.shortened.map(\.to) == [11 * second])
  }

  @Test("from the first time of a stage to its last it is as long as any pause")
  func life() {
    let (first, last) = (-(Int64(1) << 62), Int64(1) << 62)
    let clock = PictureClock(changes: [first, last], start: first, end: last)
    #expect(clock.duration == 1 + PictureClock.rest)
    #expect(clock.picture(at: 0) == 0.5)
    #expect(clock.stage(at: 1) == last)
    #expect(clock.shortened.map(\.to) == [last])
    #expect(Elementary.difference(from: first, to: last) == Int64.max)
    #expect(Elementary.difference(from: Int64.max, to: Int64.min) == Int64.min)
    var track = Track(0, at: first)
    track.record(1, at: 0, after: first)
    track.record(2, at: last, after: 0)
    #expect(track.simplified(within: 0.01).map(\.time) == [first, last])
  }

  @Test("it never runs backward")
  func monotone() {
    let clock = PictureClock(
      changes: [3, 3, 5 * second, 5 * second + 1, 40 * second], start: 0, end: 41 * second)
    var last = -1.0
    for step in 0...410 {
      let moment = clock.picture(at: Int64(step) * second / 10)
      #expect(moment >= last)
      last = moment
    }
  }
}

@Suite("Numbers and texts of documents")
struct TextTests {
  @Test("seconds have nine digits, also below zero")
  func seconds() {
    #expect(Numerals.seconds(11_086_372_070) == "11.086372070")
    #expect(Numerals.seconds(-1) == "-0.000000001")
    #expect(Numerals.seconds(Int64.min) == "-9223372036.854775808")
  }

  @Test("three decimals, half away from zero, never a negative zero")
  func fixed() {
    #expect(Numerals.fixed(0.0625, places: 3) == "0.063")
    #expect(Numerals.fixed(-0.0625, places: 3) == "-0.063")
    #expect(Numerals.fixed(-0.0001) == "0.000")
    #expect(Numerals.fixed(99.9999) == "100.000")
    #expect(Numerals.short(12.50, places: 2) == "12.5")
    #expect(Numerals.short(100, places: 2) == "100")
  }

  @Test("XML is kept well-formed")
  func escaped() {
    #expect(SVGText.escaped("a<b>&\"\u{1}\u{FFFF}é\n") == "a&lt;b&gt;&amp;&quot;\u{FFFD}\u{FFFD}é ")
    #expect(SVGText.keepingBlanks("a b") == "")
    for text in [" a", "a ", "a  b"] {
      #expect(SVGText.keepingBlanks(text) == " xml:space=\"preserve\"")
    }
    #expect(SVGText.fill(0xFFCC_00FF) == "fill=\"#ffcc00\"")
    #expect(SVGText.fill(0x0000_0080) == "fill=\"#000000\" fill-opacity=\"0.5\"")
  }
}
