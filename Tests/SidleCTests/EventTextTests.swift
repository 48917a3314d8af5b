import CSidle
import SidleC
import Testing

@Suite struct EventTextTests {
  private func event(
    _ type: Int, object: UInt64, reason: Int = SIDLE_REASON_TOUCH, edge: Int = 0,
    time: Int64 = 0, offset: Double = 0, velocity: Double = 0, x: Double = 0, y: Double = 0,
    other: UInt64 = 0
  ) -> sidle_event {
    sidle_event(
      time_ns: time, type: Int32(type), reason: Int32(reason), object: object, other: other,
      user_data: 0, edge: Int32(edge), detail: 0, offset: offset, velocity: velocity, x: x, y: y)
  }

  @Test("each kind of event has its own fields, in a fixed order")
  func forms() {
    let scene = Scene()
    let row = scene.row("r1").value
    let button = scene.button("r1.more").value
    let numbers = " offset=-30.800 velocity=-412.250"
    let motions: [(Int, String)] = [
      (SIDLE_EVENT_ROW_DRAG_BEGAN, "drag_began"), (SIDLE_EVENT_ROW_DRAG_ENDED, "drag_ended"),
      (SIDLE_EVENT_ROW_WILL_OPEN, "will_open"), (SIDLE_EVENT_ROW_OPENED, "opened"),
      (SIDLE_EVENT_ROW_WILL_CLOSE, "will_close"), (SIDLE_EVENT_ROW_CLOSED, "closed"),
      (SIDLE_EVENT_ROW_INTERRUPTED, "interrupted"),
    ]
    for (type, name) in motions {
      let event = event(
        type, object: row, reason: SIDLE_REASON_OTHER_ROW, edge: SIDLE_EDGE_TRAILING,
        time: 11_086_372_070, offset: -30.8, velocity: -412.25, x: 5, y: 6)
      #expect(
        Heard.line(event, on: scene.stage)
          == "11.086372070 row r1 \(name) edge=trailing reason=other_row" + numbers)
    }
    #expect(
      Heard.line(
        event(SIDLE_EVENT_ROW_TAPPED, object: row, reason: SIDLE_REASON_TAP, x: 12, y: -0.0004),
        on: scene.stage) == "0.000000000 row r1 tapped reason=tap x=12.000 y=0.000")
    #expect(
      Heard.line(
        event(
          SIDLE_EVENT_BUTTON_TRIGGERED, object: button, reason: SIDLE_REASON_TAP,
          edge: SIDLE_EDGE_LEADING, time: -1_500_000_000, x: 1.5, y: 2.25, other: row),
        on: scene.stage)
        == "-1.500000000 button r1.more button_triggered row=r1 edge=leading reason=tap"
        + " x=1.500 y=2.250")
  }

  @Test("numbers have three digits, half away from zero, and no minus before nothing")
  func numbers() {
    let scene = Scene()
    let table: [(Double, String)] = [
      (0, "0.000"), (-0.0, "0.000"), (-0.0004, "0.000"), (0.0005, "0.001"), (-0.0005, "-0.001"),
      (0.0625, "0.063"), (-0.0625, "-0.063"), (1e9, "1000000000.000"), (-159.9996, "-160.000"),
      (.infinity, "inf"), (.nan, "nan"),
    ]
    for (number, text) in table {
      let line = Heard.line(
        event(SIDLE_EVENT_ROW_OPENED, object: scene.row("r1").value, offset: number),
        on: scene.stage)
      #expect(line.hasSuffix(" opened edge=none reason=touch offset=\(text) velocity=0.000"))
    }
  }

  @Test("times have nine digits of seconds, both sides of zero and at the ends of time")
  func times() {
    let scene = Scene()
    let table: [(Int64, String)] = [
      (0, "0.000000000"), (1, "0.000000001"), (-1, "-0.000000001"),
      (999_999_999, "0.999999999"), (-1_000_000_001, "-1.000000001"),
      (1 << 62, "4611686018.427387904"), (Int64.min, "-9223372036.854775808"),
      (Int64.max, "9223372036.854775807"),
    ]
    for (time, text) in table {
      let line = Heard.line(
        event(SIDLE_EVENT_ROW_TAPPED, object: scene.row("r1").value, time: time), on: scene.stage)
      #expect(line == "\(text) row r1 tapped reason=touch x=0.000 y=0.000")
    }
  }

  @Test("plain names stand as they are, odd ones in quotes, and none is a place with its age")
  func names() {
    let scene = Scene(rows: 0)
    let table: [(name: [UInt8], text: String)] = [
      (Array("book-7/a.b_c\\:".utf8), "book-7/a.b_c\\:"),
      (Array("two words".utf8), "\"two words\""),
      (Array("a=b".utf8), "\"a=b\""),
      (Array("#1".utf8), "\"#1\""),
      (Array("say \"hi\"\n".utf8), #""say \"hi\"\n""#),
      (Array("Löwe".utf8), "\"Löwe\""),
      ([0x66, 0xFF, 0x00, 0x7F], #""f\xff\x00\x7f""#),
      (Array(repeating: 0x79, count: 255), String(repeating: "y", count: 255)),
      ([], "#9"),
    ]
    for (name, text) in table {
      var spec = Scene.rowSpec()
      var row = sidle_row()
      let status = withText(name) {
        spec.name = $0
        return sidle_row_create(scene.stage, scene.list, &spec, &row)
      }
      #expect(status == 0)
      let line = Heard.line(event(SIDLE_EVENT_ROW_TAPPED, object: row.value), on: scene.stage)
      #expect(line == "0.000000000 row \(text) tapped reason=touch x=0.000 y=0.000")
      if name.isEmpty {
        #expect(sidle_row_destroy(scene.stage, row) == 0)
        let next = scene.addRow("")
        let second = Heard.line(event(SIDLE_EVENT_ROW_TAPPED, object: next.value), on: scene.stage)
        #expect(second == "0.000000000 row #9.2 tapped reason=touch x=0.000 y=0.000")
      }
    }
  }

  @Test("an event that no stage would make is still a line, or refused")
  func nonsense() {
    let scene = Scene()
    let row = scene.row("r1").value
    #expect(Heard.line(event(99, object: row), on: scene.stage) == "0.000000000 row r1 unknown")
    #expect(
      Heard.line(event(SIDLE_EVENT_ROW_TAPPED, object: row, reason: 77), on: scene.stage)
        == "0.000000000 row r1 tapped reason=unknown x=0.000 y=0.000")
    #expect(
      Heard.line(event(SIDLE_EVENT_ROW_OPENED, object: 0, edge: 9), on: scene.stage)
        .hasPrefix("0.000000000 object #0 opened edge=none"))
    var good = event(SIDLE_EVENT_ROW_TAPPED, object: row)
    var buffer: [CChar] = [1, 2, 3]
    #expect(sidle_event_text(nil, &good, &buffer, 3) == -1)
    #expect(sidle_event_text(scene.stage, nil, &buffer, 3) == -1)
    #expect(sidle_event_text(scene.stage, &good, &buffer, -1) == -1)
    #expect(sidle_event_text(scene.stage, &good, nil, 3) == -1)
    #expect(buffer == [1, 2, 3])
  }

  @Test("a text that does not fit is cut, ended by a NUL, and its whole length is told")
  func cut() {
    let scene = Scene()
    var event = event(SIDLE_EVENT_ROW_TAPPED, object: scene.row("r1").value)
    let whole = "0.000000000 row r1 tapped reason=touch x=0.000 y=0.000"
    for size in 0...whole.utf8.count + 2 {
      var buffer = [CChar](repeating: 0x7E, count: whole.utf8.count + 8)
      let length = sidle_event_text(scene.stage, &event, &buffer, Int32(size))
      #expect(Int(length) == whole.utf8.count)
      #expect(buffer[size...].allSatisfy { $0 == 0x7E })
      guard size > 0 else { continue }
      let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      #expect(String(decoding: text, as: UTF8.self) == whole.prefix(size - 1))
    }
  }
}
