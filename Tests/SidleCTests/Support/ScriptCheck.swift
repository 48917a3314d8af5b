import CSidle

/// Whether a script keeps all rules: played in four slicings of time, looked at, and from its log.
struct ScriptCheck {
  /// The first thing that is wrong; nil when nothing is.
  private(set) var problem: String?
  /// Events by type, and calls that failed, of the first playing.
  private(set) var counts: [Int32: Int] = [:]
  private(set) var failures = 0

  /// `writes`: compares the lines about events too, not their bytes alone.
  init(_ script: RandomScript, writes: Bool = true, replays: Bool = true) {
    let short = script.seed.isMultiple(of: 2) ? 1.0 / 120 : 0.001
    let players = [
      ScriptPlayer(script, .init(slice: nil, writes: writes)),
      ScriptPlayer(script, .init(slice: 1.0 / 30, looks: true, writes: writes)),
      ScriptPlayer(script, .init(slice: 1.0 / 60, logs: replays, writes: writes)),
      ScriptPlayer(script, .init(slice: short, writes: writes)),
    ]
    for player in players {
      player.run()
      if let found = player.problems.first ?? difference(player, players[0]) {
        let slice = player.manner.slice.map { "steps of \($0) s" } ?? "as few steps as can be"
        problem = "\(slice): \(found)"
        return
      }
    }
    counts = players[0].watch.counts
    failures = players[0].failures
    if replays { problem = replayed(players[2]).map { "played from its log: \($0)" } }
  }

  private func difference(_ player: ScriptPlayer, _ other: ScriptPlayer) -> String? {
    if let place = firstDifference(player.texts, other.texts) {
      return "\(place.0 ?? "no event")\nand in one step\n\(place.1 ?? "none")"
    }
    if let place = firstDifference(player.events, other.events) {
      return
        "event \(place.0.map { "\($0)" } ?? "none")\nand in one step\n\(place.1.map { "\($0)" } ?? "none")"
    }
    guard let place = firstDifference(player.prints, other.prints) else { return nil }
    let time = player.prints.firstIndex(of: place.0 ?? 0) ?? -1
    return "another fingerprint at call time \(time)"
  }

  private func replayed(_ player: ScriptPlayer) -> String? {
    let replay = LogReplay(
      String(decoding: player.log, as: UTF8.self), mark: player.linesBefore)
    if let problem = replay.problems.first { return problem }
    if !player.texts.isEmpty, let place = firstDifference(replay.texts, player.texts) {
      return "\(place.0 ?? "no event")\nand at first\n\(place.1 ?? "none")"
    }
    if replay.marked != player.prints.last { return "another fingerprint before all is destroyed" }
    return replay.fingerprint == player.fingerprint ? nil : "another fingerprint"
  }

  private func firstDifference<Value: Equatable>(_ ones: [Value], _ others: [Value])
    -> (Value?, Value?)?
  {
    if ones == others { return nil }
    let same = zip(ones, others).prefix { $0 == $1 }.count
    return (
      same < ones.count ? ones[same] : nil, same < others.count ? others[same] : nil
    )
  }

  // MARK: Shrinking

  /// A script that breaks a rule, without the lines that it breaks one without. Which rule may change
  /// on the way. What it takes is bounded.
  static func shrunk(_ script: RandomScript) -> RandomScript {
    var script = script
    var budget = 400
    var chunk = max(script.lines.count / 2, 1)
    while budget > 0 {
      var start = 0
      var isSmaller = false
      while start < script.lines.count, budget > 0 {
        var lines = script.lines
        lines.removeSubrange(start..<min(start + chunk, lines.count))
        let fewer = script.with(lines)
        budget -= 1
        if ScriptCheck(fewer).problem != nil {
          script = fewer
          isSmaller = true
        } else {
          start += chunk
        }
      }
      if chunk == 1, !isSmaller { break }
      chunk = max(chunk / 2, 1)
    }
    return script
  }
}

/// The bytes of an event, without what tells stages apart.
struct PlainEvent: Equatable, CustomStringConvertible {
  private var words: InlineArray<10, UInt64>

  init(_ event: sidle_event) {
    var event = event
    event.object &= 0xFFFF_FFFF_FFFF
    event.other &= 0xFFFF_FFFF_FFFF
    words = unsafeBitCast(event, to: InlineArray<10, UInt64>.self)
  }

  static func == (one: PlainEvent, other: PlainEvent) -> Bool {
    for index in one.words.indices where one.words[index] != other.words[index] { return false }
    return true
  }

  var description: String { "\(unsafeBitCast(words, to: sidle_event.self))" }
}
