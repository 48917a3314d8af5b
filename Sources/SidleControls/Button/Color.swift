/// A colour, 0xRRGGBBAA, sRGB with straight alpha, and what can be made of it. All arithmetic is on
/// whole numbers, rounded to the nearest, halves up: the same on every machine.
public struct Color: Equatable, BitwiseCopyable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  public static var clear: Color { Color(0) }
  public static var white: Color { Color(0xFFFF_FFFF) }
  public static var black: Color { Color(0x0000_00FF) }

  public var alpha: UInt32 { rawValue & 255 }

  /// The same with its alpha times so many thousandths, 0 to 1000.
  public func opacity(_ thousandths: UInt32) -> Color {
    Color(rawValue & 0xFFFF_FF00 | (alpha &* thousandths &+ 500) / 1000)
  }

  /// What is seen of this colour before another one ("source over" of Porter and Duff).
  public func over(_ other: Color) -> Color {
    let mine = alpha &* 255
    let theirs = other.alpha &* (255 &- alpha)
    let all = mine &+ theirs
    guard all > 0 else { return .clear }
    return eachChannel(of: other) { (own, below) in
      (own &* mine &+ below &* theirs &+ all / 2) / all
    }.withAlpha((all &+ 127) / 255)
  }

  /// So many thousandths of the way to another colour, whose alpha does not count.
  public func mixed(_ thousandths: UInt32, of other: Color) -> Color {
    eachChannel(of: other) { (own, its) in
      (own &* (1000 &- thousandths) &+ its &* thousandths &+ 500) / 1000
    }.withAlpha(alpha)
  }

  /// A gray of the same luma, by the weights of ITU-R BT.709 on the encoded values.
  public var grayscale: Color {
    let luma =
      (channel(24) &* 2126 &+ channel(16) &* 7152 &+ channel(8) &* 722 &+ 5000) / 10000
    return Color(luma &* 0x0101_0100 | alpha)
  }

  private func channel(_ shift: UInt32) -> UInt32 { rawValue >> shift & 255 }

  private func withAlpha(_ alpha: UInt32) -> Color { Color(rawValue & 0xFFFF_FF00 | alpha) }

  /// Red, green and blue made of those of two colours; alpha 0.
  @inline(__always)
  private func eachChannel(of other: Color, _ body: (UInt32, UInt32) -> UInt32) -> Color {
    var result: UInt32 = 0
    var shift: UInt32 = 8
    while shift <= 24 {
      result |= body(channel(shift), other.channel(shift)) << shift
      shift &+= 8
    }
    return Color(result)
  }
}
