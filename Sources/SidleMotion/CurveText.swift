import SidleUnits

/// What is wrong with the text of a timing curve.
public enum CurveFault: UInt8, Error {
  /// Neither a name nor one of the forms.
  case unknown
  /// Brackets, commas or numbers are not where they belong.
  case form
  case stepCount
  case stepPosition
  /// Control points outside their ranges.
  case points
  /// A curve of stops, where none can be kept.
  case stops
  /// None or too many stops.
  case stopCount
  /// A stop outside its range.
  case stopRange
}

/// Timing curves as text: a name, or as CSS writes them `steps(4, jump-end)`,
/// `cubic-bezier(0.3, 0, 0.7, 1)` and `linear(0, 0.5 20%, 1)`, all in small letters. Blanks may stand
/// around what is between the brackets.
///
/// Source: CSS Easing Functions Level 2.
public struct CurveText: BitwiseCopyable {
  /// Largest magnitude of an output, and of the input of a stop.
  static var largest: Double { 1e9 }

  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// Of a text that says which form it has: nil when there is no bracket after the first word.
  init?(_ text: UnsafeBufferPointer<UInt8>, _ form: StaticString) {
    self.text = text
    let length = form.utf8CodeUnitCount
    guard text.count > length, text[length] == UInt8(ascii: "(") else { return nil }
    guard CurveText.matches(UnsafeBufferPointer(rebasing: text[..<length]), form) else {
      return nil
    }
    place = length &+ 1
  }

  /// Whether the bytes are those of a text in ASCII.
  static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount == bytes.count else { return false }
    var place = 0
    while place < bytes.count && text.utf8Start[place] == bytes[place] { place &+= 1 }
    return place == bytes.count
  }

  // MARK: Pieces

  mutating func skipBlanks() {
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 { place &+= 1 }
  }

  /// Takes a sign with blanks before it, if it is next.
  mutating func take(_ sign: UInt8) -> Bool {
    skipBlanks()
    guard place < text.count, text[place] == sign else { return false }
    place &+= 1
    return true
  }

  mutating func takeComma() -> Bool { take(UInt8(ascii: ",")) }

  /// Takes the closing bracket; false unless it is the last of the text.
  mutating func takeEnd() -> Bool { take(UInt8(ascii: ")")) && place == text.count }

  mutating func number() -> Double? {
    skipBlanks()
    return DecimalReader.number(text, &place).map { $0 + 0 }
  }

  /// A number that is one of a percentage, as a fraction.
  mutating func stopNumber() throws(CurveFault) -> (value: Double, isPercentage: Bool)? {
    let start = place
    guard let value = number() else {
      place = start
      return nil
    }
    guard value >= -CurveText.largest, value <= CurveText.largest else { throw .stopRange }
    guard place < text.count, text[place] == UInt8(ascii: "%") else { return (value, false) }
    place &+= 1
    return (value / 100, true)
  }

  private mutating func word() -> UnsafeBufferPointer<UInt8> {
    skipBlanks()
    let start = place
    while place < text.count,
      text[place] == UInt8(ascii: "-")
        || (text[place] >= UInt8(ascii: "a") && text[place] <= UInt8(ascii: "z"))
    { place &+= 1 }
    return UnsafeBufferPointer(rebasing: text[start..<place])
  }

  // MARK: Forms

  /// `4, jump-end)`; without a position it is jump-end.
  fileprivate mutating func steps() throws(CurveFault) -> StepTiming {
    skipBlanks()
    guard let count = DecimalReader.whole(text, &place, most: Int32.max) else { throw .stepCount }
    var position = StepTiming.Position.jumpEnd
    if takeComma() {
      guard let known = CurveText.position(word()) else { throw .stepPosition }
      position = known
    }
    guard takeEnd() else { throw .form }
    guard let steps = StepTiming(count: count, position: position) else { throw .stepCount }
    return steps
  }

  private static func position(_ word: UnsafeBufferPointer<UInt8>) -> StepTiming.Position? {
    if matches(word, "jump-end") || matches(word, "end") { return .jumpEnd }
    if matches(word, "jump-start") || matches(word, "start") { return .jumpStart }
    if matches(word, "jump-none") { return .jumpNone }
    return matches(word, "jump-both") ? .jumpBoth : nil
  }

  /// `x1, y1, x2, y2)`.
  fileprivate mutating func cubic() throws(CurveFault) -> CubicBezier {
    guard let x1 = number(), takeComma(), let y1 = number(), takeComma(), let x2 = number(),
      takeComma(), let y2 = number(), takeEnd()
    else { throw .form }
    let largest = CurveText.largest
    guard y1.magnitude <= largest, y2.magnitude <= largest,
      let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    else { throw .points }
    return curve
  }
}

extension TimingCurve {
  /// The curve of a text that keeps no memory: all but `linear(...)`. Cost: one pass of the names and
  /// of the text.
  public static func parse(_ text: UnsafeBufferPointer<UInt8>) throws(CurveFault) -> TimingCurve {
    if let curve = named(text) { return curve }
    if var steps = CurveText(text, "steps") { return .steps(try steps.steps()) }
    if var cubic = CurveText(text, "cubic-bezier") { return .cubic(try cubic.cubic()) }
    if CurveText(text, "linear") != nil { throw .stops }
    throw .unknown
  }
}
