import CSidle

/// A motion at evenly spaced times, as the library moves it.
struct PlotSamples {
  static let intervals = 960
  /// Velocities beyond so many times those of the fastest twentieth are cut off, or one moment
  /// without a bound would leave a flat line of all others ...
  private static let outlier = 4.0
  /// ... at so many times.
  private static let cut = 2.0
  /// The last velocity is taken so much before the end, as a part of the whole: at the end a motion
  /// is over, and so is its velocity.
  private static let beforeEnd = 1e-6

  /// Seconds.
  private(set) var duration = 0.0
  /// The value at the end.
  private(set) var final = 0.0
  private(set) var values: [Double] = []
  /// In a second.
  private(set) var velocities: [Double] = []

  /// Plays the motion on a stage of its own.
  init(of motion: PlotMotion) throws(UsageError) {
    var stageSpec = sidle_stage_spec()
    sidle_stage_spec_init_sized(&stageSpec, MemoryLayout<sidle_stage_spec>.size)
    var made: OpaquePointer?
    let status = sidle_stage_create_abi(&stageSpec, &made, Int32(SIDLE_ABI))
    guard status == SIDLE_OK, let stage = made else {
      throw UsageError(message: "plot: \(String(cString: sidle_status_text(status)))")
    }
    defer { sidle_stage_destroy(stage) }
    let animation = try Self.make(motion, on: stage)
    if case .stops(let text) = motion.kind {
      try read(text, of: motion)
    } else {
      try read(animation, on: stage)
    }
  }

  private static func make(
    _ motion: PlotMotion, on stage: OpaquePointer
  ) throws(UsageError) -> sidle_animation {
    var spec = motion.spec
    var animation = sidle_animation()
    var status = motion.texts.curve.withCString { curve in
      motion.texts.spring.withCString { spring in
        spec.curve = sidle_text(bytes: curve, length: -1)
        spec.spring = sidle_text(bytes: spring, length: -1)
        return sidle_animation_create(stage, sidle_animation(), &spec, &animation)
      }
    }
    if status >= SIDLE_OK { status = sidle_animation_start(stage, animation) }
    guard status >= SIDLE_OK else { throw UsageError(message: complaint(of: stage)) }
    return animation
  }

  private mutating func read(
    _ animation: sidle_animation, on stage: OpaquePointer
  ) throws(UsageError) {
    duration = try Self.state(of: animation, on: stage).duration
    guard duration > 0, duration <= 1e9 else {
      throw UsageError(message: "plot: nothing to see: it takes \(PlotMotion.plain(duration)) s")
    }
    for index in 0...Self.intervals {
      let isEnd = index == Self.intervals
      let time = isEnd ? duration : duration * Double(index) / Double(Self.intervals)
      let state = try Self.state(of: animation, on: stage, at: time)
      values.append(state.value)
      let before = duration * (1 - Self.beforeEnd)
      let moving = isEnd ? try Self.state(of: animation, on: stage, at: before) : state
      velocities.append(moving.velocity)
      if isEnd { final = state.value }
    }
  }

  /// The curve itself, from the beginning to the end of its time.
  private mutating func read(_ text: String, of motion: PlotMotion) throws(UsageError) {
    duration = motion.duration
    let way = motion.to - motion.from
    for index in 0...Self.intervals {
      let isEnd = index == Self.intervals
      let (output, slope) = try Self.evaluate(text, at: Double(index) / Double(Self.intervals))
      values.append(motion.from + way * output)
      let last = isEnd ? try Self.evaluate(text, at: 1 - Self.beforeEnd).slope : slope
      velocities.append(way * last / duration)
      if isEnd { final = motion.from + way * output }
    }
  }

  private static func evaluate(
    _ text: String, at x: Double
  ) throws(UsageError) -> (output: Double, slope: Double) {
    var (output, slope) = (0.0, 0.0)
    let status = text.withCString {
      sidle_curve_evaluate(sidle_text(bytes: $0, length: -1), x, &output, &slope)
    }
    guard status >= SIDLE_OK else {
      let reason =
        status == SIDLE_ERROR_RANGE
        ? "stops of linear must be within +-1e9, and 64 at most"
        : "it must be as linear(0, 0.5 20%, 1)"
      throw UsageError(message: "plot: curve; \(reason)")
    }
    return (output, slope)
  }

  /// The state at a time; it goes on playing, since what is held has no velocity.
  private static func state(
    of animation: sidle_animation, on stage: OpaquePointer, at time: Double? = nil
  ) throws(UsageError) -> sidle_animation_state {
    var state = sidle_animation_state()
    state.struct_size = UInt32(MemoryLayout<sidle_animation_state>.size)
    var status = sidle_status(SIDLE_OK)
    if let time { status = sidle_animation_seek(stage, animation, time) }
    if status >= SIDLE_OK { status = sidle_animation_get_state(stage, animation, &state) }
    guard status >= SIDLE_OK else { throw UsageError(message: complaint(of: stage)) }
    return state
  }

  /// The library's sentence, without the names that only a programmer knows.
  private static func complaint(of stage: OpaquePointer) -> String {
    var text = String(cString: sidle_stage_last_error(stage))[...]
    for prefix in ["sidle_animation_create: ", "spec."] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    return "plot: \(text)"
  }

  /// The least and the greatest value, the final one included.
  var valueRange: ClosedRange<Double> {
    let all = values + [final]
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// The final value and the duration in as many digits as they take.
  var finalText: String {
    PlotMotion.rounded(final, beside: valueRange.upperBound - valueRange.lowerBound)
  }
  var durationText: String { PlotMotion.rounded(duration, beside: duration) }

  /// The least and the greatest velocity that are shown, and whether others were cut off.
  var velocityRange: (shown: ClosedRange<Double>, isCut: Bool) {
    let low = min(0, velocities.min() ?? 0)
    let high = max(0, velocities.max() ?? 0)
    let speeds = velocities.map(\.magnitude).sorted()
    let usual = speeds[speeds.count * 95 / 100]
    guard usual > 0, let fastest = speeds.last, fastest > Self.outlier * usual else {
      return (low...high, false)
    }
    let limit = Self.cut * usual
    return (max(low, -limit)...min(high, limit), true)
  }
}
