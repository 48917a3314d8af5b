import CSidle
import Foundation
import SidleC
import Testing

/// Scripts at random against the rules that hold for every script.
///
/// `SIDLE_PROPERTY_SCRIPTS` says how many scripts; `SIDLE_PROPERTY_START` with which start value to
/// begin, as a failure prints it.
@Suite struct PropertyTests {
  private static let count = number("SIDLE_PROPERTY_SCRIPTS") ?? 300
  private static let first = UInt64(number("SIDLE_PROPERTY_START") ?? 1)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test(
    "every script keeps the rules, and gives the same however its time is sliced", arguments: 0..<4)
  func rules(part: Int) {
    var counts: [Int32: Int] = [:]
    var failures = 0
    let seeds = stride(from: part, to: Self.count, by: 4).map { Self.first + UInt64($0) }
    for seed in seeds {
      let script = RandomScript(seed: seed)
      let players = [
        ScriptPlayer(script, .init(slice: nil)),
        ScriptPlayer(script, .init(slice: 1.0 / 30, looks: true)),
        ScriptPlayer(script, .init(slice: 1.0 / 60, logs: true)),
        ScriptPlayer(script, .init(slice: seed.isMultiple(of: 2) ? 1.0 / 120 : 0.001)),
      ]
      for player in players {
        player.run()
        if !player.problems.isEmpty {
          report(player, player.problems.prefix(5).joined(separator: "\n"))
        }
        compare(player, with: players[0])
      }
      counts.merge(players[0].watch.counts, uniquingKeysWith: +)
      failures += players[0].failures
    }
    // The scripts do something: every kind of event comes, and calls fail.
    if seeds.count >= 50 {
      for type in 1...10 as ClosedRange<Int32> {
        #expect(counts[type, default: 0] > seeds.count / 50, "events of type \(type)")
      }
      #expect(failures > seeds.count)
    }
  }

  private func compare(_ player: ScriptPlayer, with other: ScriptPlayer) {
    if player.texts != other.texts {
      let place = zip(player.texts, other.texts).enumerated().first { $0.element.0 != $0.element.1 }
      report(
        player,
        place.map { "\($0.element.0)\nand in one step\n\($0.element.1)" }
          ?? "\(player.texts.count) events, not \(other.texts.count)")
    } else if player.prints != other.prints {
      let place = zip(player.prints, other.prints).enumerated().first {
        $0.element.0 != $0.element.1
      }
      report(player, "another fingerprint at call time \(place?.offset ?? -1)")
    }
  }

  private func report(_ player: ScriptPlayer, _ problem: String) {
    let slice = player.manner.slice.map { "\($0) s" } ?? "as few as can be"
    Issue.record("start value \(player.script.seed), steps of \(slice):\n\(problem)")
  }
}
