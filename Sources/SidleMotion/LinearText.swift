import SidleUnits

/// The stops of a text as `linear(0, 0.5 20% 40%, 1)`, in memory of its own, for as long as one call
/// needs them: an output with none, one or two inputs in percent each, before or after it.
public struct LinearText {
  /// Most stops that a text may have; with two inputs each is two.
  public static var most: Int { 64 }

  private var stops: InlineArray<128, LinearStop>
  private var count: Int

  /// Nil when the text has another form.
  public init?(_ text: UnsafeBufferPointer<UInt8>) throws(CurveFault) {
    guard var reader = CurveText(text, "linear") else { return nil }
    var specs = InlineArray<64, LinearStopSpec>(repeating: LinearStopSpec(output: 0))
    var written = 0
    repeat {
      let stop = try LinearText.stop(&reader)
      guard written < LinearText.most else { throw .stopCount }
      specs[written] = stop
      written &+= 1
    } while reader.takeComma()
    guard reader.takeEnd() else { throw .form }
    var made = InlineArray<128, LinearStop>(repeating: LinearStop(output: 0, input: 0))
    let filled = withUnsafeBytes(of: &specs) { specs in
      withUnsafeMutableBytes(of: &made) { made in
        LinearStops.canonicalize(
          UnsafeBufferPointer(rebasing: specs.bindMemory(to: LinearStopSpec.self)[..<written]),
          into: made.bindMemory(to: LinearStop.self))
      }
    }
    guard let filled else { throw .stopCount }
    stops = made
    count = filled
  }

  private static func stop(_ reader: inout CurveText) throws(CurveFault) -> LinearStopSpec {
    var output: Double?
    var inputs: (first: Double?, second: Double?) = (nil, nil)
    // Inputs stand together, on one side of the output.
    var isComplete = false
    while let (value, isPercentage) = try reader.stopNumber() {
      guard !isComplete, !isPercentage || inputs.second == nil else { throw .form }
      if !isPercentage {
        guard output == nil else { throw .form }
        output = value
        isComplete = inputs.first != nil
      } else if inputs.first == nil {
        inputs.first = value
      } else {
        inputs.second = value
      }
    }
    guard let output else { throw .form }
    return LinearStopSpec(output: output, first: inputs.first, second: inputs.second)
  }

  /// The output at `x`; see `LinearStops.value`.
  public func value(at x: Double) -> Double { read { $0.value(at: x) } }

  /// The slope at `x`; see `LinearStops.slope`.
  public func slope(at x: Double) -> Double { read { $0.slope(at: x) } }

  private func read(_ body: (LinearStops) -> Double) -> Double {
    var copy = stops
    return withUnsafeBytes(of: &copy) { bytes in
      let all = bytes.bindMemory(to: LinearStop.self)
      return LinearStops(UnsafeBufferPointer(rebasing: all[..<count])).map(body) ?? 0
    }
  }
}
