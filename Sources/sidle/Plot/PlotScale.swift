/// An axis: what it shows, from where to where, and where its ticks stand. Ticks are whole
/// multiples of 1, 2 or 5 times a power of ten.
struct PlotScale: Equatable {
  struct Tick: Equatable {
    var value: Double
    var label: String
  }

  private(set) var low: Double
  private(set) var high: Double
  private(set) var ticks: [Tick] = []

  /// A range narrower than this part of its numbers is widened to it.
  private static let narrowest = 1e-9
  /// How far off a multiple counts as one, as a part of a step.
  private static let slack = 1e-9

  /// At most so many steps between ticks; 2 are always allowed, as on both sides of zero. With `extends` the axis ends at ticks, else
  /// exactly where the range does.
  init(_ range: ClosedRange<Double>, steps: Int, extends: Bool) {
    (low, high) = (range.lowerBound, range.upperBound)
    let least = max(low.magnitude, high.magnitude) * Self.narrowest
    if high - low <= least {
      let more = least > 0 ? least : 0.5
      (low, high) = (low - more, high + more)
    }
    let steps = max(2, steps)
    var step = Step(atLeast: (high - low) / Double(steps))
    while extends, step.count(from: low, to: high, slack: Self.slack) > steps {
      step = step.next
    }
    let (first, last) = step.multiples(from: low, to: high, slack: Self.slack, outside: extends)
    if first <= last {
      ticks = (first...last).map {
        let value = step.value(of: $0)
        return Tick(value: value, label: Numerals.fixed(value, places: step.places))
      }
    }
    if extends, let lowest = ticks.first, let highest = ticks.last {
      (low, high) = (lowest.value, highest.value)
    }
  }

  /// Where a value stands, 0 at the low end and 1 at the high one; never outside.
  func part(_ value: Double) -> Double {
    min(1, max(0, (value - low) / (high - low)))
  }
}

/// 1, 2 or 5 times a power of ten.
private struct Step {
  var digit = 1
  var exponent = 0

  /// The smallest that is not under a size, which is over 0.
  init(atLeast size: Double) {
    while unit * Double(digit) < size { exponent += 1 }
    while exponent > -300, unit / 10 >= size { exponent -= 1 }
    // Now a power of ten over the size and not ten times it; what lies a half or a fifth under it?
    let above = unit
    if above / 5 >= size {
      (digit, exponent) = (2, exponent - 1)
    } else if above / 2 >= size {
      (digit, exponent) = (5, exponent - 1)
    }
  }

  private init(digit: Int, exponent: Int) {
    (self.digit, self.exponent) = (digit, exponent)
  }

  var next: Step {
    switch digit {
    case 1: Step(digit: 2, exponent: exponent)
    case 2: Step(digit: 5, exponent: exponent)
    default: Step(digit: 1, exponent: exponent + 1)
    }
  }

  /// Digits after the point.
  var places: Int { max(0, -exponent) }

  /// The power of ten; one over a power, so that tenths are as exact as they can be.
  private var unit: Double {
    exponent < 0 ? 1 / Self.power(-exponent) : Self.power(exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { (result, _) in result * 10 }
  }

  func value(of multiple: Int) -> Double {
    let whole = Double(multiple * digit)
    return exponent < 0 ? whole / Self.power(-exponent) : whole * Self.power(exponent)
  }

  /// The multiples at both ends of a range: the nearest outside it or inside it.
  func multiples(
    from low: Double, to high: Double, slack: Double, outside: Bool
  ) -> (first: Int, last: Int) {
    let size = value(of: 1)
    let (lowest, highest) = (low / size, high / size)
    return outside
      ? (Int((lowest + slack).rounded(.down)), Int((highest - slack).rounded(.up)))
      : (Int((lowest - slack).rounded(.up)), Int((highest + slack).rounded(.down)))
  }

  func count(from low: Double, to high: Double, slack: Double) -> Int {
    let ends = multiples(from: low, to: high, slack: slack, outside: true)
    return ends.last - ends.first
  }
}
