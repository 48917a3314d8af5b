import SidleControls
import SidleMotion
import SidleUnits
import Testing

/// What moves by itself keeps to the limits of both sides, as drags do.
@Suite struct RowLimitTests {
  /// Both sides limited: one leading button of 80, trailing ones of 160 together.
  private func limited(leading: Double = 1e9, trailing: Double = 1e9, width: Double = 320)
    -> RowGeometry
  {
    RowGeometry(
      width: width, leading: ButtonStrip(count: 1, buttonWidth: 80, limit: leading),
      trailing: ButtonStrip(count: 2, buttonWidth: 80, limit: trailing))
  }

  private let swinging = RowSettings.Settle.spring(
    Spring.make(stiffness: 300, dampingRatio: 0.2)!, dampingRatio: 0.2)
  private var manners: [RowSettings.Settle] {
    [swinging, .spring(.settle, dampingRatio: 1), .curve(.easeInOut, duration: 0.35)]
  }

  /// The farthest the row gets while it comes to rest, and how far it gets in a millisecond.
  private func extremes(_ play: inout Play) -> (least: Double, most: Double, leap: Double) {
    var (least, most, leap, last) = (play.offset, play.offset, 0.0, play.offset)
    while play.row.deadline != nil {
      play.wait(1)
      least = min(least, play.offset)
      most = max(most, play.offset)
      leap = max(leap, (play.offset - last).magnitude)
      last = play.offset
    }
    return (least, most, leap)
  }

  @Test("a row let go of fast stops at the limit of the side it opens, and opens")
  func release() {
    for manner in manners {
      for limit in [160, 170] as [Double] {
        var play = Play(.standard.with { $0.settle = manner }, limited(trailing: limit))
        play.claim(-110)
        play.release(-4000)
        let found = extremes(&play)
        #expect(found.least >= -limit)
        #expect(play.offset == -160)
        #expect(play.take().suffix(2) == ["willOpen trailing touch", "opened trailing touch"])
      }
    }
  }

  @Test("a curve that takes a speed along to another rest stops at the limit of the other side")
  func curve() {
    for limit in [0, 0.2, 5] as [Double] {
      // Nothing was announced of the first motion: so nothing is of its interruption.
      var play = Play(
        .standard.with { $0.settle = .curve(.easeInOut, duration: 0.2) },
        limited(trailing: limit))
      play.claim(40)
      play.release()
      play.wait(100)
      #expect(play.offset > 0 && play.velocity < 0)
      play.go(.open(.leading))
      let found = extremes(&play)
      #expect(found.least >= -limit)
      #expect(play.offset == 80)
      // And a row that closes while it is fast.
      play = Play(
        .standard.with { $0.settle = .curve(.easeInOut, duration: 0.2) }, limited(leading: limit))
      play.setOpen(.trailing)
      play.go(.closed)
      play.wait(100)
      play.go(.open(.trailing))
      play.wait(5)
      play.go(.closed)
      let second = extremes(&play)
      #expect(second.most <= limit)
      #expect(play.offset == 0)
    }
  }

  @Test("a bounce goes as far as the limit lets it, and is none where it lets it nowhere")
  func bounce() {
    let table: [(limit: Double, least: Double, stages: Int)] = [
      (1e9, -180, 2), (180, -180, 2), (170, -170, 2), (160, -160, 1), (100, -100, 1),
    ]
    for manner in manners {
      for (limit, least, stages) in table {
        var play = Play(
          .standard.with {
            $0.settle = manner
            $0.bounce = 20
            $0.bounceDuration = 0.1
          }, limited(trailing: limit))
        play.go(.open(.trailing))
        var deadlines = 0
        var last: Int64?
        while let deadline = play.row.deadline {
          if deadline != last { deadlines += 1 }
          last = deadline
          play.wait(1)
          #expect(play.offset >= -limit)
        }
        #expect(deadlines == stages)
        #expect(play.offset == max(least, -160))
        #expect(play.take() == ["willOpen trailing code", "opened trailing code"])
      }
      // The way home goes past 0 toward the other side.
      for limit in [0, 7] as [Double] {
        var play = Play(
          .standard.with {
            $0.settle = manner
            $0.bounce = 20
            $0.bounceDuration = 0.1
          }, limited(leading: limit))
        play.setOpen(.trailing)
        play.go(.closed)
        let found = extremes(&play)
        #expect(found.most <= limit)
        #expect(limit == 0 || found.most > 6.5)
        #expect(play.offset == 0)
      }
    }
  }

  @Test("a swing of a peek, and of a row that opens to wait for a yes, stops at the limit")
  func peekAndWait() {
    var play = Play(.standard.with { $0.settle = swinging }, limited(trailing: 160))
    play.note(play.row.peek(.trailing, distance: 160, hold: 0, at: play.now))
    var found = extremes(&play)
    #expect(found.least == -160 && play.offset == 0)
    play.claim(-150)
    play.note(
      play.row.commit(
        edge: .trailing,
        .waits(Row.Commitment(edge: .trailing, isOut: false, removes: false, keepsOpen: false)),
        reason: .touch, velocity: -3000, at: play.now))
    found = extremes(&play)
    #expect(found.least == -160)
    #expect(play.phase == "pending" && play.offset == -160)
  }

  @Test("while a limit stops it, it stands still; caught there it does not jump")
  func standsStill() {
    for manner in manners {
      var play = Play(.standard.with { $0.settle = manner }, limited(trailing: 160))
      play.claim(-150)
      play.release(-4000)
      while play.offset > -160, play.row.deadline != nil { play.wait(1) }
      #expect(play.offset == -160 && play.velocity == 0)
      play.claim(10)
      #expect(play.offset == -160)
      play.drag(30)
      #expect(play.offset == -140)
    }
  }

  @Test("caught near a limit by any rule, and pulled on, it is never beyond it, not by a rounding")
  func caughtNear() {
    let rules: [Overscroll] = [
      .elastic(coefficient: 0.4), .clamp, .free, .power(exponent: 0.1), .power(exponent: 0.8),
      .scrollView(coefficient: 0.55), .scrollView(coefficient: 1),
    ]
    for rule in rules {
      for (count, limit, velocity) in [
        (0, 0.2, 900.0), (0, 0.7, 900), (2, 163.3, 2000), (2, 620.1, 20_000),
      ] {
        for wait in 1...60 {
          let geometry = RowGeometry(
            width: 320, leading: .none(limit: limit),
            trailing: ButtonStrip(count: count, buttonWidth: 80, limit: limit))
          var play = Play(
            .standard.with {
              $0.overscroll = rule
              $0.emptySide = .follows
              $0.settle = swinging
            }, geometry)
          play.claim(-12)
          play.release(-velocity)
          play.wait(Double(wait))
          guard play.row.deadline != nil else { continue }
          let live = play.offset
          play.claim(-10)
          #expect((play.offset - live).magnitude < 1e-9 * max(limit, 1))
          for step in 0...40 {
            play.drag(-10 - Double(step * step))
            #expect(play.offset >= -limit && play.offset <= limit)
          }
        }
      }
    }
  }

  @Test("a row that leaves goes beyond; told no, it comes back from there without a jump")
  func leaves() {
    for manner in manners {
      for wait in [20, 60, 2000] as [Double] {
        var play = Play(.standard.with { $0.settle = manner }, limited(trailing: 64))
        play.claim(-74)
        play.note(
          play.row.commit(
            edge: .trailing,
            .waits(Row.Commitment(edge: .trailing, isOut: true, removes: true, keepsOpen: false)),
            reason: .touch, velocity: -500, at: play.now))
        play.wait(wait)
        let before = play.offset
        #expect(before < -64)
        #expect(wait < 2000 || before == -320)
        play.note(play.row.answer(false, reason: .code, at: play.now))
        #expect(play.offset == before)
        let found = extremes(&play)
        #expect(found.least >= before && found.leap < 30)
        #expect(play.offset == 0)
      }
    }
  }

  @Test("a limit that shrinks while the content swings beyond it moves nothing at once")
  func shrinks() {
    for target in [Rest.closed, .open(.trailing)] {
      var play = Play(.standard.with { $0.settle = swinging }, limited(trailing: 400))
      play.claim(-110)
      play.release(-2000)
      play.wait(20)
      play.go(target)
      play.wait(20)
      let before = play.offset
      #expect(before < -160)
      play.resize(limited(trailing: 100, width: 200))
      #expect(play.offset == before)
      let found = extremes(&play)
      #expect(found.leap < 30)
      #expect(play.offset == (target == .closed ? 0 : -100))
    }
  }
}
