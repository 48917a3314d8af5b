import CSidle

/// Event lines as the library writes them.
enum EventText {
  static func bytes(of event: UnsafePointer<sidle_event>, on stage: OpaquePointer) -> [UInt8] {
    let length = max(0, sidle_event_text(stage, event, nil, 0))
    return [UInt8](unsafeUninitializedCapacity: Int(length) + 1) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { chars in
        _ = sidle_event_text(stage, event, chars.baseAddress, length + 1)
      }
      count = Int(length)
    }
  }
}

/// Objects as comments call them.
enum ObjectText {
  /// The name given at creation, else the object as a log writes it.
  static func name(of id: UInt64, on stage: OpaquePointer) -> String {
    var text = sidle_text()
    if sidle_get_name(stage, id, &text) == SIDLE_OK, text.length > 0 {
      return printable(text)
    }
    return LogObject(id: id)?.description ?? "nothing"
  }

  static func title(of id: UInt64, on stage: OpaquePointer) -> String? {
    var text = sidle_text()
    guard sidle_get_title(stage, id, &text) == SIDLE_OK, text.length > 0 else { return nil }
    return "\"\(printable(text))\""
  }

  /// On one line, whatever the bytes.
  private static func printable(_ text: sidle_text) -> String {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: Int(text.length))
    return String(decoding: bytes, as: UTF8.self).unicodeScalars
      .map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : String($0) }
      .joined()
  }
}

extension Place {
  /// What lies at a point of the stage.
  init(x: Double, y: Double, on stage: OpaquePointer) {
    var hit = sidle_hit()
    hit.struct_size = UInt32(MemoryLayout<sidle_hit>.size)
    guard sidle_stage_hit(stage, x, y, &hit) == SIDLE_OK else {
      self.init(words: "nothing")
      return
    }
    switch Int(hit.part) {
    case SIDLE_PART_BUTTON:
      self.init(
        words: "button \(ObjectText.name(of: hit.button.value, on: stage)) of "
          + Self.words(for: hit.row.value, on: stage),
        row: hit.row.value)
    case SIDLE_PART_ROW, SIDLE_PART_ROW_CONTENT:
      self.init(words: Self.words(for: hit.row.value, on: stage), row: hit.row.value)
    case SIDLE_PART_LIST:
      self.init(words: "list \(ObjectText.name(of: hit.list.value, on: stage))")
    default: self.init(words: "nothing")
    }
  }

  private static func words(for row: UInt64, on stage: OpaquePointer) -> String {
    let title = ObjectText.title(of: row, on: stage).map { " \($0)" } ?? ""
    return "row \(ObjectText.name(of: row, on: stage))\(title)"
  }
}
