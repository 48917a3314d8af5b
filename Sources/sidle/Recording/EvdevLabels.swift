/// The names that `getevent -l` writes, for what matters here.
enum EvdevLabels {
  static func type(_ word: ArraySlice<UInt8>) -> UInt16? {
    switch String(decoding: word, as: UTF8.self) {
    case "EV_SYN": EvdevType.syn
    case "EV_KEY": EvdevType.key
    case "EV_REL": EvdevType.rel
    case "EV_ABS": EvdevType.abs
    case let text where text.hasPrefix("EV_"): 0xFFFF
    default: hexadecimal(word)
    }
  }

  /// Names that are not listed get a code that nothing else has.
  static func code(_ word: ArraySlice<UInt8>) -> UInt16? {
    switch String(decoding: word, as: UTF8.self) {
    case "SYN_REPORT": return EvdevCode.synReport
    case "SYN_MT_REPORT": return EvdevCode.synMTReport
    case "SYN_DROPPED": return EvdevCode.synDropped
    case "BTN_LEFT", "BTN_MOUSE": return EvdevCode.buttonLeft
    case "BTN_RIGHT": return EvdevCode.buttonRight
    case "BTN_MIDDLE": return EvdevCode.buttonMiddle
    case "BTN_TOOL_PEN", "BTN_DIGI": return EvdevCode.toolPen
    case "BTN_TOOL_RUBBER": return EvdevCode.toolRubber
    case "BTN_TOUCH": return EvdevCode.touch
    case "REL_X": return EvdevCode.relX
    case "REL_Y": return EvdevCode.relY
    case "ABS_X": return EvdevCode.x
    case "ABS_Y": return EvdevCode.y
    case "ABS_PRESSURE": return EvdevCode.pressure
    case "ABS_MT_SLOT": return EvdevCode.slot
    case "ABS_MT_TOUCH_MAJOR": return EvdevCode.touchMajor
    case "ABS_MT_POSITION_X": return EvdevCode.positionX
    case "ABS_MT_POSITION_Y": return EvdevCode.positionY
    case "ABS_MT_TOOL_TYPE": return EvdevCode.toolType
    case "ABS_MT_TRACKING_ID": return EvdevCode.trackingID
    case "ABS_MT_PRESSURE": return EvdevCode.multiPressure
    default:
      if let code = hexadecimal(word) { return code }
      return word.contains(UInt8(ascii: "_")) ? 0xFFFF : nil
    }
  }

  /// Values are hex, eight digits in two's complement, or words.
  static func value(_ word: ArraySlice<UInt8>) -> Int32? {
    switch String(decoding: word, as: UTF8.self) {
    case "UP", "MT_TOOL_FINGER": 0
    case "DOWN", "MT_TOOL_PEN": 1
    case "REPEAT", "MT_TOOL_PALM": 2
    case let text:
      text.allSatisfy(\.isHexDigit) ? UInt32(text, radix: 16).map { Int32(bitPattern: $0) } : nil
    }
  }

  private static func hexadecimal(_ word: ArraySlice<UInt8>) -> UInt16? {
    guard word.count == 4 else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    return text.allSatisfy(\.isHexDigit) ? UInt16(text, radix: 16) : nil
  }
}
