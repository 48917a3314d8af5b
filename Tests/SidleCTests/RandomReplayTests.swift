import CSidle
import Foundation
import SidleC
import Testing

/// Scripts at random, played again from their logs. `SIDLE_PROPERTY_SCRIPTS` and
/// `SIDLE_PROPERTY_START` as in `PropertyTests`; a third as many.
@Suite struct RandomReplayTests {
  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test("a log played again gives the same ids, the same events and the same stage")
  func replay() {
    let count = (Self.number("SIDLE_PROPERTY_SCRIPTS") ?? 300) / 3
    let first = UInt64(Self.number("SIDLE_PROPERTY_START") ?? 1)
    var events = 0
    for seed in first..<(first + UInt64(count)) {
      let player = ScriptPlayer(RandomScript(seed: seed), .init(slice: 1.0 / 30, logs: true))
      player.run()
      let replay = LogReplay(String(decoding: player.log, as: UTF8.self))
      if !replay.problems.isEmpty {
        Issue.record("start value \(seed): \(replay.problems.prefix(3))")
      }
      if replay.texts != player.texts {
        let place = zip(replay.texts, player.texts).first { $0.0 != $0.1 }
        Issue.record(
          "start value \(seed): \(replay.texts.count) events for \(player.texts.count), first \(place ?? ("", ""))"
        )
      }
      if replay.fingerprint != player.fingerprint {
        Issue.record("start value \(seed): another fingerprint")
      }
      events += replay.texts.count
    }
    if count >= 50 { #expect(events > count * 5) }
  }
}
