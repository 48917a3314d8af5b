import SidleUnits

/// Transformers as text: names of steps, each with its number behind it where it takes one, 0 to 1 with
/// three decimals at most; blanks or commas between them.
extension ColorTransformer {
  /// What a text says. Nil when it is none: an unknown name, a number that is missing, out of place or
  /// outside 0 to 1, more than four steps. The empty text is no step.
  public static func parse(_ text: UnsafeBufferPointer<UInt8>) -> ColorTransformer? {
    var result = ColorTransformer.none
    var count = 0
    var place = 0
    while let word = nextWord(text, &place) {
      guard let step = step(named: word) else { return nil }
      var amount: UInt32 = 0
      if step.takesAmount {
        guard let number = nextWord(text, &place), let value = thousandths(number) else {
          return nil
        }
        amount = value
      }
      guard result.append(step, amount, at: count) else { return nil }
      count &+= 1
    }
    return result
  }

  /// Writes the text that parses to the same.
  public func write(to writer: inout ByteWriter) {
    var index = 0
    while index < ColorTransformer.capacity, let (step, amount) = step(at: index) {
      if index > 0 { writer.append(UInt8(ascii: " ")) }
      writer.append(step.name)
      if step.takesAmount {
        writer.append(UInt8(ascii: " "))
        writer.append(shortest: Double(amount) / 1000)
      }
      index &+= 1
    }
  }

  private static func step(named word: UnsafeBufferPointer<UInt8>) -> Step? {
    var number: UInt8 = 0
    while let step = Step(rawValue: number) {
      if TableText.matches(word, step.name) { return step }
      number &+= 1
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")
  }

  private static func nextWord(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int)
    -> UnsafeBufferPointer<UInt8>?
  {
    while place < text.count, isBlank(text[place]) { place &+= 1 }
    let start = place
    while place < text.count, !isBlank(text[place]) { place &+= 1 }
    guard place > start else { return nil }
    return UnsafeBufferPointer(rebasing: text[start..<place])
  }

  /// 0 to 1 as thousandths.
  private static func thousandths(_ word: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    var decimals = -1
    var digits = 0
    for byte in word {
      if byte == UInt8(ascii: "."), decimals < 0 {
        decimals = 0
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), decimals < 3, digits < 8 else {
        return nil
      }
      value = value &* 10 &+ UInt32(byte &- UInt8(ascii: "0"))
      digits &+= 1
      if decimals >= 0 { decimals &+= 1 }
    }
    guard digits > 0 else { return nil }
    var missing = decimals < 0 ? 3 : 3 &- decimals
    while missing > 0, value <= 1000 {
      value &*= 10
      missing &-= 1
    }
    return value <= 1000 ? value : nil
  }
}
