import CSidle
import CSidleHost

/// Plays samples to the stage that a Lua script made, stepping through Lua so that its handlers run.
///
/// Time goes in slices of one frame, cut so that they land on each sample and on each moment at
/// which the engine or a Lua script has something to do: what handlers do in answer then happens at
/// the same times whatever the length of the slices. The stage also stops one nanosecond before
/// each sample, so that what lies under a contact is told as it was when it came down.
struct ScriptReplay {
  /// A stage that never rests is left after so many seconds.
  private static let patience: Int64 = 600_000_000_000
  /// Nor may it ask for more steps than these without moving on.
  private static let mostStandingSteps = 1000
  /// So that no step has more events than its batch holds.
  private static let eventCapacity: Int32 = 65_536

  var scene: Scene
  private let slice: Int64
  private let start: Int64
  /// The time of the samples that wait for a step.
  private var waiting: Int64
  private var held = HeldInput()
  /// When something happens without further samples; `Int64.max` when nothing does.
  private var deadline: Int64

  init(
    host: borrowing Host, script: UnsafeMutablePointer<CChar>?, options: ReplayOptions
  ) throws(ReplayStop) {
    var made = sidle_host_stage()
    let status = sidle_host_load_stage(host.pointer, script, &made)
    guard status == SIDLE_HOST_OK, let stage = made.stage else { throw ReplayStop(status, host) }
    _ = sidle_stage_reserve(stage, 1, Self.eventCapacity)
    let size = sidle_size(width: made.width, height: made.height)
    scene = Scene(stage: stage, size: size, options: options)
    slice = max(1, Int64((1e9 / options.rate).rounded()))
    start = scene.now
    waiting = start
    deadline = made.deadline_ns
    scene.begin()
  }

  /// `origin` is the recording's time when the stage's was that of its beginning.
  mutating func play(
    _ sample: Sample, origin: Int64, in host: borrowing Host
  ) throws(ReplayStop) {
    let (elapsed, overflows) = sample.time.subtractingReportingOverflow(origin)
    let time = overflows ? start : start &+ elapsed
    if time > waiting {
      try advance(to: waiting, in: host)
      try advance(to: time - 1, in: host)
      waiting = time
    }
    held.follow(sample)
    try push(sample, at: time, in: host)
  }

  private mutating func push(
    _ sample: Sample, at time: Int64, cancelled: Contact.Ending = .cancelled,
    in host: borrowing Host
  ) throws(ReplayStop) {
    var status = scene.push(sample, at: time, cancelled: cancelled)
    if status == SIDLE_ERROR_FULL {
      try step(to: max(waiting, scene.now), in: host)
      status = scene.push(sample, at: time, cancelled: cancelled)
    }
    guard status >= SIDLE_OK else { throw .failed("sidle: \(scene.lastError)") }
  }

  /// Takes away what is still down, as a log of the recording does, and waits until all is at rest: also
  /// for what ends by itself.
  mutating func finish(in host: borrowing Host) throws(ReplayStop) {
    let cancels = held.cancels
    for cancel in cancels { try push(cancel, at: waiting, cancelled: .left, in: host) }
    try advance(to: waiting, in: host)
    if !cancels.isEmpty { try step(to: scene.now, in: host) }
    try settle(in: host)
  }

  private mutating func settle(in host: borrowing Host) throws(ReplayStop) {
    let limit = scene.now.addingReportingOverflow(Self.patience).partialValue
    var standing = 0
    while deadline != Int64.max || !scene.isIdle {
      let isAhead = deadline > scene.now && deadline != Int64.max
      standing = isAhead ? 0 : standing + 1
      guard !isAhead || deadline <= limit, standing <= Self.mostStandingSteps else {
        return scene.timeline.say("# not at rest at \(Numerals.seconds(scene.now))")
      }
      if isAhead {
        try advance(to: deadline, in: host)
      } else {
        try step(to: scene.now, in: host)
      }
    }
  }

  /// When nothing moves, or something without end, the way is one step from deadline to deadline.
  private mutating func advance(to time: Int64, in host: borrowing Host) throws(ReplayStop) {
    var budget = FrameBudget()
    while scene.now < time {
      let end = scene.isIdle || budget.isSpent ? time : min(scene.now + slice, time)
      try step(to: deadline > scene.now ? min(deadline, end) : end, in: host)
      budget.take(hasEnd: deadline != Int64.max)
    }
  }

  private mutating func step(to time: Int64, in host: borrowing Host) throws(ReplayStop) {
    var made = sidle_host_stage()
    let before = scene.now
    let status = sidle_host_step_stage(host.pointer, time, &made)
    guard status == SIDLE_HOST_OK else { throw ReplayStop(status, host) }
    guard made.stage == scene.stage else {
      throw .failed("sidle: the script closed its stage at \(Numerals.seconds(before)) s")
    }
    guard scene.now > before || time <= before else {
      throw .failed("sidle: the stage does not move on from \(Numerals.seconds(before)) s")
    }
    deadline = made.deadline_ns
    scene.tell()
  }
}

extension ReplayStop {
  /// Of a call of the host that did not succeed.
  init(_ status: sidle_host_status, _ host: borrowing Host) {
    self =
      status == SIDLE_HOST_INTERRUPTED ? .interrupted(host.message) : .failed(host.message)
  }
}
