import Foundation
import SidleGesture

/// A recorded or made trace of pointers with the velocities that other systems make of it: a line
/// of Tests/data/conformance/velocity_traces.jsonl.
struct Trace {
  struct Expected {
    let strategy: String
    let axis: String
    let pointer: Int
    /// Nil: no velocity.
    let velocity: Double?
    let tolerance: Double
  }

  let name: String
  let expected: [Expected]
  /// The impulse strategy looks back no farther than the pause allows, as Compose has it.
  let impulseWindow: Int64
  private let samples: [(time: Double, places: [[Double]?])]
  private let isDifferential: Bool
  private let lastIsLift: Bool
  private let endsInCancel: Bool
  private let cancelledPointer: Int?
  /// Seconds and units a second in one of the trace's.
  private let secondsPerUnit: Double

  static func all(from caller: String = #filePath) throws -> [Trace] {
    try file("velocity_traces.jsonl", from: caller).split(separator: "\n").map {
      Trace(try JSONSerialization.jsonObject(with: Data($0.utf8)) as! [String: Any])
    }
  }

  static func file(_ name: String, from caller: String = #filePath) throws -> String {
    let tests = URL(fileURLWithPath: caller).deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: tests.appendingPathComponent("data/conformance/\(name)"), encoding: .utf8)
  }

  private init(_ fields: [String: Any]) {
    name = fields["case"] as! String
    let unit = fields["time_unit"] as! String
    secondsPerUnit = unit == "s" ? 1 : 1e-3
    isDifferential = fields["kind"] as! String == "differential"
    lastIsLift = fields["last_sample_is_up"] as! Bool
    endsInCancel = fields["terminal"] as? String == "cancel"
    cancelledPointer = fields["cancelled_pointer"] as? Int
    impulseWindow =
      fields["impulse_gap_from_newest"] as? Bool == true
      ? GestureTuning.pause : GestureTuning.window
    samples = (fields["samples"] as! [[Any]]).map { sample in
      let places = (sample[1] as! [Any]).map { ($0 as? [NSNumber])?.map(\.doubleValue) }
      return ((sample[0] as! NSNumber).doubleValue, places)
    }
    let scale = fields["velocity_unit"] as! String == "px/ms" ? 1000.0 : 1
    expected = (fields["expected"] as! [[String: Any]]).map { row in
      let velocity = (row["v"] as? NSNumber)?.doubleValue
      return Expected(
        strategy: row["strategy"] as! String, axis: row["axis"] as! String,
        pointer: row["pointer"] as! Int, velocity: velocity.map { $0 * scale },
        tolerance: scale
          * max(
            (row["tol_rel"] as! NSNumber).doubleValue * (velocity ?? 0).magnitude,
            (row["tol_abs"] as! NSNumber).doubleValue))
    }
  }

  private func nanoseconds(_ time: Double) -> Int64 {
    Int64((time * secondsPerUnit * 1e9).rounded())
  }

  /// A tracker that saw the samples of a pointer, and when the pointer lifted: with its last sample
  /// where the trace says nothing else. Resampled positions were never read by a device.
  func tracked(_ pointer: Int, window: Int64 = GestureTuning.window) -> (
    tracker: VelocityTracker, lift: Int64
  ) {
    var tracker = VelocityTracker(window: window)
    var moves = samples[...]
    var lift = nanoseconds(samples.last!.time)
    if lastIsLift { moves = moves.dropLast() }
    // The frame that says that one pointer was taken away is no move of the others.
    if cancelledPointer != nil { moves = moves.dropLast() }
    var (x, y) = (0.0, 0.0)
    for (time, places) in moves {
      guard pointer < places.count, let place = places[pointer] else { continue }
      if place.count > 2, place[2] == 1 { continue }
      // Differences are steps of a place.
      if isDifferential { x += place[0] } else { (x, y) = (place[0], place[1]) }
      tracker.add(time: nanoseconds(time), x: x, y: y)
      if !lastIsLift { lift = nanoseconds(time) }
    }
    if endsInCancel || cancelledPointer == pointer { tracker.reset() }
    return (tracker, lift)
  }
}
