import SidleControls
import SidleGesture
import SidleMotion
import SidleUnits
import Testing

/// Inputs at random against the rules that hold for every script.
@Suite struct RowScriptTests {
  private func settings(_ noise: inout Noise) -> RowSettings {
    let ratio = noise.pick([0.2, 1, 3] as [Double])
    let settle: RowSettings.Settle = noise.pick([
      .spring(Spring.make(stiffness: 300, dampingRatio: ratio)!, dampingRatio: ratio),
      .curve(.easeInOut, duration: 0.2), .immediate,
    ])
    return RowSettings.standard.with {
      $0.settle = settle
      $0.overscroll = noise.pick([
        .elastic(coefficient: 0.4), .clamp, .free, .power(exponent: 0.8),
        .scrollView(coefficient: 0.55),
      ])
      $0.slopRule = noise.pick([.swallowed, .credited])
      $0.tracking = noise.pick([.direct, .direct, .accumulated])
      $0.emptySide = noise.pick([.yields, .follows])
      $0.velocity = noise.pick([.decides, .ignored, .projects(rate: 0.998)])
    }
  }

  private func geometry(_ noise: inout Noise) -> RowGeometry {
    RowGeometry(
      width: noise.number(100...400),
      leading: noise.chance(60)
        ? ButtonStrip(count: 1, buttonWidth: noise.number(1...90)) : .none,
      trailing: noise.chance(80)
        ? ButtonStrip(count: 2, buttonWidth: noise.number(1...90)) : .none)
  }

  @Test("every begin has one end, no input makes the row jump, and every motion comes to rest")
  func rules() {
    var inputs = 0
    for seed in 0..<400 as Range<UInt64> {
      var noise = Noise(state: seed)
      var play = Play(settings(&noise), geometry(&noise))
      var ledger = Ledger()
      for _ in 0..<60 {
        let before = play.offset
        let wasDragging = play.row.isDragging
        var mayMove = false
        switch noise.next() % 10 {
        case 0, 1:
          let translation = noise.pick([-10, 10, -40, 40] as [Double])
          if !wasDragging, play.row.accepts(translation: translation) {
            play.claim(translation)
            mayMove = true
          }
        case 2, 3:
          play.drag(noise.number(-300...300))
          mayMove = true
        case 4: play.release(noise.pick([0, -900, 900]))
        case 5: play.cancel()
        case 6:
          let edge: Edge = noise.pick([.leading, .trailing])
          let target: Rest = noise.chance(40) ? .closed : .open(edge)
          if target == .closed || !play.row.geometry.strip(edge).isEmpty {
            let animated = noise.chance(80)
            play.go(target, animated: animated)
            mayMove = !animated
          }
        case 7:
          if noise.chance(30) {
            play.resize(geometry(&noise))
            // Rows at rest follow their extent.
            mayMove = !wasDragging && before == play.row.geometry.offset(of: play.row.settled)
          }
        default:
          play.wait(noise.number(0...150))
          mayMove = true
        }
        inputs += 1
        let isImmediate = play.row.settings.settle == .immediate
        let offset = play.offset
        if !offset.isFinite { Issue.record("seed \(seed): offset \(offset)") }
        let followsExtent = !play.row.isDragging && play.row.deadline == nil
        // Half a point from its rest at 5 points per second or less, a row lands.
        if !mayMove, !isImmediate, !followsExtent, (offset - before).magnitude >= 0.5 {
          Issue.record("seed \(seed): \(before) jumped to \(offset), \(play.take().suffix(4))")
        }
        ledger.enter(play.take())
        if let mistake = ledger.mistake(play.row) {
          Issue.record("seed \(seed): \(mistake)")
          return
        }
      }
      play.release(0)
      play.idle()
      ledger.enter(play.take())
      #expect(play.row.deadline == nil)
      #expect(play.offset == play.row.geometry.offset(of: play.row.settled))
      if let mistake = ledger.mistake(play.row) { Issue.record("seed \(seed): \(mistake)") }
    }
    #expect(inputs == 24_000)
  }

  /// What has begun and not ended, from the announcements alone.
  private struct Ledger {
    var isDragged = false
    var announced: String?
    var wrong: String?

    mutating func enter(_ lines: [String]) {
      for line in lines {
        let kind = String(line.split(separator: " ")[0])
        switch kind {
        case "dragBegan":
          if isDragged || announced != nil { wrong = "\(line) too many" }
          isDragged = true
        case "dragEnded", "dragEnded!":
          if !isDragged { wrong = "\(line) without a begin" }
          isDragged = false
        case "willOpen", "willClose":
          if isDragged || announced != nil { wrong = "\(line) before the end of another" }
          announced = kind
        case "opened":
          if announced != "willOpen" { wrong = "\(line) was not announced" }
          announced = nil
        case "closed":
          if announced != "willClose" { wrong = "\(line) was not announced" }
          announced = nil
        default:
          if announced == nil { wrong = "\(line): nothing to interrupt" }
          announced = nil
        }
      }
    }

    func mistake(_ row: Row) -> String? {
      if let wrong { return wrong }
      if row.isDragging != isDragged { return "dragging is \(row.isDragging)" }
      if announced != nil, row.deadline == nil { return "\(announced!) has no end to come" }
      return nil
    }
  }
}
