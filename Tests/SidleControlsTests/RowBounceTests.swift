import SidleControls
import SidleMotion
import SidleUnits
import Testing

/// A row that settles past its rest and comes back.
@Suite struct RowBounceTests {
  private let bouncing = RowSettings.standard.with {
    $0.settle = .curve(.easeInOut, duration: 0.2)
    $0.bounce = 20
    $0.bounceDuration = 0.1
  }

  /// The farthest the row gets while it comes to rest.
  private func extremes(_ play: inout Play) -> (least: Double, most: Double) {
    var (least, most) = (play.offset, play.offset)
    while play.row.deadline != nil {
      play.wait(1)
      least = min(least, play.offset)
      most = max(most, play.offset)
    }
    return (least, most)
  }

  @Test("an opening row goes past the extent and back; it announces the whole way as one")
  func opens() {
    for edge in [Edge.leading, .trailing] {
      var play = Play(bouncing)
      let rest = edge.sign * play.row.geometry.strip(edge).extent
      play.go(.open(edge))
      #expect(play.take() == ["willOpen \(edge) code"])
      #expect(play.row.deadline == ms(200))
      play.wait(until: ms(200))
      #expect(play.take() == [])
      #expect(play.offset == rest + edge.sign * 20)
      #expect(play.row.deadline == ms(300))
      play.wait(50)
      #expect((play.offset - (rest + edge.sign * 10)).magnitude < 1e-9)
      play.wait(until: ms(300) - 1)
      #expect(play.take() == [])
      play.wait(until: ms(300))
      #expect(play.take() == ["opened \(edge) code"])
      #expect(play.offset == rest)
      #expect(play.row.deadline == nil)
    }
  }

  @Test("a closing row goes past 0, away from where it comes from")
  func closes() {
    for edge in [Edge.leading, .trailing] {
      var play = Play(bouncing)
      play.setOpen(edge)
      play.go(.closed)
      play.wait(until: ms(200))
      #expect(play.offset == -edge.sign * 20)
      play.wait(until: ms(300))
      #expect(play.take() == ["willClose \(edge) code", "closed \(edge) code"])
      #expect(play.offset == 0)
    }
  }

  @Test("how far it gets: the bounce on the far side, nothing more on the near side")
  func range() {
    let table: [(drag: Double, rest: Double, least: Double, most: Double)] = [
      (-50, 0, -40, 20), (-130, -160, -180, -120), (-230, -160, -184, -160), (40, 0, -20, 30),
      (70, 80, 60, 100),
    ]
    for (drag, rest, least, most) in table {
      var play = Play(bouncing.with { $0.velocity = .ignored })
      play.claim(drag)
      play.release()
      let found = extremes(&play)
      #expect((found.least - least).magnitude < 1e-9, "\(drag)")
      #expect((found.most - most).magnitude < 1e-9, "\(drag)")
      #expect(play.offset == rest)
      // Back to where it was last announced is not announced; the drag's own begin and end are.
      #expect(play.take().count == (rest == 0 ? 2 : 4))
    }
  }

  @Test("a row that is there already, with that rest, neither moves nor bounces")
  func stays() {
    for edge in [Edge.leading, .trailing] {
      let extent = RowGeometry.standard.strip(edge).extent
      var play = Play(bouncing.with { $0.overscroll = .clamp })
      play.setOpen(edge)
      play.claim(edge.sign * 30)
      #expect(play.offset == edge.sign * extent)
      play.release()
      #expect(play.phase == "resting open(SidleUnits.Edge.\(edge))")
      #expect(play.take() == ["dragBegan \(edge) touch", "dragEnded \(edge) touch"])
      // The same place with another rest announced last does bounce.
      play = Play(bouncing.with { $0.overscroll = .clamp })
      play.claim(edge.sign * (extent + 30))
      play.release()
      #expect(play.row.deadline == ms(200))
      play.idle()
      #expect(play.take().suffix(2) == ["willOpen \(edge) touch", "opened \(edge) touch"])
    }
  }

  @Test("with a spring both stages are springs, the first with the finger's speed")
  func springs() {
    var play = Play(bouncing.with { $0.settle = .spring(.settle, dampingRatio: 1) })
    play.claim(-110)
    play.release(-600)
    #expect(play.velocity == -600)
    let first = play.row.deadline!
    play.wait(until: first)
    #expect(play.offset == -180)
    #expect(play.velocity == 0)
    #expect(play.row.deadline! > first)
    play.idle()
    #expect(play.offset == -160)
    #expect(play.take().suffix(2) == ["willOpen trailing touch", "opened trailing touch"])
  }

  @Test("without animation, and with immediate settling, there is no bounce")
  func immediate() {
    var play = Play(bouncing)
    play.go(.open(.leading), animated: false)
    #expect(play.row.deadline == nil)
    play = Play(bouncing.with { $0.settle = .immediate })
    play.go(.open(.leading))
    #expect(play.row.deadline == nil)
    #expect(play.offset == 80)
    // At once, in the middle of the first stage.
    play = Play(bouncing)
    play.go(.open(.leading))
    play.wait(100)
    play.go(.open(.leading), animated: false)
    #expect(play.offset == 80)
    #expect(play.take() == ["willOpen leading code", "opened leading code"])
  }

  @Test("stages without duration are passed at once")
  func noDuration() {
    var play = Play(bouncing.with { $0.settle = .curve(.easeInOut, duration: 0) })
    play.go(.open(.leading))
    #expect(play.offset == 100)
    #expect(play.row.deadline == ms(100))
    play = Play(bouncing.with { $0.bounceDuration = 0 })
    play.go(.open(.leading))
    play.wait(until: ms(200))
    #expect(play.offset == 80)
    #expect(play.take() == ["willOpen leading code", "opened leading code"])
  }

  @Test("a new extent moves the goal of either stage, and the second does not start over")
  func resized() {
    let wider = RowGeometry(
      width: 320, leading: ButtonStrip(count: 1, buttonWidth: 100),
      trailing: ButtonStrip(count: 2, buttonWidth: 80))
    for wait in [50, 150, 250] as [Double] {
      var play = Play(bouncing)
      play.go(.open(.leading))
      play.wait(wait)
      let (offset, velocity) = (play.offset, play.velocity)
      play.resize(wider)
      #expect(play.offset == offset)
      #expect((play.velocity - velocity).magnitude < 1e-6)
      if wait < 200 {
        play.wait(until: play.row.deadline!)
        #expect(play.offset == 120)
      }
      play.idle()
      #expect(play.offset == 100)
      #expect(play.take() == ["willOpen leading code", "opened leading code"])
    }
  }

  @Test("a finger takes it in either stage where it is, also past the rest, and can bring it home")
  func caught() {
    for (goal, wait) in [
      (Rest.open(.leading), 100.0), (.open(.leading), 205), (.open(.leading), 250), (.closed, 100),
      (.closed, 205), (.closed, 250),
    ] {
      for rule in [Overscroll.clamp, .elastic(coefficient: 0.4), .free] {
        // Without trailing buttons: past 0 nothing but the bounce shows.
        let bare = RowGeometry(
          width: 320, leading: ButtonStrip(count: 1, buttonWidth: 80), trailing: .none)
        var play = Play(bouncing.with { $0.overscroll = rule }, bare)
        if goal == .closed { play.setOpen(.leading) }
        play.go(goal)
        play.wait(wait)
        let live = play.offset
        play.claim(goal == .closed ? 10 : -10)
        #expect((play.offset - live).magnitude < 1e-9)
        #expect(play.row.deadline == nil)
        // Through its rest and far into the row.
        let way: Double = goal == .closed ? 1 : -1
        var last = play.offset
        for step in 1...300 {
          play.drag(way * (10 + Double(step) / 4))
          #expect((play.offset - last).magnitude <= 0.25 + 1e-9)
          #expect((play.offset - last) * way >= -1e-9)
          last = play.offset
        }
        play.drag(-way * 400)
        if goal == .closed {
          #expect(play.offset == 0)
        } else if rule == .clamp {
          #expect(play.offset == 80)
        }
      }
    }
  }
}
