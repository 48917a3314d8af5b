import SidleUnits
import Testing

/// The plain functions against the exact ones, whose own error is at most 0.8 units.
@Suite struct ElementaryPlainTests {
  @Test("the plain exponential of 0 and less errs by less than 1.5 units in the last place")
  func fading() {
    var generator = Seeded(11)
    var worst = 0.0
    for index in 0..<200_000 {
      let widest = index % 2 == 0 ? Elementary.plainFadingLimit : 1
      let x = -Double.random(in: 0...widest, using: &generator)
      let exact = Elementary.exp(x)
      worst = max(worst, ((Elementary.plainFading(x) - exact) / exact.ulp).magnitude)
    }
    #expect(worst <= 2)
    #expect(Elementary.plainFading(0) == 1)
    #expect(Elementary.plainFading(-Elementary.plainFadingLimit) > 0)
  }

  @Test("the plain sine and cosine err by less than 1.5 units in the last place of 1")
  func turn() {
    var generator = Seeded(12)
    var worst = 0.0
    for index in 0..<200_000 {
      let widest = index % 2 == 0 ? Elementary.plainAngleLimit : 10
      let x = Double.random(in: -widest...widest, using: &generator)
      let exact = Elementary.sincos(x)
      let got = Elementary.plainTurn(x)
      worst = max(worst, (got.sin - exact.sin).magnitude, (got.cos - exact.cos).magnitude)
    }
    #expect(worst <= 1.5 * 0x1p-53)
    let start = Elementary.plainTurn(0)
    #expect(start.sin == 0 && start.cos == 1)
  }

  @Test("the plain logarithm errs by less than 2 units in the last place, also near 1")
  func log() {
    var generator = Seeded(13)
    var worst = 0.0
    for index in 0..<200_000 {
      let x =
        switch index % 3 {
        case 0: Double.random(in: 0.5...2, using: &generator)
        case 1: 1 + Double.random(in: -1e-6...1e-6, using: &generator)
        default:
          Double(
            sign: .plus, exponent: .random(in: -1000...1000, using: &generator),
            significand: .random(in: 1..<2, using: &generator))
        }
      let exact = Elementary.log(x)
      if exact == 0 { continue }
      worst = max(worst, ((Elementary.plainLog(x) - exact) / exact.ulp).magnitude)
    }
    #expect(worst <= 2)
    #expect(Elementary.plainLog(1) == 0)
  }
}
