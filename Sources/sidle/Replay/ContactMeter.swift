import SidleGesture

/// One contact of a recording, from its down to its end, measured. Some that are over wait until they
/// can be told, so that this is small.
struct MeasuredContact: Equatable {
  enum Ending: String {
    case lift
    case cancel
  }

  var number: Int
  var kind: Sample.Kind
  var ending: Ending
  var began: Int64
  var ended: Int64
  var dx: Double
  var dy: Double
  var path: Double
  var peak: Double
  /// As the engine has it at a lift, pixels per second.
  var releaseX: Double
  var releaseY: Double
  /// From the last change of position to the end, ms.
  var idle: Double

  var milliseconds: Double { Double(ended &- began) / 1e6 }
  var release: (x: Double, y: Double) { (releaseX, releaseY) }
}

/// Measures one contact of a recording, sample by sample.
struct ContactMeter {
  /// A peak is looked for over stretches of at least 20 ms: positions that come in one burst say
  /// nothing about speed.
  private static let shortestStretch: Int64 = 20_000_000

  private struct Reading {
    var time: Int64
    var x: Double
    var y: Double
  }

  let number: Int
  let kind: Sample.Kind
  private let first: Reading
  private var last: Reading
  /// When its position changed last.
  private var moved: Int64
  private var path = 0.0
  private var peak = 0.0
  /// The newest samples, as far back as a stretch needs, and where the last one's begins.
  private var recent: [Reading]
  private var start = 0
  private var tracker = VelocityTracker()

  init(number: Int, down sample: Sample) {
    self.number = number
    kind = sample.kind
    first = Reading(time: sample.time, x: sample.x, y: sample.y)
    last = first
    moved = sample.time
    recent = [first]
    tracker.add(time: sample.time, x: sample.x, y: sample.y)
  }

  mutating func move(_ sample: Sample) {
    if sample.isAfterLoss {
      recent.removeAll()
      start = 0
      tracker.reset()
    }
    // A time before the last one counts as that one, as it does on a stage.
    let time = max(sample.time, last.time)
    let reading = Reading(time: time, x: sample.x, y: sample.y)
    if reading.x != last.x || reading.y != last.y {
      path += Self.distance(last, reading)
      moved = time
      tracker.add(time: time, x: sample.x, y: sample.y)
    }
    last = reading
    measurePeak(reading)
  }

  private mutating func measurePeak(_ reading: Reading) {
    // Of positions at one time the last one counts.
    if recent.last?.time == reading.time { recent.removeLast() }
    recent.append(reading)
    // The stretch begins at the newest sample that is old enough.
    while start + 1 < recent.count, isOldEnough(recent[start + 1], for: reading) { start += 1 }
    guard isOldEnough(recent[start], for: reading) else { return }
    let seconds = Double(reading.time &- recent[start].time) / 1e9
    peak = max(peak, Self.distance(recent[start], reading) / seconds)
    guard start >= 64 else { return }
    recent.removeFirst(start)
    start = 0
  }

  private func isOldEnough(_ first: Reading, for last: Reading) -> Bool {
    last.time &- first.time >= Self.shortestStretch
  }

  private static func distance(_ a: Reading, _ b: Reading) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  func ended(at time: Int64, as ending: MeasuredContact.Ending) -> MeasuredContact {
    let end = max(time, last.time)
    let release = tracker.velocity(liftedAt: end)
    return MeasuredContact(
      number: number, kind: kind, ending: ending, began: first.time, ended: end,
      dx: last.x - first.x, dy: last.y - first.y, path: path, peak: peak, releaseX: release.x,
      releaseY: release.y, idle: Double(end &- moved) / 1e6)
  }
}
