import CSidle
import SidleC
import Testing

/// Springs and curves of animations in words: what the log keeps of them, and that it plays again.
@Suite struct AnimationWordTests {
  private func loggedScene() -> Scene {
    var spec = Scene.stageSpec()
    spec.log_capacity = 1 << 16
    return Scene(rows: 0, stage: spec)
  }

  private func read(_ scene: Scene) -> String {
    var text = sidle_text()
    #expect(sidle_stage_read_log(scene.stage, &text) == SIDLE_OK)
    return text.string
  }

  private func add(
    _ scene: Scene, spring: String = "", curve: String = "",
    _ change: (inout sidle_animation_spec) -> Void = { _ in }
  ) -> sidle_animation {
    var spec = Scene.animationSpec()
    var made = sidle_animation()
    change(&spec)
    withText(spring) { spring in
      withText(curve) { curve in
        (spec.spring, spec.curve) = (spring, curve)
        #expect(sidle_animation_create(scene.stage, .init(), &spec, &made) == SIDLE_OK)
      }
    }
    #expect(sidle_animation_start(scene.stage, made) == SIDLE_OK)
    return made
  }

  @Test("a log says stiffness and damping ratio, in the words of the description, and plays again")
  func springs() {
    let scene = loggedScene()
    var want: [(Double, Double)] = []
    var index: Int32 = 0
    while let name = sidle_spring_name(index) {
      _ = add(scene, spring: String(cString: name)) { $0.kind = 2 }
      var spec = sidle_spring_spec()
      sidle_spring_spec_init_sized(&spec, MemoryLayout<sidle_spring_spec>.size)
      spec.preset = sidle_text(bytes: name, length: -1)
      var spring = sidle_spring()
      spring.struct_size = UInt32(MemoryLayout<sidle_spring>.size)
      #expect(sidle_spring_describe(&spec, &spring) == SIDLE_OK)
      want.append((spring.stiffness / spring.mass, spring.damping_ratio))
      index += 1
    }
    _ = add(scene) {
      ($0.kind, $0.spring_form, $0.spring_response, $0.spring_damping_ratio) = (2, 2, 0.5, 0.825)
    }
    want.append((157.91367041742973, 0.825))
    _ = add(scene) {
      ($0.kind, $0.spring_form, $0.spring_duration, $0.spring_bounce) = (2, 3, 0.5, -0.5)
    }
    want.append((157.91367041742973, 2))
    _ = add(scene) {
      ($0.kind, $0.spring_form) = (2, 4)
      ($0.spring_mass, $0.spring_stiffness, $0.spring_damping) = (4, 400, 40)
    }
    want.append((100, 0.5))
    scene.step(123)
    let log = read(scene)
    let lines = log.split(separator: "\n").map { LogLine(String($0)) }
      .filter { $0.words[0] == "animation" }
    #expect(lines.map { $0.number("spring_stiffness") } == want.map(\.0))
    #expect(lines.map { $0.number("spring_damping_ratio") } == want.map(\.1))
    #expect(!log.contains("spring_form") && !log.contains("snappy"))
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
  }

  @Test("a log keeps the text of a curve as it was given, and plays again")
  func curves() {
    let scene = loggedScene()
    let texts = [
      "steps(4)", "steps(3, jump-none)", "cubic-bezier(0.3, -0.1, 7e-1, 1.5)", "out-bounce",
      "steps( 2 ,\tstart )",
    ]
    for text in texts { _ = add(scene, curve: text) { $0.duration = 1 } }
    let values = [0.0, 4, -4]
    Scene.animationSpec().with(values: values) { spec in
      withText("steps(2, start) cubic-bezier(0, 0, 1, 1)") { curves in
        var made = sidle_animation()
        (spec.kind, spec.curves, spec.duration) = (6, curves, 1)
        #expect(sidle_animation_create(scene.stage, .init(), &spec, &made) == SIDLE_OK)
        #expect(sidle_animation_start(scene.stage, made) == SIDLE_OK)
      }
    }
    scene.step(300)
    let log = read(scene)
    let lines = log.split(separator: "\n").map { LogLine(String($0)) }
      .filter { $0.words[0] == "animation" }
    #expect(lines.dropLast().map { $0.text("curve") } == texts)
    #expect(lines.last?.text("curves") == "steps(2, start) cubic-bezier(0, 0, 1, 1)")
    let replay = LogReplay(log)
    #expect(replay.problems == [])
    #expect(replay.fingerprint == scene.fingerprint)
  }

  @Test("a curve as a text moves as the same curve by its points, to the last bit")
  func sameCurve() {
    let stage = AnimationStage()
    var named = AnimationStage.line()
    named.curve_points = (0.3, -0.1, 0.7, 1.5)
    let points = stage.add(named, name: "points")
    let text = withText("cubic-bezier(0.3, -0.1, 0.7, 1.5)") {
      named.curve = $0
      return stage.add(named, name: "text")
    }
    stage.start(points)
    stage.start(text)
    for step in 1...9 {
      stage.step(to: Double(step) / 10)
      #expect(stage.value(points) == stage.value(text))
      #expect(stage.state(points).velocity == stage.state(text).velocity)
    }
  }
}
