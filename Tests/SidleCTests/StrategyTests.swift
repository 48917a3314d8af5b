import CSidle
import SidleC
import Testing

/// How the speed of a contact is made: a field of the stage's spec.
@Suite struct StrategyTests {
  /// Speed at the lift of a flick to the left whose last two samples jump back.
  private func velocity(_ strategy: Int) -> Double {
    var stage = Scene.stageSpec()
    stage.velocity_strategy = Int32(strategy)
    let scene = Scene(stage: stage)
    scene.push(SIDLE_PHASE_DOWN, x: 300, y: 30, at: 0)
    let places = [290, 270, 245, 220, 200, 185, 200, 215] as [Double]
    for (index, x) in places.enumerated() {
      scene.push(SIDLE_PHASE_MOVE, x: x, y: 30, at: Double(index + 1) * 10)
    }
    scene.push(SIDLE_PHASE_UP, x: 215, y: 30, at: 85)
    scene.step(to: 85_000_000)
    let ends = scene.heard.filter { $0.name == "drag_ended" }
    #expect(ends.count == 1)
    return ends[0].velocity
  }

  @Test("a fingertip that rolls off: the line keeps the direction, parabola and impulse turn")
  func rollingOff() {
    #expect(velocity(SIDLE_STRATEGY_LINE) < -1000)
    #expect(velocity(SIDLE_STRATEGY_QUADRATIC) > 0)
    #expect(velocity(SIDLE_STRATEGY_IMPULSE) > 0)
    #expect(Scene.stageSpec().velocity_strategy == Int32(SIDLE_STRATEGY_LINE))
  }

  @Test("a stage's strategy and edge zone are state")
  func fingerprints() {
    var prints: Set<UInt64> = []
    for strategy in 1...3 as ClosedRange<Int32> {
      for zone in [0, 15] as [Double] {
        var stage = Scene.stageSpec()
        stage.velocity_strategy = strategy
        stage.edge_zone = zone
        prints.insert(Scene(stage: stage).fingerprint)
      }
    }
    #expect(prints.count == 6)
  }
}
