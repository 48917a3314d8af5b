import SidleGesture

/// Measures one contact of a recording, sample by sample.
struct ContactMeter {
  /// A peak is looked for over stretches of at least 20 ms: positions that come in one burst say
  /// nothing about speed.
  private static let shortestStretch: Int64 = 20_000_000

  enum Ending: String {
    case lift
    case cancel
  }

  private struct Reading {
    var time: Int64
    var x: Double
    var y: Double
  }

  let number: Int
  let kind: Sample.Kind
  let began: Int64
  private let first: Reading
  private var last: Reading
  /// When its position changed last.
  private var moved: Int64
  private(set) var path = 0.0
  private(set) var peak = 0.0
  private(set) var ended: Int64 = 0
  private(set) var ending = Ending.cancel
  /// The newest samples, as far back as a stretch needs, and where the last one's begins.
  private var recent: [Reading]
  private var start = 0
  private var tracker = VelocityTracker()

  init(number: Int, down sample: Sample) {
    self.number = number
    kind = sample.kind
    began = sample.time
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
    let reading = Reading(time: sample.time, x: sample.x, y: sample.y)
    if reading.x != last.x || reading.y != last.y {
      path += Self.distance(last, reading)
      moved = sample.time
      tracker.add(time: sample.time, x: sample.x, y: sample.y)
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

  mutating func end(at time: Int64, as ending: Ending) {
    ended = time
    self.ending = ending
  }

  // MARK: Results

  var dx: Double { last.x - first.x }
  var dy: Double { last.y - first.y }
  var milliseconds: Double { Double(ended &- began) / 1e6 }
  /// From the last change of position to the end, ms.
  var idle: Double { Double(ended &- moved) / 1e6 }
  /// As the engine has it at a lift, pixels per second.
  var release: (x: Double, y: Double) { tracker.velocity(liftedAt: ended) }
}
