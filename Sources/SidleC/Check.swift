import CSidle
import SidleStage
import SidleUnits

/// Checks of numbers, choices and texts that come from outside.
enum Check {
  @inline(never)
  static func number(
    _ value: Double, _ argument: StaticString, _ low: Double, _ high: Double, _ rule: StaticString
  ) throws(Failure) -> Double {
    guard value >= low, value <= high else { throw outside(value, argument, rule) }
    // Adding zero turns -0 into 0, so that the two never tell states apart.
    return value + 0
  }

  /// What is wrong with a number. Not inlined, as `number` itself: numbers are checked in many places.
  @inline(never)
  private static func outside(_ value: Double, _ argument: StaticString, _ rule: StaticString)
    -> Failure
  {
    Failure(value.isFinite ? .range : .notFinite, argument, .number(value), rule)
  }

  /// A coordinate or offset.
  static func coordinate(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    guard value >= -Limits.length, value <= Limits.length else {
      throw outside(value, argument, "it must be within +-1e9")
    }
    return value + 0
  }

  /// A length.
  @inline(never)
  static func length(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    try number(value, argument, 0, Limits.length, "it must be 0 to 1e9")
  }

  /// How far a row peeks.
  static func distance(_ value: Double) throws(Failure) -> Double {
    try number(value, "distance", 1e-9, Limits.length, "it must be over 0, to 1e9")
  }

  /// How long, seconds.
  static func hold(_ value: Double) throws(Failure) -> Double {
    try number(value, "hold", 0, 1e6, "it must be 0 to 1e6 seconds")
  }

  @inline(never)
  static func frame(_ frame: sidle_rect, _ argument: StaticString) throws(Failure) -> Rect {
    Rect(
      x: try coordinate(frame.x, argument), y: try coordinate(frame.y, argument),
      width: try length(frame.width, argument), height: try length(frame.height, argument))
  }

  static func integer(
    _ value: Int64, _ argument: StaticString, _ range: ClosedRange<Int64>, _ rule: StaticString
  ) throws(Failure) -> Int64 {
    guard value >= range.lowerBound, value <= range.upperBound else {
      throw outside(value, argument, rule)
    }
    return value
  }

  /// A number of things, or a place among them, from `least` on.
  static func count(
    _ value: Int32, _ argument: StaticString, _ least: Int32, _ rule: StaticString
  ) throws(Failure) -> Int32 {
    guard value >= least else { throw Failure(.range, argument, .integer(Int64(value)), rule) }
    return value
  }

  @inline(never)
  private static func outside(_ value: Int64, _ argument: StaticString, _ rule: StaticString)
    -> Failure
  {
    Failure(.range, argument, .integer(value), rule)
  }

  /// One of a set of constants, as what the engine calls it.
  static func choice<Value>(
    _ code: Int32, _ argument: StaticString, _ value: Value?, _ rule: StaticString
  ) throws(Failure) -> Value {
    guard let value else {
      throw Failure(.argument, argument, .integer(Int64(code)), rule)
    }
    return value
  }

  static func edge(_ code: Int32) throws(Failure) -> Edge {
    let value: Edge?
    switch code {
    case 1: value = .leading
    case 2: value = .trailing
    default: value = nil
    }
    return try choice(code, "edge", value, "it must be SIDLE_EDGE_LEADING or _TRAILING")
  }

  static func layoutDirection(_ code: Int32) throws(Failure) -> LayoutDirection {
    let value: LayoutDirection? = code == 1 ? .leftToRight : code == 2 ? .rightToLeft : nil
    return try choice(
      code, "spec.direction", value, "it must be SIDLE_DIRECTION_LEFT_TO_RIGHT or _RIGHT_TO_LEFT")
  }

  /// Whether an open or close is animated.
  static func animated(_ flags: UInt32) throws(Failure) -> Bool {
    guard flags & ~1 == 0 else {
      throw Failure(
        .argument, "flags", .integer(Int64(flags)), "it must be 0 or SIDLE_WITHOUT_ANIMATION")
    }
    return flags & 1 == 0
  }

  /// The bytes of a text.
  static func bytes(_ text: sidle_text, _ argument: StaticString, most: Int) throws(Failure)
    -> UnsafeBufferPointer<UInt8>
  {
    guard let start = text.bytes else {
      guard text.length == 0 else {
        throw Failure(.null, argument, .none, "its bytes must not be null when it has a length")
      }
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let first = UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)
    var count = text.length
    if count == -1 {
      count = 0
      while count <= Int64(most), first[Int(count)] != 0 { count += 1 }
    }
    guard count >= 0, count <= Int64(most) else {
      throw Failure(
        .range, argument, .integer(count), "a name takes 255 bytes at most and a title 4096")
    }
    return UnsafeBufferPointer(start: count == 0 ? nil : first, count: Int(count))
  }

  static func name(_ text: sidle_text, _ argument: StaticString) throws(Failure)
    -> UnsafeBufferPointer<UInt8>
  {
    try bytes(text, argument, most: Limits.name)
  }

  static func title(_ text: sidle_text, _ argument: StaticString) throws(Failure)
    -> UnsafeBufferPointer<UInt8>
  {
    let bytes = try bytes(text, argument, most: Limits.title)
    guard UTF8Check.isValid(bytes) else {
      throw Failure(.notUTF8, argument, .none, "it must be well-formed UTF-8")
    }
    return bytes
  }
}
