import CSidle
import SidleC
import Testing

/// A stage with animations alone, and what they announced.
final class AnimationStage {
  let stage = Scene.create(Scene.stageSpec())
  /// `n ended finished 0.3`: name, how, and when in seconds.
  private(set) var ends: [String] = []

  deinit { sidle_stage_destroy(stage) }

  var now: Int64 { sidle_stage_now(stage) }
  var fingerprint: UInt64 { sidle_stage_fingerprint(stage) }

  /// A line from 0 to 100 in a second, unless changed.
  static func line(
    _ from: Double = 0, _ to: Double = 100, in duration: Double = 1,
    _ change: (inout sidle_animation_spec) -> Void = { _ in }
  ) -> sidle_animation_spec {
    var spec = Scene.animationSpec()
    spec.curve_points = (0, 0, 1, 1)
    (spec.from, spec.to, spec.duration) = (from, to, duration)
    change(&spec)
    return spec
  }

  static func group(_ kind: Int, _ change: (inout sidle_animation_spec) -> Void = { _ in })
    -> sidle_animation_spec
  {
    var spec = Scene.animationSpec()
    spec.kind = Int32(kind)
    change(&spec)
    return spec
  }

  @discardableResult
  func add(
    _ spec: sidle_animation_spec, in parent: sidle_animation = .init(), name: String = "a",
    expecting expected: Int = SIDLE_OK
  ) -> sidle_animation {
    var spec = spec
    var made = sidle_animation()
    let status = withText(name) {
      spec.name = $0
      return sidle_animation_create(stage, parent, &spec, &made)
    }
    #expect(status == expected)
    return made
  }

  func state(_ animation: sidle_animation) -> sidle_animation_state {
    var state = sidle_animation_state()
    state.struct_size = UInt32(MemoryLayout<sidle_animation_state>.size)
    #expect(sidle_animation_get_state(stage, animation, &state) == 0)
    return state
  }

  func value(_ animation: sidle_animation) -> Double { state(animation).value }

  func playback(_ animation: sidle_animation) -> String {
    String(cString: sidle_playback_name(state(animation).playback))
  }

  typealias Call = (OpaquePointer?, sidle_animation) -> sidle_status

  func call(_ call: Call, _ animation: sidle_animation, expecting expected: Int = SIDLE_OK) {
    #expect(call(stage, animation) == expected)
  }

  func start(_ animation: sidle_animation) { call(sidle_animation_start, animation) }

  /// Steps to a time in seconds.
  func step(to seconds: Double) { step(toNanoseconds: Int64((seconds * 1e9).rounded())) }

  func step(toNanoseconds time: Int64) {
    #expect(sidle_stage_step_to(stage, time) == 0)
    for event in Heard.batch(of: stage) {
      let heard = Heard(event, on: stage)
      #expect(heard.name == "ended")
      ends.append(
        "\(heard.object) \(heard.detail == 1 ? "finished" : "interrupted") "
          + "\(Double(heard.time) / 1e9) at \(heard.offset)")
    }
  }

  func takeEnds() -> [String] {
    defer { ends = [] }
    return ends
  }

  /// All values there are, by id.
  func values() -> [UInt64: sidle_animation_value] {
    var values = sidle_animation_values()
    #expect(sidle_stage_animation_values(stage, &values) == 0)
    var found: [UInt64: sidle_animation_value] = [:]
    for index in 0..<Int(values.count) {
      let value = values.first!.advanced(by: index * Int(values.stride))
        .load(as: sidle_animation_value.self)
      #expect(found.updateValue(value, forKey: value.animation) == nil)
    }
    return found
  }
}

/// Whether two numbers are the same but for rounding.
func isNear(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude < 1e-6 }
