/// A 64-bit hash over words, the same on every machine and in every build.
///
/// Each word is mixed with a multiplication and two shifts (the finaliser of SplitMix64: Steele,
/// Lea and Flood, "Fast splittable pseudorandom number generators", 2014). Meant to tell states
/// apart, not to withstand an attacker.
public struct Hash64: BitwiseCopyable {
  public private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  public init() {}

  public mutating func add(_ word: UInt64) {
    var mixed = value ^ word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    value = (mixed ^ (mixed >> 31)) &+ 0x9E37_79B9_7F4A_7C15
  }

  public mutating func add(_ word: Int64) { add(UInt64(bitPattern: word)) }
  public mutating func add(_ word: Int32) { add(UInt64(bitPattern: Int64(word))) }
  public mutating func add(_ flag: Bool) { add(flag ? UInt64(1) : 0) }
  /// The exact bits, so that -0 and 0 differ.
  public mutating func add(_ number: Double) { add(number.bitPattern) }

  public mutating func add(_ rect: Rect) {
    add(rect.x)
    add(rect.y)
    add(rect.width)
    add(rect.height)
  }

  public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    add(Int64(bytes.count))
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << filled
      filled &+= 8
      if filled == 64 {
        add(word)
        word = 0
        filled = 0
      }
    }
    if filled > 0 { add(word) }
  }
}
