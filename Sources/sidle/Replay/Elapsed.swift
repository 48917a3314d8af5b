/// How long it is from one time to another. Times of a stage may lie 2^63 ns apart, which is one more
/// than a difference can hold; those of a recording farther still.
enum Elapsed {
  /// Nanoseconds, the most there are where there would be more.
  static func nanoseconds(from: Int64, to: Int64) -> Int64 {
    let (difference, overflows) = to.subtractingReportingOverflow(from)
    guard overflows else { return difference }
    return to > from ? Int64.max : Int64.min
  }

  static func seconds(from: Int64, to: Int64) -> Double {
    Double(nanoseconds(from: from, to: to)) / 1e9
  }
}
