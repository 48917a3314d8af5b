import SidleUnits

/// A stop as it is written: an output with no input, one, or two (a flat piece between them).
public struct LinearStopSpec: Equatable, BitwiseCopyable {
  public var output: Double
  public var first: Double?
  public var second: Double?

  public init(output: Double, first: Double? = nil, second: Double? = nil) {
    self.output = output
    self.first = first
    self.second = second
  }
}

extension LinearStops {
  /// Fills in what CSS `linear()` lets one leave out, and returns how many stops came out, two at
  /// most for each spec.
  ///
  /// The first input defaults to 0, the last to 1 or the largest before it; every input is raised to
  /// the largest before it; inputs between are spread evenly. Nil without a spec, when anything is
  /// not finite, or when `stops` has too little room; what `stops` then holds is of no use.
  /// Cost: linear.
  public static func canonicalize(
    _ specs: UnsafeBufferPointer<LinearStopSpec>, into stops: UnsafeMutableBufferPointer<LinearStop>
  ) -> Int? {
    guard specs.count > 0 else { return nil }
    var count = 0
    var largest = -Double.greatestFiniteMagnitude
    // Inputs not yet known since the last known one, which lies right before them.
    var open = 0
    for index in 0..<specs.count {
      let spec = specs[index]
      guard spec.output.isFinite, spec.first?.isFinite ?? true, spec.second?.isFinite ?? true
      else { return nil }
      let isLast = index == specs.count &- 1
      var input = spec.first
      if input == nil && index == 0 { input = 0 }
      if input == nil && isLast { input = max(1, largest) }
      guard append(spec.output, input, to: stops, &count, &largest, &open) else { return nil }
      if let second = spec.second {
        guard append(spec.output, second, to: stops, &count, &largest, &open) else { return nil }
      }
    }
    return count
  }

  private static func append(
    _ output: Double, _ input: Double?, to stops: UnsafeMutableBufferPointer<LinearStop>,
    _ count: inout Int, _ largest: inout Double, _ open: inout Int
  ) -> Bool {
    guard count < stops.count else { return false }
    guard let input else {
      stops[count] = LinearStop(output: output, input: 0)
      count &+= 1
      open &+= 1
      return true
    }
    let raised = max(input, largest)
    if open > 0 {
      let gap = (raised - largest) / Double(open &+ 1)
      for step in 1...open {
        stops[count &- open &- 1 &+ step].input = largest + gap * Double(step)
      }
      open = 0
    }
    stops[count] = LinearStop(output: output, input: raised)
    count &+= 1
    largest = raised
    return true
  }
}
