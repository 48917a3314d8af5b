/// What an id stands for. The raw values are those of `SIDLE_KIND_` in the C header.
public enum ObjectKind: UInt8, BitwiseCopyable {
  case list = 1
  case row = 2
  case button = 3
  case animation = 4
  case layer = 5
  case menu = 6
}

/// The name of an object on a stage: 64 bits, a value, zero is null.
///
/// From the lowest bit: 22 bits slot plus one, 22 bits generation, 4 bits kind, 16 bits that tell
/// stages apart. The last come from the stage's address, so they are no part of any fingerprint,
/// log or transcript; everything else repeats when a script is repeated.
public struct ObjectID: Equatable, BitwiseCopyable {
  public let rawValue: UInt64

  public static let slotLimit = 1 << 22 - 1
  public static let generationLimit: UInt32 = 1 << 22 - 1

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(kind: ObjectKind, slot: Int, generation: UInt32, tag: UInt16) {
    rawValue =
      UInt64(truncatingIfNeeded: slot &+ 1) | UInt64(generation) << 22
      | UInt64(kind.rawValue) << 44 | UInt64(tag) << 48
  }

  public static var null: ObjectID { ObjectID(rawValue: 0) }
  public var isNull: Bool { rawValue == 0 }

  /// -1 for an id that names no slot.
  public var slot: Int { Int(truncatingIfNeeded: rawValue & 0x3F_FFFF) &- 1 }
  public var generation: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 22 & 0x3F_FFFF) }
  public var kind: ObjectKind? {
    ObjectKind(rawValue: UInt8(truncatingIfNeeded: rawValue >> 44 & 15))
  }
  public var tag: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 48) }

  /// Whether it is of that kind and of the stage with that tag.
  public func names(_ kind: ObjectKind, tag: UInt16) -> Bool {
    rawValue >> 44 == UInt64(tag) << 4 | UInt64(kind.rawValue)
  }

  /// The part that repeats when a script is repeated.
  public var withoutTag: UInt64 { rawValue & 0xFFFF_FFFF_FFFF }

  /// Spreads an address over the 16 bits that tell stages apart; never zero.
  public static func tag(address: UInt) -> UInt16 {
    let spread = (UInt64(truncatingIfNeeded: address) >> 4) &* 0x9E37_79B9_7F4A_7C15
    let tag = UInt16(truncatingIfNeeded: spread >> 48)
    return tag == 0 ? 1 : tag
  }
}
