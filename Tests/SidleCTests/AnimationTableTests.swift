import CSidle
import Foundation
import SidleC
import Testing

/// Readings of other people's engines, taken from animations that a host makes. A row is a member of a
/// parallel that goes on, since a root that has ended shows nothing at its last instant already.
@Suite struct AnimationTableTests {
  typealias Stage = AnimationStage

  /// A stage at a time after the start of animations that begin together, and the last of these.
  private func play(_ specs: [sidle_animation_spec], to time: Double) -> (Stage, sidle_animation) {
    let stage = Stage()
    let root = stage.add(Stage.group(SIDLE_ANIMATION_PARALLEL), name: "")
    var last = sidle_animation()
    for spec in specs { last = stage.add(spec, in: root, name: "") }
    stage.add(Stage.line(in: 1e6), in: root, name: "")
    stage.start(root)
    stage.step(to: time)
    return (stage, last)
  }

  @Test("keyframes, by every mode")
  func keyframes() throws {
    let table = try Table("conformance/ca_keyframes.csv")
    let modes = ["linear", "discrete", "paced", "cubic"]
    for row in table.rows {
      let values = table.text(row, "values").split(separator: ";").map { Double($0)! }
      let times = table.text(row, "key_times").split(separator: ";").map { Double($0)! }
      let time = table.number(row, "t")!
      let stage = Stage()
      let one = Stage.line {
        $0.kind = Int32(SIDLE_ANIMATION_KEYFRAMES)
        $0.calculation = Int32(modes.firstIndex(of: table.text(row, "mode"))! + 1)
      }.with(values: values, times: times) { stage.add($0) }
      stage.start(one)
      stage.step(to: time)
      let error = (stage.value(one) - table.number(row, "value")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(stage.value(one))")
    }
    #expect(table.rows.count == 40)
  }

  private let fills = ["removed": 1, "none": 1, "forwards": 2, "backwards": 3, "both": 4]

  @Test("begin, speed, repeats, turning back and fill over a model value of 0.5")
  func timing() throws {
    let table = try Table("conformance/ca_timing.csv")
    var count = 0
    for row in table.rows {
      let duration = table.number(row, "duration_s")!
      let spec = Stage.line(0, 1, in: duration > 0 ? duration : 0.25) {
        $0.delay = table.number(row, "begin_s")!
        $0.speed = table.number(row, "speed")!
        $0.time_offset = table.number(row, "time_offset_s")!
        $0.repeat_count = max(table.number(row, "repeat_count")!, 1)
        $0.repeat_duration = table.number(row, "repeat_duration_s")!
        $0.autoreverses = Int32(table.number(row, "autoreverses")!)
        $0.fill = Int32(fills[table.text(row, "fill")]!)
        $0.beneath = 0.5
      }
      let (stage, one) = play([spec], to: table.number(row, "t")!)
      let error = (stage.value(one) - table.number(row, "value")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(stage.value(one))")
      count += 1
    }
    #expect(count == 54)
  }

  /// Rows that a host cannot ask for, or whose answer a value of its own cannot show.
  private func isOut(_ table: Table, _ row: [String]) -> Bool {
    // Durations end at 1e9 s, and a time before the beginning cannot be sought.
    table.number(row, "duration_ms")! == .infinity || table.number(row, "local_time_ms")! < 0
  }

  @Test("the web model: progress from one animation, progress and iteration from one that adds up")
  func web() throws {
    let table = try Table("conformance/timing_model.csv")
    let directions = ["normal", "reverse", "alternate", "alternate-reverse"]
    var count = 0
    for row in table.rows where !isOut(table, row) {
      let rate = table.number(row, "playback_rate")!
      let time = table.number(row, "local_time_ms")! / 1000
      let easing = strdup(table.text(row, "easing"))
      defer { free(easing) }
      let specs = [0, 1 as Int32].map { accumulates in
        Stage.line(0, 1, in: table.number(row, "duration_ms")! / 1000) {
          $0.timing_model = Int32(SIDLE_TIMING_WEB)
          $0.delay = table.number(row, "delay_ms")! / 1000
          $0.end_delay = table.number(row, "end_delay_ms")! / 1000
          $0.repeat_count = table.number(row, "iterations")!
          $0.iteration_start = table.number(row, "iteration_start")!
          $0.iteration_direction = Int32(
            directions.firstIndex(of: table.text(row, "direction"))! + 1)
          $0.fill = Int32(fills[table.text(row, "fill")]!)
          $0.curve = sidle_text(bytes: easing, length: -1)
          $0.accumulates = accumulates
          $0.beneath = -7
        }
      }
      let stage = Stage()
      let root = stage.add(Stage.group(SIDLE_ANIMATION_PARALLEL), name: "")
      let members = specs.map { stage.add($0, in: root, name: "") }
      stage.add(Stage.line(in: 1e6), in: root, name: "")
      if rate < 0 { stage.call(sidle_animation_reverse, root) }
      stage.start(root)
      #expect(sidle_animation_seek(stage.stage, root, time) == 0)
      let got = stage.value(members[0])
      let tolerance = max(table.number(row, "tol")!, 1e-9)
      switch table.text(row, "progress") {
      case "null": #expect(got == -7, "\(row): \(got)")
      case let text where !text.isEmpty:
        let progress = Double(text)!
        #expect((got - progress).magnitude <= tolerance, "\(row): \(got)")
        if let iteration = table.number(row, "current_iteration"), iteration.isFinite {
          let sum = stage.value(members[1])
          #expect((sum - progress - iteration).magnitude <= tolerance, "\(row): \(sum)")
        }
      default: break  // this row is about the phase, or about the iteration alone
      }
      count += 1
    }
    #expect(count == 257)
  }

  @Test("additive and cumulative values; one without an end ends at the model value")
  func values() throws {
    let table = try Table("conformance/ca_values.csv")
    for row in table.rows {
      let model = table.number(row, "model")!
      let by = table.number(row, "by")
      let from = table.number(row, "from") ?? model
      let spec = Stage.line(from, table.number(row, "to") ?? by.map { from + $0 } ?? model) {
        $0.additive = Int32(table.number(row, "additive")!)
        $0.accumulates = Int32(table.number(row, "cumulative")!)
        $0.repeat_count = max(table.number(row, "repeat_count")!, 1)
        $0.autoreverses = Int32(table.number(row, "autoreverses")!)
        $0.beneath = model
      }
      let time = table.number(row, "t")!
      let stage = Stage()
      let one = stage.add(spec)
      stage.start(one)
      stage.step(to: time)
      #expect(
        (stage.value(one) - table.number(row, "value")!).magnitude <= table.number(row, "tol")!,
        "\(row): \(stage.value(one))")
      // The same over a model value that another animation holds.
      let model2 = Stage.line(model, model)
      var above = spec
      above.beneath = -1000
      guard above.additive == 1 else { continue }
      let (group, member) = play([model2, above], to: time)
      #expect(group.value(member) == stage.value(one), "\(row)")
    }
    #expect(table.rows.count == 12)
  }
}
