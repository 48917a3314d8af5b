import Foundation
import Testing

@testable import SidleMotion

@Suite struct PlaybackTests {
  /// One line of the published sequences: an effect and what is done to it.
  private struct Sequence: Decodable {
    struct Effect: Decodable {
      let duration: Double
      let iterations: String?

      enum CodingKeys: String, CodingKey {
        case duration = "duration_s"
        case iterations
      }
    }
    struct Step: Decodable {
      struct Expectation: Decodable {
        let error: Bool?
        let state: String?
        let rate: Double?
        let finishes: Int32?

        enum CodingKeys: String, CodingKey {
          case error, state, rate
          case finishes = "finish_events"
        }
      }
      let op: String?
      let value: Double?
      let expect: Expectation?
    }
    let `case`: String
    let effect: Effect
    let steps: [Step]
  }

  @Test("every published sequence of calls leaves what it must")
  func publishedRows() throws {
    let lines = try Table.lines("conformance/playback_control.jsonl")
    for line in lines {
      let data = Data(line.utf8)
      let sequence = try JSONDecoder().decode(Sequence.self, from: data)
      // Which numbers are asked for as null is not told by decoding.
      let raw = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      let steps = try #require(raw["steps"] as? [[String: Any]])
      let endless = sequence.effect.iterations == "inf"
      var playback = Playback(end: endless ? .infinity : sequence.effect.duration)
      var timeline = 0.0
      var succeeded = true
      for (step, rawStep) in zip(sequence.steps, steps) {
        let value = step.value ?? .nan
        switch step.op {
        case "play": succeeded = playback.play(at: timeline)
        case "pause": succeeded = playback.pause(at: timeline)
        case "reverse": succeeded = playback.reverse(at: timeline)
        case "finish": succeeded = playback.finish(at: timeline)
        case "cancel": playback.cancel()
        case "seek": succeeded = playback.seek(to: value, at: timeline)
        case "set_rate": succeeded = playback.setRate(value, at: timeline)
        case "update_rate": succeeded = playback.updateRate(value, at: timeline)
        case "set_duration": playback.setEnd(value, at: timeline)
        case "set_start_time": succeeded = playback.setStart(step.value, at: timeline)
        case "advance":
          timeline += value
          playback.advance(to: timeline)
        default:
          let expected = try #require(step.expect)
          let rawExpected = try #require(rawStep["expect"] as? [String: Any])
          #expect(succeeded == !(expected.error ?? false), "\(sequence.case)")
          if let state = expected.state {
            #expect("\(playback.state(at: timeline))" == state, "\(sequence.case): \(playback)")
          }
          if let rate = expected.rate { #expect(playback.rate == rate, "\(sequence.case)") }
          if let events = expected.finishes {
            #expect(playback.finishes == events, "\(sequence.case)")
          }
          for (key, got) in [
            ("current_time", playback.current(at: timeline)), ("start_time", playback.start),
          ] {
            guard let asked = rawExpected[key] else { continue }
            let number = (asked as? NSNumber)?.doubleValue
            #expect((got == nil) == (number == nil), "\(sequence.case) \(key): \(playback)")
            if let got, let number {
              #expect((got - number).magnitude < 1e-9, "\(sequence.case) \(key): \(playback)")
            }
          }
        }
      }
    }
    #expect(lines.count == 33)
  }

  @Test("an arrival is counted once, however often time advances, and again after leaving")
  func arrivals() {
    var playback = Playback(end: 10)
    playback.play(at: 0)
    for time in [4.0, 12, 13, 20] { playback.advance(to: time) }
    #expect(playback.finishes == 1 && playback.current(at: 20) == 10)
    playback.reverse(at: 20)
    #expect(playback.state(at: 20) == .running && playback.current(at: 25) == 5)
    playback.advance(to: 50)
    #expect(playback.finishes == 2 && playback.current(at: 50) == 0)
  }

  @Test("pause and resume lose no time, and a cancel reports nothing")
  func pausing() {
    var playback = Playback(end: 10)
    playback.play(at: 100)
    playback.pause(at: 103)
    playback.pause(at: 105)
    #expect(playback.state(at: 500) == .paused && playback.current(at: 500) == 3)
    playback.play(at: 500)
    #expect(playback.current(at: 502) == 5)
    playback.cancel()
    playback.advance(to: 900)
    #expect(playback.state(at: 900) == .idle && playback.finishes == 0)
  }

  @Test("a rate is changed without a jump")
  func rates() {
    var playback = Playback(end: 100)
    playback.play(at: 0)
    playback.updateRate(3, at: 10)
    #expect(playback.current(at: 10) == 10 && playback.current(at: 12) == 16)
    playback.setRate(0, at: 12)
    #expect(playback.current(at: 90) == 16 && playback.state(at: 90) == .running)
  }

  @Test("what is not finite is refused and changes nothing")
  func refused() {
    var playback = Playback(end: 10)
    playback.play(at: 0)
    let before = playback
    #expect(!playback.seek(to: .nan, at: 1) && !playback.setRate(.infinity, at: 1))
    #expect(!playback.updateRate(.nan, at: 1) && !playback.setStart(.infinity, at: 1))
    #expect(playback == before)
    #expect(Playback(end: .nan).end == 0 && Playback(end: -1).end == 0)
  }
}
