import CSidle
import Foundation
import SidleC
import Testing

/// What other engines call back, in which order, as `conformance/lifecycle.jsonl` has it.
@Suite struct LifecycleTests {
  typealias Stage = LayerStage

  private struct Case: Decodable {
    let `case`: String
    let events: [String]
  }

  /// Rows about what there is no such thing of here, with the reason.
  private static let elsewhere = [
    "transaction-block-order": "there are no transactions: each start is a call of its own",
    "nested-block": "the same",
    "empty-transaction": "the same",
    "no-window": "what is on the stage is on it, drawn or not",
  ]

  /// `began` and `ended` in the words of the table.
  private func words(_ stage: Stage, completion: String = "") -> [String] {
    var count = 0
    return stage.takeLines().compactMap { line in
      if line.contains("_began") { return completion.isEmpty ? "did_start" : nil }
      let how = line.contains(" finished ") ? "finished" : "not_finished"
      count += 1
      return completion.isEmpty
        ? "did_stop:\(how)" : completion == "n" ? "completion\(count):\(how)" : "completion:\(how)"
    }
  }

  private func play(_ name: String) -> [String]? {
    let stage = Stage()
    switch name {
    case "removed-early":
      let animation = stage.replace("After", by: Stage.straight())
      stage.step(to: 0.5)
      #expect(sidle_animation_stop(stage.stage, animation) == 0)
      stage.step(to: 2)
      return words(stage)
    case "replaced-same-key":
      stage.replace("Second", by: Stage.straight())
      stage.step(to: 0.5)
      stage.replace("Third", by: Stage.straight())
      stage.step(to: 3)
      return words(stage, completion: "n")
    case "no-change":
      stage.replace("Before", token: 1, by: Stage.straight())
      stage.step(to: 3)
      return words(stage, completion: "one")
    case "invalid-timing":
      // Refused at once, which takes the place of a stop that says it did not finish.
      let before = stage.view
      let bad = Stage.straight { $0.duration = .nan }
      stage.replace("After", by: bad, expecting: SIDLE_ERROR_NOT_FINITE)
      stage.step(to: 3)
      #expect(stage.takeLines() == [])
      return ["did_stop:not_finished"] + (stage.view == before ? ["presentation_unchanged"] : [])
    case "retained-decay":
      let animation = stage.replace(
        "After", by: Stage.straight { $0.fill = Int32(SIDLE_FILL_FORWARDS) })
      stage.step(to: 3)
      let isAttached = stage.state.transition.value == animation.value
      return words(stage) + (isAttached ? ["animation_still_attached"] : [])
    default: return nil
    }
  }

  @Test("starts, stops and completions come as elsewhere")
  func lifecycle() throws {
    let lines = try Table.lines("conformance/lifecycle.jsonl")
    var compared = 0
    for line in lines {
      let wanted = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
      guard let got = play(wanted.case) else {
        #expect(LifecycleTests.elsewhere[wanted.case] != nil, "\(wanted.case)")
        continue
      }
      // The block of a transaction has no counterpart.
      #expect(got == wanted.events.filter { $0 != "block" }, "\(wanted.case)")
      compared += 1
    }
    #expect(lines.count == 9)
    #expect(compared == 5)
  }
}
