import SidleUnits

/// The time of a picture, made from the stage's: stretches in which nothing changes are shortened,
/// so that nobody has to wait.
struct PictureClock {
  static let longestStill = 1.0
  /// How long the end is shown before the picture starts again.
  static let rest = 1.5

  /// Corresponding times, ascending; straight lines between them.
  private(set) var corners: [(stage: Int64, picture: Double)]

  /// From when things began to change or stopped changing, in order.
  init(changes: [Int64], start: Int64, end: Int64) {
    corners = [(start, 0)]
    for change in changes where change > corners[corners.count - 1].stage { extend(to: change) }
    if end > corners[corners.count - 1].stage { extend(to: end) }
  }

  private mutating func extend(to time: Int64) {
    let last = corners[corners.count - 1]
    let length = min(Elementary.seconds(from: last.stage, to: time), Self.longestStill)
    corners.append((time, last.picture + length))
  }

  /// Seconds of the whole picture.
  var duration: Double { corners[corners.count - 1].picture + Self.rest }

  /// The stretches that are shown faster than they were.
  var shortened: [(from: Int64, to: Int64)] {
    zip(corners, corners.dropFirst()).compactMap { from, to in
      Elementary.seconds(from: from.stage, to: to.stage) > Self.longestStill
        ? (from.stage, to.stage) : nil
    }
  }

  func picture(at time: Int64) -> Double {
    let index = segment { $0.stage <= time }
    let from = corners[index]
    guard index + 1 < corners.count, time > from.stage else { return from.picture }
    let to = corners[index + 1]
    let part =
      Elementary.seconds(from: from.stage, to: time)
      / Elementary.seconds(from: from.stage, to: to.stage)
    return from.picture + part * (to.picture - from.picture)
  }

  /// The stage's time that a moment of the picture shows.
  func stage(at time: Double) -> Int64 {
    let index = segment { $0.picture <= time }
    let from = corners[index]
    guard index + 1 < corners.count, time > from.picture else { return from.stage }
    let to = corners[index + 1]
    let part = (time - from.picture) / (to.picture - from.picture)
    let way = part * Double(Elementary.difference(from: from.stage, to: to.stage))
    return from.stage &+ (Int64(exactly: way.rounded()) ?? Int64.max)
  }

  /// The last corner for which `isBefore` holds, or the first.
  private func segment(_ isBefore: ((stage: Int64, picture: Double)) -> Bool) -> Int {
    var (low, high) = (0, corners.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(corners[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
