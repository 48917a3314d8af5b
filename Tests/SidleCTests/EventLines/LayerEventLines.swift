import CSidle
import SidleC
import Testing

/// Lines about layers.
@Suite struct LayerEventLines: EventLines {
  private func lines(_ stage: LayerStage, _ act: () -> Void) -> [String] {
    stage.step(toNanoseconds: sidle_stage_now(stage.stage))
    _ = stage.takeLines()
    act()
    stage.step(toNanoseconds: sidle_stage_now(stage.stage))
    return stage.takeLines()
  }

  @Test("replace of a layer's content by a transition")
  func replaced() {
    let stage = LayerStage()
    let first = lines(stage) { stage.replace("One", by: LayerStage.slide()) }
    #expect(first.count == 1 && first[0].contains("_began"))
    stage.step(to: 0.5)
    let second = lines(stage) { stage.replace("Two", by: LayerStage.slide()) }
    #expect(second.count == 2 && second[0].contains("_ended interrupted"))
    #expect(second[0].contains("reason=code") && second[1].contains("_began"))
  }

  @Test("replace of a layer's content by a transition ... that has a delay")
  func delayed() {
    let stage = LayerStage()
    stage.replace("One", by: LayerStage.slide())
    stage.step(to: 0.5)
    let replaced = lines(stage) {
      stage.replace("Two", by: LayerStage.slide { $0.delay = 0.25 })
    }
    #expect(replaced.count == 1 && replaced[0].contains("_ended interrupted"))
    #expect(lines(stage) { stage.step(to: 0.7499) } == [])
    let begun = lines(stage) { stage.step(to: 0.76) }
    #expect(begun.count == 1 && begun[0].hasPrefix("0.750000000") && begun[0].contains("_began"))
  }

  @Test("a layer that is destroyed")
  func destroyed() {
    let stage = LayerStage()
    #expect(lines(stage) { _ = stage.replace("One", by: nil) } == [])
    stage.replace("Two", by: LayerStage.slide())
    stage.step(to: 0.5)
    let ended = lines(stage) { done(sidle_layer_destroy(stage.stage, stage.layer)) }
    #expect(ended.count == 1 && ended[0].contains("_ended interrupted"))
    #expect(ended.first?.contains("reason=removed") == true)
  }
}
