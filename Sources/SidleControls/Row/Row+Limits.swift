import SidleUnits

/// The limits of both sides hold for whatever moves the content: drags, springs, curves that take a
/// speed along, bounces, peeks.
///
/// A motion that would swing past a limit stops there until it comes back by itself. Only a row that
/// leaves, to wait outside, goes beyond. Content that is beyond when a motion begins, because it
/// waited outside or a limit has shrunk, goes no farther out.
extension Row {
  /// A motion's value, no farther out than the limits, or than where the motion began.
  @inline(__always)
  func held(_ value: Double, from: Double) -> Double {
    guard geometry.isLimited else { return value }
    return Row.held(value, from, geometry.leading.limit, geometry.trailing.limit)
  }

  /// A motion's velocity: none while a limit stops it.
  @inline(__always)
  func held(velocity: Double, _ value: @autoclosure () -> Double, from: Double) -> Double {
    guard geometry.isLimited else { return velocity }
    let value = value()
    return held(value, from: from) == value ? velocity : 0
  }

  /// How far past a rest toward an edge a row bounces.
  func bounce(past rest: Double, toward edge: Edge) -> Double {
    let room = geometry.strip(edge).limit - rest
    return settings.bounce < room ? settings.bounce : room
  }

  @inline(never)
  private static func held(
    _ value: Double, _ from: Double, _ leading: Double, _ trailing: Double
  ) -> Double {
    let highest = from > leading ? from : leading
    if value > highest { return highest }
    let lowest = from < -trailing ? from : -trailing
    return value < lowest ? lowest : value
  }
}
