import CSidle
import SidleC
import Testing

extension Scene {
  /// Queues a sample at a time in milliseconds since the stage began.
  @discardableResult
  func push(
    _ phase: Int, pointer: Int32 = 1, x: Double, y: Double, at milliseconds: Double,
    kind: Int = SIDLE_POINTER_TOUCH, buttons: Int32 = 1
  ) -> sidle_status {
    push(
      phase, pointer: pointer, x: x, y: y, ns: Int64((milliseconds * 1e6).rounded()), kind: kind,
      buttons: buttons)
  }

  @discardableResult
  func push(
    _ phase: Int, pointer: Int32 = 1, x: Double, y: Double, ns: Int64,
    kind: Int = SIDLE_POINTER_TOUCH, buttons: Int32 = 1
  ) -> sidle_status {
    var sample = sidle_sample(
      time_ns: ns, pointer: pointer, phase: Int32(phase), kind: Int32(kind), buttons: buttons,
      x: x, y: y, pressure: 0)
    places[pointer] = (x, y)
    var taken: Int32 = -1
    let status = sidle_stage_push(stage, &sample, 1, &taken)
    #expect(taken == (status == 0 ? 1 : 0))
    return status
  }

  /// Plays a pointer script: `d1(300,30)@0` pointer 1 down, `m1(200,30)@100` moves, `u1@120` lifts,
  /// `c1@120` is taken away; times in milliseconds since now. `S16` steps by 16 ms, `idle` until
  /// nothing moves. The stage is stepped to the time of each sample.
  func play(_ script: String, _ look: () -> Void = {}) {
    let start = milliseconds
    for word in script.split(separator: " ") {
      if word == "idle" {
        idle()
      } else if word.hasPrefix("S") {
        step(Double(word.dropFirst())!)
      } else {
        play(sample: word, start)
      }
      look()
    }
  }

  private func play(sample word: Substring, _ start: Double) {
    let halves = word.dropFirst().split(separator: "@")
    let fields = halves[0].split { "(,)".contains($0) }
    let pointer = Int32(fields[0])!
    let place =
      fields.count == 3
      ? (x: Double(fields[1])!, y: Double(fields[2])!) : places[pointer] ?? (x: 0, y: 0)
    let phases: [Character: Int] = [
      "d": SIDLE_PHASE_DOWN, "m": SIDLE_PHASE_MOVE, "u": SIDLE_PHASE_UP, "c": SIDLE_PHASE_CANCEL,
    ]
    let time = start + Double(halves[1])!
    #expect(push(phases[word.first!]!, pointer: pointer, x: place.x, y: place.y, at: time) == 0)
    step(to: Int64((time * 1e6).rounded()))
  }

  /// A drag in even steps of at most 16 ms, without a rest before the lift, or with one.
  func drag(
    pointer: Int32 = 1, from: (x: Double, y: Double), by dx: Double, in duration: Double,
    rest: Double = 0, lift: Bool = true
  ) {
    let start = milliseconds
    let count = max(1, Int((duration / 16).rounded(.up)))
    play("d\(pointer)(\(from.x),\(from.y))@0")
    for index in 1...count {
      let part = Double(index) / Double(count)
      push(
        SIDLE_PHASE_MOVE, pointer: pointer, x: from.x + dx * part, y: from.y,
        at: start + duration * part)
      step(to: Int64(((start + duration * part) * 1e6).rounded()))
    }
    guard lift else { return }
    push(
      SIDLE_PHASE_UP, pointer: pointer, x: from.x + dx, y: from.y, at: start + duration + rest)
    step(to: Int64(((start + duration + rest) * 1e6).rounded()))
  }
}
