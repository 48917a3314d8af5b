import Testing

@testable import sidle

@Suite("Recordings in JSON")
struct JSONRecordingTests {
  @Test("lines of slots: only what changed is listed, -1 is the lift")
  func slotLines() throws {
    let reading = try Recordings.text(
      """
      [5.0, {"0": {"id": 3, "x": 10, "y": 20, "pressure": 74}}]
      [5.01, {"0": {"x": 11}, "2": {"id": 4, "x": 50, "y": 60, "tool": null}}]

      [5.02, {"0": {"id": -1}}]
      [5.02, {"0": {"id": 3, "x": 11, "y": 20}}]
      [5.03, {"2": {"id": 5, "y": 61}}]
      """)
    #expect(
      reading.story == [
        "down 1 10,20 at 5000000", "move 1 11,20 at 5010000", "down 2 50,60 at 5010000",
        "up 1 11,20 at 5020000", "up 2 50,60 at 5030000", "down 1 50,61 at 5030000",
        "cancel 1 50,61 at 5030000",
      ])
    #expect(reading.skipped == 0)
  }

  @Test("lines of slots: a bad line is left out alone")
  func badSlotLines() throws {
    let reading = try Recordings.text(
      """
      [1, {"0": {"id": 3, "x": 10, "y": 20}}]
      [1.1, {"0": {"id": 3, "x": q}}]
      [1.2, {"a": {"id": 3}}]
      [1.3, {"0": {"id": 3.5}}]
      [1.4
      [1.5, {"0": {"id": -1}}]
      """)
    #expect(reading.story == ["down 1 10,20 at 1000000", "up 1 10,20 at 1500000"])
    #expect(reading.skipped == 4)
  }

  private func web(_ events: String...) -> Recordings.Text {
    Recordings.json(("[\n" + events.joined(separator: ",\n") + "]").utf8)
  }

  private func press(_ type: Int, _ time: Int, _ place: String = #","x":5,"y":6"#) -> String {
    #"{"type":3,"timestamp":\#(time),"data":{"source":2,"type":\#(type)\#(place)}}"#
  }

  @Test("rrweb: a batch's positions go before its time, and around presses it spans")
  func webBatch() {
    let batch =
      #"{"type":3,"timestamp":1000,"data":{"source":1,"positions":[{"x":1,"y":1,"timeOffset":-500},{"x":7.5,"y":6,"timeOffset":-250},{"x":9,"y":9,"timeOffset":0}]}}"#
    let recording = web(press(1, 600), press(0, 900), press(2, 900), batch)
    #expect(
      recording.story == [
        "hover 1 1,1 at 500000", "down 1 5,6 at 600000", "move 1 7.5,6 at 750000",
        "up 1 5,6 at 900000", "hover 1 9,9 at 1000000",
      ])
    #expect(recording.otherInput == 1 && recording.problems.isEmpty)
    #expect(recording.samples.allSatisfy { $0.kind == .mouse })
  }

  @Test("rrweb: touches, lifts without a place, cancels; what is no pointer is counted")
  func webTouch() {
    let moved =
      #"{"type":3,"timestamp":20,"data":{"source":6,"positions":[{"x":8,"y":6,"timeOffset":-5}]}}"#
    let recording = web(
      #"{"type":4,"timestamp":1,"data":{"href":"x"}}"#, press(7, 10), moved, press(9, 30, ""),
      press(7, 40), press(10, 50), press(9, 60), #"{"type":3,"timestamp":70,"data":{"source":4}}"#)
    #expect(
      recording.story == [
        "down 1 5,6 at 10000", "move 1 8,6 at 15000", "up 1 8,6 at 30000", "down 1 5,6 at 40000",
        "cancel 1 5,6 at 50000",
      ])
    #expect(recording.samples.allSatisfy { $0.kind == .touch })
    #expect(recording.otherInput == 2)
  }

  @Test("rrweb: an event that is wrong is left out alone, with its line")
  func webWrong() {
    let recording = web(
      press(1, 10), #"{"type":3,"timestamp":oops,"data":{"source":2,"type":0,"x":[1,{"a":"}"}]}}"#,
      press(0, 30), #"{"type":3,"timestamp":1e99,"data":{"source":2,"type":1}}"#)
    #expect(recording.story == ["down 1 5,6 at 10000", "up 1 5,6 at 30000"])
    #expect(
      recording.problems == [
        Problem(line: 3, text: "expected a number for \"timestamp\", not 'o'"),
        Problem(line: 5, text: "expected milliseconds within +-4e12"),
      ])
  }

  @Test("rrweb: no cut anywhere ends the process, and what came before is there")
  func webCut() {
    let whole = Array(("{\"a\":[" + press(1, 10) + ",\n" + press(0, 30) + "]}").utf8)
    for count in 0..<whole.count { #expect(!Recordings.json(whole[..<count]).problems.isEmpty) }
    #expect(Recordings.json(whole.dropLast(4)).samples.count == 1)
    #expect(Recordings.json(whole).samples.count == 2 && Recordings.json(whole).problems.isEmpty)
  }

  @Test("mouse paths: points and times of the same length, in either form")
  func mousePath() {
    let path = Recordings.json(#"{"points":[[1,2],{"x":3,"y":4.5}],"timing":[0,8.25],"n":1}"#.utf8)
    #expect(path.story == ["hover 1 1,2 at 0", "hover 1 3,4.5 at 8250"])
    #expect(path.samples.allSatisfy { $0.kind == .mouse } && path.problems.isEmpty)
    let short = Recordings.json(#"{"points":[[1,2],[3,4]],"timing":[0]}"#.utf8)
    #expect(short.samples.count == 1)
    #expect(
      short.problems.map(\.text) == [
        "expected as many times in \"timing\" as \"points\" has, 2, not 1"
      ])
    let wrong = Recordings.json(#"{"points":[[1]],"timing":[0]}"#.utf8)
    #expect(wrong.problems.first?.text == "expected \"x\" and \"y\" of a point")
  }

  @Test("what a JSON text is, is told by its members, also when it breaks off")
  func formats() {
    func kind(_ text: String) -> JSONReader.Kind? { Recordings.json(text.utf8).kind }
    #expect(kind(#"{"a": [1], "input": ["#) == .session)
    #expect(kind(#"{"points": [[1"#) == .mousePath)
    #expect(kind("[" + press(1, 5) + ",") == .web)
    #expect(kind(#"{"w": {"x": [\#(press(1, 5))]}}"#) == .web)
    #expect(kind("{}") == nil)
  }
}
