import SidleControls
import SidleGesture
import SidleUnits

/// Time: samples and deadlines on one line, each at its own moment.
extension Stage {
  /// Moves by seconds; what rounding to nanoseconds leaves over is kept for the next step.
  public mutating func step(seconds: Double) throws(Failure) -> Status {
    guard log.hasRoom() else { throw Log.failure }
    let exact = seconds * 1e9 + remainder
    guard exact <= 2 * Double(Limits.time) * (1 - 0x1p-40) else {
      throw Failure(.range, "seconds", .number(seconds), "the stage's time ends at 2^62 ns")
    }
    let whole = Stage.nearest(exact)
    let (target, overflow) = now.addingReportingOverflow(whole)
    guard !overflow, target <= Limits.time, target >= now else {
      throw Failure(.range, "seconds", .number(seconds), "the stage's time ends at 2^62 ns")
    }
    if log.isOn { log.step(seconds: seconds) }
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
    if log.isOn { log.step(to: target) }
    remainder = 0
    return run(to: target)
  }

  /// When something will next happen without further input.
  public var nextDeadline: Int64 { min(samples.firstDue, nextEnd) }

  public var isIdle: Bool {
    awake.count == 0 && underWay.count == 0 && samples.count == 0 && events.waiting.count == 0
      && menuDeadline == nil && sweep == nil && updates.first < 0 && contacts.deadlines.count == 0
      && scrolling.count == 0
      && faceEnds.count == 0 && !showsSpinner && !panels.isLoading
      && (confirmation?.deadline.time ?? Int64.max) == Int64.max
  }

  // MARK: Steps

  @inline(__always)
  private mutating func run(to target: Int64) -> Status {
    stepCount &+= 1
    if min(samples.firstDue, nextEnd) > target, events.isEmpty, ghosts.count == 0,
      sweep == nil, updates.first < 0, !reviewIsDue
    {
      // Nothing happens on the way, and nothing is to be handed out or forgotten.
      now = target
      return .ok
    }
    return work(to: target)
  }

  @inline(never)
  private mutating func work(to target: Int64) -> Status {
    events.turn()
    if ghosts.count > 0 { layGhosts() }
    isStepping = true
    defer { isStepping = false }
    if reviewIsDue { reviewPointers() }
    while true {
      if sweep != nil {
        guard events.hasRoom else { return .more }
        sweepOne()
        reviewPointers()
        continue
      }
      let deadline = nextEnd
      let due = samples.firstDue
      guard min(due, deadline) <= target else { break }
      guard events.hasRoom else { return .more }
      if due <= deadline {
        if due > now { now = due }
        receive(samples.takeFirst())
      } else {
        if deadline > now { now = deadline }
        endNext()
      }
      reviewPointers()
    }
    now = target
    return updates.first < 0 || passUpdates() ? .ok : .more
  }

  /// When the next motion ends, or something has waited long enough.
  @inline(__always)
  private var nextEnd: Int64 {
    var next = min(awake.firstTime, playing.firstTime)
    next = min(next, scrolling.firstTime)
    next = min(next, contacts.deadlines.firstTime)
    next = min(next, faceEnds.firstTime)
    if let confirmation { next = min(next, confirmation.deadline.time) }
    if openedMenu != nil, let menu = menuDeadline { next = min(next, menu.time) }
    return next
  }

  /// Does what has come to its time; of several things at one time what is about the oldest object,
  /// and about one object its motion first.
  private mutating func endNext() {
    let row = awake.first
    let animation = playing.first
    let list = scrolling.first
    if let face = faceEnds.first, Stage.comesFirst(face, row), Stage.comesFirst(face, animation),
      Stage.comesFirst(face, list), Stage.comesFirst(face, contacts.deadlines.first),
      Stage.comesFirst(face, confirmation?.deadline), Stage.comesFirst(face, menuDeadline)
    {
      return reachDeadline(face: face.slot)
    }
    if let menu = menuDeadline, Stage.comesFirst(menu, confirmation?.deadline),
      Stage.comesFirst(menu, row), Stage.comesFirst(menu, animation),
      Stage.comesFirst(menu, contacts.deadlines.first), Stage.comesFirst(menu, list)
    {
      return reachMenuDeadline()
    }
    if let second = confirmation?.deadline, Stage.comesFirst(second, row),
      Stage.comesFirst(second, animation), Stage.comesFirst(second, contacts.deadlines.first),
      Stage.comesFirst(second, list)
    {
      return withdrawConfirmation(reason: .timedOut)
    }
    if let contact = contacts.deadlines.first, Stage.comesFirst(contact, row),
      Stage.comesFirst(contact, animation), Stage.comesFirst(contact, list)
    {
      return reachDeadline(contact: contact.slot)
    }
    if let list, Stage.comesFirst(list, row), Stage.comesFirst(list, animation) {
      return reachDeadline(list: list.slot)
    }
    if let animation, Stage.comesFirst(animation, row) { return endAnimation(animation.slot) }
    guard let row else { return }
    let change = rows[row.slot].row.reachDeadline()
    apply(change, row: row.slot, wasShown: true)
  }

  private static func comesFirst(_ entry: Agenda.Entry, _ other: Agenda.Entry?) -> Bool {
    guard let other else { return true }
    return entry.comesBefore(other)
  }

  /// The nearest whole number; halves up. For magnitudes within the range of Int64.
  static func nearest(_ value: Double) -> Int64 {
    let shifted = value + 0.5
    let whole = Int64(shifted)
    return Double(whole) > shifted ? whole &- 1 : whole
  }
}
