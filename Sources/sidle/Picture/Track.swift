import SidleUnits

/// How one number of a picture changes over time: straight lines between keyframes, or steps.
struct Track {
  struct Key: Equatable {
    /// Nanoseconds of the stage.
    var time: Int64
    var value: Double
  }

  private(set) var keys: [Key]

  init(_ value: Double, at time: Int64) { keys = [Key(time: time, value: value)] }

  var first: Double { keys[0].value }
  var last: Double { keys[keys.count - 1].value }
  var changes: Bool { keys.count > 1 }

  /// A frame at `time` shows `value`; the frame before it was at `before`. Still stretches get no
  /// keys but the ones at their ends. Of several frames at one time the first ends the way there, and
  /// the last begins what follows: a value is the old one right up to that time, then the new one.
  mutating func record(_ value: Double, at time: Int64, after before: Int64) {
    let end = keys[keys.count - 1]
    guard value != end.value else { return }
    if time == end.time {
      let hasJumped = keys.count == 1 || keys[keys.count - 2].time == time
      if hasJumped { keys.removeLast() }
      keys.append(Key(time: time, value: value))
      return
    }
    if end.time < before, before <= time { keys.append(Key(time: before, value: end.value)) }
    keys.append(Key(time: time, value: value))
  }

  /// A step at `time`, with no way between.
  mutating func step(to value: Double, at time: Int64) {
    guard value != last else { return }
    if keys[keys.count - 1].time == time {
      keys[keys.count - 1].value = value
    } else {
      keys.append(Key(time: time, value: value))
    }
  }

  /// The same way elsewhere.
  func shifted(by distance: Double) -> Track {
    var track = self
    for index in keys.indices { track.keys[index].value += distance }
    return track
  }

  /// The keys that are needed for straight lines to stay within a distance of all of them: after
  /// Douglas and Peucker, "Algorithms for the reduction of the number of points required to
  /// represent a digitized line" (1973), with the distance taken along the value.
  func simplified(within tolerance: Double) -> [Key] {
    guard keys.count > 2 else { return keys }
    var kept = [Bool](repeating: false, count: keys.count)
    kept[0] = true
    kept[keys.count - 1] = true
    var ranges = [(0, keys.count - 1)]
    while let (low, high) = ranges.popLast() {
      guard let worst = farthest(between: low, and: high, beyond: tolerance) else { continue }
      kept[worst] = true
      ranges.append((low, worst))
      ranges.append((worst, high))
    }
    return keys.indices.filter { kept[$0] }.map { keys[$0] }
  }

  private func farthest(between low: Int, and high: Int, beyond tolerance: Double) -> Int? {
    guard high - low > 1 else { return nil }
    let (from, to) = (keys[low], keys[high])
    let slope = (to.value - from.value) / Elementary.seconds(from: from.time, to: to.time)
    var worst: Int?
    var distance = tolerance
    for index in (low + 1)..<high {
      let line = from.value + slope * Elementary.seconds(from: from.time, to: keys[index].time)
      let off = (keys[index].value - line).magnitude
      if off > distance {
        distance = off
        worst = index
      }
    }
    return worst
  }
}
