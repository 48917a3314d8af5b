/// Up to four steps that make one colour of another, one after the other: a pure function of the colour
/// and the palette. Told as text, such as "grayscale" or "opacity 0.75 over_white".
///
/// A step is 16 bits, the first in the lowest: its number, and how much of it in thousandths.
public struct ColorTransformer: Equatable, BitwiseCopyable {
  public private(set) var rawValue: UInt64

  /// What a step does. The order is that of the names.
  public enum Step: UInt8, BitwiseCopyable {
    /// The gray of the same luma.
    case grayscale
    /// The accent in its place, when the user chose one; else as it is.
    case preferredTint
    /// The palette's secondary label, with as much of its alpha: mutes, and knows no accent.
    case monochromeTint
    /// Its alpha times a number.
    case opacity
    /// As seen before opaque white or black.
    case overWhite, overBlack
    /// So much of the way to white or black.
    case lighten, darken

    public var name: StaticString {
      switch self {
      case .grayscale: return "grayscale"
      case .preferredTint: return "preferred_tint"
      case .monochromeTint: return "monochrome_tint"
      case .opacity: return "opacity"
      case .overWhite: return "over_white"
      case .overBlack: return "over_black"
      case .lighten: return "lighten"
      case .darken: return "darken"
      }
    }

    public var takesAmount: Bool { self == .opacity || self == .lighten || self == .darken }
  }

  /// Most steps.
  public static var capacity: Int { 4 }

  /// No step: every colour stays.
  public static var none: ColorTransformer { ColorTransformer(unchecked: 0) }

  private init(unchecked rawValue: UInt64) { self.rawValue = rawValue }

  /// Nil when the number is not one that `rawValue` can be.
  public init?(rawValue: UInt64) {
    self.rawValue = 0
    var rest = rawValue
    var count = 0
    while rest != 0 {
      let bits = rest & 0xFFFF
      let amount = UInt32(truncatingIfNeeded: bits & 1023)
      guard bits >> 10 > 0, bits >> 10 <= 64,
        let step = Step(rawValue: UInt8(truncatingIfNeeded: bits >> 10 &- 1)),
        append(step, amount, at: count)
      else { return nil }
      rest >>= 16
      count &+= 1
    }
  }

  /// Adds a step behind `count` others; false when it cannot be one.
  mutating func append(_ step: Step, _ thousandths: UInt32, at count: Int) -> Bool {
    guard count < ColorTransformer.capacity, thousandths <= (step.takesAmount ? 1000 : 0) else {
      return false
    }
    rawValue |=
      (UInt64(step.rawValue &+ 1) << 10 | UInt64(thousandths)) << UInt64(count &* 16)
    return true
  }

  /// The step at a place, or nil behind the last.
  func step(at index: Int) -> (step: Step, thousandths: UInt32)? {
    let bits = rawValue >> UInt64(index &* 16) & 0xFFFF
    guard bits >> 10 > 0, let step = Step(rawValue: UInt8(truncatingIfNeeded: bits >> 10 &- 1))
    else { return nil }
    return (step, UInt32(truncatingIfNeeded: bits & 1023))
  }

  /// The colour that comes of one. `accent` is clear when the user chose none.
  @inline(never)
  public func applied(to color: Color, accent: Color, muted: Color) -> Color {
    var result = color
    var index = 0
    while index < ColorTransformer.capacity, let (step, amount) = step(at: index) {
      switch step {
      case .grayscale: result = result.grayscale
      case .preferredTint:
        if accent != .clear { result = accent }
      case .monochromeTint: result = muted.opacity((result.alpha &* 1000 &+ 127) / 255)
      case .opacity: result = result.opacity(amount)
      case .overWhite: result = result.over(.white)
      case .overBlack: result = result.over(.black)
      case .lighten: result = result.mixed(amount, of: .white)
      case .darken: result = result.mixed(amount, of: .black)
      }
      index &+= 1
    }
    return result
  }
}
