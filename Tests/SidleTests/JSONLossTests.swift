import Testing

@testable import sidle

/// JSON that is not as it should be: nothing is lost without a word, and what is wrong takes nothing
/// else along.
@Suite("What is wrong in JSON")
struct JSONLossTests {
  private func json(_ text: String) -> Recordings.Text { Recordings.json(text.utf8) }

  private func entry(_ x: Int, _ act: Int) -> String {
    #"{"x":\#(x),"y":0,"act":\#(act),"t":0,"ts":\#(x)}"#
  }

  private func press(_ type: Int, _ time: String) -> String {
    #"{"type":3,"timestamp":\#(time),"data":{"source":2,"type":\#(type),"x":5,"y":6}}"#
  }

  @Test("what follows the first value is read, too; what is none is told")
  func severalValues() {
    let session = json("{\"input\":[\(entry(1, 0))]} xx\n{\"input\":[\(entry(2, 1))]}")
    #expect(session.samples.map(\.x) == [1, 2])
    #expect(session.complaints == ["1: expected '{' or '[', not 'x'"])
    let page = json("[\(press(7, "10"))] garbage\n[\(press(9, "30"))")
    #expect(page.story == ["down 1 5,6 at 10000", "up 1 5,6 at 30000"])
    #expect(
      page.complaints == [
        "1: expected '{' or '[', not 'g'",
        "2: expected ']' or ',' in a list, but the file ends here",
      ])
  }

  @Test("a second list of input is read as the first one; a recording of another kind is told")
  func secondMember() {
    let twice = json("{\"input\":[\(entry(1, 0))],\"a\":0,\"input\":[\(entry(2, 1))]}")
    #expect(twice.samples.map(\.x) == [1, 2] && twice.problems.isEmpty)
    let mixed = json("{\"input\":[\(entry(1, 0))]}{\"points\":[[1,2]],\"timing\":[0]}")
    #expect(mixed.samples.map(\.x) == [1])
    #expect(mixed.complaints.first == "1: expected one recording, not \"points\" too")
  }

  @Test(
    "rrweb: a time that is no number is told, and the other events are read",
    arguments: [
      (#""timestamp":"30","#, "2: expected a number for \"timestamp\", not '\"'"),
      (#""timestamp":null,"#, "2: expected a number for \"timestamp\", not 'n'"),
      ("", "2: expected a number for \"timestamp\""),
    ])
  func webTime(time: String, complaint: String) {
    let event = "{\"type\":3,\(time)\"data\":{\"source\":2,\"type\":9,\"x\":1,\"y\":1}}"
    let page = json("[\(press(7, "10")),\n\(event),\n\(press(9, "40"))]")
    #expect(page.story == ["down 1 5,6 at 10000", "up 1 5,6 at 40000"])
    #expect(page.complaints == [complaint])
  }

  @Test("rrweb: one event a line, in a list, or in other values")
  func webLines() {
    let lines = json(press(7, "10") + "\n" + press(9, "30") + "\n")
    #expect(lines.story == ["down 1 5,6 at 10000", "up 1 5,6 at 30000"])
    #expect(lines.kind == .web && lines.problems.isEmpty)
    let inside = json("{\"a\":{\"b\":[\(press(7, "10"))]},\"c\":\(press(9, "30"))}")
    #expect(inside.story == lines.story && inside.problems.isEmpty)
  }

  @Test("rrweb: a bad position leaves the others of its batch")
  func webPositions() {
    for bad in [#"{"x":1,"y":"2"}"#, #"{"x":1}"#, "7", #"{"x":1,"y":2,"timeOffset":1e300}"#] {
      let page = json(
        #"[{"type":3,"timestamp":1000,"data":{"source":6,"positions":[{"x":1,"y":1,"timeOffset":-9},"#
          + bad + #",{"x":3,"y":3}]}},"# + press(7, "990") + "," + press(9, "1001") + "]")
      #expect(page.samples.map(\.x) == [5, 1, 3, 5])
      #expect(page.problems.count == 1)
    }
  }

  @Test("mouse paths: a bad point or time leaves the others at their times")
  func mousePath() {
    for bad in ["[1]", "[1,\"2\"]", "{\"x\":1}", "null", "[1,2,3]", "[1e400,1]"] {
      let path = json("{\"points\":[[1,1],\(bad),[3,3]],\"timing\":[0,8,16]}")
      #expect(path.story == ["hover 1 1,1 at 0", "hover 1 3,3 at 16000"])
      #expect(path.problems.count == 1)
    }
    for bad in ["1e300", "\"8\"", "null", "-5e12"] {
      let path = json("{\"points\":[[1,1],[2,2],[3,3]],\"timing\":[0,\(bad),16]}")
      #expect(path.story == ["hover 1 1,1 at 0", "hover 1 3,3 at 16000"])
      #expect(path.problems.count == 1)
    }
  }

  @Test("a page's content or any other member may nest as deep as it likes")
  func deep() {
    let lists = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    let objects =
      String(repeating: "{\"childNodes\":[", count: 500) + String(repeating: "]}", count: 500)
    for content in [lists, objects] {
      let full = #"{"type":2,"timestamp":5,"data":{"node":\#(content)}}"#
      let web = json("[\(full),\(press(7, "10")),\(press(9, "30"))]")
      #expect(web.samples.count == 2 && web.problems.isEmpty)
      let session = json("{\"a\":\(content),\"input\":[\(entry(1, 0))]}")
      #expect(session.samples.count == 1 && session.problems.isEmpty)
    }
  }

  @Test("a session may hold what looks like another event of a page")
  func looksLikeAPage() {
    let session = json(
      "{\"device\":{\"timestamp\":1,\"data\":{}},\"input\":[\(entry(1, 0))]}")
    #expect(session.kind == .session && session.samples.count == 1)
    #expect(session.problems.isEmpty && session.otherInput == 0)
  }

  @Test("slots: what follows a line's list is told, and the list is used")
  func slotLines() throws {
    let line = #"[1.0, {"0": {"id": 1, "x": 1, "y": 1}}]"#
    let reading = try Recordings.text("\(line)\n[2.0, {\"0\": {\"id\": -1}}] [2]\n")
    #expect(reading.story == ["down 1 1,1 at 1000000", "up 1 1,1 at 2000000"])
    #expect(reading.skipped == 1)
  }

  @Test("slots: a bad one leaves the others of its line")
  func slotsOfALine() throws {
    let lines = ##"[1.0, {"0": {"id": 1, "x": 1, "y": 1}, "1": {"id": 2, "x": 2, "y": 2}}]"##
    for bad in [
      ##""1": {"x": 1e400}"##, ##""1": 7"##, ##""a": {"id": 3}"##, ##""1": {"id": 1.5}"##,
      ##""5000": {"id": 3}"##,
    ] {
      let reading = try Recordings.text("\(lines)\n[2.0, {\(bad), \"0\": {\"id\": -1}}]\n")
      #expect(reading.skipped == 1)
      #expect(reading.contacts.map(\.ending) == [.lift, .cancel])
    }
    let torn = try Recordings.text(
      lines + "\n[2.0, {\"0\": {\"id\": -1}, \"1\": {\"i\n[3.0, {\"1\": {\"id\": -1}}]\n")
    #expect(torn.skipped == 1 && torn.contacts.map(\.ending) == [.lift, .lift])
  }

  @Test("samples are taken in order of time, those of one time as they came, however few are held")
  func order() {
    let times: [Int64] = [5, 3, 3, 9, 1, 3, 8, 2, 7, 7, 7, 0, 4, 6, 5, 3]
    for held in [1, 2, 3, 5, 100] {
      var order = TimeOrder(holding: held)
      for (number, time) in times.enumerated() {
        order.append(Sample(time: time, phase: .hover, x: Double(number), y: 0))
      }
      var taken: [Sample] = []
      while let sample = order.next() { taken.append(sample) }
      let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
      #expect(taken.map { Int($0.x) } == expected)
      #expect(order.failure == 0 && order.given == times.count && order.count == times.count)
    }
  }
}
