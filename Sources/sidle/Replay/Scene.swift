import CSidle

/// A stage that is being replayed, with those who watch it.
struct Scene {
  let stage: OpaquePointer
  /// Points.
  let size: sidle_size
  var timeline: Timeline
  var picture: PictureRecorder?
  var frames: FrameFile?
  var film: Film?
  private let hasOverlay: Bool

  init(stage: OpaquePointer, size: sidle_size, options: ReplayOptions) {
    self.stage = stage
    self.size = size
    timeline = Timeline(isQuiet: options.isQuiet)
    if options.picture != nil || options.draws { picture = PictureRecorder() }
    hasOverlay = options.hasOverlay
    layOverlay()
  }

  /// The picture's first frame: the stage with everything on it, before the first step.
  mutating func begin() {
    guard let picture, !picture.hasBegun else { return }
    capture()
  }

  /// A frame of what calls have changed since the last one, before time goes on.
  mutating func look() {
    if picture != nil { capture() }
  }

  var now: Int64 { sidle_stage_now(stage) }
  /// Nothing moves, waits or is still to be told: a way in one step would look as one in many.
  var isIdle: Bool { sidle_stage_is_idle(stage) != 0 }

  /// Whether something is to come without further input. A spinner turns without end.
  var hasDeadline: Bool { sidle_stage_next_deadline(stage) != Int64.max }

  /// What the library says about the last call that failed.
  var lastError: String { String(cString: sidle_stage_last_error(stage)) }

  /// Gives a sample to the stage, for a time of the stage. `cancelled` is what a cancel means.
  mutating func push(
    _ sample: Sample, at time: Int64, cancelled: Contact.Ending = .cancelled
  ) -> sidle_status {
    var raw = sample.sample(at: time)
    let status = sidle_stage_push(stage, &raw, 1, nil)
    guard status >= SIDLE_OK else { return status }
    let stage = stage
    let effect = max(time, now)
    timeline.contacts.follow(sample, at: effect, cancelled: cancelled) {
      Place(x: sample.x, y: sample.y, on: stage)
    }
    picture?.follow(sample, at: effect)
    return status
  }

  /// Every contact was taken away.
  mutating func noteCancel() {
    let now = now
    timeline.contacts.endAll(at: now, as: .cancelled)
    picture?.liftAll(at: now)
  }

  /// Tells and draws what the last step did.
  mutating func tell() {
    timeline.tellEvents(of: stage)
    capture()
  }

  /// The overlay that was asked for, whatever the script has set.
  func layOverlay() {
    let all = UInt32(SIDLE_OVERLAY_ALL)
    guard hasOverlay, sidle_stage_debug_overlay(stage) != all else { return }
    _ = sidle_stage_set_debug_overlay(stage, all)
  }

  private mutating func capture() {
    layOverlay()
    let event = timeline.takeLastEvent()
    picture?.capture(stage, event: event)
    frames?.capture(stage)
    film?.capture(stage, pointers: picture?.pointers ?? [:])
  }
}
