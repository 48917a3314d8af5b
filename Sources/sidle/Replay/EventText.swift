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

/// Objects as the library's event lines call them.
enum ObjectText {
  /// The name given at creation, quoted when it is not plain; without one its place in its table.
  static func name(of id: UInt64, on stage: OpaquePointer) -> String {
    var text = sidle_text()
    if sidle_get_name(stage, id, &text) == SIDLE_OK, text.length > 0 {
      let bytes = UnsafeRawBufferPointer(start: text.bytes, count: Int(text.length))
      return bytes.allSatisfy(isPlain) ? String(decoding: bytes, as: UTF8.self) : quoted(bytes)
    }
    guard let object = LogObject(id: id) else { return "nothing" }
    let generation = object.generation > 1 ? ".\(object.generation)" : ""
    return "#\(object.place)\(generation)"
  }

  static func title(of id: UInt64, on stage: OpaquePointer) -> String? {
    var text = sidle_text()
    guard sidle_get_title(stage, id, &text) == SIDLE_OK, text.length > 0 else { return nil }
    return quoted(UnsafeRawBufferPointer(start: text.bytes, count: Int(text.length)))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"=#".utf8.contains(byte)
  }

  /// On one line, with what is no text written as `\xNN`.
  private static func quoted(_ bytes: UnsafeRawBufferPointer) -> String {
    var text = "\""
    var decoder = UTF8()
    var position = 0
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        text += escaped(scalar)
        position += UTF8.width(scalar)
      case .error:
        text += "\\x" + hexadecimal(bytes[position])
        position += 1
        iterator = UnsafeRawBufferPointer(rebasing: bytes[position...]).makeIterator()
        decoder = UTF8()
      case .emptyInput: return text + "\""
      }
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      "\\x" + hexadecimal(UInt8(scalar.value))
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    String(UInt(byte) + 0x100, radix: 16).dropFirst().description
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
