import SidleUnits

/// The curves whose one half is a polynomial of at most the fifth degree without a constant: linear,
/// quad, cubic, quart, quint and back, easing in, out, or in and out. All by one formula, so that
/// one loop reads them all:
///
///     e(x) = P(k y)/k with y = x, or turned about the middle: 1 - P(k y)/k with y = 1 - x
///
/// turned from `turn` on; k is 2 for curves that ease in and out, else 1.
struct PolynomialEasing: BitwiseCopyable {
  /// From this input on, the other half turned about the middle.
  let turn: Double
  /// k, and 1/k, which is as exact.
  let scale, share: Double
  /// Of y, y², y³, y⁴, y⁵.
  let a1, a2, a3, a4, a5: Double
  /// 2 or 3 when it is that power alone, which most are; else 0.
  let power: Int

  static var linear: PolynomialEasing {
    PolynomialEasing(turn: 2, scale: 1, a1: 1, a2: 0, a3: 0, a4: 0, a5: 0)
  }

  private init(
    turn: Double, scale: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double
  ) {
    self.turn = turn
    self.scale = scale
    share = 1 / scale
    self.a1 = a1
    self.a2 = a2
    self.a3 = a3
    self.a4 = a4
    self.a5 = a5
    switch (a1, a2, a3, a4, a5) {
    case (0, 1, 0, 0, 0): power = 2
    case (0, 0, 1, 0, 0): power = 3
    default: power = 0
    }
  }

  /// Nil for a curve that is no such polynomial.
  init?(_ curve: TimingCurve) {
    switch curve {
    case .cubic(let cubic):
      guard cubic.isLinear else { return nil }
      self = .linear
    case .penner(let penner): self.init(penner)
    case .steps, .stops: return nil
    }
  }

  private init?(_ curve: PennerCurve) {
    let turn: Double
    switch curve.direction {
    case .easeIn: turn = 2
    case .easeOut: turn = 0
    case .easeInOut: turn = 0.5
    }
    let scale: Double = curve.direction == .easeInOut ? 2 : 1
    func power(_ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double) -> PolynomialEasing {
      PolynomialEasing(turn: turn, scale: scale, a1: 0, a2: a2, a3: a3, a4: a4, a5: a5)
    }
    switch curve.family {
    case .quad: self = power(1, 0, 0, 0)
    case .cubic: self = power(0, 1, 0, 0)
    case .quart: self = power(0, 0, 1, 0)
    case .quint: self = power(0, 0, 0, 1)
    case .back: self = power(-curve.overshoot, curve.overshoot + 1, 0, 0)
    case .sine, .expo, .circ, .elastic, .bounce: return nil
    }
  }
}

extension PolynomialEasing {
  /// The polynomial and its slope for an argument in 0...1.
  typealias Powers = (_ y: Double) -> (value: Double, slope: Double)

  /// Hands `body` the formula for this polynomial: one for squares, one for cubes, one for all that is left. What it
  /// does with many arguments is compiled once for each.
  @inline(__always)
  func withPowers<Result>(_ body: (Powers) -> Result) -> Result {
    switch power {
    case 2: return body { ($0 * $0, 2 * $0) }
    case 3:
      return body {
        let square = $0 * $0
        return (square * $0, 3 * square)
      }
    default: return body { horner($0) }
    }
  }

  /// Output and slope for an input inside 0...1: a straight line of arithmetic, for loops over many.
  @inline(__always)
  func state(at x: Double, _ powers: Powers) -> (output: Double, slope: Double) {
    // 1 - x or x, and the same of the value, without a choice between the two.
    let isTurned = x >= turn
    let sign: UInt64 = isTurned ? 1 << 63 : 0
    let one: Double = isTurned ? 1 : 0
    let state = powers(scale * (one + Double(bitPattern: x.bitPattern ^ sign)))
    let value = state.value * share
    return (one + Double(bitPattern: value.bitPattern ^ sign), state.slope)
  }

  /// The output alone.
  func output(at x: Double) -> Double { withPowers { state(at: x, $0).output } }

  @inline(__always)
  private func horner(_ y: Double) -> (value: Double, slope: Double) {
    var value = a5
    var slope = value
    value = value * y + a4
    slope = slope * y + value
    value = value * y + a3
    slope = slope * y + value
    value = value * y + a2
    slope = slope * y + value
    value = value * y + a1
    slope = slope * y + value
    return (value * y, slope)
  }
}
