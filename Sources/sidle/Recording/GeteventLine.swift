/// A line of Android's `getevent -t`, with `-l` or without:
/// `[   52032.679748] /dev/input/event2: EV_ABS  ABS_MT_TRACKING_ID  0000027d  rate 106`. Values are
/// hex. What `getevent -p` says of a device's axes is understood where it stands before the events.
enum GeteventLine {
  private static let form = "an event such as '[ 12.345678] EV_ABS ABS_MT_POSITION_X 0000027d'"

  static func read(_ bytes: [UInt8], line: Int) throws(Problem) -> EvdevLine {
    var scanner = TextScanner(bytes, line: line)
    guard !scanner.isAtEnd else { return .nothing }
    if scanner.take("[") { return try event(&scanner) }
    if bytes[0] <= 0x20 { return axis(bytes, line: line) }
    if scanner.take(text: "add device") {
      guard let name = bytes.split(separator: UInt8(ascii: " ")).last(where: { $0.first == 0x2F })
      else { return .nothing }
      return .device(String(decoding: name, as: UTF8.self))
    }
    if scanner.take(text: "remove device") || scanner.take(text: "could not") { return .nothing }
    if scanner.next == UInt8(ascii: "/") || EvdevLabels.type(scanner.word()) != nil {
      throw .expected("a time in brackets, as 'getevent -t' writes it", line: line)
    }
    throw TextScanner(bytes, line: line).expected(form)
  }

  private static func event(_ scanner: inout TextScanner) throws(Problem) -> EvdevLine {
    let time = try scanner.nanoseconds("seconds after '['")
    try scanner.expect("]", "after the seconds")
    var device: String?
    if scanner.next == UInt8(ascii: "/") {
      device = String(decoding: scanner.word(until: ":"), as: UTF8.self)
      try scanner.expect(":", "after the device")
    }
    var copy = scanner
    guard let type = EvdevLabels.type(scanner.word()) else {
      throw copy.expected("a type such as EV_ABS or 0003")
    }
    copy = scanner
    guard let code = EvdevLabels.code(scanner.word()) else {
      throw copy.expected("a code such as ABS_MT_POSITION_X or 0035")
    }
    copy = scanner
    // Values of other types may have any name.
    let value = EvdevLabels.value(scanner.word())
    guard let value = value ?? (type == 0xFFFF || code == 0xFFFF ? 0 : nil) else {
      throw copy.expected("a value in hex, UP, DOWN or REPEAT")
    }
    if scanner.take(text: "rate") { _ = scanner.word() }
    guard scanner.isAtEnd else { throw scanner.expected("nothing or 'rate' after the value") }
    return .event(EvdevEvent(time: time, type: type, code: code, value: value), device: device)
  }

  /// Of `    ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`, and of the
  /// lines below it, which begin with the code. Anything else that is indented says nothing.
  private static func axis(_ bytes: [UInt8], line: Int) -> EvdevLine {
    var scanner = TextScanner(bytes, line: line)
    if scanner.take(text: "ABS (0003):") {}
    guard let code = EvdevLabels.code(scanner.word(until: ":")), scanner.take(":"),
      scanner.take(text: "value"), (try? scanner.integer("") as Int32) != nil, scanner.take(","),
      scanner.take(text: "min"), let low: Int32 = try? scanner.integer(""), scanner.take(","),
      scanner.take(text: "max"), let high: Int32 = try? scanner.integer(""),
      let range = AxisRange(low: Double(low), high: Double(high))
    else { return .nothing }
    return .axis(code: code, range)
  }
}
