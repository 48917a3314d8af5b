import SidleControls
import SidleMotion
import SidleUnits
import Testing

@Suite struct RowSettleTests {
  @Test("opening by code announces, moves, lands exactly and announces again")
  func opensByCode() {
    var play = Play()
    play.go(.open(.trailing))
    #expect(play.take() == ["willOpen trailing code"])
    #expect(play.offset == 0)
    play.wait(100)
    #expect(play.offset < -40 && play.offset > -160)
    // From 160 points away at rest the default spring needs 0.488 s.
    #expect((play.row.deadline! - ms(488)).magnitude < ms(1))
    play.wait(400)
    #expect(play.take() == ["opened trailing code"])
    #expect(play.offset == -160)
  }

  @Test("a curve takes its time, and half the way at half of it when it is symmetric")
  func curve() {
    var play = Play(.standard.with { $0.settle = .curve(.easeInOut, duration: 0.35) })
    play.go(.open(.trailing))
    #expect(play.row.deadline == ms(350))
    play.wait(175)
    #expect((play.offset + 80).magnitude < 1e-9)
    play.wait(until: ms(350) - 1)
    #expect(play.take() == ["willOpen trailing code"])
    play.wait(until: ms(350))
    #expect(play.take() == ["opened trailing code"])
  }

  @Test("a released row starts a curve as the curve does, whatever the finger's speed")
  func curveAfterRelease() {
    for velocity in [-3000, 0, 200] as [Double] {
      var play = Play(
        .standard.with {
          $0.settle = .curve(.easeInOut, duration: 0.35)
          $0.velocity = .ignored
        })
      play.claim(-110)
      play.release(velocity)
      #expect(play.velocity == 0)
      play.wait(175)
      #expect((play.offset + 130).magnitude < 1e-9)
    }
  }

  @Test("immediate settling announces both at once, with every cause")
  func immediate() {
    var play = Play(.standard.with { $0.settle = .immediate })
    play.go(.open(.trailing))
    #expect(play.take() == ["willOpen trailing code", "opened trailing code"])
    #expect(play.offset == -160)
    play.claim(40)
    play.drag(150)
    play.release(0)
    #expect(
      play.take() == [
        "dragBegan trailing touch", "dragEnded trailing touch", "willClose trailing touch",
        "closed trailing touch",
      ])
    #expect(play.offset == 0)
    #expect(play.row.deadline == nil)
  }

  // SwipeCellKit/SwipeCellKit#117, SwipeCellKit/SwipeCellKit#371
  @Test("without animation the same announcements come in the same order, at once")
  func withoutAnimation() {
    for target in [Rest.open(.trailing), .open(.leading)] {
      var animated = Play()
      animated.go(target)
      animated.idle()
      var direct = Play()
      direct.go(target, animated: false)
      #expect(direct.offset == direct.row.geometry.offset(of: target))
      #expect(direct.row.deadline == nil)
      let took = direct.take()
      #expect(took == animated.take())
      #expect(took.count == 2)
      animated.go(.closed)
      animated.idle()
      direct.go(.closed, animated: false)
      #expect(direct.take() == animated.take())
    }
  }

  @Test("going where the row is, or is going, does nothing")
  func nothingToDo() {
    for target in [Rest.closed, .open(.trailing), .open(.leading)] {
      var play = Play()
      play.go(target, animated: false)
      _ = play.take()
      play.go(target)
      play.go(target, animated: false)
      #expect(play.take() == [])
      #expect(play.row.deadline == nil)
    }
    var moving = Play()
    moving.go(.open(.trailing))
    moving.wait(100)
    let end = moving.row.deadline
    moving.go(.open(.trailing))
    #expect(moving.row.deadline == end)
    #expect(moving.take() == ["willOpen trailing code"])
  }

  @Test("without animation a motion under way to the same rest ends at once, with its one end")
  func atOnce() {
    var play = Play()
    play.go(.open(.trailing))
    play.wait(100)
    play.go(.open(.trailing), animated: false)
    #expect(play.take() == ["willOpen trailing code", "opened trailing code"])
    #expect(play.offset == -160)
    play.idle()
    #expect(play.take() == [])
  }

  @Test("from one edge to the other the row passes closed without stopping there")
  func acrossClosed() {
    var play = Play()
    play.setOpen(.trailing)
    play.go(.open(.leading))
    play.idle()
    #expect(play.take() == ["willOpen leading code", "opened leading code"])
    #expect(play.offset == 80)
    #expect(play.row.settled == .open(.leading))
  }

  @Test("a closing names the edge that closes, also when nothing of it shows yet")
  func edgeOfClosing() {
    for edge in [Edge.leading, .trailing] {
      var play = Play()
      play.go(.open(edge))
      play.go(.closed)
      play.idle()
      #expect(
        play.take() == [
          "willOpen \(edge) code", "interrupted \(edge) code", "willClose \(edge) code",
          "closed \(edge) code",
        ])
    }
  }

  @Test("a deadline that nothing waits for is no news")
  func strayDeadline() {
    var play = Play()
    play.note(play.row.reachDeadline())
    play.claim(-30)
    _ = play.take()
    play.note(play.row.reachDeadline())
    #expect(play.take() == [])
    #expect(play.phase == "dragging")
  }
}
