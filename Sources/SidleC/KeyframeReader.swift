import CSidle
import SidleMotion
import SidleStage
import SidleUnits

/// From the fields of keyframes, which are checked whatever the kind of the animation.
extension KeyframeSource {
  init(_ spec: sidle_animation_spec, _ fields: AnimationFields) throws(Failure) {
    let values = try Check.numbers(spec.values, "spec.values")
    for value in values { _ = try Check.coordinate(value, "spec.values") }
    let times = try Check.numbers(spec.times, "spec.times")
    guard times.count == 0 || times.count == values.count else {
      throw Failure(
        .range, "spec.times", .integer(Int64(times.count)),
        "there must be none, or one for each value")
    }
    var last = 0.0
    for time in times {
      _ = try Check.number(time, "spec.times", 0, 1, "each must be 0 to 1")
      guard time >= last else {
        throw Failure(.range, "spec.times", .number(time), "they must not fall")
      }
      last = time
    }
    self.init(
      values: values, times: times, curveNames: try Check.curves(spec.curves, values.count &- 1),
      mode: try Check.calculation(spec.calculation),
      duration: Elementary.nanoseconds(nearest: fields.duration))
  }
}

extension Check {
  static func numbers(_ numbers: sidle_numbers, _ argument: StaticString) throws(Failure)
    -> UnsafeBufferPointer<Double>
  {
    guard numbers.count >= 0, numbers.count <= Int64(Limits.keyframes) else {
      throw Failure(
        .range, argument, .integer(numbers.count), "there must be 1024 numbers at most")
    }
    guard numbers.first != nil || numbers.count == 0 else {
      throw Failure(.null, argument, .none, "the numbers must not be null when there are some")
    }
    return UnsafeBufferPointer(
      start: numbers.count == 0 ? nil : numbers.first, count: Int(numbers.count))
  }

  /// Curves for so many pieces.
  static func curves(_ text: sidle_text, _ pieces: Int) throws(Failure)
    -> UnsafeBufferPointer<UInt8>
  {
    let bytes = try bytes(text, "spec.curves", most: Limits.title)
    var names = CurveNames(bytes)
    let count = names.count
    guard count <= 1 || count == pieces else {
      throw Failure(
        .range, "spec.curves", .integer(Int64(count)),
        "there must be one, or one less than values")
    }
    while let name = names.next() {
      _ = try curve(name, "spec.curves")
    }
    return bytes
  }

  static func calculation(_ code: Int32) throws(Failure) -> Keyframes.Mode {
    let value: Keyframes.Mode?
    switch code {
    case 1: value = .linear
    case 2: value = .discrete
    case 3: value = .paced
    case 4: value = .cubic
    default: value = nil
    }
    return try choice(code, "spec.calculation", value, "it must be a SIDLE_CALCULATION_ constant")
  }
}
