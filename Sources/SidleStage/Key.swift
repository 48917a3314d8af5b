/// The codes of keys, those of `SIDLE_KEY_` in the C header. Below 0x110000 a code is the Unicode scalar
/// that the key types.
public enum Key {
  static var space: Int32 { 0x20 }
  static var enter: Int32 { 0x110001 }
  static var escape: Int32 { 0x110002 }
  static var tab: Int32 { 0x110003 }
  static var backTab: Int32 { 0x110004 }
  static var up: Int32 { 0x110005 }
  static var down: Int32 { 0x110006 }
  static var left: Int32 { 0x110007 }
  static var right: Int32 { 0x110008 }
  static var home: Int32 { 0x110009 }
  static var end: Int32 { 0x11000A }
  static var pageUp: Int32 { 0x11000B }
  static var pageDown: Int32 { 0x11000C }
  /// What activates on a device without a keyboard: a gamepad's button, an encoder's push.
  static var activate: Int32 { 0x11000D }

  /// Of the keys that carry something out a bit each; 0 of the others, which repeat while they are held.
  static func onceBit(_ code: Int32) -> UInt8 {
    switch code {
    case enter: return 1
    case space: return 2
    case activate: return 4
    case escape: return 8
    default: return 0
    }
  }

  /// Whether it is a Unicode scalar, surrogates apart, or the code of a named key.
  public static func isKnown(_ code: Int32) -> Bool {
    code > 0 && code <= activate && (code < 0xD800 || code > 0xDFFF) && code != 0x110000
  }
}
