import CSidle

/// The draw list of each frame that differs from the one before it, as lines of JSON.
struct FrameLines {
  /// What has been added since it was taken last.
  private(set) var text = ""
  private var serial: UInt64?

  /// The stage after a step.
  mutating func capture(_ stage: OpaquePointer) {
    var list = sidle_draw_list()
    guard sidle_stage_draw(stage, &list) == SIDLE_OK else { return }
    capture(list, at: sidle_stage_now(stage))
  }

  mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  mutating func capture(_ list: sidle_draw_list, at time: Int64) {
    guard list.serial != serial else { return }
    serial = list.serial
    var list = list
    let commands = (0..<list.count).compactMap { index in
      sidle_draw_list_at(&list, index).map { Self.line($0.pointee) }
    }
    text += "{\"t\":\(Numerals.seconds(time)),\"commands\":["
    text += commands.joined(separator: ",") + "]}\n"
  }

  private static let types = [
    "none", "rectangle", "text", "clip_begin", "clip_end", "image", "spinner", "line",
  ]

  private static func line(_ command: sidle_draw_command) -> String {
    let type = types.indices.contains(Int(command.type)) ? types[Int(command.type)] : "none"
    let object = LogObject(id: command.object)?.description ?? "-"
    let frame = command.frame
    var fields = [
      "\"type\":\"\(type)\"", "\"part\":\(command.part)", "\"object\":\"\(object)\"",
      "\"frame\":[\(frame.x),\(frame.y),\(frame.width),\(frame.height)]",
    ]
    switch Int(command.type) {
    case SIDLE_DRAW_RECTANGLE, SIDLE_DRAW_IMAGE, SIDLE_DRAW_SPINNER, SIDLE_DRAW_LINE:
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
    fields += paint(command)
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// What is not 0.
  private static func paint(_ command: sidle_draw_command) -> [String] {
    let numbers = [
      ("corner_radius", command.corner_radius), ("stroke_width", command.stroke_width),
      ("shadow_radius", command.shadow_radius), ("shadow_x", command.shadow_x),
      ("shadow_y", command.shadow_y), ("phase", command.phase),
    ]
    let colors = [
      ("stroke_color", command.stroke_color), ("shadow_color", command.shadow_color),
    ]
    var fields = numbers.filter { $0.1 != 0 }.map { "\"\($0.0)\":\($0.1)" }
    fields += colors.filter { $0.1 != 0 }.map { "\"\($0.0)\":\"\(color($0.1))\"" }
    if command.image != 0 { fields.append("\"image\":\(command.image)") }
    return fields
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
