import SidleControls
import SidleUnits

/// Time: samples and deadlines on one line, each at its own moment.
extension Stage {
  /// Moves by seconds; what rounding to nanoseconds leaves over is kept for the next step.
  public mutating func step(seconds: Double) throws(Failure) -> Status {
    guard log.hasRoom() else { throw Log.failure }
    let exact = seconds * 1e9 + remainder
    let whole = Stage.nearest(exact)
    let (target, overflow) = now.addingReportingOverflow(whole)
    guard !overflow, target <= Limits.time, target >= now else {
      throw Failure(.range, "seconds", .number(seconds), "the stage's time ends at 2^62 ns")
    }
    log.step(seconds: seconds)
    remainder = exact - Double(whole)
    let status = run(to: target)
    // What could not be done yet is carried on, so that a step of 0 seconds goes on.
    if status == .more { remainder += Double(target &- now) }
    return status
  }

  /// Moves to a time.
  public mutating func step(to target: Int64) throws(Failure) -> Status {
    guard target >= now else {
      throw Failure(.timeBackwards, "time_ns", .integer(target), "the stage is later than that")
    }
    guard target <= Limits.time else {
      throw Failure(.range, "time_ns", .integer(target), "the stage's time ends at 2^62 ns")
    }
    guard log.hasRoom() else { throw Log.failure }
    log.step(to: target)
    remainder = 0
    return run(to: target)
  }

  /// When something will next happen without further input.
  public var nextDeadline: Int64 {
    var next = Int64.max
    if let first = samples.first { next = first.due }
    if let row = nextRow(), let deadline = rows[row].row.deadline, deadline < next {
      next = deadline
    }
    return next
  }

  public var isIdle: Bool {
    awake.count == 0 && samples.count == 0 && events.waiting.count == 0 && sweep == nil
  }

  // MARK: Steps

  private mutating func run(to target: Int64) -> Status {
    stepCount &+= 1
    events.turn()
    layGhosts()
    isStepping = true
    defer { isStepping = false }
    while true {
      if sweep != nil {
        guard events.hasRoom else { return .more }
        sweepOne()
        continue
      }
      let row = nextRow()
      let deadline = row.flatMap { rows[$0].row.deadline } ?? Int64.max
      let due = samples.first?.due ?? Int64.max
      guard (due < deadline ? due : deadline) <= target else { break }
      guard events.hasRoom else { return .more }
      if due <= deadline, let waiting = samples.first {
        if due > now { now = due }
        samples.removeFirst()
        receive(waiting)
      } else if let row {
        if deadline > now { now = deadline }
        let change = rows[row].row.reachDeadline()
        apply(change, row: row, wasShown: true)
      }
    }
    now = target
    return .ok
  }

  /// The row whose motion ends first; of several the one created first. Cost: O(moving rows).
  private func nextRow() -> Int? {
    var best: Int?
    var bestEnd = Int64.max
    var bestAge = UInt64.max
    for index in 0..<awake.count {
      let slot = Int(awake[index])
      guard let end = rows[slot].row.deadline else { continue }
      let age = rows[slot].age
      if end < bestEnd || (end == bestEnd && age < bestAge) {
        best = slot
        bestEnd = end
        bestAge = age
      }
    }
    return best
  }

  /// The nearest whole number; halves up. For magnitudes within the range of Int64.
  static func nearest(_ value: Double) -> Int64 {
    let shifted = value + 0.5
    let whole = Int64(shifted)
    return Double(whole) > shifted ? whole &- 1 : whole
  }
}
