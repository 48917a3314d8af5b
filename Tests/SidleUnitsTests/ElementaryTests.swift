import Testing

@testable import SidleUnits

/// Bits in hexadecimal, as the tables write doubles.
private func double(_ bits: String) -> Double { Double(bitPattern: UInt64(bits, radix: 16)!) }

@Suite struct ElementaryTests {
  /// With each function the error its documentation promises, in units of the last place.
  @Test(
    "every function stays within its stated error",
    arguments: [
      ("exp", 0.55), ("expm1", 0.65), ("log", 0.51), ("sin", 0.8), ("cos", 0.8), ("sinh", 0.8),
      ("cosh", 0.55), ("pow", 0.75), ("log1p", 0.6),
    ])
  func errors(name: String, limit: Double) throws {
    let table = try Table("elementary/elementary.csv")
    var worst = 0.0
    var count = 0
    for row in table.rows where table.text(row, "function") == name {
      let x = double(table.text(row, "x"))
      let got =
        switch name {
        case "exp": Elementary.exp(x)
        case "expm1": Elementary.expm1(x)
        case "log": Elementary.log(x)
        case "log1p": Elementary.log1p(x)
        case "sin": Elementary.sin(x)
        case "cos": Elementary.cos(x)
        case "sinh": Elementary.sinh(x)
        case "cosh": Elementary.cosh(x)
        default: Elementary.pow(x, double(table.text(row, "y")))
        }
      let nearest = double(table.text(row, "nearest"))
      let error = ((got - nearest) / nearest.ulp - table.number(row, "residual")!).magnitude
      worst = max(worst, error)
      count += 1
    }
    #expect(count >= 500)
    #expect(worst < limit)
  }

  @Test("limits are reached exactly and nothing becomes NaN that was not")
  func limits() {
    let huge = Double.greatestFiniteMagnitude
    #expect(Elementary.exp(0) == 1 && Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(huge) == .infinity && Elementary.exp(-huge) == 0)
    #expect(Elementary.exp(709.782712893384).isFinite)
    #expect(Elementary.exp(709.7827128933841) == .infinity)
    #expect(Elementary.exp(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(-.infinity) == 0)
    #expect(Elementary.expm1(-.infinity) == -1 && Elementary.expm1(.infinity) == .infinity)
    #expect(Elementary.expm1(-0.0).sign == .minus)
    #expect(Elementary.log(1) == 0 && Elementary.log(0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity && Elementary.log(-1).isNaN)
    #expect(Elementary.log1p(-1) == -.infinity && Elementary.log1p(-2).isNaN)
    #expect(Elementary.log1p(.infinity) == .infinity && Elementary.log1p(-0.0).sign == .minus)
    #expect(Elementary.sin(0) == 0 && Elementary.cos(0) == 1)
    #expect(Elementary.sin(.infinity) == 0 && Elementary.cos(-.infinity) == 1)
    #expect(Elementary.sin(huge) == 0 && Elementary.cos(huge) == 1)
    #expect(Elementary.sinh(huge) == .infinity && Elementary.sinh(-huge) == -.infinity)
    #expect(Elementary.sinh(710.4758600739439).isFinite)
    #expect(Elementary.cosh(0) == 1 && Elementary.cosh(-huge) == .infinity)
    #expect(Elementary.exp(.nan).isNaN && Elementary.log(.nan).isNaN)
    #expect(Elementary.sin(.nan).isNaN && Elementary.sinh(.nan).isNaN)
  }

  @Test("powers with a limit take it")
  func powers() {
    #expect(Elementary.pow(0, 0) == 1 && Elementary.pow(.nan, 0) == 1)
    #expect(Elementary.pow(1, .infinity) == 1)
    #expect(Elementary.pow(0, 2) == 0 && Elementary.pow(0, -2) == .infinity)
    #expect(Elementary.pow(0.998, .infinity) == 0 && Elementary.pow(0.998, -.infinity) == .infinity)
    #expect(Elementary.pow(.infinity, 0.5) == .infinity && Elementary.pow(.infinity, -1) == 0)
    #expect(Elementary.pow(2, 2000) == .infinity && Elementary.pow(2, -2000) == 0)
    #expect(Elementary.pow(2, 10) == 1024 && Elementary.pow(10, 3) == 1000)
    #expect(Elementary.pow(-2, 2).isNaN && Elementary.pow(2, .nan).isNaN)
    #expect(Elementary.pow(1.0000000001, .greatestFiniteMagnitude) == .infinity)
  }

  @Test("floor and ceiling are exact for every kind of number")
  func floors() {
    let cases: [Double] = [
      0, 0.5, -0.5, 1, -1, 1.9999999999999998, -1.0000000000000002, 0x1p51 + 0.5, -0x1p51 - 0.5,
      0x1p52, -0x1p52, 0x1p53, 1e300, -1e300, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .infinity, -.infinity,
    ]
    for value in cases {
      #expect(Elementary.floor(value) == value.rounded(.down))
      #expect(Elementary.ceiling(value) == value.rounded(.up))
    }
    #expect(Elementary.floor(.nan).isNaN)
  }

  @Test("random bits never trap")
  func anything() {
    var generator = Seeded(1)
    for _ in 0..<20_000 {
      let x = Double(bitPattern: generator.next())
      let y = Double(bitPattern: generator.next())
      let values = [
        Elementary.exp(x), Elementary.expm1(x), Elementary.sin(x), Elementary.cos(x),
        Elementary.sinh(x), Elementary.cosh(x), Elementary.log(x.magnitude),
        Elementary.pow(x.magnitude, y), Elementary.floor(x), Elementary.finite(x),
      ]
      let known = !x.isNaN && !y.isNaN
      #expect(values.allSatisfy { !known || !$0.isNaN }, "x \(x) y \(y)")
    }
  }
}

@Suite struct ElementaryTimeTests {
  @Test("seconds and nanoseconds convert both ways")
  func conversions() {
    #expect(Elementary.seconds(16_666_667) == 0.016666667)
    #expect(Elementary.seconds(from: 5, to: 2) == -3e-9)
    #expect(Elementary.nanoseconds(roundingUp: 0.488) == 488_000_000)
    #expect(Elementary.nanoseconds(roundingUp: 1.0000000001e-9) == 2)
    #expect(Elementary.nanoseconds(nearest: 1.0 / 3) == 333_333_333)
    #expect(Elementary.nanoseconds(nearest: -2.5e-9) == -3)
    #expect(Elementary.nanoseconds(nearest: 2.5e-9) == 3)
  }

  @Test("a number of milliseconds is that many, however it is rounded")
  func milliseconds() {
    for count in 0..<100_000 as Range<Int64> {
      let seconds = Double(count) / 1000
      #expect(Elementary.nanoseconds(roundingUp: seconds) == count * 1_000_000)
      #expect(Elementary.nanoseconds(nearest: seconds) == count * 1_000_000)
    }
    #expect(Elementary.nanoseconds(roundingUp: 0.1 + 0.2) == 300_000_000)
  }

  /// Times of every size: whole numbers of nanoseconds with up to `bits` bits.
  private func times(below bits: Int, _ body: (Int64) -> Void) {
    var generator = Seeded(7)
    for round in 0..<60_000 {
      let size = round % bits + 1
      let time = Int64(bitPattern: generator.next() >> UInt64(64 - size))
      body(round.isMultiple(of: 2) ? time : 1 << Int64(size - 1) + time % 9)
    }
  }

  @Test("nanoseconds told in seconds are the same nanoseconds again, up to 2^23 seconds")
  func identity() {
    times(below: 53) { time in
      guard time < 1 << 23 * 1_000_000_000 else { return }
      for time in [time, -time] {
        let seconds = Elementary.seconds(time)
        #expect(Elementary.nanoseconds(roundingUp: seconds) == time)
        #expect(Elementary.nanoseconds(nearest: seconds) == time)
      }
    }
  }

  @Test("any seconds, once they are nanoseconds, stay those")
  func stable() {
    times(below: 63) { time in
      let near = Elementary.seconds(time)
      for seconds in [near, near.nextUp, near.nextDown, near * 1.37, -near / 3] {
        let up = Elementary.nanoseconds(roundingUp: seconds)
        let nearest = Elementary.nanoseconds(nearest: seconds)
        #expect(Elementary.nanoseconds(roundingUp: Elementary.seconds(up)) == up, "\(seconds)")
        #expect(
          Elementary.nanoseconds(nearest: Elementary.seconds(nearest)) == nearest, "\(seconds)")
        #expect(up == nearest || up == nearest + 1)
      }
    }
  }

  @Test("times that do not fit stay at the ends of the range")
  func ends() {
    #expect(Elementary.nanoseconds(roundingUp: .infinity) == .max)
    #expect(Elementary.nanoseconds(roundingUp: -1e300) == .min)
    #expect(Elementary.nanoseconds(roundingUp: .nan) == 0)
    #expect(Elementary.nanoseconds(nearest: -.infinity) == .min)
    #expect(Elementary.nanoseconds(nearest: .nan) == 0)
    #expect(Elementary.difference(from: .min, to: .max) == .max)
    #expect(Elementary.difference(from: .max, to: .min) == .min)
    #expect(Elementary.instant(.max, after: 1) == .max)
    #expect(Elementary.instant(.min, after: -1) == .min)
    #expect(Elementary.instant(3, after: 4) == 7)
  }
}
