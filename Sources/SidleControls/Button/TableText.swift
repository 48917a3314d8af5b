/// Reads the tables of this layer, which are texts of words between blanks: numbers, colours and names.
/// A table as text costs its bytes and no code.
struct TableText {
  private let text: StaticString
  private var place = 0

  init(_ text: StaticString) { self.text = text }

  private var next: UInt8 {
    place < text.utf8CodeUnitCount ? text.utf8Start[place] : 0
  }

  private mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { place &+= 1 }
  }

  /// A byte of the word that is being read; 0 at its end.
  mutating func byte() -> UInt8 {
    let byte = next
    guard byte > UInt8(ascii: " ") else { return 0 }
    place &+= 1
    return byte
  }

  /// A decimal number such as -1 or 5.95.
  mutating func number() -> Double {
    skipBlanks()
    var value = 0.0
    var scale = 1.0
    var sign = 1.0
    var isFraction = false
    while true {
      let byte = self.byte()
      if byte == 0 { return sign * value / scale }
      if byte == UInt8(ascii: "-") {
        sign = -1
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        value = value * 10 + Double(byte &- UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      }
    }
  }

  /// Eight hexadecimal digits in capitals.
  mutating func color() -> UInt32 {
    skipBlanks()
    var value: UInt32 = 0
    while true {
      let byte = self.byte()
      if byte == 0 { return value }
      let digit = byte < UInt8(ascii: "A") ? byte &- UInt8(ascii: "0") : byte &- 55
      value = value << 4 | UInt32(digit)
    }
  }

  /// The first two bytes of a word, and the number behind them: -1 without one.
  mutating func mark() -> (first: UInt8, second: UInt8, number: Int, isMarked: Bool) {
    skipBlanks()
    let first = byte()
    let second = byte()
    var number = -1
    var isMarked = false
    while true {
      let byte = self.byte()
      if byte == 0 { return (first, second, number, isMarked) }
      if byte == UInt8(ascii: "w") {
        isMarked = true
      } else {
        number = (number < 0 ? 0 : number &* 10) &+ Int(byte &- UInt8(ascii: "0"))
      }
    }
  }

  /// Where a byte stands in a text, or 0.
  static func index(of byte: UInt8, in letters: StaticString) -> UInt8 {
    for index in 0..<letters.utf8CodeUnitCount where letters.utf8Start[index] == byte {
      return UInt8(truncatingIfNeeded: index)
    }
    return 0
  }

  static func matches(_ word: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    guard word.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<word.count where word[index] != name.utf8Start[index] { return false }
    return true
  }

  /// The word at a place of a text, counted from 0; empty behind the last.
  static func word(_ index: Int, of text: StaticString) -> UnsafeBufferPointer<UInt8> {
    var reader = TableText(text)
    var start = 0
    var left = index
    while left >= 0 {
      reader.skipBlanks()
      start = reader.place
      while reader.byte() != 0 {}
      left &-= 1
    }
    return UnsafeBufferPointer(start: text.utf8Start + start, count: reader.place &- start)
  }
}
