import CSidle
import Foundation
import SidleC
import Testing

/// Millions of samples, keys and calls at random against the rules of `ButtonFuzz`.
///
/// `SIDLE_FUZZ_EVENTS` says how many, `SIDLE_FUZZ_START` with which start value to begin; what fails is
/// printed with its own.
@Suite struct ButtonFuzzTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  #if DEBUG
    private static let usual = 100_000
  #else
    private static let usual = 10_000_000
  #endif

  @Test("every down has one end, and nothing is heard of a button that is gone")
  func rules() {
    let total = Self.number("SIDLE_FUZZ_EVENTS") ?? Self.usual
    var seed = UInt64(Self.number("SIDLE_FUZZ_START") ?? 1)
    var fed = 0
    var heard = 0
    while fed < total {
      // One in sixteen is also written down, and what is written down played again.
      let isLogged = seed % 16 == 0
      let fuzz = ButtonFuzz(seed: seed, log: isLogged)
      fed += fuzz.play(min(2000, total - fed))
      heard += fuzz.eventCount
      var problems = fuzz.problems
      if isLogged, problems.isEmpty, fuzz.replayDiffers() { problems.append("its log differs") }
      #expect(problems.isEmpty, "start value \(seed)")
      if !problems.isEmpty { break }
      seed += 1
    }
    // Input that nothing answers would prove nothing.
    #expect(heard > total / 10, "\(heard) events of \(fed) inputs")
  }
}
