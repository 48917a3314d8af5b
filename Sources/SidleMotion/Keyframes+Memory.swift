import SidleUnits

/// Keyframes that keep a copy of what they look at, and keyframes that are the same.
extension Keyframes: Equatable {
  /// How much memory a copy of so many numbers and curves takes.
  public static func byteCount(values: Int, times: Int, curves: Int) -> Int {
    (values &+ times) &* MemoryLayout<Double>.stride
      &+ curves &* MemoryLayout<TimingCurve>.stride
  }

  /// How much of the memory that begins at `values` is theirs, when they were made in it.
  public var byteCount: Int {
    Keyframes.byteCount(
      values: values.count, times: times?.count ?? 0, curves: curves?.count ?? 0)
  }

  /// Keyframes in `memory` of `byteCount` bytes, aligned for doubles, with a copy of the numbers. There
  /// may be no times, and no names, or `CurveNames.count` 1 for every piece, or as many as pieces.
  /// Nil as `init`, and when a text is no curve. The memory must outlive them.
  public init?(
    in memory: UnsafeMutableRawPointer, values: UnsafeBufferPointer<Double>,
    times: UnsafeBufferPointer<Double>, curves names: CurveNames, mode: Mode
  ) {
    var place = memory
    func copy(_ source: UnsafeBufferPointer<Double>) -> UnsafeBufferPointer<Double> {
      let target = place.bindMemory(to: Double.self, capacity: source.count)
      // Adding zero turns -0 into 0, so that the two never tell states apart.
      for index in 0..<source.count { target[index] = source[index] + 0 }
      place += source.count &* MemoryLayout<Double>.stride
      return UnsafeBufferPointer(start: target, count: source.count)
    }
    let ownValues = copy(values)
    let ownTimes = times.count > 0 ? copy(times) : nil
    let pieces = max(values.count &- 1, 0)
    var ownCurves: UnsafeBufferPointer<TimingCurve>?
    if names.count > 0 {
      let target = place.bindMemory(to: TimingCurve.self, capacity: pieces)
      var rest = names
      var curve: TimingCurve?
      for index in 0..<pieces {
        if names.count > 1 || index == 0 {
          curve = rest.next().flatMap { try? TimingCurve.parse($0) }
        }
        guard let curve else { return nil }
        target[index] = curve
      }
      ownCurves = UnsafeBufferPointer(start: target, count: pieces)
    }
    self.init(ownValues, times: ownTimes, curves: ownCurves, mode: mode)
  }

  /// Whether they look at the same numbers and curves, wherever those lie.
  public static func == (first: Keyframes, second: Keyframes) -> Bool {
    guard first.mode == second.mode, equal(first.values, second.values) else { return false }
    switch (first.times, second.times) {
    case (nil, nil): break
    case (let one?, let other?): if !equal(one, other) { return false }
    case (nil, _?), (_?, nil): return false
    }
    switch (first.curves, second.curves) {
    case (nil, nil): return true
    case (let one?, let other?): return equal(one, other)
    case (nil, _?), (_?, nil): return false
    }
  }

  private static func equal<Element: Equatable>(
    _ first: UnsafeBufferPointer<Element>, _ second: UnsafeBufferPointer<Element>
  ) -> Bool {
    guard first.count == second.count else { return false }
    for index in 0..<first.count where first[index] != second[index] { return false }
    return true
  }

  /// Adds everything that equality looks at.
  public func hash(into hash: inout Hash64) {
    hash.add(Int32(mode.rawValue))
    hash.add(Int64(values.count))
    for value in values { hash.add(value) }
    hash.add(Int64(times?.count ?? 0))
    if let times { for time in times { hash.add(time) } }
    hash.add(Int64(curves?.count ?? 0))
    if let curves { for curve in curves { curve.hash(into: &hash) } }
  }
}
