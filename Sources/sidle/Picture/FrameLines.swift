import CSidle

/// The draw list of each frame that differs from the one before it, as lines of JSON.
struct FrameLines {
  private(set) var text = ""
  private var serial: UInt64?

  /// The stage after a step.
  mutating func capture(_ stage: OpaquePointer) {
    var list = sidle_draw_list()
    guard sidle_stage_draw(stage, &list) == SIDLE_OK, list.serial != serial else { return }
    serial = list.serial
    let commands = (0..<list.count).compactMap { index in
      sidle_draw_list_at(&list, index).map { Self.line($0.pointee) }
    }
    text += "{\"t\":\(Numerals.seconds(sidle_stage_now(stage))),\"commands\":["
    text += commands.joined(separator: ",") + "]}\n"
  }

  private static let types = ["none", "rectangle", "text", "clip_begin", "clip_end"]

  private static func line(_ command: sidle_draw_command) -> String {
    let type = types.indices.contains(Int(command.type)) ? types[Int(command.type)] : "none"
    let object = LogObject(id: command.object)?.description ?? "-"
    let frame = command.frame
    var fields = [
      "\"type\":\"\(type)\"", "\"part\":\(command.part)", "\"object\":\"\(object)\"",
      "\"frame\":[\(frame.x),\(frame.y),\(frame.width),\(frame.height)]",
    ]
    switch Int(command.type) {
    case SIDLE_DRAW_RECTANGLE:
      fields.append("\"color\":\"\(color(command.color))\"")
      fields.append("\"opacity\":\(command.opacity)")
      if command.content_token > 0 { fields.append("\"content_token\":\(command.content_token)") }
    case SIDLE_DRAW_TEXT:
      fields.append("\"color\":\"\(color(command.color))\"")
      fields.append("\"opacity\":\(command.opacity)")
      fields.append("\"font_size\":\(command.font_size)")
      fields.append("\"text\":\"\(escaped(command.text))\"")
    default: break
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// `#rrggbbaa`.
  private static func color(_ color: UInt32) -> String {
    "#" + String(UInt64(1) << 32 | UInt64(color), radix: 16).dropFirst()
  }

  private static func escaped(_ text: sidle_text) -> String {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: Int(text.length))
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
