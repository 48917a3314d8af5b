/// Whether bytes are well-formed UTF-8 (The Unicode Standard, table 3-7).
public enum UTF8Check {
  public static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    countCharacters(bytes) != nil
  }

  /// How many characters (Unicode scalars) the bytes are; nil when they are not well-formed.
  public static func countCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var count = 0
    while index < bytes.count {
      let length = length(bytes, at: index)
      if length == 0 { return nil }
      index &+= length
      count &+= 1
    }
    return count
  }

  /// Bytes of the character that begins at `index`; 0 when none does.
  public static func length(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    // The second byte has a narrower range after some first bytes: no overlong forms, no
    // surrogates, nothing above U+10FFFF.
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      low = 0xA0
    case 0xED:
      length = 3
      high = 0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      low = 0x90
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      high = 0x8F
    default: return 0
    }
    guard bytes.count &- index >= length else { return 0 }
    guard bytes[index &+ 1] >= low, bytes[index &+ 1] <= high else { return 0 }
    var place = index &+ 2
    while place < index &+ length {
      if bytes[place] & 0xC0 != 0x80 { return 0 }
      place &+= 1
    }
    return length
  }
}
