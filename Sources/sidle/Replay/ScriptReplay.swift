import CSidle
import CSidleHost

/// Plays samples to the stage that a Lua script made, stepping through Lua so that its handlers run.
///
/// Time goes in slices of one frame, cut so that they land on each sample. Before a contact comes
/// down the stage also stops one nanosecond earlier: what lies under it then does not depend on
/// the length of the slices.
struct ScriptReplay {
  /// A stage that never rests is left after so many seconds.
  private static let patience: Int64 = 600_000_000_000
  /// When nothing moves, a pause longer than this is crossed in one step.
  private static let longestPause: Int64 = 10_000_000_000
  /// So that no step has more events than its batch holds.
  private static let eventCapacity: Int32 = 65_536

  var scene: Scene
  private let slice: Int64
  private let mapping: Mapping?
  /// The recording's time when the stage's was `start`.
  private var origin: Int64 = 0
  private let start: Int64
  /// The time of the samples that wait for a step.
  private var waiting: Int64

  init(
    host: borrowing Host, script: UnsafeMutablePointer<CChar>?, options: ReplayOptions
  ) throws(ReplayStop) {
    var stage: OpaquePointer?
    let status = sidle_host_load_stage(host.pointer, script, &stage)
    guard status == SIDLE_HOST_OK, let stage else { throw ReplayStop(status, host) }
    _ = sidle_stage_reserve(stage, 1, Self.eventCapacity)
    scene = Scene(stage: stage, options: options)
    slice = max(1, Int64((1e9 / options.rate).rounded()))
    mapping = options.mapping
    start = scene.now
    waiting = start
    scene.begin()
  }

  /// A log's times count from when its stage began.
  mutating func setOrigin(_ line: LogLine) {
    var line = line
    if let value = line.take("start"), case .plain(let text) = value {
      origin = Int64(text) ?? 0
    }
  }

  mutating func play(_ sample: Sample, in host: borrowing Host) throws(ReplayStop) {
    var sample = sample
    mapping?.apply(to: &sample)
    let (elapsed, overflows) = sample.time.subtractingReportingOverflow(origin)
    let time = overflows ? start : start &+ elapsed
    if time > waiting {
      try advance(to: waiting, in: host)
      try advance(to: time - 1, in: host)
      waiting = time
    }
    var status = scene.push(sample, at: time)
    if status == SIDLE_ERROR_FULL {
      try step(to: max(waiting, scene.now), in: host)
      status = scene.push(sample, at: time)
    }
    guard status >= SIDLE_OK else { throw .failed("sidle: \(scene.lastError)") }
  }

  /// Ends what is still down and waits until all is at rest: to the deadline, so that the end does
  /// not depend on the length of the slices.
  mutating func finish(in host: borrowing Host) throws(ReplayStop) {
    try advance(to: waiting, in: host)
    if !scene.timeline.contacts.live.isEmpty, scene.cancelAll(as: .left) < SIDLE_OK {
      throw .failed("sidle: \(scene.lastError)")
    }
    let limit = scene.now.addingReportingOverflow(Self.patience).partialValue
    while sidle_stage_is_idle(scene.stage) == 0 {
      let deadline = sidle_stage_next_deadline(scene.stage)
      if deadline > limit, deadline != Int64.max {
        return scene.timeline.say("# still moving after \(Numerals.seconds(scene.now)) s")
      }
      if deadline == Int64.max || deadline <= scene.now {
        try step(to: scene.now, in: host)
      } else {
        try advance(to: deadline, in: host)
      }
    }
  }

  private mutating func advance(to time: Int64, in host: borrowing Host) throws(ReplayStop) {
    while scene.now < time {
      let now = scene.now
      let isStill = time - now > Self.longestPause && sidle_stage_is_idle(scene.stage) != 0
      try step(to: isStill ? time : min(now + slice, time), in: host)
    }
  }

  private mutating func step(to time: Int64, in host: borrowing Host) throws(ReplayStop) {
    var stage: OpaquePointer?
    let before = scene.now
    let status = sidle_host_step_stage(host.pointer, time, &stage)
    guard status == SIDLE_HOST_OK else { throw ReplayStop(status, host) }
    guard stage == scene.stage else {
      throw .failed("sidle: the script closed its stage at \(Numerals.seconds(before)) s")
    }
    guard scene.now > before || time <= before else {
      throw .failed("sidle: the stage does not move on from \(Numerals.seconds(before)) s")
    }
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
