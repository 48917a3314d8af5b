import Testing

@testable import sidle

@Suite("App sessions in JSON")
struct AppSessionTests {
  private func session(_ text: String) -> Recordings.Text { Recordings.json(text.utf8) }

  @Test("entries become samples: seconds to the nearest nanosecond, act to a phase")
  func entries() {
    let session = session(
      """
      { "platform": "1", "input": [ { "y": 450, "act": 0, "x": 504, "t": 0, "ts": 10.957051025390625 },
      { "y": 451.5, "act": 2, "x": -3, "t": 0, "ts": 11 },
      {"x":0,"y":0,"t":0,"act":1,"ts":1.15e1} ], "more": {"a": [1, true, null, "x"]} }
      """)
    #expect(session.problems.isEmpty)
    #expect(
      session.samples == [
        Sample(
          time: 10_957_051_025, phase: .down, buttons: 1, x: 504, y: 450, pressure: 1),
        Sample(time: 11_000_000_000, phase: .move, buttons: 1, x: -3, y: 451.5, pressure: 1),
        Sample(time: 11_500_000_000, phase: .up, buttons: 0, x: 0, y: 0, pressure: 0),
      ])
  }

  @Test("keys and the like are counted, not played and no mistake")
  func keys() {
    let session = session(
      #"{"input":[{"t":1,"act":0,"key":4,"ts":1},{"x":1,"y":2,"act":0,"t":0,"ts":2}]}"#)
    #expect(session.otherInput == 1)
    #expect(session.samples.count == 1 && session.problems.isEmpty)
  }

  @Test("entries that stand out of order are played by time, equal times as they stand")
  func order() {
    let session = session(
      #"{"input":[{"x":1,"y":0,"act":0,"ts":3},{"x":2,"y":0,"act":2,"ts":1},{"x":3,"y":0,"act":2,"ts":3}]}"#
    )
    #expect(session.samples.map(\.x) == [2, 1, 3])
  }

  @Test("a file that breaks off gives what came before, and says where it ends")
  func truncated() {
    let session = session(
      """
      {"input":[{"x":1,"y":0,"act":0,"ts":1},
      {"x":2,"y":0,"act":2,"ts":2},
      {"x":3,"y":0,"ac
      """)
    #expect(session.samples.map(\.x) == [1, 2])
    #expect(
      session.complaints == ["3: expected '\"' at the end of a string, but the file ends here"])
  }

  @Test("a file that breaks off between entries is not whole either")
  func truncatedBetween() {
    let session = session("{\"input\":[{\"x\":1,\"y\":0,\"act\":0,\"ts\":1},\n")
    #expect(session.samples.count == 1)
    #expect(
      session.complaints == [
        "2: expected '{' at the beginning of an object, but the file ends here"
      ])
  }

  @Test("a bad line in the middle is left out alone")
  func badLine() {
    let session = session(
      """
      {"input":[{"x":1,"y":0,"act":0,"ts":1},
      {"x":q,"y":0,"act":2,"ts":2},
      {"x":3,"y":0,"act":2,"ts":3},
      oops!
      {"x":4,"y":0,"act":1,"ts":4}]}
      """)
    #expect(session.samples.map(\.x) == [1, 3, 4])
    #expect(
      session.complaints == [
        "2: expected a number for \"x\", not 'q'",
        "4: expected '{' at the beginning of an object, not 'o'",
      ])
  }

  @Test(
    "what an entry lacks or says wrongly is named",
    arguments: [
      (#"{"y":0,"act":0,"ts":1}"#, "1: expected a number for \"x\""),
      (#"{"x":0,"y":0,"act":0}"#, "1: expected a number for \"ts\""),
      (#"{"x":0,"y":0,"act":7,"ts":1}"#, "1: expected 0, 1 or 2 for \"act\""),
      (#"{"x":0,"y":0,"act":0,"ts":1e99}"#, "1: expected seconds within +-4e9 for \"ts\""),
      (#"{"x":1e999,"y":0,"act":0,"ts":1}"#, "1: expected a number for \"x\", not 1e999"),
      (#"{"x":--1,"y":0,"act":0,"ts":1}"#, "1: expected a number for \"x\", not --1"),
      (#"{"x":"1","y":0,"act":0,"ts":1}"#, "1: expected a number for \"x\", not '\"'"),
      (#"{"x" 1}"#, "1: expected ':' after \"x\", not '1'"),
      (#"{"x":1 "y":2}"#, "1: expected '}' or ',' in an object, not '\"'"),
      (#"[1]"#, "1: expected '{' at the beginning of an object, not '['"),
    ])
  func wrongEntries(entry: String, problem: String) {
    let good = #"{"x":9,"y":9,"act":0,"t":0,"ts":9}"#
    let session = session("{\"input\":[\(entry),\(good)]}")
    #expect(session.complaints.first == problem)
    #expect(session.samples.map(\.x) == [9] || entry == "[1]")
  }

  @Test(
    "what is no session at all is said",
    arguments: [
      ("{}", "1: expected a list \"input\""),
      ("{\"input\": 3}", "1: expected '[' at the beginning of \"input\", not '3'"),
      ("{\"a\": [", "1: expected a number or another value, but the file ends here"),
      ("{", "1: expected '\"' at the beginning of a name, but the file ends here"),
    ])
  func noSession(text: String, problem: String) {
    let session = session(text)
    #expect(session.complaints == [problem])
    #expect(session.samples.isEmpty)
  }

  @Test("no depth of nesting and no cut anywhere ends the process")
  func robust() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(session("{\"a\":\(deep)").problems.count == 1)
    let whole = Array(
      #"{"a":"\u00e9\n\\","input":[{"x":1.5e3,"y":-2,"act":0,"t":0,"ts":3.25}]}"#.utf8)
    for count in 0..<whole.count {
      let session = Recordings.json(whole[..<count])
      #expect(!session.problems.isEmpty)
    }
    #expect(Recordings.json(whole).problems.isEmpty)
  }
}
