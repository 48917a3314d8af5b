import CSidle
import SidleC

/// Plays a script on a stage of its own, in slices of time, and notes what breaks a rule.
final class ScriptPlayer {
  struct Manner {
    /// Longest step, seconds; nil: from call to call in one.
    var slice: Double?
    /// Looks at everything after every step and call.
    var looks = false
    var logs = false
    /// Has the library write its line about each event.
    var writes = true
  }

  let script: RandomScript
  let manner: Manner
  let stage: OpaquePointer
  var watch = ScriptWatch()
  var noise: ScriptNoise
  /// Ids of what was made, by kind.
  var made: [Int: [UInt64]] = [1: [], 2: [], 3: [], 4: [], 5: []]
  /// Of each list made, whether it opens one row at a time.
  var onePolicies: [Bool] = []
  private(set) var texts: [String] = []
  private(set) var events: [PlainEvent] = []
  /// Fingerprints at the times of the calls, the last one before all is destroyed.
  private(set) var prints: [UInt64] = []
  /// The lines of the log at that time.
  private(set) var linesBefore = 0
  var problems: [String] = []
  /// Keywords of the records the log should have.
  var records = ["sidle-log", "stage"]
  private(set) var log: [UInt8] = []
  private(set) var failures = 0

  init(_ script: RandomScript, _ manner: Manner) {
    self.script = script
    self.manner = manner
    noise = ScriptNoise(state: script.seed ^ 0xabcdef)
    var spec = script.stage
    if manner.logs { spec.log_capacity = 65_536 }
    stage = Scene.create(spec)
  }

  deinit { sidle_stage_destroy(stage) }

  var now: Int64 { sidle_stage_now(stage) }
  var fingerprint: UInt64 { sidle_stage_fingerprint(stage) }

  func run() {
    var time = Int64.min
    for line in script.lines {
      if line.time != time {
        time = line.time
        advance(to: time)
        prints.append(fingerprint)
        if manner.logs { takeLog() }
      }
      perform(line.call)
    }
    advance(to: script.end)
    prints.append(fingerprint)
    if manner.logs { takeLog() }
    linesBefore = log.count { $0 == UInt8(ascii: "\n") }
    tearDown()
    if manner.logs { checkLog() }
    problems += watch.problems
  }

  // MARK: Time

  private func advance(to time: Int64) {
    if let slice = manner.slice {
      let whole = Int64(slice * 1e9) + 2
      while time - now > whole {
        step("step") { sidle_stage_step(self.stage, $0 == 0 ? slice : 0) }
      }
    }
    if now < time { step("step_to") { _ in sidle_stage_step_to(self.stage, time) } }
    if now != time { problems.append("at \(now) in place of \(time)") }
  }

  /// One step with all it takes to finish it.
  private func step(_ record: String, _ call: (Int) -> sidle_status) {
    var count = 0
    while true {
      let status = call(count)
      if status >= 0 { records.append(record) } else { problems.append("a step gave \(status)") }
      listen()
      if status != SIDLE_MORE { break }
      count += 1
    }
    if sidle_stage_is_idle(stage) == 1, sidle_stage_next_deadline(stage) != Int64.max {
      problems.append("idle at \(now), with a deadline")
    }
    if manner.looks { look() }
    if manner.logs, noise.chance(20) { takeLog() }
  }

  private func listen() {
    var events = sidle_events()
    _ = sidle_stage_events(stage, &events)
    watch.beginBatch()
    for index in 0..<events.count {
      guard let event = sidle_events_at(&events, index)?.pointee else { continue }
      var copy = event
      self.events.append(PlainEvent(event))
      watch.hear(event, at: now)
      guard manner.writes else { continue }
      texts.append(
        String(unsafeUninitializedCapacity: 1000) { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            Int(sidle_event_text(stage, &copy, $0.baseAddress, 1000))
          }
        })
    }
  }

  /// Destroys everything, so that all that began must end.
  private func tearDown() {
    for id in made[4]! {
      let status = sidle_animation_destroy(stage, sidle_animation(value: id))
      if status == 0 { records.append("call animation_destroy") }
    }
    for id in made[5]! {
      let status = sidle_layer_destroy(stage, sidle_layer(value: id))
      if status == 0 { records.append("call layer_destroy") }
    }
    for id in made[2]!.prefix(2) {
      let status = sidle_row_destroy(stage, sidle_row(value: id))
      if status == 0 { records.append("call row_destroy") }
    }
    for id in made[1]! {
      let status = sidle_list_destroy(stage, sidle_list(value: id))
      if status == 0 { records.append("call list_destroy") }
    }
    for id in made[2]! {
      let status = sidle_row_destroy(stage, sidle_row(value: id))
      if status == 0 { records.append("call row_destroy") }
    }
    step("step") { _ in sidle_stage_step(self.stage, 0) }
    watch.finish()
  }

  // MARK: Calls

  /// A call that may fail, and then must have changed nothing.
  @discardableResult
  func attempt(_ record: String, _ call: () -> sidle_status) -> sidle_status {
    let before = manner.looks ? fingerprint : 0
    let status = call()
    if status == 0 {
      records.append(record)
    } else {
      failures += 1
      if manner.looks, fingerprint != before {
        problems.append("\(record) gave \(status) and changed the stage")
      }
    }
    return status
  }

  /// The id a number of the script stands for; null while there is none of the kind.
  func id(_ kind: Int, _ number: Int) -> UInt64 {
    let ids = made[kind]!
    return ids.isEmpty ? 0 : ids[number % ids.count]
  }

  // MARK: Log

  private func takeLog() {
    var text = sidle_text()
    if sidle_stage_read_log(stage, &text) != 0 { problems.append("no log") }
    let bytes = text.copied
    if let last = bytes.last, last != UInt8(ascii: "\n") {
      problems.append("the log ends inside a line at \(now)")
    }
    log += bytes
  }

  /// As many lines as there were calls, each about its call, the last one about the last.
  private func checkLog() {
    takeLog()
    let lines = String(decoding: log, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let found = lines.dropLast().map { line in
      let words = line.split(separator: " ")
      return words.first == "call" ? words.prefix(2).joined(separator: " ") : String(words[0])
    }
    if found != records {
      let place = zip(found, records).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      problems.append(
        "the log has \(found.count) records, not \(records.count); the first that differs: "
          + "\(place.map { "\(lines[$0]), not \(records[$0])" } ?? "none")")
    }
  }
}
