import SidleUnits
import Testing

@Suite struct HashTests {
  private func hash(_ body: (inout Hash64) -> Void) -> UInt64 {
    var hash = Hash64()
    body(&hash)
    return hash.value
  }

  private func hash(bytes: [UInt8]) -> UInt64 {
    hash { hash in bytes.withUnsafeBufferPointer { hash.add($0) } }
  }

  // The expected values were worked out with arbitrary-precision integers, apart from the engine.

  @Test("words are mixed as published, in order")
  func words() {
    #expect(hash { $0.add(UInt64(0)) } == 0x8058_21F2_FA68_49C4)
    #expect(hash { $0.add(UInt64(1)) } == 0x8310_EB30_9AAF_A835)
    #expect(hash { $0.add(UInt64.max) } == 0x7C41_D006_3C1A_DCD9)
    #expect(
      hash {
        $0.add(UInt64(1))
        $0.add(UInt64(2))
      } == 0xEFE7_970D_4972_6162)
    #expect(
      hash {
        $0.add(UInt64(2))
        $0.add(UInt64(1))
      } == 0x538C_550F_71E3_FDBB)
  }

  @Test("signed numbers, flags and doubles are hashed by their bits")
  func conversions() {
    #expect(hash { $0.add(Int64(-1)) } == 0x7C41_D006_3C1A_DCD9)
    #expect(hash { $0.add(Int32(-1)) } == 0x7C41_D006_3C1A_DCD9)
    #expect(hash { $0.add(true) } == 0x8310_EB30_9AAF_A835)
    #expect(hash { $0.add(false) } == 0x8058_21F2_FA68_49C4)
    #expect(hash { $0.add(0.0) } == 0x8058_21F2_FA68_49C4)
    #expect(hash { $0.add(-0.0) } == 0xE656_3A5B_91F4_6FF0)
    #expect(hash { $0.add(0.1) } == 0xFDD8_882C_4D4F_29D2)
    #expect(
      hash { $0.add(Rect(x: 1, y: 2, width: 3, height: 4)) } == 0x8C6A_2C39_8284_D6ED)
  }

  @Test("bytes are hashed by number, then eight at a time, the first lowest")
  func bytes() {
    #expect(hash(bytes: []) == 0x8058_21F2_FA68_49C4)
    #expect(hash(bytes: Array("a".utf8)) == 0x0025_959A_CC6C_9427)
    #expect(hash(bytes: Array("abcdefgh".utf8)) == 0x4AB9_8D88_80C0_AF49)
    #expect(hash(bytes: Array("abcdefghi".utf8)) == 0x1FEE_1A9B_F57E_DE08)
    #expect(hash(bytes: [97, 0]) == 0x09DE_1548_2B0A_B969)
  }

  @Test("a hash that nothing was added to has its starting value")
  func empty() {
    #expect(hash { _ in } == 0x9E37_79B9_7F4A_7C15)
  }
}
